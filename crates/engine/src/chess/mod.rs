//! Chess for the shared search, on `shakmaty`.

mod endings;
mod evaluation;
mod exchange;
mod king;
mod pawns;
mod pieces;
mod reach;
mod terms;
mod threats;
#[rustfmt::skip]
mod weights;

use hansu_rules::{
    Action, PieceKind, Point,
    chess::{Game, Rules},
};
use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, EnPassantMode, Move, Position, Role, Square, attacks,
    zobrist::Zobrist64,
};

use crate::{
    brain::SpokenGame,
    search::{
        Cycle, SearchGame,
        tapered::{FULL_PHASE, Tapered},
        terms::Group,
    },
    tuning::{Blend, Trace, Tunable},
};

use self::pawns::PawnMemory;

/// What a piece is worth in an exchange, in hundredths of a pawn.
pub const fn exchange_value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 325,
        Role::Bishop => 340,
        Role::Rook => 510,
        Role::Queen => 1000,
        Role::King => 10_000,
    }
}

/// A chess position with what the search asks for at every node.
#[derive(Clone, Debug)]
pub struct ChessNode {
    position: Chess,
    hash: Zobrist64,
    in_check: bool,
}

impl ChessNode {
    /// The node of a position; `None` where the side that is not to move could lose its king, which no game
    /// reaches and the move generator does not bear.
    pub fn new(position: Chess) -> Option<Self> {
        let kings = position.board().kings();
        let them = (kings & position.them()).single_square()?;
        (kings & position.us()).single_square()?;
        let occupied = position.board().occupied();
        if position.board().attacks_to(them, position.turn(), occupied).any() {
            return None;
        }
        let hash = position.zobrist_hash(EnPassantMode::Legal);
        let in_check = position.is_check();
        Some(Self { position, hash, in_check })
    }

    /// From the sum of the evaluation's terms to the value for the side to move.
    #[cfg(test)]
    pub fn finish(&self, sum: Tapered) -> i32 {
        evaluation::finish(&self.position, sum)
    }
}

/// What each piece adds to the phase: 24 parts on a full board.
const fn phase_parts(role: Role) -> i32 {
    match role {
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 4,
        Role::Pawn | Role::King => 0,
    }
}

fn phase(position: &Chess) -> i32 {
    let board = position.board();
    let parts: i32 = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| phase_parts(role) * board.by_role(role).count() as i32)
        .sum();
    (parts * FULL_PHASE / 24).min(FULL_PHASE)
}

impl SearchGame for ChessNode {
    type Move = Move;
    type Memory = PawnMemory;

    const POINTS: usize = 64;
    const PIECES: usize = 12;

    fn hash(&self) -> u64 {
        self.hash.0
    }

    fn key(&self) -> u64 {
        // When the fifty moves run out, positions with different counts are no longer worth the same.
        let late = u64::from(self.position.halfmoves().saturating_sub(60) / 8);
        self.hash.0 ^ late.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn side(&self) -> usize {
        usize::from(self.position.turn().is_black())
    }

    fn in_check(&self) -> bool {
        self.in_check
    }

    fn phase(&self) -> i32 {
        phase(&self.position)
    }

    fn evaluate(&self, pawns: &mut PawnMemory) -> i32 {
        evaluation::evaluate(&self.position, pawns)
    }

    fn generate(&self, moves: &mut Vec<Move>) {
        moves.extend(self.position.legal_moves());
    }

    fn generate_noisy(&self, moves: &mut Vec<Move>) {
        moves.extend(self.position.capture_moves());
        let queens = self.position.promotion_moves();
        moves.extend(queens.into_iter().filter(|mv| !mv.is_capture() && mv.promotion() == Some(Role::Queen)));
    }

    fn play(&mut self, mv: Move) {
        let updated = self.position.update_zobrist_hash(self.hash, mv, EnPassantMode::Legal);
        self.position.play_unchecked(mv);
        self.hash = updated.unwrap_or_else(|| self.position.zobrist_hash(EnPassantMode::Legal));
        self.in_check = self.position.is_check();
    }

    fn after_null(&self) -> Option<Self> {
        let pieces = self.position.us() & !self.position.board().pawns() & !self.position.board().kings();
        if self.in_check || pieces.is_empty() {
            return None;
        }
        let position = self.position.clone().swap_turn().ok()?;
        let hash = position.zobrist_hash(EnPassantMode::Legal);
        Some(Self { position, hash, in_check: false })
    }

    fn verdict(&self) -> Option<i32> {
        let fifty = self.position.halfmoves() >= 100;
        // A mate on the hundredth ply is a mate.
        let drawn = self.position.is_insufficient_material()
            || (fifty && !(self.in_check && self.position.legal_moves().is_empty()));
        drawn.then_some(0)
    }

    fn stalemate(&self) -> i32 {
        0
    }

    fn repetition(&self, _cycle: Cycle) -> i32 {
        0
    }

    fn is_irreversible(&self, mv: Move) -> bool {
        mv.is_zeroing() || mv.is_castle()
    }

    fn is_noisy(&self, mv: Move) -> bool {
        mv.is_capture() || mv.promotion() == Some(Role::Queen)
    }

    fn gain(&self, mv: Move) -> i32 {
        let promoted = mv.promotion().map_or(0, |role| exchange_value(role) - exchange_value(Role::Pawn));
        mv.capture().map_or(0, exchange_value) + promoted
    }

    fn mover_value(&self, mv: Move) -> i32 {
        exchange_value(mv.role())
    }

    fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        exchange::reaches(&self.position, mv, threshold)
    }

