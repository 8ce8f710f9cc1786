//! The engine: one player's brain for one game kind.

use hansu_rules::{AnyGame, GameKind, Point, go};

use crate::{
    Cancel, Decision, Level, SearchInfo, SearchLimits,
    brain::{Brain, Question},
    chess::ChessNode,
};

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

#[derive(Debug)]
enum Mind {
    Chess(Box<Brain<ChessNode>>),
    Other,
}

impl Mind {
    fn new(kind: GameKind, options: EngineOptions) -> Self {
        match kind {
            GameKind::Chess => Self::Chess(Box::new(Brain::new(options))),
            GameKind::Go | GameKind::Janggi => Self::Other,
        }
    }
}

/// A built-in engine for one game kind.
#[derive(Debug)]
pub struct Engine {
    mind: Mind,
}

impl Engine {
    /// An engine for games of this kind.
    #[must_use]
    pub fn new(kind: GameKind, options: EngineOptions) -> Self {
        Self { mind: Mind::new(kind, options) }
    }

    /// Chooses a move for the side to move, as strong as `level` allows within `limits` (a level brings bounds
    /// of its own). `on_info` is called at each completed depth, or a few times a second.
    ///
    /// Returns `None` only where there is no legal move, the game is over or of another kind than the engine.
    pub fn think(
        &mut self,
        game: &AnyGame,
        level: Level,
        limits: &SearchLimits,
        cancel: &Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Decision> {
        let legal = game.legal_actions();
        match (&mut self.mind, game) {
            (Mind::Chess(brain), AnyGame::Chess(game)) => {
                let Some(root) = ChessNode::new(game.position().clone()) else {
                    return legal.first().copied().map(Decision::Play);
                };
                let question = Question {
                    root: &root,
                    path: &game.repetition_hashes(),
                    legal: &legal,
                    ply: game.actions().len(),
                };
                brain.think(&question, level, limits, cancel, on_info)
            }
            _ => None,
        }
    }
}

/// The stones of a finished Go board that most playouts lose: a proposal for dead-stone marking, sorted.
#[must_use]
pub fn propose_dead(_game: &go::Game, _seed: u64, _cancel: &Cancel) -> Vec<Point> {
    Vec::new()
}
