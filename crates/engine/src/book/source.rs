//! The source of a book: lines of moves, written by people.
//!
//! ```text
//! # Everything after a hash is a comment.
//! Ruy Lopez, Closed x6: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
//! Damiano: e4 e5 Nf3 f6? Nxe5
//! @ 마상상마 상마마상
//! 귀마 대 면상: ...
//! ```
//!
//! A line has a name, how much it weighs (`x6`, 1 where left out), a colon and moves from the start, in any notation
//! the game reads. A move marked `?` is answered by the book but never played. `@` sets the start of the lines after
//! it: the set-ups of Cho and Han in Janggi.

use hansu_rules::{AnyGame, GameKind, Rejection, chess, janggi};

use super::Book;

/// What is wrong in a source, and where.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// A line without a colon.
    #[error("line {line}: write a name, a colon and moves, such as \"Spanish: e4 e5 Nf3\"")]
    NoMoves {
        /// Counted from 1.
        line: usize,
    },
    /// A weight that is no number.
    #[error("line {line}: \"{text}\" is no weight; write x and a number from 1 to 1000, such as x5")]
    Weight {
        /// Counted from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A move the rules refuse.
    #[error("line {line}: move {number}, \"{text}\", cannot be played there")]
    Move {
        /// Counted from 1.
        line: usize,
        /// Which move of the line, counted from 1.
        number: usize,
        /// The move as written.
        text: String,
        /// Why.
        rejection: Box<Rejection>,
    },
    /// A start that is none.
    #[error("line {line}: after @ write the set-ups of Cho and Han, such as \"@ 마상상마 상마마상\"")]
    Start {
        /// Counted from 1.
        line: usize,
    },
    /// A game whose openings are not kept as a book.
    #[error("there is no opening book for Go")]
    NoBook,
}

/// The text of a source.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Which game's moves they are.
    pub kind: GameKind,
    /// The lines.
    pub text: &'a str,
}

impl Source<'_> {
    /// Plays every line and gathers the positions and moves on the way.
    ///
    /// # Errors
    /// The first line that cannot be read or played.
    pub fn compile(self) -> Result<Book, SourceError> {
        let mut book = Book::default();
        let mut start = match self.kind {
            GameKind::Go => return Err(SourceError::NoBook),
            GameKind::Chess => AnyGame::Chess(chess::Game::new(chess::Rules::default())),
            GameKind::Janggi => janggi_start([janggi::Formation::HorseElephantElephantHorse; 2]),
        };
        for (index, line) in self.text.lines().enumerate() {
            let number = index + 1;
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            if let Some(names) = line.strip_prefix('@') {
                start = self.start(names).ok_or(SourceError::Start { line: number })?;
                continue;
            }
            let (name, moves) = line.split_once(':').ok_or(SourceError::NoMoves { line: number })?;
            play(&mut book, &start, number, weight(name, number)?, moves)?;
        }
        book.sort();
        Ok(book)
    }

    fn start(self, names: &str) -> Option<AnyGame> {
        if self.kind != GameKind::Janggi {
            return None;
        }
        let mut formations = names.split_whitespace().map(janggi::Formation::from_name);
        let both = [formations.next()??, formations.next()??];
        formations.next().is_none().then(|| janggi_start(both))
    }
}

fn janggi_start([cho, han]: [janggi::Formation; 2]) -> AnyGame {
    AnyGame::Janggi(janggi::Game::new(janggi::Rules::default(), cho, han))
}

/// The weight behind a line's name.
fn weight(name: &str, line: usize) -> Result<u32, SourceError> {
    let last = name.split_whitespace().last().unwrap_or_default();
    let Some(digits) = last.strip_prefix('x').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    else {
        return Ok(1);
    };
    let number = digits.parse().ok().filter(|weight| (1..=1000).contains(weight));
    number.ok_or_else(|| SourceError::Weight { line, text: last.to_owned() })
}

fn play(book: &mut Book, start: &AnyGame, line: usize, weight: u32, moves: &str) -> Result<(), SourceError> {
    let mut game = start.clone();
    for (index, written) in moves.split_whitespace().enumerate() {
        let (text, doubtful) = written.strip_suffix('?').map_or((written, false), |text| (text, true));
        let refused = |rejection| SourceError::Move {
            line,
            number: index + 1,
            text: text.to_owned(),
            rejection: Box::new(rejection),
        };
        let action = game.parse(text).map_err(refused)?;
        if !doubtful {
            book.add(&game, action, weight);
        }
        game.play(action).map_err(refused)?;
    }
    Ok(())
}
