//! What the person does at the table, and what follows.

use hansu_rules::{Action, GameKind, Mark, MarkRole, MoveRejectReason, PieceKind, Played, Rejection, Side};
use hansu_table::{DrawReply, Phase, Unavailable};

use super::{Effects, Promotion, Refusal, Session, Sound};
use crate::view::Intent;

impl Session {
    /// A click on a point: selects, plays, or marks dead stones while a Go board is being counted.
    pub fn tap(&mut self, point: i32) -> Effects {
        let Some(point) = self.grid().point(point) else { return Effects::default() };
        if self.stop_viewing() {
            return Effects::default();
        }
        let Some(table) = &mut self.table else { return Effects::default() };
        if table.phase() == Phase::Scoring {
            table.toggle_dead(point);
            return self.after_change();
        }
        if self.promotion.take().is_some() {
            return Effects::default();
        }
        if !table.human_turn() {
            // Whatever was meant, it is refused for the same reason.
            return self.submit(Action::Place(point));
        }
        let intent = self.selection.tap(table.game(), point);
        self.carry_out(intent)
    }

    /// A piece dragged from one point and dropped on another; dropped off the board it goes back.
    pub fn drag(&mut self, from: i32, to: i32) -> Effects {
        let grid = self.grid();
        let (Some(from), Some(to)) = (grid.point(from), grid.point(to)) else {
            self.cancel();
            return Effects::default();
        };
        if self.stop_viewing() {
            return Effects::default();
        }
        let Some(table) = &self.table else { return Effects::default() };
        if !table.human_turn() {
            return self.submit(Action::step(from, to));
        }
        let intent = self.selection.drag(table.game(), from, to);
        self.carry_out(intent)
    }

    /// Takes the piece on a point in hand, as a drag does when it begins. `false` where no person may move it.
    pub fn pick_up(&mut self, point: i32) -> bool {
        let Some(point) = self.grid().point(point) else { return false };
        if self.stop_viewing() {
            return false;
        }
        let Some(table) = &self.table else { return false };
        let game = table.game();
        let own = game.piece_at(point).is_some_and(|piece| piece.side == game.to_move());
        if !table.human_turn() || !own || game.kind() == GameKind::Go {
            return false;
        }
        self.selection.select(game, point);
        true
    }

    /// Lets go of what is half done.
    pub fn cancel(&mut self) {
        self.selection.clear();
        self.promotion = None;
        self.hint = None;
        if let Some(table) = &mut self.table {
            table.cancel_hint();
        }
    }

    /// A typed move in any notation of the game.
    pub fn submit_text(&mut self, text: &str) -> Effects {
        let side = self.acting_side();
        let Some(table) = &mut self.table else { return Effects::default() };
        match table.submit_text(side, text) {
            Ok(played) => self.after_move(side, &played),
            Err(rejection) => self.refuse(rejection),
        }
    }

    /// The pawn becomes this.
    pub fn choose_promotion(&mut self, kind: PieceKind) -> Effects {
        match self.promotion.take() {
            Some(Promotion { from, to, .. }) => self.submit(Action::Step { from, to, promotion: Some(kind) }),
            None => Effects::default(),
        }
    }

    /// Passes.
    pub fn pass(&mut self) -> Effects {
        self.submit(Action::Pass)
    }

    /// Takes the last move of a person back, with the answer to it.
    pub fn take_back(&mut self) -> Effects {
        let side = self.take_back_side();
        if let Some(table) = &mut self.table
            && table.take_back(side).is_ok()
        {
            self.forget_gestures();
            self.live = self.status();
        }
        Effects::default()
    }

    /// Gives up.
    pub fn resign(&mut self) -> Effects {
        self.change(|table, side| table.resign(side))
    }

    /// Claims a draw that the rules allow to be claimed.
    pub fn claim_draw(&mut self) -> Effects {
        self.change(|table, side| table.claim_draw(side))
    }

    /// Offers a draw, or accepts the one that is offered. `None` where that cannot be done now.
    pub fn offer_draw(&mut self) -> (Effects, Option<DrawReply>) {
        let side = self.acting_side();
        let reply = self.table.as_mut().and_then(|table| {
            if table.draw_offered_by() == Some(side.other()) {
                return table.accept_draw(side).ok().map(|()| DrawReply::Accepted);
            }
            table.offer_draw(side).ok()
        });
        (self.after_change(), reply)
    }

