//! The search itself: down the tree, a playout, and back up, until a bound is reached.

use std::time::{Duration, Instant};

use hansu_rules::{
    Side,
    go::playout::{NO_VERTEX, PlayoutBoard, PlayoutRng, Vertex},
};

use super::{
    ownership::Ownership,
    policy::{FirstPlays, Policy},
    priors::{Prior, Weigher},
    root::Root,
    tree::{NodeId, ROOT, Tree},
};

/// What stops a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) playouts: Option<u64>,
    pub(super) time: Option<Duration>,
}

/// What a search came to know besides its tree.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub(super) ownership: Ownership,
    /// Playouts of this search.
    pub(super) playouts: u64,
    /// The sum of Black's leads.
    lead: f64,
    /// By vertex of the first move: playouts, and those among them that Black won by the rules, whatever the par.
    results: Vec<(u32, f32)>,
    /// By vertex of the first move: the sum of Black's leads.
    leads: Vec<f64>,
}

impl Findings {
    fn clear(&mut self, root: &Root) {
        self.ownership.clear(root.board.vertex_count());
        self.results.clear();
        self.results.resize(root.board.vertex_count(), (0, 0.0));
        self.leads.clear();
        self.leads.resize(root.board.vertex_count(), 0.0);
        self.playouts = 0;
        self.lead = 0.0;
    }

    fn add(&mut self, board: &PlayoutBoard, lead: f32) {
        self.ownership.add(board);
        self.playouts += 1;
        self.lead += f64::from(lead);
    }

    /// The mean lead of `side`, in points.
    pub(super) fn lead(&self, side: Side) -> f32 {
        let black = (self.lead / (self.playouts.max(1) as f64)) as f32;
        if side == Side::First { black } else { -black }
    }

    /// The share of all playouts that `side` has won by the rules, with half a playout of doubt on each side.
    pub(super) fn overall_win_rate(&self, side: Side) -> f32 {
        let (playouts, black) =
            self.results.iter().fold((0, 0.0), |(playouts, black), one| (playouts + one.0, black + one.1));
        let rate = (black + 0.5) / (playouts as f32 + 1.0);
        if side == Side::First { rate } else { 1.0 - rate }
    }

    /// The share of the playouts beginning with this move that `side` has won by the rules, with half a playout of
    /// doubt on each side.
    pub(super) fn win_rate(&self, vertex: Vertex, side: Side) -> f32 {
        let (playouts, black) = self.results[usize::from(vertex)];
        let rate = (black + 0.5) / (playouts as f32 + 1.0);
        if side == Side::First { rate } else { 1.0 - rate }
    }

    /// The mean lead of `side` in the playouts beginning with this move; `None` without any.
    pub(super) fn lead_after(&self, vertex: Vertex, side: Side) -> Option<f32> {
        let (playouts, _) = self.results[usize::from(vertex)];
        let black = (self.leads[usize::from(vertex)] / f64::from(playouts)) as f32;
        (playouts > 0).then_some(if side == Side::First { black } else { -black })
    }
}

/// How much of a playout's result is the margin of the win rather than the win: enough to go on playing well
/// when all is won or lost, too little to risk a win for it.
const MARGIN_SHARE: f32 = 0.04;

/// Playouts without a tree that tell where the game stands before the search begins.
const SCOUTS: u64 = 48;

/// A lead within so many points for each point on a side of the board is an open game.
const OPEN_GAME: f32 = 1.0;

/// How much of a lead beyond that is asked for as if it were komi, while the board is empty. Without it all moves
/// would seem the same to whoever is far ahead or behind, in a handicap game from the first move on.
const PAR_SHARE: f32 = 0.8;

/// The share of the board with stones on it from which on the game is played for the win alone. To ask for more
/// there would risk what is won, and be content with less than a win.
const PAR_UNTIL: f32 = 0.6;

/// Playouts between two looks at a pass, once the board fills: it must be known what passing is worth.
const PASS_EVERY: u64 = 24;

