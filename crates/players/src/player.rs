//! What a player is asked and what it answers.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use hansu_engine::{Cancel, Decision, SearchInfo, SearchLimits};
use hansu_rules::{AnyGame, Point};

use crate::Ticket;

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
}

/// What a worker reports, always with the ticket of the request it is about.
#[derive(Clone, Debug)]
pub enum PlayerEvent {
    /// The search goes on; at most ten a second.
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
        /// The search's last report, also where it was too quick to be sent as an [`PlayerEvent::Info`].
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

/// Passes a search's reports on, at most one in [`Reporter::INTERVAL`]; the others are kept only until the next.
pub struct Reporter {
    ticket: Ticket,
    notify: Notify,
    cancel: Cancel,
    sent: Option<Instant>,
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

impl Reporter {
    /// Between two reports that are passed on.
    pub const INTERVAL: Duration = Duration::from_millis(100);

    pub(crate) fn new(ticket: Ticket, notify: Notify, cancel: Cancel) -> Self {
        Self { ticket, notify, cancel, sent: None, last: None }
    }

    /// Takes a report. Call it as often as there is one.
    pub fn report(&mut self, info: &SearchInfo) {
        self.last = Some(info.clone());
        let due = self.sent.is_none_or(|sent| sent.elapsed() >= Self::INTERVAL);
        if due && !self.cancel.is_cancelled() {
            self.sent = Some(Instant::now());
            (self.notify)(PlayerEvent::Info { ticket: self.ticket, info: info.clone() });
        }
    }

    pub(crate) fn into_last(self) -> Option<SearchInfo> {
        self.last
    }
}
