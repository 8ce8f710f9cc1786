//! What both sides attack.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::{evaluation::index, pawns};

/// The squares attacked, by side and kind of man.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// By side, by kind (pawn to king).
    by: [[Bitboard; 6]; 2],
    /// By anything.
    pub all: [Bitboard; 2],
    /// By two men or more.
    pub twice: [Bitboard; 2],
}

impl Reach {
    /// What pawns and kings attack.
    pub fn new(pawns: [Bitboard; 2], kings: [Square; 2]) -> Self {
        let mut by = [[Bitboard::EMPTY; 6]; 2];
        let mut all = [Bitboard::EMPTY; 2];
        let mut twice = [Bitboard::EMPTY; 2];
        for side in [Color::White, Color::Black] {
            let at = index(side);
            let [west, east] = pawns::pawn_reach_by_wing(side, pawns[at]);
            let king = attacks::king_attacks(kings[at]);
            by[at][0] = west | east;
            by[at][5] = king;
            all[at] = west | east | king;
            twice[at] = (west & east) | ((west | east) & king);
        }
        Self { by, all, twice }
    }

    /// Another piece attacks these squares.
    #[inline(always)]
    pub fn add(&mut self, side: Color, role: Role, reach: Bitboard) {
        let at = index(side);
        self.by[at][role as usize - 1] |= reach;
        self.twice[at] |= self.all[at] & reach;
        self.all[at] |= reach;
    }

    /// What men of this kind attack.
    #[inline(always)]
    pub fn by(&self, side: Color, role: Role) -> Bitboard {
        self.by[index(side)][role as usize - 1]
    }
}
