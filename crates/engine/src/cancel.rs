//! How a running search is told from outside to stop, or that its clock runs.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A request to stop, shared between whoever thinks and whoever waits. Searches look at it at least every
/// millisecond or so; a stop is answered with the best move found so far.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    cancelled: AtomicBool,
    pondering: AtomicBool,
}

impl Cancel {
    /// For a search on the opponent's time: its clock stands still until [`Self::ponder_hit`].
    #[must_use]
    pub fn pondering() -> Self {
        let cancel = Self::default();
        cancel.0.pondering.store(true, Ordering::Relaxed);
        cancel
    }

    /// Asks the search to stop; it cannot be taken back.
    pub fn cancel(&self) {
        self.0.cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether a stop was asked for.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.cancelled.load(Ordering::Relaxed)
    }

    /// The expected move was played: from now on the time counts.
    pub fn ponder_hit(&self) {
        self.0.pondering.store(false, Ordering::Relaxed);
    }

    /// Whether the search is on the opponent's time.
    #[must_use]
    pub fn is_pondering(&self) -> bool {
        self.0.pondering.load(Ordering::Relaxed)
    }
}
