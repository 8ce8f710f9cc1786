//! Iterative deepening: the root of the search, depth by depth.

use std::time::Duration;

use crate::{Budget, Cancel, SearchLimits};

use super::{
    alphabeta::Searcher,
    bounds::{Bounds, Shared},
    doubt::Doubt,
    game::SearchGame,
    history::History,
    reductions::Reductions,
    transposition::TranspositionTable,
    value::{INFINITY, MATE, MATE_BOUND, is_mate},
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
    /// The longest line looked at, in plies.
    pub selective_depth: usize,
    /// Nodes so far, all threads together.
    pub nodes: u64,
    /// Since the search began.
    pub elapsed: Duration,
    /// How full the table is, in thousandths.
    pub hash_full: u16,
    /// The best lines, as many as were asked for, the best first.
    pub lines: &'a [&'a Line<M>],
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
    /// One for each thread, the leader's first.
    histories: Vec<History<G>>,
    reductions: Reductions,
}

/// A position to search, and what about it is to be known.
#[derive(Debug)]
pub struct Problem<'a, G: SearchGame> {
    /// The position.
    pub root: &'a G,
    /// The hashes of the positions since the last irreversible move, the root's last.
    pub path: &'a [u64],
    /// The root moves to choose from.
    pub moves: &'a [G::Move],
    /// How many of them are to be told apart.
    pub breadth: Breadth,
    /// Off makes a player who sees no answer to a capture.
    pub quiescence: bool,
}

impl<G: SearchGame> AlphaBeta<G> {
    /// A memory of at most `mebibytes` for the transposition table, and `threads` threads to fill it.
    pub fn new(mebibytes: usize, threads: usize) -> Self {
        Self {
            table: TranspositionTable::new(mebibytes),
            histories: (0..threads.max(1)).map(|_| History::new()).collect(),
            reductions: Reductions::new(),
        }
    }

    /// Forgets everything: another game begins.
    pub fn clear(&mut self) {
        self.table.clear();
        for history in &mut self.histories {
            *history = History::new();
        }
    }

    /// Searches a problem within these limits; `budget` is what the clock gives this move. The calling thread leads; the others (Lazy SMP) search the same tree in
    /// their own order and help through the table they share.
    pub fn search(
        &mut self,
        problem: &Problem<'_, G>,
        limits: &SearchLimits,
        budget: Option<Budget>,
        cancel: &Cancel,
        on_depth: &mut dyn FnMut(&Report<'_, G::Move>),
    ) -> Found<G::Move> {
        let shared = Shared::default();
        let bounds = Bounds::new(limits, budget, cancel, &shared);
        self.table.grow_older();
        let (table, reductions) = (&self.table, &self.reductions);
        let Some((history, others)) = self.histories.split_first_mut() else {
            return Found { lines: Vec::new(), depth: 0, nodes: 0 };
        };
        std::thread::scope(|scope| {
            let _lead = shared.lead();
            for (number, history) in others.iter_mut().enumerate() {
                let bounds = bounds.helping();
                scope.spawn(move || {
                    let mut helper = Deepening::new(problem, table, history, reductions, bounds);
                    // Half of the helpers look a ply further from the start.
                    helper.first_depth = 1 + (number as i32 + 1) % 2;
                    helper.run(&mut |_| {});
                });
            }
            Deepening::new(problem, table, history, reductions, bounds).run(on_depth)
        })
    }
}

/// Whether a deeper search can no longer change the choice among so many root moves.
const fn is_clear(value: i32, depth: i32, moves: usize) -> bool {
    // Reductions may hide a shorter mate from a search just deep enough for this one.
    let mate_is_certain = is_mate(value) && 2 * (MATE - value.abs()) <= depth;
    mate_is_certain || (moves == 1 && depth >= FORCED_DEPTH)
}

#[derive(Debug)]
struct RootMove<M> {
    line: Line<M>,
    /// Searched with a value inside the window in this iteration.
    exact: bool,
    /// Nodes spent on it.
    nodes: u64,
}

impl<M: Copy> RootMove<M> {
    fn new(mv: M) -> Self {
        Self { line: Line { value: -INFINITY, moves: vec![mv] }, exact: false, nodes: 0 }
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
    first_depth: i32,
}

impl<'a, G: SearchGame> Deepening<'a, G> {
    fn new(
        problem: &Problem<'a, G>,
        table: &'a TranspositionTable,
        history: &'a mut History<G>,
        reductions: &'a Reductions,
        bounds: Bounds<'a>,
    ) -> Self {
        history.grow_older();
        let &Problem { root, path, moves, breadth, quiescence } = problem;
        Self {
            searcher: Searcher::new(root, path, table, history, reductions, quiescence, bounds),
            root,
            moves: moves.iter().map(|&mv| RootMove::new(mv)).collect(),
            breadth,
            first_depth: 1,
        }
    }

    fn run(mut self, on_depth: &mut dyn FnMut(&Report<'_, G::Move>)) -> Found<G::Move> {
        let mut completed = 0;
        let mut depth = self.first_depth;
        let mut doubt = Doubt::default();
        while let Some(before) = self.moves.first().map(RootMove::mv) {
            self.searcher.iteration = depth;
            let (begun, spent_before) = (self.searcher.nodes(), self.moves[0].nodes);
            if !self.iterate(depth) {
                break;
            }
            completed = depth;
            self.report(depth, on_depth);
            let best = &self.moves[0];
            let value = best.line.value;
            doubt.note(best.mv() != before, value);
            let nodes = self.searcher.nodes();
            let on_best = best.nodes - if best.mv() == before { spent_before } else { 0 };
            let share = on_best as f64 / (nodes - begun).max(1) as f64;
            depth += 1;
            let bounds = &mut self.searcher.bounds;
            if depth > bounds.depth
                || bounds.mate.is_some_and(|moves| value >= MATE_BOUND && MATE - value < 2 * moves)
                || (!bounds.infinite && is_clear(value, completed, self.moves.len()))
                || !bounds.may_deepen(nodes, doubt.factor(share))
            {
                break;
            }
        }
        let nodes = self.searcher.bounds.all_nodes(self.searcher.nodes());
        let lines: Vec<_> = self
            .moves
            .into_iter()
            .enumerate()
            .filter(|(index, root_move)| *index == 0 || root_move.exact)
            .map(|(_, root_move)| root_move.line)
            .collect();
        Found { lines, depth: completed, nodes }
    }

    fn report(&self, depth: i32, on_depth: &mut dyn FnMut(&Report<'_, G::Move>)) {
        let searcher = &self.searcher;
        let told = self.moves.iter().enumerate().take(self.breadth.lines);
        let lines: Vec<_> = told
            .filter(|(index, root_move)| *index == 0 || root_move.exact)
            .map(|(_, root_move)| &root_move.line)
            .collect();
        on_depth(&Report {
            depth,
            selective_depth: searcher.selective_depth(),
            nodes: searcher.bounds.all_nodes(searcher.nodes()),
            elapsed: searcher.bounds.elapsed(),
            hash_full: searcher.table.fullness(),
            lines: &lines,
        });
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
        let begun = self.searcher.nodes();
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
        self.moves[index].nodes += self.searcher.nodes() - begun;
        (!self.searcher.bounds.is_over()).then_some(value)
    }
}

impl<M> RootMove<M> {
    /// What root moves are sorted by: values that only bound come after those that are known.
    const fn rank(&self) -> i32 {
        if self.exact { self.line.value } else { -INFINITY }
    }
}
