//! Go: Monte Carlo tree search.
//!
//! A game is played many times to its end by moves of simple common sense ([`policy`]); a tree ([`tree`]) leads
//! these playouts to where they matter, helped by what is known about a move at sight ([`priors`]) and by the
//! moves played later in the same playouts (RAVE). The mean result is the value of a move; who holds each point in
//! the end ([`ownership`]) tells dead stones and when the game is over ([`ending`]).
//!
//! The rules of the game decide what may be played at the root, where the engine also brings no board back that has
//! stood before; below it simple ko is enough.

mod candidates;
mod ending;
mod level;
mod ownership;
mod patterns;
mod policy;
mod priors;
mod root;
mod search;
mod tactics;
mod tree;

use std::time::{Duration, Instant};

use hansu_rules::{
    Action, Point,
    go::{
        Game, Phase, Rules,
        playout::{NO_VERTEX, PlayoutRng, Vertex},
    },
};

use crate::{Cancel, Decision, EngineOptions, Level, Score, SearchInfo, SearchLimits};

use ending::{Patience, Prospects};
use level::Strength;
use root::Root;
use search::{Bounds, Findings, Searcher};
use tree::{Node, ROOT, Tree};

/// Between two reports.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// Playouts for a proposal of dead stones, for each side moving first.
const SETTLING_PLAYOUTS: u64 = 800;

/// Playouts at least, whatever the level, to know what a pass leads to.
const PLAYOUTS_AFTER_PASS: u64 = 160;

/// A move is taken over a pass that seems worth the same only where it gains at least this share of playouts.
const WORTH_A_STONE: f32 = 0.03;

/// Memory for what is no tree: the boards to read ladders on, above all.
const BOARDS_BYTES: usize = 5 << 20;

/// What a pass that ends a won game may cost: share of playouts.
const PASS_COSTS: f32 = 0.3;

/// Plays Go.
#[derive(Debug)]
pub struct GoEngine {
    options: EngineOptions,
    searcher: Searcher,
    /// Looks at what happens after a pass.
    verifier: Searcher,
    /// The game the tree belongs to, as far as it had come.
    seen: Option<Seen>,
    patience: Patience,
}

#[derive(Debug)]
struct Seen {
    root: Root,
    rules: Rules,
    actions: Vec<Action>,
}

impl GoEngine {
    /// An engine that knows nothing yet.
    #[must_use]
    pub fn new(options: EngineOptions) -> Self {
        let bytes = options.memory_mib.saturating_mul(1 << 20).saturating_sub(BOARDS_BYTES);
        Self {
            options,
            searcher: Searcher::new(bytes / 4 * 3),
            verifier: Searcher::new(bytes / 4),
            seen: None,
            patience: Patience::default(),
        }
    }

    /// Forgets the games so far.
    pub fn clear(&mut self) {
        self.seen = None;
        self.patience = Patience::default();
        self.searcher.tree.clear();
    }

