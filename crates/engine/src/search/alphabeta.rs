//! The main search: principal-variation search with the usual prunings, reductions and extensions.

use super::{
    bounds::Bounds,
    game::SearchGame,
    history::{Arrival, History},
    ordering::{Knowledge, Picker, Ranked},
    path::Path,
    reductions::Reductions,
    transposition::{Bound, Entry, TranspositionTable},
    value::{DECIDED, INFINITY, MATE, MATE_BOUND, MAX_PLY, is_mate, mated_at},
};

impl Entry {
    /// Whether the stored value decides a node with this window.
    pub(super) const fn cuts(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    /// Whether the stored value is a better guess than this evaluation.
    pub(super) const fn refines(&self, evaluation: i32) -> bool {
        !is_mate(self.value)
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value > evaluation,
                Bound::Upper => self.value < evaluation,
            }
    }
}

/// What a ply of the line being searched remembers.
#[derive(Clone, Copy, Debug)]
struct Ply<M> {
    /// The static evaluation; `None` in check.
    evaluation: Option<i32>,
    /// The move being searched here; the default for a null move.
    arrival: Arrival,
    /// A move left out to see whether the others can do without it.
    excluded: Option<M>,
    /// The move played here was a null move.
    null: bool,
}

/// Move lists, kept between nodes so that none allocates.
#[derive(Debug)]
pub(super) struct Buffers<M> {
    pub(super) moves: Vec<M>,
    pub(super) ranked: Vec<Ranked<M>>,
    quiets: Vec<M>,
    captures: Vec<M>,
}

impl<M> Buffers<M> {
    const fn new() -> Self {
        Self { moves: Vec::new(), ranked: Vec::new(), quiets: Vec::new(), captures: Vec::new() }
    }
}

/// One thread's search of one root position.
#[derive(Debug)]
pub struct Searcher<'a, G: SearchGame> {
    pub(super) table: &'a TranspositionTable,
    pub(super) history: &'a mut History<G>,
    pub(super) bounds: Bounds<'a>,
    reductions: &'a Reductions,
    path: Path,
    plies: Vec<Ply<G::Move>>,
    /// The expected line from each ply on.
    lines: Vec<Vec<G::Move>>,
    spare: Vec<Buffers<G::Move>>,
    nodes: u64,
    /// The longest line looked at.
    deepest: usize,
    /// Exchanges are played out at the end of each line.
    pub(super) quiescence: bool,
    /// The depth of the iteration, which bounds extensions.
    pub(super) iteration: i32,
}

