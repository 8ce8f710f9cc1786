//! Game trees and the files that hold them.
//!
//! A [`Record`] is how a game starts, its [`GameTree`] - every move that was played or tried, with its variations and
//! what is written at them - and its [`Tags`]. The tree is an arena: nodes are numbers, nothing recurses, so a game of
//! 100 000 moves in a line or side by side is as easy to walk, clone and drop as a short one.

pub mod record;
pub mod replay;
pub mod sgf;
pub mod start;
pub mod tags;
pub mod tree;

pub use record::{Record, Refused};
pub use start::{JanggiStart, Start, StartError};
pub use tags::Tags;
pub use tree::{GameTree, NodeId};
