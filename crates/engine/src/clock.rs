//! The mover's clock, and how much of it a move may take.

use std::time::Duration;

/// What the clock of the side to move shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left before the flag falls or byo-yomi begins.
    pub remaining: Duration,
    /// Added after each move.
    pub increment: Duration,
    /// Moves until time is added; `None` where `remaining` is for the rest of the game. Canadian overtime, once
    /// begun, is `remaining` for this many stones.
    pub moves_to_go: Option<u32>,
    /// What follows when `remaining` has run out.
    pub byo_yomi: Option<ByoYomi>,
    /// Kept back in every move for what happens between the engine and the clock.
    pub overhead: Duration,
}

/// Overtime: a period in which so many moves have to be made, again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByoYomi {
    /// The length of a period, or what is left of the one that runs.
    pub period: Duration,
    /// Moves within a period: 1 in Japanese byo-yomi.
    pub moves: u32,
}

/// How long one move may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What the move should take where it is neither clear nor doubtful.
    pub aim: Duration,
    /// What it must never exceed.
    pub most: Duration,
}

/// Even with an empty clock something is thought.
const LEAST: Duration = Duration::from_millis(1);
/// The most one move may take of what is left, in hundredths: the game goes on after it.
const LARGEST_SHARE: u32 = 30;
/// A doubtful move may take so many times what it should.
const DOUBT: u32 = 5;
/// Of a byo-yomi period that is lost if not used, in hundredths.
const PERIOD_SHARE: u32 = 85;

impl Clock {
    /// A clock that runs out after this, nothing added.
    #[must_use]
    pub const fn sudden_death(remaining: Duration) -> Self {
        Self {
            remaining,
            increment: Duration::ZERO,
            moves_to_go: None,
            byo_yomi: None,
            overhead: Duration::from_millis(10),
        }
    }

    /// What one move may take where about `moves_to_come` own moves are still to be made.
    #[must_use]
    pub fn budget(&self, moves_to_come: u32) -> Budget {
        let main = self.remaining.saturating_sub(self.overhead);
        // What one move has for itself in overtime, which is there again for the next.
        let period = self.byo_yomi.map_or(Duration::ZERO, |byo_yomi| {
            byo_yomi.period.saturating_sub(self.overhead) / byo_yomi.moves.max(1)
        });
        let moves = self.moves_to_go.unwrap_or(moves_to_come).max(1);
        let last_before_more = moves == 1 && self.moves_to_go.is_some();
        let share = (main + self.increment * (moves - 1)) / moves;
        let aim = share + period * PERIOD_SHARE / 100;
        let largest = if last_before_more { main * 9 / 10 } else { main * LARGEST_SHARE / 100 };
        // The increment comes only after the move, the period is there already.
        let most = (share * DOUBT).min(largest.max(share.min(main))) + period;
        let most = most.min(main + period).max(LEAST);
        Budget { aim: aim.min(most).max(LEAST), most }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    fn clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Clock {
        Clock { increment: MS(increment), moves_to_go, ..Clock::sudden_death(MS(remaining)) }
    }

    #[test]
    fn a_whole_game_is_played_within_the_clock() {
        for (start, increment) in [(60_000, 0), (1_000, 10), (100, 0), (5_000, 5_000)] {
            let mut left = MS(start);
            for played in 0..300_u32 {
                let clock = Clock { remaining: left, ..clock(0, increment, None) };
                let budget = clock.budget(45_u32.saturating_sub(played).max(12));
                assert!(budget.aim <= budget.most);
                // Every move as doubtful as can be.
                let spent = budget.most + MS(0);
                assert!(
                    spent < left || left <= MS(11),
                    "{start}+{increment}: {spent:?} of {left:?} at move {played}"
                );
                left = left.saturating_sub(spent) + MS(increment);
            }
        }
    }

    #[test]
    fn the_last_move_before_a_time_control_may_use_what_is_left() {
        let budget = clock(10_000, 0, Some(1)).budget(40);
        assert!(budget.most > MS(8_500) && budget.most < MS(10_000), "{budget:?}");
        let budget = clock(10_000, 0, Some(2)).budget(40);
        assert!(budget.aim <= MS(5_000) && budget.most <= MS(5_000), "{budget:?}");
    }

    #[test]
    fn a_period_of_byo_yomi_is_used_and_never_overrun() {
        let byo_yomi = Some(ByoYomi { period: MS(10_000), moves: 1 });
        let budget = Clock { byo_yomi, ..clock(0, 0, None) }.budget(100);
        assert!(budget.aim >= MS(8_000) && budget.most <= MS(9_990), "{budget:?}");
        let with_main = Clock { byo_yomi, ..clock(60_000, 0, None) }.budget(100);
        assert!(with_main.aim > budget.aim);
        let canadian = Some(ByoYomi { period: MS(30_000), moves: 10 });
        let budget = Clock { byo_yomi: canadian, ..clock(0, 0, None) }.budget(100);
        assert!(budget.most <= MS(3_000), "{budget:?}");
    }

    #[test]
    fn an_empty_clock_still_has_an_answer() {
        let budget = clock(0, 0, None).budget(40);
        assert_eq!(budget, Budget { aim: LEAST, most: LEAST });
        assert_eq!(clock(5, 0, Some(0)).budget(0).most, LEAST);
    }
}
