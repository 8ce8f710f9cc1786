//! Any text as a stream of games: it holds the games that the same text holds when it is opened as a whole.
#![no_main]

use hansu_records::{Format, open_text, pgn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    // Bytes of a private range are no text to the one and text to the other.
    if text.chars().any(|letter| ('\u{F780}'..='\u{F7FF}').contains(&letter) || letter == '\u{FEFF}') {
        return;
    }
    let games = pgn::Stream::new(text.as_bytes()).map(|game| game.expect("memory can be read"));
    let streamed = games.filter(|game| game.record.is_ok()).count();
    if let Ok(opened) = open_text(text)
        && opened.format() == Format::Pgn
    {
        assert_eq!(opened.records().len(), streamed);
    }
});
