//! The time each side has, as the controller says it and as it runs down.

use std::time::Duration;

use hansu_engine::{ByoYomi, Clock};
use hansu_rules::Side;

/// How time is given. Zero periods or stones are no time limit, as the protocol has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TimeControl {
    /// No limit.
    None,
    /// So much for the whole game.
    Absolute {
        /// Time for all moves.
        main: Duration,
    },
    /// After the main time, so many stones in each period.
    Canadian {
        /// Time before the first period.
        main: Duration,
        /// Length of a period.
        period: Duration,
        /// Stones to play in each.
        stones: u32,
    },
    /// After the main time, so many periods, each of which lasts until it is used up by one move.
    ByoYomi {
        /// Time before the first period.
        main: Duration,
        /// Length of a period.
        period: Duration,
        /// How many there are.
        periods: u32,
    },
    /// So much for the game and more for every move.
    Fischer {
        /// Time at the start.
        main: Duration,
        /// Time added after each move.
        increment: Duration,
    },
}

/// What one side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    /// Main time; in overtime what is left of the period.
    time: Duration,
    /// Whether the main time is used up.
    overtime: bool,
    /// In overtime: stones to play in this period (Canadian), or periods (byo-yomi).
    count: u32,
}

/// The clocks of both sides. They run only while this engine thinks; the controller's word replaces them.
#[derive(Clone, Copy, Debug)]
pub struct Clocks {
    control: TimeControl,
    left: [Left; 2],
}

/// What passes between a decision and the controller reading it, at most.
const OVERHEAD: Duration = Duration::from_millis(60);

impl Clocks {
    /// Fresh clocks.
    pub const fn new(control: TimeControl) -> Self {
        let left = match control {
            TimeControl::None => Left { time: Duration::ZERO, overtime: false, count: 0 },
            TimeControl::Canadian { main: Duration::ZERO, period, stones: count }
            | TimeControl::ByoYomi { main: Duration::ZERO, period, periods: count } => {
                Left { time: period, overtime: true, count }
            }
            TimeControl::Absolute { main }
            | TimeControl::Canadian { main, .. }
            | TimeControl::ByoYomi { main, .. }
            | TimeControl::Fischer { main, .. } => Left { time: main, overtime: false, count: 0 },
        };
        Self { control, left: [left; 2] }
    }

    /// The clocks as they were when they were set.
    pub fn reset(&mut self) {
        *self = Self::new(self.control);
    }

    /// The controller's clock: `count` stones or periods left in overtime, 0 for main time.
    pub fn set_left(&mut self, side: Side, time: Duration, count: u32) {
        self.left[side.index()] = Left { time, overtime: count > 0, count };
    }

    /// Takes a move's time off.
    pub fn spend(&mut self, side: Side, spent: Duration) {
        let left = &mut self.left[side.index()];
        let main = if left.overtime { Duration::ZERO } else { left.time };
        let over = spent.saturating_sub(main);
        let begins = !left.overtime && over > Duration::ZERO;
        match self.control {
            TimeControl::None => {}
            TimeControl::Fischer { increment, .. } => {
                left.time = left.time.saturating_sub(spent).saturating_add(increment);
            }
            TimeControl::Canadian { period, stones, .. } if begins || left.overtime => {
                if begins {
                    *left = Left { time: period, overtime: true, count: stones };
                }
                left.time = left.time.saturating_sub(over);
                left.count -= left.count.min(1);
                if left.count == 0 {
                    *left = Left { time: period, overtime: true, count: stones };
                }
            }
            TimeControl::ByoYomi { period, periods, .. } if begins || left.overtime => {
                let before = if begins { periods } else { left.count };
                let used = over.as_nanos().checked_div(period.as_nanos()).unwrap_or(0);
                let count = before.saturating_sub(u32::try_from(used).unwrap_or(u32::MAX)).max(1);
                *left = Left { time: period, overtime: true, count };
            }
            _ => left.time = left.time.saturating_sub(spent),
        }
    }

