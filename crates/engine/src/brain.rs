//! An alpha-beta player: from a game and a level to a decision.

use hansu_rules::{Action, ActionText};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use crate::{
    Cancel, Decision, EngineOptions, SearchInfo, Task,
    resignation::Despair,
    search::{AlphaBeta, Breadth, Line, Problem, Report, SearchGame, value},
    strength::Strength,
};

/// A game whose moves can be told to the world.
pub trait SpokenGame: SearchGame {
    /// How a level's slip, given in hundredths of a pawn, is scaled for this game.
    const SLIP_PERCENT: i32;
    /// So far behind a player gives up.
    const HOPELESS: i32;

    /// About how many moves the side to move has still to make: what is left of the clock is divided among them.
    fn moves_to_come(&self) -> u32;

    /// The action this move is, in its canonical form.
    fn action(&self, mv: Self::Move) -> Action;
}

/// A position to decide on, as the game stands.
#[derive(Debug)]
pub struct Question<'a, G> {
    /// The position.
    pub root: &'a G,
    /// The hashes of the positions since the last irreversible move, the root's last.
    pub path: &'a [u64],
    /// What the rules of the game allow here, history and all.
    pub legal: &'a [Action],
}

/// What an alpha-beta player keeps between moves.
#[derive(Debug)]
pub struct Brain<G: SearchGame> {
    search: AlphaBeta<G>,
    seed: u64,
    despair: Despair,
}

impl<G: SpokenGame> Brain<G> {
    /// A player with an empty memory.
    pub fn new(options: EngineOptions) -> Self {
        Self {
            search: AlphaBeta::new(options.memory_mib, options.threads),
            seed: options.seed,
            despair: Despair::default(),
        }
    }

    /// Forgets the games so far.
    pub fn clear(&mut self) {
        self.search.clear();
        self.despair = Despair::default();
    }

    /// Decides; `None` only without a legal action.
    pub fn think(
        &mut self,
        question: &Question<'_, G>,
        task: &Task<'_>,
        cancel: &Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Decision> {
        let &Question { root, path, legal } = question;
        let (level, ply) = (task.level, task.game.actions().len());
        let strength = Strength::of(level);
        let slip = strength.slip * G::SLIP_PERCENT / 100;
        let mut moves = Vec::new();
        root.generate(&mut moves);
        // The rules have the last word: what only the game's history forbids is sorted out here.
        moves.retain(|&mv| {
            let action = root.action(mv);
            legal.contains(&action) && task.considers(action)
        });
        let breadth = Breadth { lines: task.lines.max(1), margin: 2 * slip };
        let limits = strength.within(&task.limits);
        let budget = limits.clock.map(|clock| clock.budget(root.moves_to_come()));
        let mut report = |report: &Report<'_, G::Move>| {
            for (index, line) in report.lines.iter().enumerate() {
                on_info(&SearchInfo {
                    depth: report.depth.unsigned_abs(),
                    selective_depth: report.selective_depth as u32,
                    line: index + 1,
                    score: value::score(line.value),
                    nodes: report.nodes,
                    time: report.elapsed,
                    hash_full: Some(report.hash_full),
                    pv: spoken(root, &line.moves),
                    go: None,
                });
            }
        };
        let problem = Problem { root, path, moves: &moves, breadth, quiescence: strength.quiescence };
        let found = self.search.search(&problem, &limits, budget, cancel, &mut report);
        let Some(best) = found.lines.first() else {
            // Nothing the search knows is legal: whatever the rules offer is better than silence.
            let offered = legal.iter().find(|&&action| task.considers(action)).or(legal.first());
            return offered.copied().map(Decision::Play);
        };
        let hopeless = found.depth > 0 && best.value <= -G::HOPELESS;
        let resigns = self.despair.note(ply, hopeless) && strength.resigns;
        let chosen = self.choose(root, ply, &found.lines, slip).unwrap_or(best);
        let action = root.action(chosen.moves[0]);
        tracing::debug!(
            level = level.number(),
            depth = found.depth,
            nodes = found.nodes,
            best = best.value,
            chosen = chosen.value,
            mv = task.game.text(action, ActionText::Protocol),
            resigns,
            "decided"
        );
        Some(if resigns { Decision::Resign } else { Decision::Play(action) })
    }

    /// The move that seems best to a player who misjudges each by up to `slip`.
    fn choose<'a>(
        &self,
        root: &G,
        ply: usize,
        lines: &'a [Line<G::Move>],
        slip: i32,
    ) -> Option<&'a Line<G::Move>> {
        if slip == 0 {
            return lines.first();
        }
        // Drawn from the position, not from what was thought before: the same question has the same answer.
        let place = root.hash().wrapping_add(ply as u64);
        let mut dice = SmallRng::seed_from_u64(self.seed ^ place);
        lines
            .iter()
            .enumerate()
            // Nobody passes by an oversight: only a search that finds nothing better does.
            .filter(|(rank, line)| *rank == 0 || root.action(line.moves[0]) != Action::Pass)
            .map(|(_, line)| {
                // The mean of two throws: small misjudgements are commoner than great ones.
                let error = (dice.random_range(-slip..=slip) + dice.random_range(-slip..=slip)) / 2;
                (line, line.value + error)
            })
            .rev()
            .max_by_key(|&(_, seeming)| seeming)
            .map(|(line, _)| line)
    }
}

fn spoken<G: SpokenGame>(root: &G, moves: &[G::Move]) -> Vec<Action> {
    let mut position = root.clone();
    moves
        .iter()
        .map(|&mv| {
            let action = position.action(mv);
            position.play(mv);
            action
        })
        .collect()
}
