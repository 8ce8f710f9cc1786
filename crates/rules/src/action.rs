//! What a player asks for: one type for all games, able to express also what no rule allows.

use serde::{Deserialize, Serialize};

use crate::{Piece, PieceKind, Point};

/// What a player wants to do at the board, in the terms of a hand: it may well be illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Go: put a stone here.
    Place(Point),
    /// Chess, Janggi: move the piece on `from` to `to`. Castling is the king's two squares or the king onto its
    /// own rook; both are understood. In Janggi the general onto its own point is the pass.
    Step {
        /// Where the piece stands.
        from: Point,
        /// Where it shall go.
        to: Point,
        /// What a pawn becomes on the last rank.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        promotion: Option<PieceKind>,
    },
    /// Go, Janggi: pass.
    Pass,
    /// Delete mode: remove the enemy piece here, without giving up the turn.
    Delete(Point),
}

impl Action {
    /// A step without a promotion.
    #[must_use]
    pub const fn step(from: Point, to: Point) -> Self {
        Self::Step { from, to, promotion: None }
    }
}

/// What a move that was played has changed on the board, for views and sounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The action in its canonical form (castling as the king's own target square in ordinary chess, as the
    /// king onto the rook in Chess960; a Janggi pass as [`Action::Pass`]).
    pub action: Action,
    /// The pieces that left the board, with the points they stood on.
    pub captured: Vec<(Point, Piece)>,
    /// The side then to move is in check.
    pub check: bool,
}

/// How a move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ActionText {
    /// What programs speak: a GTP vertex (`Q16`, `pass`), UCI (`e2e4`, `e7e8q`, `a4b4`, a pass as `e2e2`).
    Protocol,
    /// What players read: a GTP vertex; SAN (`Nf3`); in Janggi row-column with the piece (`79졸78`, `한수쉼`).
    Player,
}
