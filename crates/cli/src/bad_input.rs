//! What can be wrong with a request: each a sentence that says what, where, and what would do.

use std::io;

use hansu_rules::{chess, go, janggi};

/// A request that cannot be answered.
#[derive(Debug, thiserror::Error)]
pub enum BadInput {
    /// An option that belongs to another game.
    #[error("\"{option}\" does not go with {game}")]
    WrongGame {
        /// The option.
        option: &'static str,
        /// The game asked about.
        game: &'static str,
    },
    /// No rules of this name.
    #[error("there are no {game} rules named {name:?}; there are {known}")]
    UnknownRules {
        /// The game asked about.
        game: &'static str,
        /// As asked.
        name: String,
        /// The names there are.
        known: String,
    },
    /// A komi that is no number of half points.
    #[error("komi {0} is not a number of half points between -400 and 400, such as 6.5")]
    Komi(f64),
    /// A size, a handicap or stones that do not fit.
    #[error("this Go board cannot be set up: {0}")]
    GoSetup(#[from] go::SetupError),
    /// A diagram that is no Go board.
    #[error("this Go diagram cannot be read: {0}")]
    Diagram(#[from] go::DiagramError),
    /// No chess position.
    #[error("this chess FEN cannot be used: {0}")]
    ChessFen(#[from] chess::FenError),
    /// No Janggi position.
    #[error("this Janggi FEN cannot be used: {0}")]
    JanggiFen(#[from] janggi::FenError),
    /// One of the moves that lead to the position is refused.
    #[error("move {number} ({text:?}) of \"moves\" is refused: {why}")]
    Moves {
        /// Its number, from 1.
        number: usize,
        /// As given.
        text: String,
        /// The sentence.
        why: String,
    },
    /// Neither a move nor `--all` nor `--batch`.
    #[error("say which move with --move, or ask about every move with --all")]
    NoMove,
    /// No game where one is needed.
    #[error("say which game: go, chess or janggi")]
    NoGame,
    /// A line that is no JSON of the expected shape.
    #[error("this line is no request: {0}")]
    Json(#[from] serde_json::Error),
    /// A line with nothing on it.
    #[error("this line is empty; write a request such as {{\"game\":\"go\",\"move\":\"D4\"}}")]
    EmptyLine,
    /// A line that is no text.
    #[error("this line is not UTF-8")]
    NotText,
    /// The engine gave no move in a position that is not over.
    #[error("the engine found no move for {side} at ply {ply}")]
    NoAnswer {
        /// Whose turn it was.
        side: String,
        /// The number of the ply it should have played.
        ply: usize,
    },
    /// A file that cannot be read, written or understood.
    #[error("{path}: {why}")]
    Data {
        /// The file.
        path: String,
        /// What is wrong.
        why: String,
    },
    /// Data that nothing can be learnt from.
    #[error("nothing was fitted: {0}")]
    Tuning(String),
    /// The other end of the output has gone.
    #[error("nobody reads the output")]
    Closed,
    /// Input or output failed.
    #[error("input or output failed: {0}")]
    Io(io::Error),
}

impl From<io::Error> for BadInput {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe { Self::Closed } else { Self::Io(error) }
    }
}
