//! Every refusal in every game it occurs in, with plausible evidence, and every way a game ends.

use hansu_rules::{
    Action, CastlingLoss, Detail, EndReason, GameKind, HalfPoints, KoRule, Mark, MarkRole, MoveRejectReason,
    Outcome, Piece, PieceKind, Point, Rejection, Side,
};

use MarkRole::{
    Attacker, Blocker, Crossing, DeadStone, EnemyKing, King, KoPoint, Leg, LineNode, Mover, Pawn, Pinner,
    Rook, Screen, Target,
};
use MoveRejectReason as Reason;
use Side::{First, Second};

use crate::BoardNames;

pub(super) const fn board(kind: GameKind) -> BoardNames {
    let rows = match kind {
        GameKind::Go => 19,
        GameKind::Chess => 8,
        GameKind::Janggi => 10,
    };
    BoardNames { kind, rows }
}

const ALL: &[GameKind] = &GameKind::ALL;
const GO: &[GameKind] = &[GameKind::Go];
const CHESS: &[GameKind] = &[GameKind::Chess];
const JANGGI: &[GameKind] = &[GameKind::Janggi];
const BOTH: &[GameKind] = &[GameKind::Chess, GameKind::Janggi];

/// The games a reason can occur in.
pub(super) const fn games_of(reason: MoveRejectReason) -> &'static [GameKind] {
    match reason {
        Reason::GameNotPlaying
        | Reason::NotYourTurn
        | Reason::OutOfBounds
        | Reason::Unreadable
        | Reason::Ambiguous => ALL,
        Reason::Occupied | Reason::Suicide | Reason::KoViolation => GO,
        Reason::EmptySource
        | Reason::NotYourPiece
        | Reason::OwnPieceOnTarget
        | Reason::PieceCannotMoveThatWay
        | Reason::PathBlocked
        | Reason::KingIntoCheck
        | Reason::Pinned
        | Reason::ExposesKing
        | Reason::KingInCheck
        | Reason::PassForbidden
        | Reason::Repetition
        | Reason::NoDeletesLeft
        | Reason::DeleteNeedsEnemyPiece
        | Reason::DeleteKing
        | Reason::DeleteExposesKing => BOTH,
        Reason::PawnCaptureNeedsEnemy
        | Reason::EnPassantExpired
        | Reason::CastlingRightLost
        | Reason::CastlingPathBlocked
        | Reason::CastlingOutOfCheck
        | Reason::CastlingThroughCheck
        | Reason::CastlingIntoCheck
        | Reason::PromotionMissing
        | Reason::PromotionInvalid => CHESS,
        Reason::SoldierBackward
        | Reason::OutsidePalace
        | Reason::NoPalaceLine
        | Reason::HorseLegBlocked
        | Reason::ElephantPathBlocked
        | Reason::CannonNoScreen
        | Reason::CannonScreenIsCannon
        | Reason::CannonManyScreens
        | Reason::CannonTakesCannon
        | Reason::PassInCheck
        | Reason::BikjangUnanswered => JANGGI,
    }
}

/// A point by its square ("e4", "a10": column letter from a, row from 1).
fn at(square: &str) -> Point {
    let col = square.as_bytes()[0] - b'a';
    let row: u8 = square[1..].parse().unwrap();
    Point::new(col, row - 1)
}

fn on(role: MarkRole, square: &str, side: Side, kind: PieceKind) -> Mark {
    Mark::on(role, at(square), Piece::new(side, kind))
}

fn empty(role: MarkRole, square: &str) -> Mark {
    Mark::new(role, at(square))
}

fn refused(reason: MoveRejectReason) -> Rejection {
    Rejection::new(reason)
}

/// One case or more for each reason and game.
pub(super) fn refusals() -> Vec<(GameKind, Rejection)> {
    let mut cases: Vec<(GameKind, Rejection)> = Vec::new();
    cases.extend(
        common().into_iter().flat_map(|rejection| GameKind::ALL.map(|kind| (kind, rejection.clone()))),
    );
    cases.extend(of_one_game());
    cases.extend(go().into_iter().map(|rejection| (GameKind::Go, rejection)));
    cases.extend(chess_moves().into_iter().map(|rejection| (GameKind::Chess, rejection)));
    cases.extend(chess_king().into_iter().map(|rejection| (GameKind::Chess, rejection)));
    cases.extend(janggi_moves().into_iter().map(|rejection| (GameKind::Janggi, rejection)));
    cases.extend(janggi_general().into_iter().map(|rejection| (GameKind::Janggi, rejection)));
    cases.extend(every_piece());
    // Sentences of a key that only little evidence leads to.
    let bare = MoveRejectReason::ALL.into_iter();
    cases.extend(bare.flat_map(|reason| games_of(reason).iter().map(move |&kind| (kind, refused(reason)))));
    cases
}

