//! When a running search has to stop.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::{Duration, Instant},
};

use crate::{Budget, Cancel, SearchLimits};

use super::value::MAX_PLY;

/// How many nodes pass between two looks at the clock and the cancel token: well under a millisecond.
const NODES_PER_LOOK: u64 = 512;

/// What the threads of one search tell each other.
#[derive(Debug, Default)]
pub struct Shared {
    /// The leading thread is done.
    done: AtomicBool,
    /// Nodes of the helping threads.
    helpers: AtomicU64,
}

impl Shared {
    /// What the leading thread holds while it searches.
    pub const fn lead(&self) -> Lead<'_> {
        Lead(self)
    }
}

/// Tells the helping threads to stop when it goes, also where the leader breaks off with a panic: they would search
/// for ever, and whoever waits for them with them.
#[derive(Debug)]
pub struct Lead<'a>(&'a Shared);

impl Drop for Lead<'_> {
    fn drop(&mut self) {
        self.0.done.store(true, Ordering::Relaxed);
    }
}

/// Who in a search of several threads is bounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// Looks at the limits and ends the search.
    Leader,
    /// Goes on until the leader is done.
    Helper { counted: u64 },
}

/// The bounds of one thread's search and whether one of them has been reached.
#[derive(Debug)]
pub struct Bounds<'a> {
    cancel: &'a Cancel,
    shared: &'a Shared,
    part: Part,
    started: Instant,
    /// When the clock began to run: at once, or at the ponder hit.
    running_since: Option<Instant>,
    /// What the move should take.
    aim: Option<Duration>,
    /// What it must not exceed.
    most: Option<Duration>,
    nodes: u64,
    /// The deepest iteration.
    pub depth: i32,
    /// A mate in so many own moves is enough.
    pub mate: Option<i32>,
    /// Goes on where the answer is clear.
    pub infinite: bool,
    reached: bool,
}

impl<'a> Bounds<'a> {
    /// Bounds that begin to count now. `budget` is what the clock gives this move.
    pub fn new(
        limits: &SearchLimits,
        budget: Option<Budget>,
        cancel: &'a Cancel,
        shared: &'a Shared,
    ) -> Self {
        let deepest = MAX_PLY as i32 - 1;
        let within = |given: u32, most: i32| i32::try_from(given).unwrap_or(most).clamp(1, most);
        let most = [limits.move_time, budget.map(|budget| budget.most)].into_iter().flatten().min();
        let started = Instant::now();
        Self {
            cancel,
            shared,
            part: Part::Leader,
            started,
            running_since: (!cancel.is_pondering()).then_some(started),
            aim: budget.map(|budget| budget.aim),
            most,
            nodes: limits.nodes.unwrap_or(u64::MAX),
            depth: limits.depth.map_or(deepest, |depth| within(depth, deepest)),
            mate: limits.mate.map(|moves| within(moves, deepest)),
            infinite: limits.infinite,
            reached: false,
        }
    }

    /// The bounds of a thread that only helps the one with these bounds.
    pub fn helping(&self) -> Self {
        Self {
            part: Part::Helper { counted: 0 },
            aim: None,
            most: None,
            nodes: u64::MAX,
            depth: MAX_PLY as i32 - 1,
            mate: None,
            infinite: true,
            ..*self
        }
    }

    /// Since the search began.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Since the clock runs: zero while pondering.
    fn spent(&mut self) -> Duration {
        if self.running_since.is_none() && !self.cancel.is_pondering() {
            self.running_since = Some(Instant::now());
        }
        self.running_since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// Nodes of all threads, this one's being `own`.
    pub fn all_nodes(&self, own: u64) -> u64 {
        own + self.shared.helpers.load(Ordering::Relaxed)
    }

    /// Whether the search has to end, this thread having visited `nodes`. Once true it stays true.
    pub fn reached(&mut self, nodes: u64) -> bool {
        if !self.reached {
            self.reached = match self.part {
                Part::Leader => {
                    nodes >= self.nodes
                        || (nodes.is_multiple_of(NODES_PER_LOOK) && self.leader_looks_up(nodes))
                }
                Part::Helper { .. } => nodes.is_multiple_of(NODES_PER_LOOK) && self.helper_looks_up(nodes),
            };
        }
        self.reached
    }

    fn leader_looks_up(&mut self, nodes: u64) -> bool {
        if self.cancel.is_cancelled() || self.all_nodes(nodes) >= self.nodes {
            return true;
        }
        let Some(most) = self.most else { return false };
        self.spent() >= most
    }

    fn helper_looks_up(&mut self, nodes: u64) -> bool {
        if let Part::Helper { counted } = &mut self.part {
            self.shared.helpers.fetch_add(nodes - *counted, Ordering::Relaxed);
            *counted = nodes;
        }
        self.shared.done.load(Ordering::Relaxed)
    }

    /// What [`Self::reached`] last said.
    pub const fn is_over(&self) -> bool {
        self.reached
    }

    /// Whether another iteration is worth beginning, with `doubt` times the usual time for this move. Even one that
    /// is cut short may find a better move.
    pub fn may_deepen(&mut self, nodes: u64, doubt: f64) -> bool {
        let spent = self.spent();
        let enough = self.aim.is_some_and(|aim| spent >= aim.mul_f64(doubt));
        !enough && !self.cancel.is_cancelled() && !self.reached(nodes)
    }
}
