//! Time in the words of the protocol.

use std::time::Duration;

use hansu_engine::{Clock, SearchLimits};

/// How time is given, apart from what is left of it: what `time_settings` and its kin are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// So much for every move.
    EachMove(Duration),
    /// A clock.
    Clock {
        /// What it shows when the engine is told of it first.
        main: Duration,
        /// Added after each move.
        increment: Duration,
        /// The length of a period of overtime, and the moves in it.
        period: Option<(Duration, u32)>,
    },
}

/// Which of the commands for time an engine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dialects {
    pub(super) kata: bool,
    pub(super) kgs: bool,
}

impl Given {
    /// How these limits give time; `None` where they leave it to the engine.
    pub(super) fn of(limits: &SearchLimits) -> Option<Self> {
        match (&limits.clock, limits.move_time) {
            (Some(clock), _) => Some(Self::of_clock(clock)),
            (None, Some(time)) => Some(Self::EachMove(time)),
            (None, None) => None,
        }
    }

    fn of_clock(clock: &Clock) -> Self {
        let (main, period) = match (clock.byo_yomi, clock.moves_to_go) {
            (Some(byo_yomi), _) => (clock.remaining, Some((byo_yomi.period, byo_yomi.moves.max(1)))),
            // Canadian overtime that has begun.
            (None, Some(moves)) => (Duration::ZERO, Some((clock.remaining, moves.max(1)))),
            (None, None) => (clock.remaining, None),
        };
        Self::Clock { main, increment: clock.increment, period }
    }

    /// Whether an engine that was told `self` needs to be told of `other`. What is left of a clock goes another way,
    /// and in overtime the length of a period cannot be seen any more.
    pub(super) fn differs(&self, other: &Self) -> bool {
        match (self, other) {
            (
                Self::Clock { period: Some(_), .. },
                Self::Clock { main: Duration::ZERO, period: Some(_), .. },
            ) => false,
            (
                Self::Clock { increment, period, .. },
                Self::Clock { increment: new_increment, period: new_period, .. },
            ) => (increment, period) != (new_increment, new_period),
            _ => self != other,
        }
    }

    /// The command. Only KataGo's own knows fractions and increments; elsewhere time is told in whole seconds,
    /// never more than there is (but at least one for a period), and an increment is told by what is left.
    pub(super) fn command(&self, dialects: Dialects) -> String {
        match *self {
            Self::EachMove(time) if dialects.kata => {
                format!("kata-time_settings byoyomi 0 {} 1", decimal(time))
            }
            Self::EachMove(time) => format!("time_settings 0 {} 1", whole(time).max(1)),
            Self::Clock { main, increment, period: None } if dialects.kata && !increment.is_zero() => {
                format!("kata-time_settings fischer {} {}", decimal(main), decimal(increment))
            }
            Self::Clock { main, period: None, .. } => format!("time_settings {} 0 0", whole(main).max(1)),
            Self::Clock { main, period: Some((period, 1)), .. } if dialects.kata => {
                format!("kata-time_settings byoyomi {} {} 1", decimal(main), decimal(period))
            }
            Self::Clock { main, period: Some((period, 1)), .. } if dialects.kgs => {
                format!("kgs-time_settings byoyomi {} {} 1", whole(main), whole(period).max(1))
            }
            Self::Clock { main, period: Some((period, moves)), .. } => {
                format!("time_settings {} {} {moves}", whole(main), whole(period).max(1))
            }
        }
    }
}

/// What is left, behind `time_left` and the colour: seconds, and in overtime the moves (or periods) that are left.
pub(super) fn left(clock: &Clock) -> String {
    let usable = |time: Duration| whole(time.saturating_sub(clock.overhead));
    match clock.byo_yomi {
        Some(byo_yomi) if clock.remaining.is_zero() => {
            format!("{} {}", usable(byo_yomi.period).max(1), byo_yomi.moves.max(1))
        }
        _ => match clock.moves_to_go {
            Some(moves) => format!("{} {moves}", usable(clock.remaining)),
            None => format!("{} 0", usable(clock.remaining)),
        },
    }
}

