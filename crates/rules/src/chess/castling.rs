//! When a king's step means castling, and how a castling right was lost.

use shakmaty::{CastlingSide, Chess, Color, File, Move, Position, Role, Square};

use super::game::{Game, PlyNumber};
use crate::{CastlingLoss, Detail, Rejection};

/// Where castling with this rook brings the king.
pub(super) fn king_target(king: Square, rook: Square) -> Square {
    let side = CastlingSide::from_king_side(king < rook);
    Square::from_coords(side.king_to_file(), king.rank())
}

/// The side on which this king's step is castling, where the position still has that right: the king onto the
/// rook, or at least two squares to where castling brings it (one square is the king's ordinary step).
pub(super) fn meant_with_right(position: &Chess, king: Square, to: Square) -> Option<CastlingSide> {
    let turn = position.turn();
    CastlingSide::ALL.into_iter().find(|&side| {
        position.castles().rook(turn, side).is_some_and(|rook| {
            to == rook || (to == side.king_to(turn) && king.file().distance(to.file()) >= 2)
        })
    })
}

/// The side on which this step of the own king is an attempt to castle, whether or not the right is still there.
///
/// Without the right it takes more to read a step as castling, so that other impossible steps keep the reason
/// "a king does not move that way": the king onto an own rook of its home rank (in ordinary chess in a corner),
/// or from its home square to where castling would bring it.
pub(super) fn attempted(game: &Game, king: Square, to: Square) -> Option<CastlingSide> {
    let position = game.position();
    if let Some(side) = meant_with_right(position, king, to) {
        return Some(side);
    }
    let turn = position.turn();
    if king.rank() != turn.backrank() || to.rank() != turn.backrank() || king == to {
        return None;
    }
    let side = CastlingSide::from_king_side(king < to);
    let chess960 = game.rules().chess960;
    if position.board().piece_at(to) == Some(Role::Rook.of(turn)) {
        let other_rook_has_the_right = position.castles().has(turn, side);
        let corner = to.file() == File::A || to.file() == File::H;
        return ((chess960 || corner) && !other_rook_has_the_right).then_some(side);
    }
    let at_home = if chess960 {
        let start = game.start_position();
        start.castles().has_color(turn) && start.board().king_of(turn) == Some(king)
    } else {
        king.file() == File::E
    };
    (at_home && to == side.king_to(turn) && king.file().distance(to.file()) >= 2).then_some(side)
}

/// How a side lost a castling right it does not have.
pub(super) struct Loss {
    pub(super) how: CastlingLoss,
    /// The move that lost it; `None` where it was never there.
    pub(super) at: Option<PlyNumber>,
    /// The square of the rook that the right concerned.
    pub(super) rook: Option<Square>,
}

impl Loss {
    /// The refusal of castling for this reason, completed with how and when.
    pub(super) fn complete(&self, rejection: Rejection) -> Rejection {
        let rejection = rejection.with_detail(Detail::Castling(self.how));
        match self.at {
            Some(at) => at.enter(rejection),
            None => rejection,
        }
    }
}

/// Looks up in the history how this right was lost.
pub(super) fn loss(game: &Game, color: Color, side: CastlingSide) -> Loss {
    let Some((index, ply)) =
        game.plies().iter().enumerate().rev().find(|(_, ply)| ply.before.castles().has(color, side))
    else {
        return Loss { how: CastlingLoss::NeverHad, at: None, rook: None };
    };
    let own = ply.before.turn() == color;
    let how = match ply.mv {
        Some(Move::Castle { .. } | Move::Normal { role: Role::King, .. }) if own => CastlingLoss::KingMoved,
        Some(_) if own => CastlingLoss::RookMoved,
        // The opponent's capture, or a deletion.
        _ => CastlingLoss::RookCaptured,
    };
    Loss { how, at: Some(PlyNumber::of(index, ply)), rook: ply.before.castles().rook(color, side) }
}

/// The own rook of the home rank farthest out on this side of the king: the one a player means who castles
/// without the right.
pub(super) fn outer_rook(position: &Chess, side: CastlingSide) -> Option<Square> {
    let turn = position.turn();
    let king = position.board().king_of(turn)?;
    let rooks = position.our(Role::Rook) & turn.backrank();
    if side.is_king_side() {
        rooks.last().filter(|rook| king.file() < rook.file())
    } else {
        rooks.first().filter(|rook| rook.file() < king.file())
    }
}
