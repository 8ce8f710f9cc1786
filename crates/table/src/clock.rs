//! One side's clock.

use std::time::Duration;

use hansu_engine as engine;
use hansu_records::tree::notes;
use serde::{Deserialize, Serialize};

use crate::TimeControl;

/// What a side's clock shows. It says nothing about whether it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ClockReading {
    /// Left before overtime begins; zero in overtime.
    pub main: Duration,
    /// Overtime as it stands, or as it will begin; `None` where there is none.
    pub overtime: Option<Overtime>,
}

/// What is left of overtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Overtime {
    /// Left of the period that runs.
    pub left: Duration,
    /// Periods left, the one that runs included.
    pub periods: u32,
    /// Moves still to be made in the period that runs.
    pub moves: u32,
}

impl ClockReading {
    /// The clock at the start of a game.
    #[must_use]
    pub const fn start(control: TimeControl) -> Self {
        let overtime = match control {
            TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => None,
            TimeControl::ByoYomi { period, periods, .. } => {
                if periods == 0 {
                    None
                } else {
                    Some(Overtime { left: period, periods, moves: 1 })
                }
            }
            TimeControl::Canadian { period, moves, .. } => Some(Overtime { left: period, periods: 1, moves }),
        };
        let main = match control {
            // Without main time a first move would have nothing: it has its increment from the start.
            TimeControl::Fischer { main, increment } if main.is_zero() => increment,
            _ => control.main(),
        };
        Self { main, overtime }
    }

    /// The clock after it has run for `elapsed`; `None` where the flag has fallen.
    #[must_use]
    pub fn run(self, control: TimeControl, elapsed: Duration) -> Option<Self> {
        if elapsed < self.main {
            return Some(Self { main: self.main - elapsed, ..self });
        }
        let mut over = elapsed - self.main;
        let mut overtime = self.overtime?;
        if over < overtime.left {
            overtime.left -= over;
            return Some(Self { main: Duration::ZERO, overtime: Some(overtime) });
        }
        over -= overtime.left;
        let TimeControl::ByoYomi { period, .. } = control else { return None };
        // A whole period is gone, and so many more as fit into what is left over.
        let gone = 1 + u128::from(overtime.periods).min(over.as_nanos() / period.as_nanos().max(1));
        if gone >= u128::from(overtime.periods) {
            return None;
        }
        // Both fit: there are fewer than `periods` of them, and what remains is shorter than a period.
        overtime.periods -= gone as u32;
        overtime.left = period - (over - period * (gone as u32 - 1));
        Some(Self { main: Duration::ZERO, overtime: Some(overtime) })
    }

    /// The clock after a move made in time.
    #[must_use]
    pub fn moved(mut self, control: TimeControl) -> Self {
        match control {
            TimeControl::Absolute { .. } => {}
            TimeControl::Fischer { increment, .. } => self.main = self.main.saturating_add(increment),
            TimeControl::ByoYomi { period, .. } => {
                if let Some(overtime) = &mut self.overtime {
                    overtime.left = period;
                }
            }
            TimeControl::Canadian { period, moves, .. } => {
                if let Some(overtime) = &mut self.overtime
                    && self.main.is_zero()
                {
                    overtime.moves -= 1;
                    if overtime.moves == 0 {
                        *overtime = Overtime { left: period, moves, ..*overtime };
                    }
                }
            }
        }
        self
    }

    /// Main time is used up.
    #[must_use]
    pub const fn in_overtime(self) -> bool {
        self.main.is_zero() && self.overtime.is_some()
    }

    /// What counts down now: main time, or the period.
    #[must_use]
    pub const fn counting(self) -> Duration {
        match self.overtime {
            Some(overtime) if self.main.is_zero() => overtime.left,
            _ => self.main,
        }
    }

    /// Until the flag falls, if no move is made.
    #[must_use]
    pub fn until_flag(self, control: TimeControl) -> Duration {
        let overtime = self.overtime.map_or(Duration::ZERO, |overtime| match control {
            TimeControl::ByoYomi { period, .. } => {
                overtime.left.saturating_add(period.saturating_mul(overtime.periods.saturating_sub(1)))
            }
            _ => overtime.left,
        });
        self.main.saturating_add(overtime)
    }

    /// The reading as a record keeps it.
    #[must_use]
    pub(crate) fn note(self) -> notes::Clock {
        let overtime = self.overtime.filter(|_| self.in_overtime());
        let count =
            overtime.map(|overtime| if overtime.moves > 1 { overtime.moves } else { overtime.periods });
        notes::Clock { left: Some(self.counting()), spent: None, overtime: count }
    }

