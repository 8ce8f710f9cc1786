//! Delete mode: a side removes an enemy piece without giving up its turn.

use super::{game::Game, position::Position, role::Role, square::Square};
use crate::{Mark, MarkRole, MoveRejectReason, Point, Rejection};

/// The point from which the side to move may remove a piece now, and the position after that.
///
/// # Errors
/// Why this piece may not be removed; in the order in which it is checked.
pub(super) fn examine(game: &Game, target: Point) -> Result<(Square, Position), Rejection> {
    let position = game.position();
    let us = position.turn();
    let Ok(square) = Square::try_from(target) else {
        return Err(super::explain::out_of_bounds());
    };
    if game.deletes_left()[us.index()] == 0 {
        return Err(Rejection::new(MoveRejectReason::NoDeletesLeft).with_side(us));
    }
    let chosen = Mark { role: MarkRole::Target, point: target, piece: position.piece_at(square) };
    match position.at(square) {
        Some((side, Role::General)) if side != us => {
            Err(Rejection::new(MoveRejectReason::DeleteKing).with_mark(chosen))
        }
        Some((side, _)) if side != us => {
            let mut next = *position;
            next.remove(square);
            let attackers = next.checkers_of(side);
            if attackers.is_empty() {
                return Ok((square, next));
            }
            let general = next.general(side);
            Err(Rejection::new(MoveRejectReason::DeleteExposesKing)
                .with_mark(chosen)
                .with_mark(Mark::on(MarkRole::EnemyKing, general.into(), Role::General.of(side)))
                .with_marks(attackers.into_iter().filter_map(|attacker| {
                    Some(Mark::on(MarkRole::Attacker, attacker.into(), next.piece_at(attacker)?))
                })))
        }
        _ => Err(Rejection::new(MoveRejectReason::DeleteNeedsEnemyPiece).with_mark(chosen)),
    }
}
