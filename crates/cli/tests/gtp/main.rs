//! `hansu-engine gtp` as a controller meets it: commands in, answers out.

mod analysis;
mod game;
mod handicap;
mod input;
#[path = "../program/mod.rs"]
mod program;
mod records;
mod repetition;
mod rules;
mod scoring;
mod talk;
mod time;
