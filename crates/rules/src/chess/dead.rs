//! Dead positions: neither side can mate by any series of legal moves (FIDE Laws of Chess 5.2.2).

use shakmaty::{Bitboard, Chess, Color, Position, attacks};

/// How many forced plies are looked into.
const FORCED_PLIES: u32 = 4;
/// With more legal moves than this a position is not looked into.
const FORCED_WIDTH: usize = 3;

/// Whether material alone makes mate impossible for both sides.
pub(super) fn by_material(position: &Chess) -> bool {
    position.is_insufficient_material()
}

/// Whether this position is dead by a proof that is cheap: material, a wall of pawns that nobody can ever pass,
/// or a few forced moves that all end in such a position. `false` says nothing.
pub(super) fn is_dead(position: &Chess) -> bool {
    by_material(position) || is_pawn_wall(position) || is_forced_dead(position, FORCED_PLIES)
}

/// Every legal move leads to a dead position, and there is no mate on the way.
fn is_forced_dead(position: &Chess, plies: u32) -> bool {
    // A capture that kills the position is only ever forced among few pieces; this keeps the test off the
    // path of ordinary games.
    if plies == 0 || position.board().occupied().count() > 6 {
        return false;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return !position.is_check();
    }
    moves.len() <= FORCED_WIDTH
        && moves.into_iter().all(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            by_material(&next) || is_pawn_wall(&next) || is_forced_dead(&next, plies - 1)
        })
}

/// Only kings and pawns are left, no pawn can ever move or capture, and neither king can ever reach a pawn it
/// could take. Then kings alone will move for ever, and a king never gives check.
fn is_pawn_wall(position: &Chess) -> bool {
    let board = position.board();
    let pawns = board.pawns();
    if pawns.is_empty() || (board.occupied() & !pawns & !board.kings()).any() {
        return false;
    }
    if position.legal_ep_square().is_some() {
        return false;
    }
    Color::ALL.into_iter().all(|color| {
        let own = board.by_color(color) & pawns;
        let enemy = board.by_color(!color) & pawns;
        let stuck = own.into_iter().all(|pawn| {
            // The square ahead of a pawn is on the board: pawns never stand on a last rank.
            let ahead = pawn.offset(if color.is_white() { 8 } else { -8 });
            ahead.is_some_and(|ahead| pawns.contains(ahead))
                && (attacks::pawn_attacks(color, pawn) & enemy).is_empty()
        });
        stuck && board.king_of(color).is_some_and(|king| !reaches_prey(king.into(), own, enemy, color))
    })
}

/// Whether a king starting here could come to take a pawn of `enemy`, were the other king not in its way.
fn reaches_prey(start: Bitboard, own: Bitboard, enemy: Bitboard, color: Color) -> bool {
    let guarded: Bitboard = enemy
        .into_iter()
        .fold(Bitboard::EMPTY, |guarded, pawn| guarded | attacks::pawn_attacks(!color, pawn));
    let open = !own & !guarded;
    let mut reach = start;
    loop {
        let step =
            reach.into_iter().fold(reach, |squares, square| squares | (attacks::king_attacks(square) & open));
        if (step & enemy).any() {
            return true;
        }
        if step == reach {
            return false;
        }
        reach = step;
    }
}
