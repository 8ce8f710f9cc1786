//! Why a move is refused: the checks in their fixed order, and the evidence of the first that fails.
//!
//! Order: whose piece, the way the piece moves, what blocks it, passes, the own general's safety, and the rules that
//! look back. Nothing here asks the move generator, and the move generator builds no reasons: the two are
//! independent statements of the same rules.

use super::{
    bitboard::Bitboard,
    cannon, delete,
    game::Game,
    leapers,
    mv::Move,
    palace,
    position::Position,
    rays::{self, between},
    repetition,
    role::Role,
    soldier,
    square::{COLS, ROWS, Square},
};
use crate::{
    Action, Detail, EndReason, Mark, MarkRole, MoveRejectReason as Reason, PieceKind, Point, Rejection, Side,
};

/// Why the game refuses this action; `None` where it is legal.
pub(super) fn refusal(game: &Game, action: Action) -> Option<Rejection> {
    not_playing(game, action).or_else(|| match action {
        Action::Delete(target) => delete::examine(game, target).err(),
        _ => examine(game, action).err(),
    })
}

/// The refusal of everything once the game is over. In a position that was set up as a mate each move is refused for
/// what is wrong with it: that is what whoever set it up wants to know.
pub(super) fn not_playing(game: &Game, action: Action) -> Option<Rejection> {
    let outcome = game.outcome()?;
    let study = game.plies().is_empty() && outcome.by == EndReason::Checkmate;
    if study && !matches!(action, Action::Delete(_)) {
        return None;
    }
    Some(Rejection::new(Reason::GameNotPlaying).with_detail(Detail::Ended(outcome)))
}

pub(super) fn out_of_bounds() -> Rejection {
    Rejection::new(Reason::OutOfBounds).with_detail(Detail::BoardSize { cols: COLS, rows: ROWS })
}

/// The move that an action other than a deletion means, if it is legal.
///
/// # Errors
/// Why it is not.
pub(super) fn examine(game: &Game, action: Action) -> Result<Move, Rejection> {
    match action {
        Action::Pass => pass(game),
        Action::Step { from, to, promotion } => step(game, from, to, promotion),
        Action::Place(_) | Action::Delete(_) => Err(Rejection::new(Reason::Unreadable)),
    }
}

/// The rules in force let the side to move pass, check aside.
pub(super) fn pass_is_allowed(game: &Game) -> bool {
    game.rules().free_pass || game.position().bikjang() || game.position().count_legal_moves() == 1
}

fn pass(game: &Game) -> Result<Move, Rejection> {
    let position = game.position();
    let general = position.general(position.turn());
    let mark = |role, square| mark(position, role, square);
    let stay = |reason| {
        Rejection::new(reason)
            .with_mark(mark(MarkRole::Mover, general))
            .with_mark(mark(MarkRole::Target, general))
    };
    let checkers = position.checkers();
    if checkers.any() && !position.bikjang() {
        return Err(stay(Reason::PassInCheck)
            .with_marks(checkers.into_iter().map(|checker| mark(MarkRole::Attacker, checker)))
            .with_mark(mark(MarkRole::King, general)));
    }
    if !pass_is_allowed(game) {
        return Err(stay(Reason::PassForbidden).with_side(position.turn()));
    }
    Ok(position.pass_move())
}

fn step(game: &Game, from: Point, to: Point, promotion: Option<PieceKind>) -> Result<Move, Rejection> {
    let (Ok(from), Ok(to)) = (Square::try_from(from), Square::try_from(to)) else {
        return Err(out_of_bounds());
    };
    let position = game.position();
    let Some((side, role)) = position.at(from) else {
        return Err(Rejection::new(Reason::EmptySource)
            .with_mark(mark(position, MarkRole::Mover, from))
            .with_mark(mark(position, MarkRole::Target, to)));
    };
    let attempt = Attempt { game, position, side, role, from, to };
    if side != position.turn() {
        return Err(attempt.refuse(Reason::NotYourPiece).with_side(side));
    }
    if promotion.is_some() {
        let no_choice = Detail::Promotions(Vec::new());
        return Err(attempt.refuse(Reason::PromotionInvalid).with_detail(no_choice));
    }
    if from == to {
        return if role == Role::General {
            pass(game)
        } else {
            Err(attempt.refuse(Reason::PieceCannotMoveThatWay))
        };
    }
    if position.side(side).has(to) {
        return Err(attempt.refuse(Reason::OwnPieceOnTarget));
    }
    match role {
        Role::General | Role::Guard => attempt.in_palace()?,
        Role::Chariot => attempt.chariot()?,
        Role::Cannon => attempt.cannon()?,
        Role::Horse => attempt.horse()?,
        Role::Elephant => attempt.elephant()?,
        Role::Soldier => attempt.soldier()?,
    }
    attempt.in_the_game()?;
    Ok(attempt.mv())
}

fn mark(position: &Position, role: MarkRole, square: Square) -> Mark {
    Mark { role, point: square.into(), piece: position.piece_at(square) }
}

