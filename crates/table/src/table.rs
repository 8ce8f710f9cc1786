//! The table itself: moves in, answers in, the next seat asked.

use std::{sync::Arc, time::Duration};

use hansu_engine::{Decision, Score};
use hansu_players::{Notify, PlayerError, PlayerEvent, Seat};
use hansu_records::{GameTree, Record, Start, journal::Entry};
use hansu_rules::{
    Action, ActionText, AnyGame, Detail, MoveRejectReason, Outcome, Played, Rejection, Side, go,
};

use crate::{
    Casting, Chronicle, Pause, Phase, PlayedMove, Readings, TableEvent, TimeControl, TimeSource, Unavailable,
    casting::built_in,
    clocks::Clocks,
    crew::{Crew, Purpose},
    draws::DrawTalk,
};

/// What a table is set with.
#[derive(Clone, Debug)]
pub struct TableSetup {
    /// The game, at its start or with moves already played; they become the beginning of the record.
    pub game: AnyGame,
    /// Who plays `[First, Second]`.
    pub seats: [Seat; 2],
    /// The least time a player that is no person takes for a move, so that it can be followed. Zero plays as fast
    /// as it can.
    pub pace: Duration,
    /// Where the players' choices among equals come from: the same seed and the same moves, the same answers.
    pub seed: u64,
    /// Whether built-in players follow their opening book, as far as their level knows it.
    pub book: bool,
    /// A strict game: no takeback, no hint.
    pub strict: bool,
    /// The time of `[First, Second]`; a side without one takes as long as it likes.
    pub time: [Option<TimeControl>; 2],
    /// What the clocks show at first where a game is taken up again; `None` for a game from its start.
    pub readings: Option<Readings>,
    /// Where the time comes from.
    pub time_source: TimeSource,
}

impl TableSetup {
    /// A game between these seats, as fast as they play.
    #[must_use]
    pub fn new(game: AnyGame, seats: [Seat; 2]) -> Self {
        Self {
            game,
            seats,
            pace: Duration::ZERO,
            seed: 0,
            book: false,
            strict: false,
            time: [None, None],
            readings: None,
            time_source: TimeSource::default(),
        }
    }
}

/// What holds a game back or lets it go on, apart from the rules.
#[derive(Clone, Debug)]
pub(crate) enum Stage {
    Ready,
    Running,
    Paused(Pause),
}

/// One game being played by two seats. See the crate's page for how a move travels.
///
/// Dropping it cancels whatever runs and waits for nothing; its threads end by themselves.
#[derive(Debug)]
pub struct Table {
    pub(crate) setup: TableSetup,
    pub(crate) game: AnyGame,
    pub(crate) start: Start,
    /// Moves are edits of the record, which can be taken back as such.
    pub(crate) is_study: bool,
    pub(crate) record: GameTree,
    pub(crate) moves: Vec<PlayedMove>,
    pub(crate) stage: Stage,
    /// An outcome that is not the rules' doing.
    pub(crate) ending: Option<Outcome>,
    pub(crate) draw: DrawTalk,
    /// What the player of `[First, Second]` thought of its game when it last moved.
    pub(crate) judgement: [Option<Score>; 2],
    pub(crate) clocks: Clocks,
    pub(crate) chronicle: Option<Box<dyn Chronicle>>,
    pub(crate) crew: Crew,
    /// Go: whose proposal of dead stones is marked; `None` for the assistant's, or none.
    pub(crate) proposer: Option<Side>,
}

impl Table {
    /// A table at which nothing moves before [`Table::start`]. `notify` is given what players report, mostly in
    /// their threads; it queues each event for whoever calls [`Table::handle`] and returns at once.
    #[must_use]
    pub fn new(setup: TableSetup, notify: Notify) -> Self {
        Self::with_casting(setup, notify, Arc::new(built_in))
    }

    /// As [`Table::new`], with players of one's own.
    #[must_use]
    pub fn with_casting(setup: TableSetup, notify: Notify, casting: Casting) -> Self {
        let mut first = setup.game.clone();
        while first.undo() {}
        let Record { start, tree } = Record::from_game(&first);
        let mut table = Self {
            start,
            is_study: false,
            record: tree,
            game: setup.game.clone(),
            // Moves that were played before this table was set are on no clock.
            clocks: Clocks::new([None, None], setup.time_source.clone()),
            setup,
            chronicle: None,
            moves: Vec::new(),
            stage: Stage::Ready,
            ending: None,
            draw: DrawTalk::default(),
            judgement: [None, None],
            crew: Crew::new(casting, notify),
            proposer: None,
        };
        table.replay();
        table.clocks = Clocks::new(table.setup.time, table.setup.time_source.clone());
        if let Some(readings) = table.setup.readings {
            table.clocks.set(readings);
        }
        table
    }

