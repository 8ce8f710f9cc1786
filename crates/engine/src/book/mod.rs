//! Opening books: good moves for positions near the start, of which one is picked at random.
//!
//! A book is written by hand as lines of moves ([`Source`]), compiled into positions with weighted moves, and built
//! into the program in that form. Positions are known by their FEN without the counters ([`PositionKey`]), so that a
//! line is followed into whatever other line it transposes to.

mod key;
mod pick;
mod source;

use std::{collections::BTreeMap, fmt, sync::LazyLock};

use hansu_rules::{Action, ActionText, AnyGame, GameKind};

pub use key::PositionKey;
pub use source::{Source, SourceError};

/// A move of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In coordinates, as UCI writes it.
    pub text: String,
    /// How often it is picked, against the others.
    pub weight: u32,
}

/// Positions with the moves to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    positions: BTreeMap<PositionKey, Vec<Choice>>,
}

/// Text that is no compiled book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the book is damaged; build it again from its source")]
pub struct DamagedBook {
    /// Counted from 1.
    pub line: usize,
}

impl Book {
    /// The book that comes with the program; `None` for Go.
    #[must_use]
    pub fn built_in(kind: GameKind) -> Option<&'static Self> {
        static CHESS: LazyLock<Book> = LazyLock::new(|| read(include_str!("../../books/chess.book")));
        static JANGGI: LazyLock<Book> = LazyLock::new(|| read(include_str!("../../books/janggi.book")));
        // A test holds both against their sources: neither is ever damaged.
        fn read(text: &str) -> Book {
            text.parse().unwrap_or_default()
        }
        match kind {
            GameKind::Go => None,
            GameKind::Chess => Some(&CHESS),
            GameKind::Janggi => Some(&JANGGI),
        }
    }

    /// How many positions it knows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether it knows nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The moves it knows here, the likeliest first.
    #[must_use]
    pub fn choices(&self, game: &AnyGame) -> &[Choice] {
        PositionKey::of(game).and_then(|key| self.positions.get(&key)).map_or(&[], Vec::as_slice)
    }

    /// One of the good moves it knows here, drawn by weight. The same seed draws the same move in the same position.
    /// `None` where it knows none that the rules of this very game allow.
    #[must_use]
    pub fn pick(&self, game: &AnyGame, seed: u64) -> Option<Action> {
        let known = self.choices(game).iter().filter_map(|choice| {
            let action = game.parse(&choice.text).ok()?;
            game.is_legal(action).then_some((action, choice.weight))
        });
        pick::draw(&known.collect::<Vec<_>>(), seed ^ (game.actions().len() as u64) << 32)
    }

    /// Counts a move of a line.
    fn add(&mut self, game: &AnyGame, action: Action, weight: u32) {
        let Some(key) = PositionKey::of(game) else { return };
        let text = game.text(action, ActionText::Protocol);
        let choices = self.positions.entry(key).or_default();
        match choices.iter_mut().find(|choice| choice.text == text) {
            Some(choice) => choice.weight = choice.weight.saturating_add(weight),
            None => choices.push(Choice { text, weight }),
        }
    }

    fn sort(&mut self) {
        for choices in self.positions.values_mut() {
            choices.sort_by(|one, two| two.weight.cmp(&one.weight).then_with(|| one.text.cmp(&two.text)));
        }
    }
}

// The compiled form: a line a position, `KEY;MOVE WEIGHT;MOVE WEIGHT...`, sorted, so that two builds of the same
// source are the same file.

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (key, choices) in &self.positions {
            write!(f, "{key}")?;
            for Choice { text, weight } in choices {
                write!(f, ";{text} {weight}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Book {
    type Err = DamagedBook;

    fn from_str(text: &str) -> Result<Self, DamagedBook> {
        let mut book = Self::default();
        for (index, line) in text.lines().enumerate() {
            let damaged = DamagedBook { line: index + 1 };
            let mut fields = line.split(';');
            let key = fields.next().and_then(PositionKey::parse).ok_or(damaged.clone())?;
            let choices = fields
                .map(|field| {
                    let (text, weight) = field.split_once(' ')?;
                    Some(Choice { text: text.to_owned(), weight: weight.parse().ok()? })
                })
                .collect::<Option<Vec<_>>>()
                .filter(|choices| !choices.is_empty())
                .ok_or(damaged)?;
            book.positions.insert(key, choices);
        }
        Ok(book)
    }
}

#[cfg(test)]
mod tests;
