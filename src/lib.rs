//! The desktop app of Hansu: the only code that knows Qt.
//!
//! `bridge` holds the QObjects that QML sees, one a file and thin; what they decide is decided in the Qt-free
//! modules beside it (`view`, `new_game`, `preferences`, `engines`) or in the crates below.

pub mod app_state;
pub mod args;
pub mod bridge;
pub mod config_file;
pub mod editor;
pub mod engines;
pub mod keeping;
pub mod new_game;
pub mod preferences;
mod run;
pub mod session;
pub mod start;
pub mod study;
pub mod view;

pub use run::run;
