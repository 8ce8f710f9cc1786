//! Which game, and which of its two sides.

use serde::{Deserialize, Serialize};

/// One of the three games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Go (baduk, weiqi).
    Go,
    /// International chess.
    Chess,
    /// Janggi, Korean chess.
    Janggi,
}

impl GameKind {
    /// The three games, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Go, Self::Chess, Self::Janggi];
}

/// A side of a game. `First` is the side that opens an ordinary game: Black in Go, White in chess, Cho in
/// Janggi. In a position of its own (a Go handicap, a FEN with Black to move) `Second` may be the one to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Black in Go, White in chess, Cho in Janggi; its home is the bottom row of the board.
    First,
    /// White in Go, Black in chess, Han in Janggi.
    Second,
}

impl Side {
    /// Both sides, `First` before `Second`.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for `First`, 1 for `Second`: an index into a pair kept by side.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
