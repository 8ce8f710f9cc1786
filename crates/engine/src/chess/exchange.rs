//! Static exchange evaluation: what a capture brings once both sides have taken on its square.

use shakmaty::{Bitboard, Chess, Move, Position, Role, Square, attacks};

use super::exchange_value;

/// Cheapest first.
const BY_VALUE: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

/// Whether the exchange `mv` begins on its target brings the mover at least `threshold` hundredths, both sides
/// taking with their cheapest piece and stopping when it pays. Pins are not seen.
pub fn reaches(position: &Chess, mv: Move, threshold: i32) -> bool {
    let (from, to, on_target) = match mv {
        Move::Normal { role, from, to, promotion, .. } => (from, to, promotion.unwrap_or(role)),
        Move::EnPassant { from, to } => (from, to, Role::Pawn),
        // Nothing is taken and the king's rook stands guarded.
        Move::Castle { .. } | Move::Put { .. } => return threshold <= 0,
    };
    let promoted = mv.promotion().map_or(0, |role| exchange_value(role) - exchange_value(Role::Pawn));
    let balance = mv.capture().map_or(0, exchange_value) + promoted - threshold;
    if balance < 0 {
        return false;
    }
    // What the side to take would have over the threshold, by taking now and losing nothing.
    let mut swing = exchange_value(on_target) - balance;
    if swing <= 0 {
        return true;
    }

    let board = position.board();
    let mut occupied = (board.occupied() & !Bitboard::from_square(from)) | Bitboard::from_square(to);
    if mv.is_en_passant() {
        occupied.discard(Square::from_coords(to.file(), from.rank()));
    }
    let mut side = position.turn();
    let mut attackers = board.attacks_to(to, side, occupied) | board.attacks_to(to, !side, occupied);
    // Whether the mover is content should the exchange stop here.
    let mut content = true;
    loop {
        side = !side;
        attackers &= occupied;
        let takers = attackers & board.by_color(side);
        let Some(role) = BY_VALUE.into_iter().find(|&role| (takers & board.by_role(role)).any()) else {
            return content;
        };
        if role == Role::King {
            // The king takes only what is no longer guarded.
            let guarded = (attackers & board.by_color(!side)).any();
            return content == guarded;
        }
        content = !content;
        swing = exchange_value(role) - swing;
        if swing < i32::from(content) {
            return content;
        }
        if let Some(square) = (takers & board.by_role(role)).first() {
            occupied.discard(square);
        }
        // Pieces that stood behind the one that took join in.
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop_attacks(to, occupied) & board.bishops_and_queens();
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook_attacks(to, occupied) & board.rooks_and_queens();
        }
    }
}