    /// Lets the game begin; the seat to move is asked if it is no person. Nothing happens at a table that has begun.
    pub fn start(&mut self) {
        if matches!(self.stage, Stage::Ready) {
            self.stage = Stage::Running;
            self.go_on();
        }
    }

    /// A person plays for `side`.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then. Before the rules: `GameNotPlaying` (with the outcome, or
    /// that dead stones are being marked, where that is why) and `NotYourTurn` (with the side to move), which
    /// also answers a person who moves for a seat that is somebody else's.
    pub fn submit(&mut self, side: Side, action: Action) -> Result<Played, Rejection> {
        self.tick();
        self.may_move(side)?;
        self.play_and_go_on(action)
    }

    /// As [`Table::submit`], in any notation of the game.
    ///
    /// # Errors
    /// As [`Table::submit`], and what is wrong with the text.
    pub fn submit_text(&mut self, side: Side, text: &str) -> Result<Played, Rejection> {
        self.tick();
        self.may_move(side)?;
        let action = self.game.parse(text)?;
        self.play_and_go_on(action)
    }

    /// Takes in what a player has reported. `None` where nothing has changed: the event belongs to a question that
    /// is not asked any more.
    pub fn handle(&mut self, event: PlayerEvent) -> Option<TableEvent> {
        // An answer after the flag comes too late.
        if let Some(over) = self.tick() {
            return Some(over);
        }
        match (self.crew.claim(&event)?, event) {
            (Purpose::Move(side), PlayerEvent::Info { info, .. }) => {
                Some(TableEvent::Thinking { side, info })
            }
            (Purpose::Move(side), PlayerEvent::Decided { decision, last, .. }) => {
                self.judgement[side.index()] = last.map(|info| info.score);
                Some(self.decided(side, decision))
            }
            (Purpose::Move(side), PlayerEvent::Failed { error, .. }) => {
                Some(self.hold(Pause::PlayerFailed { side, error }))
            }
            (Purpose::Move(side), PlayerEvent::DeadStones { .. }) => {
                Some(self.hold(Pause::PlayerFailed { side, error: PlayerError::Unsupported }))
            }
            (Purpose::Hint, PlayerEvent::Info { .. }) => None,
            (Purpose::Hint, PlayerEvent::Decided { decision: Decision::Play(action), .. }) => {
                Some(TableEvent::Hint(Some(action).filter(|&action| self.game.is_legal(action))))
            }
            (Purpose::Hint, _) => Some(TableEvent::Hint(None)),
            (Purpose::DeadStones(by), PlayerEvent::DeadStones { dead, .. }) => Some(self.proposed(by, &dead)),
            (Purpose::DeadStones(by), PlayerEvent::Failed { error, .. }) => self.not_proposed(by, error),
            (Purpose::DeadStones(_), PlayerEvent::Info { .. } | PlayerEvent::Decided { .. }) => None,
        }
    }

    /// Asks the assistant what it would play for the person to move; the answer is a [`TableEvent::Hint`]. A move
    /// or a takeback calls it off.
    ///
    /// # Errors
    /// Where no person is to move, or the game is strict.
    pub fn hint(&mut self) -> Result<(), Unavailable> {
        if self.setup.strict {
            return Err(Unavailable::Strict);
        }
        if self.phase() != Phase::Playing {
            return Err(Unavailable::Phase);
        }
        self.person(self.to_move())?;
        self.ask(Purpose::Hint);
        Ok(())
    }

    /// Calls a hint off.
    pub fn cancel_hint(&mut self) {
        if self.hinting() {
            self.crew.cancel();
        }
    }

    /// Holds the game up; whoever thinks stops.
    ///
    /// # Errors
    /// Where the game is not going on.
    pub fn pause(&mut self) -> Result<(), Unavailable> {
        match self.phase() {
            Phase::Playing | Phase::Scoring => {
                self.hold(Pause::Requested);
                Ok(())
            }
            Phase::Ready | Phase::Paused | Phase::Over => Err(Unavailable::Phase),
        }
    }

    /// Lets a paused game go on; a player to move is asked (again).
    ///
    /// # Errors
    /// Where the game is not paused.
    pub fn resume(&mut self) -> Result<(), Unavailable> {
        if self.phase() != Phase::Paused {
            return Err(Unavailable::Phase);
        }
        self.stage = Stage::Running;
        self.go_on();
        Ok(())
    }

    /// Gives a side to somebody else, at any time: a person takes over, another level is tried. A draw offer nobody
    /// has answered lapses. A paused game
    /// stays paused.
    pub fn replace_seat(&mut self, side: Side, seat: Seat) {
        let counting = self.proposing_dead();
        self.crew.dismiss_seat(side);
        self.setup.seats[side.index()] = seat;
        self.draw.close();
        self.judgement[side.index()] = None;
        if self.phase() == Phase::Playing && self.to_move() == side {
            self.go_on();
        } else if counting && !self.proposing_dead() {
            self.ask_for_dead(None);
        }
    }

