//! What bounds one search.

use std::time::Duration;

/// What bounds one search. All bounds hold at once, together with those of the level. Without any, the level
/// alone decides; whoever wants to think on until cancelled (analysis) gives a `move_time` nobody waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Plies of the main search (alpha-beta only).
    pub depth: Option<u32>,
    /// Nodes (alpha-beta) or playouts (Go).
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
}

impl SearchLimits {
    /// Whether nothing is bounded here, so that the level's own time holds.
    #[must_use]
    pub const fn is_unbounded(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.move_time.is_none()
    }
}
