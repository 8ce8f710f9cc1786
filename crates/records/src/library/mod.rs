//! All records in one SQLite file: search, sorted lists, import.
//!
//! `schema` is the file, `entry` what is kept of a record, `words` the names in it, `positions` the index of each position of
//! every main line by its key, so that one is found at once among millions. `catalogue` has what lists show in memory,
//! `query` says what can be looked for, `search` finds it. `import` is how files come in, `salvage` what becomes of a damaged
//! library.

mod catalogue;
mod entry;
mod error;
mod import;
mod positions;
mod query;
mod salvage;
mod schema;
mod search;
#[cfg(test)]
mod tests;
mod words;

use std::{
    cell::RefCell,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

pub use error::LibraryError;
pub use import::{ImportReport, Progress};
pub use query::{Page, PageEnd, Query, Sort, Summary};
pub use salvage::Opened;

use crate::{Record, RecordFile, file, write_record};
use entry::Entry;
use error::of;
use search::Reading;

/// The number of a record in the library; never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RecordId(pub i64);

/// What became of a record that was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It is new.
    New(RecordId),
    /// The same moves of the same players on the same day are there already.
    Known(RecordId),
}

/// What became of a record that was to be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replaced {
    /// The new one is in its place.
    Done,
    /// There is none of this number.
    Missing,
    /// The same moves of the same players on the same day are there already, under another number. Nothing was changed.
    Known(RecordId),
}

/// A library that is open.
#[derive(Debug)]
pub struct Library {
    connection: Connection,
    path: PathBuf,
    reading: RefCell<Reading>,
}

impl Library {
    fn try_open(path: &Path) -> Result<Self, LibraryError> {
        let mut connection = Connection::open(path).map_err(|error| of(path, &error))?;
        schema::prepare(&mut connection, path)?;
        Ok(Self { connection, path: path.to_owned(), reading: RefCell::default() })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Looks through the whole file for damage; takes seconds in a large one.
    ///
    /// # Errors
    /// [`LibraryError::Damaged`].
    pub fn verify(&self) -> Result<(), LibraryError> {
        let told: String = self
            .connection
            .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
            .map_err(|error| of(&self.path, &error))?;
        if told == "ok" { Ok(()) } else { Err(LibraryError::Damaged(self.path.clone())) }
    }

    /// Works on the file, all or nothing.
    fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, LibraryError> {
        let write = || {
            let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        };
        write().map_err(|error: rusqlite::Error| of(&self.path, &error))
    }

    /// Adds a record.
    ///
    /// # Errors
    /// If the file cannot be written; nothing is added then.
    pub fn add(&mut self, record: &Record) -> Result<Added, LibraryError> {
        let entry = Entry::of(record, write_record(record));
        self.write(|transaction| {
            let added = entry.insert(transaction)?;
            if let Added::New(id) = added {
                positions::insert(transaction, entry.rows(id.0))?;
            }
            Ok(added)
        })
    }

    /// Puts a changed record in the place of an old one.
    ///
    /// # Errors
    /// If the file cannot be written; nothing is changed then.
    pub fn replace(&mut self, id: RecordId, record: &Record) -> Result<Replaced, LibraryError> {
        let entry = Entry::of(record, write_record(record));
        self.write(|transaction| {
            if let Some(known) = entry.known(transaction)?.filter(|known| *known != id) {
                return Ok(Replaced::Known(known));
            }
            let mut old = transaction.prepare_cached("SELECT 1 FROM game WHERE id = ?1")?;
            if !old.exists([id.0])? {
                return Ok(Replaced::Missing);
            }
            positions::remove(transaction, id)?;
            entry.update(transaction, id)?;
            count_change(transaction)?;
            Ok(Replaced::Done)
        })
    }

    /// The record of this number as a file; `None` where there is none.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn load(&self, id: RecordId) -> Result<Option<RecordFile>, LibraryError> {
        let text: Option<String> = self
            .connection
            .query_row("SELECT text FROM content WHERE game = ?1", [id.0], |row| row.get(0))
            .optional()
            .map_err(|error| of(&self.path, &error))?;
        Ok(text.and_then(|text| file::open_text(&text).ok()))
    }

    /// Removes a record. `false` where there is none of this number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove(&mut self, id: RecordId) -> Result<bool, LibraryError> {
        let changes = self.write(|transaction| {
            positions::remove(transaction, id)?;
            transaction.execute("DELETE FROM content WHERE game = ?1", params![id.0])?;
            let removed = transaction.execute("DELETE FROM game WHERE id = ?1", params![id.0])?;
            if removed > 0 { count_change(transaction).map(Some) } else { Ok(None) }
        })?;
        if let Some(changes) = changes {
            self.reading.get_mut().catalogue.remove(id.0, changes);
        }
        Ok(changes.is_some())
    }
}

/// Tells everyone who has read the rows that one is another now. Returns how often that was.
fn count_change(transaction: &Transaction<'_>) -> rusqlite::Result<i64> {
    let count = "UPDATE state SET value = value + 1 WHERE name = 'changes' RETURNING value";
    transaction.query_row(count, [], |row| row.get(0))
}
