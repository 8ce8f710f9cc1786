//! In which order moves are tried, and why.
//!
//! 1. the move the transposition table remembers,
//! 2. promotions and captures, the dearest victim first and the cheapest hunter before a dear one, as long as
//!    the exchange does not lose material,
//! 3. the killers of this ply and the answer that last refuted the opponent's move,
//! 4. quiet moves by what they have been worth before, checks and what the game itself likes (castling) first,
//! 5. captures that lose material.

use super::{
    game::SearchGame,
    history::{Arrival, History},
};

const REMEMBERED: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const SECOND_KILLER: i32 = KILLER - 1;
const COUNTER: i32 = KILLER - 2;
const LOSING: i32 = -(1 << 24);
const CHECK: i32 = 6_000;

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// Greater is earlier.
    pub rank: i32,
}

/// What is known at a node when its moves are put in order.
#[derive(Clone, Copy, Debug)]
pub struct Knowledge {
    /// The packed move of the transposition table, 0 for none.
    pub remembered: u16,
    /// Plies from the root.
    pub ply: usize,
    /// The arrivals one and two plies before.
    pub before: [Arrival; 2],
}

/// The moves of one node, handed out best first.
#[derive(Debug)]
pub struct Picker<'a, G: SearchGame> {
    moves: &'a mut Vec<Ranked<G::Move>>,
    next: usize,
}

impl<'a, G: SearchGame> Picker<'a, G> {
    /// Ranks `candidates` into the buffer `moves`.
    pub fn new(
        position: &G,
        candidates: &[G::Move],
        moves: &'a mut Vec<Ranked<G::Move>>,
        history: &History<G>,
        known: Knowledge,
    ) -> Self {
        moves.clear();
        moves.extend(candidates.iter().map(|&mv| Ranked { mv, rank: rank(position, mv, history, known) }));
        Self { moves, next: 0 }
    }

    /// The next move and whether it is a capture that loses material; `None` after the last.
    pub fn next(&mut self, position: &G) -> Option<(G::Move, bool)> {
        loop {
            let rest = self.moves.get_mut(self.next..)?;
            let best = rest.iter().enumerate().rev().max_by_key(|(_, ranked)| ranked.rank)?.0;
            rest.swap(0, best);
            let Ranked { mv, rank } = rest[0];
            // The exchange is only played out for captures whose turn has come: most never need it.
            if (WINNING / 2..REMEMBERED).contains(&rank) && !position.exchange_reaches(mv, 0) {
                rest[0].rank = rank - WINNING + LOSING;
                continue;
            }
            self.next += 1;
            return Some((mv, rank < LOSING / 2));
        }
    }
}

fn rank<G: SearchGame>(position: &G, mv: G::Move, history: &History<G>, known: Knowledge) -> i32 {
    let packed = G::pack(mv);
    if packed == known.remembered {
        return REMEMBERED;
    }
    if position.is_noisy(mv) {
        let victim_first = 32 * position.gain(mv) - position.mover_value(mv);
        return WINNING + victim_first + history.capture(position, mv);
    }
    let [first, second] = history.killers(known.ply);
    if packed == first {
        KILLER
    } else if packed == second {
        SECOND_KILLER
    } else if packed == history.counter(known.before[0]) {
        COUNTER
    } else {
        let check = if position.gives_check(mv) { CHECK } else { 0 };
        history.quiet(position, mv, known.before) + check + position.quiet_bonus(mv)
    }
}
