//! The alpha-beta search that chess and Janggi share.
//!
//! [`game::SearchGame`] is what a game brings along; [`deepening::AlphaBeta`] is what asks the questions.

pub mod alphabeta;
pub mod bounds;
pub mod deepening;
pub mod doubt;
pub mod game;
pub mod history;
pub mod ordering;
pub mod path;
pub mod quiescence;
pub mod reductions;
pub mod tapered;
pub mod terms;
pub mod transposition;
pub mod value;

pub use deepening::{AlphaBeta, Breadth, Line, Problem, Report};
pub use game::{Cycle, SearchGame};