fn common() -> Vec<Rejection> {
    vec![
        refused(Reason::GameNotPlaying)
            .with_detail(Detail::Ended(Outcome::win(First, EndReason::Resignation))),
        refused(Reason::NotYourTurn).with_side(First),
        refused(Reason::NotYourTurn).with_side(Second),
    ]
}

fn of_one_game() -> Vec<(GameKind, Rejection)> {
    let unreadable = |text: &str| refused(Reason::Unreadable).with_detail(Detail::Text(text.to_owned()));
    let off = |cols, rows, col, row| {
        refused(Reason::OutOfBounds)
            .with_mark(Mark::new(Target, Point::new(col, row)))
            .with_detail(Detail::BoardSize { cols, rows })
    };
    let several = |actions: Vec<Action>| refused(Reason::Ambiguous).with_detail(Detail::Candidates(actions));
    vec![
        (GameKind::Go, refused(Reason::GameNotPlaying).with_detail(Detail::Scoring)),
        (GameKind::Go, off(19, 19, 3, 19)),
        (GameKind::Go, off(7, 7, 7, 0)),
        (GameKind::Go, off(9, 9, 30, 3)),
        (GameKind::Chess, off(8, 8, 8, 3)),
        (GameKind::Janggi, off(9, 10, 9, 3)),
        (GameKind::Go, refused(Reason::OutOfBounds).with_detail(Detail::BoardSize { cols: 9, rows: 9 })),
        (GameKind::Go, refused(Reason::OutOfBounds).with_detail(Detail::BoardSize { cols: 7, rows: 7 })),
        (GameKind::Go, refused(Reason::OutOfBounds).with_detail(Detail::BoardSize { cols: 0, rows: 0 })),
        (GameKind::Go, unreadable("E55E")),
        (GameKind::Chess, unreadable("Nf")),
        (GameKind::Janggi, unreadable("82포")),
        (GameKind::Go, several(vec![Action::Place(at("c3")), Action::Pass])),
        (GameKind::Chess, several(vec![Action::step(at("b1"), at("d2")), Action::step(at("f1"), at("d2"))])),
        (
            GameKind::Janggi,
            several(vec![
                Action::step(at("a4"), at("b4")),
                Action::step(at("c4"), at("b4")),
                Action::step(at("b3"), at("b4")),
            ]),
        ),
    ]
}

fn go() -> Vec<Rejection> {
    let stones = |squares: &[&str]| squares.iter().map(|square| empty(DeadStone, square)).collect::<Vec<_>>();
    let ko = |rule, number| {
        refused(Reason::KoViolation)
            .with_mark(empty(KoPoint, "e5"))
            .with_move_number(number)
            .with_detail(Detail::Ko(rule))
    };
    vec![
        refused(Reason::Occupied).with_mark(on(Target, "e5", First, PieceKind::Stone)).with_move_number(16),
        refused(Reason::Occupied)
            .with_mark(on(Blocker, "q16", Second, PieceKind::Stone))
            .with_side(Second)
            .with_move_number(0),
        refused(Reason::Suicide).with_mark(empty(Target, "a1")),
        refused(Reason::Suicide).with_mark(empty(Target, "a1")).with_marks(stones(&["a2"])),
        refused(Reason::Suicide).with_mark(empty(Target, "a1")).with_marks(stones(&["a1", "a2", "b1"])),
        refused(Reason::Suicide)
            .with_mark(empty(Target, "a1"))
            .with_marks(stones(&["a1", "a2", "a3", "a4", "a5", "a6", "b1"])),
        ko(KoRule::Simple, 16),
        ko(KoRule::Simple, 0),
        ko(KoRule::PositionalSuperko, 41),
        ko(KoRule::PositionalSuperko, 0),
        ko(KoRule::SituationalSuperko, 41),
        ko(KoRule::SituationalSuperko, 0),
        refused(Reason::KoViolation).with_mark(empty(KoPoint, "e5")),
    ]
}