    /// The same game once more from its start, with the seats changed over.
    #[must_use]
    pub fn rematch(&self) -> TableSetup {
        let mut setup = self.setup.clone();
        setup.seats.swap(0, 1);
        setup.time.swap(0, 1);
        setup.readings = None;
        setup.seed = setup.seed.wrapping_add(1);
        setup
    }

    /// Asks whoever must act next, if that is no person. What was asked before is cancelled.
    pub(crate) fn go_on(&mut self) {
        self.crew.cancel();
        self.proposer = None;
        self.turn_clocks();
        match self.phase() {
            Phase::Playing if !self.human_turn() => self.ask(Purpose::Move(self.to_move())),
            Phase::Scoring => {
                self.ask_for_dead(None);
            }
            Phase::Ready | Phase::Playing | Phase::Paused | Phase::Over => {}
        }
    }

    /// That seat is a person's.
    pub(crate) fn person(&self, side: Side) -> Result<(), Unavailable> {
        if self.seat(side).is_human() { Ok(()) } else { Err(Unavailable::NotAPerson) }
    }

    /// Takes the last action back, in the game and in what is kept beside it; the record keeps it as a variation.
    pub(crate) fn undo_one(&mut self) {
        if self.game.undo() {
            self.record.back();
            self.moves.pop();
            self.clocks.taken_back();
        }
    }

    pub(crate) fn ask(&mut self, purpose: Purpose) {
        self.crew.ask(purpose, &self.game, &self.setup, &self.clocks);
    }

    fn may_move(&self, side: Side) -> Result<(), Rejection> {
        let detail = match self.phase() {
            Phase::Playing => {
                let to_move = self.to_move();
                if side == to_move && self.human_turn() {
                    return Ok(());
                }
                return Err(Rejection::new(MoveRejectReason::NotYourTurn).with_side(to_move));
            }
            Phase::Ready | Phase::Paused => Detail::None,
            Phase::Scoring => Detail::Scoring,
            Phase::Over => self.outcome().map_or(Detail::None, Detail::Ended),
        };
        Err(Rejection::new(MoveRejectReason::GameNotPlaying).with_detail(detail))
    }

    fn decided(&mut self, side: Side, decision: Decision) -> TableEvent {
        match decision {
            Decision::Play(action) => match self.play_and_go_on(action) {
                Ok(played) => TableEvent::Played { side, played },
                Err(rejection) => {
                    let text = self.game.text(action, ActionText::Protocol);
                    self.hold(Pause::IllegalMove { side, text, rejection })
                }
            },
            Decision::Resign => {
                self.end(Outcome::win(side.other(), hansu_rules::EndReason::Resignation));
                TableEvent::Resigned { side }
            }
        }
    }

    fn hold(&mut self, pause: Pause) -> TableEvent {
        self.crew.cancel();
        self.stage = Stage::Paused(pause.clone());
        self.turn_clocks();
        if let Some(clocks) = self.kept_clocks() {
            self.tell(&Entry::Clocks(clocks));
        }
        TableEvent::Paused(pause)
    }

    /// The one way a move enters the game: the rules judge, the record grows, the next seat is asked.
    fn play_and_go_on(&mut self, action: Action) -> Result<Played, Rejection> {
        let played = self.play(action)?;
        self.go_on();
        Ok(played)
    }

    fn play(&mut self, action: Action) -> Result<Played, Rejection> {
        let side = self.game.to_move();
        // A move is written in the position before it; a refused one is not written at all.
        let text = if self.game.is_legal(action) {
            self.game.text(action, ActionText::Player)
        } else {
            String::new()
        };
        let played = self.game.play(action)?;
        let node = if self.is_study {
            self.record.insert_move(self.record.current(), played.action)
        } else {
            self.record.play(played.action)
        };
        self.clocks.moved(side);
        let clock = self.clocks.readings()[side.index()];
        if let Some(reading) = clock {
            self.record.notes_mut(node).clock = reading.note();
        }
        self.moves.push(PlayedMove { side, text, played: played.clone(), clock });
        self.draw.moved(side);
        let clocks = self.kept_clocks();
        self.tell(&Entry::Move { action: played.action, clocks });
        Ok(played)
    }

    /// Takes a game that was not at its start through its moves once more, for the record and the moves' texts.
    fn replay(&mut self) {
        let actions = self.game.actions().to_vec();
        while self.game.undo() {}
        for action in actions {
            // Go: after two passes the dispute went on at the board.
            if let AnyGame::Go(game) = &mut self.game
                && game.phase() == go::Phase::Scoring
            {
                game.resume_play();
            }
            if self.play(action).is_err() {
                break;
            }
        }
    }
}
