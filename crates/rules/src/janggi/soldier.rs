//! The soldier (卒, 兵): one step forwards or sideways from its first move on, in the enemy palace also forwards
//! along a diagonal line. It never goes back and never becomes anything else.

use super::{
    bitboard::Bitboard,
    palace,
    square::{SQUARES, Square},
};
use crate::Side;

/// The step of a side's soldiers, in rows: Cho goes up, Han down.
#[must_use]
pub const fn forward(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

const fn targets(side: Side, from: Square) -> Bitboard {
    let rows = forward(side);
    let steps = [from.offset(0, rows), from.offset(1, 0), from.offset(-1, 0)];
    let mut set = Bitboard::EMPTY;
    let mut way = 0;
    while way < 3 {
        if let Some(to) = steps[way] {
            set.0 |= 1 << to.index();
        }
        way += 1;
    }
    let diagonals = [from.offset(1, rows), from.offset(-1, rows)];
    way = 0;
    while way < 2 {
        if let Some(to) = diagonals[way]
            && palace::NODES.has(from)
            && palace::NODES.has(to)
        {
            set.0 |= 1 << to.index();
        }
        way += 1;
    }
    set
}

const TARGETS: [[Bitboard; SQUARES]; 2] = {
    let mut table = [[Bitboard::EMPTY; SQUARES]; 2];
    let mut index = 0;
    while let Some(from) = Square::from_index(index) {
        table[0][index as usize] = targets(Side::First, from);
        table[1][index as usize] = targets(Side::Second, from);
        index += 1;
    }
    table
};

static SOURCE: [[Bitboard; SQUARES]; 2] = {
    let mut table = [[Bitboard::EMPTY; SQUARES]; 2];
    let mut side = 0;
    while side < 2 {
        let mut index = 0;
        while index < SQUARES {
            let mut to = 0;
            while to < SQUARES {
                if TARGETS[side][index].0 & (1 << to) != 0 {
                    table[side][to].0 |= 1 << index;
                }
                to += 1;
            }
            index += 1;
        }
        side += 1;
    }
    table
};

static TARGET: [[Bitboard; SQUARES]; 2] = TARGETS;

/// Where a soldier reaches.
#[inline]
pub(super) fn reach(side: Side, from: Square) -> Bitboard {
    TARGET[side.index()][from.index()]
}

/// The points from which a soldier of this side reaches `target`.
#[inline]
pub(super) fn arrivals(side: Side, target: Square) -> Bitboard {
    SOURCE[side.index()][target.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(side: Side, from: &str) -> String {
        let from = Square::all().find(|square| square.to_string() == from).unwrap();
        reach(side, from).into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn forwards_and_sideways_never_back() {
        assert_eq!(names(Side::First, "c4"), "b4 d4 c5");
        assert_eq!(names(Side::Second, "c7"), "c6 b7 d7");
        assert_eq!(names(Side::First, "b10"), "a10 c10");
    }

    #[test]
    fn diagonals_only_forwards_in_the_enemy_palace() {
        assert_eq!(names(Side::First, "d8"), "c8 e8 d9 e9");
        assert_eq!(names(Side::First, "e9"), "d9 f9 d10 e10 f10");
        assert_eq!(names(Side::First, "d9"), "c9 e9 d10");
        assert_eq!(names(Side::Second, "d3"), "d2 e2 c3 e3");
    }
}
