//! What a view needs to know about a table.

use std::time::Instant;

use hansu_players::{Seat, ThreadCount};
use hansu_records::{GameTree, Record, Start, record::result_text};
use hansu_rules::{Action, AnyGame, GameKind, Outcome, Played, Side, go};

use crate::{
    ClockReading, Pause, Phase, Table,
    crew::{Open, Purpose},
    table::Stage,
};

/// A move of the line on show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// Who played it.
    pub side: Side,
    /// As players write it.
    pub text: String,
    /// What it changed on the board.
    pub played: Played,
    /// What the mover's clock showed after it; `None` without a clock.
    pub clock: Option<ClockReading>,
}

impl Table {
    /// The game with the position on show.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Which game it is.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// Everything played so far, what was taken back included; its current node is the position on show.
    #[must_use]
    pub fn record(&self) -> &GameTree {
        &self.record
    }

    /// How the record starts.
    #[must_use]
    pub const fn record_start(&self) -> &Start {
        &self.start
    }

    /// No takeback and no hint.
    #[must_use]
    pub fn is_strict(&self) -> bool {
        self.setup.strict
    }

    /// The game as a record of its own, to be saved: with its result and, in Go, who moved where that was out of turn.
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut record = Record { start: self.start.clone(), tree: self.record.clone() };
        // A record that is gone through has its result already: an end in a variation is not it.
        if let Some(outcome) = self.outcome().filter(|_| !self.is_study) {
            record.tree.tags_mut().set("Result", result_text(self.kind(), Some(outcome)));
        }
        record
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.setup.seats[side.index()]
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.game.to_move()
    }

    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.outcome().is_some() {
            return Phase::Over;
        }
        match (&self.stage, &self.game) {
            (Stage::Ready, _) => Phase::Ready,
            (Stage::Paused(_), _) => Phase::Paused,
            (Stage::Running, AnyGame::Go(game)) if game.phase() == go::Phase::Scoring => Phase::Scoring,
            (Stage::Running, _) => Phase::Playing,
        }
    }

    /// Why the game is held up, while it is.
    #[must_use]
    pub fn pause_reason(&self) -> Option<&Pause> {
        match &self.stage {
            Stage::Paused(pause) if self.phase() == Phase::Paused => Some(pause),
            Stage::Ready | Stage::Running | Stage::Paused(_) => None,
        }
    }

    /// The result, whoever brought it about.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.or_else(|| self.game.outcome())
    }

    /// A person is to move and may.
    #[must_use]
    pub fn human_turn(&self) -> bool {
        self.phase() == Phase::Playing && self.seat(self.to_move()).is_human()
    }

    /// Since when the seat to move has been thinking; `None` where it is a person's turn or nobody's.
    #[must_use]
    pub fn thinking(&self) -> Option<Instant> {
        self.open_since(|purpose| matches!(purpose, Purpose::Move(_)))
    }

    /// A hint was asked for and has not come yet.
    #[must_use]
    pub fn hinting(&self) -> bool {
        self.open_since(|purpose| purpose == Purpose::Hint).is_some()
    }

    /// Go: a proposal of the dead stones is being worked out.
    #[must_use]
    pub fn proposing_dead(&self) -> bool {
        self.open_since(|purpose| matches!(purpose, Purpose::DeadStones(_))).is_some()
    }

    /// Go: the side whose player has proposed the dead stones; `None` where it was the table's assistant, or nobody.
    #[must_use]
    pub const fn dead_proposed_by(&self) -> Option<Side> {
        self.proposer
    }

    /// The moves of the line on show, oldest first.
    #[must_use]
    pub fn moves(&self) -> &[PlayedMove] {
        &self.moves
    }

    /// The moves of the line on show as players write them, oldest first.
    pub fn move_texts(&self) -> impl ExactSizeIterator<Item = &str> {
        self.moves.iter().map(|one| one.text.as_str())
    }

    /// The action that led to the position on show.
    #[must_use]
    pub fn last_action(&self) -> Option<Action> {
        match self.moves.last() {
            Some(last) => Some(last.played.action),
            None => self.record.action(self.record.current()),
        }
    }

    /// Counts this table's threads; a clone outlives the table.
    #[must_use]
    pub fn threads(&self) -> &ThreadCount {
        self.crew.threads()
    }

    fn open_since(&self, wanted: impl Fn(Purpose) -> bool) -> Option<Instant> {
        self.crew.open().filter(|open| wanted(open.purpose)).map(|&Open { since, .. }| since)
    }
}
