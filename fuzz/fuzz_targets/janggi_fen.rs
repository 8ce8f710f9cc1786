//! Any text as a Janggi FEN: an arrangement that is read is written as a FEN that is read as the same; a sound one can be
//! played on, and its moves are written and read.
#![no_main]

use hansu_fuzz::write_and_read;
use hansu_rules::{
    AnyGame, Gravity,
    janggi::{Game, Rules, Setup},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert_eq!(Game::from_fen(text, Rules::default()).err(), Some(error));
            return;
        }
    };
    let written = setup.to_string();
    assert_eq!(written.parse::<Setup>().as_ref(), Ok(&setup), "{written}");
    let faults = setup.faults();
    let game = match Game::from_fen(text, Rules::default()) {
        Ok(game) => game,
        Err(error) => {
            let told = faults.iter().any(|fault| fault.gravity() == Gravity::Forbids);
            assert!(told, "{written}: {error}, not among {faults:?}");
            return;
        }
    };
    assert_eq!(game.fen(), written);
    assert_eq!(game.position().hash(), game.position().recomputed_hash());
    let legal = game.legal_actions();
    let game = AnyGame::Janggi(game);
    for action in legal {
        write_and_read(&game, action);
    }
});
