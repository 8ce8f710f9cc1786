//! A table with players that do as they are told, and the queue between them.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, channel},
    },
    thread,
    time::{Duration, Instant},
};

use hansu_engine::{Cancel, Decision, Level, Score, SearchInfo};
use hansu_players::{Notify, Player, PlayerError, PlayerEvent, Reporter, Request, Seat, ThreadCount};
use hansu_rules::{Action, AnyGame, HalfPoints, KoRule, Point, Side, chess, go, janggi};
use hansu_table::{Casting, Table, TableEvent, TableSetup};

/// Only a hang takes this long.
pub const HANG: Duration = Duration::from_secs(60);

/// What the next question is answered with, whichever player it goes to.
#[derive(Clone, Debug)]
pub enum Cue {
    /// This move, in the game's notation.
    Move(&'static str),
    /// This action, as it is.
    Act(Action),
    /// A move, with what the player thinks of its game.
    Judged(&'static str, Score),
    /// The player gives up.
    Resign,
    /// These stones are dead.
    Dead(Vec<Point>),
    /// The player has no answer.
    Fail(PlayerError),
    /// The search breaks off.
    Panic,
    /// The search goes on until it is cancelled.
    Think,
}

#[derive(Clone, Default)]
struct Script {
    cues: Arc<Mutex<VecDeque<Cue>>>,
    /// Questions that have begun to be answered.
    begun: Arc<AtomicUsize>,
}

struct Actor(Script);

impl Actor {
    fn cue(&self) -> Cue {
        let next = self.0.cues.lock().expect("no test panics in here").pop_front();
        self.0.begun.fetch_add(1, Ordering::SeqCst);
        next.expect("the script knows every question")
    }
}

impl Player for Actor {
    fn think(
        &mut self,
        request: &Request,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, PlayerError> {
        let parse =
            |text| Ok(Decision::Play(request.game.parse(text).expect("the script speaks the notation")));
        match self.cue() {
            Cue::Move(text) => parse(text),
            Cue::Act(action) => Ok(Decision::Play(action)),
            Cue::Judged(text, score) => {
                let info = SearchInfo { depth: 1, nodes: 1, ..SearchInfo::of(score) };
                reporter.report(&info);
                parse(text)
            }
            Cue::Resign => Ok(Decision::Resign),
            Cue::Fail(error) => Err(error),
            Cue::Panic => panic!("as the script says"),
            Cue::Think => {
                while !cancel.is_cancelled() {
                    thread::sleep(Duration::from_millis(1));
                }
                Ok(Decision::Resign)
            }
            Cue::Dead(_) => Err(PlayerError::Unsupported),
        }
    }

    fn dead_stones(&mut self, _request: &Request, cancel: &Cancel) -> Result<Vec<Point>, PlayerError> {
        match self.cue() {
            Cue::Dead(dead) => Ok(dead),
            Cue::Think => {
                while !cancel.is_cancelled() {
                    thread::sleep(Duration::from_millis(1));
                }
                Ok(Vec::new())
            }
            Cue::Panic => panic!("as the script says"),
            Cue::Fail(error) => Err(error),
            Cue::Move(_) | Cue::Act(_) | Cue::Judged(..) | Cue::Resign => Err(PlayerError::Unsupported),
        }
    }
}

/// A table and what its players have reported.
pub struct Room {
    pub table: Table,
    pub events: Receiver<PlayerEvent>,
    script: Script,
}

impl Room {
    /// A table whose players follow a script; it has begun.
    pub fn scripted(game: AnyGame, seats: [Seat; 2], script: impl IntoIterator<Item = Cue>) -> Self {
        Self::scripted_with(TableSetup::new(game, seats), script)
    }

    /// As [`Room::scripted`], set with more than a game and seats.
    pub fn scripted_with(setup: TableSetup, script: impl IntoIterator<Item = Cue>) -> Self {
        let script =
            Script { cues: Arc::new(Mutex::new(script.into_iter().collect())), begun: Arc::default() };
        let actors = script.clone();
        let casting: Casting = Arc::new(move |_| Ok(Box::new(Actor(actors.clone()))));
        Self { script, ..Self::cast(setup, casting) }
    }

    /// How many questions have begun to be answered.
    pub fn begun(&self) -> usize {
        self.script.begun.load(Ordering::SeqCst)
    }

    /// Waits until this many questions have begun to be answered: one cancelled before is never put.
    pub fn wait_until_begun(&self, questions: usize) {
        let began = Instant::now();
        while self.begun() < questions {
            assert!(began.elapsed() < HANG, "question {questions} is never put");
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// A table with these players; it has begun.
    pub fn cast(setup: TableSetup, casting: Casting) -> Self {
        let (notify, events) = queue();
        let mut table = Table::with_casting(setup, notify, casting);
        table.start();
        Self { table, events, script: Script::default() }
    }

    /// A table with the players of the program; it has begun.
    pub fn built_in(setup: TableSetup) -> Self {
        let (notify, events) = queue();
        let mut table = Table::new(setup, notify);
        table.start();
        Self { table, events, script: Script::default() }
    }

    /// The next report, not yet taken in.
    pub fn report(&self) -> PlayerEvent {
        self.events.recv_timeout(HANG).expect("a report comes")
    }

    /// Takes reports in up to the first that is more than news of a search.
    pub fn next(&mut self) -> TableEvent {
        loop {
            let report = self.report();
            match self.table.handle(report) {
                None | Some(TableEvent::Thinking { .. }) => {}
                Some(event) => return event,
            }
        }
    }

    /// The person on `side` plays; the test knows that it is legal.
    #[track_caller]
    pub fn person(&mut self, side: Side, text: &str) {
        if let Err(rejection) = self.table.submit_text(side, text) {
            panic!("{text} is refused: {rejection:?}");
        }
    }

    /// Two persons play these moves in turn.
    #[track_caller]
    pub fn persons(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let side = self.table.to_move();
            self.person(side, text);
        }
    }

    /// A player answers; the test knows that the move is legal.
    #[track_caller]
    pub fn answer(&mut self) {
        let event = self.next();
        assert!(matches!(event, TableEvent::Played { .. }), "{event:?}");
    }

    pub fn texts(&self) -> Vec<&str> {
        self.table.move_texts().collect()
    }
}

fn queue() -> (Notify, Receiver<PlayerEvent>) {
    let (sender, events) = channel();
    let notify: Notify = Arc::new(move |event| {
        // Whoever listened may be gone.
        let _ = sender.send(event);
    });
    (notify, events)
}

pub fn wait_for_no_thread(threads: &ThreadCount) {
    let began = Instant::now();
    while threads.running() > 0 {
        assert!(began.elapsed() < HANG, "a thread is left");
        thread::sleep(Duration::from_millis(1));
    }
}

pub fn person() -> Seat {
    Seat::human()
}

pub fn player() -> Seat {
    Seat::built_in(Level::MIN)
}

pub fn chess() -> AnyGame {
    AnyGame::Chess(chess::Game::new(chess::Rules::default()))
}

pub fn janggi() -> AnyGame {
    let rules = janggi::Rules::preset("kakao").expect("a preset");
    let formation = janggi::Formation::HorseElephantHorseElephant;
    AnyGame::Janggi(janggi::Game::new(rules, formation, formation))
}

pub fn go(size: u8) -> AnyGame {
    let rules = go::Rules {
        ko: KoRule::PositionalSuperko,
        suicide: false,
        scoring: go::Scoring::Area,
        tax: go::Tax::None,
        handicap_bonus: go::HandicapBonus::None,
        komi: HalfPoints(15),
    };
    AnyGame::Go(go::Game::new(size, rules).expect("a size of Go"))
}