fn chess_moves() -> Vec<Rejection> {
    use PieceKind::{Bishop, King as KingPiece, Knight, Pawn as PawnPiece, Queen, Rook as RookPiece};
    let castling = |loss| {
        refused(Reason::CastlingRightLost)
            .with_mark(on(Mover, "e1", First, KingPiece))
            .with_mark(empty(Target, "g1"))
            .with_detail(Detail::Castling(loss))
    };
    vec![
        refused(Reason::EmptySource).with_mark(empty(Mover, "e4")).with_mark(empty(Target, "e5")),
        refused(Reason::NotYourPiece)
            .with_mark(on(Mover, "f6", Second, Knight))
            .with_mark(on(Target, "e4", First, PawnPiece))
            .with_side(Second),
        refused(Reason::OwnPieceOnTarget)
            .with_mark(on(Mover, "e1", First, RookPiece))
            .with_mark(on(Target, "e4", First, PawnPiece)),
        refused(Reason::PieceCannotMoveThatWay)
            .with_mark(on(Mover, "g1", First, Knight))
            .with_mark(empty(Target, "g3")),
        refused(Reason::PieceCannotMoveThatWay)
            .with_mark(on(Mover, "g1", First, Knight))
            .with_mark(on(Target, "g1", First, Knight)),
        refused(Reason::PieceCannotMoveThatWay).with_mark(on(Mover, "g1", First, Knight)),
        refused(Reason::PathBlocked)
            .with_mark(on(Mover, "e1", First, RookPiece))
            .with_mark(empty(Target, "e8"))
            .with_mark(on(Blocker, "e3", First, PawnPiece)),
        refused(Reason::PathBlocked)
            .with_mark(on(Mover, "e4", First, PawnPiece))
            .with_mark(on(Target, "e5", Second, PawnPiece))
            .with_mark(on(Blocker, "e5", Second, PawnPiece)),
        refused(Reason::PathBlocked).with_mark(empty(Blocker, "e3")),
        refused(Reason::PawnCaptureNeedsEnemy)
            .with_mark(on(Mover, "e4", First, PawnPiece))
            .with_mark(empty(Target, "d5")),
        refused(Reason::EnPassantExpired)
            .with_mark(on(Mover, "e5", First, PawnPiece))
            .with_mark(empty(Target, "d6"))
            .with_mark(on(Pawn, "d5", Second, PawnPiece))
            .with_move_number(6)
            .with_full_move(3),
        castling(CastlingLoss::KingMoved).with_move_number(7).with_full_move(4),
        castling(CastlingLoss::KingMoved),
        castling(CastlingLoss::RookMoved)
            .with_mark(on(Rook, "h1", First, RookPiece))
            .with_move_number(7)
            .with_full_move(4),
        castling(CastlingLoss::RookMoved).with_move_number(7).with_full_move(4),
        castling(CastlingLoss::RookMoved),
        castling(CastlingLoss::RookCaptured)
            .with_mark(empty(Rook, "h1"))
            .with_move_number(12)
            .with_full_move(6),
        castling(CastlingLoss::RookCaptured).with_move_number(12).with_full_move(6),
        castling(CastlingLoss::RookCaptured),
        castling(CastlingLoss::NeverHad),
        refused(Reason::CastlingPathBlocked)
            .with_mark(on(Mover, "e1", First, KingPiece))
            .with_mark(empty(Target, "g1"))
            .with_mark(on(Blocker, "f1", First, Bishop)),
        refused(Reason::CastlingOutOfCheck)
            .with_mark(on(Mover, "e1", First, KingPiece))
            .with_mark(empty(Target, "g1"))
            .with_mark(on(Attacker, "e8", Second, RookPiece)),
        refused(Reason::CastlingThroughCheck)
            .with_mark(on(Mover, "e1", First, KingPiece))
            .with_mark(empty(Target, "g1"))
            .with_mark(empty(Crossing, "f1"))
            .with_mark(on(Attacker, "c4", Second, Bishop)),
        refused(Reason::CastlingIntoCheck)
            .with_mark(on(Mover, "e1", First, KingPiece))
            .with_mark(empty(Target, "g1"))
            .with_mark(empty(Crossing, "g1"))
            .with_mark(on(Attacker, "g8", Second, RookPiece))
            .with_mark(on(Attacker, "c5", Second, Queen)),
        refused(Reason::PromotionMissing)
            .with_mark(on(Mover, "a7", First, PawnPiece))
            .with_mark(empty(Target, "a8"))
            .with_detail(Detail::Promotions(vec![Queen, RookPiece, Bishop, Knight])),
        refused(Reason::PromotionInvalid)
            .with_mark(on(Mover, "a7", First, PawnPiece))
            .with_mark(empty(Target, "a8"))
            .with_detail(Detail::Promotions(vec![Queen, RookPiece, Bishop, Knight])),
        refused(Reason::PromotionInvalid)
            .with_mark(on(Mover, "a2", First, PawnPiece))
            .with_mark(empty(Target, "a3"))
            .with_detail(Detail::Promotions(vec![])),
        refused(Reason::PassForbidden),
        refused(Reason::Repetition).with_detail(Detail::Times(3)),
        refused(Reason::NoDeletesLeft).with_side(First).with_mark(on(Target, "d8", Second, Queen)),
        refused(Reason::DeleteNeedsEnemyPiece).with_mark(on(Target, "d1", First, Queen)),
        refused(Reason::DeleteNeedsEnemyPiece).with_mark(empty(Target, "d4")),
        refused(Reason::DeleteKing).with_mark(on(Target, "e8", Second, KingPiece)),
        refused(Reason::DeleteExposesKing)
            .with_mark(on(Target, "e7", Second, PawnPiece))
            .with_mark(on(Attacker, "e2", First, Queen))
            .with_mark(on(EnemyKing, "e8", Second, KingPiece)),
    ]
}

