//! Janggi, Korean chess: our own bitboards, every rule set in use, and a reason for every refused move.
//!
//! Cho (초, blue or green) is the first side: FEN's white, upper-case letters, the bottom rows, and it moves first.
//! Han (한, red) holds 1.5 points more. All coordinates are defined with Cho at the bottom; turning the board is a
//! matter of the screen.
//!
//! Where to find a rule: each piece has its file (`cannon`, `leapers` for horse and elephant, `soldier`,
//! `palace` for general, guard and the diagonal lines, `rays` for the chariot); check and bikjang are in
//! `position` and `movegen`, repetition in `repetition`, points and ends in `ending`, rule sets in `rules`.

mod bitboard;
mod cannon;
mod delete;
pub mod dialect;
mod ending;
mod explain;
mod fen;
mod formation;
mod game;
mod leapers;
mod movegen;
mod mv;
mod notation;
mod palace;
pub mod picture;
mod position;
mod rays;
mod repetition;
mod role;
mod rules;
mod setup;
mod short;
mod soldier;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use ending::HAN_BONUS;
pub use fen::FenError;
pub use formation::{Formation, start_position};
pub use game::Game;
pub use movegen::perft;
pub use mv::{Move, MoveList, ParseMoveError};
pub use notation::{hangul, record_name};
pub use palace::palace;
pub use position::Position;
pub use rays::between;
pub use role::Role;
pub use rules::{BackAndForth, Rules};
pub use setup::Setup;
pub use soldier::forward;
pub use square::{COLS, OffBoard, ParseSquareError, ROWS, SQUARES, Square};
