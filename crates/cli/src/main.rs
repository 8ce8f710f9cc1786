//! The headless Hansu.

fn main() {}
