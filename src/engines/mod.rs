//! The user's outside engines: the list with their settings, kept in `engines.toml`, and what can be wrong with one,
//! as codes for the window's sentences.

mod discovered;
mod known;
mod list;
mod settings;
mod tests;
mod trouble;

pub use known::KnownEngine;
pub use list::EngineList;
pub use tests::{EngineTests, TestRun, TestState};
pub use trouble::Trouble;
pub(crate) use trouble::protocol_word;

/// The engines together with the file they live in.
pub type EngineStore = crate::config_file::ConfigFile<EngineList>;
