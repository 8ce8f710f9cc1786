//! The desktop app of Hansu.
pub mod bridge;
