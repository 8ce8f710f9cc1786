//! The engine: one player's brain for one game kind.

use hansu_rules::{Action, ActionText, AnyGame, GameKind, Point, go};

use crate::{
    Cancel, Decision, SearchInfo, Task,
    book::Book,
    brain::{Brain, Question, SpokenGame},
    chess::ChessNode,
    janggi::{self, JanggiNode},
    mcts::{self, GoEngine},
};

/// What an engine is given at birth.
#[derive(Clone, Copy, Debug)]
pub struct EngineOptions {
    /// Memory for the hash table or the search tree, in MiB.
    pub memory_mib: usize,
    /// Where its choices among equals come from.
    pub seed: u64,
    /// Threads that search together, at least 1 (chess and Janggi; Go has one).
    pub threads: usize,
    /// Whether the opening book is followed, as far as the level remembers it.
    pub book: bool,
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { memory_mib: 64, seed: 0, threads: 1, book: false }
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
    seed: u64,
    book: Option<&'static Book>,
}

impl Engine {
    /// An engine for games of this kind.
    #[must_use]
    pub fn new(kind: GameKind, options: EngineOptions) -> Self {
        let book = if options.book { Book::built_in(kind) } else { None };
        Self { mind: Mind::new(kind, options), seed: options.seed, book }
    }

    /// Forgets what it kept of earlier moves: another game begins.
    pub fn clear(&mut self) {
        match &mut self.mind {
            Mind::Go(player) => player.clear(),
            Mind::Chess(brain) => brain.clear(),
            Mind::Janggi(brain) => brain.clear(),
        }
    }

    /// Chooses a move for the side to move, as strong as the task's level allows within its limits (a level brings
    /// bounds of its own). `on_info` is called for each line at each completed depth, or a few times a second.
    ///
    /// Returns `None` only where there is no legal move, the game is over or of another kind than the engine.
    pub fn think(
        &mut self,
        task: &Task<'_>,
        cancel: &Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Decision> {
        if let Some(action) = self.book_move(task) {
            let mv = task.game.text(action, ActionText::Protocol);
            tracing::debug!(level = task.level.number(), mv, "decided by the book");
            return Some(Decision::Play(action));
        }
        if let (Mind::Go(player), AnyGame::Go(game)) = (&mut self.mind, task.game) {
            return player.think_among(game, task.only, task.level, &task.limits, cancel, on_info);
        }
        let legal = task.game.legal_actions();
        match (&mut self.mind, task.game) {
            (Mind::Chess(brain), AnyGame::Chess(game)) => {
                let root = ChessNode::new(game.position().clone());
                decide(brain, root.as_ref(), &game.repetition_hashes(), &legal, task, cancel, on_info)
            }
            (Mind::Janggi(brain), AnyGame::Janggi(game)) => {
                let root = JanggiNode::new(game);
                let mut path: Vec<u64> = game.repetition_hashes().collect();
                path.reverse();
                path.push(game.position().hash());
                let legal = janggi::without_lost_repetitions(game, legal);
                decide(brain, root.as_ref(), &path, &legal, task, cancel, on_info)
            }
            _ => None,
        }
    }
}

impl Engine {
    /// The book's move, where a move is all that is asked for.
    fn book_move(&self, task: &Task<'_>) -> Option<Action> {
        let remembered = task.game.actions().len() < task.level.book_plies();
        if !remembered || task.lines > 1 || !task.only.is_empty() || task.limits.infinite {
            return None;
        }
        self.book?.pick(task.game, self.seed)
    }
}

fn decide<G: SpokenGame>(
    brain: &mut Brain<G>,
    root: Option<&G>,
    path: &[u64],
    legal: &[Action],
    task: &Task<'_>,
    cancel: &Cancel,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Decision> {
    // A position the search does not bear is one no game reaches; any legal move is an answer to it.
    let Some(root) = root else { return legal.first().copied().map(Decision::Play) };
    brain.think(&Question { root, path, legal }, task, cancel, on_info)
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
