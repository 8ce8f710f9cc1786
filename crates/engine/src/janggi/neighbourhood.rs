//! The points around a general that a check has to touch.

use std::{array, sync::LazyLock};

use hansu_rules::janggi::{Bitboard, SQUARES, Square, palace};

/// Steps of a horse or an elephant towards a general and the points they pass, one quarter of the board.
const LEAPS: [(i8, i8); 6] = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)];

static TABLE: LazyLock<[Bitboard; SQUARES]> = LazyLock::new(|| {
    let all: Vec<Square> = Square::all().collect();
    array::from_fn(|index| around(all[index]))
});

fn around(general: Square) -> Bitboard {
    let lines = Square::all().filter(|square| square.col() == general.col() || square.row() == general.row());
    let leaps = LEAPS
        .into_iter()
        .flat_map(|(cols, rows)| [(cols, rows), (-cols, rows), (cols, -rows), (-cols, -rows)]);
    let near = leaps.filter_map(|(cols, rows)| general.offset(cols, rows));
    let own_palace = general.palace().map_or(Bitboard::EMPTY, palace);
    lines.chain(near).chain(own_palace).collect()
}

/// Every point that a move must leave or enter to begin a check on a general here: its lines, its palace, and
/// whence and over which points horses and elephants come.
pub fn of(general: Square) -> Bitboard {
    TABLE[general.index()]
}
