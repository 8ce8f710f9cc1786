//! Any text as a chess move (SAN, UCI, long algebraic, castling, deletions); the first line of the input is the FEN of the
//! position it is read in. See `hansu_fuzz::read_move` for what holds.
#![no_main]

use hansu_fuzz::{chess_game, read_move, two_lines};
use hansu_rules::AnyGame;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    let (fen, text) = two_lines(input);
    read_move(&AnyGame::Chess(chess_game(fen)), text);
});
