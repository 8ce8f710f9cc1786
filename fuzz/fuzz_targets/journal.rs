//! Any bytes as the journal of a game: what is recovered is what was written, and it goes on.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| hansu_fuzz::journal(bytes));
