//! The built-in engines: search, evaluation and levels for Go, chess and Janggi.
//!
//! [`Engine`] is one player's brain for one game kind: it keeps what is worth keeping between moves (hash table,
//! search tree) and answers one question at a time, in the calling thread. Whoever must not wait calls it from a
//! thread of its own and stops it through a [`Cancel`]. With a fixed seed, a node limit and one thread the answer
//! is always the same.

pub mod mcts;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use hansu_rules::{Action, AnyGame, GameKind, Point, go};

/// How strong the built-in engine plays: 1 loses to a child, [`Level::MAX`] is all it can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const MIN: Self = Self(1);
    /// The strongest level.
    pub const MAX: Self = Self(10);

    /// The level of this number, held within 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Self {
        Self(number.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// From 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A request to stop, shared between whoever thinks and whoever waits. Searches look at it at least every
/// millisecond or so; a stop is answered with the best move found so far.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Asks the search to stop; it cannot be taken back.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether a stop was asked for.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What bounds one search. All bounds hold at once; without any the search goes on until it is cancelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Plies of the main search (alpha-beta only).
    pub depth: Option<u32>,
    /// Nodes (alpha-beta) or playouts (Go).
    pub nodes: Option<u64>,
    /// Time for this move.
    pub move_time: Option<Duration>,
}

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// Hundredths of a pawn (chess) or of a point (Janggi).
    Centi(i32),
    /// Mate in this many own moves; negative: being mated.
    Mate(i32),
    /// Go: the share of playouts won, 0 to 1, and the lead in points.
    Go {
        /// From 0 to 1.
        win_rate: f32,
        /// Points ahead.
        lead: f32,
    },
}

/// One report of a running search.
#[derive(Clone, Debug)]
pub struct SearchInfo {
    /// Plies searched in full (0 in Go).
    pub depth: u32,
    /// For the side to move at the root.
    pub score: Score,
    /// Nodes or playouts so far.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// The expected line, the best move first.
    pub pv: Vec<Action>,
}

/// What the engine wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A move, legal in the position asked about.
    Play(Action),
    /// Nothing can be saved any more.
    Resign,
}

/// What an engine is given at birth.
#[derive(Clone, Copy, Debug)]
pub struct EngineOptions {
    /// Memory for the hash table or the search tree, in MiB.
    pub memory_mib: usize,
    /// Where its choices among equals come from.
    pub seed: u64,
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { memory_mib: 64, seed: 0 }
    }
}

/// A built-in engine for one game kind.
#[derive(Debug)]
pub struct Engine {}

impl Engine {
    /// An engine for games of this kind.
    #[must_use]
    pub fn new(_kind: GameKind, _options: EngineOptions) -> Self {
        Self {}
    }

    /// Chooses a move for the side to move, as strong as `level` allows within `limits` (a level brings bounds
    /// of its own). `on_info` is called at each completed depth, or a few times a second.
    ///
    /// Returns `None` only where there is no legal move or the game is over.
    pub fn think(
        &mut self,
        _game: &AnyGame,
        _level: Level,
        _limits: &SearchLimits,
        _cancel: &Cancel,
        _on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Decision> {
        todo!()
    }
}

/// The stones of a finished Go board that most playouts lose: a proposal for dead-stone marking, sorted.
#[must_use]
pub fn propose_dead(_game: &go::Game, _seed: u64, _cancel: &Cancel) -> Vec<Point> {
    todo!()
}
