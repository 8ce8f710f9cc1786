//! The command line of the desktop app.

use std::path::PathBuf;

use clap::Parser;

/// Go, chess and Janggi on the desktop, with the reason for every refused move.
#[derive(Debug, Parser)]
#[command(name = "hansu", version, about)]
pub struct Args {
    /// A game record to open.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}
