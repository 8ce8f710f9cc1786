//! The program as others run it: arguments and lines in, lines and exit codes out.

mod batch;
mod books;
mod explain;
mod matches;
mod perft;
#[path = "../program/mod.rs"]
mod program;
mod tune;

use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a run printed, and its exit code.
struct Run {
    out: String,
    error: String,
    code: i32,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            out: String::from_utf8(output.stdout).expect("output is UTF-8"),
            error: String::from_utf8(output.stderr).expect("errors are UTF-8"),
            code: output.status.code().expect("not ended by a signal"),
        }
    }
}

impl Run {
    /// The one JSON object it printed.
    fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "{}{}", self.out, self.error);
        serde_json::from_str(&self.out).expect("output is JSON")
    }

    /// Asserts that the input was refused with one line that says all of these.
    fn assert_bad_input(&self, words: &[&str]) {
        assert_eq!(self.code, 2, "{}{}", self.out, self.error);
        assert_eq!(self.error.lines().count(), 1, "{}", self.error);
        assert!(self.error.starts_with("error: "), "{}", self.error);
        for word in words {
            assert!(self.error.contains(word), "{word} in {}", self.error);
        }
        assert_eq!(self.out, "");
    }
}

/// Runs the program with these arguments.
fn run(args: &[&str]) -> Run {
    Command::new(env!("CARGO_BIN_EXE_hansu-engine")).args(args).output().expect("the program starts").into()
}

/// Runs the program with these arguments and bytes on standard input.
fn run_with_input(args: &[&str], input: &[u8]) -> Run {
    program::feed(program::start(args, Stdio::piped()), input).into()
}

#[test]
fn mistakes_in_the_arguments_are_told_in_one_line() {
    run(&[]).assert_bad_input(&["explain", "--help"]);
    run(&["divine"]).assert_bad_input(&["divine"]);
    run(&["explain", "--game", "draughts", "--all"]).assert_bad_input(&["draughts", "go, chess, janggi"]);
    run(&["perft", "--game", "chess"]).assert_bad_input(&["--depth"]);
    run(&["explain", "--all"]).assert_bad_input(&["go, chess or janggi"]);
    run(&["explain", "--game", "go"]).assert_bad_input(&["--move", "--all"]);
    run(&["explain", "--batch", "--game", "go"]).assert_bad_input(&["--batch"]);
}

#[test]
fn help_is_no_mistake() {
    for args in [&["--help"][..], &["explain", "--help"], &["--version"]] {
        let run = run(args);
        assert_eq!((run.code, run.error.as_str()), (0, ""));
        assert!(run.out.contains("hansu-engine"), "{}", run.out);
    }
}