/// The most a move may take by these limits; `None` where they do not say.
pub(super) fn most(limits: &SearchLimits) -> Option<Duration> {
    let clock = limits.clock.map(|clock| {
        clock.remaining.saturating_add(clock.byo_yomi.map_or(Duration::ZERO, |byo_yomi| byo_yomi.period))
    });
    [clock, limits.move_time].into_iter().flatten().min()
}

const fn whole(time: Duration) -> u64 {
    time.as_secs()
}

/// Seconds with a point, whatever the user's language.
fn decimal(time: Duration) -> String {
    let (seconds, hundredths) = (time.as_secs(), time.subsec_millis() / 10);
    if hundredths == 0 { seconds.to_string() } else { format!("{seconds}.{hundredths:02}") }
}

#[cfg(test)]
mod tests {
    use hansu_engine::ByoYomi;

    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;
    const PLAIN: Dialects = Dialects { kata: false, kgs: false };
    const KATA: Dialects = Dialects { kata: true, kgs: true };
    const KGS: Dialects = Dialects { kata: false, kgs: true };

    fn clock(remaining: u64, increment: u64, period: Option<(u64, u32)>) -> Clock {
        Clock {
            increment: MS(increment),
            byo_yomi: period.map(|(period, moves)| ByoYomi { period: MS(period), moves }),
            overhead: Duration::ZERO,
            ..Clock::sudden_death(MS(remaining))
        }
    }

    fn told(clock: Clock, dialects: Dialects) -> String {
        let limits = SearchLimits { clock: Some(clock), ..SearchLimits::default() };
        Given::of(&limits).unwrap().command(dialects)
    }

    #[test]
    fn every_kind_of_clock() {
        assert_eq!(told(clock(60_500, 0, None), PLAIN), "time_settings 60 0 0");
        assert_eq!(told(clock(60_500, 2_500, None), KATA), "kata-time_settings fischer 60.50 2.50");
        let byo_yomi = clock(60_000, 0, Some((10_500, 1)));
        assert_eq!(told(byo_yomi, KATA), "kata-time_settings byoyomi 60 10.50 1");
        assert_eq!(told(byo_yomi, KGS), "kgs-time_settings byoyomi 60 10 1");
        assert_eq!(told(byo_yomi, PLAIN), "time_settings 60 10 1");
        assert_eq!(told(clock(0, 0, Some((300_000, 25))), KATA), "time_settings 0 300 25");
        assert_eq!(Given::EachMove(MS(300)).command(PLAIN), "time_settings 0 1 1");
        assert_eq!(Given::EachMove(MS(300)).command(KATA), "kata-time_settings byoyomi 0 0.30 1");
    }

    #[test]
    fn what_is_left() {
        assert_eq!(left(&clock(59_900, 0, Some((10_000, 1)))), "59 0");
        assert_eq!(left(&clock(0, 0, Some((10_000, 1)))), "10 1");
        assert_eq!(left(&clock(0, 0, Some((300, 1)))), "1 1");
        assert_eq!(left(&Clock { moves_to_go: Some(7), ..clock(30_000, 0, None) }), "30 7");
    }

    #[test]
    fn a_clock_that_runs_down_is_told_once() {
        let begun = Given::of_clock(&clock(60_000, 0, None));
        assert!(!begun.differs(&Given::of_clock(&clock(30_000, 0, None))));
        assert!(begun.differs(&Given::of_clock(&clock(30_000, 1_000, None))));
        assert!(begun.differs(&Given::EachMove(MS(1))));
        let canadian = Given::of_clock(&clock(60_000, 0, Some((300_000, 25))));
        let overtime = Clock { moves_to_go: Some(7), ..clock(90_000, 0, None) };
        assert!(!canadian.differs(&Given::of_clock(&overtime)));
        assert_eq!(Given::of_clock(&overtime).command(PLAIN), "time_settings 0 90 7");
    }
}