    /// Go: both sides agree to the count as it is marked.
    pub fn accept_score(&mut self) -> Effects {
        if let Some(table) = &mut self.table {
            table.accept_score();
        }
        self.after_change()
    }

    /// Go: the dispute goes on at the board. Elsewhere: a game held up by a player goes on.
    pub fn resume(&mut self) -> Effects {
        if let Some(table) = &mut self.table
            && !table.resume_play()
        {
            // Nothing to say where it was not held up either: the button is not shown then.
            let _ = table.resume();
        }
        self.after_change()
    }

    /// Holds the game up.
    pub fn pause(&mut self) -> Effects {
        if let Some(table) = &mut self.table {
            // Nothing to hold up where it is not going on; the button is not shown then.
            let _ = table.pause();
        }
        self.after_change()
    }

    /// Asks what the strongest built-in engine would play.
    pub fn ask_hint(&mut self) {
        self.hint = None;
        if let Some(table) = &mut self.table {
            // Refused only where no person is to move; the button is not shown then.
            let _ = table.hint();
        }
    }

    /// Plays an action for the person to move.
    pub fn submit(&mut self, action: Action) -> Effects {
        let side = self.acting_side();
        let Some(table) = &mut self.table else { return Effects::default() };
        match table.submit(side, action) {
            Ok(played) => self.after_move(side, &played),
            Err(rejection) => self.refuse(rejection),
        }
    }

    pub(super) fn refuse(&mut self, rejection: Rejection) -> Effects {
        self.selection.clear();
        self.viewed = None;
        self.refusal = self.refusal_of(rejection);
        if let Some(refusal) = &self.refusal {
            self.live = format!("{} {}", refusal.text.title, refusal.text.sentence);
        }
        Effects { refused: true, ..Effects::default() }
    }

    pub(super) fn refusal_of(&self, rejection: Rejection) -> Option<Refusal> {
        let names = self.board_names()?;
        // Where it was nobody's turn to be asked, what was clicked does not matter.
        let squares = match rejection.reason {
            MoveRejectReason::NotYourTurn | MoveRejectReason::GameNotPlaying => String::new(),
            _ => self.text.rejection_squares(names, &rejection),
        };
        Some(Refusal {
            text: self.text.rejection(names, &rejection),
            squares,
            marks: shown_marks(&rejection.evidence.marks),
            rejection,
        })
    }

    /// After a move was played, by whomever.
    pub(super) fn after_move(&mut self, side: Side, played: &Played) -> Effects {
        self.forget_gestures();
        let sound = if played.check {
            Sound::Check
        } else if !played.captured.is_empty() {
            Sound::Capture
        } else if self.table.as_ref().is_some_and(|table| table.kind() == GameKind::Go) {
            Sound::Stone
        } else {
            Sound::Move
        };
        let sound = (played.action != Action::Pass).then_some(sound);
        self.live = self.announcement(side, played);
        Effects { sound, ended: self.is_over(), refused: false }
    }

    /// After something else has changed.
    pub(super) fn after_change(&mut self) -> Effects {
        self.live = self.status();
        Effects { ended: self.is_over(), ..Effects::default() }
    }

    fn carry_out(&mut self, intent: Intent) -> Effects {
        match intent {
            Intent::Nothing => Effects::default(),
            Intent::Submit(action) => self.submit(action),
            Intent::Promote { from, to, choices } => {
                self.promotion = Some(Promotion { from, to, choices });
                Effects::default()
            }
        }
    }

    fn change(
        &mut self,
        act: impl FnOnce(&mut hansu_table::Table, Side) -> Result<(), Unavailable>,
    ) -> Effects {
        let side = self.acting_side();
        match self.table.as_mut().map(|table| act(table, side)) {
            Some(Ok(())) => {
                self.forget_gestures();
                self.after_change()
            }
            Some(Err(_)) | None => Effects::default(),
        }
    }

    fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.phase() == Phase::Over)
    }
}

/// The marks without the target of a move that goes nowhere: its one point is marked as the mover's, not crossed out
/// as well.
fn shown_marks(marks: &[Mark]) -> Vec<Mark> {
    let start = marks.iter().find(|mark| mark.role == MarkRole::Mover).map(|mark| mark.point);
    marks.iter().filter(|mark| mark.role != MarkRole::Target || Some(mark.point) != start).copied().collect()
}
