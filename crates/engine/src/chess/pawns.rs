//! Pawn structure and passed pawns.

use std::fmt;

use shakmaty::{Bitboard, Color, File, Rank, Role, Square, attacks};

use super::{
    evaluation::{View, index, sign},
    terms::{
        BACKWARD, CANDIDATE, DOUBLED, GUARDED, ISOLATED, PASSED, PASSED_BLOCKED, PASSED_FREE, PASSED_HELPED,
        PASSED_OUR_KING, PASSED_ROAD, PASSED_ROOK, PASSED_RUNS, PASSED_THEIR_KING, PHALANX,
    },
};
use crate::search::{tapered::Tapered, terms::Tally};

const A_FILE: Bitboard = Bitboard(0x0101_0101_0101_0101);
const H_FILE: Bitboard = Bitboard(0x8080_8080_8080_8080);

/// The passed pawns of `[White, Black]`.
pub type Passed = [Bitboard; 2];

/// The squares of the files beside this one.
fn neighbours(file: File) -> Bitboard {
    let squares = Bitboard::from_file(file).0;
    Bitboard(((squares & !A_FILE.0) >> 1) | ((squares & !H_FILE.0) << 1))
}

/// The ranks in front of this one, as `side` walks.
pub fn ahead(side: Color, rank: Rank) -> Bitboard {
    let number = u32::from(rank);
    let above = if number == 7 { 0 } else { u64::MAX << (8 * (number + 1)) };
    let below = (1_u64 << (8 * number)) - 1;
    Bitboard(side.fold_wb(above, below))
}

/// The rank as `side` counts, 0 to 7 from its own back rank.
pub fn own_rank(side: Color, square: Square) -> usize {
    (square as usize >> 3) ^ side.fold_wb(0, 7)
}

/// These squares moved one step forward, as `side` walks.
pub fn step(side: Color, squares: Bitboard) -> Bitboard {
    Bitboard(side.fold_wb(squares.0 << 8, squares.0 >> 8))
}

/// These squares and all in front of them on their files, as `side` walks.
pub fn fill(side: Color, squares: Bitboard) -> Bitboard {
    let mut all = squares.0;
    let mut shift = 8;
    while shift < 64 {
        all |= side.fold_wb(all << shift, all >> shift);
        shift *= 2;
    }
    Bitboard(all)
}

/// What the pawns of `side` attack towards the a-file and towards the h-file.
pub fn pawn_reach_by_wing(side: Color, pawns: Bitboard) -> [Bitboard; 2] {
    let west = pawns.0 & !A_FILE.0;
    let east = pawns.0 & !H_FILE.0;
    [Bitboard(side.fold_wb(west << 7, west >> 9)), Bitboard(side.fold_wb(east << 9, east >> 7))]
}

/// Everything the pawns of `side` attack.
pub fn pawn_reach(side: Color, pawns: Bitboard) -> Bitboard {
    let [west, east] = pawn_reach_by_wing(side, pawns);
    west | east
}

/// The pawn structure of both sides; returns the passed pawns.
pub fn structure<T: Tally>(pawns: [Bitboard; 2], tally: &mut T) -> Passed {
    let mut passed = [Bitboard::EMPTY; 2];
    for side in [Color::White, Color::Black] {
        let (us, sign) = (index(side), sign(side));
        let (ours, theirs) = (pawns[us], pawns[1 - us]);
        let their_reach = pawn_reach(!side, theirs);
        for square in ours {
            let rank = own_rank(side, square);
            let in_front = ahead(side, square.rank());
            let file = Bitboard::from_file(square.file());
            let beside = neighbours(square.file());
            let faced = (theirs & file & in_front).any();
            let doubled = (ours & file & in_front).any();
            let guards = (attacks::pawn_attacks(!side, square) & ours).count();
            let phalanx = ours & beside & Bitboard::from_rank(square.rank());
            if doubled {
                tally.add(DOUBLED.at(0), sign);
            }
            if phalanx.any() {
                tally.add(PHALANX.at(rank), sign);
            }
            if guards > 0 {
                tally.add(GUARDED.at(rank), sign * guards as i32);
            }
            if (ours & beside).is_empty() {
                tally.add(ISOLATED.at(usize::from(!faced)), sign);
            } else if guards == 0 && phalanx.is_empty() {
                let behind = ours & beside & !in_front;
                let next = step(side, Bitboard::from_square(square));
                if behind.is_empty() && (next & (their_reach | theirs)).any() {
                    tally.add(BACKWARD.at(usize::from(!faced)), sign);
                }
            }
            if !faced && !doubled {
                let stoppers = theirs & beside & in_front;
                if stoppers.is_empty() {
                    passed[us].add(square);
                    tally.add(PASSED.at(rank), sign);
                } else {
                    let helpers = guards + phalanx.count();
                    let hinderers = (attacks::pawn_attacks(side, square) & theirs).count();
                    let road = step(side, Bitboard::from_square(square));
                    let guarded_road = (pawn_reach(!side, stoppers) & road).any();
                    if helpers >= hinderers + usize::from(guarded_road) && stoppers.count() <= helpers + 1 {
                        tally.add(CANDIDATE.at(rank), sign);
                    }
                }
            }
        }
    }
    passed
}

