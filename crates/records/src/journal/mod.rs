//! Running games on the disk: every move is there before the next one is asked for.
//!
//! A journal is a text file a game. Its first line names the format, the second holds what the app needs to sit the
//! players down again, each further line one [`Entry`]. A line begins with a checksum over its number and its content, so
//! that a line that was torn by a crash, lost or doubled is noticed. A journal is locked as long as its game runs; the
//! lock goes with the process, however it ends.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

use hansu_rules::{Action, Outcome};
use serde::{Deserialize, Serialize};

use crate::save::SaveError;

const MAGIC: &str = "hansu journal 1\n";
const ENDING: &str = "journal";

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A move was played; the clocks of `[First, Second]` then, in a game with clocks.
    Move {
        /// What was played.
        action: Action,
        /// What the clocks show.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        clocks: Option<[ClockReading; 2]>,
    },
    /// So many of the last moves were taken back.
    Takeback {
        /// How many.
        plies: usize,
        /// What the clocks show then.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        clocks: Option<[ClockReading; 2]>,
    },
    /// What the clocks show, between moves.
    Clocks([ClockReading; 2]),
    /// Anything the app wants to know again, in its own words.
    Note(String),
    /// The game ended.
    Ended(Outcome),
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// Milliseconds left of the main time, or of the period or the moves that are running.
    pub millis: u64,
    /// Periods left (byo-yomi), or moves left to make (Canadian); 0 elsewhere.
    #[serde(default)]
    pub overtime: u32,
    /// The main time is used up.
    #[serde(default)]
    pub in_overtime: bool,
}

/// What an entry must have survived before [`Journal::append`] returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The end of the process, however it comes: the entry is with the operating system.
    Process,
    /// The end of power: the entry is on the disk.
    #[default]
    Power,
}

/// A journal could not be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It could not be read or written; the game can go on without it.
    #[error(transparent)]
    File(#[from] SaveError),
    /// Another program is playing this game.
    #[error("{0} is in use by another program")]
    InUse(PathBuf),
}

/// The folder of all journals.
#[derive(Clone, Debug)]
pub struct Journals {
    folder: PathBuf,
}

/// The journal of a running game.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    durability: Durability,
    /// The number of the next line.
    number: u64,
    /// The bytes of all whole lines.
    length: u64,
    /// The last line failed and may stand there in part.
    torn: bool,
}

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

impl Journals {
    /// The journals of this folder, which is made where it does not exist.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn open(folder: &Path) -> Result<Self, JournalError> {
        fs::create_dir_all(folder).map_err(|error| SaveError::of(folder, error))?;
        Ok(Self { folder: folder.to_owned() })
    }

    /// Begins the journal of a game. `header` is what the app needs to begin the same game again.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn begin(&self, header: &str, durability: Durability) -> Result<Journal, JournalError> {
        static COUNTER: AtomicU32 = AtomicU32::new(0);
        let millis = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis());
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let name = format!("{millis}-{}-{number}.{ENDING}", std::process::id());
        let path = self.folder.join(name);
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(&path);
        let file = file.map_err(|error| SaveError::of(&path, error))?;
        lock(&file, &path)?;
        let mut journal = Journal { file, path, durability, number: 0, length: 0, torn: false };
        let begun = journal
            .write(MAGIC)
            .and_then(|()| journal.line(&serde_json::to_string(header).unwrap_or_default()));
        if let Err(error) = begun {
            // Without a header it is no game to come back to.
            let _ = fs::remove_file(&journal.path);
            return Err(error);
        }
        if durability == Durability::Power
            && let Ok(folder) = File::open(&self.folder)
        {
            // The name of the file; where folders cannot be brought to the disk, this is all there is.
            let _ = folder.sync_all();
        }
        Ok(journal)
    }

    /// Everything that is left of games whose program ended without finishing them, oldest first. Damaged files are
    /// renamed, so that each is reported once.
    ///
    /// # Errors
    /// If the folder cannot be read. A file that cannot be read is left out.
    pub fn unfinished(&self) -> Result<Vec<FoundJournal>, JournalError> {
        let folder = fs::read_dir(&self.folder).map_err(|error| SaveError::of(&self.folder, error))?;
        let mut paths: Vec<PathBuf> = folder
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
            .collect();
        paths.sort();
        Ok(paths.iter().filter_map(|path| find(path)).collect())
    }
}