    /// The clock of a side as the engine reads it; `None` without a limit.
    pub fn clock(&self, side: Side) -> Option<Clock> {
        let Left { time, overtime, count } = self.left[side.index()];
        let main = Clock { overhead: OVERHEAD.min(time / 4), ..Clock::sudden_death(time) };
        Some(match self.control {
            TimeControl::None => return None,
            TimeControl::Absolute { .. } => main,
            TimeControl::Fischer { increment, .. } => Clock { increment, ..main },
            TimeControl::Canadian { .. } if overtime => Clock { moves_to_go: Some(count.max(1)), ..main },
            TimeControl::Canadian { period, stones: moves, .. } => with_overtime(main, period, moves),
            TimeControl::ByoYomi { .. } if overtime => {
                with_overtime(Clock { remaining: Duration::ZERO, ..main }, time, 1)
            }
            TimeControl::ByoYomi { period, .. } => with_overtime(main, period, 1),
        })
    }
}

fn with_overtime(main: Clock, period: Duration, moves: u32) -> Clock {
    let overhead = OVERHEAD.min(period / moves.max(1) / 4);
    Clock { byo_yomi: Some(ByoYomi { period, moves }), overhead, ..main }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);
    const BLACK: Side = Side::First;

    /// What the next of many moves may take.
    fn aim(clocks: &Clocks) -> Duration {
        clocks.clock(BLACK).expect("there is a limit").budget(30).aim
    }

    #[test]
    fn without_a_limit_there_is_no_clock() {
        assert_eq!(Clocks::new(TimeControl::None).clock(BLACK), None);
    }

    #[test]
    fn a_game_of_many_moves_never_runs_out() {
        let mut clocks = Clocks::new(TimeControl::Absolute { main: 20 * SECOND });
        for _ in 0..100 {
            let aim = aim(&clocks);
            assert!(aim < clocks.left[0].time, "{aim:?}");
            clocks.spend(BLACK, aim);
        }
    }

    #[test]
    fn canadian_stones_are_counted_and_periods_renewed() {
        let control = TimeControl::Canadian { main: SECOND, period: 10 * SECOND, stones: 2 };
        let mut clocks = Clocks::new(control);
        clocks.spend(BLACK, 3 * SECOND);
        assert_eq!(clocks.left[0], Left { time: 8 * SECOND, overtime: true, count: 1 });
        assert!(aim(&clocks) < 8 * SECOND);
        clocks.spend(BLACK, SECOND);
        assert_eq!(clocks.left[0], Left { time: 10 * SECOND, overtime: true, count: 2 });
        assert!(aim(&clocks) <= 5 * SECOND);
    }

    #[test]
    fn a_period_of_byo_yomi_begins_anew_unless_it_was_used_up() {
        let control = TimeControl::ByoYomi { main: SECOND, period: 10 * SECOND, periods: 3 };
        let mut clocks = Clocks::new(control);
        clocks.spend(BLACK, 5 * SECOND);
        assert_eq!(clocks.left[0], Left { time: 10 * SECOND, overtime: true, count: 3 });
        clocks.spend(BLACK, 25 * SECOND);
        assert_eq!(clocks.left[0], Left { time: 10 * SECOND, overtime: true, count: 1 });
        assert!(aim(&clocks) > 5 * SECOND && aim(&clocks) < 10 * SECOND);
    }

    #[test]
    fn the_controllers_word_counts() {
        let mut clocks = Clocks::new(TimeControl::Canadian { main: SECOND, period: 10 * SECOND, stones: 5 });
        clocks.set_left(BLACK, 6 * SECOND, 3);
        assert!(aim(&clocks) <= 2 * SECOND);
        clocks.reset();
        assert_eq!(clocks.left[0], Left { time: SECOND, overtime: false, count: 0 });
    }

    #[test]
    fn no_settings_break_the_arithmetic() {
        let most = Duration::MAX;
        for control in [
            TimeControl::Absolute { main: most },
            TimeControl::Canadian { main: most, period: most, stones: u32::MAX },
            TimeControl::ByoYomi { main: Duration::ZERO, period: Duration::ZERO, periods: 1 },
            TimeControl::Fischer { main: most, increment: most },
        ] {
            let mut clocks = Clocks::new(control);
            for spent in [Duration::ZERO, SECOND, most] {
                clocks.spend(BLACK, spent);
            }
        }
    }
}
