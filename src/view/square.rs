//! Points as QML sees them: one integer each.

use hansu_rules::Point;

/// The integer QML uses for "no point".
pub const NO_POINT: i32 = -1;

/// The size of the board, for turning points into QML's integers and back.
///
/// A point is `row * columns + column`, row from the bottom (the first side's home) and column from the left,
/// both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Grid {
    /// Columns of the board.
    pub columns: u8,
    /// Rows of the board.
    pub rows: u8,
}

impl Grid {
    /// The integer of a point.
    #[must_use]
    pub fn index(self, point: Point) -> i32 {
        i32::from(point.row) * i32::from(self.columns) + i32::from(point.col)
    }

    /// The integer of a point that may be missing.
    #[must_use]
    pub fn index_or_none(self, point: Option<Point>) -> i32 {
        point.map_or(NO_POINT, |point| self.index(point))
    }

    /// The point of an integer; `None` for what lies off the board.
    #[must_use]
    pub fn point(self, index: i32) -> Option<Point> {
        let index = u16::try_from(index).ok()?;
        let columns = u16::from(self.columns);
        if index >= columns * u16::from(self.rows) {
            return None;
        }
        // Both fit: index is below columns * rows, and each of these is a u8.
        Some(Point::new((index % columns) as u8, (index / columns) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_comes_back_and_nothing_else_is_one() {
        for (columns, rows) in [(8, 8), (9, 10), (25, 25), (2, 2)] {
            let grid = Grid { columns, rows };
            let all = i32::from(columns) * i32::from(rows);
            for index in 0..all {
                assert_eq!(grid.point(index).map(|point| grid.index(point)), Some(index));
            }
            assert_eq!(grid.point(all), None);
            assert_eq!(grid.point(NO_POINT), None);
            assert_eq!(grid.point(i32::MAX), None);
        }
        assert_eq!(Grid::default().point(0), None);
    }
}
