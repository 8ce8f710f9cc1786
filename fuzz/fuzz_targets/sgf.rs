//! Any bytes as a file of Go records.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| hansu_fuzz::record_file(bytes, "record.sgf"));
