//! The thread a player thinks in.

use std::{
    any::Any,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use hansu_engine::Cancel;

use crate::{Notify, Player, PlayerError, PlayerEvent, Question, Reporter, Request};

/// Makes a worker's player, in the worker's thread: the memory an engine takes is not the caller's time. Called
/// again after a failure to make one, and after a panic: a player that broke off in the middle is not asked twice.
pub type MakePlayer = Box<dyn FnMut() -> Result<Box<dyn Player>, PlayerError> + Send>;

/// Searches recurse, and a debug build has large frames.
const STACK: usize = 16 << 20;

/// How soon a held-back answer notices that it is no longer wanted.
const PACE_STEP: Duration = Duration::from_millis(10);

/// Counts the threads of the workers it was given to; clones count together.
#[derive(Clone, Debug, Default)]
pub struct ThreadCount(Arc<AtomicUsize>);

impl ThreadCount {
    /// Threads that have not ended yet.
    #[must_use]
    pub fn running(&self) -> usize {
        self.0.load(Ordering::Acquire)
    }

    fn enter(&self) -> ThreadGuard {
        self.0.fetch_add(1, Ordering::AcqRel);
        ThreadGuard(self.clone())
    }
}

/// One counted thread; however it ends, unwinding included, the count falls.
struct ThreadGuard(ThreadCount);

impl Drop for ThreadGuard {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// What must be so before a question is put: it is called in the worker's thread and returns when it is.
pub type Gate = Box<dyn FnOnce() + Send>;

struct Job {
    request: Request,
    gate: Option<Gate>,
    cancel: Cancel,
}

/// A player in a thread of its own, answering one request at a time.
///
/// A request that is cancelled - by [`Worker::cancel`], by the next [`Worker::ask`] or by dropping the worker - is
/// silent from then on, except for an event already on its way. No call waits for the thread, the drop neither:
/// the thread ends by itself as soon as its search has seen the cancel.
pub struct Worker {
    jobs: Sender<Job>,
    running: Option<Cancel>,
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("running", &self.running).finish_non_exhaustive()
    }
}

impl Worker {
    /// Starts the thread. `name` is for debuggers.
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the system gives no thread.
    pub fn spawn(
        name: &str,
        make: MakePlayer,
        notify: Notify,
        threads: &ThreadCount,
    ) -> Result<Self, PlayerError> {
        let (jobs, inbox) = channel();
        let guard = threads.enter();
        thread::Builder::new()
            .name(name.to_owned())
            .stack_size(STACK)
            .spawn(move || {
                let _guard = guard;
                work(&inbox, make, &notify);
            })
            .map_err(|error| PlayerError::Unavailable(error.to_string()))?;
        Ok(Self { jobs, running: None })
    }

    /// Asks a question; the one before it is cancelled.
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the thread is gone.
    pub fn ask(&mut self, request: Request) -> Result<(), PlayerError> {
        self.ask_behind(None, request)
    }

    /// As [`Worker::ask`], once the gate lets the question through.
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the thread is gone.
    pub fn ask_behind(&mut self, gate: Option<Gate>, request: Request) -> Result<(), PlayerError> {
        self.cancel();
        let cancel = Cancel::default();
        self.jobs
            .send(Job { request, gate, cancel: cancel.clone() })
            .map_err(|_| PlayerError::Unavailable("its thread is gone".to_owned()))?;
        self.running = Some(cancel);
        Ok(())
    }

    /// Gives up the question asked last; nothing happens where it is answered already.
    pub fn cancel(&mut self) {
        if let Some(cancel) = self.running.take() {
            cancel.cancel();
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn work(inbox: &Receiver<Job>, mut make: MakePlayer, notify: &Notify) {
    let mut player: Option<Box<dyn Player>> = None;
    while let Ok(Job { request, gate, cancel }) = inbox.recv() {
        let began = Instant::now();
        if let Some(gate) = gate {
            gate();
        }
        if cancel.is_cancelled() {
            continue;
        }
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let player = match &mut player {
                Some(player) => player,
                None => player.insert(make()?),
            };
            answer(player.as_mut(), &request, &cancel, notify)
        }));
        let answer = outcome.unwrap_or_else(|panic| {
            player = None;
            Err(PlayerError::Panicked(message(&*panic)))
        });
        let event = answer.unwrap_or_else(|error| {
            if !cancel.is_cancelled() {
                tracing::error!(%error, "a player has no answer");
            }
            PlayerEvent::Failed { ticket: request.ticket, error }
        });
        while began.elapsed() < request.pace && !cancel.is_cancelled() {
            thread::sleep(PACE_STEP.min(request.pace.saturating_sub(began.elapsed())));
        }
        if !cancel.is_cancelled() {
            notify(event);
        }
    }
}

fn answer(
    player: &mut dyn Player,
    request: &Request,
    cancel: &Cancel,
    notify: &Notify,
) -> Result<PlayerEvent, PlayerError> {
    let ticket = request.ticket;
    match request.question {
        Question::Move => {
            let mut reporter = Reporter::new(ticket, Arc::clone(notify), cancel.clone());
            let decision = player.think(request, cancel, &mut reporter)?;
            Ok(PlayerEvent::Decided { ticket, decision, last: reporter.into_last() })
        }
        Question::DeadStones => {
            let dead = player.dead_stones(request, cancel)?;
            Ok(PlayerEvent::DeadStones { ticket, dead })
        }
    }
}

/// What a panic said; `panic!` carries one of these two types of text.
fn message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}
