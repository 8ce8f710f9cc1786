//! A position without its history: the pieces, the side to move, and what one move changes.

use super::{
    bitboard::Bitboard,
    cannon, leapers,
    mv::Move,
    palace,
    rays::{self, Direction, between, ray},
    role::Role,
    soldier,
    square::{SQUARES, Square},
    zobrist,
};
use crate::{HalfPoints, Piece, Side};

/// What stands on a point, in one byte: nothing, or a role and a side.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell(u8);

impl Cell {
    const EMPTY: Self = Self(0xff);

    const fn holding(side: Side, role: Role) -> Self {
        Self((side as u8) << 3 | role as u8)
    }

    #[inline]
    fn get(self) -> Option<(Side, Role)> {
        let side = if self.0 & 8 == 0 { Side::First } else { Side::Second };
        let role = *Role::ALL.get((self.0 & 7) as usize)?;
        Some((side, role))
    }
}

/// Pieces on the board and the side to move. Copied, not unmade: 300 bytes.
///
/// Each side has exactly one general. Everything here is about the next move only; what needs history
/// (repetition, move limits, results) is [`Game`](super::Game)'s.
#[derive(Clone, Copy)]
pub struct Position {
    roles: [Bitboard; 7],
    sides: [Bitboard; 2],
    cells: [Cell; SQUARES],
    generals: [Square; 2],
    turn: Side,
    passed: bool,
    bikjang_rule: bool,
    hash: u64,
}

impl Position {
    /// The two generals on their palace centres and nothing else; Cho to move, no bikjang rule.
    #[must_use]
    pub fn generals_only() -> Self {
        Self::with_generals(Square::palace_centre(Side::First), Square::palace_centre(Side::Second))
    }

    pub(super) fn with_generals(cho: Square, han: Square) -> Self {
        let mut position = Self {
            roles: [Bitboard::EMPTY; 7],
            sides: [Bitboard::EMPTY; 2],
            cells: [Cell::EMPTY; SQUARES],
            generals: [cho, han],
            turn: Side::First,
            passed: false,
            bikjang_rule: false,
            hash: 0,
        };
        position.put(cho, Side::First, Role::General);
        position.put(han, Side::Second, Role::General);
        position
    }

    /// Puts a piece on an empty point. A general goes through `with_generals`.
    pub(super) fn put(&mut self, square: Square, side: Side, role: Role) {
        self.roles[role as usize] |= square.into();
        self.sides[side.index()] |= square.into();
        self.cells[square.index()] = Cell::holding(side, role);
        self.hash ^= zobrist::piece(side, role, square);
    }

    fn lift(&mut self, square: Square, side: Side, role: Role) {
        self.roles[role as usize] ^= square.into();
        self.sides[side.index()] ^= square.into();
        self.cells[square.index()] = Cell::EMPTY;
        self.hash ^= zobrist::piece(side, role, square);
    }

    pub(super) fn set_turn(&mut self, turn: Side) {
        if self.turn != turn {
            self.turn = turn;
            self.hash ^= zobrist::han_to_move();
        }
    }

    /// The same position with the bikjang rule in force or not: it decides which moves are legal while the generals
    /// face each other.
    #[must_use]
    pub const fn with_bikjang_rule(mut self, in_force: bool) -> Self {
        self.bikjang_rule = in_force;
        self
    }

    /// Facing generals must be answered.
    #[must_use]
    pub const fn bikjang_rule(&self) -> bool {
        self.bikjang_rule
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The last move was a pass.
    #[inline]
    #[must_use]
    pub const fn passed(&self) -> bool {
        self.passed
    }

    /// A hash of the pieces and the side to move, kept up to date move by move. Whether the last move was a pass is
    /// not in it.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash, worked out from the pieces.
    #[must_use]
    pub fn recomputed_hash(&self) -> u64 {
        let turn = if self.turn == Side::Second { zobrist::han_to_move() } else { 0 };
        Square::all().fold(turn, |hash, square| match self.at(square) {
            Some((side, role)) => hash ^ zobrist::piece(side, role, square),
            None => hash,
        })
    }

    /// Whose piece of which role stands on a point.
    #[inline]
    #[must_use]
    pub fn at(&self, square: Square) -> Option<(Side, Role)> {
        self.cells[square.index()].get()
    }

    /// The piece on a point.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.at(square).map(|(side, role)| role.of(side))
    }

    /// The pieces of one side and role.
    #[inline]
    #[must_use]
    pub fn pieces(&self, side: Side, role: Role) -> Bitboard {
        self.roles[role as usize] & self.sides[side.index()]
    }

    /// The pieces of one role, of both sides.
    #[inline]
    #[must_use]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// All pieces of a side.
    #[inline]
    #[must_use]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// All pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// Where a side's general stands.
    #[inline]
    #[must_use]
    pub const fn general(&self, side: Side) -> Square {
        self.generals[side.index()]
    }

    /// The pass of the side to move: its general stays.
    #[inline]
    #[must_use]
    pub const fn pass_move(&self) -> Move {
        let general = self.general(self.turn);
        Move::new(general, general)
    }

