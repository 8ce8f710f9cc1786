//! Any bytes as a file of the Go server WBaduk, or as a FEN.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| hansu_fuzz::record_file(bytes, "record.ngf"));
