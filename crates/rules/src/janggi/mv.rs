//! A move in two bytes, and a list of moves that never allocates.

use std::{fmt, num::NonZeroU16, ops::Deref, str::FromStr};

use super::{position::Position, square::Square};
use crate::{Action, Point};

/// A move: where the piece stands and where it goes. A general that stays where it is passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(NonZeroU16);

impl Move {
    /// Set in every move, so that `Option<Move>` takes two bytes too.
    const TAG: u16 = 1 << 14;
    const FILLER: Self = Self(NonZeroU16::new(Self::TAG).unwrap());

    /// A move from one point to another.
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        let bits = Self::TAG | (from.index() as u16) << 7 | to.index() as u16;
        match NonZeroU16::new(bits) {
            Some(bits) => Self(bits),
            None => Self::FILLER,
        }
    }

    /// Where the piece stands.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::masked(self.0.get() >> 7)
    }

    /// Where the piece goes.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::masked(self.0.get())
    }

    /// The piece stays where it is: for a general, a pass.
    #[inline]
    #[must_use]
    pub fn is_pass(self) -> bool {
        self.from() == self.to()
    }

    /// The same move back.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self::new(self.to(), self.from())
    }

    /// A number below 16384 that only this move has; a table of that size can be indexed with it.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0.get() & !Self::TAG) as usize
    }

    /// The action of a player who makes this move.
    #[must_use]
    pub fn to_action(self) -> Action {
        if self.is_pass() { Action::Pass } else { Action::step(self.from().into(), self.to().into()) }
    }

    /// The move that a player's action means in a position; it may be illegal. `None` for what is no Janggi move at
    /// all: points off the board, promotions, stones, deletions.
    #[must_use]
    pub fn from_action(action: Action, position: &Position) -> Option<Self> {
        match action {
            Action::Pass => Some(position.pass_move()),
            Action::Step { from, to, promotion: None } => {
                let square = |point: Point| Square::try_from(point).ok();
                Some(Self::new(square(from)?, square(to)?))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    /// As engines write it: `a4b4`, a pass as `e2e2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Text that is no move as engines write it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no move like a4b4 or i9i10")]
pub struct ParseMoveError(pub String);

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads two points as engines write them, `a4b4` or `e9e10`.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let points = || {
            let second = text.rfind(|letter: char| letter.is_ascii_alphabetic())?;
            let (from, to) = text.split_at_checked(second)?;
            Some(Self::new(from.parse().ok()?, to.parse().ok()?))
        };
        points().ok_or_else(|| ParseMoveError(text.to_owned()))
    }
}

/// The most moves a position can have: two chariots with 21, two cannons with 14, two horses and two elephants with
/// 8, five soldiers with 5, two guards with 8 and the general with 8 targets, and the pass, all at once.
const CAPACITY: usize = 2 * 21 + 2 * 14 + 4 * 8 + 5 * 5 + 2 * 8 + 8 + 1;

/// Moves of one position, on the stack.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { moves: [Move::FILLER; CAPACITY], len: 0 }
    }

    /// Adds a move.
    ///
    /// # Panics
    /// If the list is full, which the moves of one position cannot make it.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// Removes every move.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the moves for which `keep` answers true, in their order.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for index in 0..self.len {
            if keep(self.moves[index]) {
                self.moves[kept] = self.moves[index];
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// The moves, to be reordered in place.
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_two_bytes_and_keeps_its_points() {
        assert_eq!(size_of::<Option<Move>>(), 2);
        for from in Square::all() {
            for to in Square::all() {
                let mv = Move::new(from, to);
                assert_eq!((mv.from(), mv.to()), (from, to));
                assert_eq!(mv.is_pass(), from == to);
                assert!(mv.index() < 1 << 14);
                assert_eq!(mv.to_string().parse(), Ok(mv));
            }
        }
        for text in ["", "a4", "a4b", "a4b11", "a4b4q", "0000", "79졸78"] {
            assert_eq!(text.parse::<Move>(), Err(ParseMoveError(text.to_owned())));
        }
    }
}