    /// The same for whoever divides the time of its moves itself.
    #[must_use]
    pub const fn for_engine(self, control: TimeControl) -> engine::Clock {
        let sudden = engine::Clock::sudden_death(self.main);
        match (control, self.overtime) {
            (TimeControl::Fischer { increment, .. }, _) => engine::Clock { increment, ..sudden },
            (TimeControl::Canadian { .. }, Some(overtime)) if self.main.is_zero() => {
                engine::Clock { remaining: overtime.left, moves_to_go: Some(overtime.moves), ..sudden }
            }
            (_, Some(overtime)) => engine::Clock {
                byo_yomi: Some(engine::ByoYomi { period: overtime.left, moves: overtime.moves }),
                ..sudden
            },
            (_, None) => sudden,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const S: fn(u64) -> Duration = Duration::from_secs;

    fn byo_yomi(main: u64, period: u64, periods: u32) -> TimeControl {
        TimeControl::ByoYomi { main: S(main), period: S(period), periods }
    }

    #[test]
    fn absolute_time_ends_at_its_end() {
        let control = TimeControl::Absolute { main: S(10) };
        let clock = ClockReading::start(control);
        assert_eq!(clock.run(control, S(9)).map(ClockReading::counting), Some(S(1)));
        assert_eq!(clock.run(control, S(10)), None);
        assert_eq!(clock.moved(control), clock);
    }

    #[test]
    fn a_move_in_time_adds_the_increment() {
        let control = TimeControl::Fischer { main: S(10), increment: S(2) };
        let clock = ClockReading::start(control).run(control, S(5)).expect("in time").moved(control);
        assert_eq!(clock.main, S(7));
        assert_eq!(ClockReading::start(TimeControl::Fischer { main: S(0), increment: S(2) }).main, S(2));
    }

    #[test]
    fn a_period_moved_in_is_whole_again() {
        let control = byo_yomi(10, 30, 3);
        let clock = ClockReading::start(control).run(control, S(35)).expect("in the first period");
        assert_eq!(clock.overtime, Some(Overtime { left: S(5), periods: 3, moves: 1 }));
        let clock = clock.moved(control);
        assert_eq!(clock.overtime, Some(Overtime { left: S(30), periods: 3, moves: 1 }));
        assert!(clock.in_overtime());
    }

    #[test]
    fn a_period_that_runs_out_is_lost_and_the_last_one_ends_the_game() {
        let control = byo_yomi(0, 30, 3);
        let clock = ClockReading::start(control);
        let second = clock.run(control, S(30)).expect("two periods are left");
        assert_eq!(second.overtime, Some(Overtime { left: S(30), periods: 2, moves: 1 }));
        let third = clock.run(control, S(75)).expect("one period is left");
        assert_eq!(third.overtime, Some(Overtime { left: S(15), periods: 1, moves: 1 }));
        assert_eq!(clock.run(control, S(90)), None);
        assert_eq!(clock.until_flag(control), S(90));
    }

    #[test]
    fn canadian_periods_begin_anew_after_their_moves() {
        let control = TimeControl::Canadian { main: S(10), period: S(60), moves: 2 };
        let main = ClockReading::start(control).run(control, S(4)).expect("main time").moved(control);
        assert_eq!(main.overtime.map(|overtime| overtime.moves), Some(2), "main time counts no moves");
        let one = main.run(control, S(16)).expect("in the period").moved(control);
        assert_eq!(one.overtime, Some(Overtime { left: S(50), periods: 1, moves: 1 }));
        let two = one.run(control, S(49)).expect("in the period").moved(control);
        assert_eq!(two.overtime, Some(Overtime { left: S(60), periods: 1, moves: 2 }));
        assert_eq!(one.run(control, S(50)), None);
    }

    #[test]
    fn engines_are_told_what_runs() {
        let control = TimeControl::Canadian { main: S(10), period: S(60), moves: 20 };
        let clock = ClockReading::start(control).run(control, S(30)).expect("in the period");
        let told = clock.for_engine(control);
        assert_eq!((told.remaining, told.moves_to_go, told.byo_yomi), (S(40), Some(20), None));
        let control = byo_yomi(10, 30, 3);
        let told = ClockReading::start(control).for_engine(control);
        assert_eq!(told.remaining, S(10));
        assert_eq!(told.byo_yomi, Some(engine::ByoYomi { period: S(30), moves: 1 }));
    }

    fn controls() -> impl Strategy<Value = TimeControl> {
        let time = || (0_u64..100_000).prop_map(Duration::from_millis);
        prop_oneof![
            time().prop_map(|main| TimeControl::Absolute { main }),
            (time(), time()).prop_map(|(main, increment)| TimeControl::Fischer { main, increment }),
            (time(), time(), 0_u32..10).prop_map(|(main, period, periods)| TimeControl::ByoYomi {
                main,
                period,
                periods
            }),
            (time(), time(), 0_u32..30).prop_map(|(main, period, moves)| TimeControl::Canadian {
                main,
                period,
                moves
            }),
        ]
        .prop_filter("playable", |control| control.is_playable())
    }

    proptest! {
        /// However a wait is cut in pieces, the clock shows the same, and it falls exactly when it says.
        #[test]
        fn running_in_pieces_is_running(control in controls(), pieces in prop::collection::vec(0_u64..50_000, 1..8)) {
            let start = ClockReading::start(control);
            let whole: Duration = pieces.iter().map(|&ms| Duration::from_millis(ms)).sum();
            let by_pieces = pieces.iter().try_fold(start, |clock, &ms| clock.run(control, Duration::from_millis(ms)));
            prop_assert_eq!(by_pieces, start.run(control, whole));
            prop_assert_eq!(by_pieces.is_none(), whole >= start.until_flag(control));
        }

        /// A move never takes time away, and no clock grows beyond what its control can give.
        #[test]
        fn a_move_never_costs_time(control in controls(), spent in prop::collection::vec(0_u64..50_000, 1..20)) {
            let mut clock = ClockReading::start(control);
            for ms in spent {
                let Some(after) = clock.run(control, Duration::from_millis(ms)) else { break };
                let moved = after.moved(control);
                prop_assert!(moved.until_flag(control) >= after.until_flag(control));
                clock = moved;
            }
        }
    }
}
