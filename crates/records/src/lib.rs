//! Game trees and the files that hold them.
//!
//! A [`Record`] is how a game starts, its [`GameTree`] - every move that was played or tried, with its variations and
//! what is written at them - and its [`Tags`]. The tree is an arena: nodes are numbers, nothing recurses, so a game of
//! 100 000 moves in a line or side by side is as easy to walk, clone and drop as a short one.

pub mod encoding;
pub mod file;
mod gib;
pub mod journal;
pub mod library;
mod mixed;
pub mod pgn;
pub mod record;
pub mod replay;
pub mod save;
pub mod sgf;
pub mod start;
pub mod tags;
pub mod tree;
mod warning;

pub use file::{Format, OpenError, RecordFile, WriteError, open, open_text, write_record};
pub use record::{Fault, Record, Refused};
pub use start::{JanggiStart, Start, StartError};
pub use tags::Tags;
pub use tree::{GameTree, NodeId};
pub use warning::{Place, Problem, Warning};
