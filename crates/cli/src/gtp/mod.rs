//! `gtp`: the Go engine for other programs, by the Go Text Protocol, version 2.
//!
//! A thread of its own reads lines ([`input`]); the [`server`] turns each into a [`request`] and a typed [`command`],
//! lets the [`session`] carry it out, and writes the answer. An analysis runs in a thread of its own until the next
//! line arrives.

mod analysis;
mod board;
mod clock;
mod command;
mod failure;
mod handicap;
mod input;
mod request;
mod rule_words;
mod scoring;
mod server;
mod session;

use std::{
    io::{BufReader, Write},
    sync::mpsc,
    thread,
};

use hansu_engine::{EngineOptions, Level};
use hansu_rules::go::Rules;

use crate::{Done, bad_input::BadInput};

use server::Server;
use session::Session;

/// Lines read ahead of the one being answered.
const READ_AHEAD: usize = 64;

/// Arguments of `gtp`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How strong it plays, from 1 to 10.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// The rules by name, until the controller says otherwise.
    #[arg(long, default_value = "chinese")]
    rules: String,
    /// Where its choices among equals come from; drawn if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// Memory for the search tree, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    memory: usize,
    /// Without effect, for controllers that set it: a search of Go uses one thread.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    threads: u16,
}

/// Answers commands until `quit` or the end of the input.
///
/// # Errors
/// Unknown rules, or output that fails.
pub fn run(args: &Args, out: &mut impl Write) -> Result<Done, BadInput> {
    let rules = Rules::preset(&args.rules).ok_or_else(|| BadInput::UnknownRules {
        game: "go",
        name: args.rules.clone(),
        known: Rules::PRESETS.join(", "),
    })?;
    let options = EngineOptions {
        memory_mib: args.memory,
        seed: args.seed.unwrap_or_else(rand::random),
        threads: usize::from(args.threads),
        ..EngineOptions::default()
    };
    let session = Session::new(rules, Level::new(args.level), options)?;
    let (sender, events) = mpsc::sync_channel(READ_AHEAD);
    let lines = sender.clone();
    // Not joined: at the end it may still wait for a line that never comes.
    thread::spawn(move || input::read(BufReader::new(std::io::stdin()), &lines));
    Server::new(session, events, sender, out).serve()?;
    Ok(Done::Well)
}
