//! Every game New Game can choose is built; what cannot be played is named.

use hansu_rules::{AnyGame, GameKind, HalfPoints, PieceKind, Point, Side, go, janggi};
use hansu_table::{ChessStart, GameSetup, SetupError};

#[test]
fn every_preset_of_go_on_every_size() {
    for name in go::Rules::PRESETS {
        for size in 2..=25 {
            let setup = GameSetup::go(size, name, None, 0).expect("a preset");
            let game = setup.build().expect("a size of Go");
            assert_eq!((game.kind(), game.board_size()), (GameKind::Go, (size, size)));
        }
    }
}

#[test]
fn komi_and_handicap() {
    let setup = GameSetup::go(19, "japanese", Some(HalfPoints(1)), 9).expect("a preset");
    let game = setup.build().expect("nine stones fit");
    assert_eq!(game.to_move(), Side::Second);
    assert_eq!(game.pieces().len(), 9);
    let AnyGame::Go(game) = game else { panic!("Go was chosen") };
    assert_eq!(game.rules().komi, HalfPoints(1));
}

#[test]
fn what_go_cannot_play() {
    assert_eq!(GameSetup::go(19, "house", None, 0), Err(SetupError::UnknownRules("house".to_owned())));
    let build = |size, handicap| GameSetup::go(size, "chinese", None, handicap).expect("a preset").build();
    assert!(matches!(build(26, 0), Err(SetupError::Go(go::SetupError::Size(26)))));
    assert!(matches!(build(19, 10), Err(SetupError::Go(go::SetupError::Handicap { stones: 10, .. }))));
}

#[test]
fn all_960_starts_are_playable() {
    for number in 0..960 {
        let setup = GameSetup::Chess { start: ChessStart::Chess960(number), deletes: 0 };
        let game = setup.build().expect("a start position");
        assert!(!game.legal_actions().is_empty(), "{number}");
    }
    let setup = GameSetup::Chess { start: ChessStart::Chess960(960), deletes: 0 };
    assert!(matches!(setup.build(), Err(SetupError::Chess960(960))));
}

#[test]
fn chess_from_a_position_and_with_deletions() {
    let start = ChessStart::Fen { fen: "4k3/8/8/8/8/8/8/4K2R b - - 0 1".to_owned(), chess960: false };
    let game = GameSetup::Chess { start, deletes: 0 }.build().expect("a position");
    assert_eq!(game.to_move(), Side::Second);
    let start = ChessStart::Fen { fen: "no position".to_owned(), chess960: false };
    assert!(matches!(GameSetup::Chess { start, deletes: 0 }.build(), Err(SetupError::ChessFen(_))));
    let setup = GameSetup::Chess { start: ChessStart::Standard, deletes: 3 };
    let AnyGame::Chess(game) = setup.build().expect("a game") else { panic!("chess was chosen") };
    assert_eq!(game.deletes_left(), [3, 3]);
}

#[test]
fn every_formation_of_janggi_by_every_preset() {
    for name in janggi::Rules::PRESETS {
        for cho in janggi::Formation::ALL {
            for han in janggi::Formation::ALL {
                let game = GameSetup::janggi(name, cho, han, 0).expect("a preset").build().expect("a game");
                assert_eq!(game.pieces().len(), 32);
            }
        }
    }
    let formation = janggi::Formation::HorseElephantElephantHorse;
    let game =
        GameSetup::janggi("kakao", formation, formation, 2).expect("a preset").build().expect("a game");
    assert_eq!(game.piece_at(Point::new(1, 0)).map(|piece| piece.kind), Some(PieceKind::Horse));
    let AnyGame::Janggi(game) = game else { panic!("Janggi was chosen") };
    assert_eq!(game.deletes_left(), [2, 2]);
    assert!(matches!(GameSetup::janggi("house", formation, formation, 0), Err(SetupError::UnknownRules(_))));
}

#[test]
fn janggi_from_a_position() {
    let rules = janggi::Rules::preset("kakao").expect("a preset");
    let fen = "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1".to_owned();
    let game = GameSetup::JanggiFen { rules, fen }.build().expect("a position");
    assert_eq!(game.pieces().len(), 3);
    let setup = GameSetup::JanggiFen { rules, fen: "no position".to_owned() };
    assert!(matches!(setup.build(), Err(SetupError::JanggiFen(_))));
}
