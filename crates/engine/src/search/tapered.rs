//! Evaluation terms that weigh differently in the opening and in the endgame.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// The phase of a full board; 0 is a board without pieces (pawns and soldiers do not count as pieces here).
pub const FULL_PHASE: i32 = 256;

/// A term of the evaluation: its worth on a full board and its worth on an empty one, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tapered {
    /// Worth at phase 256.
    pub opening: i32,
    /// Worth at phase 0.
    pub ending: i32,
}

/// A term worth `opening` on a full board and `ending` on an empty one.
pub const fn tapered(opening: i32, ending: i32) -> Tapered {
    Tapered { opening, ending }
}

impl Tapered {
    /// Nothing at any phase.
    pub const ZERO: Self = tapered(0, 0);

    /// The worth at this phase, from 0 to [`FULL_PHASE`].
    pub const fn at(self, phase: i32) -> i32 {
        (self.opening * phase + self.ending * (FULL_PHASE - phase)) / FULL_PHASE
    }
}

impl Add for Tapered {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        tapered(self.opening + other.opening, self.ending + other.ending)
    }
}

impl Sub for Tapered {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        tapered(self.opening - other.opening, self.ending - other.ending)
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
        tapered(self.opening * factor, self.ending * factor)
    }
}

impl Neg for Tapered {
    type Output = Self;
    fn neg(self) -> Self {
        tapered(-self.opening, -self.ending)
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
}
