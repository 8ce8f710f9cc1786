//! The built-in engines: search, evaluation and levels for Go, chess and Janggi.
//!
//! [`Engine`] is one player's brain for one game kind: it keeps what is worth keeping between moves (hash table,
//! search tree) and answers one question at a time, in the calling thread. Whoever must not wait calls it from a
//! thread of its own and stops it through a [`Cancel`]. With a fixed seed, a node limit and one thread the answer
//! is always the same.
//!
//! Chess and Janggi share one alpha-beta search over a small trait; each brings its own evaluation and what its
//! rules add. Go is searched by playouts.

mod bench;
pub mod book;
mod brain;
mod cancel;
mod chess;
mod clock;
mod engine;
mod evaluation;
mod info;
mod janggi;
mod level;
mod limits;
pub mod mcts;
pub mod rating;
mod resignation;
mod search;
mod strength;
mod task;
pub mod tuning;

pub use bench::{Bench, bench};
pub use cancel::Cancel;
pub use clock::{Budget, ByoYomi, Clock};
pub use engine::{Engine, EngineOptions, propose_dead};
pub use evaluation::{Evaluation, EvaluationPart};
pub use info::{Candidate, Decision, GoInfo, Score, SearchInfo};
pub use level::Level;
pub use limits::SearchLimits;
pub use task::Task;
