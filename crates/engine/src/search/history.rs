//! What quiet moves have been worth so far: history tables, killers and counter-moves.

use std::marker::PhantomData;

use super::{game::SearchGame, value::MAX_PLY};

const LIMIT: i32 = 16_384;

/// One number that is drawn towards plus or minus [`LIMIT`], slower the nearer it is.
fn nudge(cell: &mut i16, bonus: i32) {
    let value = i32::from(*cell);
    let moved = value + bonus - value * bonus.abs() / LIMIT;
    *cell = moved.clamp(-LIMIT, LIMIT) as i16;
}

/// What a cutoff at this depth is worth.
fn bonus(depth: i32) -> i32 {
    (16 * depth * depth + 32 * depth).min(1_600)
}

/// A piece with the point it came to: the context in which the next move is judged. 0 is "no such move".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival(u16);

impl Arrival {
    /// The arrival this move makes in this position.
    pub fn of<G: SearchGame>(position: &G, mv: G::Move) -> Self {
        Self((1 + position.piece_index(mv) * G::POINTS + G::to_index(mv)) as u16)
    }
}

/// The tables of one searching thread.
#[derive(Debug)]
pub struct History<G: SearchGame> {
    /// By side, start and end.
    butterfly: Vec<i16>,
    /// By the arrival one or two plies before and the arrival now.
    continuation: Vec<i16>,
    /// By arrival and the size of what was taken.
    captures: Vec<i16>,
    /// The quiet answer that last refuted an arrival.
    counters: Vec<u16>,
    /// Two quiet moves a ply that cut off in a sibling.
    killers: Vec<[u16; 2]>,
    /// What the evaluation remembers.
    pub memory: G::Memory,
    game: PhantomData<G>,
}

const VICTIM_CLASSES: usize = 8;

impl<G: SearchGame> History<G> {
    const ARRIVALS: usize = 1 + G::PIECES * G::POINTS;

    /// Empty tables.
    pub fn new() -> Self {
        Self {
            butterfly: vec![0; 2 * G::POINTS * G::POINTS],
            continuation: vec![0; Self::ARRIVALS * Self::ARRIVALS],
            captures: vec![0; Self::ARRIVALS * VICTIM_CLASSES],
            counters: vec![0; Self::ARRIVALS],
            killers: vec![[0; 2]; MAX_PLY + 1],
            memory: G::Memory::default(),
            game: PhantomData,
        }
    }

    /// A new search begins: killers belong to another tree now, the rest counts half.
    pub fn grow_older(&mut self) {
        self.killers.fill([0; 2]);
        for cell in self.butterfly.iter_mut().chain(&mut self.continuation).chain(&mut self.captures) {
            *cell /= 2;
        }
    }

    fn butterfly_index(position: &G, mv: G::Move) -> usize {
        (position.side() * G::POINTS + G::from_index(mv)) * G::POINTS + G::to_index(mv)
    }

    fn continuation_index(before: Arrival, now: Arrival) -> usize {
        usize::from(before.0) * Self::ARRIVALS + usize::from(now.0)
    }

    fn capture_index(position: &G, mv: G::Move) -> usize {
        let class = (position.gain(mv) / 200).clamp(0, VICTIM_CLASSES as i32 - 1) as usize;
        usize::from(Arrival::of(position, mv).0) * VICTIM_CLASSES + class
    }

    /// How well this quiet move has done, after the arrivals one and two plies before.
    pub fn quiet(&self, position: &G, mv: G::Move, before: [Arrival; 2]) -> i32 {
        let now = Arrival::of(position, mv);
        i32::from(self.butterfly[Self::butterfly_index(position, mv)])
            + i32::from(self.continuation[Self::continuation_index(before[0], now)])
            + i32::from(self.continuation[Self::continuation_index(before[1], now)])
    }

    /// How well this capture has done.
    pub fn capture(&self, position: &G, mv: G::Move) -> i32 {
        i32::from(self.captures[Self::capture_index(position, mv)])
    }

    /// The killers of this ply, packed.
    pub fn killers(&self, ply: usize) -> [u16; 2] {
        self.killers[ply.min(MAX_PLY)]
    }

    /// The quiet answer that last refuted this arrival, packed.
    pub fn counter(&self, before: Arrival) -> u16 {
        self.counters[usize::from(before.0)]
    }

    /// Forgets the killers two plies deeper: they belong to a cousin's subtree.
    pub fn clear_killers(&mut self, ply: usize) {
        if let Some(killers) = self.killers.get_mut(ply) {
            *killers = [0; 2];
        }
    }

    /// A quiet move cut off; the quiet moves tried before it did not.
    pub fn reward_quiet(
        &mut self,
        position: &G,
        best: G::Move,
        tried: &[G::Move],
        depth: i32,
        ply: usize,
        before: [Arrival; 2],
    ) {
        let packed = G::pack(best);
        let killers = &mut self.killers[ply.min(MAX_PLY)];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        self.counters[usize::from(before[0].0)] = packed;
        self.nudge_quiet(position, best, bonus(depth), before);
        for &mv in tried.iter().filter(|&&mv| mv != best) {
            self.nudge_quiet(position, mv, -bonus(depth), before);
        }
    }

    fn nudge_quiet(&mut self, position: &G, mv: G::Move, bonus: i32, before: [Arrival; 2]) {
        let now = Arrival::of(position, mv);
        nudge(&mut self.butterfly[Self::butterfly_index(position, mv)], bonus);
        for arrival in before {
            if arrival != Arrival::default() {
                nudge(&mut self.continuation[Self::continuation_index(arrival, now)], bonus);
            }
        }
    }

    /// The captures tried: the best one, if it was a capture, is praised, the others are blamed.
    pub fn judge_captures(&mut self, position: &G, best: G::Move, tried: &[G::Move], depth: i32) {
        for &mv in tried {
            let sign = if mv == best { 1 } else { -1 };
            nudge(&mut self.captures[Self::capture_index(position, mv)], sign * bonus(depth));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_never_leaves_its_limits() {
        let mut cell = 0;
        for _ in 0..10_000 {
            nudge(&mut cell, 1_600);
        }
        assert!(i32::from(cell) <= LIMIT && i32::from(cell) > LIMIT * 9 / 10, "{cell}");
        for _ in 0..10_000 {
            nudge(&mut cell, -1_600);
        }
        assert!(i32::from(cell) >= -LIMIT && i32::from(cell) < -LIMIT * 9 / 10, "{cell}");
    }
}
