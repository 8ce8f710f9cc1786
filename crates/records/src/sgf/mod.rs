//! Records of Go in the Smart Game Format: the main line of the first game in a file, and a game written as one.
//!
//! Files are read as bytes and leniently: what people's programs have written for decades is not all what the
//! format allows. [`lexer`] knows brackets and escapes, [`main_line`] the nodes, [`go`] what they mean.

mod error;
mod go;
mod lexer;
mod main_line;
mod point;
mod text;
mod write;

pub use error::SgfError;
pub use go::read_go;
pub use write::write_go;
