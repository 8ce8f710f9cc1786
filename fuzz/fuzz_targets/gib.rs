//! Any bytes as a file of a Korean Janggi program or of the Go server Tygem.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| hansu_fuzz::record_file(bytes, "record.gib"));
