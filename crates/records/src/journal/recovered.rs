//! Finding games again that were not finished, and whatever is left of their journals.

use std::{
    fs::{self, OpenOptions},
    io::Read,
    path::{Path, PathBuf},
};

use hansu_rules::{Action, Outcome};

use super::{
    ClockReading, Durability, ENDING, Entry, Journal, JournalError,
    line::{MAGIC, content},
    lock,
};
use crate::save::SaveError;

/// A game that was not finished when its program ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// The file.
    pub path: PathBuf,
    /// As it was given to [`Journals::begin`].
    pub header: String,
    /// Everything up to the last whole line.
    pub entries: Vec<Entry>,
    /// A line was torn off behind the last whole one: it was never acknowledged.
    pub torn: bool,
    length: u64,
    number: u64,
}

/// What was found of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundJournal {
    /// A game to be offered.
    Unfinished(Recovered),
    /// A file with a hole in it. It was renamed and is left alone; what stands before the hole is still told.
    Damaged {
        /// Where the file is now.
        kept_as: PathBuf,
        /// The first line that is wrong, from 1.
        line: usize,
        /// The game up to there, if even the header was whole.
        before: Option<Recovered>,
    },
    /// The game of another program that is running.
    InUse(PathBuf),
}

impl Recovered {
    /// The moves that stand, takebacks done.
    #[must_use]
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for entry in &self.entries {
            match entry {
                Entry::Move { action, .. } => actions.push(*action),
                Entry::Takeback { plies, .. } => actions.truncate(actions.len().saturating_sub(*plies)),
                Entry::Clocks(_) | Entry::Note(_) | Entry::Ended(_) => {}
            }
        }
        actions
    }

    /// What the clocks showed last.
    #[must_use]
    pub fn clocks(&self) -> Option<[ClockReading; 2]> {
        self.entries.iter().rev().find_map(|entry| match entry {
            Entry::Move { clocks, .. } | Entry::Takeback { clocks, .. } => *clocks,
            Entry::Clocks(clocks) => Some(*clocks),
            Entry::Note(_) | Entry::Ended(_) => None,
        })
    }

    /// How the game ended, if it did: only saving it was left to do.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.entries.iter().rev().find_map(|entry| match entry {
            Entry::Ended(outcome) => Some(*outcome),
            _ => None,
        })
    }

    /// Goes on with the journal behind its last whole line.
    ///
    /// # Errors
    /// If another program has taken it up, or it cannot be written.
    pub fn resume(&self, durability: Durability) -> Result<Journal, JournalError> {
        let file = OpenOptions::new().read(true).write(true).open(&self.path);
        let file = file.map_err(|error| SaveError::of(&self.path, error))?;
        lock(&file, &self.path)?;
        file.set_len(self.length).map_err(|error| SaveError::of(&self.path, error))?;
        let path = self.path.clone();
        Journal::go_on(file, path, durability, self.number, self.length)
    }

    /// The game is not wanted back: its journal goes.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub fn discard(self) -> Result<(), JournalError> {
        fs::remove_file(&self.path).map_err(|error| SaveError::of(&self.path, error).into())
    }
}

pub(super) fn find(path: &Path) -> Option<FoundJournal> {
    let mut file = OpenOptions::new().read(true).write(true).open(path).ok()?;
    if lock(&file, path).is_err() {
        return Some(FoundJournal::InUse(path.to_owned()));
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).ok()?;
    let read = read_lines(path, &bytes);
    // A program that was killed before the header was whole had not begun the game.
    if read.before.is_none() && read.hole.is_none() {
        let _ = fs::remove_file(path);
        return None;
    }
    match (read.hole, read.before) {
        (None, Some(recovered)) => Some(FoundJournal::Unfinished(recovered)),
        (hole, before) => {
            drop(file);
            let mut kept_as = path.with_extension(format!("{ENDING}.damaged"));
            let mut number = 1;
            while kept_as.exists() {
                number += 1;
                kept_as = path.with_extension(format!("{ENDING}.damaged-{number}"));
            }
            // Where it cannot be renamed it is reported again next time.
            let kept_as = fs::rename(path, &kept_as).map_or_else(|_| path.to_owned(), |()| kept_as);
            Some(FoundJournal::Damaged { kept_as, line: hole.unwrap_or(1), before })
        }
    }
}

struct ReadLines {
    before: Option<Recovered>,
    /// The first wrong line, if whole ones follow it.
    hole: Option<usize>,
}

fn read_lines(path: &Path, bytes: &[u8]) -> ReadLines {
    let Some(rest) = bytes.strip_prefix(MAGIC.as_bytes()) else {
        let unfinished = MAGIC.as_bytes().starts_with(bytes) || bytes.iter().all(|&byte| byte == 0);
        return ReadLines { before: None, hole: (!unfinished).then_some(1) };
    };
    let mut header = None;
    let mut entries = Vec::new();
    let mut length = MAGIC.len() as u64;
    let mut wrong = None;
    let mut whole_follows = false;
    let mut number = 0;
    for (index, line) in rest.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let expected = wrong.is_none().then_some(number);
        let content = line.strip_suffix(b"\n").and_then(|line| content(line, expected));
        match (content, wrong) {
            (Some(_), Some(_)) => whole_follows = true,
            (None, Some(_)) => {}
            (None, None) => wrong = Some(index + 2),
            (Some(content), None) => {
                let understood = match header {
                    None => {
                        header = serde_json::from_str(content).ok();
                        header.is_some()
                    }
                    Some(_) => {
                        let entry = serde_json::from_str(content).ok();
                        let understood = entry.is_some();
                        entries.extend(entry);
                        understood
                    }
                };
                if understood {
                    length += line.len() as u64;
                    number += 1;
                } else {
                    // The checksum is right: it was written by another version.
                    wrong = Some(index + 2);
                    whole_follows = true;
                }
            }
        }
    }
    let torn = wrong.is_some();
    let path = path.to_owned();
    let before = header.map(|header: String| Recovered { path, header, entries, torn, length, number });
    ReadLines { before, hole: wrong.filter(|_| whole_follows) }
}
