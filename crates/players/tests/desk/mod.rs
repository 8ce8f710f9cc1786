//! An engine in a worker, what it reports, and a look at which processes are left.

#![allow(dead_code, reason = "each test file uses its own part")]

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, channel},
    },
    thread,
    time::{Duration, Instant},
};

use hansu_engine::{Decision, SearchInfo, SearchLimits};
use hansu_players::{
    EngineError, EngineProfile, OutsideEngine, PlayerError, PlayerEvent, Protocol, Purpose, Question,
    Request, ThreadCount, Ticket, Worker,
    process::{CommandLine, EngineLog},
};
use hansu_rules::{AnyGame, GameKind, Point, chess, go};

/// Only a hang takes this long.
pub const HANG: Duration = Duration::from_secs(60);

pub const FAKE: &str = env!("CARGO_BIN_EXE_hansu-fake-engine");

/// A word no other process has among its own.
pub fn new_mark() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("hansu-mark-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// What is ended by a time limit, or only hard to end.
const ENDLESS: [&str; 10] = [
    "silent",
    "never-ready",
    "deaf",
    "endless",
    "babble",
    "babble-on",
    "hang",
    "heir",
    "talker",
    "ignore-quit",
];

/// A scripted engine. Where a time limit decides, the limits are a tenth of the usual, so that the test is quick;
/// elsewhere they are the usual ones, so that a busy machine changes nothing.
pub fn fake(mark: &str, words: &str) -> EngineProfile {
    let args = [mark].into_iter().chain(words.split(' '));
    let command = CommandLine::new(FAKE).with_args(args);
    let gtp = words.contains("gtp");
    let (protocol, games) = if gtp {
        (Protocol::Gtp, vec![GameKind::Go])
    } else {
        (Protocol::Uci, vec![GameKind::Chess, GameKind::Janggi])
    };
    let patience_percent = match words.split(' ').nth(1) {
        Some(behaviour) if ENDLESS.contains(&behaviour) => 10,
        Some("late") => 30,
        _ => 100,
    };
    EngineProfile { patience_percent, ..EngineProfile::new("fake", command, protocol, games) }
}

/// An engine at work.
pub struct Desk {
    pub worker: Worker,
    pub events: Receiver<PlayerEvent>,
    pub log: EngineLog,
    threads: ThreadCount,
    mark: String,
}

/// What an engine answered, with what it reported before.
#[derive(Debug)]
pub struct Answer {
    pub result: Result<Decision, PlayerError>,
    pub infos: Vec<SearchInfo>,
}

impl Desk {
    pub fn fake(words: &str) -> Self {
        let mark = new_mark();
        Self::with(fake(&mark, words), Purpose::Play, mark)
    }

    pub fn with(profile: EngineProfile, purpose: Purpose, mark: String) -> Self {
        let (sender, events) = channel();
        let (log, threads, profile) = (EngineLog::default(), ThreadCount::default(), Arc::new(profile));
        let heard = log.clone();
        let worker = Worker::spawn(
            "engine",
            Box::new(move || Ok(Box::new(OutsideEngine::new(Arc::clone(&profile), purpose, heard.clone())))),
            Arc::new(move |event| {
                let _ = sender.send(event);
            }),
            &threads,
        )
        .unwrap();
        Self { worker, events, log, threads, mark }
    }

    pub fn ask(&mut self, game: &AnyGame) -> Ticket {
        self.ask_within(
            game,
            SearchLimits { move_time: Some(Duration::from_millis(50)), ..SearchLimits::default() },
            1,
        )
    }

    pub fn ask_within(&mut self, game: &AnyGame, limits: SearchLimits, lines: usize) -> Ticket {
        self.put(game, Question::Move, limits, lines)
    }

    fn put(&mut self, game: &AnyGame, question: Question, limits: SearchLimits, lines: usize) -> Ticket {
        let ticket = Ticket::for_game(game);
        let (game, pace) = (game.clone(), Duration::ZERO);
        let request = Request { ticket, question, game, limits, opponent_clock: None, lines, pace };
        self.worker.ask(request).unwrap();
        ticket
    }

    /// The answer to this question; events about others may come before it.
    pub fn await_answer(&self, wanted: Ticket) -> Answer {
        let mut infos = Vec::new();
        loop {
            let event =
                self.events.recv_timeout(HANG).unwrap_or_else(|_| panic!("no answer:\n{}", self.said()));
            if event.ticket() != wanted {
                continue;
            }
            match event {
                PlayerEvent::Info { info, .. } => infos.push(info),
                PlayerEvent::Decided { decision, .. } => return Answer { result: Ok(decision), infos },
                PlayerEvent::Failed { error, .. } => return Answer { result: Err(error), infos },
                PlayerEvent::DeadStones { .. } => panic!("that was not asked"),
            }
        }
    }

    pub fn answer(&mut self, game: &AnyGame) -> Answer {
        let ticket = self.ask(game);
        self.await_answer(ticket)
    }

    /// The move it chooses, as programs write it, and it is legal.
    #[track_caller]
    pub fn plays(&mut self, game: &AnyGame) -> String {
        match self.answer(game).result {
            Ok(Decision::Play(action)) if game.is_legal(action) => {
                game.text(action, hansu_rules::ActionText::Protocol)
            }
            other => panic!("{other:?}\n{}", self.said()),
        }
    }

    /// Why it has no answer.
    #[track_caller]
    pub fn fails(&mut self, game: &AnyGame) -> EngineError {
        match self.answer(game).result {
            Err(PlayerError::Engine(error)) => error,
            other => panic!("{other:?}\n{}", self.said()),
        }
    }

    pub fn dead_stones(&mut self, game: &AnyGame) -> Result<Vec<Point>, PlayerError> {
        self.put(game, Question::DeadStones, SearchLimits::default(), 1);
        match self.events.recv_timeout(HANG).unwrap() {
            PlayerEvent::DeadStones { dead, .. } => Ok(dead),
            PlayerEvent::Failed { error, .. } => Err(error),
            other => panic!("{other:?}"),
        }
    }

    /// Waits until the log has a line with this text.
    #[track_caller]
    pub fn wait_for(&self, text: &str) {
        let began = Instant::now();
        while !self.said().contains(text) {
            assert!(began.elapsed() < HANG, "{text:?} never comes:\n{}", self.said());
            thread::sleep(Duration::from_millis(2));
        }
    }

    pub fn said(&self) -> String {
        self.log.lines().iter().map(|line| format!("{:?} {}\n", line.direction, line.text)).collect()
    }

    /// Lines that Hansu sent, those with the numbers of commands without them.
    pub fn sent(&self) -> Vec<String> {
        let lines = self.log.lines().into_iter();
        lines
            .filter(|line| line.direction == hansu_players::process::Direction::Sent)
            .map(|line| line.text.trim_start_matches(|sign: char| sign.is_ascii_digit()).trim().to_owned())
            .collect()
    }

    /// Nobody works here any more: no thread and no process is left.
    #[track_caller]
    pub fn close(self) {
        let Self { worker, threads, mark, log, .. } = self;
        drop(worker);
        let began = Instant::now();
        while threads.running() > 0 {
            assert!(began.elapsed() < HANG, "a thread is left: {:?}", log.lines());
            thread::sleep(Duration::from_millis(2));
        }
        wait_for_no_process(&mark);
    }
}

/// The processes that have this word among their own and have not ended.
pub fn processes(mark: &str) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    entries
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok())
        .filter(|id| {
            let words = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
            words.windows(mark.len()).any(|part| part == mark.as_bytes()) && is_alive(*id)
        })
        .collect()
}

/// Whether a process is there and has not ended.
pub fn is_alive(id: u32) -> bool {
    let facts = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let state = facts.rsplit(')').next().and_then(|rest| rest.split_whitespace().next());
    state.is_some_and(|state| !matches!(state, "Z" | "X"))
}

#[track_caller]
pub fn wait_for_no_process(mark: &str) {
    let began = Instant::now();
    while !processes(mark).is_empty() {
        assert!(began.elapsed() < HANG, "processes are left: {:?}", processes(mark));
        thread::sleep(Duration::from_millis(5));
    }
}

pub fn chess(moves: &str) -> AnyGame {
    played(AnyGame::Chess(chess::Game::new(chess::Rules::default())), moves)
}

pub fn go(size: u8, moves: &str) -> AnyGame {
    played(AnyGame::Go(go::Game::new(size, go::Rules::CHINESE).unwrap()), moves)
}

pub fn played(mut game: AnyGame, moves: &str) -> AnyGame {
    for text in moves.split_whitespace() {
        let action = game.parse(text).unwrap();
        game.play(action).unwrap();
    }
    game
}