impl<'a, G: SearchGame> Searcher<'a, G> {
    /// A search of `root`, reached through the positions of `history` (see [`Path::new`]).
    pub fn new(
        root: &G,
        history: &[u64],
        table: &'a TranspositionTable,
        tables: &'a mut History<G>,
        reductions: &'a Reductions,
        quiescence: bool,
        bounds: Bounds<'a>,
    ) -> Self {
        let ply = Ply { evaluation: None, arrival: Arrival::default(), excluded: None, null: false };
        Self {
            table,
            history: tables,
            bounds,
            reductions,
            path: Path::new(history, root.hash(), root.in_check()),
            plies: vec![ply; MAX_PLY + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
            spare: Vec::new(),
            nodes: 0,
            deepest: 0,
            quiescence,
            iteration: 1,
        }
    }

    /// Nodes visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The longest line looked at so far, in plies.
    pub(super) const fn selective_depth(&self) -> usize {
        self.deepest
    }

    /// The expected line after a move at the root.
    pub(super) fn line_after_root(&self) -> &[G::Move] {
        &self.lines[1]
    }

    /// Counts a node; `true` when the search has to end.
    pub(super) fn enter_node(&mut self, ply: usize) -> bool {
        self.lines[ply].clear();
        if self.bounds.reached(self.nodes) {
            return true;
        }
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        false
    }

    pub(super) fn take_buffers(&mut self) -> Buffers<G::Move> {
        let mut buffers = self.spare.pop().unwrap_or(const { Buffers::new() });
        buffers.moves.clear();
        buffers.quiets.clear();
        buffers.captures.clear();
        buffers
    }

    pub(super) fn give_buffers(&mut self, buffers: Buffers<G::Move>) {
        self.spare.push(buffers);
    }

    /// The arrivals of the moves one and two plies before this one.
    pub(super) fn arrivals_before(&self, ply: usize) -> [Arrival; 2] {
        [1, 2]
            .map(|back| ply.checked_sub(back).map_or(Arrival::default(), |before| self.plies[before].arrival))
    }

    /// The position after a move, with the path and the ply brought up to date.
    pub(super) fn descend(&mut self, position: &G, mv: G::Move, ply: usize) -> G {
        self.plies[ply].arrival = Arrival::of(position, mv);
        self.plies[ply].null = false;
        let irreversible = position.is_irreversible(mv);
        let mut child = position.clone();
        child.play(mv);
        self.path.push(child.hash(), child.in_check(), irreversible);
        child
    }

    /// Takes the move of [`Self::descend`] back.
    pub(super) fn ascend(&mut self) {
        self.path.pop();
    }

    /// The value of `position` to this depth, within `alpha..beta` (fail-soft). `PV` nodes have an open window;
    /// `expects_cut` says that a null-window node is expected to fail high.
    pub(super) fn search<const PV: bool>(
        &mut self,
        position: &G,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        expects_cut: bool,
    ) -> i32 {
        let in_check = position.in_check();
        let excluded = self.plies[ply].excluded;
        // A check is answered before the depth runs out; extensions end where they double the iteration.
        if in_check && excluded.is_none() && (ply as i32) < 2 * self.iteration {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiesce(position, alpha, beta, ply);
        }
        if self.enter_node(ply) {
            return 0;
        }
        if ply > 0 && excluded.is_none() {
            if let Some(cycle) = self.path.cycle() {
                return position.repetition(cycle);
            }
            if let Some(value) = position.verdict() {
                return value;
            }
            // No line from here beats a mate already found nearer to the root.
            alpha = alpha.max(mated_at(ply));
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        if ply >= MAX_PLY - 1 {
            return position.evaluate(&mut self.history.memory);
        }

        let key = position.key();
        let known = if excluded.is_some() { None } else { self.table.probe(key, ply) };
        if let Some(entry) = known
            && !PV
            && entry.depth >= depth
            && entry.cuts(alpha, beta)
        {
            return entry.value;
        }
        let remembered = known.map_or(0, |entry| entry.mv);

        let evaluation = if in_check {
            None
        } else if excluded.is_some() {
            self.plies[ply].evaluation
        } else {
            Some(
                known
                    .and_then(|entry| entry.evaluation)
                    .unwrap_or_else(|| position.evaluate(&mut self.history.memory)),
            )
        };
        self.plies[ply].evaluation = evaluation;
        let improving = self.is_improving(ply);
        // The table may know better than the evaluation.
        let guess = evaluation.map(|evaluation| {
            known.filter(|entry| entry.refines(evaluation)).map_or(evaluation, |entry| entry.value)
        });

        if let Some(guess) = guess
            && !PV
            && excluded.is_none()
            && let Some(value) = self.prune_node(position, depth, alpha, beta, ply, guess, improving)
        {
            return value;
        }
        if self.bounds.is_over() {
            return 0;
        }

        // Without a remembered move the order is poor and the next visit will know better.
        if depth >= 4 && remembered == 0 && excluded.is_none() && (PV || expects_cut) {
            depth -= 1;
        }

        self.history.clear_killers(ply + 2);
        let before = self.arrivals_before(ply);
        let mut buffers = self.take_buffers();
        position.generate(&mut buffers.moves);
        let mut picker = Picker::new(
            position,
            &buffers.moves,
            &mut buffers.ranked,
            self.history,
            Knowledge { remembered, ply, before },
        );
        let old_alpha = alpha;
        let mut best = -INFINITY;
        let mut best_move = None;
        let mut tried = 0;
        let mut skip_quiets = false;
        while let Some((mv, loses_material)) = picker.next(position) {
            if excluded == Some(mv) {
                continue;
            }
            let quiet = !position.is_noisy(mv);
            if quiet && skip_quiets {
                continue;
            }
            tried += 1;
            let history = if quiet { self.history.quiet(position, mv, before) } else { 0 };
            let mut reduction = self.reductions.at(depth, tried);

            if ply > 0 && best > -MATE_BOUND && !in_check {
                let gives_check = position.gives_check(mv);
                let reduced = (depth - reduction).max(1);
                if quiet {
                    if depth <= 8 && tried > late_move_count(depth, improving) {
                        skip_quiets = true;
                        if !gives_check {
                            continue;
                        }
                    }
                    if !gives_check
                        && reduced <= 7
                        && let Some(evaluation) = evaluation
                        && evaluation + 110 + 90 * reduced <= alpha
                    {
                        skip_quiets = true;
                        continue;
                    }
                    if reduced <= 3 && history < -3_500 * reduced {
                        continue;
                    }
                    if reduced <= 8 && !position.exchange_reaches(mv, -25 * reduced * reduced) {
                        continue;
                    }
                } else if depth <= 6 && loses_material && !position.exchange_reaches(mv, -90 * depth) {
                    continue;
                }
            }

            let mut extension = 0;
            if let Some(entry) = known
                && ply > 0
                && excluded.is_none()
                && depth >= 7
                && G::pack(mv) == remembered
                && entry.depth >= depth - 3
                && entry.bound != Bound::Upper
                && entry.value.abs() < DECIDED - MAX_PLY as i32
                && (ply as i32) < 2 * self.iteration
            {
                match self.singular(position, mv, entry, depth, beta, ply, expects_cut) {
                    Singular::Extend(plies) => extension = plies,
                    Singular::Cut(value) if !PV => {
                        best = value;
                        break;
                    }
                    Singular::Cut(_) => {}
                }
                if self.bounds.is_over() {
                    break;
                }
            }

            let child = self.descend(position, mv, ply);
            let next_depth = depth - 1 + extension;
            let mut value = -INFINITY;
            let full = if depth >= 3 && tried > 1 + usize::from(PV) && (quiet || loses_material) {
                // Late moves are first searched less deep: the later and the less successful, the less.
                if !PV {
                    reduction += i32::from(expects_cut) + i32::from(!improving);
                }
                reduction -= history / 8_192;
                reduction -= i32::from(child.in_check()) + i32::from(in_check);
                // In an endgame one quiet move decides more often.
                reduction -= i32::from(position.phase() < 64);
                let reduced = (next_depth - reduction.max(0)).clamp(1, next_depth.max(1));
                value = -self.search::<false>(&child, reduced, -alpha - 1, -alpha, ply + 1, true);
                value > alpha && reduced < next_depth
            } else {
                !PV || tried > 1
            };
            if full {
                value = -self.search::<false>(&child, next_depth, -alpha - 1, -alpha, ply + 1, !expects_cut);
            }
            if PV && (tried == 1 || value > alpha) {
                value = -self.search::<true>(&child, next_depth, -beta, -alpha, ply + 1, false);
            }
            self.ascend();
            if self.bounds.is_over() {
                break;
            }

            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    alpha = value;
                    if PV {
                        self.extend_line(ply, mv);
                    }
                    if value >= beta {
                        if quiet {
                            self.history.reward_quiet(position, mv, &buffers.quiets, depth, ply, before);
                        } else {
                            buffers.captures.push(mv);
                        }
                        self.history.judge_captures(position, mv, &buffers.captures, depth);
                        break;
                    }
                }
            }
            if quiet { buffers.quiets.push(mv) } else { buffers.captures.push(mv) }
        }
        self.give_buffers(buffers);
        if self.bounds.is_over() {
            return 0;
        }
        if tried == 0 {
            return if excluded.is_some() {
                alpha
            } else if in_check {
                mated_at(ply)
            } else {
                position.stalemate()
            };
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > old_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let mv = best_move.map_or(0, G::pack);
            self.table.store(key, ply, Entry { mv, value: best, evaluation, depth, bound });
        }
        best
    }

