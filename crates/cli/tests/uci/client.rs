//! The other end of the pipe.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

/// How long a test waits for what must come: long, for machines that do many things at once.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A running engine.
pub struct Client {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// What a search said.
#[derive(Debug)]
pub struct Found {
    /// The move after `bestmove`.
    pub best: String,
    /// The move after `ponder`.
    pub ponder: Option<String>,
    /// The lines before it that begin with `info depth`.
    pub infos: Vec<String>,
}

impl Found {
    fn new(mut lines: Vec<String>) -> Self {
        let last = lines.pop().expect("the answer is a line");
        let words: Vec<&str> = last.split(' ').collect();
        let (best, ponder) = match words[..] {
            ["bestmove", best] => (best, None),
            ["bestmove", best, "ponder", ponder] => (best, Some(ponder.to_owned())),
            _ => panic!("{last:?} is no answer"),
        };
        lines.retain(|line| line.starts_with("info depth"));
        Self { best: best.to_owned(), ponder, infos: lines }
    }

    /// The last report of the best line.
    pub fn last(&self) -> &str {
        self.infos
            .iter()
            .rev()
            .find(|line| !line.contains(" multipv ") || line.contains(" multipv 1 "))
            .unwrap()
    }
}

/// The word after this one.
pub fn value<'a>(line: &'a str, word: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|next| *next != word).skip(1);
    words.next().unwrap_or_else(|| panic!("no {word} in {line}"))
}

/// The moves after `pv`.
pub fn pv(line: &str) -> Vec<&str> {
    line.split_once(" pv ").map(|(_, moves)| moves.split(' ').collect()).unwrap_or_default()
}

impl Client {
    pub fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hansu-engine"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("standard output is piped");
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                let line = line.expect("output is UTF-8");
                assert!(!line.ends_with('\r'), "{line:?}");
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Self { child, stdin, lines }
    }

    /// An engine for this variant.
    pub fn playing(variant: &str) -> Self {
        let mut client = Self::start();
        client.set("UCI_Variant", variant);
        client.ready();
        client
    }

    pub fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let stdin = self.stdin.as_mut().expect("standard input is open");
        stdin.write_all(bytes).expect("the program reads");
    }

    pub fn set(&mut self, name: &str, value: &str) {
        self.send(&format!("setoption name {name} value {value}"));
    }

    /// The next line.
    pub fn line(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line comes")
    }

    /// All lines to the first that begins like this, that one included.
    pub fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().is_some_and(|line| line.starts_with(beginning)) {
                return lines;
            }
        }
    }

    /// What comes before `readyok`.
    pub fn ready(&mut self) -> Vec<String> {
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    /// The lines that come in so much time.
    pub fn listen(&mut self, time: Duration) -> Vec<String> {
        let end = Instant::now() + time;
        let mut lines = Vec::new();
        loop {
            match self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) => lines.push(line),
                Err(RecvTimeoutError::Timeout) => return lines,
                Err(RecvTimeoutError::Disconnected) => panic!("the program has ended after {lines:?}"),
            }
        }
    }

    /// The answer to a search that is running.
    pub fn answer(&mut self) -> Found {
        Found::new(self.until("bestmove"))
    }

    /// Searches.
    pub fn go(&mut self, go: &str) -> Found {
        self.send(&format!("go {go}"));
        self.answer()
    }

    /// Sets up a position; what the engine remarks on it.
    pub fn position(&mut self, position: &str) -> Vec<String> {
        self.send(&format!("position {position}"));
        self.ready()
    }

    /// The FEN of the position as the engine knows it.
    pub fn fen(&mut self) -> String {
        self.send("d");
        let lines = self.until("Checkers:");
        let fen = lines.iter().find_map(|line| line.strip_prefix("Fen: ")).expect("a FEN is printed");
        fen.to_owned()
    }

    /// Closes standard input.
    pub fn hang_up(&mut self) {
        self.stdin = None;
    }

    /// Waits for the end; the exit code has to be 0. What was said since.
    pub fn end(mut self) -> Vec<String> {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the program can be waited for") {
                break status;
            }
            assert!(Instant::now() < deadline, "the program does not end");
            thread::sleep(Duration::from_millis(2));
        };
        assert_eq!(status.code(), Some(0));
        self.lines.iter().collect()
    }

    /// Ends the program.
    pub fn quit(mut self) -> Vec<String> {
        self.send("quit");
        self.end()
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Where a test has failed half-way; otherwise it has ended long ago.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
