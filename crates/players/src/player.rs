//! What a player is asked and what it answers.

use std::{
    collections::BTreeMap,
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use hansu_engine::{Cancel, Clock, Decision, SearchInfo, SearchLimits};
use hansu_rules::{AnyGame, Point};

use crate::{EngineError, Ticket};

/// Where events go. It is called in a worker's thread and must return quickly: it queues, it does not work.
pub type Notify = Arc<dyn Fn(PlayerEvent) + Send + Sync>;

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What would you do here? Answered by [`PlayerEvent::Decided`].
    Move,
    /// Which stones of this finished Go board are dead? Answered by [`PlayerEvent::DeadStones`].
    DeadStones,
}

/// One question about one position.
#[derive(Clone, Debug)]
pub struct Request {
    /// Comes back with every event about this request.
    pub ticket: Ticket,
    /// What is asked.
    pub question: Question,
    /// The game with its history; the question is about the position on show.
    pub game: AnyGame,
    /// What bounds the search besides the player's own level.
    pub limits: SearchLimits,
    /// The clock of the side that waits, where the side to move has one in the limits too. Outside engines are told of
    /// both.
    pub opponent_clock: Option<Clock>,
    /// So many best lines are reported, at least 1. Go reports its candidates together instead.
    pub lines: usize,
    /// The answer is held back until this much time has passed, so that a person can follow quick moves.
    pub pace: Duration,
}

/// Why a player has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerError {
    /// The search broke off with a programming error; the message is for a log.
    #[error("the search panicked: {0}")]
    Panicked(String),
    /// The player found nothing to play although the game goes on.
    #[error("the player found no move")]
    NoMove,
    /// The player cannot answer this question about this game.
    #[error("the player does not know how to answer this")]
    Unsupported,
    /// The system gave no thread, or the player's thread is gone.
    #[error("the player cannot be started: {0}")]
    Unavailable(String),
    /// An outside engine has no answer.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// What a worker reports, always with the ticket of the request it is about.
#[derive(Clone, Debug)]
pub enum PlayerEvent {
    /// The search goes on; at most ten a second for each line.
    Info {
        /// The request.
        ticket: Ticket,
        /// What was found so far.
        info: SearchInfo,
    },
    /// The answer to [`Question::Move`].
    Decided {
        /// The request.
        ticket: Ticket,
        /// What the player wants to do.
        decision: Decision,
        /// The last report of the search's best line, also where it was too quick to be sent as an [`PlayerEvent::Info`].
        last: Option<SearchInfo>,
    },
    /// The answer to [`Question::DeadStones`].
    DeadStones {
        /// The request.
        ticket: Ticket,
        /// The stones held dead, sorted.
        dead: Vec<Point>,
    },
    /// There is no answer.
    Failed {
        /// The request.
        ticket: Ticket,
        /// Why.
        error: PlayerError,
    },
}

impl PlayerEvent {
    /// The request this event is about.
    #[must_use]
    pub const fn ticket(&self) -> Ticket {
        match self {
            Self::Info { ticket, .. }
            | Self::Decided { ticket, .. }
            | Self::DeadStones { ticket, .. }
            | Self::Failed { ticket, .. } => *ticket,
        }
    }
}

/// A brain at the board. It answers in the calling thread, which is its [`Worker`](crate::Worker)'s.
pub trait Player: Send {
    /// Chooses a move for the side to move. Returns soon after `cancel`; what it then says is not used.
    ///
    /// # Errors
    /// Why there is no answer.
    fn think(
        &mut self,
        request: &Request,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, PlayerError>;

    /// Names the dead stones of a finished Go board, sorted.
    ///
    /// # Errors
    /// [`PlayerError::Unsupported`] where the player cannot tell.
    fn dead_stones(&mut self, _request: &Request, _cancel: &Cancel) -> Result<Vec<Point>, PlayerError> {
        Err(PlayerError::Unsupported)
    }
}

/// Passes a search's reports on, those of all lines together, at most once in [`Reporter::INTERVAL`]; of each line
/// only the latest is kept until then.
pub struct Reporter {
    ticket: Ticket,
    notify: Notify,
    cancel: Cancel,
    sent: Option<Instant>,
    waiting: BTreeMap<usize, SearchInfo>,
    last: Option<SearchInfo>,
}

impl fmt::Debug for Reporter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reporter")
            .field("ticket", &self.ticket)
            .field("last", &self.last)
            .finish_non_exhaustive()
    }
}

/// Nobody looks at more lines.
const MOST_LINES: usize = 64;

impl Reporter {
    /// Between two reports that are passed on.
    pub const INTERVAL: Duration = Duration::from_millis(100);

    pub(crate) fn new(ticket: Ticket, notify: Notify, cancel: Cancel) -> Self {
        Self { ticket, notify, cancel, sent: None, waiting: BTreeMap::new(), last: None }
    }

    /// Takes a report. Call it as often as there is one.
    pub fn report(&mut self, info: &SearchInfo) {
        if info.line <= 1 {
            self.last = Some(info.clone());
        }
        if info.line <= MOST_LINES {
            self.waiting.insert(info.line, info.clone());
        }
        self.tick();
    }

    /// Passes on what waits if it is time. Whoever may be silent for long calls it now and then.
    pub fn tick(&mut self) {
        let due = self.sent.is_none_or(|sent| sent.elapsed() >= Self::INTERVAL);
        if due && !self.waiting.is_empty() {
            self.flush();
        }
    }

    /// Passes on what waits, at the end of a search.
    pub fn flush(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        if waiting.is_empty() || self.cancel.is_cancelled() {
            return;
        }
        self.sent = Some(Instant::now());
        for info in waiting.into_values() {
            (self.notify)(PlayerEvent::Info { ticket: self.ticket, info });
        }
    }

    pub(crate) fn into_last(self) -> Option<SearchInfo> {
        self.last
    }
}
