//! What a search answers.

use std::fmt;

use hansu_rules::{Action, ActionText, AnyGame};

use super::play_on;

/// The move to play, and the reply it expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    best: String,
    ponder: Option<String>,
}

impl Answer {
    /// A move on its own.
    #[must_use]
    pub fn play(game: &AnyGame, action: Action) -> Self {
        Self { best: game.text(action, ActionText::Protocol), ponder: None }
    }

    /// The beginning of an expected line; `None` where that is empty.
    #[must_use]
    pub fn line(texts: &[String]) -> Option<Self> {
        Some(Self { best: texts.first()?.clone(), ponder: texts.get(1).cloned() })
    }

    /// Any move the position allows, for want of a better one.
    #[must_use]
    pub fn any(game: &AnyGame, only: &[Action]) -> Option<Self> {
        let action = only.first().copied().or_else(|| play_on::actions(game).first().copied())?;
        Some(Self::play(game, action))
    }

    /// The reply that `line` expects, if it begins with the same move.
    #[must_use]
    pub fn with_reply_of(self, line: Option<&Self>) -> Self {
        let ponder = line.filter(|line| line.best == self.best).and_then(|line| line.ponder.clone());
        Self { ponder, ..self }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bestmove {}", self.best)?;
        self.ponder.iter().try_for_each(|ponder| write!(f, " ponder {ponder}"))
    }
}

/// The answer in a position without moves, as Stockfish gives it.
pub const NONE: &str = "bestmove (none)";

/// The moves of a line as programs write them, up to the first that the rules refuse.
#[must_use]
pub fn spell(game: &AnyGame, line: &[Action]) -> Vec<String> {
    let mut game = game.clone();
    let mut texts = Vec::with_capacity(line.len());
    for &action in line {
        let text = game.text(action, ActionText::Protocol);
        if game.play(action).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uci::variant::Variant;

    #[test]
    fn a_line_is_spelt_as_far_as_it_is_legal() {
        let game = Variant::Janggi("janggi").start(false);
        let parse = |text: &str| game.parse(text).unwrap();
        let line = [parse("a4b4"), Action::Pass, parse("a4b4"), Action::Pass];
        assert_eq!(spell(&game, &line), ["a4b4", "e9e9"]);
    }

    #[test]
    fn the_expected_reply_belongs_to_its_own_move() {
        let line =
            |texts: &[&str]| Answer::line(&texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>());
        let long = line(&["e2e4", "e7e5", "g1f3"]);
        assert_eq!(line(&[]), None);
        assert_eq!(long.as_ref().unwrap().to_string(), "bestmove e2e4 ponder e7e5");
        let same = line(&["e2e4"]).unwrap().with_reply_of(long.as_ref());
        assert_eq!(same.to_string(), "bestmove e2e4 ponder e7e5");
        let other = line(&["d2d4"]).unwrap().with_reply_of(long.as_ref());
        assert_eq!(other.to_string(), "bestmove d2d4");
    }
}
