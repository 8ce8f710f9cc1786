//! Sentences about moves and results, in English and Korean.
//!
//! The one place where a rejection, a result, a piece, a side or a point becomes words: for the window, the
//! headless program and language models alike. One Fluent catalogue per language; Korean particles agree with
//! the word before them.

mod catalogue;
mod ending;
mod fault;
mod josa;
mod names;
mod refusal;
mod spoken;

#[cfg(test)]
mod tests;

use hansu_rules::{AnyGame, GameKind};

use crate::catalogue::Catalogue;

pub use spoken::{MoveFacts, PointFacts};

/// A language the catalogue is complete in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Korean.
    Korean,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Korean];

    /// The code of the language: "en", "ko".
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Korean => "ko",
        }
    }

    /// The language of a code or locale name ("ko", "ko_KR.UTF-8", "en-GB"); `None` for one without a catalogue.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let language = code.split(['_', '-', '.']).next()?;
        Self::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }
}

/// The board a sentence is about: it decides how points are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardNames {
    /// Which game.
    pub kind: GameKind,
    /// Rows of the board.
    pub rows: u8,
}

impl BoardNames {
    /// The board of this game.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        Self { kind: game.kind(), rows: game.board_size().1 }
    }
}

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalText {
    /// The reason in a few words, with a full stop ("Ko.").
    pub title: String,
    /// A sentence or two that say why and, where it helps, what to do instead.
    pub sentence: String,
}

/// Makes sentences in one language. Cheap to make and to copy: the catalogues are read once.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    language: Language,
}

impl Text {
    /// The sentences of this language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language it speaks.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    fn catalogue(&self) -> &'static Catalogue {
        Catalogue::of(self.language)
    }
}
