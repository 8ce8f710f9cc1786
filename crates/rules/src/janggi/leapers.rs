//! Horse (馬) and elephant (象): one straight step, then one or two diagonal ones outwards. They do not jump: a
//! piece on any point of the way blocks them.

use super::{
    bitboard::Bitboard,
    square::{SQUARES, Square},
};

/// A way of a horse: the leg, and the two points it leads to.
#[derive(Clone, Copy)]
pub(super) struct HorseWay {
    pub(super) leg: Bitboard,
    pub(super) ends: Bitboard,
}

/// A way of an elephant: the points that must be empty, and the points it leads to.
#[derive(Clone, Copy)]
pub(super) struct ElephantWay {
    pub(super) path: Bitboard,
    pub(super) ends: Bitboard,
}

const ORTHOGONALS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

const fn set(square: Option<Square>) -> Bitboard {
    match square {
        Some(square) => Bitboard::of(square),
        None => Bitboard::EMPTY,
    }
}

const fn union(one: Bitboard, other: Bitboard) -> Bitboard {
    Bitboard(one.0 | other.0)
}

/// `(cols, rows)` turned to the left or to the right of an orthogonal step, as the diagonal half step.
const fn turned((cols, rows): (i8, i8), left: bool) -> (i8, i8) {
    let side = if left { 1 } else { -1 };
    (cols - rows * side, rows + cols * side)
}

static HORSE: [[HorseWay; 4]; SQUARES] = {
    let mut ways = [[HorseWay { leg: Bitboard::EMPTY, ends: Bitboard::EMPTY }; 4]; SQUARES];
    let mut index = 0;
    while let Some(from) = Square::from_index(index) {
        let mut way = 0;
        while way < 4 {
            let straight = ORTHOGONALS[way];
            let (left, right) = (turned(straight, true), turned(straight, false));
            ways[index as usize][way] = HorseWay {
                leg: set(from.offset(straight.0, straight.1)),
                ends: union(
                    set(from.offset(straight.0 + left.0, straight.1 + left.1)),
                    set(from.offset(straight.0 + right.0, straight.1 + right.1)),
                ),
            };
            way += 1;
        }
        index += 1;
    }
    ways
};

static ELEPHANT: [[ElephantWay; 8]; SQUARES] = {
    let mut ways = [[ElephantWay { path: Bitboard::EMPTY, ends: Bitboard::EMPTY }; 8]; SQUARES];
    let mut index = 0;
    while let Some(from) = Square::from_index(index) {
        let mut way = 0;
        while way < 8 {
            let straight = ORTHOGONALS[way / 2];
            let turn = turned(straight, way % 2 == 0);
            let first = from.offset(straight.0, straight.1);
            let second = from.offset(straight.0 + turn.0, straight.1 + turn.1);
            let end = from.offset(straight.0 + 2 * turn.0, straight.1 + 2 * turn.1);
            ways[index as usize][way] = ElephantWay { path: union(set(first), set(second)), ends: set(end) };
            way += 1;
        }
        index += 1;
    }
    ways
};

/// The ways on which a horse arrives: the leg is the diagonal neighbour of the target.
static HORSE_TO: [[HorseWay; 4]; SQUARES] = {
    let mut ways = [[HorseWay { leg: Bitboard::EMPTY, ends: Bitboard::EMPTY }; 4]; SQUARES];
    let mut index = 0;
    while let Some(target) = Square::from_index(index) {
        let mut way = 0;
        while way < 4 {
            let (cols, rows) = DIAGONALS[way];
            ways[index as usize][way] = HorseWay {
                leg: set(target.offset(cols, rows)),
                ends: union(set(target.offset(2 * cols, rows)), set(target.offset(cols, 2 * rows))),
            };
            way += 1;
        }
        index += 1;
    }
    ways
};

/// The ways on which an elephant arrives: two points of a diagonal from the target, then a straight step.
static ELEPHANT_TO: [[ElephantWay; 4]; SQUARES] = {
    let mut ways = [[ElephantWay { path: Bitboard::EMPTY, ends: Bitboard::EMPTY }; 4]; SQUARES];
    let mut index = 0;
    while let Some(target) = Square::from_index(index) {
        let mut way = 0;
        while way < 4 {
            let (cols, rows) = DIAGONALS[way];
            ways[index as usize][way] = ElephantWay {
                path: union(set(target.offset(cols, rows)), set(target.offset(2 * cols, 2 * rows))),
                ends: union(set(target.offset(3 * cols, 2 * rows)), set(target.offset(2 * cols, 3 * rows))),
            };
            way += 1;
        }
        index += 1;
    }
    ways
};

