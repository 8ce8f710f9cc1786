//! One of the three games, where a program must not care which.

use crate::{
    Action, ActionText, GameKind, HalfPoints, Outcome, Piece, Played, Point, Rejection, Side, chess, go,
    janggi,
};

/// A game of any kind, with its history.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Go.
    Go(go::Game),
    /// Chess.
    Chess(chess::Game),
    /// Janggi.
    Janggi(janggi::Game),
}

/// Calls the method of the same name on whichever game it is.
macro_rules! each {
    ($self:expr, $game:ident => $call:expr) => {
        match $self {
            AnyGame::Go($game) => $call,
            AnyGame::Chess($game) => $call,
            AnyGame::Janggi($game) => $call,
        }
    };
}

impl AnyGame {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Go(_) => GameKind::Go,
            Self::Chess(_) => GameKind::Chess,
            Self::Janggi(_) => GameKind::Janggi,
        }
    }

    /// Columns and rows of the board.
    #[must_use]
    pub fn board_size(&self) -> (u8, u8) {
        match self {
            Self::Go(game) => (game.size(), game.size()),
            Self::Chess(_) => (8, 8),
            Self::Janggi(_) => (9, 10),
        }
    }

    /// The side to move (in Go also while dead stones are being marked; after the end the side that would move).
    #[must_use]
    pub fn to_move(&self) -> Side {
        each!(self, game => game.to_move())
    }

    /// Plays an action for the side to move.
    ///
    /// # Errors
    /// The reason why it is refused; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<Played, Rejection> {
        each!(self, game => game.play(action))
    }

    /// Takes the last action back (a deletion too). `false` at the start position.
    pub fn undo(&mut self) -> bool {
        each!(self, game => game.undo())
    }

    /// Why this action would be refused; `None` when it is legal.
    #[must_use]
    pub fn explain(&self, action: Action) -> Option<Rejection> {
        each!(self, game => game.explain(action))
    }

    /// Whether the side to move may do this now.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        each!(self, game => game.is_legal(action))
    }

    /// Every legal move of the side to move, passes included, deletions not; empty when the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        each!(self, game => game.legal_actions())
    }

    /// Where the piece on `from` may go, sorted, each point once. Empty in Go.
    #[must_use]
    pub fn targets(&self, from: Point) -> Vec<Point> {
        let mut targets: Vec<Point> = self
            .legal_actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Step { from: start, to, .. } if start == from => Some(to),
                _ => None,
            })
            .collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// Reads a move in any notation of this game; the move need not be legal where its squares say it all.
    ///
    /// # Errors
    /// `Unreadable`, `Ambiguous` or `OutOfBounds`.
    pub fn parse(&self, text: &str) -> Result<Action, Rejection> {
        each!(self, game => game.parse(text))
    }

    /// Writes an action as it is written in the position on show, before it is played.
    #[must_use]
    pub fn text(&self, action: Action, style: ActionText) -> String {
        each!(self, game => game.text(action, style))
    }

    /// The name of a point: `Q16` (Go, without the letter I), `e4` (chess), `a4` (Janggi, as engines write it).
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        each!(self, game => game.point_name(point))
    }

    /// What stands on a point; `None` also off the board.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        each!(self, game => game.piece_at(point))
    }

    /// Everything on the board, sorted by point.
    #[must_use]
    pub fn pieces(&self) -> Vec<(Point, Piece)> {
        let (cols, rows) = self.board_size();
        Point::all(cols, rows).filter_map(|point| self.piece_at(point).map(|piece| (point, piece))).collect()
    }

    /// The pieces each side `[First, Second]` has taken (Go: stones, prisoners) along the path to this position.
    #[must_use]
    pub fn captured(&self) -> [Vec<Piece>; 2] {
        each!(self, game => game.captured())
    }

    /// The actions that led here, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        each!(self, game => game.actions())
    }

    /// Where the king or general of the side to move stands, if it is in check.
    #[must_use]
    pub fn check(&self) -> Option<Point> {
        match self {
            Self::Go(_) => None,
            Self::Chess(game) => game.check(),
            Self::Janggi(game) => game.check(),
        }
    }

    /// The result, once the rules have ended the game. Draws that must be claimed, resignations, time and
    /// agreements are not the rules' business: whoever holds the game adds them.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, game => game.outcome())
    }

    /// The points of `[First, Second]` as they stand: Janggi material with Han's 1.5; in Go only once the board
    /// is being counted; `None` in chess.
    #[must_use]
    pub fn points(&self) -> Option<[HalfPoints; 2]> {
        match self {
            Self::Go(game) => game.points(),
            Self::Chess(_) => None,
            Self::Janggi(game) => Some(game.points()),
        }
    }
}
