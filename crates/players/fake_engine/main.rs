//! An engine that behaves as badly as it is told to.
//!
//! ```text
//! hansu-fake-engine MARK uci BEHAVIOUR          plays the first legal move of chess, except for its behaviour
//! hansu-fake-engine MARK gtp BEHAVIOUR          plays the first empty point, except for its behaviour
//! hansu-fake-engine MARK replay-uci FILE SKIP   says what a real engine once said, from that `go` on
//! hansu-fake-engine MARK replay-gtp FILE
//! hansu-fake-engine MARK hold WORD...           starts WORD... as an engine, and waits to be killed
//! ```
//!
//! The mark does nothing: tests find the process by it. An engine that is told something at a time when no engine
//! has to bear it says so and ends with status 77.

mod gtp;
mod replay;
mod uci;

use std::{
    env,
    io::{self, BufRead, Write},
    process, thread,
    time::Duration,
};

use hansu_players::process::{CommandLine, EngineLog, EngineProcess};

fn main() {
    let args: Vec<String> = env::args().skip(2).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["uci", behaviour] => uci::run(behaviour),
        ["gtp", behaviour] => gtp::run(behaviour),
        ["replay-uci", file, skip] => replay::uci(file, skip.parse().unwrap_or(0)),
        ["replay-gtp", file] => replay::gtp(file),
        ["hold", program, ref args @ ..] => hold(&CommandLine::new(program).with_args(args.iter().copied())),
        _ => violation("no such role"),
    }
}

/// Starts an engine under supervision, says so and waits for ever.
fn hold(command: &CommandLine) {
    let engine = EngineProcess::start(command, EngineLog::default(), Duration::from_secs(1));
    say(&format!("holding {}", engine.map_or(0, |engine| Box::leak(Box::new(engine)).id())));
    park();
}

fn say(line: &str) {
    let mut out = io::stdout().lock();
    // Whoever listened may be gone; that is the test's business.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn say_bytes(bytes: &[u8]) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(bytes).and_then(|()| out.flush());
}

fn lines() -> impl Iterator<Item = String> {
    io::stdin().lock().lines().map_while(Result::ok)
}

fn park() -> ! {
    loop {
        thread::sleep(Duration::from_secs(3600));
    }
}

/// The client has done what no engine has to bear.
fn violation(what: &str) -> ! {
    eprintln!("violation: {what}");
    process::exit(77);
}

/// Fills standard error beyond the size of any pipe.
fn flood() {
    let line = "e".repeat(1000);
    for _ in 0..3000 {
        eprintln!("{line}");
    }
}

/// Talks without end and takes no notice of anything.
fn babble() -> ! {
    loop {
        say("well, you know");
    }
}

/// Ten megabytes without a line break.
fn long_line(start: &[u8]) {
    say_bytes(start);
    let part = vec![b'x'; 1 << 20];
    for _ in 0..10 {
        say_bytes(&part);
    }
    say_bytes(b"\n");
}

/// Something that goes on talking when its parent is killed.
fn start_heir(says: &str) {
    let script = format!("while sleep 0.05; do echo '{says}'; done");
    let mark = env::args().nth(1).unwrap_or_default();
    if process::Command::new("/bin/sh").args(["-c", &script, &mark]).spawn().is_err() {
        violation("no heir");
    }
}
