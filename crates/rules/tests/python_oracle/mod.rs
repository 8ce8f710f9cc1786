//! Another project's rules, asked through a Python program that reads a question and writes an answer a line, in
//! JSON. A call of such rules costs milliseconds, most of it for nothing: games are asked about as a whole, and by as
//! many processes at once as there are processors.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::atomic::{AtomicU64, AtomicUsize, Ordering},
    thread,
};

use serde::{Serialize, de::DeserializeOwned};

/// Where scripts/setup puts the modules where the system's Python does not have them.
const INSTALLED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/oracles/bin/python3");

/// A program in tests/tools and the modules it needs.
#[derive(Clone, Copy)]
pub struct Tool {
    pub script: &'static str,
    pub modules: &'static str,
}

impl Tool {
    /// The Python to run it with. `None` where none has the modules: the test is skipped then and says so. Where
    /// HANSU_REQUIRE_ORACLES is set it fails instead.
    pub fn find(self) -> Option<Runnable> {
        let has_modules = |python: &str| {
            let import = format!("import {}", self.modules);
            let status = Command::new(python).args(["-c", &import]).stderr(Stdio::null()).status();
            status.is_ok_and(|status| status.success())
        };
        let python = [INSTALLED, "python3"].into_iter().find(|python| has_modules(python));
        if python.is_none() {
            let missing = format!(
                "there is no Python with {}: run scripts/setup, or `pip install {}`",
                self.modules,
                self.modules.replace(',', "")
            );
            assert!(env::var_os("HANSU_REQUIRE_ORACLES").is_none(), "{missing}");
            println!("skipped: {missing}");
        }
        python.map(|python| Runnable { python, script: self.script })
    }
}

/// A program that can be started.
#[derive(Clone, Copy)]
pub struct Runnable {
    python: &'static str,
    script: &'static str,
}

impl Runnable {
    fn start(self) -> Oracle {
        let script = format!("{}/tests/tools/{}", env!("CARGO_MANIFEST_DIR"), self.script);
        let mut process = Command::new(self.python)
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it ran a moment ago");
        let questions = process.stdin.take().expect("piped");
        let answers = BufReader::new(process.stdout.take().expect("piped"));
        Oracle { process, questions, answers }
    }

    /// Compares games, numbered from 0, until so many positions have been compared; on every processor. `game` compares
    /// one and returns how many positions it had and what else it counted.
    ///
    /// Returns what all games counted, their number, and the positions.
    pub fn compare<T: Send>(
        self,
        wanted: usize,
        game: impl Fn(u64, &mut Oracle) -> (usize, T) + Sync,
    ) -> (Vec<T>, u64, usize) {
        let (next, compared) = (AtomicU64::new(0), AtomicUsize::new(0));
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let counts = thread::scope(|scope| {
            let worker = || {
                let mut oracle = self.start();
                let mut counts = Vec::new();
                while compared.load(Ordering::Relaxed) < wanted {
                    let (positions, count) = game(next.fetch_add(1, Ordering::Relaxed), &mut oracle);
                    compared.fetch_add(positions, Ordering::Relaxed);
                    counts.push(count);
                }
                counts
            };
            let workers: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
            // A game that differs has said so already.
            workers.into_iter().flat_map(|worker| worker.join().expect("no game differs")).collect()
        });
        (counts, next.into_inner(), compared.into_inner())
    }
}

/// A running program.
pub struct Oracle {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Oracle {
    pub fn ask<Answer: DeserializeOwned>(&mut self, question: &impl Serialize) -> Answer {
        let question = serde_json::to_string(question).expect("JSON");
        writeln!(self.questions, "{question}").expect("the oracle reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("the oracle answers");
        serde_json::from_str(&answer)
            .unwrap_or_else(|error| panic!("{error} in {answer:?}, asked {question}"))
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        // Its input closes with this value; a process that is gone already is as good.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
