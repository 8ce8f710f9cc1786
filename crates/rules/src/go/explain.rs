//! What is legal, and why not.

use crate::{
    Action, ActionText, Detail, Mark, MarkRole, MoveRejectReason, Piece, PieceKind, Point, Rejection,
};

use super::{
    Game, Phase, VertexError,
    board::{OwnFate, Preview},
    history::Wanted,
};

/// A refusal, cheap to make; [`Game::explain`] turns it into a rejection with its evidence.
enum Refusal {
    NotPlaying,
    NoActionOfGo,
    OutOfBounds,
    Occupied(Point),
    Suicide(Point, Preview),
    /// The board after this ply must not come back.
    Ko(Point, u32),
}

impl Game {
    /// Why this action would be refused; `None` when it is legal.
    #[must_use]
    pub fn explain(&self, action: Action) -> Option<Rejection> {
        self.check(action).err().map(|refusal| self.prove(action, &refusal))
    }

    /// Whether the side to move may do this now.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Every legal move of the side to move, the pass last; empty when no moves are being played.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let places = self.board.points().map(Action::Place);
        places.chain([Action::Pass]).filter(|&action| self.is_legal(action)).collect()
    }

    /// The checks in their order, the cheapest first: the first that fails is the reason.
    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.phase() != Phase::Play {
            return Err(Refusal::NotPlaying);
        }
        let point = match action {
            Action::Place(point) => point,
            Action::Pass => return Ok(()),
            Action::Step { .. } | Action::Delete(_) => return Err(Refusal::NoActionOfGo),
        };
        if !self.board.contains(point) {
            return Err(Refusal::OutOfBounds);
        }
        let at = self.board.loc(point);
        if self.board.stone_at(at).is_some() {
            return Err(Refusal::Occupied(point));
        }
        let preview = self.board.preview(at, self.to_move);
        match preview.fate {
            OwnFate::Lives => {}
            OwnFate::ChainDies if self.rules.suicide => {}
            OwnFate::ChainDies | OwnFate::StoneDies => return Err(Refusal::Suicide(point, preview)),
        }
        let after = Wanted {
            hash: preview.hash,
            packed: || self.board.packed_after(at, self.to_move, &preview),
            to_move: self.to_move.other(),
        };
        self.history.forbids(self.rules.ko, after).map_or(Ok(()), |ply| Err(Refusal::Ko(point, ply)))
    }

    fn prove(&self, action: Action, refusal: &Refusal) -> Rejection {
        match *refusal {
            Refusal::NotPlaying => {
                let detail = self.end.map_or(Detail::Scoring, Detail::Ended);
                Rejection::new(MoveRejectReason::GameNotPlaying).with_detail(detail)
            }
            Refusal::NoActionOfGo => {
                self.refuse_text(&self.text(action, ActionText::Protocol), VertexError::Unreadable)
            }
            Refusal::OutOfBounds => {
                self.refuse_text(&self.text(action, ActionText::Protocol), VertexError::OutOfBounds)
            }
            Refusal::Occupied(point) => {
                let rejection = Rejection::new(MoveRejectReason::Occupied);
                let Some(side) = self.board.stone(point) else { return rejection };
                rejection
                    .with_mark(Mark::on(MarkRole::Blocker, point, Piece::new(side, PieceKind::Stone)))
                    .with_side(side)
                    .with_move_number(self.placed[self.dense(point)])
            }
            Refusal::Suicide(point, preview) => {
                let stone = Piece::new(self.to_move, PieceKind::Stone);
                let mut group: Vec<Point> =
                    self.board.leaving(&preview).map(|at| self.board.point(at)).collect();
                group.sort_unstable();
                Rejection::new(MoveRejectReason::Suicide)
                    .with_mark(Mark::new(MarkRole::Target, point))
                    .with_marks(group.into_iter().map(|point| Mark::on(MarkRole::DeadStone, point, stone)))
                    .with_side(self.to_move)
            }
            Refusal::Ko(point, ply) => Rejection::new(MoveRejectReason::KoViolation)
                .with_mark(Mark::new(MarkRole::KoPoint, point))
                .with_side(self.to_move)
                .with_move_number(ply)
                .with_detail(Detail::Ko(self.rules.ko)),
        }
    }

    /// The rejection of a text that is no vertex of this board.
    pub(super) fn refuse_text(&self, text: &str, error: VertexError) -> Rejection {
        match error {
            VertexError::OutOfBounds => Rejection::new(MoveRejectReason::OutOfBounds)
                .with_detail(Detail::BoardSize { cols: self.size(), rows: self.size() }),
            VertexError::Unreadable => {
                Rejection::new(MoveRejectReason::Unreadable).with_detail(Detail::Text(text.to_owned()))
            }
        }
    }
}
