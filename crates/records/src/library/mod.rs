//! All records in one SQLite file: search, sorted lists, import.
//!
//! `schema` is the file, `entry` what is kept of a record, `query` how records are found, `import` how files come
//! in. Every position of the main line of each record is in an index by its key, so that a position is found at once among
//! millions. Lists are read page by page from where the last page ended, which takes the same time on every page.

mod entry;
mod error;
mod import;
mod query;
mod schema;

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

pub use error::LibraryError;
pub use import::{ImportReport, Progress};
pub use query::{Page, PageEnd, Query, Sort, Summary};

use crate::{Record, RecordFile, file, write_record};
use entry::Entry;
use error::of;

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

/// A library that is open.
#[derive(Debug)]
pub struct Library {
    connection: Connection,
    path: PathBuf,
}

/// How a library was opened.
#[derive(Debug)]
pub struct Opened {
    /// The library.
    pub library: Library,
    /// The file that was damaged, where it is now; the library is a new one then.
    pub damaged: Option<PathBuf>,
}

impl Library {
    /// Opens a library, or begins one. A damaged file is kept aside and a new one begun.
    ///
    /// # Errors
    /// If it is locked, cannot be read or written, is of a later version, or there is no room.
    pub fn open(path: &Path) -> Result<Opened, LibraryError> {
        match Self::try_open(path) {
            Ok(library) => Ok(Opened { library, damaged: None }),
            Err(LibraryError::Damaged(_)) => {
                let kept_as = set_aside(path)?;
                Ok(Opened { library: Self::try_open(path)?, damaged: Some(kept_as) })
            }
            Err(error) => Err(error),
        }
    }

    fn try_open(path: &Path) -> Result<Self, LibraryError> {
        let connection = Connection::open(path).map_err(|error| of(path, &error))?;
        schema::prepare(&connection, path)?;
        Ok(Self { connection, path: path.to_owned() })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Closes a library that turned out to be damaged, keeps its file aside and begins a new one.
    ///
    /// # Errors
    /// If the file cannot be renamed or a new one begun.
    pub fn replace_damaged(self) -> Result<Opened, LibraryError> {
        let Self { connection, path } = self;
        drop(connection);
        let kept_as = set_aside(&path)?;
        Ok(Opened { library: Self::try_open(&path)?, damaged: Some(kept_as) })
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

    /// How many records there are.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn len(&self) -> Result<u64, LibraryError> {
        let count: i64 = self
            .connection
            .query_row("SELECT count(*) FROM game", [], |row| row.get(0))
            .map_err(|error| of(&self.path, &error))?;
        Ok(count.unsigned_abs())
    }

    /// There are no records.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn is_empty(&self) -> Result<bool, LibraryError> {
        Ok(self.len()? == 0)
    }

    /// Adds a record.
    ///
    /// # Errors
    /// If the file cannot be written; nothing is added then.
    pub fn add(&mut self, record: &Record) -> Result<Added, LibraryError> {
        let entry = Entry::of(record, write_record(record));
        let path = self.path.clone();
        let mut add = || {
            let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let added = entry.insert(&transaction)?;
            if let Added::New(id) = added {
                entry.insert_positions(&transaction, id)?;
            }
            transaction.commit()?;
            Ok(added)
        };
        add().map_err(|error: rusqlite::Error| of(&path, &error))
    }

    /// Puts a changed record in the place of an old one. `false` where there is none of this number.
    ///
    /// # Errors
    /// If the file cannot be written, or holds the same record under another number.
    pub fn replace(&mut self, id: RecordId, record: &Record) -> Result<bool, LibraryError> {
        let entry = Entry::of(record, write_record(record));
        let path = self.path.clone();
        let mut replace = || {
            let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            remove_positions(&transaction, id)?;
            let replaced = entry.update(&transaction, id)?;
            if replaced {
                entry.insert_positions(&transaction, id)?;
            }
            transaction.commit()?;
            Ok(replaced)
        };
        replace().map_err(|error: rusqlite::Error| of(&path, &error))
    }

