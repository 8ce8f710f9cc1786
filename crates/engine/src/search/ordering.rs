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

/// Which moves of a node are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All legal ones.
    All,
    /// Captures and promotions.
    Noisy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Remembered,
    Generate,
    Winning,
    Rest,
}

/// The moves of one node, handed out best first, and worked out no earlier than they are asked for: often the
/// remembered move cuts off before any other is generated, and a capture before any quiet move is ranked.
#[derive(Debug)]
pub struct Picker<'a, G: SearchGame> {
    /// Generated; quiet moves wait here until captures are through.
    moves: &'a mut Vec<G::Move>,
    ranked: &'a mut Vec<Ranked<G::Move>>,
    next: usize,
    stage: Stage,
    wanted: Wanted,
    known: Knowledge,
    given: Option<G::Move>,
    quiets: bool,
    checks: Option<G::Checks>,
}

impl<'a, G: SearchGame> Picker<'a, G> {
    /// Hands out the moves of a position, using these two buffers.
    pub fn new(
        moves: &'a mut Vec<G::Move>,
        ranked: &'a mut Vec<Ranked<G::Move>>,
        wanted: Wanted,
        known: Knowledge,
    ) -> Self {
        moves.clear();
        ranked.clear();
        Self {
            moves,
            ranked,
            next: 0,
            stage: Stage::Remembered,
            wanted,
            known,
            given: None,
            quiets: true,
            checks: None,
        }
    }

    /// Whether a move of this position gives check.
    pub fn gives_check(&mut self, position: &G, mv: G::Move) -> bool {
        let checks = self.checks.get_or_insert_with(|| position.checks());
        position.gives_check(mv, checks)
    }

    /// From now on no quiet move is wanted.
    pub fn skip_quiets(&mut self) {
        if self.quiets && self.stage == Stage::Rest {
            let mut index = 0;
            let next = self.next;
            self.ranked.retain(|ranked| {
                index += 1;
                index <= next || ranked.rank < LOSING / 2
            });
        }
        self.quiets = false;
    }

    /// The next move and whether it is a capture that loses material; `None` after the last.
    pub fn next(&mut self, position: &G, history: &History<G>) -> Option<(G::Move, bool)> {
        loop {
            match self.stage {
                Stage::Remembered => {
                    self.stage = Stage::Generate;
                    self.given = position
                        .recall(self.known.remembered)
                        .filter(|&mv| self.wanted == Wanted::All || position.is_noisy(mv));
                    if let Some(mv) = self.given {
                        return Some((mv, false));
                    }
                }
                Stage::Generate => {
                    self.stage = Stage::Winning;
                    match self.wanted {
                        Wanted::All => position.generate(self.moves),
                        Wanted::Noisy => position.generate_noisy(self.moves),
                    }
                    let (known, given) = (self.known, self.given);
                    let ranked = &mut *self.ranked;
                    self.moves.retain(|&mv| {
                        if given == Some(mv) {
                            return false;
                        }
                        if G::pack(mv) == known.remembered {
                            ranked.push(Ranked { mv, rank: REMEMBERED });
                            return false;
                        }
                        let noisy = position.is_noisy(mv);
                        if noisy {
                            ranked.push(Ranked { mv, rank: rank_noisy(position, mv, history) });
                        }
                        !noisy
                    });
                }
                Stage::Winning => {
                    if let Some((mv, loses_material)) = self.best(position) {
                        if !loses_material {
                            return Some((mv, false));
                        }
                        self.next -= 1;
                    }
                    self.stage = Stage::Rest;
                    if self.quiets {
                        let known = self.known;
                        let checks = self.checks.get_or_insert_with(|| position.checks());
                        self.ranked.extend(self.moves.iter().map(|&mv| {
                            let rank = rank_quiet(position, mv, history, known, checks);
                            Ranked { mv, rank }
                        }));
                    }
                }
                Stage::Rest => return self.best(position),
            }
        }
    }

    fn best(&mut self, position: &G) -> Option<(G::Move, bool)> {
        loop {
            let rest = self.ranked.get_mut(self.next..)?;
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

/// The dearest victim first, taken by the cheapest hunter, as far as experience does not know better.
fn rank_noisy<G: SearchGame>(position: &G, mv: G::Move, history: &History<G>) -> i32 {
    let victim_first = 32 * position.gain(mv) - position.mover_value(mv);
    WINNING + victim_first + history.capture(position, mv)
}

/// What refuted before comes first, then what did well before, is a check, or is liked by the game itself.
fn rank_quiet<G: SearchGame>(
    position: &G,
    mv: G::Move,
    history: &History<G>,
    known: Knowledge,
    checks: &G::Checks,
) -> i32 {
    let packed = G::pack(mv);
    let [first, second] = history.killers(known.ply);
    if packed == first {
        KILLER
    } else if packed == second {
        SECOND_KILLER
    } else if packed == history.counter(known.before[0]) {
        COUNTER
    } else {
        let check = if position.gives_check(mv, checks) { CHECK } else { 0 };
        history.quiet(position, mv, known.before) + check + position.quiet_bonus(mv)
    }
}
