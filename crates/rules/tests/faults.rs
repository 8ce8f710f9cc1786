//! What can be wrong with an arrangement: each fault by itself in each game, with what proves it.

use hansu_rules::{
    Arrangement, Fault,
    FaultReason::{self, *},
    GameKind, Gravity, MarkRole, Point, Side, chess, go, janggi,
};

fn faults(kind: GameKind, text: &str) -> Vec<Fault> {
    Arrangement::read(kind, text).unwrap_or_else(|error| panic!("{text}: {error}")).faults()
}

fn reasons(kind: GameKind, text: &str) -> Vec<FaultReason> {
    faults(kind, text).iter().map(|fault| fault.reason).collect()
}

/// The names of the points a fault marks with this role, as chess names them.
fn squares(fault: &Fault, role: MarkRole) -> String {
    let name = |point: Point| format!("{}{}", char::from(b'a' + point.col), point.row + 1);
    let marks = fault.marks.iter().filter(|mark| mark.role == role);
    marks.map(|mark| name(mark.point)).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_fault_of_a_chess_position_by_itself() {
    let cases: [(&str, &[FaultReason]); 29] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", &[NoKing]),
        ("8/8/8/8/8/8/8/8 w - - 0 1", &[NoKing, NoKing]),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", &[SeveralKings]),
        ("k3k3/8/8/8/8/8/8/K3K3 w - - 0 1", &[SeveralKings, SeveralKings]),
        ("8/8/8/8/8/8/4k3/4K3 w - - 0 1", &[KingsTouch]),
        ("4k2P/8/8/8/8/8/8/p3K3 w - - 0 1", &[PawnOnBackRank]),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &[OpponentInCheck]),
        ("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", &[]),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", &[TooManyPawns]),
        ("4k3/pppppppp/8/8/8/8/3qq3/6K1 b - - 0 1", &[TooManyPromoted]),
        ("4k3/ppppppp1/8/8/8/8/3qq3/6K1 b - - 0 1", &[]),
        ("4k3/pppppppp/p7/8/8/8/3qq3/6K1 b - - 0 1", &[TooManyPawns, TooManyPromoted]),
        // Bishops of one colour: the second is a promoted pawn.
        ("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", &[TooManyPromoted]),
        ("4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1", &[]),
        // Three checks; two on one line; two that a double step could not uncover.
        ("4k3/8/8/8/1b2r3/8/2n5/4K3 w - - 0 1", &[ImpossibleCheck]),
        ("8/8/k7/8/8/8/8/r2K3r w - - 0 1", &[ImpossibleCheck]),
        ("4k3/8/8/8/4r3/8/2n5/4K3 w - - 0 1", &[]),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[]),
        ("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", &[CastlingOutOfPlace]),
        (
            "r3k3/8/8/8/8/8/4K3/R6R w KQkq - 0 1",
            &[CastlingOutOfPlace, CastlingOutOfPlace, CastlingOutOfPlace],
        ),
        // Chess960 by its rights.
        ("1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1", &[]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &[]),
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", &[EnPassantImpossible]),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", &[EnPassantImpossible]),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", &[EnPassantImpossible]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", &[EnPassantImpossible]),
        ("4k3/8/8/8/8/8/8/4K2R w - - 9 5", &[CounterTooHigh]),
        ("4k3/8/8/8/8/8/8/4K2R b - - 9 5", &[]),
    ];
    for (text, expected) in cases {
        assert_eq!(reasons(GameKind::Chess, text), expected, "{text}");
    }
}

