//! What happens in a game, as a journal keeps it.

use hansu_rules::{Action, Outcome};
use serde::{Deserialize, Serialize};

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A move was played; the clocks of `[First, Second]` then, in a game with clocks.
    Move {
        /// What was played.
        action: Action,
        /// What the clocks show.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        clocks: Option<[ClockReading; 2]>,
    },
    /// So many of the last moves were taken back.
    Takeback {
        /// How many.
        plies: usize,
        /// What the clocks show then.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        clocks: Option<[ClockReading; 2]>,
    },
    /// What the clocks show, between moves.
    Clocks([ClockReading; 2]),
    /// Anything the app wants to know again, in its own words.
    Note(String),
    /// The game ended.
    Ended(Outcome),
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// Milliseconds left of the main time, or of the period or the moves that are running.
    pub millis: u64,
    /// Periods left (byo-yomi), or moves left to make (Canadian); 0 elsewhere.
    #[serde(default)]
    pub overtime: u32,
    /// The main time is used up.
    #[serde(default)]
    pub in_overtime: bool,
}
