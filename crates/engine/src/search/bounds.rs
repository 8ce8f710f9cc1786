//! When a running search has to stop.

use std::time::{Duration, Instant};

use crate::{Cancel, SearchLimits};

use super::value::MAX_PLY;

/// How many nodes pass between two looks at the clock and the cancel token: well under a millisecond.
const NODES_PER_LOOK: u64 = 512;

/// The bounds of one search and whether one of them has been reached.
#[derive(Debug)]
pub struct Bounds<'a> {
    cancel: &'a Cancel,
    started: Instant,
    time: Option<Duration>,
    nodes: u64,
    /// The deepest iteration.
    pub depth: i32,
    reached: bool,
}

impl<'a> Bounds<'a> {
    /// Bounds that begin to count now.
    pub fn new(limits: &SearchLimits, cancel: &'a Cancel) -> Self {
        let deepest = MAX_PLY as i32 - 1;
        Self {
            cancel,
            started: Instant::now(),
            time: limits.move_time,
            nodes: limits.nodes.unwrap_or(u64::MAX),
            depth: limits
                .depth
                .map_or(deepest, |depth| i32::try_from(depth).unwrap_or(deepest).clamp(1, deepest)),
            reached: false,
        }
    }

    /// Since the search began.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Whether the search has to end, `nodes` having been visited. Once true it stays true.
    pub fn reached(&mut self, nodes: u64) -> bool {
        if !self.reached {
            self.reached = nodes >= self.nodes
                || (nodes.is_multiple_of(NODES_PER_LOOK)
                    && (self.cancel.is_cancelled()
                        || self.time.is_some_and(|time| self.started.elapsed() >= time)));
        }
        self.reached
    }

    /// What [`Self::reached`] last said.
    pub const fn is_over(&self) -> bool {
        self.reached
    }

    /// Whether another iteration is worth beginning. Even one that is cut short may find a better move, but not in
    /// the last moments.
    pub fn may_deepen(&mut self, nodes: u64) -> bool {
        let early = self.time.is_some_and(|time| self.started.elapsed() >= time.mul_f64(0.85));
        !early && !self.cancel.is_cancelled() && !self.reached(nodes)
    }
}
