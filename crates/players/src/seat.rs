//! Who plays a side.

use std::sync::Arc;

use hansu_engine::Level;

use crate::{EngineProfile, Protocol, process::EngineLog};

/// Who plays a side. Language models become a further kind.
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
    /// An outside engine.
    Engine {
        /// How it is started and set up.
        profile: Arc<EngineProfile>,
        /// What is said to and fro; it may be read while the engine plays.
        log: EngineLog,
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

    /// An outside engine, with a new log.
    #[must_use]
    pub fn engine(profile: impl Into<Arc<EngineProfile>>) -> Self {
        Self::Engine { profile: profile.into(), log: EngineLog::default() }
    }

    /// An outside engine of Go plays here, which can be asked how it counts the board.
    #[must_use]
    pub fn counts_go(&self) -> bool {
        matches!(self, Self::Engine { profile, .. } if profile.protocol == Protocol::Gtp)
    }

    /// A person plays here: moves come from the board, not from a worker.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human { .. })
    }
}
