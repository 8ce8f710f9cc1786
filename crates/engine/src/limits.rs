//! What bounds one search.

use std::time::Duration;

use crate::Clock;

/// What bounds one search. All bounds hold at once, together with those of the level. Without any, the level
/// alone decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Plies of the main search (alpha-beta only).
    pub depth: Option<u32>,
    /// Nodes (alpha-beta) or playouts (Go), all threads together.
    pub nodes: Option<u64>,
    /// Time for this move: all of it may be used.
    pub move_time: Option<Duration>,
    /// Enough is known once a mate in this many own moves is found (alpha-beta only).
    pub mate: Option<u32>,
    /// The mover's clock: the engine divides its time itself.
    pub clock: Option<Clock>,
    /// Think on until cancelled, also where the answer is clear (analysis). Other bounds still hold.
    pub infinite: bool,
}

impl SearchLimits {
    /// Whether nothing is bounded here, so that the level's own time holds.
    #[must_use]
    pub fn is_unbounded(&self) -> bool {
        *self == Self::default()
    }
}
