//! Iterative deepening: the root of the search, depth by depth.

use std::time::Duration;

use super::{
    alphabeta::Searcher,
    bounds::Bounds,
    game::SearchGame,
    history::History,
    reductions::Reductions,
    transposition::TranspositionTable,
    value::{INFINITY, MATE, is_mate},
};

/// A forced move needs no more than a glance at what follows.
const FORCED_DEPTH: i32 = 6;

/// Half the first aspiration window, in hundredths.
const ASPIRATION: i32 = 18;

/// How many root moves are to be told apart, beyond the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breadth {
    /// This many best moves get exact values, at least 1.
    pub lines: usize,
    /// So does every move worth at most this much less than the best.
    pub margin: i32,
}

impl Breadth {
    /// Only the best move matters.
    pub const NARROW: Self = Self { lines: 1, margin: 0 };
}

/// A root move with its value and the line it begins.
#[derive(Clone, Debug)]
pub struct Line<M> {
    /// For the side to move at the root; exact, unless it lies outside the breadth asked for.
    pub value: i32,
    /// The expected line, the root move first.
    pub moves: Vec<M>,
}

/// What a completed iteration reports.
#[derive(Debug)]
pub struct Report<'a, M> {
    /// The iteration's depth in plies.
    pub depth: i32,
    /// Nodes so far.
    pub nodes: u64,
    /// Since the search began.
    pub elapsed: Duration,
    /// The best line.
    pub best: &'a Line<M>,
}

/// What a search found.
#[derive(Debug)]
pub struct Found<M> {
    /// The root moves that were told apart, best first. Empty only without root moves.
    pub lines: Vec<Line<M>>,
    /// The last completed iteration.
    pub depth: i32,
    /// Nodes visited.
    pub nodes: u64,
}

/// The lasting part of an alpha-beta player: what it remembers from search to search.
#[derive(Debug)]
pub struct AlphaBeta<G: SearchGame> {
    table: TranspositionTable,
    history: History<G>,
    reductions: Reductions,
}

impl<G: SearchGame> AlphaBeta<G> {
    /// A memory of at most `mebibytes` for the transposition table.
    pub fn new(mebibytes: usize) -> Self {
        Self {
            table: TranspositionTable::new(mebibytes),
            history: History::new(),
            reductions: Reductions::new(),
        }
    }

    /// Searches `root`, reached through the positions of `path` (hashes since the last irreversible move, the
    /// root last), among these moves. `quiescence` off makes a player who sees no answer to a capture.
    #[expect(clippy::too_many_arguments, reason = "one question, asked in one place")]
    pub fn search(
        &mut self,
        root: &G,
        path: &[u64],
        moves: &[G::Move],
        breadth: Breadth,
        quiescence: bool,
        bounds: Bounds<'_>,
        on_depth: &mut dyn FnMut(&Report<'_, G::Move>),
    ) -> Found<G::Move> {
        self.table.grow_older();
        self.history.grow_older();
        let searcher =
            Searcher::new(root, path, &self.table, &mut self.history, &self.reductions, quiescence, bounds);
        let lines = moves.iter().map(|&mv| RootMove::new(mv)).collect();
        Deepening { searcher, root, moves: lines, breadth }.run(on_depth)
    }
}

#[derive(Debug)]
struct RootMove<M> {
    line: Line<M>,
    /// Searched with a value inside the window in this iteration.
    exact: bool,
}

impl<M: Copy> RootMove<M> {
    fn new(mv: M) -> Self {
        Self { line: Line { value: -INFINITY, moves: vec![mv] }, exact: false }
    }

    fn mv(&self) -> M {
        self.line.moves[0]
    }
}

struct Deepening<'a, G: SearchGame> {
    searcher: Searcher<'a, G>,
    root: &'a G,
    moves: Vec<RootMove<G::Move>>,
    breadth: Breadth,
}

