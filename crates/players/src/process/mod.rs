//! One outside program, supervised: started, talked to by lines, and ended for certain.
//!
//! An [`EngineProcess`] runs in its program's own folder and in a process group of its own. Threads of its own
//! read what it says and write what it is told, so that no call here waits longer than it was asked to. However
//! it ends - asked to quit, dropped, or with Hansu killed outright - nothing of its group is left.

mod command_line;
mod ending;
mod guard;
mod lines;
mod locate;
mod log;
mod signals;
mod supervisor;

pub use command_line::{CommandLine, CommandLineError};
pub use locate::{StartError, folder_of, locate};
pub use log::{Direction, EngineLog, LogLine};
pub use supervisor::{EngineProcess, Gone, Received};
