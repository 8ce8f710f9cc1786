//! The built program with its ends in a test's hands.

use std::{
    io::Write,
    process::{Child, Command, Output, Stdio},
};

/// The program with these arguments, its standard input and output piped; what it complains about goes to `errors`.
pub fn start(args: &[&str], errors: Stdio) -> Child {
    Command::new(env!("CARGO_BIN_EXE_hansu-engine"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(errors)
        .spawn()
        .expect("the program starts")
}

/// All that the program says to this input.
pub fn feed(mut child: Child, input: &[u8]) -> Output {
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_vec();
    // Written from a thread of its own, so that neither side waits for the other.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    // A program that has ended early takes no more input.
    let _ = writer.join().expect("the writer does not panic");
    output
}
