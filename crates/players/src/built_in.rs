//! The built-in engine as a player.

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, Task, propose_dead};
use hansu_rules::{AnyGame, GameKind, Point};

use crate::{Player, PlayerError, Reporter, Request};

/// The built-in engine at a level, for games of one kind.
#[derive(Debug)]
pub struct BuiltIn {
    kind: GameKind,
    engine: Engine,
    level: Level,
    seed: u64,
}

impl BuiltIn {
    /// An engine for games of this kind. It takes its memory here.
    #[must_use]
    pub fn new(kind: GameKind, level: Level, options: EngineOptions) -> Self {
        Self { kind, engine: Engine::new(kind, options), level, seed: options.seed }
    }
}

impl Player for BuiltIn {
    fn think(
        &mut self,
        request: &Request,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, PlayerError> {
        if request.game.kind() != self.kind {
            return Err(PlayerError::Unsupported);
        }
        let task = Task { lines: request.lines.max(1), ..Task::new(&request.game, self.level) };
        let task = task.within(request.limits);
        self.engine.think(&task, cancel, &mut |info| reporter.report(info)).ok_or(PlayerError::NoMove)
    }

    fn dead_stones(&mut self, request: &Request, cancel: &Cancel) -> Result<Vec<Point>, PlayerError> {
        match &request.game {
            AnyGame::Go(game) => Ok(propose_dead(game, self.seed, cancel)),
            AnyGame::Chess(_) | AnyGame::Janggi(_) => Err(PlayerError::Unsupported),
        }
    }
}
