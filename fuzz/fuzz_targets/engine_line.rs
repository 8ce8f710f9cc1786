//! Any text as what an outside engine says, about the position whose FEN is the first line of the input (chess, else
//! Janggi, else a small board of Go).
#![no_main]

use hansu_engine::{Score, SearchInfo};
use hansu_fuzz::{chess_game, janggi_game, two_lines};
use hansu_players::{
    EngineProfile, Protocol,
    gtp::{Dialect, FinalScore, read_analysis},
    process::CommandLine,
    uci::{UciOption, read_info},
};
use hansu_rules::{Action, AnyGame, go};
use libfuzzer_sys::fuzz_target;

fn can_be_played(game: &AnyGame, line: &[Action]) {
    let mut game = game.clone();
    for &action in line {
        assert!(game.play(action).is_ok(), "{action:?} cannot be played");
    }
}

fn is_sound(game: &AnyGame, info: &SearchInfo) {
    can_be_played(game, &info.pv);
    assert!(info.line >= 1 && info.score != Score::Mate(0));
    for one in info.go.iter().flat_map(|go| &go.candidates) {
        can_be_played(game, &one.pv);
        assert!(one.pv.first() == Some(&one.action));
        assert!(
            (0.0..=1.0).contains(&one.win_rate) && (0.0..=1.0).contains(&one.prior) && one.lead.is_finite()
        );
    }
    assert!(info.go.iter().flat_map(|go| &go.ownership).all(|share| (-1.0..=1.0).contains(share)));
}

fuzz_target!(|input: &str| {
    let (fen, text) = two_lines(input);
    let profile = EngineProfile::new("", CommandLine::new("x"), Protocol::Uci, []);
    for game in [AnyGame::Chess(chess_game(fen)), AnyGame::Janggi(janggi_game(fen))] {
        for turned in [false, true] {
            let profile = EngineProfile { scores_for_white: turned, ..profile.clone() };
            if let Some(info) = read_info(text, &game, &profile) {
                is_sound(&game, &info);
            }
        }
    }
    let board = AnyGame::Go(go::Game::new(3, go::Rules::CHINESE).expect("a size of Go"));
    for dialect in [Dialect::Kata, Dialect::Leela] {
        if let Some(info) = read_analysis(text, &board, dialect) {
            is_sound(&board, &info);
        }
    }
    if let Some(points) = FinalScore::parse(text).and_then(|score| score.points) {
        assert!(points.is_finite());
    }
    if let Some(option) = UciOption::parse(text) {
        let value = option.default_value().unwrap_or_default();
        assert!(!option.command(&value).contains('\n') && !option.name.is_empty());
    }
    if let Ok(command) = CommandLine::parse(text) {
        // What holds a NUL cannot be started, but it can be written.
        assert_eq!(CommandLine::parse(&command.to_string()), Ok(command));
    }
});
