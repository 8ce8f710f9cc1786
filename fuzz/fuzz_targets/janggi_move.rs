//! Any text as a Janggi move (as engines, records and algebraic notation write it); the first line of the input is the FEN
//! of the position it is read in. See `hansu_fuzz::read_move` for what holds.
#![no_main]

use hansu_fuzz::{janggi_game, read_move, two_lines};
use hansu_rules::{
    AnyGame,
    janggi::{Move, Square},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let (fen, text) = two_lines(input);
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string(), text, "a point has one name");
    }
    if let Ok(mv) = text.parse::<Move>() {
        assert_eq!(mv.to_string(), text, "a move has one engine text");
    }
    read_move(&AnyGame::Janggi(janggi_game(fen)), text);
});
