//! Positions with what is known about them, as text: one a line, `FEN | score | result`.

use std::{fmt, io, str::FromStr};

/// A quiet position with what a search and the game's end said about it, for the first side (White, Cho).
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The position.
    pub fen: String,
    /// The search's value, in hundredths.
    pub score: i32,
    /// How the game ended: 1 won, 0.5 drawn, 0 lost.
    pub result: f32,
}

/// What can be wrong with data.
#[derive(Debug)]
pub enum DataError {
    /// A line that is no record.
    Line {
        /// Its number, from 1.
        number: usize,
    },
    /// A record whose position cannot be used.
    Position {
        /// The position.
        fen: String,
        /// The game.
        game: &'static str,
    },
    /// Fewer positions than there is anything to learn from.
    TooFew {
        /// How many there are.
        count: usize,
        /// How many there must be.
        least: usize,
    },
    /// The game's evaluation has no weights.
    NothingToTune,
    /// Reading or writing failed.
    Io(io::Error),
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { number } => {
                write!(f, "line {number} is not of the form \"FEN | score | result\"")
            }
            Self::Position { fen, game } => write!(f, "\"{fen}\" is no {game} position"),
            Self::TooFew { count, least } => {
                write!(f, "there are {count} positions; at least {least} are needed")
            }
            Self::NothingToTune => f.write_str("this game's evaluation has no weights to tune"),
            Self::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for DataError {}

impl From<io::Error> for DataError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {}", self.fen, self.score, self.result)
    }
}

/// A line that is no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRecord;

impl FromStr for Record {
    type Err = NoRecord;

    fn from_str(line: &str) -> Result<Self, NoRecord> {
        let mut fields = line.split('|').map(str::trim);
        let (Some(fen), Some(score), Some(result), None) =
            (fields.next(), fields.next(), fields.next(), fields.next())
        else {
            return Err(NoRecord);
        };
        let result: f32 = result.parse().map_err(|_| NoRecord)?;
        if fen.is_empty() || ![0.0, 0.5, 1.0].contains(&result) {
            return Err(NoRecord);
        }
        Ok(Self { fen: fen.to_owned(), score: score.parse().map_err(|_| NoRecord)?, result })
    }
}

impl Record {
    /// Reads records, one a line; empty lines are passed over.
    ///
    /// # Errors
    /// The first line that is no record, or what went wrong with reading.
    pub fn read_all(input: impl io::BufRead) -> Result<Vec<Self>, DataError> {
        let mut records = Vec::new();
        for (index, line) in input.lines().enumerate() {
            let line = line?;
            if !line.trim().is_empty() {
                records.push(line.parse().map_err(|NoRecord| DataError::Line { number: index + 1 })?);
            }
        }
        Ok(records)
    }
}
