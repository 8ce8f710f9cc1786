//! The scale of search values: evaluations, points decisions and mates.

use crate::Score;

/// Beyond every value a search returns.
pub const INFINITY: i32 = 32_000;

/// Giving mate at the root; each ply further away costs one.
pub const MATE: i32 = 31_000;

/// The longest line the search follows, in plies.
pub const MAX_PLY: usize = 128;

/// At or beyond this a value is a mate found by search.
pub const MATE_BOUND: i32 = MATE - 2 * MAX_PLY as i32;

/// A game decided by other means than mate (counted points): better than any position, worse than a mate.
pub const DECIDED: i32 = 20_000;

/// Where evaluations are cut off, so that none is taken for a decided game.
pub const EVALUATION_BOUND: i32 = 15_000;

/// Being mated at this ply.
pub const fn mated_at(ply: usize) -> i32 {
    -MATE + ply as i32
}

/// Whether this value announces a mate for either side.
pub const fn is_mate(value: i32) -> bool {
    value.abs() >= MATE_BOUND
}

/// What the world is told for a value at the root.
pub const fn score(value: i32) -> Score {
    if value >= MATE_BOUND {
        Score::Mate((MATE - value + 1) / 2)
    } else if value <= -MATE_BOUND {
        Score::Mate(-((MATE + value + 1) / 2))
    } else {
        Score::Centi(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_own_moves() {
        let told = [MATE - 1, MATE - 3, -MATE + 2, -MATE + 4, 35].map(score);
        assert_eq!(
            told,
            [Score::Mate(1), Score::Mate(2), Score::Mate(-1), Score::Mate(-2), Score::Centi(35)]
        );
    }
}
