//! Why a move is refused: the checks in their fixed order, the cheapest first, and the evidence of the first
//! that fails.
//!
//! Nothing here asks the move generator, and the move generator builds no reasons: the two are independent
//! statements of the same rules.

use shakmaty::{Bitboard, CastlingSide, Chess, Color, Piece, Position, Rank, Role, Square, attacks};

use super::{
    castling, delete,
    game::{Game, PlyNumber},
    notation,
    square::{self, point, side, square},
};
use crate::{Action, Detail, Mark, MarkRole, MoveRejectReason, PieceKind, Point, Rejection};

/// What a pawn may become, the most chosen first.
pub(super) const PROMOTIONS: [PieceKind; 4] =
    [PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight];

/// Why the game refuses this action; `None` where it is legal.
pub(super) fn refusal(game: &Game, action: Action) -> Option<Rejection> {
    if let Some(outcome) = game.outcome() {
        return Some(Rejection::new(MoveRejectReason::GameNotPlaying).with_detail(Detail::Ended(outcome)));
    }
    match action {
        Action::Step { from, to, promotion } => step(game, from, to, promotion).err(),
        Action::Delete(target) => delete::after(game, target).err(),
        // Chess knows neither a pass nor a piece put down.
        Action::Pass | Action::Place(_) => Some(
            Rejection::new(MoveRejectReason::Unreadable)
                .with_detail(Detail::Text(notation::by_squares(action))),
        ),
    }
}

fn step(game: &Game, from: Point, to: Point, promotion: Option<PieceKind>) -> Result<(), Rejection> {
    let (Some(from), Some(to)) = (square(from), square(to)) else {
        return Err(out_of_bounds([Mark::new(MarkRole::Mover, from), Mark::new(MarkRole::Target, to)]));
    };
    let position = game.position();
    let turn = position.turn();
    let Some(mover) = position.board().piece_at(from) else {
        return Err(Rejection::new(MoveRejectReason::EmptySource)
            .with_mark(Mark::new(MarkRole::Mover, point(from)))
            .with_mark(mark_any(position, MarkRole::Target, to)));
    };
    let attempt = Attempt { game, position, turn, from, to, mover, promotion };
    if mover.color != turn {
        return Err(attempt.refuse(MoveRejectReason::NotYourPiece).with_side(side(mover.color)));
    }
    let castles = if mover.role == Role::King { castling::attempted(game, from, to) } else { None };
    let onto_own_rook = castles.is_some() && position.our(Role::Rook).contains(to);
    if from != to && position.us().contains(to) && !onto_own_rook {
        return Err(attempt.refuse(MoveRejectReason::OwnPieceOnTarget));
    }
    if let Some(castling_side) = castles {
        attempt.castling(castling_side)?;
        return attempt.promotion();
    }
    let captured = if mover.role == Role::Pawn { attempt.pawn()? } else { attempt.officer()? };
    attempt.promotion()?;
    attempt.king_safety(captured)
}

/// A step of an own piece that is being looked at.
struct Attempt<'a> {
    game: &'a Game,
    position: &'a Chess,
    turn: Color,
    from: Square,
    to: Square,
    mover: Piece,
    promotion: Option<PieceKind>,
}

