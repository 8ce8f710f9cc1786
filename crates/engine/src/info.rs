//! What a search says while it runs and what it decides.

use std::time::Duration;

use hansu_rules::Action;

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// Hundredths of a pawn (chess) or of a point (Janggi).
    Centi(i32),
    /// Mate in this many own moves; negative: being mated. `Mate(0)` is never reported.
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
    /// Nothing can be saved any more: the side to move has been hopelessly behind at several moves in a row
    /// (or its every line ends in a loss). Never at levels 1 to 3, whose opponents want to see the end.
    Resign,
}