    /// Chooses a move for the side to move; see [`Engine::think`](crate::Engine::think). Between moves of one game
    /// the tree is kept, at the levels that remember: with fixed playouts, the same questions in the same order
    /// have the same answers.
    pub fn think(
        &mut self,
        game: &Game,
        level: Level,
        limits: &SearchLimits,
        cancel: &Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Decision> {
        self.think_among(game, &[], level, limits, cancel, on_info)
    }

    /// Chooses one of the moves in `only`, of all where it is empty. A choice among some never resigns, for what
    /// was left out may have been better. Where none of them is legal, a pass is the answer.
    pub fn think_among(
        &mut self,
        game: &Game,
        only: &[Action],
        level: Level,
        limits: &SearchLimits,
        cancel: &Cancel,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Decision> {
        if game.phase() != Phase::Play || game.outcome().is_some() {
            return None;
        }
        let root = Root::of(game).among(only);
        if root.only.is_some() && root.singled_out().next().is_none() {
            // What the rules allow and the search does not know: own chains captured by the own move.
            let legal = only.iter().copied().find(|&action| game.is_legal(action));
            return Some(Decision::Play(legal.unwrap_or(Action::Pass)));
        }
        let strength = Strength::of(level);
        self.recall(game, &root, strength);
        let seed = self.options.seed ^ root.board.hash().rotate_left(root.turns as u32 % 64);
        let (bounds, verifying) = bounds(strength, limits, moves_to_come(&root));
        let (mut reported, started) = (Duration::ZERO, Instant::now());
        self.searcher.run(&root, seed, bounds, |tree, findings, elapsed| {
            if elapsed.saturating_sub(reported) >= REPORT_EVERY {
                reported = elapsed;
                on_info(&report(&root, tree, findings, elapsed));
            }
            // The first playout is always played: without it nothing is known about the ending.
            cancel.is_cancelled() && findings.playouts > 0
        });
        on_info(&report(&root, &self.searcher.tree, &self.searcher.findings, started.elapsed()));
        let decision = self.decide(game, &root, strength, seed, verifying, cancel);
        tracing::debug!(
            turns = root.turns,
            playouts = self.searcher.findings.playouts,
            lead = self.searcher.findings.lead(root.side),
            ?decision,
            "decided"
        );
        self.seen = Some(Seen { root, rules: *game.rules(), actions: game.actions().to_vec() });
        Some(decision)
    }

    /// Carries the tree over from the last move, where this position comes from it by moves the tree knows.
    fn recall(&mut self, game: &Game, root: &Root, strength: Strength) {
        let known = self.seen.take().filter(|seen| {
            seen.rules == *game.rules()
                && seen.root.board.size() == root.board.size()
                && game.actions().starts_with(&seen.actions)
        });
        let Some(seen) = known else {
            self.patience = Patience::default();
            self.searcher.tree.clear();
            return;
        };
        let new = &game.actions()[seen.actions.len()..];
        let mut board = seen.root.board;
        let mut side = seen.root.side;
        let mut moves: Vec<Vertex> = Vec::new();
        // A side may have played out of turn, or the turn may have been given away before the last search.
        let mut in_turn = true;
        for (index, action) in (seen.actions.len()..).zip(new) {
            in_turn &= game.mover(index) == Some(side);
            if let Action::Place(point) = *action {
                let vertex = board.vertex(point);
                board.play(vertex, side);
                moves.push(vertex);
            } else {
                board.pass();
                moves.push(NO_VERTEX);
            }
            side = side.other();
        }
        let same = in_turn && side == root.side && board.hash() == root.board.hash();
        // The root of a tree that is carried over may lack what is asked for. The other way round nothing is lost:
        // what a choice among some leaves behind is complete below the moves that were looked at.
        let whole = root.only.is_none();
        if !whole || !strength.remembers || moves.is_empty() || !same || !self.searcher.tree.advance(&moves) {
            self.searcher.tree.clear();
        }
    }

    fn decide(
        &mut self,
        game: &Game,
        root: &Root,
        strength: Strength,
        seed: u64,
        verifying: Bounds,
        cancel: &Cancel,
    ) -> Decision {
        let pass = Decision::Play(Action::Pass);
        let Searcher { tree, findings, .. } = &self.searcher;
        let Some(best) = tree.most_visited(ROOT).map(|id| *tree.node(id)) else { return pass };
        let win_rate = findings.win_rate(best.vertex, root.side);
        // How bad some moves are tells nothing of the game.
        let whole = root.only.is_none();
        if whole && self.patience.is_lost(root, win_rate, findings.lead(root.side)) && strength.resigns {
            return Decision::Resign;
        }
        let mut ranked: Vec<Node> =
            tree.children(ROOT).iter().filter(|node| !node.is_pass()).copied().collect();
        ranked.sort_by(|one, two| {
            (two.visits, two.prior_rate())
                .partial_cmp(&(one.visits, one.prior_rate()))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        let moving = &findings.ownership;
        let undecided = Prospects { root, moving, passing: moving };
        if root.allows(NO_VERTEX)
            && (root.after_pass
                || best.is_pass()
                || !ranked.first().is_some_and(|node| undecided.is_worthwhile(node.vertex)))
        {
            verify_pass(&mut self.verifier, root, seed, verifying, cancel);
            let passing = &self.verifier.findings.ownership;
            if passing.playouts() > 0 {
                let prospects = Prospects { root, moving, passing };
                let after_pass = self.verifier.findings.overall_win_rate(root.side);
                if after_pass + PASS_COSTS >= win_rate && prospects.pass_wins(game, after_pass) {
                    return pass;
                }
                // A stone where all is settled must gain something over a pass; any other stone may be played.
                let passed = tree.child(ROOT, NO_VERTEX).map(|id| *tree.node(id));
                let gains = |node: &Node| {
                    passed.is_some_and(|pass| {
                        pass.visits >= 8
                            && node.visits >= 8
                            && node.win_rate() > pass.win_rate() + WORTH_A_STONE
                    })
                };
                ranked.retain(|node| prospects.is_worthwhile(node.vertex) || gains(node));
            }
        }
        let Some(first) = ranked.first() else { return pass };
        let obvious = tactics::decides_chains(&root.board, first.vertex, root.side);
        let chosen = if obvious { first } else { slip(&ranked, strength, seed).unwrap_or(first) };
        root.board.point(chosen.vertex).map_or(pass, |point| Decision::Play(Action::Place(point)))
    }
}

/// A smaller search of what the opponent does after a pass.
fn verify_pass(verifier: &mut Searcher, root: &Root, seed: u64, bounds: Bounds, cancel: &Cancel) {
    let mut passed = root.clone();
    passed.pass();
    verifier.tree.clear();
    verifier.run(&passed, seed, bounds, |_, _, _| cancel.is_cancelled());
}

/// How many looks a move that is best at first sight is worth in a slip.
const SIGHT: f32 = 20.0;

/// Another move instead of the best, as somebody might play it who has not looked closely: drawn by how it
/// looks at first sight, and how often it was looked at, from those that are not much worse.
fn slip(ranked: &[Node], strength: Strength, seed: u64) -> Option<&Node> {
    let mut rng = PlayoutRng::new(!seed);
    rng.bits();
    if !rng.chance(strength.slips) {
        return None;
    }
    let best = ranked.first()?;
    let rate = |node: &Node| (node.wins + 4.0 * node.prior_rate()) / (node.visits as f32 + 4.0);
    let floor = rate(best) - strength.slip_depth;
    let weights: Vec<u32> = ranked
        .iter()
        .map(|node| {
            let glance = (SIGHT * node.prior_rate().powi(3)) as u32;
            if rate(node) >= floor { glance + 2 * node.visits } else { 0 }
        })
        .collect();
    let mut at = rng.below(weights.iter().sum());
    ranked.iter().zip(weights).find_map(|(node, weight)| {
        if at < weight {
            return Some(node);
        }
        at -= weight;
        None
    })
}

/// What is asked from outside, within what the level brings, as bounds of the search and of the look at a pass
/// that may follow it. The level's time holds only where nothing else bounds the search.
fn bounds(strength: Strength, limits: &SearchLimits, moves_to_come: u32) -> (Bounds, Bounds) {
    let asked = limits.nodes.map(|nodes| (nodes - nodes / 5, nodes / 5));
    let playouts = match (strength.playouts, asked) {
        (Some(own), Some((asked, _))) => Some(own.min(asked)),
        (own, asked) => own.or(asked.map(|(asked, _)| asked)),
    };
    let budget = limits.clock.map(|clock| clock.budget(moves_to_come).aim);
    let time = match [limits.move_time, budget].into_iter().flatten().min() {
        None if limits.is_unbounded() => Some(strength.time),
        asked => asked,
    };
    let verifying = (playouts.unwrap_or(u64::MAX) / 4).clamp(PLAYOUTS_AFTER_PASS, 2000);
    (
        Bounds { playouts, time: time.map(|time| time - time / 10) },
        Bounds {
            playouts: Some(asked.map_or(verifying, |(_, rest)| verifying.min(rest))),
            time: time.map(|time| time / 10),
        },
    )
}

/// About how many moves the side to move has still to make: a share of the empty points, for a game ends with many.
fn moves_to_come(root: &Root) -> u32 {
    8 + root.board.empty_points().len() as u32 / 4
}

fn report(root: &Root, tree: &Tree, findings: &Findings, time: Duration) -> SearchInfo {
    let best = tree.most_visited(ROOT).filter(|&child| tree.node(child).visits > 0);
    let win_rate = best.map_or(0.5, |child| findings.win_rate(tree.node(child).vertex, root.side));
    let pv = best.map(|child| candidates::line(root, tree, child)).unwrap_or_default();
    SearchInfo {
        nodes: findings.playouts,
        time,
        pv,
        go: Some(candidates::found(root, tree, findings)),
        ..SearchInfo::of(Score::Go { win_rate, lead: findings.lead(root.side) })
    }
}

/// The stones of a finished board that most playouts lose: a proposal for dead-stone marking, sorted.
#[must_use]
pub fn propose_dead(game: &Game, seed: u64, cancel: &Cancel) -> Vec<Point> {
    let root = Root::of(game);
    let ownership = search::settle(&root, seed, SETTLING_PLAYOUTS, || cancel.is_cancelled());
    if ownership.playouts() == 0 {
        return Vec::new();
    }
    ending::points(&root.board, &ownership.dead_stones(&root.board))
}
