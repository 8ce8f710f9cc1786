//! Evaluation terms that weigh differently in the opening and in the endgame.

use std::{
    fmt,
    ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign},
};

/// The phase of a full board; 0 is a board without pieces (pawns and soldiers do not count as pieces here).
pub const FULL_PHASE: i32 = 256;

/// A term of the evaluation: its worth on a full board and its worth on an empty one, in hundredths.
///
/// Both halves share one word, 16 bits each, so that adding a term is one addition: an evaluation adds hundreds.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Tapered(i32);

/// A term worth `opening` on a full board and `ending` on an empty one, each within 16 bits.
pub const fn tapered(opening: i32, ending: i32) -> Tapered {
    Tapered(opening.wrapping_add(ending << 16))
}

impl Tapered {
    /// Nothing at any phase.
    pub const ZERO: Self = tapered(0, 0);

    /// Worth at phase 256.
    pub const fn opening(self) -> i32 {
        self.0 as i16 as i32
    }

    /// Worth at phase 0.
    pub const fn ending(self) -> i32 {
        // A negative opening has borrowed one from the upper half.
        (self.0.wrapping_add(0x8000) >> 16) as i16 as i32
    }

    /// The worth at this phase, from 0 to [`FULL_PHASE`].
    pub const fn at(self, phase: i32) -> i32 {
        (self.opening() * phase + self.ending() * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

impl fmt::Debug for Tapered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tapered({}, {})", self.opening(), self.ending())
    }
}

impl Add for Tapered {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl Sub for Tapered {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Tapered {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<i32> for Tapered {
    type Output = Self;
    fn mul(self, factor: i32) -> Self {
        Self(self.0.wrapping_mul(factor))
    }
}

impl Neg for Tapered {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.wrapping_neg())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_moves_from_opening_to_ending() {
        let term = tapered(100, 20);
        assert_eq!([256, 128, 0].map(|phase| term.at(phase)), [100, 60, 20]);
    }

    #[test]
    fn the_halves_do_not_touch_each_other() {
        let values = [-9_000, -300, -1, 0, 1, 77, 8_000];
        for opening in values {
            for ending in values {
                let term = tapered(opening, ending);
                assert_eq!((term.opening(), term.ending()), (opening, ending));
                assert_eq!(-term, tapered(-opening, -ending));
                assert_eq!(term * -3, tapered(-3 * opening, -3 * ending));
                assert_eq!(term - tapered(5, -6) + tapered(-5, 6), tapered(opening - 10, ending + 12));
            }
        }
    }
}
