//! How much time a new game has.

use std::time::Duration;

use hansu_table::TimeControl;
use serde::{Deserialize, Serialize};

use super::words::words;

words! {
    /// The kind of clock.
    TimeKind {
        /// Nobody hurries.
        None = "none",
        /// So much for the whole game.
        Absolute = "absolute",
        /// Time added after each move.
        Fischer = "fischer",
        /// Periods for each move after the main time.
        ByoYomi = "byo-yomi",
        /// Periods for so many moves after the main time.
        Canadian = "canadian",
    }
}

/// The clock of both sides. Each kind keeps its own figures, so that trying another loses none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct TimeChoices {
    /// The kind of clock.
    pub kind: TimeKind,
    /// Main time in seconds.
    pub main: u32,
    /// Seconds added after each move (Fischer).
    pub increment: u32,
    /// Seconds of a period (byo-yomi, Canadian).
    pub period: u32,
    /// Periods (byo-yomi).
    pub periods: u32,
    /// Moves in a period (Canadian).
    pub moves: u32,
}

impl Default for TimeChoices {
    fn default() -> Self {
        Self { kind: TimeKind::None, main: 600, increment: 5, period: 30, periods: 3, moves: 25 }
    }
}

impl TimeChoices {
    /// The longest main time that can be chosen: five hours.
    pub const MOST_MAIN: u32 = 5 * 3600;
    /// The longest period or increment: ten minutes.
    pub const MOST_PERIOD: u32 = 600;
    /// The most periods, and the most moves in one.
    pub const MOST_COUNT: u32 = 60;

    /// Brings figures a file written by hand may hold into those the page offers.
    pub fn hold_in_range(&mut self) {
        self.main = self.main.clamp(if self.needs_main() { 30 } else { 0 }, Self::MOST_MAIN);
        self.increment = self.increment.clamp(1, Self::MOST_PERIOD);
        self.period = self.period.clamp(1, Self::MOST_PERIOD);
        self.periods = self.periods.clamp(1, Self::MOST_COUNT);
        self.moves = self.moves.clamp(1, Self::MOST_COUNT);
    }

    /// Without main time there would be none at all.
    #[must_use]
    pub const fn needs_main(&self) -> bool {
        matches!(self.kind, TimeKind::Absolute)
    }

    /// The time of each side; `None` for a game without clocks.
    #[must_use]
    pub fn control(&self) -> Option<TimeControl> {
        let seconds = |seconds: u32| Duration::from_secs(seconds.into());
        let main = seconds(self.main);
        let period = seconds(self.period);
        let control = match self.kind {
            TimeKind::None => return None,
            TimeKind::Absolute => TimeControl::Absolute { main },
            TimeKind::Fischer => TimeControl::Fischer { main, increment: seconds(self.increment) },
            TimeKind::ByoYomi => TimeControl::ByoYomi { main, period, periods: self.periods },
            TimeKind::Canadian => TimeControl::Canadian { main, period, moves: self.moves },
        };
        control.is_playable().then_some(control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_in_range_is_a_clock() {
        for kind in [TimeKind::Absolute, TimeKind::Fischer, TimeKind::ByoYomi, TimeKind::Canadian] {
            for figure in [0, 1, 30, u32::MAX] {
                let mut choices = TimeChoices {
                    kind,
                    main: figure,
                    increment: figure,
                    period: figure,
                    periods: figure,
                    moves: figure,
                };
                choices.hold_in_range();
                assert!(choices.control().is_some(), "{choices:?}");
            }
        }
        assert_eq!(TimeChoices::default().control(), None);
    }
}
