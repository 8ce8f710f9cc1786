//! Straight lines: the four orthogonal rays from every point, and the way of the chariot.

use super::{
    bitboard::Bitboard,
    palace,
    square::{SQUARES, Square},
};

/// The four orthogonal directions. Up and right lead to higher square numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Direction {
    Up,
    Right,
    Down,
    Left,
}

impl Direction {
    pub(super) const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::Right => (1, 0),
            Self::Down => (0, -1),
            Self::Left => (-1, 0),
        }
    }

    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Right => Self::Left,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
        }
    }

    /// The point of a set on a ray in this direction that is reached first; the set has a point.
    #[inline]
    pub(super) const fn nearest(self, on_ray: Bitboard) -> Square {
        match self {
            Self::Up | Self::Right => Square::lowest(on_ray.0),
            Self::Down | Self::Left => Square::highest(on_ray.0),
        }
    }
}

static RAY: [[Bitboard; SQUARES]; 4] = {
    let mut rays = [[Bitboard::EMPTY; SQUARES]; 4];
    let mut direction = 0;
    while direction < 4 {
        let (cols, rows) = Direction::ALL[direction].step();
        let mut index = 0;
        while index < SQUARES {
            let mut here = Square::from_index(index as u8);
            while let Some(square) = here {
                if square.index() != index {
                    rays[direction][index].0 |= 1 << square.index();
                }
                here = square.offset(cols, rows);
            }
            index += 1;
        }
        direction += 1;
    }
    rays
};

/// Every point from `square` to the edge in this direction, without `square` itself.
#[inline]
pub(super) fn ray(direction: Direction, square: Square) -> Bitboard {
    RAY[direction as usize][square.index()]
}

/// The direction from one point to another on the same file or rank.
pub(super) fn direction(from: Square, to: Square) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&way| ray(way, from).has(to))
}

/// The points strictly between two points of one file, one rank or one palace diagonal; empty for other pairs.
#[must_use]
pub fn between(from: Square, to: Square) -> Bitboard {
    match direction(from, to) {
        Some(way) => ray(way, from) & ray(way.opposite(), to),
        None => palace::diagonal_between(from, to),
    }
}

/// Where a chariot reaches: straight to the first piece, and along the diagonals of a palace.
#[inline]
pub(super) fn chariot_reach(from: Square, occupied: Bitboard) -> Bitboard {
    let mut reach = palace::chariot_diagonals(from, occupied);
    for way in Direction::ALL {
        let line = ray(way, from);
        let pieces = line & occupied;
        reach |= line;
        if pieces.any() {
            reach ^= ray(way, way.nearest(pieces));
        }
    }
    reach
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        Square::all().find(|square| square.to_string() == text).unwrap()
    }

    #[test]
    fn a_chariot_on_an_empty_board_reaches_its_file_and_rank() {
        for from in Square::all().filter(|square| square.palace().is_none()) {
            assert_eq!(chariot_reach(from, Bitboard::EMPTY).len(), 17, "{from}");
        }
        assert_eq!(chariot_reach(square("e2"), Bitboard::EMPTY).len(), 21);
        assert_eq!(chariot_reach(square("d1"), Bitboard::EMPTY).len(), 19);
        assert_eq!(chariot_reach(square("d2"), Bitboard::EMPTY).len(), 17);
    }

    #[test]
    fn between_is_the_same_both_ways() {
        assert_eq!(between(square("a1"), square("a4")), [square("a2"), square("a3")].into_iter().collect());
        assert_eq!(between(square("d10"), square("f8")), square("e9").into());
        assert_eq!(between(square("d9"), square("e10")), Bitboard::EMPTY);
        for from in Square::all() {
            for to in Square::all() {
                assert_eq!(between(from, to), between(to, from));
            }
        }
    }
}
