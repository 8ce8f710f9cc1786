//! How a game ends.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Side;

/// Points in halves, so that komi and the 1.5 of Han stay exact: `HalfPoints(147)` is 73.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    /// Whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points * 2)
    }
}

impl fmt::Display for HalfPoints {
    /// `7`, `6.5`, `-0.5`: always with a point, never with a comma.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let tail = if halves % 2 == 1 { ".5" } else { "" };
        f.pad(&format!("{sign}{}{tail}", halves / 2))
    }
}

impl std::ops::Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl std::ops::Sub for HalfPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// Checkmate (chess) or 외통 (Janggi).
    Checkmate,
    /// Chess: no legal move and no check.
    Stalemate,
    /// Chess: neither side can mate by any series of legal moves.
    InsufficientMaterial,
    /// Chess: threefold repetition, claimed.
    ThreefoldRepetition,
    /// Chess: fivefold repetition, without a claim.
    FivefoldRepetition,
    /// Chess: fifty moves without capture or pawn move, claimed.
    FiftyMoves,
    /// Chess: seventy-five such moves, without a claim.
    SeventyFiveMoves,
    /// Both sides agreed.
    Agreement,
    /// A side resigned.
    Resignation,
    /// A side's time ran out.
    Time,
    /// A seat could not go on (an engine died, a model used up its budget).
    Forfeit,
    /// Go: the board was counted. Scores are those of `[First, Second]`, komi included.
    Score([HalfPoints; 2]),
    /// Go: a position came back for the third time under simple ko.
    NoResult,
    /// Janggi: two passes in a row, decided by the points of `[Cho, Han]` (1.5 for Han included), or drawn where
    /// the rules count none.
    TwoPasses(Option<[HalfPoints; 2]>),
    /// Janggi: bikjang was accepted.
    Bikjang(Option<[HalfPoints; 2]>),
    /// Janggi: the move limit was reached.
    MoveLimit(Option<[HalfPoints; 2]>),
    /// Janggi: too little is left on a side to go on.
    LowMaterial(Option<[HalfPoints; 2]>),
    /// Janggi: a position was repeated too often.
    Repetition(Option<[HalfPoints; 2]>),
    /// Janggi: perpetual check loses.
    PerpetualCheck,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` is a draw (or no result).
    pub winner: Option<Side>,
    /// Why it is over.
    pub by: EndReason,
}

impl Outcome {
    /// A game this side has won.
    #[must_use]
    pub const fn win(winner: Side, by: EndReason) -> Self {
        Self { winner: Some(winner), by }
    }

    /// A drawn game.
    #[must_use]
    pub const fn draw(by: EndReason) -> Self {
        Self { winner: None, by }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_print_with_a_point() {
        let text: Vec<String> =
            [147, 14, -1, 0, -15].iter().map(|&half| HalfPoints(half).to_string()).collect();
        assert_eq!(text, ["73.5", "7", "-0.5", "0", "-7.5"]);
    }
}