#[test]
fn faults_of_chess_say_where_and_whose() {
    let told = |text| faults(GameKind::Chess, text);
    let kings = &told("4k3/8/8/8/8/8/8/K3K3 w - - 0 1")[0];
    assert_eq!((kings.side, kings.count), (Some(Side::First), Some(2)));
    assert_eq!(squares(kings, MarkRole::Target), "a1 e1");
    let check = &told("4k3/8/8/7B/8/8/4R3/4K3 w - - 0 1")[0];
    assert_eq!(check.side, Some(Side::Second));
    assert_eq!(squares(check, MarkRole::EnemyKing), "e8");
    assert_eq!(squares(check, MarkRole::Attacker), "e2 h5");
    assert_eq!(squares(&told("4k2P/8/8/8/8/8/8/p3K3 w - - 0 1")[0], MarkRole::Target), "a1 h8");
    assert_eq!(squares(&told("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1")[0], MarkRole::Rook), "h1");
    assert_eq!(squares(&told("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1")[0], MarkRole::Target), "d6");
    let three = &told("4k3/8/8/8/1b2r3/8/2n5/4K3 w - - 0 1")[0];
    assert_eq!(squares(three, MarkRole::Attacker), "c2 b4 e4");
    assert_eq!(squares(three, MarkRole::King), "e1");
}

#[test]
fn a_king_beside_the_other_is_no_attacker_of_its_own() {
    let told = reasons(GameKind::Chess, "8/8/8/8/4R3/8/4k3/4K3 w - - 0 1");
    assert_eq!(told, [KingsTouch, OpponentInCheck]);
}

#[test]
fn each_fault_of_a_janggi_position_by_itself() {
    let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let cases: [(&str, &[FaultReason]); 15] = [
        (start, &[]),
        ("9/9/9/9/9/9/9/9/4K4/9 w - - 0 1", &[NoKing]),
        ("3k1k3/9/9/9/9/9/9/9/4K4/9 w - - 0 1", &[SeveralKings]),
        ("3k5/9/9/pppppp3/9/9/9/9/4K4/9 w - - 0 1", &[TooManyOfKind]),
        ("3k5/9/9/9/9/4K4/9/9/9/9 w - - 0 1", &[GeneralOutsidePalace]),
        // Each in the other's palace.
        ("3K5/9/9/9/9/9/9/9/4k4/9 w - - 0 1", &[GeneralOutsidePalace, GeneralOutsidePalace]),
        ("3k4a/9/9/9/9/9/9/9/4K4/9 w - - 0 1", &[GuardOutsidePalace]),
        ("3k5/9/4p4/9/9/9/9/9/5K3/9 w - - 0 1", &[SoldierBehind]),
        ("3k5/9/9/9/9/9/9/9/5K3/P8 w - - 0 1", &[SoldierBehind]),
        ("3k5/9/9/3R5/9/9/9/9/4K4/9 w - - 0 1", &[OpponentInCheck]),
        ("3k5/9/9/3R5/9/9/9/9/4K4/9 b - - 0 1", &[]),
        ("3k5/9/9/9/9/9/4r4/9/4K4/9 b - - 0 1", &[OpponentInCheck]),
        // Too much, and in check as well.
        ("3k5/9/9/pppppp3/9/9/4r4/9/4K4/9 b - - 0 1", &[TooManyOfKind, OpponentInCheck]),
        ("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 3 2", &[CounterTooHigh]),
        ("3k5/9/9/9/9/9/9/9/4K4/R8 b - - 3 2", &[]),
    ];
    for (text, expected) in cases {
        assert_eq!(reasons(GameKind::Janggi, text), expected, "{text}");
    }
    let many = &faults(GameKind::Janggi, "4k3a/4P4/4p4/9/9/9/9/9/4K4/p8 w - - 0 1");
    assert_eq!(
        many.iter().map(|fault| fault.reason).collect::<Vec<_>>(),
        [SoldierBehind, GuardOutsidePalace, OpponentInCheck]
    );
    assert_eq!(squares(&many[0], MarkRole::Target), "e8");
    assert_eq!(squares(&many[2], MarkRole::EnemyKing), "e10");
    assert_eq!(squares(&many[2], MarkRole::Attacker), "e9");
}

