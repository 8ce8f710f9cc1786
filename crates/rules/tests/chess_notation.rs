//! Moves as people and programs write them.

use hansu_rules::{
    Action, ActionText, MoveRejectReason, PieceKind, Point,
    chess::{Game, Rules},
};

fn game(fen: &str) -> Game {
    Game::from_fen(fen, Rules::default()).expect(fen)
}

fn point(name: &str) -> Point {
    let bytes = name.as_bytes();
    Point::new(bytes[0] - b'a', bytes[1] - b'1')
}

fn step(from: &str, to: &str) -> Action {
    Action::step(point(from), point(to))
}

fn promote(from: &str, to: &str, kind: PieceKind) -> Action {
    Action::Step { from: point(from), to: point(to), promotion: Some(kind) }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn one_move_in_many_spellings() {
    for text in [
        "Nf3", "nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "G1F3", " Nf3 ", "Nf3!", "Nf3?!",
        "1.Nf3", "1. Nf3", "1...Nf3", "♘f3", "Nf3+", "Ng1–f3", "g1 f3",
    ] {
        assert_eq!(game(START).parse(text), Ok(step("g1", "f3")), "{text}");
    }
    for text in ["e4", "e2e4", "e2-e4", "Pe4", "Pe2-e4", "1.e4", "♙e4"] {
        assert_eq!(game(START).parse(text), Ok(step("e2", "e4")), "{text}");
    }
}

#[test]
fn captures_with_and_without_a_cross() {
    let board = game("4k3/8/8/3p1b2/4P3/6N1/8/4K3 w - - 0 1");
    for text in ["exd5", "ed5", "e4xd5", "e4d5", "e4:d5", "e:d5"] {
        assert_eq!(board.parse(text), Ok(step("e4", "d5")), "{text}");
    }
    for text in ["Nxf5", "Nf5", "N:f5", "Ng3xf5", "N×f5"] {
        assert_eq!(board.parse(text), Ok(step("g3", "f5")), "{text}");
    }
    // Both pawn captures, no file given.
    let both = game("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1").parse("xd5").map_err(|refusal| refusal.reason);
    assert_eq!(both, Err(MoveRejectReason::Ambiguous));
    let passing = game("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in ["exd6", "ed6", "exd6 e.p.", "exd6e.p.", "exd6ep", "e5d6"] {
        assert_eq!(passing.parse(text), Ok(step("e5", "d6")), "{text}");
    }
}

#[test]
fn a_small_b_is_a_pawn_first_and_then_a_bishop() {
    assert_eq!(game("4k3/8/8/2p5/1P6/4B3/8/4K3 w - - 0 1").parse("bc5"), Ok(step("b4", "c5")));
    assert_eq!(game("4k3/8/8/2p5/1P6/4B3/8/4K3 w - - 0 1").parse("Bc5"), Ok(step("e3", "c5")));
    assert_eq!(game("4k3/8/8/6p1/1P6/4B3/8/4K3 w - - 0 1").parse("bg5"), Ok(step("e3", "g5")));
}

#[test]
fn a_bishop_told_by_its_rank_is_no_square_of_the_b_file() {
    let bishops = game("4k3/8/4B3/8/8/8/4B3/2N1K3 w - - 0 1");
    assert_eq!(bishops.text(step("e2", "c4"), ActionText::Player), "B2c4");
    assert_eq!(bishops.parse("B2c4"), Ok(step("e2", "c4")));
    assert_eq!(bishops.parse("B6c4"), Ok(step("e6", "c4")));
    assert_eq!(bishops.parse("b2c4"), Ok(step("b2", "c4")));
    assert_eq!(bishops.parse("B2C4"), Ok(step("b2", "c4")));
}

#[test]
fn promotions() {
    let board = game("3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    for text in ["e8=Q", "e8Q", "e8=q", "e8q", "e8(Q)", "e8/Q", "e7e8q", "e7-e8=Q", "e7e8Q", "e8=Q+"] {
        assert_eq!(board.parse(text), Ok(promote("e7", "e8", PieceKind::Queen)), "{text}");
    }
    for text in ["exd8=N", "exd8N", "ed8n", "e7xd8=N", "e7d8n"] {
        assert_eq!(board.parse(text), Ok(promote("e7", "d8", PieceKind::Knight)), "{text}");
    }
    // Without a piece the step itself comes back: that the piece is missing is said when it is played.
    assert_eq!(board.parse("e8"), Ok(step("e7", "e8")));
    assert_eq!(board.parse("exd8"), Ok(step("e7", "d8")));
}

#[test]
fn castling() {
    let board = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in ["O-O", "0-0", "o-o", "OO", "O-O+", "0-0!", "O–O", "e1g1", "Ke1-g1"] {
        assert_eq!(board.parse(text), Ok(step("e1", "g1")), "{text}");
    }
    for text in ["O-O-O", "0-0-0", "o-o-o", "O-O-O#", "e1c1"] {
        assert_eq!(board.parse(text), Ok(step("e1", "c1")), "{text}");
    }
    // The king onto the rook is understood, and played in its canonical form.
    let mut onto_rook = board.clone();
    let action = onto_rook.parse("e1h1").expect("squares");
    assert_eq!(action, step("e1", "h1"));
    assert_eq!(onto_rook.play(action).map(|played| played.action), Ok(step("e1", "g1")));
    assert_eq!(board.text(action, ActionText::Protocol), "e1g1");
    assert_eq!(board.text(action, ActionText::Player), "O-O");
}

#[test]
fn castling_in_chess960() {
    let rules = Rules { chess960: true, deletes: 0 };
    let board = Game::from_fen("1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1", rules).expect("a FEN");
    for text in ["O-O", "f1g1"] {
        assert_eq!(board.parse(text), Ok(step("f1", "g1")), "{text}");
    }
    let long = board.parse("O-O-O").expect("castling");
    assert_eq!(long, step("f1", "b1"));
    assert_eq!(board.text(long, ActionText::Protocol), "f1b1");
    assert_eq!(board.text(long, ActionText::Player), "O-O-O");
    // To where castling brings the king, as a hand would drag it.
    let mut dragged = board.clone();
    assert_eq!(dragged.play(step("f1", "c1")).map(|played| played.action), Ok(long));
    assert_eq!(dragged.fen(), "1r3kr1/8/8/8/8/8/8/2KR2R1 b kq - 1 1");
    // One square is the king's ordinary step.
    let mut beside = Game::from_fen("4k3/8/8/8/8/8/8/5K1R w K - 0 1", rules).expect("a FEN");
    beside.play(step("f1", "g1")).expect("a king's step");
    assert_eq!(beside.fen(), "4k3/8/8/8/8/8/8/6KR b - - 1 1");
}

#[test]
fn an_illegal_move_is_read_when_a_piece_can_be_meant_so_that_its_refusal_says_why() {
    for (fen, text, from, reason) in [
        // Pinned, the only knight.
        ("3k4/8/5n2/6B1/8/8/8/4K3 b - - 0 1", "Nd7", "f6", MoveRejectReason::Pinned),
        // Of two knights the one that could get there but for the pin.
        ("3k4/n7/5n2/6B1/8/8/8/4K3 b - - 0 1", "Nd7", "f6", MoveRejectReason::Pinned),
        // Of two rooks the one that only has something in its way.
        ("4k3/8/8/8/8/8/8/R1N1K1R1 w - - 0 1", "Rd1", "a1", MoveRejectReason::PathBlocked),
        (START, "Bc4", "f1", MoveRejectReason::PathBlocked),
        (START, "e5", "e2", MoveRejectReason::PieceCannotMoveThatWay),
        (START, "exd3", "e2", MoveRejectReason::PawnCaptureNeedsEnemy),
        (START, "Qd3", "d1", MoveRejectReason::PathBlocked),
        (START, "Kd4", "e1", MoveRejectReason::PieceCannotMoveThatWay),
        ("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Ke2", "e1", MoveRejectReason::KingIntoCheck),
        // Of three knights one that could get there but for the check, not one that does not move that way.
        ("4k3/8/8/N7/8/4N2N/8/r3K3 w - - 0 1", "Nf5", "e3", MoveRejectReason::KingInCheck),
        // All alike refused: the one that could go there on an empty board, else the nearest, else the first.
        ("4k3/8/8/8/8/8/3P4/N3KN2 w - - 0 1", "Nd2", "f1", MoveRejectReason::OwnPieceOnTarget),
        ("4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "Nf5", "g1", MoveRejectReason::PieceCannotMoveThatWay),
        ("4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "Nd5", "b1", MoveRejectReason::PieceCannotMoveThatWay),
    ] {
        let mut board = game(fen);
        let action = board.parse(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        assert!(
            matches!(action, Action::Step { from: found, .. } if found == point(from)),
            "{text}: {action:?}"
        );
        assert_eq!(board.play(action).map_err(|refusal| refusal.reason), Err(reason), "{text}");
    }
}

#[test]
fn a_start_square_in_full_is_read_whatever_piece_is_named_unless_another_one_could_go_there() {
    for (text, from, to, reason) in [
        ("Ke7e5", "e7", "e5", MoveRejectReason::NotYourPiece),
        ("Ke2-e5", "e2", "e5", MoveRejectReason::PieceCannotMoveThatWay),
        ("Nf1xc4", "f1", "c4", MoveRejectReason::PathBlocked),
        ("Qe4e5", "e4", "e5", MoveRejectReason::EmptySource),
    ] {
        let mut board = game(START);
        assert_eq!(board.parse(text), Ok(step(from, to)), "{text}");
        assert_eq!(board.play(step(from, to)).map_err(|refusal| refusal.reason), Err(reason), "{text}");
    }
    let promotes = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    for (fen, text) in [(START, "Bg1f3"), (START, "Ke2-e4"), (promotes, "Re7e8"), (promotes, "Re7-e8=Q")] {
        let refusal = game(fen).parse(text).expect_err(text);
        assert_eq!(refusal.reason, MoveRejectReason::Unreadable, "{text}");
    }
}

#[test]
fn what_no_piece_can_mean_is_unreadable() {
    for text in [
        "",
        " ",
        "+",
        "x",
        "e",
        "4",
        "Nf3x",
        "Nf3f3f3",
        "e4e5e6",
        "--",
        "0000",
        "@@@@",
        "Z0",
        "pass",
        "resign",
        "O-O-O-O",
        "Bg1f3",
        "N",
        "de",
        "♘",
        "e2e4qq",
        "e8=X",
        "delete",
        "delete-",
        "delete-e4e5",
        "1.",
        "...",
        "한수",
        "Nf３",
    ] {
        let refusal = game(START).parse(text).expect_err(text);
        assert_eq!(refusal.reason, MoveRejectReason::Unreadable, "{text}");
    }
    // No queen to be meant.
    let refusal = game("4k3/8/8/8/8/8/P7/4K3 w - - 0 1").parse("Qd4").expect_err("no queen");
    assert_eq!(refusal.reason, MoveRejectReason::Unreadable);
}

#[test]
fn coordinates_of_a_larger_board_are_out_of_bounds() {
    for text in ["e2e9", "i1i2", "a0a1", "Nf9", "Nj3", "e10", "a1-a10", "delete-z1"] {
        let refusal = game(START).parse(text).expect_err(text);
        assert_eq!(refusal.reason, MoveRejectReason::OutOfBounds, "{text}");
    }
}

#[test]
fn san_is_written_with_no_more_than_it_needs() {
    for (fen, action, san) in [
        ("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", step("a1", "d1"), "Rad1"),
        ("4k3/8/8/R7/8/8/4K3/R7 w - - 0 1", step("a1", "a3"), "R1a3"),
        ("6k1/8/8/8/Q6Q/8/8/Q3K3 w - - 0 1", step("a4", "d4"), "Qa4d4"),
        // The other knight is pinned: nothing to tell apart.
        ("4r2k/8/8/8/8/4N3/8/2N1K3 w - - 0 1", step("c1", "d3"), "Nd3"),
        ("3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1", promote("e7", "d8", PieceKind::Queen), "exd8=Q"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", step("e5", "d6"), "exd6"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", step("a1", "a8"), "Ra8#"),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", step("e1", "c1"), "O-O-O+"),
    ] {
        let board = game(fen);
        assert_eq!(board.text(action, ActionText::Player), san);
        assert_eq!(board.parse(san), Ok(action));
    }
}

#[test]
fn what_has_no_san_is_written_by_its_squares() {
    let board = game(START);
    for style in [ActionText::Player, ActionText::Protocol] {
        assert_eq!(board.text(step("e2", "e5"), style), "e2e5");
        assert_eq!(board.text(Action::Delete(point("e7")), style), "delete-e7");
        assert_eq!(board.text(Action::step(Point::new(30, 0), Point::new(0, 255)), style), "?1a256");
    }
    assert_eq!(board.parse("delete-e7"), Ok(Action::Delete(point("e7"))));
    assert_eq!(board.parse("delete e7"), Ok(Action::Delete(point("e7"))));
}
