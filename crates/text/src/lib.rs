//! Sentences about moves and results, in English and Korean.
//!
//! The one place where a rejection, a result, a piece, a side or a point becomes words: for the window, the
//! headless program and language models alike. One Fluent catalogue per language; Korean particles agree with
//! the word before them.

use hansu_rules::{GameKind, Outcome, Piece, Point, Rejection, Side};

/// A language the catalogue is complete in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Korean.
    Korean,
}

/// The board a sentence is about: it decides how points are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardNames {
    /// Which game.
    pub kind: GameKind,
    /// Rows of the board.
    pub rows: u8,
}

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalText {
    /// The reason in two or three words, with a full stop ("Ko.").
    pub title: String,
    /// One sentence that says why and, where it helps, what to do instead.
    pub sentence: String,
}

/// Makes sentences in one language.
#[derive(Debug)]
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

    /// Why a move was refused.
    #[must_use]
    pub fn rejection(&self, _board: BoardNames, _rejection: &Rejection) -> RefusalText {
        todo!()
    }

    /// How a game ended: "White won by checkmate." "Han wins on points, 72 to 73.5."
    #[must_use]
    pub fn outcome(&self, _kind: GameKind, _outcome: &Outcome) -> String {
        todo!()
    }

    /// "Black", "White", "Cho", "Han".
    #[must_use]
    pub fn side(&self, _kind: GameKind, _side: Side) -> String {
        todo!()
    }

    /// A piece with its side, as a label: "white knight", "Han's cannon".
    #[must_use]
    pub fn piece(&self, _kind: GameKind, _piece: Piece) -> String {
        todo!()
    }

    /// The name of a point in players' notation: "Q16", "e4"; Janggi's row-column "82".
    #[must_use]
    pub fn point(&self, _board: BoardNames, _point: Point) -> String {
        todo!()
    }
}
