//! Shapes of 3x3 points around a move that playouts like to play.

use std::sync::OnceLock;

use hansu_rules::{
    Side,
    go::playout::{Cell, Surround},
};

/// A shape: three rows around the move `*`.
///
/// `A` and `B` are stones of opposite sides, whichever moves; `a` and `b` any point without a stone of that side and
/// inside of the board; `.` is empty, `#` outside of the board, `?` anything.
struct Shape {
    rows: [&'static [u8; 3]; 3],
    weight: u8,
}

const fn shape(rows: [&'static [u8; 3]; 3], weight: u8) -> Shape {
    Shape { rows, weight }
}

/// What local fights are made of: hane, cut, block, and the moves along the edge.
const SHAPES: [Shape; 13] = [
    // Hane around the head of a stone that is held on both sides.
    shape([b"ABA", b".*.", b"???"], 6),
    // Hane at the head of a stone, with room to go on.
    shape([b"AB.", b".*.", b"?.?"], 6),
    // Turning around the corner of a contact fight.
    shape([b"AB?", b"A*.", b"?.?"], 4),
    // The cutting point of a diagonal, neither side having it yet.
    shape([b"AB?", b"B*b", b"?b?"], 8),
    // Pushing between two stones, or joining them.
    shape([b"?A?", b"B*B", b"aaa"], 8),
    // A peep is answered, or the gap pushed through.
    shape([b".A.", b"B*B", b"?.?"], 5),
    // Extending along a wall of the opponent.
    shape([b"ABB", b"A*.", b"?.?"], 3),
    // Edge: following a stone along the second line.
    shape([b"A.?", b"B*?", b"###"], 6),
    // Edge: blocking below a diagonal contact.
    shape([b"BA?", b"b*B", b"###"], 6),
    // Edge: linking up under a stone, or keeping it from that.
    shape([b"?A?", b"a*B", b"###"], 5),
    // Edge: descending beside a contact.
    shape([b"?AB", b"a*a", b"###"], 4),
    // Edge: cutting on the first line.
    shape([b"?BA", b"A*B", b"###"], 5),
    // Edge: hane on the first line.
    shape([b"AB.", b".*.", b"###"], 5),
];

/// The weight of each surrounding for Black; White's are read with the colours exchanged.
#[derive(Debug)]
pub(super) struct Patterns(Box<[u8]>);

impl Patterns {
    /// The table, made at the first call.
    pub(super) fn shared() -> &'static Self {
        static TABLE: OnceLock<Patterns> = OnceLock::new();
        TABLE.get_or_init(|| Self((0..=u16::MAX).map(weight_of).collect()))
    }

    /// How much `side` would like to play where it looks like this; 0 for no known shape.
    #[inline]
    pub(super) fn weight(&self, surround: Surround, side: Side) -> u32 {
        let bits = match side {
            Side::First => surround.0,
            // A stone has the higher of its two bits clear: only there is the lower bit turned.
            Side::Second => surround.0 ^ (!(surround.0 >> 1) & 0x5555),
        };
        u32::from(self.0[usize::from(bits)])
    }
}

/// Where the directions of a [`Surround`] stand in the rows of a shape.
const PLACES: [(usize, usize); 8] = [(1, 2), (1, 0), (0, 1), (2, 1), (0, 2), (2, 0), (0, 0), (2, 2)];

/// The largest weight among the shapes found in `bits`, turned and mirrored in all ways.
fn weight_of(bits: u16) -> u8 {
    let surround = Surround(bits);
    let mut grid = [[Cell::Empty; 3]; 3];
    for (direction, (row, col)) in (0u32..).zip(PLACES) {
        grid[row][col] = surround.cell(direction);
    }
    let mut best = 0;
    for mirrored in [false, true] {
        for _ in 0..4 {
            for shape in &SHAPES {
                if shape.weight > best
                    && [Cell::Black, Cell::White].into_iter().any(|first| fits(&grid, &shape.rows, first))
                {
                    best = shape.weight;
                }
            }
            grid = turned(&grid);
        }
        if !mirrored {
            for row in &mut grid {
                row.swap(0, 2);
            }
        }
    }
    best
}

/// Whether the shape fits with `first` in the place of `A`.
fn fits(grid: &[[Cell; 3]; 3], rows: &[&[u8; 3]; 3], first: Cell) -> bool {
    let second = if first == Cell::Black { Cell::White } else { Cell::Black };
    grid.iter().flatten().zip(rows.iter().copied().flatten()).all(|(&cell, letter)| match letter {
        b'A' => cell == first,
        b'B' => cell == second,
        b'a' => cell != first && cell != Cell::Wall,
        b'b' => cell != second && cell != Cell::Wall,
        b'.' => cell == Cell::Empty,
        b'#' => cell == Cell::Wall,
        _ => true,
    })
}

fn turned(grid: &[[Cell; 3]; 3]) -> [[Cell; 3]; 3] {
    let mut turned = *grid;
    for (row, line) in grid.iter().enumerate() {
        for (col, &cell) in line.iter().enumerate() {
            turned[col][2 - row] = cell;
        }
    }
    turned
}

#[cfg(test)]
mod tests {
    use hansu_rules::{Point, go::playout::PlayoutBoard};

    use super::*;

    fn board(black: &[(u8, u8)], white: &[(u8, u8)]) -> PlayoutBoard {
        let mut board = PlayoutBoard::new(9);
        for (stones, side) in [(black, Side::First), (white, Side::Second)] {
            for &(col, row) in stones {
                board.play(board.vertex(Point::new(col, row)), side);
            }
        }
        board
    }

    #[test]
    fn a_cutting_point_is_wanted_by_both_and_from_all_sides() {
        for (black, white) in [([(4, 5), (3, 4)], [(3, 5), (8, 8)]), ([(4, 3), (5, 4)], [(5, 3), (8, 8)])] {
            let board = board(&black, &white);
            let surround = board.surround(board.vertex(Point::new(4, 4)));
            for side in Side::BOTH {
                assert_eq!(Patterns::shared().weight(surround, side), 8);
            }
        }
    }

    #[test]
    fn exchanged_colours_weigh_the_same_for_the_other_side() {
        let patterns = Patterns::shared();
        let one = board(&[(3, 5), (5, 5)], &[(4, 5)]);
        let two = board(&[(4, 5)], &[(3, 5), (5, 5)]);
        let at = one.vertex(Point::new(4, 4));
        assert!(patterns.weight(one.surround(at), Side::First) > 0);
        assert_eq!(
            patterns.weight(one.surround(at), Side::First),
            patterns.weight(two.surround(at), Side::Second)
        );
    }

    #[test]
    fn an_empty_corner_has_no_shape() {
        let board = board(&[], &[]);
        for vertex in board.empty_points() {
            assert_eq!(Patterns::shared().weight(board.surround(*vertex), Side::First), 0);
        }
    }
}