/// A step of an own piece that is being looked at.
struct Attempt<'a> {
    game: &'a Game,
    position: &'a Position,
    side: Side,
    role: Role,
    from: Square,
    to: Square,
}

impl Attempt<'_> {
    const fn mv(&self) -> Move {
        Move::new(self.from, self.to)
    }

    /// A rejection that begins with the mover and its target.
    fn refuse(&self, reason: Reason) -> Rejection {
        Rejection::new(reason)
            .with_mark(self.mark(MarkRole::Mover, self.from))
            .with_mark(self.mark(MarkRole::Target, self.to))
    }

    fn mark(&self, role: MarkRole, square: Square) -> Mark {
        mark(self.position, role, square)
    }

    fn marks(&self, role: MarkRole, squares: Bitboard) -> impl Iterator<Item = Mark> {
        squares.into_iter().map(move |square| self.mark(role, square))
    }

    /// The points of a set, the nearest to the mover first.
    fn near_to_far(&self, squares: Bitboard) -> Vec<Square> {
        let mut squares: Vec<Square> = squares.into_iter().collect();
        squares.sort_by_key(|&square| distance(self.from, square));
        squares
    }

    /// Columns to the right and rows up.
    const fn shape(&self) -> (i8, i8) {
        (self.to.col() as i8 - self.from.col() as i8, self.to.row() as i8 - self.from.row() as i8)
    }

    /// One step to a neighbouring point, straight or diagonal.
    fn is_single_step(&self) -> bool {
        let (cols, rows) = self.shape();
        cols.abs() <= 1 && rows.abs() <= 1
    }

    /// Refuses a diagonal that is no line of a palace; the evidence is the nearest point that has one.
    fn no_line(&self) -> Rejection {
        let nearest = palace::NODES
            .into_iter()
            .min_by_key(|&node| (distance(self.from, node), distance(self.to, node)));
        self.refuse(Reason::NoPalaceLine).with_marks(nearest.map(|node| self.mark(MarkRole::LineNode, node)))
    }

    /// General and guard: one step along a line, inside the palace.
    fn in_palace(&self) -> Result<(), Rejection> {
        if palace::steps(self.from).has(self.to) {
            return Ok(());
        }
        if !self.is_single_step() {
            return Err(self.refuse(Reason::PieceCannotMoveThatWay));
        }
        if self.to.palace() != Some(self.side) {
            let palace = palace::palace(self.side);
            return Err(self.refuse(Reason::OutsidePalace).with_marks(self.marks(MarkRole::Palace, palace)));
        }
        Err(self.no_line())
    }

    /// The line of a chariot or a cannon: a file, a rank, or a diagonal of a palace; the points between its ends.
    fn line(&self) -> Result<Bitboard, Rejection> {
        let on_line = rays::direction(self.from, self.to).is_some()
            || palace::diagonal_steps(self.from).has(self.to)
            || palace::diagonal_between(self.from, self.to).any();
        if on_line {
            return Ok(between(self.from, self.to));
        }
        let (cols, rows) = self.shape();
        // A palace is three points wide: a diagonal of more than two steps is no question of its lines.
        if cols.abs() == rows.abs() && cols.abs() <= 2 {
            Err(self.no_line())
        } else {
            Err(self.refuse(Reason::PieceCannotMoveThatWay))
        }
    }

    fn chariot(&self) -> Result<(), Rejection> {
        let blockers = self.near_to_far(self.line()? & self.position.occupied());
        match blockers.first() {
            Some(&blocker) => {
                Err(self.refuse(Reason::PathBlocked).with_mark(self.mark(MarkRole::Blocker, blocker)))
            }
            None => Ok(()),
        }
    }

    /// The cannon's own rules, in the order in which it meets them on its way.
    fn cannon(&self) -> Result<(), Rejection> {
        let line = self.line()?;
        let cannons = self.position.role(Role::Cannon);
        let screens = self.near_to_far(line & self.position.occupied());
        let with_screens = |reason| {
            let screens = screens.iter().map(|&screen| self.mark(MarkRole::Screen, screen));
            self.refuse(reason).with_marks(screens)
        };
        match screens[..] {
            [] => {
                let line = self.near_to_far(line);
                let line = line.into_iter().map(|point| self.mark(MarkRole::Line, point));
                Err(self.refuse(Reason::CannonNoScreen).with_marks(line))
            }
            [screen] if cannons.has(screen) => Err(with_screens(Reason::CannonScreenIsCannon)),
            [_] if cannons.has(self.to) => Err(with_screens(Reason::CannonTakesCannon)),
            [_] => Ok(()),
            _ => Err(with_screens(Reason::CannonManyScreens)),
        }
    }

    fn horse(&self) -> Result<(), Rejection> {
        let way = leapers::horse_ways(self.from).iter().find(|way| way.ends.has(self.to));
        self.unblocked(way.map(|way| way.leg), Reason::HorseLegBlocked)
    }

    fn elephant(&self) -> Result<(), Rejection> {
        let way = leapers::elephant_ways(self.from).iter().find(|way| way.ends.has(self.to));
        self.unblocked(way.map(|way| way.path), Reason::ElephantPathBlocked)
    }

    /// Refuses where the piece has no such way, or something stands on it.
    fn unblocked(&self, path: Option<Bitboard>, blocked: Reason) -> Result<(), Rejection> {
        let path = path.ok_or_else(|| self.refuse(Reason::PieceCannotMoveThatWay))?;
        let blockers = self.near_to_far(path & self.position.occupied());
        if blockers.is_empty() {
            return Ok(());
        }
        let blockers = blockers.into_iter().map(|blocker| self.mark(MarkRole::Blocker, blocker));
        Err(self.refuse(blocked).with_marks(blockers))
    }

    fn soldier(&self) -> Result<(), Rejection> {
        if soldier::reach(self.side, self.from).has(self.to) {
            return Ok(());
        }
        let (cols, rows) = self.shape();
        if !self.is_single_step() {
            Err(self.refuse(Reason::PieceCannotMoveThatWay))
        } else if cols == 0 || palace::diagonal_steps(self.from).has(self.to) {
            // Forwards and sideways are its ways; what is left of these is backwards.
            debug_assert!(rows * soldier::forward(self.side) < 0);
            Err(self.refuse(Reason::SoldierBackward))
        } else {
            Err(self.no_line())
        }
    }

    /// What the rest of the board and the game have to say to a move in the piece's own way.
    fn in_the_game(&self) -> Result<(), Rejection> {
        let attackers = self.position.attackers_after(self.mv(), self.role);
        let checkers = self.position.checkers();
        if attackers.any() {
            if self.role == Role::General {
                return Err(self
                    .refuse(Reason::KingIntoCheck)
                    .with_marks(self.marks(MarkRole::Attacker, attackers)));
            }
            self.pinned(attackers & !checkers)?;
            self.unanswered_check(checkers, attackers)?;
        }
        if let Some(earlier) = repetition::forbidden(self.game, self.mv()) {
            let times = Detail::Times(earlier.len() as u32);
            return Err(earlier
                .into_iter()
                .fold(self.refuse(Reason::Repetition), Rejection::with_move_number)
                .with_detail(times));
        }
        if !self.position.answers_bikjang(self.mv(), self.role) {
            let general = self.position.general(self.side);
            let enemy = self.position.general(self.side.other());
            return Err(self
                .refuse(Reason::BikjangUnanswered)
                .with_mark(self.mark(MarkRole::King, general))
                .with_mark(self.mark(MarkRole::EnemyKing, enemy)));
        }
        if attackers.any() { Err(self.exposed(attackers)) } else { Ok(()) }
    }

    fn king(&self) -> Mark {
        self.mark(MarkRole::King, self.position.general(self.side))
    }

    /// The mover stood alone between its general and a chariot, which now attacks.
    fn pinned(&self, opened: Bitboard) -> Result<(), Rejection> {
        match (opened & self.position.role(Role::Chariot)).first() {
            Some(pinner) => Err(self
                .refuse(Reason::Pinned)
                .with_mark(self.mark(MarkRole::Pinner, pinner))
                .with_mark(self.king())),
            None => Ok(()),
        }
    }

    /// A check that stood before the move still stands.
    fn unanswered_check(&self, checkers: Bitboard, attackers: Bitboard) -> Result<(), Rejection> {
        if (checkers & attackers).is_empty() {
            return Ok(());
        }
        let rejection = self
            .refuse(Reason::KingInCheck)
            .with_marks(self.marks(MarkRole::Attacker, checkers))
            .with_mark(self.king());
        Err(if checkers.many() { rejection.with_detail(Detail::DoubleCheck) } else { rejection })
    }

    /// The move gives a cannon its one screen, or opens the way of a horse or an elephant.
    fn exposed(&self, attackers: Bitboard) -> Rejection {
        let general = self.position.general(self.side);
        let mut rejection = self.refuse(Reason::ExposesKing);
        for attacker in attackers {
            rejection = rejection.with_mark(self.mark(MarkRole::Attacker, attacker));
            let Some((_, role)) = self.position.at(attacker) else { continue };
            match role {
                Role::Cannon => {
                    let occupied = self.position.occupied() & !Bitboard::of(self.from) | self.to.into();
                    let screen = cannon::screen(attacker, general, occupied);
                    rejection = rejection.with_marks(screen.map(|screen| self.screen_mark(screen)));
                }
                Role::Horse | Role::Elephant => {
                    rejection = rejection.with_mark(Mark::new(MarkRole::Leg, self.from.into()));
                }
                _ => {}
            }
        }
        rejection.with_mark(self.king())
    }

    /// The screen as it stands after the move: perhaps the mover on its target.
    fn screen_mark(&self, screen: Square) -> Mark {
        if screen == self.to {
            Mark::on(MarkRole::Screen, screen.into(), self.role.of(self.side))
        } else {
            self.mark(MarkRole::Screen, screen)
        }
    }
}

/// Steps along files and ranks from one point to another.
const fn distance(from: Square, to: Square) -> u8 {
    from.col().abs_diff(to.col()) + from.row().abs_diff(to.row())
}
