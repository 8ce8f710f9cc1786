//! Talking to Go engines by the Go Text Protocol, version 2.
//!
//! The engine's board is made the same as ours before every question, by sending only the difference: moves are
//! taken back as far as the two games agree and played from there, and only where that is impossible is the game
//! set up anew. That an engine accepts a move proves nothing about it: the rules here judge what it chooses.

mod analysis;
mod answer;
mod board;
mod client;
mod clock;
mod search;
mod synchronise;
mod words;

pub use analysis::{Dialect, read as read_analysis};
pub use client::GtpClient;
pub use words::FinalScore;
