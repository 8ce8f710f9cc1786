//! Which player is made for which part.

use std::sync::Arc;

use hansu_engine::{EngineOptions, Level};
use hansu_players::{BuiltIn, OutsideEngine, Player, PlayerError, Purpose, Seat};
use hansu_rules::{GameKind, Side};

/// What a player is needed for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// To play a side.
    Seat(Side, Seat),
    /// To give hints and to propose which stones are dead.
    Assistant,
}

/// Everything that is known when a player is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Role {
    /// The game to be played.
    pub kind: GameKind,
    /// What for.
    pub part: Part,
    /// Where its choices among equals come from.
    pub seed: u64,
    /// Whether it follows its opening book.
    pub book: bool,
}

/// Makes players; called in the thread of the worker the player is for.
pub type Casting = Arc<dyn Fn(&Role) -> Result<Box<dyn Player>, PlayerError> + Send + Sync>;

/// In MiB: hints last seconds, so a small table is enough.
const ASSISTANT_MEMORY: usize = 32;

/// The players that come with the program.
pub(crate) fn built_in(role: &Role) -> Result<Box<dyn Player>, PlayerError> {
    let options = EngineOptions { seed: role.seed, book: role.book, ..EngineOptions::default() };
    let (level, options) = match &role.part {
        &Part::Seat(_, Seat::BuiltIn { level }) => (level, options),
        Part::Seat(_, Seat::Engine { profile, log }) => {
            let engine = OutsideEngine::new(Arc::clone(profile), Purpose::Play, log.clone());
            return Ok(Box::new(engine));
        }
        Part::Seat(_, Seat::Human { .. }) => return Err(PlayerError::Unsupported),
        Part::Assistant => {
            (Level::MAX, EngineOptions { memory_mib: ASSISTANT_MEMORY, book: false, ..options })
        }
    };
    Ok(Box::new(BuiltIn::new(role.kind, level, options)))
}