    /// The record of this number as a file; `None` where there is none.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn load(&self, id: RecordId) -> Result<Option<RecordFile>, LibraryError> {
        let text: Option<String> = self
            .connection
            .query_row("SELECT text FROM game WHERE id = ?1", [id.0], |row| row.get(0))
            .optional()
            .map_err(|error| of(&self.path, &error))?;
        Ok(text.and_then(|text| file::open_text(&text).ok()))
    }

    /// Removes a record. `false` where there is none of this number.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove(&mut self, id: RecordId) -> Result<bool, LibraryError> {
        let path = self.path.clone();
        let mut remove = || {
            let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            remove_positions(&transaction, id)?;
            let removed = transaction.execute("DELETE FROM game WHERE id = ?1", params![id.0])?;
            transaction.commit()?;
            Ok(removed > 0)
        };
        remove().map_err(|error: rusqlite::Error| of(&path, &error))
    }
}

/// Takes a record out of the index of positions. Which ones it has is found by playing it again: an index for this alone
/// would be as large as the one that is searched.
fn remove_positions(transaction: &Transaction<'_>, id: RecordId) -> rusqlite::Result<()> {
    let text: Option<String> =
        transaction.query_row("SELECT text FROM game WHERE id = ?1", [id.0], |row| row.get(0)).optional()?;
    let opened = text.and_then(|text| file::open_text(&text).ok());
    let Some(record) = opened.as_ref().and_then(|opened| opened.records().first()) else { return Ok(()) };
    let mut delete = transaction.prepare_cached("DELETE FROM position WHERE key = ?1 AND game = ?2")?;
    for (key, _) in Entry::of(record, String::new()).positions {
        delete.execute([key, id.0])?;
    }
    Ok(())
}

/// Renames a file with everything that SQLite keeps beside it.
fn set_aside(path: &Path) -> Result<PathBuf, LibraryError> {
    let named = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 0 { ".damaged".to_owned() } else { format!(".damaged-{number}") });
        PathBuf::from(name)
    };
    let free = (0..10_000).map(named).find(|name| !name.exists());
    let kept_as = free.unwrap_or_else(|| named(0));
    std::fs::rename(path, &kept_as)
        .map_err(|error| LibraryError::File(crate::save::SaveError::of(path, error)))?;
    for suffix in ["-wal", "-shm"] {
        let with = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(suffix);
            PathBuf::from(name)
        };
        // They are not always there.
        let _ = std::fs::rename(with(path), with(&kept_as));
    }
    Ok(kept_as)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NodeId, Start};
    use hansu_rules::chess;

    fn record(text: &str) -> Record {
        let mut record = Record::new(Start::Chess { rules: chess::Rules::default(), fen: None });
        record.tree.tags_mut().set("Event", text);
        record.tree.tags_mut().set("White", &text[..text.len().min(20)]);
        record
    }

    #[test]
    fn a_full_disk_and_a_library_for_reading_alone_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let mut library = Library::open(&folder.path().join("library.db")).unwrap().library;
        library.add(&record("first")).unwrap();
        let pages: i64 = library.connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        library.connection.pragma_update(None, "max_page_count", pages + 1).unwrap();
        let long = record(&"long".repeat(10_000));
        assert!(matches!(library.add(&long), Err(LibraryError::Full(_))));
        assert_eq!(library.len().unwrap(), 1, "what was there is as it was");
        library.connection.pragma_update(None, "max_page_count", pages + 1000).unwrap();
        library.add(&long).unwrap();
        library.connection.pragma_update(None, "query_only", true).unwrap();
        assert!(matches!(library.add(&record("third")), Err(LibraryError::ReadOnly(_))));
        let page = library.search(&Query::default(), Sort::Added, false, None, 10).unwrap();
        assert_eq!(page.records.len(), 2);
        let file = library.load(page.records[0].id).unwrap().unwrap();
        assert_eq!(file.records()[0].tree.node(0), Some(NodeId::ROOT));
    }
}
