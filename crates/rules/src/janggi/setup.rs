//! Any arrangement of pieces, playable or not, and what a playable one must satisfy.

use super::{
    fen::FenError,
    position::Position,
    role::Role,
    soldier,
    square::{SQUARES, Square},
};
use crate::{Fault, FaultReason, Mark, MarkRole, Piece, Side, fault::counter_fault};

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

    /// Everything that is wrong with the arrangement: a missing or second general, more pieces of a kind than at the
    /// start, a general or guard outside its palace, a soldier behind its first rank, an attacked general of the side
    /// that has just moved, a counter that says too much. Empty for a sound position. What can be played on is told by
    /// the [`Gravity`](crate::Gravity) of each.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = self.wrong_counts().map(|wrong| self.count_fault(&wrong)).collect();
        for (square, side, role) in self.pieces() {
            let first_rank = match side {
                Side::First => 3,
                Side::Second => 6,
            };
            let behind = (i16::from(square.row()) - first_rank) * i16::from(soldier::forward(side)) < 0;
            let reason = match role {
                Role::General if square.palace() != Some(side) => FaultReason::GeneralOutsidePalace,
                Role::Guard if square.palace() != Some(side) => FaultReason::GuardOutsidePalace,
                Role::Soldier if behind => FaultReason::SoldierBehind,
                _ => continue,
            };
            let mark = Mark::on(MarkRole::Target, square.into(), role.of(side));
            faults.push(Fault::new(reason).with_side(side).with_marks([mark]));
        }
        faults.extend(self.opponent_in_check());
        faults.extend(counter_fault(self.quiet_plies, self.move_number, self.turn));
        faults
    }

    fn count_fault(&self, wrong: &FenError) -> Fault {
        let marks = |piece: Piece| {
            let found = self.pieces().filter(move |&(_, side, role)| role.of(side) == piece);
            found.map(move |(square, ..)| Mark::on(MarkRole::Target, square.into(), piece))
        };
        match *wrong {
            FenError::TooMany { piece, count, most } => {
                let fault = Fault::new(FaultReason::TooManyOfKind).with_side(piece.side).with_piece(piece);
                fault.with_count(count).with_most(most).with_marks(marks(piece))
            }
            FenError::Generals { side, count: 2.. } => {
                let generals: Vec<Mark> = marks(Role::General.of(side)).collect();
                let fault = Fault::new(FaultReason::SeveralKings).with_side(side);
                fault.with_count(generals.len()).with_marks(generals)
            }
            FenError::Generals { side, .. } => Fault::new(FaultReason::NoKing).with_side(side),
            // Counts have no other faults.
            _ => Fault::new(FaultReason::NoKing),
        }
    }

    /// Who could capture the general of the side that has just moved.
    fn opponent_in_check(&self) -> Option<Fault> {
        let waiting = self.turn.other();
        let lone =
            |side| self.pieces().filter(|&(_, whose, role)| (whose, role) == (side, Role::General)).count();
        if Side::BOTH.into_iter().any(|side| lone(side) != 1) {
            return None;
        }
        let position = self.put_down().ok()?;
        let attackers = position.checkers_of(waiting);
        let king =
            Mark::on(MarkRole::EnemyKing, self.general(waiting).ok()?.into(), Role::General.of(waiting));
        let marks = attackers.into_iter().filter_map(|square| {
            let (side, role) = self.get(square)?;
            Some(Mark::on(MarkRole::Attacker, square.into(), role.of(side)))
        });
        let fault = Fault::new(FaultReason::OpponentInCheck).with_side(waiting).with_marks([king]);
        attackers.any().then(|| fault.with_marks(marks))
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
        let position = self.put_down()?;
        if position.checkers_of(self.turn.other()).any() {
            return Err(FenError::GeneralCapturable { side: self.turn.other() });
        }
        Ok(position)
    }

    /// The pieces as a position, where each side has a general in its palace.
    fn put_down(&self) -> Result<Position, FenError> {
        let [cho, han] = Side::BOTH.map(|side| self.general(side));
        let mut position = Position::with_generals(cho?, han?);
        for (square, side, role) in self.pieces() {
            if role != Role::General {
                position.put(square, side, role);
            }
        }
        position.set_turn(self.turn);
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
