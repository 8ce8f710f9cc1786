//! Talking to engines of chess and Janggi by the Universal Chess Interface.
//!
//! A position goes out as the FEN of where the game began (or of the last deletion, which no protocol has) and the
//! moves since, so that the engine sees repetitions. One `go` brings one `bestmove`: a search is stopped once, its
//! answer waited for, and whatever else is said between two searches is dropped. Options are sent only where the
//! engine has announced them, and only while it is idle.

mod client;
mod go;
mod info;
mod janggi;
mod options;
mod position;
mod prepare;
mod search;

pub use client::{UciClient, UciState};
pub use info::read_info;
pub use options::{OptionKind, UciOption};
