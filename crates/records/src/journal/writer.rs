//! Writing the journal of a running game.

use std::{
    fs::{self, File},
    io::{Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use super::{
    Durability, Entry, JournalError, Settling,
    line::{MAGIC, line},
    settling::Settler,
};
use crate::save::SaveError;

/// The journal of a running game.
#[derive(Debug)]
pub struct Journal {
    pub(super) file: File,
    pub(super) path: PathBuf,
    /// Brings to the disk what was written, where that is wanted.
    settler: Option<Settler>,
    /// The number of the next line.
    number: u64,
    /// The bytes of all whole lines.
    length: u64,
    /// The last line failed and may stand there in part.
    torn: bool,
}

impl Journal {
    /// The journal in this new file, with its header.
    pub(super) fn begin(
        file: File,
        path: PathBuf,
        durability: Durability,
        header: &str,
    ) -> Result<Self, JournalError> {
        let mut journal = Self::go_on(file, path, durability, 0, 0)?;
        journal.write(MAGIC)?;
        journal.line(&serde_json::to_string(header).unwrap_or_default())?;
        Ok(journal)
    }

    /// The journal in this file, behind so many lines and bytes.
    pub(super) fn go_on(
        file: File,
        path: PathBuf,
        durability: Durability,
        number: u64,
        length: u64,
    ) -> Result<Self, JournalError> {
        let settler = match durability {
            Durability::Process => None,
            Durability::Power => {
                Some(Settler::start(&file, &path).map_err(|error| SaveError::of(&path, error))?)
            }
        };
        Ok(Self { file, path, settler, number, length, torn: false })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds an entry. When this returns, the entry survives the end of the process; what is returned tells when it
    /// survives the end of power, where the [`Durability`] of the journal wants that.
    ///
    /// # Errors
    /// If it could not be written: the journal is then as it was, and can be tried again. Also once, where this entry
    /// was written but one before it could not be brought to the disk.
    pub fn append(&mut self, entry: &Entry) -> Result<Settling, JournalError> {
        let settling = self.line(&serde_json::to_string(entry).unwrap_or_default())?;
        match self.settler.as_ref().and_then(Settler::failure) {
            Some(error) => Err(SaveError::of(&self.path, error).into()),
            None => Ok(settling),
        }
    }

    fn line(&mut self, said: &str) -> Result<Settling, JournalError> {
        let settling = self.write(&line(self.number, said))?;
        self.number += 1;
        Ok(settling)
    }

    fn write(&mut self, text: &str) -> Result<Settling, JournalError> {
        let written = self.try_write(text);
        self.torn = written.is_err();
        written.map_err(|error| SaveError::of(&self.path, error))?;
        Ok(self.settler.as_ref().map_or_else(Settling::default, Settler::written))
    }

    fn try_write(&mut self, text: &str) -> std::io::Result<()> {
        if self.torn {
            self.file.set_len(self.length)?;
        }
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(text.as_bytes())?;
        self.length += text.len() as u64;
        Ok(())
    }

    /// The game is over and kept elsewhere: the journal goes.
    ///
    /// # Errors
    /// If it cannot be removed; the game is then offered again.
    pub fn finish(self) -> Result<(), JournalError> {
        let path = self.path.clone();
        drop(self);
        fs::remove_file(&path).map_err(|error| SaveError::of(&path, error).into())
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        // The settling thread may hold the file for a moment longer, and with it the lock. Where there is no lock
        // there is nothing to give back.
        let _ = self.file.unlock();
    }
}
