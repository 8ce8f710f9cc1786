//! Points of the board as numbers, and the two palaces.

use std::{fmt, str::FromStr};

use crate::{Point, Side};

/// Columns of the board.
pub const COLS: u8 = 9;
/// Rows of the board.
pub const ROWS: u8 = 10;
/// Points of the board.
pub const SQUARES: usize = 90;

/// A point of the board: 0 is `a1`, Cho's left corner, 8 is `i1`, 89 is `i10`, Han's left corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The point with this index; `None` from 90 up.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if (index as usize) < SQUARES { Some(Self(index)) } else { None }
    }

    /// The point in this column from the left and row from the bottom, both from 0, with Cho at the bottom.
    #[must_use]
    pub const fn at(col: u8, row: u8) -> Option<Self> {
        if col < COLS && row < ROWS { Some(Self(row * COLS + col)) } else { None }
    }

    /// The lowest point of a set given as bits; the caller knows that one of the 90 lowest bits is set.
    #[inline]
    pub(super) const fn lowest(bits: u128) -> Self {
        Self(bits.trailing_zeros() as u8)
    }

    /// The highest point of a set given as bits; the caller knows that one of the 90 lowest bits is set.
    #[inline]
    pub(super) const fn highest(bits: u128) -> Self {
        Self(127 - bits.leading_zeros() as u8)
    }

    /// The point in the lowest seven bits of a packed move, which were a point's index when it was packed.
    #[inline]
    pub(super) const fn masked(bits: u16) -> Self {
        Self((bits & 0x7f) as u8)
    }

    /// The index, 0 to 89.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from the left, from 0.
    #[inline]
    #[must_use]
    pub const fn col(self) -> u8 {
        self.0 % COLS
    }

    /// The row from the bottom, from 0.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / COLS
    }

    /// The point this many columns to the right and rows up; `None` off the board.
    #[must_use]
    pub const fn offset(self, cols: i8, rows: i8) -> Option<Self> {
        let (col, row) = (self.col() as i8 + cols, self.row() as i8 + rows);
        if col < 0 || row < 0 { None } else { Self::at(col as u8, row as u8) }
    }

    /// The same point for a viewer on the other side of the board.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(SQUARES as u8 - 1 - self.0)
    }

    /// Every point, from `a1` to `i10`.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..SQUARES as u8).map(Self)
    }

    /// The palace this point belongs to, if it does.
    #[must_use]
    pub const fn palace(self) -> Option<Side> {
        if self.col() < 3 || self.col() > 5 {
            None
        } else if self.row() < 3 {
            Some(Side::First)
        } else if self.row() > 6 {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// The centre of a side's palace, where its general starts.
    #[must_use]
    pub const fn palace_centre(side: Side) -> Self {
        match side {
            Side::First => Self(COLS + 4),
            Side::Second => Self(8 * COLS + 4),
        }
    }
}

impl From<Square> for Point {
    fn from(square: Square) -> Self {
        Self::new(square.col(), square.row())
    }
}

/// A point that is not on the Janggi board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the point in column {} and row {} is not on the board", .0.col, .0.row)]
pub struct OffBoard(pub Point);

impl TryFrom<Point> for Square {
    type Error = OffBoard;

    fn try_from(point: Point) -> Result<Self, OffBoard> {
        Self::at(point.col, point.row).ok_or(OffBoard(point))
    }
}

/// Text that names no point of the board as engines do: a letter from `a` to `i` and a number from 1 to 10.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no point from a1 to i10")]
pub struct ParseSquareError(pub String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let named = || {
            let mut characters = text.chars();
            let letter = characters.next()?;
            let number = characters.as_str();
            // `parse` would also take a sign and leading zeros.
            let plain = number.starts_with(|first: char| ('1'..='9').contains(&first));
            let row: u8 = number.parse().ok().filter(|_| plain)?;
            let col = u8::try_from(letter).ok()?.checked_sub(b'a')?;
            Self::at(col, row.checked_sub(1)?)
        };
        named().ok_or_else(|| ParseSquareError(text.to_owned()))
    }
}

impl fmt::Display for Square {
    /// As engines write it: `a1` to `i10`, Cho at the bottom.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.col()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_run_from_a1_to_i10() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!((names[0].as_str(), names[8].as_str(), names[9].as_str()), ("a1", "i1", "a2"));
        assert_eq!(names[89], "i10");
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for text in ["", "a", "a0", "a11", "j1", "A1", "a01", "a+1", "a1 ", "é1", "a²"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError(text.to_owned())));
        }
    }

    #[test]
    fn the_other_viewer_sees_a1_where_i10_is() {
        for square in Square::all() {
            assert_eq!(square.rotated().rotated(), square);
            assert_eq!(square.rotated().col(), 8 - square.col());
            assert_eq!(square.rotated().row(), 9 - square.row());
        }
    }

    #[test]
    fn each_palace_has_nine_points() {
        for side in Side::BOTH {
            assert_eq!(Square::all().filter(|square| square.palace() == Some(side)).count(), 9);
            assert_eq!(Square::palace_centre(side).palace(), Some(side));
        }
    }

    #[test]
    fn points_off_the_board_are_refused() {
        assert_eq!(Square::try_from(Point::new(9, 0)), Err(OffBoard(Point::new(9, 0))));
        assert_eq!(Square::try_from(Point::new(0, 255)), Err(OffBoard(Point::new(0, 255))));
        assert_eq!(Square::from_index(90), None);
        assert_eq!(Square::at(0, 0).and_then(|a1| a1.offset(-1, 0)), None);
    }
}
