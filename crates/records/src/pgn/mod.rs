//! Records of chess and Janggi in Portable Game Notation: whole trees in and out, and a stream of games from a file of
//! any length.
//!
//! `split` finds where games begin, `lexer` knows tags, comments and words, `commands` what programs hide in
//! comments, `read` makes a tree of them, `write` a file of a tree. Reading is lenient, writing is not.

pub(crate) mod commands;
mod janggi;
mod lexer;
pub(crate) mod read;
pub(crate) mod split;
mod stream;
pub(crate) mod write;

pub use split::LARGEST_GAME;
pub use stream::{Stream, Streamed};
pub use write::write;