fn lock(file: &File, path: &Path) -> Result<(), JournalError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.to_owned())),
        // Some network disks know no locks: better an unlocked journal than none.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}

fn find(path: &Path) -> Option<FoundJournal> {
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

/// What a line says, if its checksum is right; of any number where none is expected.
fn content(line: &[u8], number: Option<u64>) -> Option<&str> {
    let text = std::str::from_utf8(line).ok()?;
    let (head, content) = text.split_once(' ')?;
    let (told, rest) = content.split_once(' ')?;
    let told: u64 = told.parse().ok()?;
    let right = u32::from_str_radix(head, 16).ok()? == checksum(content);
    (right && number.is_none_or(|number| number == told)).then_some(rest)
}

fn checksum(content: &str) -> u32 {
    crc32fast::hash(content.as_bytes())
}

impl Journal {
    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds an entry. When this returns, the entry has survived what the [`Durability`] of the journal says.
    ///
    /// # Errors
    /// If it could not be written. The journal is then as it was, and can be tried again.
    pub fn append(&mut self, entry: &Entry) -> Result<(), JournalError> {
        self.line(&serde_json::to_string(entry).unwrap_or_default())
    }

    fn line(&mut self, content: &str) -> Result<(), JournalError> {
        let content = format!("{} {content}", self.number);
        self.write(&format!("{:08x} {content}\n", checksum(&content)))?;
        self.number += 1;
        Ok(())
    }

    fn write(&mut self, text: &str) -> Result<(), JournalError> {
        let written = self.try_write(text);
        self.torn = written.is_err();
        written.map_err(|error| SaveError::of(&self.path, error).into())
    }

    fn try_write(&mut self, text: &str) -> std::io::Result<()> {
        if self.torn {
            self.file.set_len(self.length)?;
        }
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(text.as_bytes())?;
        if self.durability == Durability::Power {
            self.file.sync_data()?;
        }
        self.length += text.len() as u64;
        Ok(())
    }

    /// The game is over and kept elsewhere: the journal goes.
    ///
    /// # Errors
    /// If it cannot be removed; the game is then offered again.
    pub fn finish(self) -> Result<(), JournalError> {
        let Self { file, path, .. } = self;
        drop(file);
        fs::remove_file(&path).map_err(|error| SaveError::of(&path, error).into())
    }
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
        Ok(Journal { file, path, durability, number: self.number, length: self.length, torn: false })
    }

    /// The game is not wanted back: its journal goes.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub fn discard(self) -> Result<(), JournalError> {
        fs::remove_file(&self.path).map_err(|error| SaveError::of(&self.path, error).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_rules::Point;

    fn entry(col: u8) -> Entry {
        let reading = ClockReading { millis: 1000 - u64::from(col), overtime: 3, in_overtime: true };
        Entry::Move { action: Action::Place(Point::new(col, 0)), clocks: Some([reading; 2]) }
    }

    fn journals() -> (tempfile::TempDir, Journals) {
        let folder = tempfile::tempdir().unwrap();
        let journals = Journals::open(&folder.path().join("running")).unwrap();
        (folder, journals)
    }

    fn only(journals: &Journals) -> FoundJournal {
        let mut found = journals.unfinished().unwrap();
        assert_eq!(found.len(), 1);
        found.remove(0)
    }

    fn recovered(journals: &Journals) -> Recovered {
        match only(journals) {
            FoundJournal::Unfinished(recovered) => recovered,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_game_is_found_and_goes_on() {
        let (_folder, journals) = journals();
        let mut journal = journals.begin("{\"black\":\"김\n\"}", Durability::Power).unwrap();
        assert_eq!(only(&journals), FoundJournal::InUse(journal.path().to_owned()));
        for col in 0..4 {
            journal.append(&entry(col)).unwrap();
        }
        journal.append(&Entry::Takeback { plies: 2, clocks: None }).unwrap();
        journal.append(&Entry::Note("draw offered".to_owned())).unwrap();
        drop(journal);

        let found = recovered(&journals);
        assert_eq!(found.header, "{\"black\":\"김\n\"}");
        assert_eq!(found.actions(), [0, 1].map(|col| Action::Place(Point::new(col, 0))));
        assert_eq!(found.clocks().map(|clocks| clocks[0].millis), Some(997));
        assert_eq!((found.torn, found.outcome()), (false, None));
        let mut journal = found.resume(Durability::Process).unwrap();
        assert!(matches!(found.resume(Durability::Process), Err(JournalError::InUse(_))));
        journal.append(&entry(9)).unwrap();
        drop(journal);
        let found = recovered(&journals);
        assert_eq!(found.actions().len(), 3);
        found.resume(Durability::Process).unwrap().finish().unwrap();
        assert_eq!(journals.unfinished().unwrap(), []);
    }

    #[test]
    fn a_journal_cut_anywhere_is_whole_up_to_its_last_line() {
        let (_folder, journals) = journals();
        let mut journal = journals.begin("h", Durability::Process).unwrap();
        let path = journal.path().to_owned();
        let mut ends = vec![fs::metadata(&path).unwrap().len() as usize];
        for col in 0..5 {
            journal.append(&entry(col)).unwrap();
            ends.push(fs::metadata(&path).unwrap().len() as usize);
        }
        drop(journal);
        let whole = fs::read(&path).unwrap();
        for cut in 0..=whole.len() {
            for tail in [&b""[..], &[0; 40]] {
                fs::write(&path, [&whole[..cut], tail].concat()).unwrap();
                let lines = ends.iter().filter(|&&end| end <= cut).count();
                if lines == 0 {
                    assert!(!matches!(journals.unfinished().unwrap()[..], [FoundJournal::Unfinished(_)]));
                    continue;
                }
                let found = recovered(&journals);
                assert_eq!(found.entries.len(), lines - 1, "cut at {cut}");
                assert_eq!(found.torn, cut != ends[lines - 1] || !tail.is_empty());
                let mut journal = found.resume(Durability::Process).unwrap();
                journal.append(&entry(7)).unwrap();
                drop(journal);
                let again = recovered(&journals);
                assert_eq!((again.entries.len(), again.torn), (lines, false));
            }
        }
    }

    #[test]
    fn a_hole_is_reported_and_the_file_kept_aside() {
        let (folder, journals) = journals();
        let mut journal = journals.begin("h", Durability::Process).unwrap();
        let path = journal.path().to_owned();
        for col in 0..5 {
            journal.append(&entry(col)).unwrap();
        }
        drop(journal);
        let mut bytes = fs::read(&path).unwrap();
        let third = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0;
        bytes[third + 30] ^= 1;
        fs::write(&path, &bytes).unwrap();
        let FoundJournal::Damaged { kept_as, line, before } = only(&journals) else { panic!() };
        assert_eq!(line, 4);
        assert_eq!(before.unwrap().entries, [entry(0)]);
        assert_eq!(fs::read(kept_as).unwrap(), bytes);
        assert_eq!(journals.unfinished().unwrap(), []);
        fs::write(folder.path().join("running/x.journal"), b"something else\n").unwrap();
        assert!(matches!(only(&journals), FoundJournal::Damaged { line: 1, before: None, .. }));
    }

    #[test]
    fn an_entry_that_could_not_be_written_can_be_tried_again() {
        let (_folder, journals) = journals();
        let mut journal = journals.begin("h", Durability::Process).unwrap();
        journal.append(&entry(0)).unwrap();
        // A handle that cannot write stands for a disk that cannot.
        let writable = std::mem::replace(&mut journal.file, File::open(&journal.path).unwrap());
        assert!(journal.append(&entry(1)).is_err());
        journal.file = writable;
        // As if half of the line had come to the disk.
        journal.file.seek(SeekFrom::End(0)).unwrap();
        journal.file.write_all(b"half a line").unwrap();
        journal.append(&entry(2)).unwrap();
        drop(journal);
        let found = recovered(&journals);
        assert_eq!((found.entries, found.torn), (vec![entry(0), entry(2)], false));
    }

    #[test]
    fn a_folder_that_cannot_be_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, b"x").unwrap();
        assert!(Journals::open(&file.join("below")).is_err());
    }
}
