//! Legal moves.
//!
//! A move can only matter to the own general's safety if it leaves or enters one of a few points: those between
//! the general and an enemy chariot or cannon on one of its lines, and the legs of enemy horses and elephants in
//! range. Every other move is legal as it stands; only these are tried out.

use super::{
    bitboard::Bitboard,
    leapers,
    mv::{Move, MoveList},
    palace,
    position::Position,
    rays::{Direction, between, ray},
    role::Role,
    square::{COLS, Square},
};

impl Position {
    /// Fills the list with every legal move, the pass included (unless it is forbidden by a check). Rules that need
    /// history are not applied, and after two passes the list is not empty: see [`Game`](super::Game).
    pub fn legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        let checkers = self.checkers();
        if checkers.is_empty() || self.bikjang() {
            moves.push(self.pass_move());
        }
        self.each_piece(checkers, Bitboard::ALL, |from, targets| {
            for to in targets {
                moves.push(Move::new(from, to));
            }
        });
    }

    /// Fills the list with every legal capture.
    pub fn captures(&self, moves: &mut MoveList) {
        moves.clear();
        self.each_piece(self.checkers(), self.side(self.turn().other()), |from, targets| {
            for to in targets {
                moves.push(Move::new(from, to));
            }
        });
    }

    /// How many legal moves there are: `legal_moves` without the list.
    #[must_use]
    pub fn count_legal_moves(&self) -> u64 {
        let checkers = self.checkers();
        let mut count = u64::from(checkers.is_empty() || self.bikjang());
        self.each_piece(checkers, Bitboard::ALL, |_, targets| count += u64::from(targets.len()));
        count
    }

    /// There is a legal move, the pass included.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.pass_is_legal() || self.count_legal_moves() > 0
    }

    /// A pass is legal except in check; bikjang may be accepted even then.
    #[inline]
    #[must_use]
    pub fn pass_is_legal(&self) -> bool {
        !self.in_check() || self.bikjang()
    }

    /// A move is legal here, as far as it does not depend on history.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        match self.at(mv.from()) {
            Some((side, Role::General)) if side == self.turn() && mv.is_pass() => self.pass_is_legal(),
            Some((side, role)) if side == self.turn() => {
                let targets = self.reach(side, role, mv.from()) & !self.side(side);
                targets.has(mv.to()) && self.answers_bikjang(mv, role) && self.is_safe(mv, role)
            }
            _ => false,
        }
    }

    /// The own general is not attacked after this move.
    #[inline]
    fn is_safe(&self, mv: Move, role: Role) -> bool {
        self.attackers_after(mv, role).is_empty()
    }

    /// The move breaks bikjang, where it stands and the rule is in force.
    #[inline]
    pub(super) fn answers_bikjang(&self, mv: Move, role: Role) -> bool {
        if !self.bikjang() {
            return true;
        }
        let own = self.general(self.turn());
        if role == Role::General {
            mv.to().col() != own.col()
        } else {
            between(own, self.general(self.turn().other())).has(mv.to())
        }
    }

    /// Calls `each` with every piece of the side to move and its legal targets among `wanted`; `checkers` are the
    /// pieces that give check.
    #[inline]
    fn each_piece(&self, checkers: Bitboard, wanted: Bitboard, mut each: impl FnMut(Square, Bitboard)) {
        let us = self.turn();
        let own = self.side(us);
        let general = self.general(us);
        let risky = self.risky();
        let (mut piece_targets, mut general_targets) = (wanted & !own, wanted & !own);
        if self.bikjang() {
            piece_targets &= between(general, self.general(us.other()));
            general_targets &= !file(general);
        }

        for role in [Role::Soldier, Role::Horse, Role::Elephant, Role::Chariot, Role::Cannon, Role::Guard] {
            for from in self.pieces(us, role) {
                let targets = self.reach(us, role, from) & piece_targets;
                let leaves_risk = risky.has(from);
                let (mut legal, doubtful) = match (leaves_risk, checkers.is_empty()) {
                    (true, _) => (Bitboard::EMPTY, targets),
                    (false, true) => (targets & !risky, targets & risky),
                    (false, false) => (Bitboard::EMPTY, targets & (risky | checkers)),
                };
                for to in doubtful {
                    if self.is_safe(Move::new(from, to), role) {
                        legal |= to.into();
                    }
                }
                if legal.any() {
                    each(from, legal);
                }
            }
        }

        let mut legal = Bitboard::EMPTY;
        for to in palace::steps(general) & general_targets {
            if self.is_safe(Move::new(general, to), Role::General) {
                legal |= to.into();
            }
        }
        if legal.any() {
            each(general, legal);
        }
    }

    /// The points a move must leave or enter to change whether the general of the side to move is attacked (apart
    /// from capturing an attacker).
    #[inline]
    fn risky(&self) -> Bitboard {
        let enemy = self.turn().other();
        let general = self.general(self.turn());
        let sliders = self.pieces(enemy, Role::Chariot) | self.pieces(enemy, Role::Cannon);
        let mut risky = Bitboard::EMPTY;
        for way in Direction::ALL {
            let line = ray(way, general);
            let on_line = line & sliders;
            if on_line.any() {
                let farthest = way.opposite().nearest(on_line);
                risky |= line & ray(way.opposite(), farthest);
            }
        }
        let (centre, corner) = palace::crossing(general);
        if (corner & sliders).any() {
            risky |= centre;
        }
        let horses = self.pieces(enemy, Role::Horse);
        if horses.any() {
            for way in leapers::horse_arrivals(general) {
                if (way.ends & horses).any() {
                    risky |= way.leg;
                }
            }
        }
        let elephants = self.pieces(enemy, Role::Elephant);
        if elephants.any() {
            for way in leapers::elephant_arrivals(general) {
                if (way.ends & elephants).any() {
                    risky |= way.path;
                }
            }
        }
        risky
    }
}

/// The file of a point.
#[inline]
fn file(square: Square) -> Bitboard {
    const FIRST_FILE: u128 = {
        let mut file = 0;
        let mut row = 0;
        while row < 10 {
            file |= 1 << (row * COLS);
            row += 1;
        }
        file
    };
    Bitboard(FIRST_FILE << square.col())
}

/// Counts the positions reachable in exactly `depth` plies. A game that ends by two passes or by accepted bikjang has
/// no moves after that, as in Fairy-Stockfish; rules that need more history than that are not applied.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves(),
        _ => {
            let mut moves = MoveList::new();
            position.legal_moves(&mut moves);
            let ends_on_pass = position.passed() || position.bikjang();
            moves
                .into_iter()
                .filter(|mv| !(ends_on_pass && mv.is_pass()))
                .map(|mv| perft(&position.after(mv), depth - 1))
                .sum()
        }
    }
}
