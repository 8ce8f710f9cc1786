//! What the main loop waits for.

use super::{answer::Answer, reader::Input};

/// Something that came from the input or from the thread that searches.
#[derive(Clone, Debug)]
pub enum Event {
    /// From standard input.
    Input(Input),
    /// The engine is as the settings want it.
    Ready,
    /// A search reports.
    Info {
        /// Which search.
        id: u64,
        /// The whole `info` line.
        text: String,
        /// The beginning of its line, where that is the best one.
        best: Option<Answer>,
    },
    /// A search is done.
    Found {
        /// Which search.
        id: u64,
        /// Its answer; `None` where the position has no move.
        answer: Option<Answer>,
    },
    /// A line to print.
    Said(String),
    /// Counting or measuring is done.
    TaskDone,
}