impl Attempt<'_> {
    /// A rejection that begins with the mover and its target.
    fn refuse(&self, reason: MoveRejectReason) -> Rejection {
        Rejection::new(reason)
            .with_mark(mark_any(self.position, MarkRole::Mover, self.from))
            .with_mark(mark_any(self.position, MarkRole::Target, self.to))
    }

    fn mark(&self, role: MarkRole, at: Square) -> Mark {
        mark_any(self.position, role, at)
    }

    fn marks(&self, role: MarkRole, squares: Bitboard) -> impl Iterator<Item = Mark> {
        squares.into_iter().map(move |at| self.mark(role, at))
    }

    fn occupied(&self) -> Bitboard {
        self.position.board().occupied()
    }

    fn enemies_attacking(&self, at: Square, occupied: Bitboard) -> Bitboard {
        self.position.board().attacks_to(at, !self.turn, occupied)
    }

    /// Geometry and path of a piece that is no pawn; the square of what it captures.
    fn officer(&self) -> Result<Option<Square>, Rejection> {
        if !attacks::attacks(self.from, self.mover, Bitboard::EMPTY).contains(self.to) {
            return Err(self.refuse(MoveRejectReason::PieceCannotMoveThatWay));
        }
        self.free(attacks::between(self.from, self.to))?;
        Ok(self.position.them().contains(self.to).then_some(self.to))
    }

    /// Refuses where something stands on the path: the blocker is the one nearest to the mover.
    fn free(&self, path: Bitboard) -> Result<(), Rejection> {
        let nearest = (path & self.occupied()).into_iter().min_by_key(|at| self.from.distance(*at));
        match nearest {
            Some(blocker) => Err(self
                .refuse(MoveRejectReason::PathBlocked)
                .with_mark(self.mark(MarkRole::Blocker, blocker))),
            None => Ok(()),
        }
    }

    /// Geometry, path and captures of a pawn; the square of what it captures.
    fn pawn(&self) -> Result<Option<Square>, Rejection> {
        let (from, to) = (self.from, self.to);
        let (ahead, home) = self.turn.fold_wb((8, Rank::Second), (-8, Rank::Seventh));
        if attacks::pawn_attacks(self.turn, from).contains(to) {
            if self.position.them().contains(to) {
                return Ok(Some(to));
            }
            return self.en_passant().map(Some);
        }
        let one = from.offset(ahead);
        if one == Some(to) {
            self.free(to.into())?;
            return Ok(None);
        }
        let two = one.and_then(|one| one.offset(ahead)).filter(|_| from.rank() == home);
        if two == Some(to) {
            self.free(attacks::between(from, to).with(to))?;
            return Ok(None);
        }
        Err(self.refuse(MoveRejectReason::PieceCannotMoveThatWay))
    }

    /// A pawn goes diagonally onto an empty square: the square of the pawn it takes in passing.
    fn en_passant(&self) -> Result<Square, Rejection> {
        let beside = Square::from_coords(self.to.file(), self.from.rank());
        if self.position.maybe_ep_square() == Some(self.to) {
            return Ok(beside);
        }
        let passed = self.from.rank() == self.turn.relative_rank(Rank::Fifth)
            && self.position.their(Role::Pawn).contains(beside);
        let expired =
            || self.refuse(MoveRejectReason::EnPassantExpired).with_mark(self.mark(MarkRole::Pawn, beside));
        Err(match passed.then(|| self.arrival_on(beside)) {
            Some(Arrival::DoubleStep(at)) => at.enter(expired()),
            Some(Arrival::DoubleStepBeforeTheGame) => expired().with_move_number(0),
            Some(Arrival::BeforeTheGame) => expired(),
            Some(Arrival::OtherMove) | None => self.refuse(MoveRejectReason::PawnCaptureNeedsEnemy),
        })
    }

    /// How the pawn on this square came there.
    fn arrival_on(&self, at: Square) -> Arrival {
        let arrival = self.game.plies().iter().enumerate().rev().find_map(|(index, ply)| {
            let mv = ply.mv?;
            (!mv.is_castle() && mv.to() == at).then_some((PlyNumber::of(index, ply), mv))
        });
        match arrival {
            None if self.game.start_position().maybe_ep_square() == Some(self.to) => {
                Arrival::DoubleStepBeforeTheGame
            }
            None => Arrival::BeforeTheGame,
            Some((number, mv)) if mv.from().is_some_and(|from| from.distance(at) == 2) => {
                Arrival::DoubleStep(number)
            }
            Some(_) => Arrival::OtherMove,
        }
    }

    /// The rules of castling, in the order in which a player can see them.
    fn castling(&self, castling_side: CastlingSide) -> Result<(), Rejection> {
        let castles = self.position.castles();
        let Some(rook) = castles.rook(self.turn, castling_side) else {
            let loss = castling::loss(self.game, self.turn, castling_side);
            let rook = loss.rook.or_else(|| castling::outer_rook(self.position, castling_side));
            let rejection = self.refuse(MoveRejectReason::CastlingRightLost);
            return Err(loss.complete(rejection.with_marks(rook.map(|rook| self.mark(MarkRole::Rook, rook)))));
        };
        let king = self.from;
        let path = castles.path(self.turn, castling_side) & self.occupied();
        if let Some(blocker) = path.into_iter().min_by_key(|at| king.distance(*at)) {
            return Err(self
                .refuse(MoveRejectReason::CastlingPathBlocked)
                .with_mark(self.mark(MarkRole::Blocker, blocker))
                .with_mark(self.mark(MarkRole::Rook, rook)));
        }
        let attacked = |reason, crossing: Square, attackers: Bitboard| {
            self.refuse(reason)
                .with_mark(self.mark(MarkRole::Crossing, crossing))
                .with_marks(self.marks(MarkRole::Attacker, attackers))
                .with_mark(self.mark(MarkRole::Rook, rook))
        };
        let checkers = self.enemies_attacking(king, self.occupied());
        if checkers.any() {
            return Err(attacked(MoveRejectReason::CastlingOutOfCheck, king, checkers));
        }
        let king_to = castling_side.king_to(self.turn);
        let without_king = self.occupied().without(king);
        let mut crossed: Vec<Square> = attacks::between(king, king_to).into_iter().collect();
        crossed.sort_unstable_by_key(|at| king.distance(*at));
        for crossing in crossed {
            let attackers = self.enemies_attacking(crossing, without_king);
            if attackers.any() {
                return Err(attacked(MoveRejectReason::CastlingThroughCheck, crossing, attackers));
            }
        }
        let after = without_king.without(rook).with(castling_side.rook_to(self.turn));
        let attackers = self.enemies_attacking(king_to, after);
        if attackers.any() {
            return Err(attacked(MoveRejectReason::CastlingIntoCheck, king_to, attackers));
        }
        Ok(())
    }

    /// A pawn on the last rank becomes a piece, and nothing else ever does.
    fn promotion(&self) -> Result<(), Rejection> {
        let promotes = self.mover.role == Role::Pawn && (Bitboard::BACKRANKS).contains(self.to);
        let (reason, choices) = match self.promotion {
            None if promotes => (MoveRejectReason::PromotionMissing, PROMOTIONS.to_vec()),
            Some(chosen) if promotes && !PROMOTIONS.contains(&chosen) => {
                (MoveRejectReason::PromotionInvalid, PROMOTIONS.to_vec())
            }
            Some(_) if !promotes => (MoveRejectReason::PromotionInvalid, Vec::new()),
            _ => return Ok(()),
        };
        Err(self.refuse(reason).with_detail(Detail::Promotions(choices)))
    }

    /// The own king must not stand attacked after the move.
    fn king_safety(&self, captured: Option<Square>) -> Result<(), Rejection> {
        let Some(king) = self.game.own_king() else { return Ok(()) };
        let taken = captured.map_or(Bitboard::EMPTY, Bitboard::from);
        let occupied = ((self.occupied() & !taken).without(self.from)).with(self.to);
        if self.mover.role == Role::King {
            let attackers = self.enemies_attacking(self.to, occupied) & !taken;
            return if attackers.any() {
                Err(self
                    .refuse(MoveRejectReason::KingIntoCheck)
                    .with_marks(self.marks(MarkRole::Attacker, attackers)))
            } else {
                Ok(())
            };
        }
        let attackers = self.enemies_attacking(king, occupied) & !taken;
        if attackers.is_empty() {
            return Ok(());
        }
        let checkers = self.enemies_attacking(king, self.occupied());
        let opened = attackers & !checkers;
        let alone_between =
            |at: &Square| attacks::between(king, *at) & self.occupied() == Bitboard::from(self.from);
        if let Some(pinner) = opened.into_iter().find(alone_between) {
            return Err(self
                .refuse(MoveRejectReason::Pinned)
                .with_mark(self.mark(MarkRole::Pinner, pinner))
                .with_mark(self.mark(MarkRole::King, king)));
        }
        if opened.any() {
            // Only en passant empties two squares at once: the pawn taken is the other half of the shield.
            let passed = captured.filter(|&at| at != self.to);
            return Err(self
                .refuse(MoveRejectReason::ExposesKing)
                .with_marks(passed.map(|pawn| self.mark(MarkRole::Pawn, pawn)))
                .with_marks(self.marks(MarkRole::Attacker, opened))
                .with_mark(self.mark(MarkRole::King, king)));
        }
        let detail = if checkers.more_than_one() { Detail::DoubleCheck } else { Detail::None };
        Err(self
            .refuse(MoveRejectReason::KingInCheck)
            .with_marks(self.marks(MarkRole::Attacker, checkers))
            .with_mark(self.mark(MarkRole::King, king))
            .with_detail(detail))
    }
}

/// How an enemy pawn came to stand beside an own one.
enum Arrival {
    /// By its double step in this game.
    DoubleStep(PlyNumber),
    /// By its double step just before the position the game began with, which says so.
    DoubleStepBeforeTheGame,
    /// It stood there when the game began, nobody knows since when: no en passant can be left of that.
    BeforeTheGame,
    /// Otherwise, so that en passant was never possible.
    OtherMove,
}

/// A coordinate off the board, with the points it was found among.
pub(super) fn out_of_bounds(marks: impl IntoIterator<Item = Mark>) -> Rejection {
    Rejection::new(MoveRejectReason::OutOfBounds)
        .with_marks(marks)
        .with_detail(Detail::BoardSize { cols: 8, rows: 8 })
}

/// A mark with whatever stands there.
fn mark_any(position: &Chess, role: MarkRole, at: Square) -> Mark {
    Mark { role, point: point(at), piece: position.board().piece_at(at).map(square::piece) }
}
