//! Which moves give check, told without playing them.

use shakmaty::{Bitboard, Chess, Move, Position, Role, Square, attacks};

/// Where the men of the side to move would give check, and which of them stand before one.
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// The enemy king.
    king: Option<Square>,
    /// By kind of man, pawn to king.
    squares: [Bitboard; 6],
    /// Own men that hide a check by a slider behind them.
    hiders: Bitboard,
}

impl Checks {
    /// Those of this position.
    pub fn new(position: &Chess) -> Self {
        let board = position.board();
        let Some(king) = board.king_of(!position.turn()) else {
            return Self { king: None, squares: [Bitboard::EMPTY; 6], hiders: Bitboard::EMPTY };
        };
        let (ours, occupied) = (position.us(), board.occupied());
        let diagonal = attacks::bishop_attacks(king, occupied);
        let straight = attacks::rook_attacks(king, occupied);
        let behind_one = |near: Bitboard, attack: fn(Square, Bitboard) -> Bitboard, sliders: Bitboard| {
            attack(king, occupied & !(near & ours)) & sliders & ours & !near
        };
        let snipers = behind_one(diagonal, attacks::bishop_attacks, board.bishops_and_queens())
            | behind_one(straight, attacks::rook_attacks, board.rooks_and_queens());
        let hiders = snipers
            .into_iter()
            .fold(Bitboard::EMPTY, |hiders, sniper| hiders | attacks::between(king, sniper))
            & ours
            & (diagonal | straight);
        let pawn = attacks::pawn_attacks(!position.turn(), king);
        let knight = attacks::knight_attacks(king);
        let squares = [pawn, knight, diagonal, straight, diagonal | straight, Bitboard::EMPTY];
        Self { king: Some(king), squares, hiders }
    }

    /// Whether this legal move gives check.
    pub fn given_by(&self, position: &Chess, mv: Move) -> bool {
        let Some(king) = self.king else { return false };
        match mv {
            Move::Normal { role, from, to, promotion: None, .. } => {
                self.squares[role as usize - 1].contains(to)
                    || (self.hiders.contains(from) && !attacks::ray(king, from).contains(to))
            }
            Move::Normal { from, to, promotion: Some(role), .. } if role != Role::King => {
                let occupied =
                    (position.board().occupied() & !Bitboard::from_square(from)) | Bitboard::from_square(to);
                attacks::attacks(to, role.of(position.turn()), occupied).contains(king)
                    || (self.hiders.contains(from) && !attacks::ray(king, from).contains(to))
            }
            // Two men move or leave at once.
            _ => {
                let mut after = position.clone();
                after.play_unchecked(mv);
                after.is_check()
            }
        }
    }
}
