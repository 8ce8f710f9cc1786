//! `hansu-engine uci` as other programs use it: lines in, lines out.

mod client;
mod commands;
mod games;
mod input;
mod options;
mod searches;
