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
    /// Plies of the longest line looked at (0 in Go).
    pub selective_depth: u32,
    /// Which of the best lines this is, 1 being the best.
    pub line: usize,
    /// For the side to move at the root.
    pub score: Score,
    /// Nodes or playouts so far.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the hash table is, in thousandths; `None` where there is none.
    pub hash_full: Option<u16>,
    /// The expected line, the best move first.
    pub pv: Vec<Action>,
    /// What only a search by playouts knows.
    pub go: Option<GoInfo>,
}

impl SearchInfo {
    /// A report that says nothing but this.
    #[must_use]
    pub const fn of(score: Score) -> Self {
        Self {
            depth: 0,
            selective_depth: 0,
            line: 1,
            score,
            nodes: 0,
            time: Duration::ZERO,
            hash_full: None,
            pv: Vec::new(),
            go: None,
        }
    }
}

/// What a search of Go knows besides its best line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GoInfo {
    /// The moves looked at, the most visited first.
    pub candidates: Vec<Candidate>,
    /// Who will hold each point: from -1 (the opponent surely) to 1 (the side to move surely). The point in column
    /// `c` and row `r` (both from 0, row 0 at the bottom) is entry `r * size + c`.
    pub ownership: Vec<f32>,
}

/// A move a search of Go has looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub action: Action,
    /// Playouts that began with it.
    pub visits: u32,
    /// The share of them the side to move won, 0 to 1.
    pub win_rate: f32,
    /// Points ahead after it, for the side to move.
    pub lead: f32,
    /// How good it seemed at first sight, 0 to 1.
    pub prior: f32,
    /// The expected line, this move first.
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
