//! The page's sentences, all from the one catalogue.

use hansu_rules::{Action, AnyGame, HalfPoints, Played, Point, Side};
use hansu_table::Phase;
use hansu_text::{MoveFacts, PointFacts};

use super::Session;

/// Which edge of the board a label stands at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Below and above: the name of a column (from the left, from 0).
    Column(u8),
    /// At the sides: the name of a row (from the bottom, from 0).
    Row(u8),
}

impl Session {
    /// Whose turn it is, or how the game ended, as one sentence. A pass leaves nothing to see on the board, so it is
    /// told before.
    #[must_use]
    pub fn status(&self) -> String {
        match self.passed() {
            Some(passed) => format!("{passed} {}", self.standing()),
            None => self.standing(),
        }
    }

    /// That the last move was a pass, while the game goes on.
    fn passed(&self) -> Option<String> {
        let table = self.table.as_ref()?;
        let last = table.moves().last()?;
        if table.phase() != Phase::Playing || last.played.action != Action::Pass {
            return None;
        }
        let side = self.text.side(table.kind(), last.side);
        Some(format!("{side}: {}.", self.text.action(self.board_names()?, Action::Pass)))
    }

    fn standing(&self) -> String {
        let Some(table) = &self.table else { return String::new() };
        match table.outcome() {
            Some(outcome) => self.text.outcome(table.kind(), &outcome),
            None if table.game().check().is_some() => self.text.in_check(table.kind(), table.to_move()),
            None => self.text.to_move(table.kind(), table.to_move()),
        }
    }

    /// How the game ended; empty while it goes on.
    #[must_use]
    pub fn outcome(&self) -> String {
        self.table
            .as_ref()
            .and_then(|table| Some(self.text.outcome(table.kind(), &table.outcome()?)))
            .unwrap_or_default()
    }

    /// "Black", "White", "Cho", "Han".
    #[must_use]
    pub fn side_name(&self, side: Side) -> String {
        self.table.as_ref().map_or_else(String::new, |table| self.text.side(table.kind(), side))
    }

    /// A side's points as they stand: Janggi's material, a counted Go board, else Go's prisoners; empty in chess.
    #[must_use]
    pub fn points(&self, side: Side) -> String {
        let Some(game) = self.shown_game() else { return String::new() };
        match (game.points(), game) {
            (Some(points), _) => points[side.index()].to_string(),
            (None, AnyGame::Go(game)) => game.captured()[side.index()].len().to_string(),
            (None, _) => String::new(),
        }
    }

    /// The komi of a game of Go.
    #[must_use]
    pub fn komi(&self) -> Option<HalfPoints> {
        match self.table.as_ref()?.game() {
            AnyGame::Go(game) => Some(game.rules().komi),
            AnyGame::Chess(_) | AnyGame::Janggi(_) => None,
        }
    }

    /// The move of this number (from 0) as players write it; empty where there is none.
    #[must_use]
    pub fn move_text(&self, number: usize) -> String {
        let (Some(table), Some(names)) = (&self.table, self.board_names()) else { return String::new() };
        match table.moves().get(number) {
            // The notations write a pass in a language of their own.
            Some(one) if one.played.action == Action::Pass => self.text.action(names, Action::Pass),
            Some(one) => one.text.clone(),
            None => String::new(),
        }
    }

    /// How a pass is written.
    #[must_use]
    pub fn pass_text(&self) -> String {
        self.board_names().map_or_else(String::new, |names| self.text.action(names, Action::Pass))
    }

    /// The name of a point in players' notation.
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        self.board_names().map_or_else(String::new, |names| self.text.point(names, point))
    }

    /// A point, what is on it and what is marked there, for a screen reader.
    #[must_use]
    pub fn describe_point(&self, point: Point) -> String {
        let (Some(game), Some(names)) = (self.shown_game(), self.board_names()) else { return String::new() };
        let flags = self.point_flags(point);
        let facts = PointFacts {
            piece: game.piece_at(point),
            last_move: flags.last_move,
            selected: flags.selected,
            target: flags.target,
            in_check: game.check() == Some(point),
            dead: matches!(game, AnyGame::Go(game) if game.dead().binary_search(&point).is_ok()),
        };
        self.text.describe_point(names, point, facts)
    }

    /// What stands at the board's edge.
    #[must_use]
    pub fn label(&self, label: Label) -> String {
        let Some(names) = self.board_names() else { return String::new() };
        match label {
            Label::Column(col) => self.text.column_label(names, col),
            Label::Row(row) => self.text.row_label(names, row),
        }
    }

    /// A move that could be played, in words.
    pub(super) fn describe(&self, action: Action) -> Option<String> {
        let game = self.table.as_ref()?.game();
        let (piece, captured) = match action {
            Action::Step { from, to, .. } => (game.piece_at(from), game.piece_at(to)),
            Action::Place(_) | Action::Pass => (None, None),
            Action::Delete(point) => (game.piece_at(point), None),
        };
        Some(
            self.text.describe_move(self.board_names()?, MoveFacts { action, piece, captured, check: false }),
        )
    }

    /// A move that was just played, and what comes next.
    pub(super) fn announcement(&self, side: Side, played: &Played) -> String {
        let (Some(table), Some(names)) = (&self.table, self.board_names()) else { return String::new() };
        let piece = match played.action {
            Action::Place(to) | Action::Step { to, .. } => table.game().piece_at(to),
            Action::Delete(_) | Action::Pass => None,
        };
        let captured = played.captured.first().map(|&(_, piece)| piece);
        let facts = MoveFacts { action: played.action, piece, captured, check: played.check };
        let done = self.text.describe_move(names, facts);
        format!("{}: {done}. {}", self.text.side(table.kind(), side), self.standing())
    }
}