fn chess_king() -> Vec<Rejection> {
    use PieceKind::{Bishop, King as KingPiece, Knight, Pawn as PawnPiece, Queen, Rook as RookPiece};
    let in_check = |attackers: Vec<Mark>| {
        refused(Reason::KingInCheck)
            .with_mark(on(Mover, "a2", First, PawnPiece))
            .with_mark(empty(Target, "a3"))
            .with_marks(attackers)
            .with_mark(on(King, "e1", First, KingPiece))
    };
    vec![
        refused(Reason::KingIntoCheck)
            .with_mark(on(Mover, "e1", First, KingPiece))
            .with_mark(empty(Target, "e2"))
            .with_mark(on(Attacker, "a2", Second, RookPiece)),
        refused(Reason::Pinned)
            .with_mark(on(Mover, "f6", Second, Knight))
            .with_mark(empty(Target, "d5"))
            .with_mark(on(Pinner, "g5", First, Bishop))
            .with_mark(on(King, "d8", Second, KingPiece)),
        refused(Reason::ExposesKing)
            .with_mark(on(Mover, "e5", First, PawnPiece))
            .with_mark(empty(Target, "d6"))
            .with_mark(on(Attacker, "h5", Second, RookPiece))
            .with_mark(on(King, "a5", First, KingPiece)),
        in_check(vec![on(Attacker, "h4", Second, Queen)]),
        in_check(vec![on(Attacker, "f2", Second, Queen)]),
        in_check(vec![on(Attacker, "f3", Second, Knight)]),
        in_check(vec![on(Attacker, "e8", Second, RookPiece), on(Attacker, "b4", Second, Bishop)])
            .with_detail(Detail::DoubleCheck),
    ]
}

