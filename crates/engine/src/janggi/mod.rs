//! Janggi for the shared search.

mod ending;
mod evaluation;
mod exchange;
mod neighbourhood;

use hansu_rules::{
    Action, Side,
    janggi::{Game, Move, MoveList, Position, Role, SQUARES},
};

use self::ending::Ending;
use crate::{
    brain::SpokenGame,
    search::{Cycle, SearchGame, tapered::FULL_PHASE, value::DECIDED},
};

/// What a piece is worth in an exchange, in hundredths of a point.
pub const fn exchange_value(role: Role) -> i32 {
    match role {
        Role::General => 10_000,
        _ => 100 * role.points(),
    }
}

/// A Janggi position with what the search asks for at every node.
#[derive(Clone, Debug)]
pub struct JanggiNode {
    position: Position,
    in_check: bool,
    ending: Ending,
}

impl JanggiNode {
    /// The node of the position on show; `None` where the side that is not to move could lose its general, which
    /// no game reaches.
    pub fn new(game: &Game) -> Option<Self> {
        let position = *game.position();
        if position.checkers_of(position.turn().other()).any() {
            return None;
        }
        Some(Self { position, in_check: position.in_check(), ending: Ending::of(game) })
    }
}

/// The points of the pieces but soldiers and generals: 124 on a full board.
fn phase(position: &Position) -> i32 {
    let points: i32 = [Role::Chariot, Role::Cannon, Role::Horse, Role::Elephant, Role::Guard]
        .into_iter()
        .map(|role| role.points() * position.role(role).len() as i32)
        .sum();
    (points * FULL_PHASE / 124).min(FULL_PHASE)
}

impl SearchGame for JanggiNode {
    type Move = Move;
    type Memory = ();

    const POINTS: usize = SQUARES;
    const PIECES: usize = 14;

    fn hash(&self) -> u64 {
        self.position.hash()
    }

    fn key(&self) -> u64 {
        self.position.hash() ^ self.ending.key()
    }

    fn side(&self) -> usize {
        self.position.turn().index()
    }

    fn in_check(&self) -> bool {
        self.in_check
    }

    fn phase(&self) -> i32 {
        phase(&self.position)
    }

    fn evaluate(&self, _memory: &mut ()) -> i32 {
        evaluation::evaluate(&self.position, &self.ending)
    }

    fn generate(&self, moves: &mut Vec<Move>) {
        let mut list = MoveList::new();
        self.position.legal_moves(&mut list);
        // Where passes are not free, one is left only if nothing else is.
        let pass = self.ending.free_pass || self.position.bikjang() || list.len() == 1;
        moves.extend(list.into_iter().filter(|mv| pass || !mv.is_pass()));
    }

    fn generate_noisy(&self, moves: &mut Vec<Move>) {
        let mut list = MoveList::new();
        self.position.captures(&mut list);
        moves.extend(&list);
    }

    fn play(&mut self, mv: Move) {
        let before = self.position;
        self.position.play_unchecked(mv);
        self.in_check = self.position.in_check();
        self.ending.note(&before, mv, &self.position, self.in_check);
    }

    fn after_null(&self) -> Option<Self> {
        if self.in_check || self.position.bikjang() {
            return None;
        }
        let mut child = self.clone();
        child.position.pass();
        // A trial, not a pass of the game: an answer to it by a pass ends nothing.
        child.ending.passed = false;
        Some(child)
    }

    fn verdict(&self) -> Option<i32> {
        self.ending.is_over().then(|| self.ending.decision(&self.position))
    }

    fn stalemate(&self) -> i32 {
        // Without a check there is always the pass.
        0
    }

    fn repetition(&self, cycle: Cycle) -> i32 {
        match (cycle.checked_throughout, cycle.checking_throughout) {
            (true, false) if self.ending.perpetual_check_loses => DECIDED,
            (false, true) if self.ending.perpetual_check_loses => -DECIDED,
            _ => self.ending.standstill(&self.position),
        }
    }

    fn is_irreversible(&self, mv: Move) -> bool {
        self.is_noisy(mv)
    }

    fn is_noisy(&self, mv: Move) -> bool {
        !mv.is_pass() && self.position.occupied().has(mv.to())
    }

    fn gain(&self, mv: Move) -> i32 {
        if mv.is_pass() {
            return 0;
        }
        self.position.at(mv.to()).map_or(0, |(_, role)| exchange_value(role))
    }

    fn mover_value(&self, mv: Move) -> i32 {
        self.position.at(mv.from()).map_or(0, |(_, role)| exchange_value(role))
    }

    fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        exchange::reaches(&self.position, mv, threshold)
    }

    fn gives_check(&self, mv: Move) -> bool {
        let general = self.position.general(self.position.turn().other());
        let near = neighbourhood::of(general);
        (near.has(mv.from()) || near.has(mv.to())) && !mv.is_pass() && self.position.gives_check(mv)
    }

    fn quiet_bonus(&self, mv: Move) -> i32 {
        // Giving the turn away is the last thing to think of, unless the game may be over by it.
        if mv.is_pass() { if self.ending.passed { 0 } else { -8_000 } } else { 0 }
    }

    fn piece_index(&self, mv: Move) -> usize {
        self.position.at(mv.from()).map_or(0, |(side, role)| 7 * side.index() + role as usize)
    }

    fn from_index(mv: Move) -> usize {
        mv.from().index()
    }

    fn to_index(mv: Move) -> usize {
        mv.to().index()
    }

    fn pack(mv: Move) -> u16 {
        // Below 1 + 16384, and never 0.
        1 + mv.index() as u16
    }
}

impl SpokenGame for JanggiNode {
    const SLIP_PERCENT: i32 = 150;
    const HOPELESS: i32 = 2_200;

    fn moves_to_come(&self) -> u32 {
        // Games last longer than in chess: nothing is promoted, and few pieces mate slowly.
        26 + 34 * self.phase().unsigned_abs() / FULL_PHASE.unsigned_abs()
    }

    fn action(&self, mv: Move) -> Action {
        mv.to_action()
    }
}

/// +1 where this side is First (Cho), -1 where it is Second.
const fn sign(side: Side) -> i32 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

#[cfg(test)]
mod tests;
