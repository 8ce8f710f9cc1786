//! Between [`Action`] and [`shakmaty::Move`].

use shakmaty::{CastlingMode, Chess, Move, MoveList, Position, Role};

use super::{
    castling,
    square::{kind, point, role, square},
};
use crate::Action;

/// The action of a move, in its canonical form: castling as the king's own target square in ordinary chess, as
/// the king onto its rook in Chess960.
#[must_use]
pub fn to_action(mv: Move, mode: CastlingMode) -> Action {
    match mv {
        Move::Normal { from, to, promotion, .. } => {
            Action::Step { from: point(from), to: point(to), promotion: promotion.map(kind) }
        }
        Move::EnPassant { from, to } => Action::step(point(from), point(to)),
        Move::Castle { king, rook } => {
            let to = if mode.is_chess960() { rook } else { castling::king_target(king, rook) };
            Action::step(point(king), point(to))
        }
        // Ordinary chess has no drops; as an action it could only be its target.
        Move::Put { to, .. } => Action::Place(point(to)),
    }
}

/// The legal move an action means in this position; `None` where it is not legal. History plays no part: the
/// game may be over by repetition and the move still be one of the position.
#[must_use]
pub fn to_move(position: &Chess, action: Action) -> Option<Move> {
    let Action::Step { from, to, promotion } = action else { return None };
    let (from, to) = (square(from)?, square(to)?);
    let promotion = match promotion {
        Some(kind) => Some(role(kind)?),
        None => None,
    };
    let moved = position.board().piece_at(from).filter(|piece| piece.color == position.turn())?;
    if moved.role == Role::King
        && let Some(side) = castling::meant_with_right(position, from, to)
    {
        return promotion.is_none().then(|| position.castling_moves(side).first().copied()).flatten();
    }
    position
        .san_candidates(moved.role, to)
        .into_iter()
        .find(|mv| mv.from() == Some(from) && mv.promotion() == promotion)
}

/// Every legal move of the position as actions.
#[must_use]
pub fn to_actions(moves: &MoveList, mode: CastlingMode) -> Vec<Action> {
    moves.iter().map(|&mv| to_action(mv, mode)).collect()
}
