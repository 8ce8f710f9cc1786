//! How much time a side has for its game.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The time a side has. Two sides of a game may have different ones, or one of them none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum TimeControl {
    /// This much for the whole game.
    Absolute {
        /// For all moves together.
        main: Duration,
    },
    /// Each move made in time adds some (Fischer).
    Fischer {
        /// At the start.
        main: Duration,
        /// Added after each move.
        increment: Duration,
    },
    /// After the main time a period for each move; only a period that runs out is lost (Japanese byo-yomi).
    ByoYomi {
        /// Before the first period.
        main: Duration,
        /// The length of one.
        period: Duration,
        /// How many there are.
        periods: u32,
    },
    /// After the main time a period for so many moves, again and again (Canadian).
    Canadian {
        /// Before the first period.
        main: Duration,
        /// The length of one.
        period: Duration,
        /// Moves to be made in each.
        moves: u32,
    },
}

impl TimeControl {
    /// Time before any overtime.
    #[must_use]
    pub const fn main(self) -> Duration {
        match self {
            Self::Absolute { main }
            | Self::Fischer { main, .. }
            | Self::ByoYomi { main, .. }
            | Self::Canadian { main, .. } => main,
        }
    }

    /// Whether a game can be begun with it: there is some time, and overtime has a length and a number.
    #[must_use]
    pub const fn is_playable(self) -> bool {
        let main = !self.main().is_zero();
        match self {
            Self::Absolute { .. } => main,
            Self::Fischer { increment, .. } => main || !increment.is_zero(),
            Self::ByoYomi { period, periods, .. } => main && periods == 0 || !period.is_zero() && periods > 0,
            Self::Canadian { period, moves, .. } => !period.is_zero() && moves > 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_without_time_cannot_be_played() {
        let second = Duration::from_secs(1);
        let none = Duration::ZERO;
        assert!(TimeControl::Absolute { main: second }.is_playable());
        assert!(!TimeControl::Absolute { main: none }.is_playable());
        assert!(TimeControl::Fischer { main: none, increment: second }.is_playable());
        assert!(!TimeControl::Fischer { main: none, increment: none }.is_playable());
        assert!(TimeControl::ByoYomi { main: none, period: second, periods: 1 }.is_playable());
        assert!(!TimeControl::ByoYomi { main: none, period: second, periods: 0 }.is_playable());
        assert!(!TimeControl::ByoYomi { main: none, period: none, periods: 3 }.is_playable());
        assert!(TimeControl::Canadian { main: none, period: second, moves: 25 }.is_playable());
        assert!(!TimeControl::Canadian { main: second, period: second, moves: 0 }.is_playable());
    }
}
