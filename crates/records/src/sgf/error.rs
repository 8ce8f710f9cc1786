//! Why a file holds no game that can be replayed.

use hansu_rules::{Action, Rejection, Side, go::SetupError};

/// A file that cannot be replayed as a game of Go.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SgfError {
    /// Nothing that begins like a game.
    #[error("there is no game in it")]
    NoGame,
    /// A game of another kind, by its number in the format.
    #[error("it is not a game of Go but of kind {0}")]
    NotGo(String),
    /// A board that is no square of 2 to 25.
    #[error("there is no board of size {0:?}")]
    Size(String),
    /// A text that should be a point.
    #[error("{0:?} is no point of this board")]
    Point(String),
    /// Stones that cannot stand.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move that the rules of the record refuse.
    #[error("move {number} is refused")]
    Move {
        /// From 1.
        number: usize,
        /// Who played it.
        side: Side,
        /// What was played.
        action: Action,
        /// Why not.
        rejection: Rejection,
    },
}