    /// The points of a side's pieces, without the 1.5 that Han has for moving second.
    #[must_use]
    pub fn material(&self, side: Side) -> HalfPoints {
        HalfPoints::whole(
            Role::ALL.iter().map(|&role| role.points() * self.pieces(side, role).len() as i32).sum(),
        )
    }

    /// The same pieces on the same points with the same side to move: a repetition.
    #[must_use]
    pub fn same_position(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.turn == other.turn
            && self.sides == other.sides
            && self.roles == other.roles
    }

    /// Makes a move of the side to move, the pass included. The move is trusted: it is one that
    /// [`legal_moves`](Self::legal_moves) lists, or at least moves an own piece and leaves the enemy general.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) {
        let (from, to) = (mv.from(), mv.to());
        self.passed = from == to;
        if let Some((side, role)) = self.at(from)
            && from != to
        {
            if let Some((victim_side, victim)) = self.at(to) {
                self.lift(to, victim_side, victim);
            }
            self.lift(from, side, role);
            self.put(to, side, role);
            if role == Role::General {
                self.generals[side.index()] = to;
            }
        }
        self.turn = self.turn.other();
        self.hash ^= zobrist::han_to_move();
    }

    /// The position after a move; see [`play_unchecked`](Self::play_unchecked).
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    /// Passes, legal or not: also the null move of a search.
    #[inline]
    pub fn pass(&mut self) {
        self.play_unchecked(self.pass_move());
    }

    /// Takes a piece off the board without a move; the last move then no longer counts as a pass. A general stays.
    pub(super) fn remove(&mut self, square: Square) {
        if let Some((side, role)) = self.at(square)
            && role != Role::General
        {
            self.lift(square, side, role);
            self.passed = false;
        }
    }

    /// Where the piece of this role and side would reach from a point, own pieces included.
    #[inline]
    #[must_use]
    pub fn reach(&self, side: Side, role: Role, from: Square) -> Bitboard {
        reach(side, role, from, self.occupied(), self.role(Role::Cannon))
    }

    /// The points from which a piece of this role and side would reach an empty point, on the board as it stands.
    #[inline]
    #[must_use]
    pub fn origins(&self, side: Side, role: Role, target: Square) -> Bitboard {
        let occupied = self.occupied();
        match role {
            // Their ways lead back as they came.
            Role::General | Role::Guard | Role::Chariot | Role::Cannon => self.reach(side, role, target),
            Role::Horse => leapers::horse_origins(target, occupied),
            Role::Elephant => leapers::elephant_origins(target, occupied),
            Role::Soldier => soldier::arrivals(side, target),
        }
    }

    /// The pieces of both sides that attack a point when these points are occupied. (A cannon attacks no cannon, but
    /// does attack the empty points beyond its screen.)
    #[must_use]
    pub fn attackers_to(&self, target: Square, occupied: Bitboard) -> Bitboard {
        let cannons = self.role(Role::Cannon) & occupied;
        let by = |side: Side| self.attackers(side, target, occupied, cannons, self.side(side) & occupied);
        let all = by(Side::First) | by(Side::Second);
        if cannons.has(target) { all & !cannons } else { all }
    }

    /// The pieces of `by` among `alive` that attack `target`, on a board with these points occupied and these cannons
    /// on it.
    #[inline]
    pub(super) fn attackers(
        &self,
        by: Side,
        target: Square,
        occupied: Bitboard,
        cannons: Bitboard,
        alive: Bitboard,
    ) -> Bitboard {
        let chariots = self.role(Role::Chariot) & alive;
        let guns = cannons & alive;
        let sliders = chariots | guns;
        let mut found = Bitboard::EMPTY;
        for way in Direction::ALL {
            let line = ray(way, target);
            if (line & sliders).is_empty() {
                continue;
            }
            let nearest = way.nearest(line & occupied);
            if chariots.has(nearest) {
                found |= nearest.into();
            } else if !cannons.has(nearest) {
                let beyond = ray(way, nearest) & occupied;
                if (beyond & guns).any() {
                    found |= Bitboard::of(way.nearest(beyond)) & guns;
                }
            }
        }
        let diagonal = palace::diagonal_steps(target);
        if diagonal.any() {
            found |= diagonal & chariots;
            let (centre, corner) = palace::crossing(target);
            if (corner & sliders).any() {
                if (centre & occupied).is_empty() {
                    found |= corner & chariots;
                } else if (centre & cannons).is_empty() {
                    found |= corner & guns;
                }
            }
        }
        let horses = self.role(Role::Horse) & alive;
        if horses.any() {
            for way in leapers::horse_arrivals(target) {
                if (way.leg & occupied).is_empty() {
                    found |= way.ends & horses;
                }
            }
        }
        let elephants = self.role(Role::Elephant) & alive;
        if elephants.any() {
            for way in leapers::elephant_arrivals(target) {
                if (way.path & occupied).is_empty() {
                    found |= way.ends & elephants;
                }
            }
        }
        found |= soldier::arrivals(by, target) & self.role(Role::Soldier) & alive;
        found |= palace::steps(target) & (self.role(Role::General) | self.role(Role::Guard)) & alive;
        found
    }

    /// The enemy pieces that attack a side's general.
    #[inline]
    #[must_use]
    pub fn checkers_of(&self, side: Side) -> Bitboard {
        let enemy = side.other();
        let (occupied, cannons) = (self.occupied(), self.role(Role::Cannon));
        self.attackers(enemy, self.general(side), occupied, cannons, self.side(enemy))
    }

    /// The enemy pieces that give check to the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.checkers_of(self.turn)
    }

    /// The side to move is in check.
    #[inline]
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.checkers().any()
    }

    /// A move of the side to move gives check.
    #[must_use]
    pub fn gives_check(&self, mv: Move) -> bool {
        let Some((us, role)) = self.at(mv.from()) else { return false };
        let (from, to) = (Bitboard::of(mv.from()), Bitboard::of(mv.to()));
        let occupied = (self.occupied() & !from) | to;
        let mut cannons = self.role(Role::Cannon) & !from & !to;
        if role == Role::Cannon {
            cannons |= to;
        }
        let general = self.general(us.other());
        // By the piece itself, or by another whose way it opened or to which it became a screen.
        reach(us, role, mv.to(), occupied, cannons).has(general)
            || self.attackers(us, general, occupied, cannons, self.side(us) & !from).any()
    }

    /// The enemy pieces that attack the general of the side to move once it has moved like this.
    #[inline]
    pub(super) fn attackers_after(&self, mv: Move, role: Role) -> Bitboard {
        let (from, to) = (Bitboard::of(mv.from()), Bitboard::of(mv.to()));
        let enemy = self.turn.other();
        let occupied = (self.occupied() & !from) | to;
        let mut cannons = self.role(Role::Cannon) & !from & !to;
        if role == Role::Cannon {
            cannons |= to;
        }
        let general = if role == Role::General { mv.to() } else { self.general(self.turn) };
        self.attackers(enemy, general, occupied, cannons, self.side(enemy) & !to)
    }

    /// The generals face each other: same file, nothing between.
    #[inline]
    #[must_use]
    pub fn generals_face(&self) -> bool {
        let [cho, han] = self.generals;
        cho.col() == han.col() && (between(cho, han) & self.occupied()).is_empty()
    }

    /// The bikjang rule is in force and the generals face each other: the side to move must break that, or accept it
    /// by a pass.
    #[inline]
    #[must_use]
    pub fn bikjang(&self) -> bool {
        self.bikjang_rule && self.generals_face()
    }
}

