//! One move's verdict as JSON.

use hansu_rules::{AnyGame, MarkRole, MoveRejectReason, Rejection};
use hansu_text::Text;
use serde::Serialize;

use crate::game_args::sentence;

/// Whether a move is legal, and what proves it where it is not.
#[derive(Debug, Serialize)]
pub struct Verdict {
    /// May be played.
    pub legal: bool,
    reason: Option<MoveRejectReason>,
    evidence: Vec<MarkedSquare>,
    text: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    move_numbers: Vec<u32>,
}

/// A square that matters, in the notation of engines, and what it means.
#[derive(Debug, Serialize)]
struct MarkedSquare {
    role: MarkRole,
    square: String,
}

impl Verdict {
    /// The verdict on a move in any notation of the game.
    pub fn of(game: &AnyGame, written: &str, text: Text) -> Self {
        match game.parse(written) {
            Ok(action) => game.explain(action).map_or_else(Self::legal, |no| Self::refused(game, &no, text)),
            Err(rejection) => Self::refused(game, &rejection, text),
        }
    }

    const fn legal() -> Self {
        Self { legal: true, reason: None, evidence: Vec::new(), text: None, move_numbers: Vec::new() }
    }

    fn refused(game: &AnyGame, rejection: &Rejection, text: Text) -> Self {
        let marks = rejection.evidence.marks.iter();
        let marked = marks.map(|mark| MarkedSquare { role: mark.role, square: game.point_name(mark.point) });
        Self {
            legal: false,
            reason: Some(rejection.reason),
            evidence: marked.collect(),
            text: Some(sentence(text, game, rejection)),
            move_numbers: rejection.evidence.move_numbers.clone(),
        }
    }
}
