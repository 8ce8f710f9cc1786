//! The games of a file of any length, in the memory of one.

use std::io::{self, BufRead};

use super::{
    read,
    split::{Chunk, Chunks, LARGEST_GAME},
};
use crate::{
    Record, encoding,
    warning::{Found, Places, Problem, Warning},
};

/// A game of a stream.
#[derive(Debug)]
pub struct Streamed {
    /// The game, or why the text is none.
    pub record: Result<Record, Problem>,
    /// The text, decoded.
    pub text: String,
    /// What could not be read.
    pub warnings: Vec<Warning>,
    /// The line of the file in which the game begins, from 1.
    pub line: usize,
}

/// Reads one game after another. A game that cannot be read is an item like the others; only an error of the file itself
/// ends the stream.
#[derive(Debug)]
pub struct Stream<R> {
    chunks: Chunks<R>,
}

impl<R: BufRead> Stream<R> {
    /// Reads from the beginning.
    pub fn new(input: R) -> Self {
        Self { chunks: Chunks::new(input) }
    }
}

impl<R: BufRead> Iterator for Stream<R> {
    type Item = io::Result<Streamed>;

    fn next(&mut self) -> Option<io::Result<Streamed>> {
        Some(self.chunks.next()?.map(|Chunk { bytes, line, cut_off }| {
            let decoded = encoding::decode(&bytes, None);
            let mut game = read::read(&decoded.text);
            if cut_off {
                game.found.push(Found::new(Problem::TooLong { limit: LARGEST_GAME }, decoded.text.len()));
            }
            game.found.sort_by_key(|found| found.offset);
            let mut places = Places::new(&decoded.text);
            let warnings = game.found.into_iter().map(|found| {
                let mut place = places.of(found.offset);
                place.line += line - 1;
                Warning { problem: found.problem, place, record: None, node: found.node }
            });
            Streamed { warnings: warnings.collect(), record: game.record, text: decoded.text, line }
        }))
    }
}
