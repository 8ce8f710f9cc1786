//! Who plays a side.

use hansu_engine::Level;

/// Who plays a side. Outside engines and language models become further kinds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this machine.
    Human {
        /// How they want to be called; may be empty.
        name: String,
    },
    /// The built-in engine.
    BuiltIn {
        /// How strong it plays.
        level: Level,
    },
}

impl Seat {
    /// A person without a name.
    #[must_use]
    pub const fn human() -> Self {
        Self::Human { name: String::new() }
    }

    /// The built-in engine at a level.
    #[must_use]
    pub const fn built_in(level: Level) -> Self {
        Self::BuiltIn { level }
    }

    /// A person plays here: moves come from the board, not from a worker.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human { .. })
    }
}