    fn gives_check(&self, mv: Move) -> bool {
        gives_check(&self.position, mv)
    }

    fn quiet_bonus(&self, mv: Move) -> i32 {
        if mv.is_castle() {
            return 4_000;
        }
        // An under-promotion is quiet in name only, and hardly ever right.
        if mv.is_promotion() {
            return -20_000;
        }
        // A piece attacked by a pawn wants to leave; a piece should not go where a pawn takes it.
        if mv.role() == Role::Pawn || mv.role() == Role::King {
            return 0;
        }
        let pawn_takes = |square: Square| {
            let reach = attacks::pawn_attacks(self.position.turn(), square);
            (reach & self.position.their(Role::Pawn)).any()
        };
        let leaves = mv.from().is_some_and(pawn_takes);
        3_000 * (i32::from(leaves) - 2 * i32::from(pawn_takes(mv.to())))
    }

    fn piece_index(&self, mv: Move) -> usize {
        6 * self.side() + mv.role() as usize - 1
    }

    fn from_index(mv: Move) -> usize {
        mv.from().map_or(0, usize::from)
    }

    fn to_index(mv: Move) -> usize {
        usize::from(mv.to())
    }

    fn pack(mv: Move) -> u16 {
        // Start and end differ (a king castles onto its rook), so that 0 is no move.
        let promotion = mv.promotion().map_or(0, |role| role as u16);
        Self::from_index(mv) as u16 | (Self::to_index(mv) as u16) << 6 | promotion << 12
    }
}

/// Whether a legal move gives check: directly, by opening a line, or else by being played.
fn gives_check(position: &Chess, mv: Move) -> bool {
    let board = position.board();
    let us = position.turn();
    let Some(king) = board.king_of(!us) else { return false };
    let Move::Normal { role, from, to, promotion, .. } = mv else {
        let mut after = position.clone();
        after.play_unchecked(mv);
        return after.is_check();
    };
    let occupied = (board.occupied() & !Bitboard::from_square(from)) | Bitboard::from_square(to);
    let arrives = promotion.unwrap_or(role).of(us);
    if attacks::attacks(to, arrives, occupied).contains(king) {
        return true;
    }
    if attacks::ray(king, from).is_empty() {
        return false;
    }
    let ours = position.us() & !Bitboard::from_square(from);
    let straight = attacks::rook_attacks(king, occupied) & board.rooks_and_queens();
    let diagonal = attacks::bishop_attacks(king, occupied) & board.bishops_and_queens();
    ((straight | diagonal) & ours).any()
}

impl Tunable for ChessNode {
    const GROUPS: &'static [Group] = terms::GROUPS;

    fn weights() -> &'static [Tapered] {
        &terms::WEIGHTS
    }

    fn read(fen: &str) -> Option<Self> {
        let game = Game::from_fen(fen, Rules::default()).ok()?;
        Self::new(game.position().clone())
    }

    fn trace(&self) -> Trace {
        evaluation::trace(&self.position)
    }

    fn blend(&self) -> Blend {
        evaluation::blend(&self.position, self.trace().total(&terms::WEIGHTS))
    }
}

fn point(square: Square) -> Point {
    Point::new(square.file() as u8, square.rank() as u8)
}

impl SpokenGame for ChessNode {
    const SLIP_PERCENT: i32 = 100;
    const HOPELESS: i32 = 1_000;

    fn moves_to_come(&self) -> u32 {
        // Full boards have about forty moves before them; at the end half of that, counted anew at each move.
        18 + 24 * self.phase().unsigned_abs() / FULL_PHASE.unsigned_abs()
    }

    fn action(&self, mv: Move) -> Action {
        match mv {
            Move::Castle { king, rook } if self.position.castles().mode() == CastlingMode::Standard => {
                let side = CastlingSide::from_king_side(king < rook);
                Action::step(point(king), Point::new(side.king_to_file() as u8, king.rank() as u8))
            }
            _ => Action::Step {
                from: point(mv.from().unwrap_or(mv.to())),
                to: point(mv.to()),
                promotion: mv.promotion().map(kind),
            },
        }
    }
}

const fn kind(role: Role) -> PieceKind {
    match role {
        Role::Pawn => PieceKind::Pawn,
        Role::Knight => PieceKind::Knight,
        Role::Bishop => PieceKind::Bishop,
        Role::Rook => PieceKind::Rook,
        Role::Queen => PieceKind::Queen,
        Role::King => PieceKind::King,
    }
}

#[cfg(test)]
mod tests;
