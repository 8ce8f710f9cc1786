//! Go on boards from 2x2 to 25x25: rules as independent axes, superko over the whole path, counting.
//!
//! [`Board`] knows stones, chains and liberties; [`Game`] adds what needs history: turns, ko, passes, counting. The
//! [`playout`] board is the lean one of the search.

mod board;
mod counting;
pub mod diagram;
mod explain;
mod game;
mod handicap;
mod history;
pub mod playout;
mod rules;
mod score;
mod setup;
mod territory;
mod vertex;
mod words;
mod zobrist;

pub use board::{Board, MAX_SIZE, MIN_SIZE};
pub use diagram::DiagramError;
pub use game::{Game, Phase};
pub use handicap::{fixed_handicap_points, most_fixed_handicap};
pub use rules::{HandicapBonus, Rules, Scoring, Tax};
pub use score::{Score, SideScore};
pub use setup::{Setup, SetupError};
pub use vertex::{Vertex, VertexError};
pub use words::RuleWord;
