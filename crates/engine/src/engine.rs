//! The engine: one player's brain for one game kind.

use hansu_rules::{Action, AnyGame, GameKind, Point, go};

use crate::{
    Cancel, Decision, Level, SearchInfo, SearchLimits,
    brain::{Brain, Question, SpokenGame},
    chess::ChessNode,
    janggi::JanggiNode,
    mcts::{self, GoEngine},
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
    Go(Box<GoEngine>),
    Chess(Box<Brain<ChessNode>>),
    Janggi(Box<Brain<JanggiNode>>),
}

impl Mind {
    fn new(kind: GameKind, options: EngineOptions) -> Self {
        match kind {
            GameKind::Go => Self::Go(Box::new(GoEngine::new(options))),
            GameKind::Chess => Self::Chess(Box::new(Brain::new(options))),
            GameKind::Janggi => Self::Janggi(Box::new(Brain::new(options))),
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
        if let (Mind::Go(player), AnyGame::Go(game)) = (&mut self.mind, game) {
            return player.think(game, level, limits, cancel, on_info);
        }
        let legal = game.legal_actions();
        let ply = game.actions().len();
        let mut question = Deliberation { legal: &legal, ply, level, limits, cancel, on_info };
        match (&mut self.mind, game) {
            (Mind::Chess(brain), AnyGame::Chess(game)) => {
                let root = ChessNode::new(game.position().clone());
                question.decide(brain, root.as_ref(), &game.repetition_hashes())
            }
            (Mind::Janggi(brain), AnyGame::Janggi(game)) => {
                let root = JanggiNode::new(game);
                let mut path: Vec<u64> = game.repetition_hashes().collect();
                path.reverse();
                path.push(game.position().hash());
                question.decide(brain, root.as_ref(), &path)
            }
            _ => None,
        }
    }
}

/// What alpha-beta is asked, whatever the game.
struct Deliberation<'a> {
    legal: &'a [Action],
    ply: usize,
    level: Level,
    limits: &'a SearchLimits,
    cancel: &'a Cancel,
    on_info: &'a mut dyn FnMut(&SearchInfo),
}

impl Deliberation<'_> {
    fn decide<G: SpokenGame>(
        &mut self,
        brain: &mut Brain<G>,
        root: Option<&G>,
        path: &[u64],
    ) -> Option<Decision> {
        // A position the search does not bear is one no game reaches; any legal move is an answer to it.
        let Some(root) = root else { return self.legal.first().copied().map(Decision::Play) };
        let question = Question { root, path, legal: self.legal, ply: self.ply };
        brain.think(&question, self.level, self.limits, self.cancel, self.on_info)
    }
}

/// The stones of a finished Go board that most playouts lose: a proposal for dead-stone marking, sorted.
#[must_use]
pub fn propose_dead(game: &go::Game, seed: u64, cancel: &Cancel) -> Vec<Point> {
    mcts::propose_dead(game, seed, cancel)
}

#[cfg(test)]
mod tests {
    use hansu_rules::{chess, janggi};

    use super::*;
    use crate::search::SearchGame;

    #[test]
    fn the_search_knows_the_positions_of_the_game_by_the_same_hashes() {
        let mut chess = chess::Game::new(chess::Rules::default());
        for text in ["e2e4", "c7c5", "g1f3", "d7d5", "e4d5", "g8f6", "f1b5"] {
            let action = chess.parse(text).unwrap();
            chess.play(action).unwrap();
            let node = ChessNode::new(chess.position().clone()).unwrap();
            assert_eq!(chess.repetition_hashes().last(), Some(&node.hash()), "{text}");
        }
        let formation = janggi::Formation::HorseElephantElephantHorse;
        let mut janggi = janggi::Game::new(janggi::Rules::default(), formation, formation);
        let before = janggi.position().hash();
        janggi.play(Action::Pass).unwrap();
        assert_eq!(janggi.repetition_hashes().next(), Some(before));
        assert_eq!(JanggiNode::new(&janggi).unwrap().hash(), janggi.position().hash());
    }
}