fn janggi_moves() -> Vec<Rejection> {
    use PieceKind::{Cannon, Chariot, Elephant, General, Guard, Horse, Soldier};
    vec![
        refused(Reason::EmptySource).with_mark(empty(Mover, "e5")),
        refused(Reason::NotYourPiece).with_mark(on(Mover, "a7", Second, Soldier)).with_side(Second),
        refused(Reason::OwnPieceOnTarget)
            .with_mark(on(Mover, "a1", First, Chariot))
            .with_mark(on(Target, "b1", First, Horse)),
        refused(Reason::PieceCannotMoveThatWay)
            .with_mark(on(Mover, "a1", First, Chariot))
            .with_mark(on(Target, "a1", First, Chariot)),
        refused(Reason::PathBlocked)
            .with_mark(on(Mover, "a1", First, Chariot))
            .with_mark(empty(Target, "a6"))
            .with_mark(on(Blocker, "a4", First, Soldier)),
        refused(Reason::SoldierBackward)
            .with_mark(on(Mover, "c6", First, Soldier))
            .with_mark(empty(Target, "c5")),
        refused(Reason::SoldierBackward)
            .with_mark(on(Mover, "c6", Second, Soldier))
            .with_mark(empty(Target, "c7")),
        refused(Reason::OutsidePalace)
            .with_mark(on(Mover, "d2", First, Guard))
            .with_mark(empty(Target, "c2")),
        refused(Reason::NoPalaceLine)
            .with_mark(on(Mover, "e1", First, Guard))
            .with_mark(empty(Target, "d2"))
            .with_mark(empty(LineNode, "e2")),
        refused(Reason::HorseLegBlocked)
            .with_mark(on(Mover, "b1", First, Horse))
            .with_mark(empty(Target, "d2"))
            .with_mark(on(Blocker, "c1", First, Elephant)),
        refused(Reason::ElephantPathBlocked)
            .with_mark(on(Mover, "c1", First, Elephant))
            .with_mark(empty(Target, "e4"))
            .with_mark(on(Blocker, "d3", Second, Soldier)),
        refused(Reason::CannonNoScreen)
            .with_mark(on(Mover, "b3", First, Cannon))
            .with_mark(empty(Target, "b6")),
        refused(Reason::CannonScreenIsCannon)
            .with_mark(on(Mover, "b3", First, Cannon))
            .with_mark(empty(Target, "b9"))
            .with_mark(on(Screen, "b8", Second, Cannon)),
        refused(Reason::CannonManyScreens)
            .with_mark(on(Mover, "b3", First, Cannon))
            .with_mark(empty(Target, "b9"))
            .with_mark(on(Screen, "b4", First, Soldier))
            .with_mark(on(Screen, "b7", Second, Soldier)),
        refused(Reason::CannonTakesCannon)
            .with_mark(on(Mover, "b3", First, Cannon))
            .with_mark(on(Target, "b8", Second, Cannon))
            .with_mark(on(Screen, "b5", First, Soldier)),
        refused(Reason::PassForbidden),
        refused(Reason::Repetition)
            .with_mark(on(Mover, "a1", First, Chariot))
            .with_move_number(31)
            .with_move_number(33)
            .with_move_number(35)
            .with_move_number(37)
            .with_detail(Detail::Times(4)),
        refused(Reason::Repetition).with_detail(Detail::Times(1)),
        refused(Reason::NoDeletesLeft).with_side(Second),
        refused(Reason::DeleteNeedsEnemyPiece).with_mark(on(Target, "a4", First, Soldier)),
        refused(Reason::DeleteNeedsEnemyPiece).with_mark(empty(Target, "a5")),
        refused(Reason::DeleteKing).with_mark(on(Target, "e9", Second, General)),
        refused(Reason::DeleteExposesKing)
            .with_mark(on(Target, "e7", Second, Soldier))
            .with_mark(on(Attacker, "e4", First, Chariot))
            .with_mark(on(EnemyKing, "e9", Second, General)),
    ]
}

fn janggi_general() -> Vec<Rejection> {
    use PieceKind::{Cannon, Chariot, Elephant, General, Guard, Horse, Soldier};
    let in_check = |attackers: Vec<Mark>| {
        refused(Reason::KingInCheck)
            .with_mark(on(Mover, "a4", First, Soldier))
            .with_mark(empty(Target, "b4"))
            .with_marks(attackers)
            .with_mark(on(King, "e2", First, General))
    };
    vec![
        refused(Reason::KingIntoCheck)
            .with_mark(on(Mover, "e2", First, General))
            .with_mark(empty(Target, "e1"))
            .with_mark(on(Attacker, "a1", Second, Chariot)),
        refused(Reason::Pinned)
            .with_mark(on(Mover, "e2", First, Guard))
            .with_mark(empty(Target, "d1"))
            .with_mark(on(Pinner, "f3", Second, Chariot))
            .with_mark(on(King, "d1", First, General)),
        refused(Reason::ExposesKing)
            .with_mark(on(Mover, "d4", First, Soldier))
            .with_mark(empty(Target, "e4"))
            .with_mark(on(Attacker, "e8", Second, Cannon))
            .with_mark(empty(Screen, "e4"))
            .with_mark(on(King, "e2", First, General)),
        refused(Reason::ExposesKing)
            .with_mark(on(Mover, "d3", First, Soldier))
            .with_mark(empty(Target, "c3"))
            .with_mark(on(Attacker, "d4", Second, Horse))
            .with_mark(empty(Leg, "d3"))
            .with_mark(on(King, "e2", First, General)),
        in_check(vec![on(Attacker, "e7", Second, Chariot)]),
        in_check(vec![on(Attacker, "d4", Second, Horse)]),
        in_check(vec![on(Attacker, "g5", Second, Elephant)]),
        in_check(vec![on(Attacker, "e8", Second, Cannon)]),
        in_check(vec![on(Attacker, "e3", Second, Soldier)]),
        in_check(vec![on(Attacker, "e7", Second, Chariot), on(Attacker, "d4", Second, Horse)])
            .with_detail(Detail::DoubleCheck),
        refused(Reason::PassInCheck)
            .with_mark(on(King, "e2", First, General))
            .with_mark(on(Attacker, "e7", Second, Chariot)),
        refused(Reason::PassInCheck)
            .with_mark(on(King, "e2", First, General))
            .with_mark(on(Attacker, "e7", Second, Chariot))
            .with_mark(on(Attacker, "d4", Second, Horse)),
        refused(Reason::BikjangUnanswered)
            .with_mark(on(King, "e2", First, General))
            .with_mark(on(EnemyKing, "e9", Second, General)),
    ]
}

