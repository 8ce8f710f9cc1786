//! Go.

pub mod playout;

use crate::{Action, ActionText, HalfPoints, KoRule, Outcome, Piece, Played, Point, Rejection, Side};

/// How a finished board is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

/// What is taken off a side's territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tax {
    /// Nothing.
    None,
    /// Points in seki do not count.
    Seki,
    /// As `Seki`, and two points for each living group.
    All,
}

/// What White receives for Black's handicap stones under area counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// One point a stone.
    PerStone,
    /// One point a stone except the first.
    PerStoneExceptFirst,
}

/// The rules of a game of Go, as independent axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Which boards must not come back.
    pub ko: KoRule,
    /// Whether own stones may be captured by the own move (a single stone never: that only passes).
    pub suicide: bool,
    /// How the board is counted.
    pub scoring: Scoring,
    /// What is taken off.
    pub tax: Tax,
    /// What White receives for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// What White receives for moving second.
    pub komi: HalfPoints,
}

impl Rules {
    /// The names of the presets, most used first.
    pub const PRESETS: [&'static str; 8] = [
        "chinese",
        "japanese",
        "korean",
        "aga",
        "chinese-server",
        "tromp-taylor",
        "new-zealand",
        "ancient-area",
    ];

    /// The preset of this name (with its komi); `None` for an unknown name.
    #[must_use]
    pub fn preset(_name: &str) -> Option<Self> {
        todo!()
    }
}

/// Where a game of Go stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Moves are being played.
    Play,
    /// Two passes were played: dead stones are being marked.
    Scoring,
    /// The result stands.
    Over,
}

/// A game of Go: rules, start, and the moves played.
#[derive(Clone, Debug)]
pub struct Game {
    size: u8,
}

/// A board size, handicap or komi that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Sizes go from 2 to 25.
    #[error("board size {0} is outside 2 to 25")]
    Size(u8),
    /// This board has fewer fixed handicap points.
    #[error("{stones} handicap stones do not fit: this board takes {most}")]
    Handicap {
        /// As asked.
        stones: u8,
        /// What the board takes.
        most: u8,
    },
}

impl Game {
    /// An empty board. `size` from 2 to 25.
    ///
    /// # Errors
    /// [`SetupError::Size`].
    pub fn new(size: u8, _rules: Rules) -> Result<Self, SetupError> {
        Ok(Self { size })
    }

    /// A board with `stones` black handicap stones on the fixed points of GTP; White moves first.
    ///
    /// # Errors
    /// Where size or number do not fit.
    pub fn with_handicap(_size: u8, _rules: Rules, _stones: u8) -> Result<Self, SetupError> {
        todo!()
    }

    /// Points on a side.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        todo!()
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        todo!()
    }

    /// Stones marked dead while counting, sorted.
    #[must_use]
    pub fn dead(&self) -> Vec<Point> {
        todo!()
    }

    /// In [`Phase::Scoring`]: turns the whole group at `point` (with the groups of its colour in the same region,
    /// as players expect) from alive to dead or back. `false` where nothing stands there or it is not that phase.
    pub fn toggle_dead(&mut self, _point: Point) -> bool {
        todo!()
    }

    /// In [`Phase::Scoring`]: replaces the dead stones by a proposal. Points without a stone are ignored.
    pub fn set_dead(&mut self, _dead: &[Point]) {
        todo!()
    }

    /// In [`Phase::Scoring`]: both sides agree; the score is the result.
    pub fn accept_score(&mut self) {
        todo!()
    }

    /// In [`Phase::Scoring`]: the dispute goes on at the board; the player after the second pass moves.
    pub fn resume_play(&mut self) {
        todo!()
    }

    /// Whose territory or area each point is while counting, row by row from the bottom; `None` for neutral.
    #[must_use]
    pub fn ownership(&self) -> Vec<Option<Side>> {
        todo!()
    }

    /// The score of `[Black, White]` while counting and after; `None` before.
    #[must_use]
    pub fn points(&self) -> Option<[HalfPoints; 2]> {
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
