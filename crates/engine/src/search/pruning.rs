//! Nodes that need not be searched move by move.

use super::{
    alphabeta::Searcher,
    game::SearchGame,
    history::Arrival,
    ordering::{Knowledge, Picker, Wanted},
    transposition::{Bound, Entry},
    value::DECIDED,
};

/// How far a capture must beat beta in a shallow search to be believed.
const PROBE_MARGIN: i32 = 180;

impl<G: SearchGame> Searcher<'_, G> {
    /// The value of a null-window node that need not be searched move by move, if it is one.
    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    pub(super) fn prune_node(
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

    /// A capture that beats beta by a margin in a shallow search will beat beta in a deep one (ProbCut).
    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    pub(super) fn probe_cut(
        &mut self,
        position: &G,
        depth: i32,
        beta: i32,
        ply: usize,
        evaluation: i32,
        known: Option<Entry>,
        raw: Option<i32>,
    ) -> Option<i32> {
        let bar = beta + PROBE_MARGIN;
        if depth < 5 || bar >= DECIDED || beta <= -DECIDED {
            return None;
        }
        if known.is_some_and(|entry| entry.depth >= depth - 3 && entry.value < bar) {
            return None;
        }
        let knowledge = Knowledge {
            remembered: known.map_or(0, |entry| entry.mv),
            ply,
            before: self.arrivals_before(ply),
        };
        let mut buffers = self.take_buffers();
        let mut picker = Picker::new(&mut buffers.moves, &mut buffers.ranked, Wanted::Noisy, knowledge);
        let mut found = None;
        while let Some((mv, loses_material)) = picker.next(position, self.history) {
            if loses_material {
                break;
            }
            if !position.exchange_reaches(mv, bar - evaluation) {
                continue;
            }
            let child = self.descend(position, mv, ply);
            let mut value = -self.quiesce(&child, -bar, 1 - bar, ply + 1);
            if value >= bar {
                value = -self.search::<false>(&child, depth - 4, -bar, 1 - bar, ply + 1, false);
            }
            self.ascend();
            if self.bounds.is_over() {
                break;
            }
            if value >= bar {
                let mv = G::pack(mv);
                let entry = Entry { mv, value, evaluation: raw, depth: depth - 3, bound: Bound::Lower };
                self.table.store(position.key(), ply, entry);
                found = Some(value);
                break;
            }
        }
        self.give_buffers(buffers);
        found
    }
}
