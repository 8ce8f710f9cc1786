//! What the page shows.

use hansu_rules::{Action, AnyGame, Mark, Piece, PieceKind, Point, Side, go};
use hansu_table::{Pause, Phase};

use super::Session;
use crate::view::ShownPiece;

/// What the board marks at one point besides the piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointFlags {
    /// The last move ended here.
    pub last_move: bool,
    /// The piece here is in the person's hand.
    pub selected: bool,
    /// It may go here.
    pub target: bool,
}

impl Session {
    /// Where the game stands; `None` without a table.
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(hansu_table::Table::phase)
    }

    /// The pieces to show.
    #[must_use]
    pub fn shown_pieces(&self) -> Vec<ShownPiece> {
        let Some(game) = self.shown_game() else { return Vec::new() };
        let dead = match game {
            AnyGame::Go(game) => game.dead(),
            AnyGame::Chess(_) | AnyGame::Janggi(_) => Vec::new(),
        };
        game.pieces()
            .into_iter()
            .map(|(point, piece)| ShownPiece { point, piece, dead: dead.binary_search(&point).is_ok() })
            .collect()
    }

    /// The points of the last move: where it came from (none in Go) and where it went.
    #[must_use]
    pub fn last_move(&self) -> (Option<Point>, Option<Point>) {
        match self.shown_action() {
            Some(action) => ends(action),
            None => (None, None),
        }
    }

    /// The points of the hint.
    #[must_use]
    pub fn hint(&self) -> (Option<Point>, Option<Point>) {
        self.hint.map_or((None, None), ends)
    }

    /// The hint is to pass.
    #[must_use]
    pub fn hint_is_pass(&self) -> bool {
        self.hint == Some(Action::Pass)
    }

    /// Where a king or general is in check.
    #[must_use]
    pub fn check(&self) -> Option<Point> {
        self.shown_game().and_then(AnyGame::check)
    }

    /// The point in the person's hand.
    #[must_use]
    pub fn selected(&self) -> Option<Point> {
        self.selection.point().or_else(|| self.promotion.as_ref().map(|promotion| promotion.from))
    }

    /// Where it may go.
    #[must_use]
    pub fn targets(&self) -> &[Point] {
        self.selection.targets()
    }

    /// What a waiting pawn may become; empty where none waits.
    #[must_use]
    pub fn promotion_choices(&self) -> &[PieceKind] {
        self.promotion.as_ref().map_or(&[], |promotion| &promotion.choices)
    }

    /// The refusal on show.
    #[must_use]
    pub fn refusal(&self) -> Option<&super::Refusal> {
        self.refusal.as_ref()
    }

    /// What the board marks for it.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        self.refusal.as_ref().map_or(&[], |refusal| &refusal.marks)
    }

    /// What a screen reader says next.
    #[must_use]
    pub fn live(&self) -> &str {
        &self.live
    }

    /// A person may act now.
    #[must_use]
    pub fn human_turn(&self) -> bool {
        self.table.as_ref().is_some_and(hansu_table::Table::human_turn)
    }

    /// The game goes on and can be held up: nobody but players that are no persons sits at it, or clocks run.
    #[must_use]
    pub fn can_pause(&self) -> bool {
        self.table.as_ref().is_some_and(|table| {
            let watched = !Side::BOTH.into_iter().any(|side| table.seat(side).is_human());
            let clocked = table.clock_running().is_some() && !table.is_strict();
            table.phase() == Phase::Playing && (watched || clocked)
        })
    }

    /// The game is not over and is kept, so that it can be left for later.
    #[must_use]
    pub fn can_adjourn(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.is_kept() && table.phase() != Phase::Over)
    }

    /// A hint may be asked for.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.human_turn() && !table.is_strict() && !table.hinting())
    }

    /// A pass is a move of this game and the person may move.
    #[must_use]
    pub fn can_pass(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.human_turn() && !matches!(table.game(), AnyGame::Chess(_)))
    }

    /// There is something to take back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let side = self.take_back_side();
        self.table.as_ref().is_some_and(|table| table.can_take_back(side))
    }

    /// The person may give up.
    #[must_use]
    pub fn can_resign(&self) -> bool {
        let side = self.acting_side();
        self.table.as_ref().is_some_and(|table| table.can_resign(side))
    }

    /// The person may offer a draw, or accept one.
    #[must_use]
    pub fn can_offer_draw(&self) -> bool {
        let side = self.acting_side();
        self.table
            .as_ref()
            .is_some_and(|table| table.can_offer_draw(side) || table.draw_offered_by() == Some(side.other()))
    }

    /// The opponent waits for an answer to a draw offer.
    #[must_use]
    pub fn draw_is_offered(&self) -> bool {
        let side = self.acting_side();
        self.table.as_ref().is_some_and(|table| table.draw_offered_by() == Some(side.other()))
    }

    /// The person may claim a draw.
    #[must_use]
    pub fn can_claim_draw(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.claimable_draw().is_some())
    }

    /// Why the game is held up: `illegal` (a player's move was refused), `failed` (it has no answer), `asked`, or
    /// nothing.
    #[must_use]
    pub fn pause_code(&self) -> &'static str {
        match self.table.as_ref().and_then(hansu_table::Table::pause_reason) {
            Some(Pause::IllegalMove { .. }) => "illegal",
            Some(Pause::PlayerFailed { .. }) => "failed",
            Some(Pause::Requested) => "asked",
            None => "",
        }
    }

    /// The pieces a side has taken, the most valuable first.
    #[must_use]
    pub fn captured(&self, side: Side) -> Vec<Piece> {
        let Some(game) = self.shown_game() else { return Vec::new() };
        let [first, second] = game.captured();
        let mut pieces = if side == Side::First { first } else { second };
        pieces.sort_by_key(|piece| piece.kind);
        pieces
    }

    /// Go, while counting and after: for each point of the board, from the bottom left, whose it is.
    #[must_use]
    pub fn ownership(&self) -> Vec<Option<Side>> {
        match self.shown_game() {
            Some(AnyGame::Go(game)) if game.phase() != go::Phase::Play => game.ownership(),
            _ => Vec::new(),
        }
    }

    pub(super) fn point_flags(&self, point: Point) -> PointFlags {
        PointFlags {
            last_move: self.last_move().1 == Some(point),
            selected: self.selected() == Some(point),
            target: self.targets().contains(&point),
        }
    }
}

fn ends(action: Action) -> (Option<Point>, Option<Point>) {
    match action {
        Action::Place(point) | Action::Delete(point) => (None, Some(point)),
        Action::Step { from, to, .. } => (Some(from), Some(to)),
        Action::Pass => (None, None),
    }
}
