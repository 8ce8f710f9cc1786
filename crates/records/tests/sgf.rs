//! Records of Go as people's programs have written them, well or badly.

use hansu_records::sgf::{SgfError, read_go, write_go};
use hansu_rules::{
    Action, HalfPoints, MoveRejectReason, Point, Side,
    go::{Game, Rules},
};
use proptest::prelude::*;

fn read(text: &str) -> Game {
    read_go(text.as_bytes(), Rules::CHINESE, None).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The moves with their colours, then the stones on the board.
fn told(game: &Game) -> String {
    let moves: Vec<String> = game
        .actions()
        .iter()
        .enumerate()
        .map(|(index, &action)| {
            let colour = if game.mover(index) == Some(Side::First) { 'B' } else { 'W' };
            format!("{colour}{}", game.text(action, hansu_rules::ActionText::Protocol))
        })
        .collect();
    let board = game.board();
    let stones = board.points().filter(|&point| board.stone(point).is_some()).count();
    format!("{} | {stones}", moves.join(" "))
}

#[test]
fn moves_and_passes() {
    assert_eq!(
        told(&read("(;SZ[9];B[aa];W[ii];B[];W[tt];B[jj];W[  ])")),
        "BA9 WJ1 Bpass Wpass Bpass Wpass | 2"
    );
    assert_eq!(told(&read("(;SZ[9];B[tt];W[aa];B[])")), "Bpass WA9 Bpass | 1");
    assert_eq!(told(&read("(;SZ[9];B[];W[];B[aa])")), "Bpass Wpass BA9 | 1", "play goes on after two passes");
    assert_eq!(told(&read("(;SZ[9];B[aa];B[bb];W[cc];W[dd])")), "BA9 BB8 WC7 WD6 | 4");
    assert_eq!(told(&read("(;SZ[9]B[aa];W[bb])")), "BA9 WB8 | 2", "the first move in the root");
}

#[test]
fn what_old_and_careless_programs_write() {
    let two = "BA9 WB8 | 2";
    for text in [
        "(;GaMe[1]SiZe[9];Black[aa];White[bb])",
        "(;gm[1]sz[9];b[aa];w[bb])",
        "( ; GM [1]\n SZ\t[9] ;B\n[aa] ;W [ bb ] )",
        "\u{feff}(;SZ[ 9 ];B[aa];W[bb])OS[]xx",
        "To: you (me)\n\n(;SZ[9:9];B[aa];W[bb])",
        "(SZ[9];B[aa];W[bb])",
        "(;SZ[9];B[aa];W[bb]",
        "(;SZ[9]C[a \\] (;B[ee\\]) \\\\];B[aa];W[bb])",
        "(;SZ[9];B[aa](;W[bb])(;W[cc]))(;SZ[9];B[ee])",
        "(;XX[1][2]SZ[9]CoPyright[me];BL[9]B[aa]C[x];WL[9]W[bb]LB[aa:1:2])",
        "(;AB[cc]AE[cc]SZ[9];B[aa];W[bb])",
    ] {
        assert_eq!(told(&read(text)), two, "{text}");
    }
    let mut bytes = b"(;SZ[9]PB[".to_vec();
    bytes.extend_from_slice(b"\xb0\xed]RU[\xff];B[aa];W[bb])");
    assert_eq!(told(&read_go(&bytes, Rules::CHINESE, None).unwrap()), two);
}

#[test]
fn komi_and_rules() {
    let rules = |text: &str| *read(text).rules();
    assert_eq!(rules("(;KM[6,5])").komi, HalfPoints(13));
    assert_eq!(rules("(;KM[ 0.50 ])").komi, HalfPoints(1));
    assert_eq!(rules("(;KM[-3])").komi, HalfPoints(-6));
    for unreadable in ["(;KM[])", "(;KM[x])", "(;KM[1e9])", "(;KM[nan])", "(;)"] {
        assert_eq!(rules(unreadable), Rules::CHINESE, "{unreadable}");
    }
    assert_eq!(rules("(;RU[Japanese]KM[6.5])"), Rules::JAPANESE);
    assert_eq!(rules("(;RU[unheard of])"), Rules::CHINESE);
}

#[test]
fn handicap_stones_set_up_implied_or_played() {
    let game = read("(;SZ[9]HA[2]AB[cg][gc];W[ee])");
    assert_eq!((game.setup().handicap, told(&game).as_str()), (2, "WE5 | 3"));
    let implied = read("(;SZ[9]HA[2];W[ee])");
    assert_eq!((implied.setup().handicap, implied.board().stone(Point::new(2, 2))), (2, Some(Side::First)));
    let played = read("(;SZ[9]HA[2];B[cg];B[gc];W[ee])");
    assert_eq!((played.setup().handicap, told(&played).as_str()), (0, "BC3 BG7 WE5 | 3"));
    assert_eq!(read("(;SZ[9]AB[cg][gc]PL[B])").to_move(), Side::First);
    assert_eq!(read("(;SZ[9]AB[cg][gc]AW[aa])").setup().handicap, 0, "a problem is no handicap");
}

#[test]
fn a_position_before_a_move() {
    let text = b"(;SZ[9];B[aa];W[bb];B[cc])";
    let at = |before| told(&read_go(text, Rules::CHINESE, Some(before)).unwrap());
    assert_eq!([0, 1, 2, 99].map(at), [" | 0", " | 0", "BA9 | 1", "BA9 WB8 BC7 | 3"]);
}

#[test]
fn what_cannot_be_replayed_is_told() {
    let error = |text: &str| read_go(text.as_bytes(), Rules::CHINESE, None).unwrap_err();
    for text in ["", "hello", "()", "(hello)"] {
        assert_eq!(error(text), SgfError::NoGame, "{text}");
    }
    assert_eq!(error("(;GM[11];B[a1])"), SgfError::NotGo("11".to_owned()));
    for size in ["9:13", "1", "26", "x", "9:"] {
        assert_eq!(error(&format!("(;SZ[{size}])")), SgfError::Size(size.to_owned()));
    }
    assert_eq!(error("(;SZ[9]AB[aa:zz])"), SgfError::Point("aa:zz".to_owned()));
    assert_eq!(error("(;SZ[9];B[a])"), SgfError::Point("a".to_owned()));
    match error("(;SZ[9];B[aa];W[aa])") {
        SgfError::Move { number: 2, side: Side::Second, action: Action::Place(_), rejection } => {
            assert_eq!(rejection.reason, MoveRejectReason::Occupied);
        }
        other => panic!("{other}"),
    }
}

#[test]
fn long_games_and_deep_trees() {
    let mut long = String::from("(;SZ[9]");
    long.push_str(&";B[];W[]".repeat(50_000));
    long.push(')');
    assert_eq!(read(&long).actions().len(), 100_000);
    let deep = format!("(;SZ[9]{}", "(;B[])") + &"(;W[](;B[]".repeat(20_000);
    assert!(read_go(deep.as_bytes(), Rules::CHINESE, None).is_ok());
}

#[test]
fn a_game_written_is_the_same_game() {
    let text = "(;SZ[5]HA[2]AB[aa][ee]KM[0.5]RU[aga];W[cc];B[];B[bb];W[dd])";
    let game = read(text);
    let written = write_go(&game, "Hansu:[1]");
    let again = read(&written);
    assert_eq!(told(&again), told(&game), "{written}");
    assert_eq!((again.rules(), again.setup()), (game.rules(), game.setup()), "{written}");
    assert_eq!(write_go(&again, "Hansu:[1]"), written);
}

proptest! {
    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read_go(&bytes, Rules::CHINESE, None);
    }

    #[test]
    fn no_text_of_the_format_panics(text in "\\(;(SZ\\[[0-9:]{0,4}\\]|A[BWE](\\[[a-z]{0,2}(:[a-z]{2})?\\]){1,3}|;[BW]\\[[a-z]{0,2}\\]|[()]|PL\\[[BW]?\\]|\\\\){0,20}") {
        let _ = read_go(text.as_bytes(), Rules::CHINESE, Some(3));
    }
}
