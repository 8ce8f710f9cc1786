//! Set-ups (차림): how horses and elephants stand between chariots and guards.

use super::{
    position::Position,
    role::Role::{self, Elephant, Horse},
    square::{COLS, Square},
};
use crate::Side;

/// The order of the four pieces between chariots and guards, read from left to right with Cho at the bottom.
///
/// The same for both sides: as a FEN and a record write it, not as the Han player sees it. The pair 상마상마 and
/// 마상마상 is mirrored for whoever sits on Han's side, see [`seen_by`](Self::seen_by).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Formation {
    /// 마상상마: horse, elephant, elephant, horse.
    HorseElephantElephantHorse,
    /// 상마마상: elephant, horse, horse, elephant.
    ElephantHorseHorseElephant,
    /// 상마상마: elephant, horse, elephant, horse.
    ElephantHorseElephantHorse,
    /// 마상마상: horse, elephant, horse, elephant.
    HorseElephantHorseElephant,
}

impl Formation {
    /// The four, in the order in which they are offered.
    pub const ALL: [Self; 4] = [
        Self::HorseElephantElephantHorse,
        Self::ElephantHorseHorseElephant,
        Self::ElephantHorseElephantHorse,
        Self::HorseElephantHorseElephant,
    ];

    /// The four pieces from left to right, Cho at the bottom.
    #[must_use]
    pub const fn roles(self) -> [Role; 4] {
        match self {
            Self::HorseElephantElephantHorse => [Horse, Elephant, Elephant, Horse],
            Self::ElephantHorseHorseElephant => [Elephant, Horse, Horse, Elephant],
            Self::ElephantHorseElephantHorse => [Elephant, Horse, Elephant, Horse],
            Self::HorseElephantHorseElephant => [Horse, Elephant, Horse, Elephant],
        }
    }

    /// The name in records: 마 and 상 from left to right, Cho at the bottom.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::HorseElephantElephantHorse => "마상상마",
            Self::ElephantHorseHorseElephant => "상마마상",
            Self::ElephantHorseElephantHorse => "상마상마",
            Self::HorseElephantHorseElephant => "마상마상",
        }
    }

    /// The formation of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|formation| formation.name() == name.trim())
    }

    /// The formation with left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::ElephantHorseElephantHorse => Self::HorseElephantHorseElephant,
            Self::HorseElephantHorseElephant => Self::ElephantHorseElephantHorse,
            symmetric => symmetric,
        }
    }

    /// The formation as the player of this side sees it on the near side of the board; and back: what that player
    /// calls by this name, in the order of records. For Cho both are the same.
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Self {
        match side {
            Side::First => self,
            Side::Second => self.mirrored(),
        }
    }

    /// The formation in which a side's back rank stands, if it is untouched.
    #[must_use]
    pub fn of(position: &Position, side: Side) -> Option<Self> {
        Self::ALL.into_iter().find(|formation| {
            formation.back_rank(side).all(|(square, role)| position.at(square) == Some((side, role)))
        })
    }

    /// The pieces of the back rank, the general not included.
    fn back_rank(self, side: Side) -> impl Iterator<Item = (Square, Role)> {
        let [b, c, g, h] = self.roles();
        let roles = [
            (0, Role::Chariot),
            (1, b),
            (2, c),
            (3, Role::Guard),
            (5, Role::Guard),
            (6, g),
            (7, h),
            (8, Role::Chariot),
        ];
        roles.into_iter().filter_map(move |(col, role)| Some((home(side, col, 0)?, role)))
    }
}

/// The point in this column and row, rows counted from a side's own edge.
fn home(side: Side, col: u8, row: u8) -> Option<Square> {
    let row = match side {
        Side::First => row,
        Side::Second => 9 - row,
    };
    Square::at(col, row)
}

/// The start position with these set-ups, both as records write them; Cho to move.
#[must_use]
pub fn start_position(cho: Formation, han: Formation) -> Position {
    let mut position = Position::generals_only();
    for (side, formation) in [(Side::First, cho), (Side::Second, han)] {
        for (square, role) in formation.back_rank(side) {
            position.put(square, side, role);
        }
        let cannons = [1, 7].map(|col| (col, 2, Role::Cannon));
        let soldiers = (0..COLS).step_by(2).map(|col| (col, 3, Role::Soldier));
        for (col, row, role) in cannons.into_iter().chain(soldiers) {
            if let Some(square) = home(side, col, row) {
                position.put(square, side, role);
            }
        }
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_alternating_pair_changes_for_han() {
        let seen: Vec<&str> =
            Formation::ALL.iter().map(|formation| formation.seen_by(Side::Second).name()).collect();
        assert_eq!(seen, ["마상상마", "상마마상", "마상마상", "상마상마"]);
        for formation in Formation::ALL {
            assert_eq!(formation.seen_by(Side::First), formation);
            assert_eq!(formation.seen_by(Side::Second).seen_by(Side::Second), formation);
            assert_eq!(Formation::from_name(formation.name()), Some(formation));
        }
    }

    #[test]
    fn what_han_chooses_on_his_side_is_mirrored_in_the_fen() {
        let chosen_by_han = Formation::ElephantHorseElephantHorse;
        let position =
            start_position(Formation::HorseElephantElephantHorse, chosen_by_han.seen_by(Side::Second));
        assert!(super::super::fen::board_and_turn(&position).starts_with("rnba1anbr/"));
        assert_eq!(Formation::of(&position, Side::Second), Some(Formation::HorseElephantHorseElephant));
    }

    #[test]
    fn both_armies_are_complete() {
        for cho in Formation::ALL {
            for han in Formation::ALL {
                let position = start_position(cho, han);
                for side in Side::BOTH {
                    assert_eq!(position.side(side).len(), 16);
                    assert_eq!(position.material(side), crate::HalfPoints::whole(72));
                }
                assert_eq!(Formation::of(&position, Side::First), Some(cho));
                assert_eq!(Formation::of(&position, Side::Second), Some(han));
            }
        }
    }
}
