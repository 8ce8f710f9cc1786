//! Chess, with Chess960, on `shakmaty`.
//!
//! Positions, move generation and the reading of moves by squares come from `shakmaty`; what is ours is the
//! [`Game`] with its history, the explanation of every refusal, notation as people write it, draws, and delete
//! mode. The explainer does not ask the move generator: that both agree on every move is what the tests prove.

mod castling;
mod convert;
mod dead;
mod delete;
mod explain;
mod fen;
mod game;
mod notation;
mod setup;
mod square;

pub use convert::{to_action, to_actions, to_move};
pub use fen::{FenError, needs_chess960};
pub use game::{Game, Rules};
pub use setup::Setup;
pub use shakmaty::CastlingSide;
pub use square::{color, kind, piece, point, role, side, square};
