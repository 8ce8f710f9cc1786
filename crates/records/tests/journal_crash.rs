//! A program that is killed at any moment loses no move that it has acknowledged.
//!
//! The test starts itself as another process, which plays fast games, says every move once its journal has it, and is
//! killed without warning.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use hansu_records::journal::{ClockReading, Durability, Entry, FoundJournal, Journals};
use hansu_rules::{Action, AnyGame, chess};

const FOLDER: &str = "HANSU_JOURNAL_TEST_FOLDER";
const SEED: &str = "HANSU_JOURNAL_TEST_SEED";

/// A small generator of numbers, the same in both processes.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

/// The moves of a game, which depend on its number alone.
fn moves(game: u64) -> Vec<Action> {
    let mut numbers = Numbers(game);
    let mut board = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
    let mut moves = Vec::new();
    for _ in 0..20 + game % 20 {
        let legal = board.legal_actions();
        if legal.is_empty() {
            break;
        }
        let action = legal[numbers.next() as usize % legal.len()];
        board.play(action).unwrap();
        moves.push(action);
    }
    moves
}

fn clocks(ply: usize) -> Option<[ClockReading; 2]> {
    let reading = ClockReading { millis: 60_000 - ply as u64, overtime: 0, in_overtime: false };
    Some([reading; 2])
}

/// The other process; a test that does nothing when it is not started as one.
#[test]
fn child_plays() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let seed: u64 = std::env::var(SEED).unwrap().parse().unwrap();
    let journals = Journals::open(Path::new(&folder)).unwrap();
    let mut out = std::io::stdout();
    let durability = if seed.is_multiple_of(8) { Durability::Power } else { Durability::Process };
    for game in seed * 1000.. {
        let mut journal = journals.begin(&game.to_string(), durability).unwrap();
        writeln!(out, "@{game} 0").unwrap();
        for (ply, action) in moves(game).into_iter().enumerate() {
            journal.append(&Entry::Move { action, clocks: clocks(ply) }).unwrap();
            writeln!(out, "@{game} {}", ply + 1).unwrap();
        }
        writeln!(out, "@{game} over").unwrap();
        journal.finish().unwrap();
    }
}

fn kill_and_look(seed: u64) {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["child_plays", "--exact", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder.path())
        .env(SEED, seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut numbers = Numbers(seed ^ 0x5DEE_CE66);
    let mut said = BufReader::new(child.stdout.take().unwrap());
    // A line that was cut off was not said.
    let mut next_line = || {
        let mut line = String::new();
        said.read_line(&mut line).ok().filter(|_| line.ends_with('\n'))?;
        Some(line)
    };
    let mut last = None;
    let mut note = |line: &str| {
        if let Some((_, said)) = line.trim_end().split_once('@') {
            let (game, ply) = said.split_once(' ').unwrap();
            last = Some((game.parse::<u64>().unwrap(), ply.parse::<usize>().ok()));
        }
    };
    for _ in 0..1 + numbers.next() % 120 {
        note(&next_line().unwrap());
    }
    std::thread::sleep(Duration::from_micros(numbers.next() % 2000));
    child.kill().unwrap();
    child.wait().unwrap();
    while let Some(line) = next_line() {
        note(&line);
    }
    let Some((game, ply)) = last else { return };

    let found = Journals::open(folder.path()).unwrap().unfinished().unwrap();
    assert!(found.len() <= 1, "seed {seed}: {found:?}");
    let recovered = match found.into_iter().next() {
        None => {
            assert!(ply.is_none() || ply == Some(moves(game).len()), "seed {seed}: game {game} is lost");
            return;
        }
        Some(FoundJournal::Unfinished(recovered)) => recovered,
        Some(other) => panic!("seed {seed}: {other:?}"),
    };
    let kept: u64 = recovered.header.parse().unwrap();
    let actions = recovered.actions();
    assert_eq!(actions, moves(kept)[..actions.len()], "seed {seed}");
    match ply {
        Some(ply) if kept == game => {
            assert!(actions.len() >= ply, "seed {seed}: {} of {ply} moves", actions.len());
            assert!(recovered.entries.iter().enumerate().all(|(ply, entry)| {
                matches!(entry, Entry::Move { clocks: told, .. } if *told == clocks(ply))
            }));
        }
        // The words about the next game were cut off.
        _ => assert!(kept == game || kept == game + 1, "seed {seed}: {kept} instead of {game}"),
    }
}

#[test]
fn a_killed_program_loses_no_move() {
    (1..=30).for_each(kill_and_look);
}

/// `cargo test -p hansu-records --test journal_crash -- --ignored`
#[test]
#[ignore = "a thousand processes take a minute"]
fn a_program_killed_a_thousand_times_loses_no_move() {
    (1..=1000).for_each(|seed| kill_and_look(seed + 1000));
}