#[test]
fn every_chain_without_liberties_is_a_fault() {
    let cases: [(&str, &[FaultReason]); 4] = [
        ("3/1X1/3 b", &[]),
        ("XO1/O2/3 b", &[NoLiberty]),
        // Three chains, two of them of two stones.
        ("XXO/OOX/1OX w", &[NoLiberty, NoLiberty, NoLiberty]),
        ("XX/XX b", &[NoLiberty]),
    ];
    for (text, expected) in cases {
        assert_eq!(reasons(GameKind::Go, text), expected, "{text}");
    }
    let chain = &faults(GameKind::Go, "XX1O/OOOO/4/4 b")[..];
    assert!(chain.is_empty(), "the upper right corner is free");
    let smothered = faults(GameKind::Go, "XXO1/OO2/4/4 b");
    assert_eq!((smothered[0].side, smothered[0].count), (Some(Side::First), Some(2)));
    assert_eq!(squares(&smothered[0], MarkRole::DeadStone), "a4 b4");
}

#[test]
fn stones_that_no_board_takes_are_faults() {
    let (here, off) = (Point::new(0, 0), Point::new(3, 0));
    let setup = go::Setup {
        stones: vec![(here, Side::First), (here, Side::Second), (off, Side::First)],
        ..go::Setup::empty()
    };
    let told: Vec<_> = setup.faults(3).iter().map(|fault| fault.reason).collect();
    assert_eq!(told, [StonesOnOnePoint, OffBoard]);
    for size in [0, 1, 26, 255] {
        let told: Vec<_> = setup.faults(size).iter().map(|fault| fault.reason).collect();
        assert_eq!(told, [BoardSize]);
    }
}

#[test]
fn every_reason_has_a_gravity_and_most_forbid() {
    let curious: Vec<_> =
        FaultReason::ALL.into_iter().filter(|reason| reason.gravity() == Gravity::Curious).collect();
    assert_eq!(
        curious,
        [
            CounterTooHigh,
            ImpossibleCheck,
            CastlingOutOfPlace,
            EnPassantImpossible,
            GuardOutsidePalace,
            SoldierBehind
        ]
    );
    assert_eq!(AlreadyOver.gravity(), Gravity::Over);
}

#[test]
fn castling_rights_are_given_by_wing() {
    use shakmaty::CastlingSide::{KingSide, QueenSide};
    let mut setup = chess::Setup::usual();
    setup.set_may_castle(Side::First, KingSide, false);
    assert_eq!(setup.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1");
    setup.set_may_castle(Side::First, KingSide, true);
    assert_eq!(setup, chess::Setup::usual());
    // In Chess960 it is the outermost rook of the wing that castles.
    let mut setup = chess::Setup::read_as("1r3kr1/8/8/8/8/8/8/RR3KR1 w - - 0 1", true).unwrap();
    setup.set_may_castle(Side::First, QueenSide, true);
    setup.set_may_castle(Side::Second, QueenSide, true);
    assert_eq!(setup.to_string(), "1r3kr1/8/8/8/8/8/8/RR3KR1 w Qq - 0 1");
    assert!(setup.faults().is_empty());
    // A right on the king's own file is still one that can be taken away.
    let mut setup = chess::Setup::read("4k3/8/8/8/8/8/8/7K w K - 0 1").unwrap();
    assert!(setup.may_castle(Side::First, KingSide));
    setup.set_may_castle(Side::First, KingSide, false);
    assert!(setup.faults().is_empty());
}

#[test]
fn en_passant_squares_are_those_a_double_step_could_have_crossed() {
    let setup = chess::Setup::read("4k3/8/8/1p1pP2p/8/8/8/4K3 w - - 0 1").unwrap();
    assert_eq!(setup.en_passant_squares(), [Point::new(1, 5), Point::new(3, 5), Point::new(7, 5)]);
    assert!(chess::Setup::usual().en_passant_squares().is_empty());
}

#[test]
fn unreadable_text_is_told_as_before() {
    assert_eq!(chess::Setup::read(""), Err(chess::FenError::Empty));
    assert!(matches!(chess::Setup::read("8/8 w"), Err(chess::FenError::RankCount { found: 2 })));
    assert!(matches!(
        chess::Setup::read("8/8/8/8/8/8/8/8 w KX - 0 1"),
        Err(chess::FenError::Castling { .. })
    ));
    assert!(matches!("9/9 w".parse::<janggi::Setup>(), Err(janggi::FenError::Rows(2))));
}
