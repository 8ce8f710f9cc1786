//! Any text as a chess FEN, in ordinary chess and in Chess960: what is read is written as a FEN that is read as the same
//! position and written the same again; and the position can be played on, its moves written and read.
#![no_main]

use hansu_fuzz::write_and_read;
use hansu_rules::{
    AnyGame,
    chess::{Game, Rules, needs_chess960},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for chess960 in [false, true] {
        let rules = Rules { chess960, deletes: 0 };
        let game = match Game::from_fen(text, rules) {
            Ok(game) => game,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                continue;
            }
        };
        let mut forms = vec![game.fen()];
        if chess960 {
            forms.push(game.shredder_fen());
        }
        for fen in forms {
            let again = Game::from_fen(&fen, rules).unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert_eq!(again.position(), game.position(), "{fen}");
            assert_eq!(again.fen(), game.fen());
            // Ordinary chess has dropped what it does not know.
            assert!(!chess960 || needs_chess960(&fen) == needs_chess960(text), "{fen}");
        }
        let legal = game.legal_actions();
        let game = AnyGame::Chess(game);
        for action in legal {
            write_and_read(&game, action);
        }
    }
});
