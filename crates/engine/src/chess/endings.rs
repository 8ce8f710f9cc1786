//! Endings: whether an advantage can be turned into a win, and how to drive a bare king to the edge.

use shakmaty::{Bitboard, Board, Color, Role};

use super::exchange_value;

/// What [`winnable`] is measured by.
pub const WINNABLE: i32 = 16;

/// How much of an endgame advantage `side` can turn into a win, of [`WINNABLE`].
pub fn winnable(board: &Board, side: Color) -> i32 {
    let ours = board.by_color(side);
    let pawns = (board.pawns() & ours).count() as i32;
    let worth = |color: Color| -> i32 {
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .into_iter()
            .map(|role| exchange_value(role) * (board.by_role(role) & board.by_color(color)).count() as i32)
            .sum()
    };
    let (us, them) = (worth(side), worth(!side));
    if pawns == 0 && us - them < exchange_value(Role::Rook) - 50 {
        // Less than a rook ahead and no pawn left to promote.
        return if us < exchange_value(Role::Rook) { 0 } else { 3 };
    }
    let bishops = board.bishops();
    let opposite = bishops.count() == 2
        && (bishops & Bitboard::DARK_SQUARES).count() == 1
        && (bishops & ours).count() == 1;
    let bishop = exchange_value(Role::Bishop);
    if opposite && us == bishop && them == bishop {
        return 6 + pawns.min(4) / 2;
    }
    if opposite {
        return 9 + pawns.min(8) / 2;
    }
    10 + pawns.min(6)
}

/// With a bare king on the other side and enough to mate: drive it to the edge, one's own king close. For White.
pub fn lone_king(board: &Board) -> i32 {
    let bare = |side: Color| board.by_color(side).count() == 1;
    let enough = |side: Color| {
        (board.by_color(side) & (board.rooks_and_queens() | board.pawns())).any()
            || (board.by_color(side) & (board.bishops() | board.knights())).count() >= 2
    };
    match (bare(Color::White), bare(Color::Black)) {
        (false, true) if enough(Color::White) => drive(board, Color::White),
        (true, false) if enough(Color::Black) => -drive(board, Color::Black),
        _ => 0,
    }
}

fn drive(board: &Board, winner: Color) -> i32 {
    let (Some(ours), Some(theirs)) = (board.king_of(winner), board.king_of(!winner)) else { return 0 };
    let (column, row) = (i32::from(u8::from(theirs.file())), i32::from(u8::from(theirs.rank())));
    let men = board.by_color(winner) & !board.kings();
    let bishop_and_knight =
        men.count() == 2 && (men & board.bishops()).count() == 1 && (men & board.knights()).count() == 1;
    let outward = if bishop_and_knight {
        // Mate is given only in a corner of the bishop's colour.
        let dark = (men & board.bishops() & Bitboard::DARK_SQUARES).any();
        let diagonal = if dark { (column + row - 7).abs() } else { (column - row).abs() };
        diagonal + 6 - column.min(7 - column) - row.min(7 - row)
    } else {
        6 - column.min(7 - column) - row.min(7 - row)
    };
    300 + 20 * outward + 8 * (7 - ours.distance(theirs) as i32)
}
