//! Why a command failed: the standard message of the protocol, then what exactly was wrong.

use std::io;

use hansu_rules::go::SetupError;

/// A command that could not be carried out. The words before a colon are those of the protocol.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// No command of this name.
    #[error("unknown command")]
    UnknownCommand,
    /// Arguments that are missing or of the wrong kind.
    #[error("syntax error: {0}")]
    Syntax(&'static str),
    /// Text that should be a vertex; the sentence says what one looks like.
    #[error("syntax error: {0}")]
    NoVertex(String),
    /// A board size other than 2 to 25.
    #[error("unacceptable size")]
    Size,
    /// Refused by the rules in force; the sentence says why.
    #[error("illegal move: {0}")]
    IllegalMove(String),
    /// A search of nothing: every legal move was left out.
    #[error("illegal move: no legal move is left to look at")]
    NothingAllowed,
    /// No move to take back.
    #[error("cannot undo")]
    CannotUndo,
    /// Handicap stones go on an empty board.
    #[error("board not empty")]
    BoardNotEmpty,
    /// A number of handicap stones this board does not take.
    #[error("invalid number of stones")]
    NumberOfStones,
    /// A list of handicap stones that cannot be placed.
    #[error("bad vertex list: {0}")]
    VertexList(#[from] SetupError),
    /// A list of handicap stones with something else in it.
    #[error("bad vertex list")]
    NoVertexList,
    /// Rules nobody knows, or that do not exist here.
    #[error("unknown rules: {0}")]
    Rules(String),
    /// A record that cannot be read or replayed.
    #[error("cannot load file: {0}")]
    Load(String),
    /// A record that cannot be written.
    #[error("cannot save file: {0}")]
    Save(#[from] io::Error),
}
