//! The desktop program.

use std::process::ExitCode;

fn main() -> ExitCode {
    hansu::run()
}
