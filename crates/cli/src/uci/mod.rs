//! `uci`: the engine behind the Universal Chess Interface, for chess and Janggi.
//!
//! Three threads: one reads lines, one searches and owns the engine, and the main one owns everything else and
//! writes. They talk through one channel of [events](event), so that nobody polls and nobody waits for the search.
//! Every search has a number; what comes from one that has been answered already is dropped.

mod answer;
mod command;
mod diagram;
mod event;
mod go_words;
mod help;
mod info_line;
mod judgement;
mod limits;
mod options;
mod play_on;
mod position_words;
mod reader;
mod running;
mod searcher;
mod session;
mod set_up;
mod settings;
mod tasks;
mod variant;

use std::{
    io::{self, Write},
    sync::mpsc::sync_channel,
    thread,
};

use crate::{Done, bad_input::BadInput};
use event::Event;

/// How many events may wait for the main loop; whoever brings more waits.
const BACKLOG: usize = 1024;

/// Speaks UCI on standard input and `out` until `quit` or the end of the input.
pub fn run(out: &mut dyn Write) -> Result<Done, BadInput> {
    let (sender, events) = sync_channel(BACKLOG);
    let searcher = searcher::Searcher::spawn(sender.clone())?;
    thread::Builder::new().name("input".to_owned()).spawn(move || {
        reader::read(io::stdin().lock(), |input| sender.send(Event::Input(input)).is_ok());
    })?;
    session::Session::new(out, searcher).run(&events)?;
    Ok(Done::Well)
}
