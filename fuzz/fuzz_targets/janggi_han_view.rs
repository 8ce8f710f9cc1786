//! Any text in the Han view: it is read exactly when the ordinary reader takes it, and reading and writing are inverses,
//! for positions, points and moves.
#![no_main]

use hansu_rules::janggi::{Move, Setup, Square, dialect};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match (dialect::read_fen(text), text.parse::<Setup>()) {
        (Ok(setup), Ok(as_written)) => {
            assert_eq!(dialect::write_fen(&setup), as_written.to_string());
            assert_eq!(dialect::read_fen(&dialect::write_fen(&setup)), Ok(setup.clone()));
            assert_eq!(setup.turn, as_written.turn.other());
            assert_eq!(setup.position().is_ok(), as_written.position().is_ok(), "{as_written}");
        }
        (read, ordinary) => assert_eq!(read.err(), ordinary.err()),
    }
    match (dialect::read_square(text), text.parse::<Square>()) {
        (Ok(square), Ok(_)) => assert_eq!(dialect::write_square(square), text),
        (read, ordinary) => assert_eq!(read.err(), ordinary.err()),
    }
    match (dialect::read_move(text), text.parse::<Move>()) {
        (Ok(mv), Ok(_)) => assert_eq!(dialect::write_move(mv), text),
        (read, ordinary) => assert_eq!(read.err(), ordinary.err()),
    }
});
