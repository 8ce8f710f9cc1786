//! Chess, on `shakmaty`.

use crate::{Action, ActionText, EndReason, Outcome, Piece, Played, Point, Rejection, Side};

/// The rules of a game of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Rules {
    /// Castling as in Chess960.
    pub chess960: bool,
    /// Delete mode: how many enemy pieces each side may remove.
    pub deletes: u8,
}

/// Text that is no playable chess position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FenError(pub String);

/// A game of chess: rules, start, and the moves played.
#[derive(Clone, Debug)]
pub struct Game {}

impl Game {
    /// The ordinary start position.
    #[must_use]
    pub fn new(_rules: Rules) -> Self {
        todo!()
    }

    /// From a FEN (one to six fields).
    ///
    /// # Errors
    /// What is wrong with the text or the position.
    pub fn from_fen(_fen: &str, _rules: Rules) -> Result<Self, FenError> {
        todo!()
    }

    /// The position on show as a FEN with exact counters.
    #[must_use]
    pub fn fen(&self) -> String {
        todo!()
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        todo!()
    }

    /// The position on show, for the search.
    #[must_use]
    pub fn position(&self) -> &shakmaty::Chess {
        todo!()
    }

    /// The Zobrist hashes of the positions since the last irreversible move, oldest first, the position on show
    /// last: what a search needs to see repetitions.
    #[must_use]
    pub fn repetition_hashes(&self) -> Vec<u64> {
        todo!()
    }

    /// A draw the side to move may claim now: threefold repetition or fifty moves.
    #[must_use]
    pub fn claimable_draw(&self) -> Option<EndReason> {
        todo!()
    }

    /// Whether this side has material to mate with at all (flag fall against a bare king is a draw).
    #[must_use]
    pub fn can_win(&self, _side: Side) -> bool {
        todo!()
    }

    /// Where the king of the side to move stands, if it is in check.
    #[must_use]
    pub fn check(&self) -> Option<Point> {
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
