//! Who analyses.

use std::sync::Arc;

use hansu_engine::{EngineOptions, Level};
use hansu_rules::GameKind;

use crate::{BuiltIn, EngineProfile, MakePlayer, OutsideEngine, Player, Purpose, process::EngineLog};

/// Who analyses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisSource {
    /// The built-in engine at its strongest.
    BuiltIn {
        /// Memory for its search, in MiB.
        memory_mib: usize,
    },
    /// An outside engine, in a process of its own.
    Engine {
        /// How it is started and set up; what limits its strength or its moves does not count here.
        profile: Arc<EngineProfile>,
        /// What is said to and fro.
        log: EngineLog,
    },
}

impl AnalysisSource {
    /// The built-in engine.
    #[must_use]
    pub const fn built_in() -> Self {
        Self::BuiltIn { memory_mib: 64 }
    }

    /// An outside engine, with a new log.
    #[must_use]
    pub fn engine(profile: impl Into<Arc<EngineProfile>>) -> Self {
        Self::Engine { profile: profile.into(), log: EngineLog::default() }
    }

    /// The player; an outside program is started by the first question.
    #[must_use]
    pub fn player(&self, kind: GameKind) -> Box<dyn Player> {
        match self {
            &Self::BuiltIn { memory_mib } => {
                let options = EngineOptions { memory_mib, book: false, ..EngineOptions::default() };
                Box::new(BuiltIn::new(kind, Level::MAX, options))
            }
            Self::Engine { profile, log } => {
                Box::new(OutsideEngine::new(Arc::clone(profile), Purpose::Analyse, log.clone()))
            }
        }
    }

    /// The same for a worker.
    #[must_use]
    pub fn make(&self, kind: GameKind) -> MakePlayer {
        let source = self.clone();
        Box::new(move || Ok(source.player(kind)))
    }
}
