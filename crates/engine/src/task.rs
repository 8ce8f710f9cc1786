//! What an engine is asked.

use hansu_rules::{Action, AnyGame};

use crate::{Level, SearchLimits};

/// One question to an engine: what to play in the position a game has come to.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The game with its history.
    pub game: &'a AnyGame,
    /// How strong the answer may be.
    pub level: Level,
    /// What bounds the search besides the level.
    pub limits: SearchLimits,
    /// So many best lines are reported, each with a value of its own (MultiPV); at least 1. A search of Go
    /// reports its candidates together instead.
    pub lines: usize,
    /// Only these moves are considered; all where empty.
    pub only: &'a [Action],
}

impl<'a> Task<'a> {
    /// The best move, bounded by the level alone.
    #[must_use]
    pub fn new(game: &'a AnyGame, level: Level) -> Self {
        Self { game, level, limits: SearchLimits::default(), lines: 1, only: &[] }
    }

    /// The same question within these limits.
    #[must_use]
    pub const fn within(self, limits: SearchLimits) -> Self {
        Self { limits, ..self }
    }

    /// Whether this move may be the answer, as far as [`Self::only`] says.
    pub(crate) fn considers(&self, action: Action) -> bool {
        self.only.is_empty() || self.only.contains(&action)
    }
}
