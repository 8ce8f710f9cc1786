//! Delete mode: a side removes an enemy piece without giving up its turn.

use shakmaty::{Chess, EnPassantMode, FromSetup, Position, PositionError, Role};

use super::{
    explain,
    game::Game,
    square::{piece, point, side, square},
};
use crate::{Mark, MarkRole, MoveRejectReason, Point, Rejection};

/// The position after the side to move has removed the piece on this point.
///
/// The halfmove clock starts again (a deletion cannot be undone by moves, like a capture), a castling right goes
/// with its rook, and the en-passant square with its pawn.
///
/// # Errors
/// Why this piece may not be removed; in the order in which it is checked.
pub(super) fn after(game: &Game, target: Point) -> Result<Chess, Rejection> {
    let position = game.position();
    let turn = position.turn();
    let Some(at) = square(target) else {
        return Err(explain::out_of_bounds([Mark::new(MarkRole::Target, target)]));
    };
    if game.deletes_left()[side(turn).index()] == 0 {
        return Err(Rejection::new(MoveRejectReason::NoDeletesLeft).with_side(side(turn)));
    }
    let standing = position.board().piece_at(at);
    let Some(removed) = standing.filter(|standing| standing.color != turn) else {
        let mark = Mark { role: MarkRole::Target, point: target, piece: standing.map(piece) };
        return Err(Rejection::new(MoveRejectReason::DeleteNeedsEnemyPiece).with_mark(mark));
    };
    if removed.role == Role::King {
        return Err(Rejection::new(MoveRejectReason::DeleteKing).with_mark(Mark::on(
            MarkRole::Target,
            target,
            piece(removed),
        )));
    }
    let mut setup = position.to_setup(EnPassantMode::Always);
    setup.board.discard_piece_at(at);
    setup.castling_rights.discard(at);
    setup.halfmoves = 0;
    if let Some(king) = setup.board.king_of(!turn) {
        let attackers = setup.board.attacks_to(king, turn, setup.board.occupied());
        if attackers.any() {
            let marks = attackers.into_iter().filter_map(|attacker| {
                let standing = setup.board.piece_at(attacker)?;
                Some(Mark::on(MarkRole::Attacker, point(attacker), piece(standing)))
            });
            return Err(Rejection::new(MoveRejectReason::DeleteExposesKing)
                .with_mark(Mark::on(MarkRole::Target, target, piece(removed)))
                .with_mark(Mark::on(MarkRole::EnemyKing, point(king), piece(Role::King.of(!turn))))
                .with_marks(marks));
        }
    }
    Chess::from_setup(setup, position.castles().mode())
        .or_else(PositionError::ignore_invalid_ep_square)
        // Removing a piece may open more lines to the own king than any move could.
        .or_else(PositionError::ignore_impossible_check)
        // Both kings stand, and the one not to move is not attacked: nothing else can be wrong.
        .map_err(|_| Rejection::new(MoveRejectReason::DeleteExposesKing))
}
