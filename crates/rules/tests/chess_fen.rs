//! FEN: what is read leniently, what is refused and how, and what is written.

use hansu_rules::{
    Action, Point, Side,
    chess::{FenError, Game, Rules, needs_chess960},
};

const CHESS960: Rules = Rules { chess960: true, deletes: 0 };

fn read(text: &str) -> String {
    Game::from_fen(text, Rules::default()).unwrap_or_else(|error| panic!("{text}: {error}")).fen()
}

fn read960(text: &str) -> String {
    Game::from_fen(text, CHESS960).unwrap_or_else(|error| panic!("{text}: {error}")).fen()
}

#[test]
fn missing_fields_have_defaults() {
    let full = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    for text in [
        "4k3/8/8/8/8/8/8/4K2R",
        "4k3/8/8/8/8/8/8/4K2R w",
        "4k3/8/8/8/8/8/8/4K2R w -",
        "4k3/8/8/8/8/8/8/4K2R w - -",
        "4k3/8/8/8/8/8/8/4K2R w - - 0",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    ] {
        assert_eq!(read(text), full);
    }
}

#[test]
fn spelling_is_forgiven() {
    let full = "4k3/8/8/8/8/8/8/4K2R b K - 3 9";
    for text in [
        "4k3/8/8/8/8/8/8/4K2R\tb\tK\t-\t3\t9",
        "  4k3/8/8/8/8/8/8/4K2R  b K  - 3 9\r\n",
        "4k3/8/8/8/8/8/8/4K2R/ b K - 3 9",
        "4k3/44/8/8/8/8/8/4K11R B K - 3 9",
        "4k3/8/8/8/8/8/8/4K2R b K - bm e4; hmvc 3; fmvn 9; id \"a b\";",
    ] {
        assert_eq!(read(text), full, "{text}");
    }
    // A first move numbered 0, and counters left open.
    assert_eq!(read("4k3/8/8/8/8/8/8/4K2R w - - 0 0"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(read("4k3/8/8/8/8/8/8/4K2R w - - - -"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn castling_letters_without_king_and_rook_are_dropped() {
    for (text, rights) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "KQkq"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "KQkq"),
        ("4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", "Qk"),
        ("r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", "kq"),
        ("r2k3r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", "-"),
        ("r3k2r/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1", "kq"),
    ] {
        assert_eq!(read(text).split(' ').nth(2), Some(rights), "{text}");
    }
}

#[test]
fn castling_of_chess960_in_both_spellings() {
    // Two rooks on one side: the inner one needs its file.
    let inner = "4k3/8/8/8/8/8/8/4KR1R w F - 0 1";
    assert_eq!(read960(inner), inner);
    assert_eq!(read960("4k3/8/8/8/8/8/8/4KR1R w K - 0 1"), "4k3/8/8/8/8/8/8/4KR1R w K - 0 1");
    assert_eq!(read960("4k3/8/8/8/8/8/8/4KR1R w H - 0 1"), "4k3/8/8/8/8/8/8/4KR1R w K - 0 1");
    let game = Game::from_fen("1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1", CHESS960).expect("two rooks");
    assert_eq!(game.shredder_fen(), "1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1");
    assert_eq!(read960(&game.shredder_fen()), game.fen());
    assert!(needs_chess960("1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1"));
    assert!(!needs_chess960("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"));
    assert!(!needs_chess960("nonsense"));
}

#[test]
fn en_passant_is_written_only_where_it_can_be_played() {
    for (text, square) in [
        // A pawn stands ready.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d6"),
        // Nobody stands ready.
        ("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "-"),
        // The pawn that would take is pinned, or taking opens the rank.
        ("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "-"),
        ("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "-"),
        // No pawn came, the square or the start is not empty, the rank is wrong.
        ("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "-"),
        ("4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "-"),
        ("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", "-"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1", "-"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 1", "d6"),
    ] {
        assert_eq!(read(text).split(' ').nth(3), Some(square), "{text}");
    }
}

#[test]
fn every_field_is_right_after_every_move() {
    let mut game = Game::new(Rules::default());
    for (text, fen) in [
        ("e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        ("Nf6", "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"),
        ("e5", "rnbqkb1r/pppppppp/5n2/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"),
        ("d5", "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"),
        ("Nf3", "rnbqkb1r/ppp1pppp/5n2/3pP3/8/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 3"),
        ("Rg8", "rnbqkbr1/ppp1pppp/5n2/3pP3/8/5N2/PPPP1PPP/RNBQKB1R w KQq - 2 4"),
        ("Be2", "rnbqkbr1/ppp1pppp/5n2/3pP3/8/5N2/PPPPBPPP/RNBQK2R b KQq - 3 4"),
        ("Nc6", "r1bqkbr1/ppp1pppp/2n2n2/3pP3/8/5N2/PPPPBPPP/RNBQK2R w KQq - 4 5"),
        ("O-O", "r1bqkbr1/ppp1pppp/2n2n2/3pP3/8/5N2/PPPPBPPP/RNBQ1RK1 b q - 5 5"),
    ] {
        let action = game.parse(text).expect(text);
        game.play(action).expect(text);
        assert_eq!(game.fen(), fen);
    }
}

#[test]
fn what_is_wrong_is_said() {
    let corner = |col, row| Point::new(col, row);
    let text = |text: &str| text.to_owned();
    for (fen, expected) in [
        ("", FenError::Empty),
        (" \t", FenError::Empty),
        ("8/8/8/8/8/8/8", FenError::RankCount { found: 7 }),
        ("8/8/8/8/8/8/8/8/8 w", FenError::RankCount { found: 9 }),
        ("4k3/8/8/9/8/8/8/4K3", FenError::UnknownPiece { rank: 5, symbol: '9' }),
        ("4k3/8/8/8/x7/8/8/4K3", FenError::UnknownPiece { rank: 4, symbol: 'x' }),
        ("4k3/8/8/8/한7/8/8/4K3", FenError::UnknownPiece { rank: 4, symbol: '한' }),
        ("4k3/8/8/8/8/pppp/8/4K3", FenError::RankLength { rank: 3, found: 4 }),
        ("4k3/8/8/8/8/pppp5/8/4K3", FenError::RankLength { rank: 3, found: 9 }),
        ("4k3/8/8/8/8/8/8/4K3 x", FenError::SideToMove { text: text("x") }),
        ("4k3/8/8/8/8/8/8/4K3 w KQxq", FenError::Castling { text: text("KQxq") }),
        ("4k3/8/8/8/8/8/8/4K3 w - z9", FenError::EnPassant { text: text("z9") }),
        ("4k3/8/8/8/8/8/8/4K3 w - - -3 1", FenError::HalfmoveClock { text: text("-3") }),
        ("4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1", FenError::HalfmoveClock { text: text("99999999999") }),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 one", FenError::MoveNumber { text: text("one") }),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 e4", FenError::TrailingText { text: text("e4") }),
        ("8/8/8/8/8/8/8/4K3", FenError::Kings { side: Side::Second, found: 0 }),
        ("4k3/8/8/8/8/8/8/3KK3", FenError::Kings { side: Side::First, found: 2 }),
        ("4k2P/8/8/8/8/8/8/4K3", FenError::PawnOnBackRank { point: corner(7, 7) }),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            FenError::OpponentInCheck { side: Side::Second, king: corner(4, 7), attacker: corner(4, 1) },
        ),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 b", FenError::TooMuchMaterial),
    ] {
        assert_eq!(Game::from_fen(fen, Rules::default()).map(|game| game.fen()), Err(expected), "{fen}");
    }
}

#[test]
fn errors_say_what_where_and_what_to_do() {
    let said = |fen| Game::from_fen(fen, Rules::default()).expect_err(fen).to_string();
    assert_eq!(
        said("4k3/8/8/8/8/pppp5/8/4K3"),
        "rank 3 has 9 squares; its pieces and empty squares must add up to eight"
    );
    assert_eq!(
        said("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
        "White is to move, but the king on e8 is already attacked from e2; change the side to move or the pieces"
    );
    assert_eq!(said("8/8/8/8/8/8/8/4K3"), "Black has 0 kings; each side needs exactly one");
}

#[test]
fn a_position_with_more_checks_than_a_move_can_give_is_played_on() {
    let game = Game::from_fen("4k3/8/3N4/4R3/8/8/8/4K2B b - - 0 1", Rules::default()).expect("playable");
    assert!(game.check().is_some());
    assert!(
        game.legal_actions()
            .iter()
            .all(|action| { matches!(action, Action::Step { from, .. } if *from == Point::new(4, 7)) })
    );
}
