//! What can go wrong with an outside engine.

use std::{process::ExitStatus, time::Duration};

use hansu_rules::{GameKind, Rejection};

use crate::{
    process::{Gone, StartError},
    profile::Protocol,
};

/// What an engine was busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Saying who it is.
    Starting,
    /// Taking options, or loading what they name.
    Preparing,
    /// Being told the position.
    Position,
    /// Looking for a move.
    Searching,
    /// Breaking a search off.
    Stopping,
    /// Counting a finished board.
    Counting,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exit {
    /// By itself, with this code.
    Code(i32),
    /// By a signal of the system.
    Signal(i32),
    /// Nobody knows.
    Unknown,
}

impl Exit {
    /// From what the system reports.
    #[must_use]
    pub fn of(status: Option<ExitStatus>) -> Self {
        let Some(status) = status else { return Self::Unknown };
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Self::Signal(signal);
        }
        status.code().map_or(Self::Unknown, Self::Code)
    }

    /// The program uses instructions this processor does not have: another build of it is needed.
    #[must_use]
    pub const fn needs_newer_processor(self) -> bool {
        /// The status of an illegal instruction on Windows.
        const ILLEGAL_INSTRUCTION: i32 = 0xC000_001D_u32.cast_signed();
        matches!(self, Self::Signal(4) | Self::Code(ILLEGAL_INSTRUCTION))
    }
}

/// Why an outside engine has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// It cannot be started.
    #[error(transparent)]
    Start(#[from] StartError),
    /// It has ended. The next question starts it anew.
    #[error("the engine ended ({exit:?}) while {phase:?}: {stderr}")]
    Ended {
        /// What it was busy with.
        phase: Phase,
        /// How.
        exit: Exit,
        /// Its last lines on standard error; may be empty.
        stderr: String,
    },
    /// It did not answer in time and was ended. The next question starts it anew.
    #[error("the engine did not answer within {} ms while {phase:?}", .after.as_millis())]
    Silent {
        /// What it was busy with.
        phase: Phase,
        /// How long was waited.
        after: Duration,
    },
    /// It does not read what it is told, and was ended.
    #[error("the engine does not read its input")]
    NotReading,
    /// It speaks, but not the protocol it was set up for.
    #[error("the engine does not speak {expected:?}; it said: {said}")]
    WrongProtocol {
        /// What it was set up for.
        expected: Protocol,
        /// What it speaks instead, where that could be told.
        speaks: Option<Protocol>,
        /// Its first lines.
        said: String,
    },
    /// GTP: it answered a command with `?`.
    #[error("the engine refused {command}: {message}")]
    Refused {
        /// As it was sent.
        command: String,
        /// The engine's own words.
        message: String,
    },
    /// It says that there is no move, although there is one.
    #[error("the engine has no move and says {text:?}")]
    NoMove {
        /// What it said instead of a move.
        text: String,
    },
    /// What it said names no move at all.
    #[error("the engine's move {text:?} cannot be read")]
    Unreadable {
        /// What it said.
        text: String,
        /// What the rules make of that.
        rejection: Box<Rejection>,
    },
    /// UCI: it does not play these rules.
    #[error("the engine does not know the variant {0}")]
    NoVariant(String),
    /// UCI: it does not play Chess960.
    #[error("the engine does not know Chess960")]
    NoChess960,
    /// GTP: it does not play on this board.
    #[error("the engine does not play on a board of {size}x{size}: {message}")]
    BoardSize {
        /// Points on a side.
        size: u8,
        /// The engine's own words.
        message: String,
    },
    /// GTP: it can choose moves but not analyse.
    #[error("the engine cannot analyse")]
    NoAnalysis,
    /// It does not play this game.
    #[error("the engine does not play {0:?}")]
    OtherGame(GameKind),
    /// The question was called off.
    #[error("the question was called off")]
    Cancelled,
}

impl EngineError {
    /// What is known at once where a program takes no line.
    pub(crate) const fn of_gone(gone: Gone, phase: Phase) -> Self {
        match gone {
            Gone::Ended => Self::Ended { phase, exit: Exit::Unknown, stderr: String::new() },
            Gone::NotReading => Self::NotReading,
        }
    }
}
