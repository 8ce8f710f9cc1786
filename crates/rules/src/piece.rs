//! What can stand on a point.

use serde::{Deserialize, Serialize};

use crate::Side;

/// The kinds of piece of all three games, under their standard names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceKind {
    /// A Go stone.
    Stone,
    /// Chess: king.
    King,
    /// Chess: queen.
    Queen,
    /// Chess: rook.
    Rook,
    /// Chess: bishop.
    Bishop,
    /// Chess: knight.
    Knight,
    /// Chess: pawn.
    Pawn,
    /// Janggi: general (楚, 漢).
    General,
    /// Janggi: guard (士).
    Guard,
    /// Janggi: chariot (車).
    Chariot,
    /// Janggi: cannon (包).
    Cannon,
    /// Janggi: horse (馬).
    Horse,
    /// Janggi: elephant (象).
    Elephant,
    /// Janggi: soldier (卒, 兵).
    Soldier,
}

/// A piece of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// A piece of this side and kind.
    #[must_use]
    pub const fn new(side: Side, kind: PieceKind) -> Self {
        Self { side, kind }
    }
}
