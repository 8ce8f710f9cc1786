//! A place on a board.

use serde::{Deserialize, Serialize};

/// A point (Go, Janggi) or square (chess): column from the left and row from the bottom, both from 0, seen with
/// the first side at the bottom. Turning the board on the screen never changes a `Point`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Point {
    /// Column from the left, from 0.
    pub col: u8,
    /// Row from the bottom, from 0.
    pub row: u8,
}

impl Point {
    /// The point in this column (from the left, from 0) and row (from the bottom, from 0).
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Self {
        Self { col, row }
    }

    /// All points of a board so many columns wide and rows high, in their order.
    pub fn all(cols: u8, rows: u8) -> impl Iterator<Item = Self> {
        (0..cols).flat_map(move |col| (0..rows).map(move |row| Self::new(col, row)))
    }
}
