//! Any arrangement of pieces, playable or not, and what a playable one must satisfy.

use super::{
    fen::FenError,
    position::Position,
    role::Role,
    soldier,
    square::{SQUARES, Square},
};
use crate::Side;

/// An arrangement of pieces with the side to move and the move counters: what a FEN, a picture or an editor holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(super) pieces: [Option<(Side, Role)>; SQUARES],
    /// The side to move.
    pub turn: Side,
    /// Plies since the last capture.
    pub quiet_plies: u32,
    /// The number of the move, which goes up after each move of Han; from 1.
    pub move_number: u32,
}

impl Setup {
    /// An empty board, Cho to make move 1.
    #[must_use]
    pub const fn empty() -> Self {
        Self { pieces: [None; SQUARES], turn: Side::First, quiet_plies: 0, move_number: 1 }
    }

    /// What stands on a point.
    #[must_use]
    pub const fn get(&self, square: Square) -> Option<(Side, Role)> {
        self.pieces[square.index()]
    }

    /// Puts a piece on a point, or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<(Side, Role)>) {
        self.pieces[square.index()] = piece;
    }

    /// Everything on the board, from `a1` to `i10`.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Side, Role)> {
        Square::all().filter_map(|square| self.get(square).map(|(side, role)| (square, side, role)))
    }

    /// Everything that play could not have brought about: a missing or second general, more pieces of a kind than
    /// at the start, a general or guard outside its palace, a soldier behind its first rank, an attacked general of
    /// the side that has just moved. Empty for a sound position; for boards that were read or set up by hand.
    #[must_use]
    pub fn faults(&self) -> Vec<FenError> {
        let mut faults: Vec<FenError> = self.wrong_counts().collect();
        for (square, side, role) in self.pieces() {
            let first_rank = match side {
                Side::First => 3,
                Side::Second => 6,
            };
            let behind = (i16::from(square.row()) - first_rank) * i16::from(soldier::forward(side)) < 0;
            match role {
                Role::General | Role::Guard if square.palace() != Some(side) => {
                    faults.push(FenError::OutsidePalace { piece: role.of(side), square });
                }
                Role::Soldier if behind => faults.push(FenError::SoldierBehind { side, square }),
                _ => {}
            }
        }
        if let Err(capturable @ FenError::GeneralCapturable { .. }) = self.position() {
            faults.push(capturable);
        }
        faults
    }

    /// The position, if it can be played on: a general of each side in its palace, no side with more pieces of a kind
    /// than at the start, and the general of the side that has just moved not attacked. Guards and soldiers may
    /// stand anywhere, as in studies and in Fairy-Stockfish; see [`faults`](Self::faults).
    ///
    /// # Errors
    /// The first of these that is not so.
    pub fn position(&self) -> Result<Position, FenError> {
        if let Some(fault) = self.wrong_counts().next() {
            return Err(fault);
        }
        let [cho, han] = Side::BOTH.map(|side| self.general(side));
        let mut position = Position::with_generals(cho?, han?);
        for (square, side, role) in self.pieces() {
            if role != Role::General {
                position.put(square, side, role);
            }
        }
        position.set_turn(self.turn);
        if position.checkers_of(self.turn.other()).any() {
            return Err(FenError::GeneralCapturable { side: self.turn.other() });
        }
        Ok(position)
    }

    fn wrong_counts(&self) -> impl Iterator<Item = FenError> {
        let kinds = Side::BOTH.into_iter().flat_map(|side| Role::ALL.map(|role| (side, role)));
        kinds.filter_map(|(side, role)| {
            let count = self.pieces().filter(|&(_, whose, what)| (whose, what) == (side, role)).count();
            let most = role.army();
            if role == Role::General && count != 1 {
                Some(FenError::Generals { side, count })
            } else if count > most as usize {
                Some(FenError::TooMany { piece: role.of(side), count, most })
            } else {
                None
            }
        })
    }

    fn general(&self, side: Side) -> Result<Square, FenError> {
        let (square, ..) = self
            .pieces()
            .find(|&(_, whose, role)| (whose, role) == (side, Role::General))
            .ok_or(FenError::Generals { side, count: 0 })?;
        if square.palace() == Some(side) {
            Ok(square)
        } else {
            Err(FenError::OutsidePalace { piece: Role::General.of(side), square })
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self { turn: position.turn(), ..Self::empty() };
        for square in position.occupied() {
            setup.set(square, position.at(square));
        }
        setup
    }
}
