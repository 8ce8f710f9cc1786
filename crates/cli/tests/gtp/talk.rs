//! A conversation with the program.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use crate::program;

/// An engine that listens.
#[derive(Debug)]
pub struct Talk {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Talk {
    /// Starts the engine at its weakest, so that it answers at once.
    pub fn start() -> Self {
        Self::with(&["--level", "1", "--seed", "1"])
    }

    /// Starts the engine with these arguments.
    pub fn with(args: &[&str]) -> Self {
        let mut child = program::start(&gtp(args), Stdio::inherit());
        let stdin = child.stdin.take().expect("standard input is piped");
        let stdout = BufReader::new(child.stdout.take().expect("standard output is piped"));
        Self { child, stdin, stdout }
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("the program listens");
    }

    /// The next line it says.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).expect("output is UTF-8");
        assert!(line.ends_with('\n'), "the program has ended: {line:?}");
        line.truncate(line.len() - 1);
        line
    }

    /// The rest of an answer, up to the blank line.
    pub fn answer(&mut self) -> String {
        let mut lines = vec![self.line()];
        loop {
            match self.line() {
                line if line.is_empty() => return lines.join("\n"),
                line => lines.push(line),
            }
        }
    }

    /// Sends a command and takes its whole answer.
    pub fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.answer()
    }

    /// The text of the answer to a command that must succeed.
    pub fn ok(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        answer.strip_prefix("= ").unwrap_or_else(|| panic!("{line}: {answer}")).to_owned()
    }

    /// Sends commands that must succeed without a text.
    pub fn all_ok(&mut self, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            assert_eq!(self.ask(line), "= ", "{line}");
        }
    }

    /// The message of the answer to a command that must fail.
    pub fn fails(&mut self, line: &str) -> String {
        let answer = self.ask(line);
        answer.strip_prefix("? ").unwrap_or_else(|| panic!("{line}: {answer}")).to_owned()
    }

    /// The rows of the board, from the top: `X`, `O` and `.`.
    pub fn board(&mut self) -> Vec<String> {
        let text = self.ok("showboard");
        text.lines()
            .filter(|line| line.trim_start().starts_with(|sign: char| sign.is_ascii_digit()))
            .map(|line| {
                let signs = line.chars().filter(|sign| "XO.+".contains(*sign));
                signs.map(|sign| if sign == '+' { '.' } else { sign }).collect()
            })
            .collect()
    }

    /// Waits for the program to end by itself.
    pub fn ends(mut self) -> i32 {
        drop(self.stdin);
        self.child.wait().expect("the program ends").code().expect("not ended by a signal")
    }
}

/// The arguments that make the program a GTP engine.
fn gtp<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [&["gtp"], args].concat()
}

/// All that the program says to this input, and its exit code.
pub fn say(args: &[&str], input: &[u8]) -> (String, i32) {
    let output = program::feed(program::start(&gtp(args), Stdio::inherit()), input);
    (String::from_utf8(output.stdout).expect("output is UTF-8"), output.status.code().expect("no signal"))
}
