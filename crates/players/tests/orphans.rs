//! No process outlives its reason.

#![cfg(target_os = "linux")]

mod desk;

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use desk::{FAKE, HANG, is_alive, new_mark, processes, wait_for_no_process};
use hansu_players::process::{CommandLine, EngineLog, EngineProcess, Received};

/// The children of a process, by number.
fn children(parent: u32) -> Vec<u32> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let ids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    ids.filter(|id| {
        let facts = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields = facts.rsplit(')').next().unwrap_or_default();
        fields.split_whitespace().nth(1).and_then(|word| word.parse().ok()) == Some(parent)
    })
    .collect()
}

/// Runs a supervisor with this engine, kills it outright, and looks at what is left.
fn kill_the_supervisor_of(engine: &[&str], mark: &str) {
    let mut holder = Command::new(FAKE)
        .args([mark, "hold"])
        .args(engine)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(holder.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("holding ") && !line.contains(" 0"), "{line}");
    let started = children(holder.id());
    assert!(started.len() >= 2, "an engine and its guard: {started:?}");
    assert!(processes(mark).len() >= 2);
    // Not by a signal it could handle.
    holder.kill().unwrap();
    holder.wait().unwrap();
    wait_for_no_process(mark);
    let began = Instant::now();
    while started.iter().any(|&id| is_alive(id)) {
        assert!(began.elapsed() < HANG, "left: {started:?}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn an_engine_dies_with_a_supervisor_that_is_killed() {
    let mark = new_mark();
    kill_the_supervisor_of(&[FAKE, &mark, "uci", "good"], &mark);
}

#[test]
fn an_engine_that_ignores_everything_dies_with_it_and_so_does_what_it_started() {
    let mark = new_mark();
    let script =
        format!("trap '' TERM HUP; {FAKE} {mark} gtp ignore-quit & {FAKE} {mark} uci ignore-quit; wait");
    kill_the_supervisor_of(&["/bin/sh", "-c", &script], &mark);
}

#[test]
fn a_dropped_engine_is_gone_with_what_it_started() {
    let mark = new_mark();
    let script = format!("{FAKE} {mark} gtp ignore-quit & exec {FAKE} {mark} uci good");
    let command = CommandLine::new("/bin/sh").with_args(["-c", script.as_str()]);
    let mut engine = EngineProcess::start(&command, EngineLog::default(), Duration::from_secs(5)).unwrap();
    engine.send("uci").unwrap();
    let until = Instant::now() + HANG;
    while !matches!(engine.receive(until), Received::Line(line) if line == "uciok") {
        assert!(Instant::now() < until);
    }
    drop(engine);
    wait_for_no_process(&mark);
}

#[test]
fn an_engine_that_reads_nothing_blocks_nobody() {
    let command = CommandLine::new("/bin/sh").with_args(["-c", "exec sleep 1000"]);
    let mut engine = EngineProcess::start(&command, EngineLog::default(), Duration::ZERO).unwrap();
    let line = "x".repeat(1000);
    let refused = (0..5000).find_map(|_| engine.send(&line).err());
    assert_eq!(refused, Some(hansu_players::process::Gone::NotReading));
    let id = engine.id();
    drop(engine);
    assert!(!is_alive(id));
}

#[test]
fn it_runs_in_its_own_folder() {
    let mark = new_mark();
    let command = CommandLine::new(FAKE).with_args([mark.as_str(), "uci", "good"]);
    let engine = EngineProcess::start(&command, EngineLog::default(), Duration::from_secs(5)).unwrap();
    let folder = fs::read_link(format!("/proc/{}/cwd", engine.id())).unwrap();
    assert_eq!(Some(folder.as_path()), fs::canonicalize(FAKE).unwrap().parent());
}