/// The searcher: everything that is used again for each playout.
#[derive(Debug)]
pub(super) struct Searcher {
    pub(super) tree: Tree,
    pub(super) findings: Findings,
    policy: Policy,
    weigher: Weigher,
    first: FirstPlays,
    board: PlayoutBoard,
    path: Vec<NodeId>,
    moves: Vec<Prior>,
    /// The lead of Black that the search takes for an even game.
    par: f32,
}

impl Searcher {
    pub(super) fn new(tree_bytes: usize) -> Self {
        Self {
            tree: Tree::new(tree_bytes),
            findings: Findings::default(),
            policy: Policy::new(0),
            weigher: Weigher::new(),
            first: FirstPlays::default(),
            board: PlayoutBoard::new(9),
            path: Vec::new(),
            moves: Vec::new(),
            par: 0.0,
        }
    }

    /// Searches from `root`, in the tree as it is. `pause` is asked before each playout whether to stop.
    pub(super) fn run(
        &mut self,
        root: &Root,
        seed: u64,
        bounds: Bounds,
        mut pause: impl FnMut(&Tree, &Findings, Duration) -> bool,
    ) {
        let started = Instant::now();
        self.policy.rng = PlayoutRng::new(seed);
        let fresh = self.tree.is_leaf(ROOT);
        let before = self.findings.lead(Side::First);
        self.findings.clear(root);
        if fresh {
            let scouts = bounds.playouts.map_or(SCOUTS, |most| SCOUTS.min(most / 4));
            for _ in 0..scouts {
                if pause(&self.tree, &self.findings, started.elapsed()) {
                    break;
                }
                self.scout(root);
            }
        }
        let lead = if fresh { self.findings.lead(Side::First) } else { before };
        self.par = par(root, lead);
        if self.tree.is_leaf(ROOT) {
            self.weigher.weigh(&root.board, root.side, &mut self.moves);
            self.single_out(root);
            self.shuffle();
            self.tree.expand(ROOT, &self.moves);
        }
        self.tree.retain_root_moves(|vertex| root.allows(vertex));
        let points = usize::from(root.board.size()).pow(2);
        let late = root.board.empty_points().len() * 2 < points;
        loop {
            let elapsed = started.elapsed();
            let done = self.findings.playouts;
            if bounds.playouts.is_some_and(|most| done >= most)
                || bounds.time.is_some_and(|most| elapsed >= most)
                || pause(&self.tree, &self.findings, elapsed)
                || self.is_decided(bounds, elapsed)
            {
                break;
            }
            if self.tree.is_full() {
                self.tree.thin();
            }
            let try_pass = late && done % PASS_EVERY == PASS_EVERY - 1;
            self.playout(root, try_pass);
        }
    }

    /// Whether no other move can catch up with the one that leads.
    fn is_decided(&self, bounds: Bounds, elapsed: Duration) -> bool {
        let done = self.findings.playouts;
        if done < 64 || !done.is_multiple_of(32) {
            return false;
        }
        let mut left = bounds.playouts.map_or(u64::MAX, |most| most - done);
        if let Some(time) = bounds.time {
            let rate = done as f64 / elapsed.as_secs_f64().max(1e-6);
            left = left.min((rate * time.saturating_sub(elapsed).as_secs_f64()) as u64);
        }
        if left == u64::MAX {
            return false;
        }
        let (mut first, mut second) = (0, 0);
        for child in self.tree.children(ROOT) {
            if child.visits > first {
                (first, second) = (child.visits, first);
            } else {
                second = second.max(child.visits);
            }
        }
        u64::from(first - second) > left
    }

    /// A playout from the root without the tree.
    fn scout(&mut self, root: &Root) {
        self.board.copy_from(&root.board);
        self.first.clear(root.board.vertex_count());
        self.policy.play_out(&mut self.board, root.side, NO_VERTEX, &mut self.first);
        let lead = root.handicap.black_lead(self.board.area_lead(), root.stones_spent);
        self.findings.add(&self.board, lead);
    }

