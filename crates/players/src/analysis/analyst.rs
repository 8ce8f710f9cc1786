//! One position, followed.

use std::{fmt, sync::Arc, time::Duration};

use hansu_engine::SearchLimits;
use hansu_rules::{AnyGame, GameKind};

use super::AnalysisSource;
use crate::{Notify, PlayerError, PlayerEvent, Question, Request, ThreadCount, Ticket, Worker};

/// Looks at the position on show for as long as it is on show.
///
/// Its events are those of a player: an [`PlayerEvent::Info`] for each line, at most ten a second;
/// [`PlayerEvent::Decided`] where the engine has come to an end by itself (a mate found, or nothing more to search);
/// [`PlayerEvent::Failed`]. Every other ticket than [`Analyst::ticket`] is stale. Showing it another position takes
/// effect at once: of wishes that follow each other quickly only the latest is begun.
pub struct Analyst {
    source: AnalysisSource,
    notify: Notify,
    threads: ThreadCount,
    worker: Option<(GameKind, Worker)>,
    ticket: Option<Ticket>,
}

impl fmt::Debug for Analyst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyst")
            .field("source", &self.source)
            .field("ticket", &self.ticket)
            .finish_non_exhaustive()
    }
}

impl Analyst {
    /// An analyst that looks at nothing yet. `notify` is called in another thread and queues the event.
    #[must_use]
    pub fn new(source: AnalysisSource, notify: Notify) -> Self {
        Self { source, notify, threads: ThreadCount::default(), worker: None, ticket: None }
    }

    /// Looks at the position a game has come to, for its `lines` best lines (at least 1), until it is shown another
    /// or told to stop. `None`, and nothing is looked at, where the game is over.
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the system gives no thread.
    pub fn analyse(&mut self, game: &AnyGame, lines: usize) -> Result<Option<Ticket>, PlayerError> {
        let limits = SearchLimits { infinite: true, ..SearchLimits::default() };
        self.analyse_within(game, lines, limits)
    }

    /// As [`Analyst::analyse`], within these limits.
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the system gives no thread.
    pub fn analyse_within(
        &mut self,
        game: &AnyGame,
        lines: usize,
        limits: SearchLimits,
    ) -> Result<Option<Ticket>, PlayerError> {
        if game.outcome().is_some() || game.legal_actions().is_empty() {
            self.stop();
            return Ok(None);
        }
        let ticket = Ticket::for_game(game);
        let request = Request {
            ticket,
            question: Question::Move,
            game: game.clone(),
            limits,
            opponent_clock: None,
            lines: lines.max(1),
            pace: Duration::ZERO,
        };
        self.worker(game.kind())?.ask(request)?;
        self.ticket = Some(ticket);
        Ok(Some(ticket))
    }

    /// The ticket of the position looked at; `None` where there is none.
    #[must_use]
    pub const fn ticket(&self) -> Option<Ticket> {
        self.ticket
    }

    /// Whether an event is about the position looked at.
    #[must_use]
    pub fn wants(&self, event: &PlayerEvent) -> bool {
        self.ticket == Some(event.ticket())
    }

    /// Looks at nothing any more. The engine is kept for the next position; dropping the analyst ends it.
    pub fn stop(&mut self) {
        self.ticket = None;
        if let Some((_, worker)) = &mut self.worker {
            worker.cancel();
        }
    }

    /// Counts its threads; a clone outlives it.
    #[must_use]
    pub const fn threads(&self) -> &ThreadCount {
        &self.threads
    }

    fn worker(&mut self, kind: GameKind) -> Result<&mut Worker, PlayerError> {
        let fitting = self.worker.take().filter(|(of, _)| *of == kind);
        let worker = match fitting {
            Some((_, worker)) => worker,
            None => {
                Worker::spawn("analyst", self.source.make(kind), Arc::clone(&self.notify), &self.threads)?
            }
        };
        Ok(&mut self.worker.insert((kind, worker)).1)
    }
}
