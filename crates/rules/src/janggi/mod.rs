//! Janggi, Korean chess.

use crate::{Action, ActionText, HalfPoints, Outcome, Piece, Played, Point, Rejection, Side};

/// The order of the four pieces between chariots and guards, read from left to right with Cho at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Formation {
    /// 마상상마: horse, elephant, elephant, horse.
    HorseElephantElephantHorse,
    /// 상마마상: elephant, horse, horse, elephant.
    ElephantHorseHorseElephant,
    /// 상마상마: elephant, horse, elephant, horse.
    ElephantHorseElephantHorse,
    /// 마상마상: horse, elephant, horse, elephant.
    HorseElephantHorseElephant,
}

impl Formation {
    /// The four, in the order in which they are offered.
    pub const ALL: [Self; 4] = [
        Self::HorseElephantElephantHorse,
        Self::ElephantHorseHorseElephant,
        Self::ElephantHorseElephantHorse,
        Self::HorseElephantHorseElephant,
    ];
}

/// The rules of a game of Janggi. See `preset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Delete mode: how many enemy pieces each side may remove.
    pub deletes: u8,
}

impl Rules {
    /// The names of the presets, most used first.
    pub const PRESETS: [&'static str; 5] =
        ["kakao", "janggi", "janggimodern", "janggitraditional", "janggicasual"];

    /// The preset of this name; `None` for an unknown name.
    #[must_use]
    pub fn preset(_name: &str) -> Option<Self> {
        todo!()
    }
}

/// Text that is no playable Janggi position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FenError(pub String);

/// A game of Janggi: rules, start, and the moves played.
#[derive(Clone, Debug)]
pub struct Game {}

impl Game {
    /// A game with these set-ups; Cho moves first.
    #[must_use]
    pub fn new(_rules: Rules, _cho: Formation, _han: Formation) -> Self {
        todo!()
    }

    /// From a FEN as Fairy-Stockfish writes it.
    ///
    /// # Errors
    /// What is wrong with the text or the position.
    pub fn from_fen(_fen: &str, _rules: Rules) -> Result<Self, FenError> {
        todo!()
    }

    /// The position on show as a FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        todo!()
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        todo!()
    }

    /// Where the general of the side to move stands, if it is in check.
    #[must_use]
    pub fn check(&self) -> Option<Point> {
        todo!()
    }

    /// Material points of `[Cho, Han]`, Han's 1.5 included.
    #[must_use]
    pub fn points(&self) -> [HalfPoints; 2] {
        todo!()
    }

    /// The generals face each other on an open file.
    #[must_use]
    pub fn bikjang(&self) -> bool {
        todo!()
    }

    /// Deletions left to `[First, Second]`.
    #[must_use]
    pub fn deletes_left(&self) -> [u8; 2] {
        todo!()
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        todo!()
    }

    /// Plays an action for the side to move.
    ///
    /// # Errors
    /// The reason why it is refused; nothing is changed then.
    pub fn play(&mut self, _action: Action) -> Result<Played, Rejection> {
        todo!()
    }

    /// Takes the last action back; `false` at the start position.
    pub fn undo(&mut self) -> bool {
        todo!()
    }

    /// Why this action would be refused; `None` when it is legal.
    #[must_use]
    pub fn explain(&self, _action: Action) -> Option<Rejection> {
        todo!()
    }

    /// Whether the side to move may do this now.
    #[must_use]
    pub fn is_legal(&self, _action: Action) -> bool {
        todo!()
    }

    /// Every legal move of the side to move; empty when the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        todo!()
    }

    /// Reads a move in any notation of this game.
    ///
    /// # Errors
    /// `Unreadable`, `Ambiguous` or `OutOfBounds`.
    pub fn parse(&self, _text: &str) -> Result<Action, Rejection> {
        todo!()
    }

    /// Writes an action as it is written in this position, before it is played.
    #[must_use]
    pub fn text(&self, _action: Action, _style: ActionText) -> String {
        todo!()
    }

    /// The name of a point.
    #[must_use]
    pub fn point_name(&self, _point: Point) -> String {
        todo!()
    }

    /// What stands on a point.
    #[must_use]
    pub fn piece_at(&self, _point: Point) -> Option<Piece> {
        todo!()
    }

    /// The pieces each side has taken.
    #[must_use]
    pub fn captured(&self) -> [Vec<Piece>; 2] {
        todo!()
    }

    /// The actions that led here, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        todo!()
    }

    /// The result, once the rules have ended the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        todo!()
    }
}