/// What the passed pawns of `side` are worth among the pieces.
pub fn passed<T: Tally>(view: &View<'_>, side: Color, passed: Bitboard, tally: &mut T) {
    let (us, them, sign) = (index(side), index(!side), sign(side));
    let occupied = view.board.occupied();
    for square in passed {
        let rank = own_rank(side, square);
        let Some(next) = square.offset(side.fold_wb(8, -8)) else { continue };
        let steps = |king: Square| king.distance(next).min(5) as i32;
        tally.add(PASSED_OUR_KING.at(rank), sign * steps(view.kings[us]));
        tally.add(PASSED_THEIR_KING.at(rank), sign * steps(view.kings[them]));
        let file = Bitboard::from_file(square.file());
        let road = file & ahead(side, square.rank());
        if occupied.contains(next) {
            tally.add(PASSED_BLOCKED.at(rank), sign);
        } else if !view.reach.all[them].contains(next) {
            tally.add(PASSED_FREE.at(rank), sign);
            if (road & (occupied | view.reach.all[them])).is_empty() {
                tally.add(PASSED_ROAD.at(rank), sign);
            }
        }
        if view.reach.all[us].contains(next) {
            tally.add(PASSED_HELPED.at(rank), sign);
        }
        let behind = file & ahead(!side, square.rank()) & attacks::rook_attacks(square, occupied);
        if (view.of(side, Role::Rook) & behind).any() {
            tally.add(PASSED_ROOK.at(0), sign);
        }
        if (view.of(!side, Role::Rook) & behind).any() {
            tally.add(PASSED_ROOK.at(1), sign);
        }
        let alone = (view.men[them] & !view.pawns[them]).count() == 1;
        if alone && (road & occupied).is_empty() {
            let goal = Square::from_coords(square.file(), side.fold_wb(Rank::Eighth, Rank::First));
            // Two steps at once from the second rank; the side to move is not asked for, a step is spared.
            let steps = 7 - rank.max(2);
            if (view.kings[them].distance(goal) as usize) > steps + 1 {
                tally.add(PASSED_RUNS.at(0), sign);
            }
        }
    }
}

/// Pawn structures seen before: most positions of a search share theirs with many others.
pub struct PawnMemory {
    slots: Box<[Slot]>,
}

#[derive(Clone, Copy)]
struct Slot {
    pawns: [Bitboard; 2],
    worth: Tapered,
    passed: Passed,
}

const SLOTS: usize = 1 << 12;

impl Default for PawnMemory {
    fn default() -> Self {
        let none = Slot { pawns: [Bitboard::EMPTY; 2], worth: Tapered::ZERO, passed: [Bitboard::EMPTY; 2] };
        Self { slots: vec![none; SLOTS].into_boxed_slice() }
    }
}

impl fmt::Debug for PawnMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PawnMemory").finish_non_exhaustive()
    }
}

impl PawnMemory {
    /// The worth of these pawns and which are passed, worked out by `afresh` where it is not remembered.
    pub fn recall(
        &mut self,
        pawns: [Bitboard; 2],
        afresh: impl FnOnce() -> (Tapered, Passed),
    ) -> (Tapered, Passed) {
        let mixed = (pawns[0].0 ^ pawns[1].0.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = &mut self.slots[(mixed >> 52) as usize];
        if slot.pawns != pawns {
            let (worth, passed) = afresh();
            *slot = Slot { pawns, worth, passed };
        }
        (slot.worth, slot.passed)
    }
}