    /// Whether the side to move stands better than at its turn before.
    fn is_improving(&self, ply: usize) -> bool {
        let Some(now) = self.plies[ply].evaluation else { return false };
        let earlier = |back: usize| ply.checked_sub(back).and_then(|ply| self.plies[ply].evaluation);
        earlier(2).or_else(|| earlier(4)).is_none_or(|then| now > then)
    }

    /// The value of a null-window node that need not be searched move by move, if it is one.
    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    fn prune_node(
        &mut self,
        position: &G,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: usize,
        guess: i32,
        improving: bool,
    ) -> Option<i32> {
        // So far above beta that no quiet move of the opponent will bring it down (reverse futility).
        if depth <= 8 && guess - 80 * (depth - i32::from(improving)) >= beta && guess < DECIDED {
            return Some((guess + beta) / 2);
        }
        // So far below alpha that only captures could help (razoring).
        if depth <= 3 && guess + 250 * depth < alpha {
            let value = self.quiesce(position, alpha, beta, ply);
            if value <= alpha || self.bounds.is_over() {
                return Some(value);
            }
        }
        // Good enough even when the opponent moves twice (null move).
        let after_null = ply > 0 && self.plies[ply - 1].null;
        if depth >= 3
            && guess >= beta
            && !after_null
            && beta > -DECIDED
            && let Some(child) = position.after_null()
        {
            let reduction = 3 + depth / 4 + ((guess - beta) / 200).min(3);
            self.plies[ply].null = true;
            self.plies[ply].arrival = Arrival::default();
            self.path.push(child.hash(), false, true);
            let value = -self.search::<false>(&child, depth - 1 - reduction, -beta, 1 - beta, ply + 1, false);
            self.ascend();
            self.plies[ply].null = false;
            if self.bounds.is_over() {
                return Some(0);
            }
            if value >= beta {
                // A mate threat seen through a null move is not a proven mate.
                return Some(if value >= DECIDED { beta } else { value });
            }
        }
        None
    }

    /// Whether the remembered move is the only good one here: the others are searched without it, less deep.
    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    fn singular(
        &mut self,
        position: &G,
        mv: G::Move,
        entry: Entry,
        depth: i32,
        beta: i32,
        ply: usize,
        expects_cut: bool,
    ) -> Singular {
        let bar = entry.value - 2 * depth;
        self.plies[ply].excluded = Some(mv);
        let others = self.search::<false>(position, (depth - 1) / 2, bar - 1, bar, ply, expects_cut);
        self.plies[ply].excluded = None;
        if others < bar {
            Singular::Extend(1)
        } else if others >= beta && !is_mate(others) {
            // Several moves beat beta: no need to find out which is best.
            Singular::Cut(others)
        } else if entry.value >= beta {
            Singular::Extend(-1)
        } else {
            Singular::Extend(0)
        }
    }

    fn extend_line(&mut self, ply: usize, mv: G::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0]);
    }
}

enum Singular {
    Extend(i32),
    Cut(i32),
}

/// How many moves are tried at this depth before the remaining quiet ones are left out.
const fn late_move_count(depth: i32, improving: bool) -> usize {
    let count = 4 + depth * depth;
    (if improving { count } else { count / 2 }) as usize
}