/// How each piece moves, for both sides' soldiers.
fn every_piece() -> Vec<(GameKind, Rejection)> {
    use PieceKind::{
        Bishop, Cannon, Chariot, Elephant, General, Guard, Horse, King as KingPiece, Knight,
        Pawn as PawnPiece, Queen, Rook as RookPiece, Soldier,
    };
    let astray = |kind, side| {
        refused(Reason::PieceCannotMoveThatWay)
            .with_mark(on(Mover, "d4", side, kind))
            .with_mark(empty(Target, "g6"))
    };
    let chess = [KingPiece, Queen, RookPiece, Bishop, Knight, PawnPiece];
    let janggi = [General, Guard, Chariot, Cannon, Horse, Elephant, Soldier];
    let mut cases: Vec<_> = chess.map(|kind| (GameKind::Chess, astray(kind, First))).into();
    cases.extend(janggi.map(|kind| (GameKind::Janggi, astray(kind, First))));
    cases.push((GameKind::Janggi, astray(Soldier, Second)));
    cases
}

/// Every way a game of each kind ends, and a few that the rules never give.
pub(super) fn outcomes() -> Vec<(GameKind, Outcome)> {
    let mut cases = Vec::new();
    for kind in GameKind::ALL {
        for by in [EndReason::Resignation, EndReason::Time, EndReason::Forfeit, EndReason::Agreement] {
            cases.push((kind, Outcome::win(Second, by)));
        }
        for by in [EndReason::Time, EndReason::Forfeit, EndReason::Agreement] {
            cases.push((kind, Outcome::draw(by)));
        }
    }
    let score = |first, second| EndReason::Score([HalfPoints(first), HalfPoints(second)]);
    cases.extend([
        (GameKind::Go, Outcome::win(First, score(88, 75))),
        (GameKind::Go, Outcome::win(Second, score(74, 76))),
        (GameKind::Go, Outcome::draw(score(80, 80))),
        (GameKind::Go, Outcome::draw(EndReason::NoResult)),
    ]);
    cases.extend(
        [
            Outcome::win(First, EndReason::Checkmate),
            Outcome::draw(EndReason::Stalemate),
            Outcome::draw(EndReason::InsufficientMaterial),
            Outcome::draw(EndReason::ThreefoldRepetition),
            Outcome::draw(EndReason::FivefoldRepetition),
            Outcome::draw(EndReason::FiftyMoves),
            Outcome::draw(EndReason::SeventyFiveMoves),
        ]
        .map(|outcome| (GameKind::Chess, outcome)),
    );
    cases.push((GameKind::Janggi, Outcome::win(First, EndReason::Checkmate)));
    cases.push((GameKind::Janggi, Outcome::win(Second, EndReason::PerpetualCheck)));
    let points = Some([HalfPoints(144), HalfPoints(147)]);
    let same = Some([HalfPoints(60), HalfPoints(60)]);
    let by_points = [
        EndReason::TwoPasses,
        EndReason::Bikjang,
        EndReason::MoveLimit,
        EndReason::LowMaterial,
        EndReason::Repetition,
    ];
    for by in by_points {
        cases.push((GameKind::Janggi, Outcome::win(Second, by(points))));
        cases.push((GameKind::Janggi, Outcome::draw(by(None))));
    }
    cases.push((GameKind::Janggi, Outcome::draw(EndReason::TwoPasses(same))));
    cases.push((GameKind::Janggi, Outcome::win(First, EndReason::Repetition(None))));
    // Never given by the rules, yet answered.
    cases.push((GameKind::Chess, Outcome::win(First, EndReason::Stalemate)));
    cases.push((GameKind::Janggi, Outcome::draw(EndReason::Checkmate)));
    cases.push((GameKind::Go, Outcome::draw(EndReason::Resignation)));
    cases
}