/// Where a piece reaches on a board with these points occupied and these cannons on it.
#[inline]
fn reach(side: Side, role: Role, from: Square, occupied: Bitboard, cannons: Bitboard) -> Bitboard {
    match role {
        Role::General | Role::Guard => palace::steps(from),
        Role::Chariot => rays::chariot_reach(from, occupied),
        Role::Cannon => cannon::reach(from, occupied, cannons),
        Role::Horse => leapers::horse_reach(from, occupied),
        Role::Elephant => leapers::elephant_reach(from, occupied),
        Role::Soldier => soldier::reach(side, from),
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.same_position(other) && self.passed == other.passed && self.bikjang_rule == other.bikjang_rule
    }
}

impl Eq for Position {}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({})", super::fen::board_and_turn(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::janggi::{Formation, MoveList, start_position};

    /// The positions of a game of moves picked by a fixed pattern.
    fn walk(mut look: impl FnMut(&Position)) {
        let formation = Formation::HorseElephantElephantHorse;
        let mut position = start_position(formation, formation);
        let mut moves = MoveList::new();
        for ply in 0..300_usize {
            look(&position);
            position.legal_moves(&mut moves);
            let Some(&mv) = moves.get((ply * 7919 + 13) % moves.len().max(1)) else { break };
            position.play_unchecked(mv);
        }
    }

    #[test]
    fn origins_are_whence_a_piece_reaches() {
        walk(|position| {
            let empty = !position.occupied();
            for role in [Role::Chariot, Role::Cannon, Role::Horse, Role::Elephant, Role::Soldier] {
                for target in empty {
                    let origins = position.origins(Side::First, role, target);
                    for from in position.pieces(Side::First, role) {
                        let reaches = position.reach(Side::First, role, from).has(target);
                        // A cannon is no origin of a cannon's way: none jumps onto another.
                        assert!(
                            origins.has(from) == reaches || role == Role::Cannon,
                            "{role:?} {from} {target}"
                        );
                    }
                }
            }
        });
    }

    #[test]
    fn a_check_is_foreseen() {
        let mut moves = MoveList::new();
        walk(|position| {
            position.legal_moves(&mut moves);
            for mv in &moves {
                assert_eq!(position.gives_check(mv), position.after(mv).in_check(), "{position:?} {mv}");
            }
        });
    }
}
