//! Records of Go in the Smart Game Format, version 4: whole trees in and out.
//!
//! Files are read leniently: what people's programs have written for decades is not all what the format allows.
//! `lexer` knows brackets and escapes, `read` games and nodes, `meaning` what the properties of a node mean,
//! `write` brings a tree back into a file without losing what was not understood. `go` is for those who want
//! a game to be played on and no tree.

mod error;
pub(crate) mod field;
mod go;
mod lexer;
mod meaning;
mod point;
pub(crate) mod read;
mod text;
pub(crate) mod write;

pub use error::SgfError;
pub use go::{read_go, write_go};
pub use write::{Style, write};
