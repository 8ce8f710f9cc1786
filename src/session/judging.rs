//! "Was that good?": the person's last move, judged while the game goes on.

use std::sync::Arc;

use hansu_engine::SearchLimits;
use hansu_players::{
    PlayerError,
    analysis::{AnalysisSource, Mistake, MoveReview, ReviewEvent, Reviewer},
};
use hansu_rules::{ActionText, AnyGame};
use hansu_table::Phase;

use super::Session;

/// The judgement of one move: being worked out, or known.
#[derive(Debug, Default)]
pub(super) struct Judging {
    reviewer: Option<Reviewer>,
    /// How many reviews were begun: what an earlier one reports is not wanted any more.
    number: u64,
    verdict: Option<Verdict>,
}

/// What is said of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The move as players write it.
    pub text: String,
    /// How bad it was; `None` for a good one.
    pub mistake: Option<Mistake>,
    /// What it took off the mover's chance to win, in hundredths.
    pub loss: i32,
    /// What would have been better, as players write it; empty where nothing was.
    pub better: String,
}

impl Session {
    /// The index of the last move a person made, where it may be judged: not in a strict game, which gives no help.
    fn judged_ply(&self) -> Option<usize> {
        let table = self.table.as_ref().filter(|table| !table.is_strict())?;
        table.moves().iter().rposition(|one| table.seat(one.side).is_human())
    }

    /// There is a move that can be judged, nobody is at it, and no reply will come that takes the verdict away.
    #[must_use]
    pub fn can_judge(&self) -> bool {
        let quiet =
            self.table.as_ref().is_some_and(|table| table.human_turn() || table.phase() == Phase::Over);
        quiet
            && self.judging.reviewer.is_none()
            && self.judging.verdict.is_none()
            && self.judged_ply().is_some()
    }

    /// The last move of a person is being judged.
    #[must_use]
    pub const fn is_judging(&self) -> bool {
        self.judging.reviewer.is_some()
    }

    /// What is said of it; the next move takes it away.
    #[must_use]
    pub const fn verdict(&self) -> Option<&Verdict> {
        self.judging.verdict.as_ref()
    }

    /// Has the last move of a person judged by the built-in engine, in a thread and with memory of its own. `report` is
    /// given the number of this review and queues for [`Session::take_judgement`].
    ///
    /// # Errors
    /// Where the system gives no thread.
    pub fn judge(
        &mut self,
        report: impl Fn(u64, ReviewEvent) + Send + Sync + 'static,
    ) -> Result<(), PlayerError> {
        let (Some(ply), Some(table)) = (self.judged_ply(), &self.table) else { return Ok(()) };
        let mut game = table.game().clone();
        while game.actions().len() > ply + 1 && game.undo() {}
        self.judging.number += 1;
        let number = self.judging.number;
        let report = Arc::new(move |event| report(number, event));
        let source = AnalysisSource::built_in();
        self.judging.verdict = None;
        self.judging.reviewer =
            Some(Reviewer::start_from(&source, &game, ply, SearchLimits::default(), report)?);
        Ok(())
    }

    /// Takes in what a judgement reports; `true` where something has changed.
    pub fn take_judgement(&mut self, number: u64, event: ReviewEvent) -> bool {
        if number != self.judging.number || self.judging.reviewer.is_none() {
            return false;
        }
        match event {
            ReviewEvent::Progress { .. } => return false,
            ReviewEvent::Failed(error) => {
                tracing::warn!(%error, "a move could not be judged");
                self.judging.reviewer = None;
            }
            ReviewEvent::Finished(review) => {
                self.judging.reviewer = None;
                self.judging.verdict = review.moves.first().and_then(|judged| self.verdict_of(judged));
            }
        }
        true
    }

    fn verdict_of(&self, judged: &MoveReview) -> Option<Verdict> {
        let mut game: AnyGame = self.table.as_ref()?.game().clone();
        while game.actions().len() > judged.ply && game.undo() {}
        let better = judged.better.first().filter(|action| game.is_legal(**action));
        Some(Verdict {
            text: judged.text.clone(),
            mistake: judged.mistake,
            loss: (judged.loss * 100.0).round() as i32,
            better: better.map_or_else(String::new, |&action| game.text(action, ActionText::Player)),
        })
    }

    /// The move is not the last one any more.
    pub(super) fn forget_judgement(&mut self) {
        self.judging.reviewer = None;
        self.judging.verdict = None;
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, time::Duration};

    use hansu_players::Seat;
    use hansu_rules::{AnyGame, chess};
    use hansu_table::TableSetup;
    use hansu_text::Language;

    use super::*;

    fn session(strict: bool, moves: &str) -> Session {
        let game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
        let setup = TableSetup { strict, ..TableSetup::new(game, [Seat::human(), Seat::human()]) };
        let mut session = Session::new(Language::English);
        session.start(setup, "", Arc::new(|_| {}), None);
        for text in moves.split_whitespace() {
            assert!(!session.submit_text(text).refused, "{text}");
        }
        session
    }

    #[test]
    fn a_queen_left_hanging_is_a_blunder_and_the_next_move_forgets_it() {
        let mut session = session(false, "e4 e5 Qh5 Nc6 Qxe5+");
        assert!(session.can_judge());
        let (sender, reports) = mpsc::channel();
        let report = move |number, event| drop(sender.send((number, event)));
        session.judge(report).expect("a thread");
        assert!(session.is_judging());
        while session.is_judging() {
            let (number, event) = reports.recv_timeout(Duration::from_secs(60)).expect("the review reports");
            assert!(!session.take_judgement(number + 1, event.clone()), "of another review");
            session.take_judgement(number, event);
        }
        let verdict = session.verdict().expect("it is judged").clone();
        assert_eq!((verdict.text.as_str(), verdict.mistake), ("Qxe5+", Some(Mistake::Blunder)));
        assert!(verdict.loss >= 15 && !verdict.better.is_empty(), "{verdict:?}");
        session.submit_text("Nxe5");
        assert_eq!(session.verdict(), None);
    }

    #[test]
    fn a_strict_game_judges_nothing() {
        let mut session = session(true, "e4 e5");
        assert!(!session.can_judge());
        session.judge(|_, _| {}).expect("nothing to do");
        assert!(!session.is_judging());
    }
}
