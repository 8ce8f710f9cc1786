//! The search that goes on until nothing hangs: captures only, or every answer to a check.

use super::{
    alphabeta::Searcher,
    game::SearchGame,
    ordering::{Knowledge, Picker},
    transposition::{Bound, Entry},
    value::{INFINITY, MATE_BOUND, MAX_PLY, mated_at},
};

/// How far a capture may fall short of alpha before it is not even tried.
const DELTA_MARGIN: i32 = 180;

impl<G: SearchGame> Searcher<'_, G> {
    /// The value of a position once its exchanges are played out, within `alpha..beta` (fail-soft).
    pub(super) fn quiesce(&mut self, position: &G, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        if self.enter_node(ply) {
            return 0;
        }
        if let Some(value) = position.verdict() {
            return value;
        }
        if ply >= MAX_PLY - 1 || !self.quiescence {
            return position.evaluate(&mut self.history.memory);
        }
        let key = position.key();
        let known = self.table.probe(key, ply);
        if let Some(entry) = known
            && beta - alpha == 1
            && entry.cuts(alpha, beta)
        {
            return entry.value;
        }

        let in_check = position.in_check();
        let mut evaluation = None;
        let mut best = mated_at(ply);
        if !in_check {
            let stand = known
                .and_then(|entry| entry.evaluation)
                .unwrap_or_else(|| position.evaluate(&mut self.history.memory));
            evaluation = Some(stand);
            best = known.filter(|entry| entry.refines(stand)).map_or(stand, |entry| entry.value);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let futile_below = best + DELTA_MARGIN;

        let mut buffers = self.take_buffers();
        if in_check {
            position.generate(&mut buffers.moves);
        } else {
            position.generate_noisy(&mut buffers.moves);
        }
        let knowledge = Knowledge {
            remembered: known.map_or(0, |entry| entry.mv),
            ply,
            before: self.arrivals_before(ply),
        };
        let mut picker = Picker::new(position, &buffers.moves, &mut buffers.ranked, self.history, knowledge);
        let mut best_move = None;
        let old_alpha = alpha;
        while let Some((mv, loses_material)) = picker.next(position) {
            if best > -MATE_BOUND {
                if !in_check {
                    // Losing captures come last: nothing better follows.
                    if loses_material {
                        break;
                    }
                    let hope = futile_below + position.gain(mv);
                    if hope <= alpha && !position.gives_check(mv) {
                        best = best.max(hope);
                        continue;
                    }
                } else if !position.is_noisy(mv) {
                    // One way out of the check is found: the quiet others are left to the main search.
                    continue;
                }
            }
            let child = self.descend(position, mv, ply);
            let value = -self.quiesce(&child, -beta, -alpha, ply + 1);
            self.ascend();
            if self.bounds.is_over() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.give_buffers(buffers);
        if self.bounds.is_over() {
            return 0;
        }
        debug_assert!(best.abs() < INFINITY);
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha && best_move.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(
            key,
            ply,
            Entry { mv: best_move.map_or(0, G::pack), value: best, evaluation, depth: 0, bound },
        );
        best
    }
}
