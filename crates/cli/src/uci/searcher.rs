//! The thread that owns the engine and does everything that takes time, one job after the other.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, Sender, SyncSender, channel},
    thread,
    time::Instant,
};

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchLimits, Task};
use hansu_rules::{Action, AnyGame, GameKind};

use super::{
    answer::{Answer, spell},
    event::Event,
    info_line::InfoLine,
    limits, play_on, tasks,
};

/// Searches recurse, and a debug build has large frames.
const STACK: usize = 16 << 20;

/// The engine the settings want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kit {
    /// For games of this kind.
    pub kind: GameKind,
    /// Memory for its hash table, in MiB.
    pub memory_mib: usize,
    /// Threads that search together.
    pub threads: usize,
    /// Whether it opens from its book.
    pub book: bool,
    /// Where the slips of the weak levels and the choices in the book come from.
    pub seed: u64,
    /// Goes up whenever the memory is to be forgotten.
    pub generation: u64,
}

/// A question to the engine.
#[derive(Clone, Debug)]
pub struct Search {
    /// A number never used twice.
    pub id: u64,
    /// The engine to use.
    pub kit: Kit,
    /// The position.
    pub game: AnyGame,
    /// How strong the answer may be.
    pub level: Level,
    /// What bounds the search.
    pub limits: SearchLimits,
    /// So many lines are reported.
    pub lines: usize,
    /// The only moves to look at; all where empty.
    pub only: Vec<Action>,
    /// Ends it.
    pub cancel: Cancel,
    /// When it was asked for: the clock runs since then.
    pub asked: Instant,
}

/// Something to do.
#[derive(Debug)]
pub enum Job {
    /// Make the engine ready, so that the first search need not.
    Prepare(Kit),
    /// Search.
    Search(Box<Search>),
    /// Something else that takes time.
    Task(tasks::Request),
}

/// The way to the thread.
#[derive(Debug)]
pub struct Searcher {
    jobs: Sender<Job>,
}

impl Searcher {
    /// Starts the thread; it ends with the last of the two ways to it.
    ///
    /// # Errors
    /// Where the system gives no thread.
    pub fn spawn(events: SyncSender<Event>) -> io::Result<Self> {
        let (jobs, inbox) = channel();
        thread::Builder::new()
            .name("search".to_owned())
            .stack_size(STACK)
            .spawn(move || work(&inbox, &events))?;
        Ok(Self { jobs })
    }

    /// Hands over a job. It waits for those before it.
    pub fn give(&self, job: Job) {
        // The thread outlives its inbox: it ends only when nobody can give it anything any more.
        let _ = self.jobs.send(job);
    }
}

/// An engine and what it was made from.
struct Made {
    kit: Kit,
    engine: Engine,
}

fn work(inbox: &Receiver<Job>, events: &SyncSender<Event>) {
    let mut made = None;
    while let Ok(job) = inbox.recv() {
        let last = match job {
            Job::Prepare(kit) => {
                guarded(events, || {
                    ready(&mut made, kit);
                });
                Event::Ready
            }
            Job::Search(search) => {
                let found = guarded(events, || think(&mut made, &search, events));
                if found.is_none() {
                    // An engine that broke off in the middle is not asked twice.
                    made = None;
                }
                let answer = found.flatten().or_else(|| Answer::any(&search.game, &search.only));
                Event::Found { id: search.id, answer }
            }
            Job::Task(request) => {
                guarded(events, || tasks::run(&request, &mut |line| drop(events.send(Event::Said(line)))));
                Event::TaskDone
            }
        };
        if events.send(last).is_err() {
            return;
        }
    }
}

/// The result, unless there was a panic, which is told.
fn guarded<T>(events: &SyncSender<Event>, work: impl FnOnce() -> T) -> Option<T> {
    let result = catch_unwind(AssertUnwindSafe(work)).ok();
    if result.is_none() {
        // With nobody to hear it there is nobody to tell either.
        let _ = events.send(Event::Said("info string the engine failed, see standard error".to_owned()));
    }
    result
}

/// The engine, made anew or cleared where the settings want it.
fn ready(made: &mut Option<Made>, kit: Kit) -> &mut Engine {
    let fitting = made.take().filter(|made| Kit { generation: kit.generation, ..made.kit } == kit);
    let made = made.insert(match fitting {
        Some(made) => made,
        None => {
            let options = EngineOptions {
                memory_mib: kit.memory_mib,
                threads: kit.threads,
                book: kit.book,
                seed: kit.seed,
            };
            Made { kit, engine: Engine::new(kit.kind, options) }
        }
    });
    if made.kit != kit {
        made.engine.clear();
        made.kit = kit;
    }
    &mut made.engine
}

fn think(made: &mut Option<Made>, search: &Search, events: &SyncSender<Event>) -> Option<Answer> {
    let engine = ready(made, search.kit);
    // What only the history of the game has ended is searched as if the game began here.
    let anew = search.game.outcome().and_then(|_| play_on::from_here(&search.game));
    let game = anew.as_ref().unwrap_or(&search.game);
    let limits = limits::later(search.limits, search.asked.elapsed());
    let task =
        Task { lines: search.lines, only: &search.only, ..Task::new(game, search.level).within(limits) };
    let mut expected = None;
    let decision = engine.think(&task, &search.cancel, &mut |info| {
        let pv = spell(game, &info.pv);
        let best = if info.line == 1 { Answer::line(&pv) } else { None };
        expected = best.clone().or(expected.take());
        let text = InfoLine { info, pv: &pv }.to_string();
        // With nobody to hear it there is nobody to tell either.
        let _ = events.send(Event::Info { id: search.id, text, best });
    });
    match decision? {
        Decision::Play(action) => Some(Answer::play(game, action).with_reply_of(expected.as_ref())),
        // The protocol has no way to resign: what seemed best is played.
        Decision::Resign => expected,
    }
}
