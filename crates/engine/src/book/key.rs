//! What a book knows a position by.

use std::fmt;

use hansu_rules::AnyGame;

/// A FEN without its counters: pieces, side to move, and in chess castling rights and en passant.
///
/// The rules write an en-passant square only where a pawn can be taken there, so that equal positions have equal keys
/// however they came about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(String);

/// Fields of a FEN that say what stands on the board; those after them count moves.
const FIELDS: usize = 4;

impl PositionKey {
    /// The key of the position on show; `None` in Go, which has no FEN.
    #[must_use]
    pub fn of(game: &AnyGame) -> Option<Self> {
        match game {
            AnyGame::Go(_) => None,
            AnyGame::Chess(game) => Self::of_fen(&game.fen()),
            AnyGame::Janggi(game) => Self::of_fen(&game.fen()),
        }
    }

    fn of_fen(fen: &str) -> Option<Self> {
        let fields: Vec<&str> = fen.split(' ').take(FIELDS).collect();
        (fields.len() == FIELDS).then(|| Self(fields.join(" ")))
    }

    /// A key as [`Display`](fmt::Display) writes it.
    pub(super) fn parse(text: &str) -> Option<Self> {
        Self::of_fen(text).filter(|key| key.0 == text)
    }
}

impl fmt::Display for PositionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
