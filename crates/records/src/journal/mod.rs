//! Running games on the disk: every move is there before the next one is asked for.
//!
//! A journal is a text file a game. Its first line names the format, the second holds what the app needs to sit the
//! players down again, each further line one [`Entry`]. A line begins with a checksum over its number and its content, so
//! that a line that was torn by a crash, lost or doubled is noticed. A journal is locked as long as its game runs; the
//! lock goes with the process, however it ends.
//!
//! An entry is with the operating system when [`Journal::append`] returns, so that no end of the process loses it. To
//! survive the end of power it must come to the disk, which may take a while: the [`Settling`] that is returned tells
//! when it has, and whoever must not go on before waits for it in a thread that may wait.

mod entry;
mod line;
mod recovered;
mod settling;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

pub use self::{
    entry::{ClockReading, Entry},
    recovered::{FoundJournal, Recovered},
    settling::Settling,
    writer::Journal,
};
use crate::save::SaveError;

const ENDING: &str = "journal";

/// What an entry is made to survive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Durability {
    /// The end of the process, however it comes: the entry is with the operating system.
    Process,
    /// The end of power too: the entry is brought to the disk, in a thread of the journal's own.
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
        Journal::begin(file, path.clone(), durability, header).inspect_err(|_| {
            // Without a header it is no game to come back to.
            let _ = fs::remove_file(&path);
        })
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
        Ok(paths.iter().filter_map(|path| recovered::find(path)).collect())
    }
}

fn lock(file: &File, path: &Path) -> Result<(), JournalError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.to_owned())),
        // Some network disks know no locks: better an unlocked journal than none.
        Err(TryLockError::Error(_)) | Ok(()) => Ok(()),
    }
}
