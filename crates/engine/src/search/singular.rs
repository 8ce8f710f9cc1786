//! Whether one move of a node is much better than all others, and deserves a deeper look.

use super::{alphabeta::Searcher, game::SearchGame, transposition::Entry, value::is_mate};

/// What is done about the remembered move.
pub(super) enum Singular {
    /// It is searched so many plies deeper.
    Extend(i32),
    /// The node need not be searched: others beat beta too.
    Cut(i32),
}

/// By how much the others must fall short for two plies more.
const FAR: i32 = 18;

impl<G: SearchGame> Searcher<'_, G> {
    /// Whether the remembered move is the only good one here: the others are searched without it, less deep.
    #[expect(clippy::too_many_arguments, reason = "the state of one node")]
    pub(super) fn singular<const PV: bool>(
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
            // Far better than all others: worth two plies.
            let far = !PV && others < bar - FAR;
            Singular::Extend(1 + i32::from(far))
        } else if others >= beta && !is_mate(others) {
            // Several moves beat beta: no need to find out which is best.
            Singular::Cut(others)
        } else if entry.value >= beta {
            Singular::Extend(-2)
        } else if expects_cut {
            Singular::Extend(-1)
        } else {
            Singular::Extend(0)
        }
    }
}