impl<G: SearchGame> Deepening<'_, G> {
    fn run(mut self, on_depth: &mut dyn FnMut(&Report<'_, G::Move>)) -> Found<G::Move> {
        let mut completed = 0;
        let mut depth = 1;
        while !self.moves.is_empty() {
            self.searcher.iteration = depth;
            if !self.iterate(depth) {
                break;
            }
            completed = depth;
            let best = &self.moves[0].line;
            let nodes = self.searcher.nodes();
            on_depth(&Report { depth, nodes, elapsed: self.searcher.bounds.elapsed(), best });
            let mate_is_certain = is_mate(best.value) && MATE - best.value.abs() <= depth;
            let forced = self.moves.len() == 1 && depth >= FORCED_DEPTH;
            depth += 1;
            if forced
                || mate_is_certain
                || depth > self.searcher.bounds.depth
                || !self.searcher.bounds.may_deepen(nodes)
            {
                break;
            }
        }
        let lines: Vec<_> = self
            .moves
            .into_iter()
            .enumerate()
            .filter(|(index, root_move)| *index == 0 || root_move.exact)
            .map(|(_, root_move)| root_move.line)
            .collect();
        Found { lines, depth: completed, nodes: self.searcher.nodes() }
    }

    /// One iteration, with windows that grow until the value lies inside; `false` when it was cut short. The
    /// best move comes first either way.
    fn iterate(&mut self, depth: i32) -> bool {
        let guess = self.moves[0].line.value;
        let narrow = self.breadth == Breadth::NARROW && depth >= 5 && !is_mate(guess);
        let mut width = ASPIRATION;
        let (mut alpha, mut beta) =
            if narrow { (guess - width, guess + width) } else { (-INFINITY, INFINITY) };
        loop {
            let value = self.search_window(depth, alpha, beta);
            // Stable: equals and moves without a value keep the order they had.
            self.moves.sort_by_key(|root_move| std::cmp::Reverse(root_move.rank()));
            let Some(value) = value else { return false };
            if value <= alpha && alpha > -INFINITY {
                beta = (alpha + beta) / 2;
                alpha = (value - width).max(-INFINITY);
            } else if value >= beta && beta < INFINITY {
                beta = (value + width).min(INFINITY);
            } else {
                return true;
            }
            width *= 2;
            if width > 600 {
                (alpha, beta) = (-INFINITY, INFINITY);
            }
        }
    }

    /// The best value of the root moves within this window; `None` when the search was cut short.
    fn search_window(&mut self, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let mut best = -INFINITY;
        for root_move in &mut self.moves {
            root_move.exact = false;
        }
        for index in 0..self.moves.len() {
            let floor = alpha.max(self.floor(best));
            let value = self.search_move(index, depth, floor, beta)?;
            let root_move = &mut self.moves[index];
            let line = &mut root_move.line;
            if value > floor || index == 0 {
                root_move.exact = value > floor;
                line.value = value;
                line.moves.truncate(1);
                line.moves.extend_from_slice(self.searcher.line_after_root());
            } else {
                line.value = -INFINITY;
            }
            best = best.max(value);
            if value >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Below this value a root move does not interest.
    fn floor(&self, best: i32) -> i32 {
        if best == -INFINITY {
            return -INFINITY;
        }
        let near = best.saturating_sub(self.breadth.margin).max(-INFINITY);
        if self.breadth.lines <= 1 {
            return near;
        }
        let mut values: Vec<i32> = self
            .moves
            .iter()
            .filter(|root_move| root_move.exact)
            .map(|root_move| root_move.line.value)
            .collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        near.min(values.get(self.breadth.lines - 1).copied().unwrap_or(-INFINITY))
    }

    fn search_move(&mut self, index: usize, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        let mv = self.moves[index].mv();
        let child = self.searcher.descend(self.root, mv, 0);
        let next = depth - 1;
        let mut value = alpha + 1;
        if index > 0 && alpha > -INFINITY {
            let late = depth >= 4 && index >= 4 && !self.root.is_noisy(mv) && !child.in_check();
            let reduced = if late { next - 1 - i32::from(index >= 16) } else { next };
            value = -self.searcher.search::<false>(&child, reduced, -alpha - 1, -alpha, 1, true);
            if late && value > alpha {
                value = -self.searcher.search::<false>(&child, next, -alpha - 1, -alpha, 1, true);
            }
        }
        if value > alpha {
            value = -self.searcher.search::<true>(&child, next, -beta, -alpha, 1, false);
        }
        self.searcher.ascend();
        (!self.searcher.bounds.is_over()).then_some(value)
    }
}

impl<M> RootMove<M> {
    /// What root moves are sorted by: values that only bound come after those that are known.
    const fn rank(&self) -> i32 {
        if self.exact { self.line.value } else { -INFINITY }
    }
}
