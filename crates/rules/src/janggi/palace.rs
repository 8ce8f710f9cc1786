//! The palaces: steps of general and guard, and the diagonal lines that every piece may use in its way.
//!
//! The lines join each corner of a palace to its centre. The middles of the edges have none.

use super::{
    bitboard::Bitboard,
    square::{SQUARES, Square},
};
use crate::Side;

const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const ORTHOGONALS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A point on a diagonal line: a corner or the centre of a palace.
const fn is_node(square: Square) -> bool {
    match square.palace() {
        None => false,
        Some(side) => {
            let centre = Square::palace_centre(side);
            let corner = square.col() != centre.col() && square.row() != centre.row();
            corner || square.index() == centre.index()
        }
    }
}

/// Every point on a diagonal line, in both palaces.
pub(super) const NODES: Bitboard = {
    let mut nodes = Bitboard::EMPTY;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        if is_node(square) {
            nodes.0 |= 1 << index;
        }
        index += 1;
    }
    nodes
};

const fn same_palace(one: Square, other: Square) -> bool {
    matches!(
        (one.palace(), other.palace()),
        (Some(Side::First), Some(Side::First)) | (Some(Side::Second), Some(Side::Second))
    )
}

/// The neighbours of each point along diagonal lines.
const DIAGONAL_STEPS: [Bitboard; SQUARES] = {
    let mut steps = [Bitboard::EMPTY; SQUARES];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut way = 0;
        while way < 4 {
            if let Some(next) = square.offset(DIAGONALS[way].0, DIAGONALS[way].1)
                && is_node(square)
                && is_node(next)
                && same_palace(square, next)
            {
                steps[index as usize].0 |= 1 << next.index();
            }
            way += 1;
        }
        index += 1;
    }
    steps
};

/// The steps of a general or a guard from each point: along any line, inside the palace.
static PALACE_STEP: [Bitboard; SQUARES] = {
    let mut steps = DIAGONAL_STEPS;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut way = 0;
        while way < 4 {
            if let Some(next) = square.offset(ORTHOGONALS[way].0, ORTHOGONALS[way].1)
                && same_palace(square, next)
            {
                steps[index as usize].0 |= 1 << next.index();
            }
            way += 1;
        }
        index += 1;
    }
    steps
};

/// A diagonal from corner to corner: the centre it leads over and the corner at its end. Empty for other points.
#[derive(Clone, Copy)]
struct Crossing {
    centre: Bitboard,
    corner: Bitboard,
}

static CROSSING: [Crossing; SQUARES] = {
    let mut crossings = [Crossing { centre: Bitboard::EMPTY, corner: Bitboard::EMPTY }; SQUARES];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        if let Some(side) = square.palace() {
            let centre = Square::palace_centre(side);
            let cols = 2 * (centre.col() as i8 - square.col() as i8);
            let rows = 2 * (centre.row() as i8 - square.row() as i8);
            if cols != 0
                && rows != 0
                && let Some(corner) = square.offset(cols, rows)
            {
                crossings[index as usize] =
                    Crossing { centre: Bitboard::of(centre), corner: Bitboard::of(corner) };
            }
        }
        index += 1;
    }
    crossings
};

static DIAGONAL_STEP: [Bitboard; SQUARES] = DIAGONAL_STEPS;

static PALACES: [Bitboard; 2] = {
    let mut palaces = [Bitboard::EMPTY; 2];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        if let Some(side) = square.palace() {
            palaces[side as usize].0 |= 1 << index;
        }
        index += 1;
    }
    palaces
};

/// The nine points of a side's palace.
#[inline]
#[must_use]
pub fn palace(side: Side) -> Bitboard {
    PALACES[side.index()]
}

/// Where a general or a guard on this point may step on an empty board.
#[inline]
pub(super) fn steps(from: Square) -> Bitboard {
    PALACE_STEP[from.index()]
}

/// The next points along the diagonal lines from this one.
#[inline]
pub(super) fn diagonal_steps(from: Square) -> Bitboard {
    DIAGONAL_STEP[from.index()]
}

/// The point between two opposite corners of a palace; empty for any other pair.
#[inline]
pub(super) fn diagonal_between(from: Square, to: Square) -> Bitboard {
    let crossing = CROSSING[from.index()];
    if crossing.corner.has(to) { crossing.centre } else { Bitboard::EMPTY }
}

/// The corner opposite this one and the centre between them; both empty for a point that is no corner.
#[inline]
pub(super) fn crossing(from: Square) -> (Bitboard, Bitboard) {
    let crossing = CROSSING[from.index()];
    (crossing.centre, crossing.corner)
}

/// Where a chariot reaches along diagonal lines: the next point, and from a corner the opposite one if the centre
/// is empty.
#[inline]
pub(super) fn chariot_diagonals(from: Square, occupied: Bitboard) -> Bitboard {
    let crossing = CROSSING[from.index()];
    let over = if (crossing.centre & occupied).is_empty() { crossing.corner } else { Bitboard::EMPTY };
    DIAGONAL_STEP[from.index()] | over
}

/// Where a cannon reaches along a diagonal line: the opposite corner, over a piece on the centre that is no cannon.
#[inline]
pub(super) fn cannon_diagonals(from: Square, occupied: Bitboard, cannons: Bitboard) -> Bitboard {
    let crossing = CROSSING[from.index()];
    if (crossing.centre & occupied & !cannons).any() { crossing.corner } else { Bitboard::EMPTY }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagonals_join_corners_and_centre_only() {
        let nodes: Vec<String> = NODES.into_iter().map(|node| node.to_string()).collect();
        assert_eq!(nodes.join(" "), "d1 f1 e2 d3 f3 d8 f8 e9 d10 f10");
        let e2 = Square::palace_centre(Side::First);
        assert_eq!(diagonal_steps(e2).len(), 4);
        assert_eq!(steps(e2).len(), 8);
        for edge in palace(Side::Second).into_iter().filter(|&square| !NODES.has(square)) {
            assert!(diagonal_steps(edge).is_empty(), "{edge}");
            assert_eq!(steps(edge).len(), 3, "{edge}");
        }
    }

    #[test]
    fn no_step_leads_from_one_palace_out() {
        for square in Square::all() {
            match square.palace() {
                None => assert!(steps(square).is_empty()),
                Some(side) => assert!((steps(square) & !palace(side)).is_empty()),
            }
        }
    }
}
