//! Pawn structure: weak pawns, chains and passed pawns.

use shakmaty::{Bitboard, Board, Color, File, Rank, Square, attacks};

use crate::search::tapered::{Tapered, tapered};

const DOUBLED: Tapered = tapered(-8, -22);
const ISOLATED: Tapered = tapered(-12, -14);
const BACKWARD: Tapered = tapered(-9, -10);
/// A pawn that guards or stands beside another, by its rank as its side counts (0 is the first).
const CONNECTED: [Tapered; 8] = [
    Tapered::ZERO,
    tapered(4, 0),
    tapered(8, 4),
    tapered(10, 8),
    tapered(18, 20),
    tapered(35, 45),
    tapered(60, 80),
    Tapered::ZERO,
];
const PASSED: [Tapered; 8] = [
    Tapered::ZERO,
    tapered(2, 12),
    tapered(4, 18),
    tapered(8, 36),
    tapered(28, 66),
    tapered(62, 120),
    tapered(110, 190),
    Tapered::ZERO,
];
/// Endgame worth of each step between the enemy king and the square before a passed pawn, by the pawn's rank.
const KING_STEPS: [i32; 8] = [0, 0, 1, 4, 8, 13, 18, 0];

/// All squares of this file.
pub fn file(file: File) -> Bitboard {
    Bitboard::from_file(file)
}

/// The squares of the files beside this one.
fn neighbours(file: File) -> Bitboard {
    [file.offset(-1), file.offset(1)]
        .into_iter()
        .flatten()
        .fold(Bitboard::EMPTY, |all, file| all | Bitboard::from_file(file))
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
    let rank = usize::from(square.rank());
    side.fold_wb(rank, 7 - rank)
}

/// Everything the pawns of `side` attack.
pub fn pawn_reach(side: Color, pawns: Bitboard) -> Bitboard {
    let a_file = Bitboard::from_file(File::A);
    let h_file = Bitboard::from_file(File::H);
    let west = Bitboard((pawns & !a_file).0);
    let east = Bitboard((pawns & !h_file).0);
    Bitboard(side.fold_wb((west.0 << 7) | (east.0 << 9), (west.0 >> 9) | (east.0 >> 7)))
}

/// The pawn structure of `side`, and its passed pawns.
pub fn structure(board: &Board, side: Color) -> (Tapered, Bitboard) {
    let ours = board.pawns() & board.by_color(side);
    let theirs = board.pawns() & board.by_color(!side);
    let their_reach = pawn_reach(!side, theirs);
    let mut sum = Tapered::ZERO;
    let mut passed = Bitboard::EMPTY;
    for square in ours {
        let in_front = ahead(side, square.rank());
        let own_file = file(square.file());
        let beside = neighbours(square.file());
        if (ours & own_file & in_front).any() {
            sum += DOUBLED;
        } else if (theirs & (own_file | beside) & in_front).is_empty() {
            passed.add(square);
        }
        let guarded = (attacks::pawn_attacks(!side, square) & ours).any();
        let beside_one = (ours & beside & Bitboard::from_rank(square.rank())).any();
        if guarded || beside_one {
            sum += CONNECTED[own_rank(side, square)];
        } else if (ours & beside).is_empty() {
            sum += ISOLATED;
        } else {
            let behind_or_level = beside & !in_front;
            let next = square.offset(side.fold_wb(8, -8));
            if (ours & behind_or_level).is_empty() && next.is_some_and(|next| their_reach.contains(next)) {
                sum += BACKWARD;
            }
        }
    }
    (sum, passed)
}

/// What the passed pawns of `side` are worth.
pub fn passed(board: &Board, side: Color, passed: Bitboard, their_reach: Bitboard) -> Tapered {
    let mut sum = Tapered::ZERO;
    for square in passed {
        let rank = own_rank(side, square);
        let mut worth = PASSED[rank];
        if let Some(next) = square.offset(side.fold_wb(8, -8)) {
            let king_steps = |color| board.king_of(color).map_or(0, |king| king.distance(next) as i32);
            worth.ending += KING_STEPS[rank] * (king_steps(!side) * 2 - king_steps(side)) / 2;
            let road = file(square.file()) & ahead(side, square.rank());
            if board.occupied().contains(next) {
                worth = tapered(worth.opening / 2, worth.ending / 2);
            } else if (road & (board.by_color(!side) | their_reach)).is_empty() {
                worth.ending += 5 * rank as i32;
            }
        }
        // A rook behind its own passed pawn pushes it.
        let behind = file(square.file()) & ahead(!side, square.rank());
        if (board.rooks() & board.by_color(side) & behind).any() {
            worth.ending += 12;
        }
        sum += worth;
    }
    sum
}