    fn playout(&mut self, root: &Root, try_pass: bool) {
        let vertices = root.board.vertex_count();
        self.board.copy_from(&root.board);
        self.board.resume();
        self.first.clear(vertices);
        self.path.clear();
        self.path.push(ROOT);
        let mut id = ROOT;
        let mut side = root.side;
        let mut spent = root.stones_spent;
        let mut before = NO_VERTEX;
        loop {
            if self.tree.is_leaf(id) && !self.expand(id, side) {
                break;
            }
            let forced = if try_pass && id == ROOT { self.tree.child(ROOT, NO_VERTEX) } else { None };
            let Some(child) = forced.or_else(|| self.tree.select(id)) else { break };
            let vertex = self.tree.node(child).vertex;
            before = self.board.last();
            if vertex == NO_VERTEX {
                self.board.pass();
            } else {
                self.board.play(vertex, side);
                self.first.record(vertex, side);
                spent += if side == Side::First { 1 } else { -1 };
            }
            self.path.push(child);
            id = child;
            side = side.other();
            if self.board.passes() >= 2 {
                break;
            }
        }
        self.policy.play_out(&mut self.board, side, before, &mut self.first);
        let lead = root.handicap.black_lead(self.board.area_lead(), spent);
        self.findings.add(&self.board, lead);
        if let Some(&child) = self.path.get(1) {
            let first = usize::from(self.tree.node(child).vertex);
            let (playouts, black) = &mut self.findings.results[first];
            *playouts += 1;
            *black += won(lead);
            self.findings.leads[first] += f64::from(lead);
        }
        let points = f32::from(root.board.size()).powi(2);
        let lead = lead - self.par;
        let margin = (0.5 + lead / points).clamp(0.0, 1.0);
        let black = (1.0 - MARGIN_SHARE) * won(lead) + MARGIN_SHARE * margin;
        self.tree.update(&self.path, root.side, black, &self.first);
    }

    /// Gives a leaf its children once it has been visited often enough, more often the fuller the tree is.
    fn expand(&mut self, id: NodeId, side: Side) -> bool {
        let threshold = if self.board.size() <= 9 { 3.0 } else { 6.0 };
        let threshold = threshold * (1.0 + 4.0 * self.tree.fill());
        if (self.tree.node(id).visits as f32) < threshold {
            return false;
        }
        self.weigher.weigh(&self.board, side, &mut self.moves);
        self.shuffle();
        self.tree.expand(id, &self.moves)
    }

    /// Adds those of the moves asked for that are not worth a node by themselves, such as own eyes.
    fn single_out(&mut self, root: &Root) {
        for vertex in root.singled_out() {
            if self.moves.iter().all(|known| known.vertex != vertex) {
                self.moves.push(Prior::unlikely(vertex));
            }
        }
    }

    /// Equal moves are tried in an order of their own in each node.
    fn shuffle(&mut self) {
        for at in (1..self.moves.len()).rev() {
            self.moves.swap(at, self.policy.rng.below(at as u32 + 1) as usize);
        }
    }
}

/// The lead of Black to take for an even game at `root`, where playouts see a lead of `lead`.
fn par(root: &Root, lead: f32) -> f32 {
    let size = f32::from(root.board.size());
    let stones = size * size - root.board.empty_points().len() as f32;
    let share = PAR_SHARE * (1.0 - stones / (size * size) / PAR_UNTIL).max(0.0);
    share * (lead - lead.clamp(-OPEN_GAME * size, OPEN_GAME * size))
}

/// 1 for a win, 0 for a loss, a half for neither.
fn won(lead: f32) -> f32 {
    if lead == 0.0 { 0.5 } else { f32::from(u8::from(lead > 0.0)) }
}

/// Who holds each point in the end, whoever moves first: a search for each side.
pub(super) fn settle(root: &Root, seed: u64, playouts: u64, stop: impl Fn() -> bool) -> Ownership {
    let mut searcher = Searcher::new(SETTLING_BYTES);
    let mut ownership = Ownership::default();
    ownership.clear(root.board.vertex_count());
    let bounds = Bounds { playouts: Some(playouts), time: None };
    let mut root = root.clone();
    for _ in 0..2 {
        root.pass();
        searcher.tree.clear();
        searcher.run(&root, seed, bounds, |_, _, _| stop());
        ownership.join(&searcher.findings.ownership);
    }
    ownership
}

/// Memory for the tree that settles a finished board.
const SETTLING_BYTES: usize = 16 << 20;
