//! Any bytes as a file of chess or Janggi records.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| hansu_fuzz::record_file(bytes, "record.pgn"));
