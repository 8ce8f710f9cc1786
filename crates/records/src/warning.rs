//! What a reader could not read, and where.

use crate::{NodeId, record::Fault, start::StartError};

/// A place in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// From 1.
    pub line: usize,
    /// Characters from the beginning of the line, from 1.
    pub column: usize,
}

/// Something in a file that was not read as it stands. Nothing of it is lost: see
/// [`RecordFile`](crate::RecordFile).
#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    /// What.
    pub problem: Problem,
    /// Where in the file.
    pub place: Place,
    /// The record it belongs to, as [`RecordFile::records`](crate::RecordFile::records) counts them.
    pub record: Option<usize>,
    /// The node of that record.
    pub node: Option<NodeId>,
}

/// What a reader could not read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// Bytes that are no text in the encoding of the file.
    #[error("there are bytes that are no text in {encoding}")]
    Bytes {
        /// The name of the encoding.
        encoding: &'static str,
    },
    /// Text between the games, kept as it is.
    #[error("this is no game: {0:?}")]
    Foreign(String),
    /// A game that Hansu does not play, kept as it is.
    #[error("a game of another kind: {0}")]
    OtherGame(String),
    /// Text among the moves.
    #[error("this is no move: {0:?}")]
    Stray(String),
    /// The value of a property or tag.
    #[error("{name} cannot be {value:?}")]
    Value {
        /// The property or tag.
        name: String,
        /// As it is written.
        value: String,
    },
    /// A bracket, brace or parenthesis that is not closed, or was not open.
    #[error("{0:?} has no counterpart")]
    Unbalanced(char),
    /// A game does not begin as the format wants it.
    #[error("the beginning of the game is missing")]
    Beginning,
    /// Two moves in one node; they became two nodes.
    #[error("there are two moves in one node")]
    SecondMove,
    /// The start of the game.
    #[error("the game cannot be played from its start: {0}")]
    Start(StartError),
    /// A move that cannot be played; it is kept and shown.
    #[error("the move {text:?} cannot be played")]
    Move {
        /// As it is written.
        text: String,
        /// Why not.
        fault: Fault,
    },
    /// Stones that are set up cannot stand; they are left out of the position.
    #[error("the stones cannot stand: {0}")]
    Stones(hansu_rules::go::SetupError),
    /// The result behind the moves is not the one of the tag.
    #[error("the result behind the moves is {0:?}")]
    Result(String),
    /// A game that is longer than the reader takes.
    #[error("a game of more than {limit} bytes")]
    TooLong {
        /// Bytes.
        limit: usize,
    },
}

/// A problem on the way to a [`Warning`]: the place is a byte of the decoded text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Found {
    pub problem: Problem,
    pub offset: usize,
    pub node: Option<NodeId>,
}

impl Found {
    pub(crate) const fn new(problem: Problem, offset: usize) -> Self {
        Self { problem, offset, node: None }
    }

    pub(crate) const fn at(problem: Problem, offset: usize, node: NodeId) -> Self {
        Self { problem, offset, node: Some(node) }
    }
}

/// Lines and columns of ever later bytes of a text.
#[derive(Debug)]
pub(crate) struct Places<'a> {
    text: &'a str,
    offset: usize,
    place: Place,
}

impl<'a> Places<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, offset: 0, place: Place { line: 1, column: 1 } }
    }

    /// The place of a byte; bytes before the last one asked for have that one's place.
    pub(crate) fn of(&mut self, offset: usize) -> Place {
        let offset = offset.min(self.text.len());
        let passed = self.text.as_bytes().get(self.offset..offset).unwrap_or_default();
        for (index, &byte) in passed.iter().enumerate() {
            let follows = passed.get(index + 1).or_else(|| self.text.as_bytes().get(offset));
            match byte {
                b'\n' => self.place = Place { line: self.place.line + 1, column: 1 },
                b'\r' if follows != Some(&b'\n') => {
                    self.place = Place { line: self.place.line + 1, column: 1 };
                }
                // Only the first byte of a character counts.
                byte if byte & 0xC0 != 0x80 => self.place.column += 1,
                _ => {}
            }
        }
        self.offset = self.offset.max(offset);
        self.place
    }
}
