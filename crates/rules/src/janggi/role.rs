//! The seven kinds of piece, numbered for tables.

use crate::{Piece, PieceKind, Side};

/// A kind of Janggi piece; `as usize` is 0 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    /// 楚, 漢 (궁).
    General,
    /// 士 (사).
    Guard,
    /// 車 (차).
    Chariot,
    /// 包 (포).
    Cannon,
    /// 馬 (마).
    Horse,
    /// 象 (상).
    Elephant,
    /// 卒, 兵 (졸, 병).
    Soldier,
}

impl Role {
    /// All seven, in the order of their numbers.
    pub const ALL: [Self; 7] =
        [Self::General, Self::Guard, Self::Chariot, Self::Cannon, Self::Horse, Self::Elephant, Self::Soldier];

    /// The kind of piece, in the vocabulary that all games share.
    #[must_use]
    pub const fn kind(self) -> PieceKind {
        match self {
            Self::General => PieceKind::General,
            Self::Guard => PieceKind::Guard,
            Self::Chariot => PieceKind::Chariot,
            Self::Cannon => PieceKind::Cannon,
            Self::Horse => PieceKind::Horse,
            Self::Elephant => PieceKind::Elephant,
            Self::Soldier => PieceKind::Soldier,
        }
    }

    /// The role of a kind of piece; `None` for one that Janggi does not have.
    #[must_use]
    pub const fn from_kind(kind: PieceKind) -> Option<Self> {
        match kind {
            PieceKind::General => Some(Self::General),
            PieceKind::Guard => Some(Self::Guard),
            PieceKind::Chariot => Some(Self::Chariot),
            PieceKind::Cannon => Some(Self::Cannon),
            PieceKind::Horse => Some(Self::Horse),
            PieceKind::Elephant => Some(Self::Elephant),
            PieceKind::Soldier => Some(Self::Soldier),
            _ => None,
        }
    }

    /// A piece of this role.
    #[must_use]
    pub const fn of(self, side: Side) -> Piece {
        Piece::new(side, self.kind())
    }

    /// What the piece counts when a game is decided on points.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Self::General => 0,
            Self::Guard | Self::Elephant => 3,
            Self::Chariot => 13,
            Self::Cannon => 7,
            Self::Horse => 5,
            Self::Soldier => 2,
        }
    }

    /// How many of them a side has at the start, and can have at most.
    #[must_use]
    pub const fn army(self) -> u32 {
        match self {
            Self::General => 1,
            Self::Soldier => 5,
            _ => 2,
        }
    }

    /// The letter in a FEN, for Cho; Han's is the same in lower case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Guard => 'A',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Horse => 'N',
            Self::Elephant => 'B',
            Self::Soldier => 'P',
        }
    }

    /// The role of a FEN letter of either case; `H` and `E` are read for horse and elephant too.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'K' => Some(Self::General),
            'A' => Some(Self::Guard),
            'R' => Some(Self::Chariot),
            'C' => Some(Self::Cannon),
            'N' | 'H' => Some(Self::Horse),
            'B' | 'E' => Some(Self::Elephant),
            'P' => Some(Self::Soldier),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_army_counts_72_points() {
        let points: i32 = Role::ALL.iter().map(|role| role.points() * role.army() as i32).sum();
        assert_eq!(points, 72);
    }

    #[test]
    fn letters_and_kinds_lead_back_to_their_role() {
        for role in Role::ALL {
            assert_eq!(Role::from_letter(role.letter()), Some(role));
            assert_eq!(Role::from_letter(role.letter().to_ascii_lowercase()), Some(role));
            assert_eq!(Role::from_kind(role.kind()), Some(role));
        }
        assert_eq!(Role::from_letter('h'), Some(Role::Horse));
        assert_eq!(Role::from_letter('E'), Some(Role::Elephant));
        assert_eq!(Role::from_kind(PieceKind::Queen), None);
    }
}
