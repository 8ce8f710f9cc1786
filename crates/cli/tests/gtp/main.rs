//! `hansu-engine gtp` as a controller meets it: commands in, answers out.

mod game;
mod handicap;
mod input;
mod talk;
mod time;