/// The four ways of a horse on this point.
#[inline]
pub(super) fn horse_ways(from: Square) -> &'static [HorseWay; 4] {
    &HORSE[from.index()]
}

/// The eight ways of an elephant on this point, one target each.
#[inline]
pub(super) fn elephant_ways(from: Square) -> &'static [ElephantWay; 8] {
    &ELEPHANT[from.index()]
}

/// The ways to this point; `ends` are where the horse stands.
#[inline]
pub(super) fn horse_arrivals(target: Square) -> &'static [HorseWay; 4] {
    &HORSE_TO[target.index()]
}

/// The ways to this point; `ends` are where the elephant stands.
#[inline]
pub(super) fn elephant_arrivals(target: Square) -> &'static [ElephantWay; 4] {
    &ELEPHANT_TO[target.index()]
}

/// Where a horse reaches.
#[inline]
pub(super) fn horse_reach(from: Square, occupied: Bitboard) -> Bitboard {
    let mut reach = Bitboard::EMPTY;
    for way in horse_ways(from) {
        if (way.leg & occupied).is_empty() {
            reach |= way.ends;
        }
    }
    reach
}

/// Where an elephant reaches.
#[inline]
pub(super) fn elephant_reach(from: Square, occupied: Bitboard) -> Bitboard {
    let mut reach = Bitboard::EMPTY;
    for way in elephant_ways(from) {
        if (way.path & occupied).is_empty() {
            reach |= way.ends;
        }
    }
    reach
}

/// Whence a horse reaches `target`.
#[inline]
pub(super) fn horse_origins(target: Square, occupied: Bitboard) -> Bitboard {
    let mut origins = Bitboard::EMPTY;
    for way in horse_arrivals(target) {
        if (way.leg & occupied).is_empty() {
            origins |= way.ends;
        }
    }
    origins
}

/// Whence an elephant reaches `target`.
#[inline]
pub(super) fn elephant_origins(target: Square, occupied: Bitboard) -> Bitboard {
    let mut origins = Bitboard::EMPTY;
    for way in elephant_arrivals(target) {
        if (way.path & occupied).is_empty() {
            origins |= way.ends;
        }
    }
    origins
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(set: Bitboard) -> String {
        set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn square(text: &str) -> Square {
        Square::all().find(|square| square.to_string() == text).unwrap()
    }

    #[test]
    fn free_leapers_have_eight_targets() {
        assert_eq!(names(horse_reach(square("e6"), Bitboard::EMPTY)), "d4 f4 c5 g5 c7 g7 d8 f8");
        assert_eq!(names(elephant_reach(square("e6"), Bitboard::EMPTY)), "c3 g3 b4 h4 b8 h8 c9 g9");
    }

    #[test]
    fn a_leg_blocks_two_ways_of_a_horse() {
        let blocked = horse_reach(square("e6"), square("e7").into());
        assert_eq!(names(blocked), "d4 f4 c5 g5 c7 g7");
    }

    #[test]
    fn either_point_blocks_an_elephant() {
        assert_eq!(names(elephant_reach(square("e6"), square("e7").into())), "c3 g3 b4 h4 b8 h8");
        assert_eq!(names(elephant_reach(square("e6"), square("f8").into())), "c3 g3 b4 h4 b8 h8 c9");
    }

    #[test]
    fn arrivals_mirror_departures() {
        for target in Square::all() {
            for blocker in Square::all().filter(|&blocker| blocker != target) {
                let occupied = Bitboard::of(blocker);
                for from in Square::all().filter(|&from| from != blocker) {
                    let rides = horse_reach(from, occupied).has(target);
                    let arrives = horse_arrivals(target)
                        .iter()
                        .any(|way| way.ends.has(from) && (way.leg & occupied).is_empty());
                    assert_eq!(rides, arrives, "horse {from} {target}, {blocker} occupied");
                    let walks = elephant_reach(from, occupied).has(target);
                    let arrives = elephant_arrivals(target)
                        .iter()
                        .any(|way| way.ends.has(from) && (way.path & occupied).is_empty());
                    assert_eq!(walks, arrives, "elephant {from} {target}, {blocker} occupied");
                }
            }
        }
    }
}
