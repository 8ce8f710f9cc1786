//! What stands on a point, and on the eight points around it.

use crate::Side;

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Cell {
    /// A black stone.
    Black = 0,
    /// A white stone.
    White = 1,
    /// Nothing.
    Empty = 2,
    /// Outside of the board.
    Wall = 3,
}

impl Cell {
    /// A stone of this side.
    #[must_use]
    pub const fn stone(side: Side) -> Self {
        match side {
            Side::First => Self::Black,
            Side::Second => Self::White,
        }
    }

    /// Whose stone it is.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Black => Some(Side::First),
            Self::White => Some(Side::Second),
            Self::Empty | Self::Wall => None,
        }
    }
}

/// The eight neighbours of a point in sixteen bits: two bits each (see [`Cell`]), the four on the lines in the low
/// byte, the four diagonal ones in the high byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Surround(pub u16);

impl Surround {
    const LINES: u16 = 0x0055;
    const DIAGONALS: u16 = 0x5500;

    /// The neighbour in direction `direction`, from 0 to 7: east, west, north, south, north-east, south-west,
    /// north-west, south-east.
    #[inline]
    #[must_use]
    pub const fn cell(self, direction: u32) -> Cell {
        match (self.0 >> (2 * direction)) & 3 {
            0 => Cell::Black,
            1 => Cell::White,
            2 => Cell::Empty,
            _ => Cell::Wall,
        }
    }

    /// Whether one of the four points on the lines is empty.
    #[inline]
    #[must_use]
    pub const fn has_empty(self) -> bool {
        (self.0 >> 1) & !self.0 & Self::LINES != 0
    }

    /// How many of the four points on the lines are empty.
    #[inline]
    #[must_use]
    pub const fn empties(self) -> u32 {
        ((self.0 >> 1) & !self.0 & Self::LINES).count_ones()
    }

    /// Whether a stone of `side` stands on one of the four points on the lines.
    #[inline]
    #[must_use]
    pub const fn touches(self, side: Side) -> bool {
        let low = self.0;
        let high = self.0 >> 1;
        match side {
            Side::First => !low & !high & Self::LINES != 0,
            Side::Second => low & !high & Self::LINES != 0,
        }
    }

    /// Whether `side` or the wall holds all four points on the lines.
    #[inline]
    #[must_use]
    pub const fn enclosed_by(self, side: Side) -> bool {
        match side {
            Side::First => (self.0 ^ (self.0 >> 1)) & Self::LINES == 0,
            Side::Second => self.0 & Self::LINES == Self::LINES,
        }
    }

    /// Whether the point is, as far as its neighbours tell, a real eye of `side`: enclosed, and with at most one
    /// diagonal point held by the opponent - none at the edge.
    #[inline]
    #[must_use]
    pub const fn is_eye_of(self, side: Side) -> bool {
        if !self.enclosed_by(side) {
            return false;
        }
        let low = self.0;
        let high = self.0 >> 1;
        let hostile = match side {
            Side::First => low & !high & Self::DIAGONALS,
            Side::Second => !low & !high & Self::DIAGONALS,
        };
        let edge = low & high & Self::DIAGONALS != 0;
        hostile == 0 || (!edge && hostile & (hostile - 1) == 0)
    }
}
