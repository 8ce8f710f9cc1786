//! Every reason for which chess refuses a move, each with the position and the evidence that proves it.

use hansu_rules::{
    Action, Detail, EndReason, Mark, MoveRejectReason, Outcome, PieceKind, Point, Rejection, Side,
    chess::{Game, Rules},
};

fn game(fen: &str, moves: &str, rules: Rules) -> Game {
    let mut game = Game::from_fen(fen, rules).expect(fen);
    for text in moves.split_whitespace() {
        let action = game.parse(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        game.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
    game
}

fn letter(mark: &Mark) -> String {
    let Some(piece) = mark.piece else { return String::new() };
    let letter = match piece.kind {
        PieceKind::King => "K",
        PieceKind::Queen => "Q",
        PieceKind::Rook => "R",
        PieceKind::Bishop => "B",
        PieceKind::Knight => "N",
        PieceKind::Pawn => "P",
        other => panic!("{other:?} in chess"),
    };
    if piece.side == Side::First { letter.to_owned() } else { letter.to_ascii_lowercase() }
}

/// One line: the reason, the marks (`Blocker:ne5`: a black knight on e5), and what else there is (`#4/2`: ply 4,
/// which players know as move 2).
fn line(game: &Game, rejection: &Rejection) -> String {
    let mut line = format!("{:?}", rejection.reason);
    for mark in &rejection.evidence.marks {
        line += &format!(" {:?}:{}{}", mark.role, letter(mark), game.point_name(mark.point));
    }
    if let Some(side) = rejection.evidence.side {
        line += &format!(" {side:?}");
    }
    for number in &rejection.evidence.move_numbers {
        line += &format!(" #{number}");
    }
    if let Some(number) = rejection.evidence.full_move {
        line += &format!("/{number}");
    }
    match &rejection.evidence.detail {
        Detail::None => {}
        detail => line += &format!(" {detail:?}"),
    }
    line
}

/// The refusal of a move given as text; the game is unchanged by it.
fn refused_in(mut game: Game, text: &str) -> String {
    let before = (game.fen(), game.repetition_hashes());
    let rejection = match game.parse(text) {
        Ok(action) => {
            let refusal = game.play(action).expect_err(text);
            assert_eq!(game.explain(action), Some(refusal.clone()));
            assert!(!game.is_legal(action));
            refusal
        }
        Err(unread) => unread,
    };
    assert_eq!((game.fen(), game.repetition_hashes()), before);
    line(&game, &rejection)
}

fn refused(fen: &str, moves: &str, text: &str) -> String {
    refused_in(game(fen, moves, Rules::default()), text)
}

fn refused960(fen: &str, text: &str) -> String {
    refused_in(game(fen, "", Rules { chess960: true, deletes: 0 }), text)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn game_not_playing() {
    assert_eq!(
        refused(START, "f3 e5 g4 Qh4", "a3"),
        "GameNotPlaying Ended(Outcome { winner: Some(Second), by: Checkmate })"
    );
}

#[test]
fn out_of_bounds() {
    assert_eq!(refused(START, "", "e2e9"), "OutOfBounds Mover:e2 Target:e9 BoardSize { cols: 8, rows: 8 }");
    assert_eq!(refused(START, "", "j2j4"), "OutOfBounds Mover:j2 Target:j4 BoardSize { cols: 8, rows: 8 }");
    let game = Game::new(Rules::default());
    for action in [Action::step(Point::new(8, 0), Point::new(0, 0)), Action::Delete(Point::new(0, 200))] {
        let refusal = game.explain(action).expect("off the board");
        assert_eq!(refusal.reason, MoveRejectReason::OutOfBounds);
    }
}

#[test]
fn unreadable() {
    assert_eq!(refused(START, "", "Hxf3"), r#"Unreadable Text("Hxf3")"#);
    assert_eq!(refused(START, "", "hello"), r#"Unreadable Text("hello")"#);
    let game = Game::new(Rules::default());
    for action in [Action::Pass, Action::Place(Point::new(3, 3))] {
        assert_eq!(game.explain(action).map(|refusal| refusal.reason), Some(MoveRejectReason::Unreadable));
    }
}

#[test]
fn ambiguous() {
    let game = game("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "", Rules::default());
    let refusal = game.parse("Rd1").expect_err("two rooks");
    assert_eq!(refusal.reason, MoveRejectReason::Ambiguous);
    let d1 = Point::new(3, 0);
    assert_eq!(
        refusal.evidence.detail,
        Detail::Candidates(vec![Action::step(Point::new(0, 0), d1), Action::step(Point::new(7, 0), d1)])
    );
}

#[test]
fn empty_source() {
    assert_eq!(refused(START, "", "e4e5"), "EmptySource Mover:e4 Target:e5");
}

#[test]
fn not_your_piece() {
    assert_eq!(refused(START, "", "e7e5"), "NotYourPiece Mover:pe7 Target:e5 Second");
}

#[test]
fn own_piece_on_target() {
    assert_eq!(refused(START, "", "a1a2"), "OwnPieceOnTarget Mover:Ra1 Target:Pa2");
    // The table goes from the cheap to the dear: that a rook does not move like this is no longer looked at.
    assert_eq!(refused(START, "", "a1b2"), "OwnPieceOnTarget Mover:Ra1 Target:Pb2");
}

#[test]
fn piece_cannot_move_that_way() {
    for (fen, text, expected) in [
        (START, "g1g3", "PieceCannotMoveThatWay Mover:Ng1 Target:g3"),
        (START, "e2e5", "PieceCannotMoveThatWay Mover:Pe2 Target:e5"),
        (START, "e2e2", "PieceCannotMoveThatWay Mover:Pe2 Target:Pe2"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e3", "PieceCannotMoveThatWay Mover:Pe4 Target:e3"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4f4", "PieceCannotMoveThatWay Mover:Pe4 Target:f4"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e6", "PieceCannotMoveThatWay Mover:Pe4 Target:e6"),
        // Two squares sideways are castling only from the king's home.
        ("4k3/8/8/8/8/8/8/3K3R w - - 0 1", "d1f1", "PieceCannotMoveThatWay Mover:Kd1 Target:f1"),
    ] {
        assert_eq!(refused(fen, "", text), expected, "{text}");
    }
}

#[test]
fn path_blocked() {
    // The first blocker, seen from the mover.
    assert_eq!(
        refused("4k3/r7/8/p7/8/P7/8/R3K3 w - - 0 1", "", "a1a7"),
        "PathBlocked Mover:Ra1 Target:ra7 Blocker:Pa3"
    );
    assert_eq!(
        refused("4k3/8/7b/8/8/4n3/8/2B1K3 w - - 0 1", "", "Bxh6"),
        "PathBlocked Mover:Bc1 Target:bh6 Blocker:ne3"
    );
    let blocked_pawn = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
    assert_eq!(refused(blocked_pawn, "", "e3"), "PathBlocked Mover:Pe2 Target:ne3 Blocker:ne3");
    assert_eq!(refused(blocked_pawn, "", "e4"), "PathBlocked Mover:Pe2 Target:e4 Blocker:ne3");
    assert_eq!(
        refused("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "", "e4"),
        "PathBlocked Mover:Pe2 Target:ne4 Blocker:ne4"
    );
}

#[test]
fn pawn_capture_needs_enemy() {
    assert_eq!(refused(START, "", "e2d3"), "PawnCaptureNeedsEnemy Mover:Pe2 Target:d3");
    // The pawn on d5 came by single steps: it could never be taken in passing.
    assert_eq!(refused(START, "e4 d6 e5 d5 a3 a6", "exd6"), "PawnCaptureNeedsEnemy Mover:Pe5 Target:d6");
}

#[test]
fn en_passant_expired() {
    assert_eq!(
        refused(START, "e4 a6 e5 d5 a3 b6", "exd6"),
        "EnPassantExpired Mover:Pe5 Target:d6 Pawn:pd5 #4/2"
    );
    // A position set up without the right tells nothing of how the pawn came.
    assert_eq!(
        refused("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "", "e5d6"),
        "EnPassantExpired Mover:Pe5 Target:d6 Pawn:pd5"
    );
    // One that names its square does.
    assert_eq!(
        refused("4k3/7p/8/3pP3/8/8/7P/4K3 w - d6 0 1", "h3 h6", "e5d6"),
        "EnPassantExpired Mover:Pe5 Target:d6 Pawn:pd5 #0"
    );
    assert!(game(START, "e4 a6 e5 d5", Rules::default()).parse("exd6").is_ok());
}

#[test]
fn castling_right_lost() {
    const OPEN: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (fen, moves, text, expected) in [
        (OPEN, "Ke2 Ke7 Ke1 Ke8", "O-O", "Mover:Ke1 Target:g1 Rook:Rh1 #1/1 Castling(KingMoved)"),
        (OPEN, "Rg1 Ke7 Rh1 Ke8", "O-O", "Mover:Ke1 Target:g1 Rook:Rh1 #1/1 Castling(RookMoved)"),
        (OPEN, "Rg1 Ke7 Rh1 Ke8", "e1h1", "Mover:Ke1 Target:Rh1 Rook:Rh1 #1/1 Castling(RookMoved)"),
        (OPEN, "Ra7 Rxh1", "O-O", "Mover:Ke1 Target:g1 Rook:rh1 #2/1 Castling(RookCaptured)"),
        (OPEN, "Rxa8", "O-O-O", "Mover:ke8 Target:c8 Rook:Ra8 #1/1 Castling(RookCaptured)"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "O-O", "Mover:Ke1 Target:g1 Rook:Rh1 Castling(NeverHad)"),
        // A king that has left its home: the corner rook stands for castling, or nothing does.
        (OPEN, "Kf1 Ke7", "O-O", "Mover:Kf1 Target:Rh1 Rook:Rh1 #1/1 Castling(KingMoved)"),
        (OPEN, "Ke2 Ke7", "0-0-0", "Mover:Ke2 Rook:Ra1 #1/1 Castling(KingMoved)"),
    ] {
        assert_eq!(refused(fen, moves, text), format!("CastlingRightLost {expected}"), "{moves} {text}");
    }
    // Moves are numbered as the position numbers them: whoever began, with whatever number, and past a deletion.
    const LATE: &str = "r3k2r/7p/8/8/8/8/7P/R3K2R b KQkq - 0 30";
    for (moves, text, expected) in [
        ("Kd8 h3 Ke8 h4", "O-O", "Mover:ke8 Target:g8 Rook:rh8 #1/30 Castling(KingMoved)"),
        ("h6 Ke2 h5 Ke1 Kd8", "O-O", "Mover:Ke1 Target:g1 Rook:Rh1 #2/31 Castling(KingMoved)"),
        ("delete-h2 h6 Ke2 h5 Ke1 Kd8", "O-O", "Mover:Ke1 Target:g1 Rook:Rh1 #3/31 Castling(KingMoved)"),
        ("h6 delete-h8", "a1b1 O-O", "Mover:ke8 Target:g8 Rook:h8 #2/31 Castling(RookCaptured)"),
    ] {
        let (more, last) = text.rsplit_once(' ').unwrap_or(("", text));
        let played = game(LATE, &format!("{moves} {more}"), Rules { chess960: false, deletes: 1 });
        assert_eq!(refused_in(played, last), format!("CastlingRightLost {expected}"), "{moves} {text}");
    }
    // The side that may still castle keeps its right.
    assert!(
        game(OPEN, "Rg1 Ke7", Rules::default()).is_legal(Action::step(Point::new(4, 0), Point::new(2, 0)))
    );
}

#[test]
fn castling_path_blocked() {
    assert_eq!(
        refused("r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1", "", "e1c1"),
        "CastlingPathBlocked Mover:Ke1 Target:c1 Blocker:Nb1 Rook:Ra1"
    );
    assert_eq!(
        refused("r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1", "", "e1h1"),
        "CastlingPathBlocked Mover:Ke1 Target:Rh1 Blocker:Ng1 Rook:Rh1"
    );
    // The king's own target square comes earlier in the table.
    assert_eq!(
        refused("r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1", "", "O-O"),
        "OwnPieceOnTarget Mover:Ke1 Target:Ng1"
    );
}

#[test]
fn castling_and_check() {
    assert_eq!(
        refused("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "", "O-O"),
        "CastlingOutOfCheck Mover:Ke1 Target:g1 Crossing:Ke1 Attacker:re4 Rook:Rh1"
    );
    assert_eq!(
        refused("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "", "O-O"),
        "CastlingThroughCheck Mover:Ke1 Target:g1 Crossing:f1 Attacker:rf4 Rook:Rh1"
    );
    assert_eq!(
        refused("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "", "O-O"),
        "CastlingIntoCheck Mover:Ke1 Target:g1 Crossing:g1 Attacker:rg4 Rook:Rh1"
    );
    // An attack on the rook, or on a square only the rook crosses, forbids nothing.
    let attacked_rook = game("1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", Rules::default());
    assert!(attacked_rook.is_legal(attacked_rook.parse("O-O-O").expect("castling")));
}

#[test]
fn castling_in_chess960() {
    // The rook leaves the shelter of the rank: only Chess960 has that.
    assert_eq!(
        refused960("4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "O-O-O"),
        "CastlingIntoCheck Mover:Kd1 Target:Rb1 Crossing:c1 Attacker:ra1 Rook:Rb1"
    );
    assert_eq!(
        refused960("4k3/8/8/8/8/8/8/R1N1K3 w A - 0 1", "O-O-O"),
        "CastlingPathBlocked Mover:Ke1 Target:Ra1 Blocker:Nc1 Rook:Ra1"
    );
    // The other of two rooks on that side has no right.
    assert_eq!(
        refused960("4k3/8/8/8/8/8/8/4KR1R w F - 0 1", "e1h1"),
        "OwnPieceOnTarget Mover:Ke1 Target:Rh1"
    );
}

#[test]
fn promotion_missing_and_invalid() {
    const PAWN: &str = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
    const CHOICES: &str = "Promotions([Queen, Rook, Bishop, Knight])";
    for text in ["a7a8", "a8"] {
        assert_eq!(refused(PAWN, "", text), format!("PromotionMissing Mover:Pa7 Target:a8 {CHOICES}"));
    }
    for text in ["a7a8k", "a8=K", "a8=P"] {
        assert_eq!(refused(PAWN, "", text), format!("PromotionInvalid Mover:Pa7 Target:a8 {CHOICES}"));
    }
    assert_eq!(refused(START, "", "e2e4q"), "PromotionInvalid Mover:Pe2 Target:e4 Promotions([])");
    assert_eq!(refused(START, "", "g1f3q"), "PromotionInvalid Mover:Ng1 Target:f3 Promotions([])");
    // A pawn that cannot get there is told so first.
    assert_eq!(
        refused("r7/P3k3/8/8/8/8/8/4K3 w - - 0 1", "", "a7a8"),
        "PathBlocked Mover:Pa7 Target:ra8 Blocker:ra8"
    );
}

#[test]
fn king_into_check() {
    assert_eq!(
        refused("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "", "Ke2"),
        "KingIntoCheck Mover:Ke1 Target:e2 Attacker:ra2"
    );
    assert_eq!(
        refused("8/8/8/4k3/8/4K3/8/8 w - - 0 1", "", "Ke4"),
        "GameNotPlaying Ended(Outcome { winner: None, by: InsufficientMaterial })"
    );
    assert_eq!(
        refused("8/p7/8/4k3/8/4K3/8/8 w - - 0 1", "", "Ke4"),
        "KingIntoCheck Mover:Ke3 Target:e4 Attacker:ke5"
    );
}

#[test]
fn king_into_check_sees_through_the_king_and_past_what_it_takes() {
    // Away along the line of the checking rook: the king's own body is no shield.
    assert_eq!(
        refused("4k3/8/8/8/r2K4/8/8/8 w - - 0 1", "", "Ke4"),
        "KingIntoCheck Mover:Kd4 Target:e4 Attacker:ra4"
    );
    // A guarded piece cannot be taken, by whatever guards it.
    assert_eq!(
        refused("4k3/8/8/8/1b6/8/3p4/4K3 w - - 0 1", "", "Kxd2"),
        "KingIntoCheck Mover:Ke1 Target:pd2 Attacker:bb4"
    );
}

#[test]
fn pinned() {
    assert_eq!(
        refused("3k4/8/5n2/6B1/8/8/8/4K3 b - - 0 1", "", "Nd7"),
        "Pinned Mover:nf6 Target:d7 Pinner:Bg5 King:kd8"
    );
    // Pinned comes before the check that stands: the knight could not help against the rook anyway.
    assert_eq!(
        refused("3k4/8/5n2/6B1/8/8/8/3RK3 b - - 0 1", "", "Nd5"),
        "Pinned Mover:nf6 Target:d5 Pinner:Bg5 King:kd8"
    );
    // Along the line of the pin a piece may move, up to taking the pinner.
    let along = game("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "", Rules::default());
    for text in ["Re5", "Rxe7+"] {
        assert!(along.is_legal(along.parse(text).expect(text)));
    }
    // A pawn that takes en passant can be pinned like any other piece.
    assert_eq!(
        refused("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "exd6"),
        "Pinned Mover:Pe5 Target:d6 Pinner:re8 King:Ke1"
    );
}

#[test]
fn exposes_king() {
    // The double step is in the game, not only in a FEN.
    assert_eq!(
        refused("4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d5", "exd6"),
        "ExposesKing Mover:Pe5 Target:d6 Pawn:pd5 Attacker:rh5 King:Ka5"
    );
    // En passant takes two pawns off the rank at once.
    assert_eq!(
        refused("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "", "exd6"),
        "ExposesKing Mover:Pe5 Target:d6 Pawn:pd5 Attacker:rh5 King:Ka5"
    );
}

#[test]
fn king_in_check() {
    assert_eq!(
        refused("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "", "Ra2"),
        "KingInCheck Mover:Ra1 Target:a2 Attacker:re4 King:Ke1"
    );
    assert_eq!(
        refused("4k3/8/8/8/4r3/3n4/8/R3K3 w - - 0 1", "", "Rd1"),
        "KingInCheck Mover:Ra1 Target:d1 Attacker:nd3 Attacker:re4 King:Ke1 DoubleCheck"
    );
}

#[test]
fn delete_mode() {
    let rules = Rules { chess960: false, deletes: 1 };
    let fresh = || game(START, "e4 e5", rules);
    for (text, expected) in [
        ("delete-e3", "DeleteNeedsEnemyPiece Target:e3"),
        ("delete-e4", "DeleteNeedsEnemyPiece Target:Pe4"),
        ("delete-e8", "DeleteKing Target:ke8"),
        ("delete-j9", "OutOfBounds Target:j9 BoardSize { cols: 8, rows: 8 }"),
    ] {
        assert_eq!(refused_in(fresh(), text), expected);
    }
    assert_eq!(refused(START, "", "delete-e7"), "NoDeletesLeft First");
    let mut used = fresh();
    used.play(Action::Delete(Point::new(0, 6))).expect("the pawn on a7 goes");
    assert_eq!(refused_in(used, "delete-b7"), "NoDeletesLeft First");
    assert_eq!(
        refused_in(game("4k3/4p3/8/8/8/8/8/K3R3 w - - 0 1", "", rules), "delete-e7"),
        "DeleteExposesKing Target:pe7 EnemyKing:ke8 Attacker:Re1"
    );
}

/// The shortest proof of each reason that chess can give (whose turn it is at the table is not its business).
#[test]
fn no_reason_of_chess_is_missing() {
    use MoveRejectReason as Reason;
    let deletes = Rules { chess960: false, deletes: 1 };
    let plain = Rules::default();
    let cases = [
        (Reason::GameNotPlaying, "4k3/8/8/8/8/8/8/4K3", plain, "Ke2"),
        (Reason::OutOfBounds, START, plain, "e2e9"),
        (Reason::Unreadable, START, plain, "pass"),
        (Reason::Ambiguous, "4k3/8/8/8/8/8/4K3/R6R", plain, "Rd1"),
        (Reason::EmptySource, START, plain, "e3e4"),
        (Reason::NotYourPiece, START, plain, "e7e5"),
        (Reason::OwnPieceOnTarget, START, plain, "a1a2"),
        (Reason::PieceCannotMoveThatWay, START, plain, "g1g3"),
        (Reason::PathBlocked, START, plain, "f1c4"),
        (Reason::PawnCaptureNeedsEnemy, START, plain, "e2d3"),
        (Reason::EnPassantExpired, "4k3/8/8/3pP3/8/8/8/4K3", plain, "exd6"),
        (Reason::CastlingRightLost, "4k3/8/8/8/8/8/8/4K2R", plain, "O-O"),
        (Reason::CastlingPathBlocked, "4k3/8/8/8/8/8/8/4KB1R w K", plain, "O-O"),
        (Reason::CastlingOutOfCheck, "4k3/8/8/8/8/8/4r3/4K2R w K", plain, "O-O"),
        (Reason::CastlingThroughCheck, "4k3/8/8/8/8/8/5r2/4K2R w K", plain, "O-O"),
        (Reason::CastlingIntoCheck, "4k3/8/8/8/8/8/6r1/4K2R w K", plain, "O-O"),
        (Reason::PromotionMissing, "7k/P7/8/8/8/8/8/K7", plain, "a8"),
        (Reason::PromotionInvalid, "7k/P7/8/8/8/8/8/K7", plain, "a8=K"),
        (Reason::KingIntoCheck, "4k3/8/8/8/8/8/r7/4K3", plain, "Kd2"),
        (Reason::Pinned, "4r2k/8/8/8/8/8/4N3/4K3", plain, "Nc3"),
        (Reason::ExposesKing, "7k/8/8/K2pP2r/8/8/8/8 w - d6", plain, "exd6"),
        (Reason::KingInCheck, "4r2k/8/8/8/8/8/N7/4K3", plain, "Nc3"),
        (Reason::NoDeletesLeft, START, plain, "delete-e7"),
        (Reason::DeleteNeedsEnemyPiece, START, deletes, "delete-e4"),
        (Reason::DeleteKing, START, deletes, "delete-e8"),
        (Reason::DeleteExposesKing, "4k3/4p3/8/8/8/8/8/K3R3", deletes, "delete-e7"),
    ];
    for (reason, fen, rules, text) in cases {
        assert!(
            refused_in(game(fen, "", rules), text).starts_with(&format!("{reason:?}")),
            "{text} in {fen}"
        );
    }
    let of_other_games = |reason: &Reason| {
        (Reason::Occupied..=Reason::KoViolation).contains(reason)
            || (Reason::SoldierBackward..=Reason::BikjangUnanswered).contains(reason)
    };
    let proved: Vec<Reason> = cases.map(|case| case.0).to_vec();
    let missing: Vec<Reason> = Reason::ALL
        .into_iter()
        .filter(|reason| !of_other_games(reason) && !proved.contains(reason))
        .collect();
    assert_eq!(missing, [Reason::NotYourTurn]);
}

#[test]
fn the_end_is_told_as_it_is() {
    assert_eq!(
        game(START, "f3 e5 g4 Qh4", Rules::default()).outcome(),
        Some(Outcome::win(Side::Second, EndReason::Checkmate))
    );
}
