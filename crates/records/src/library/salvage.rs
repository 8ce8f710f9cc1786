//! Damaged libraries: the file is kept aside, and what can be read of it goes into a new one.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rusqlite::{Connection, OptionalExtension, config::DbConfig};

use super::{
    Added, Library, LibraryError,
    entry::{Entry, FIND_SAME},
};
use crate::{Record, file, save::SaveError};

/// Records that are added at once.
const BATCH: usize = 1000;
/// The widest step over records that cannot be read: as many whole ones may be lost behind a hole.
const LARGEST_STEP: i64 = 64;
/// Steps in vain after which there is nothing more.
const STEPS: usize = 10_000;

/// How a library was opened.
#[derive(Debug)]
pub struct Opened {
    /// The library.
    pub library: Library,
    /// The file that was damaged, where it is now; the library is a new one then.
    pub damaged: Option<PathBuf>,
    /// Records of the damaged file that are in the new one.
    pub salvaged: usize,
}

impl Library {
    /// Opens a library, or begins one. A damaged file is kept aside and a new one begun with what can be read of it,
    /// which takes as long as importing that.
    ///
    /// # Errors
    /// If it is locked, cannot be read or written, is of a later version, or there is no room.
    pub fn open(path: &Path) -> Result<Opened, LibraryError> {
        match Self::try_open(path) {
            Ok(library) => Ok(Opened { library, damaged: None, salvaged: 0 }),
            Err(LibraryError::Damaged(_)) => begin_anew(path),
            Err(error) => Err(error),
        }
    }

    /// Closes a library that turned out to be damaged, keeps its file aside and begins a new one with what can be read of
    /// it, as [`open`](Self::open) does.
    ///
    /// # Errors
    /// If the file cannot be renamed or a new one begun.
    pub fn replace_damaged(self) -> Result<Opened, LibraryError> {
        let Self { connection, path, .. } = self;
        drop(connection);
        begin_anew(&path)
    }

    /// Opens a library and adds a record to it, whatever damage shows on the way. Tells where the damaged file is, if it
    /// was one.
    ///
    /// # Errors
    /// If the library cannot be opened or written, nor a new one begun.
    pub fn add_at(path: &Path, record: &Record) -> Result<(Added, Option<PathBuf>), LibraryError> {
        let Opened { mut library, damaged, .. } = Self::open(path)?;
        match library.add(record) {
            Err(LibraryError::Damaged(_)) => {
                let Opened { mut library, damaged, .. } = library.replace_damaged()?;
                Ok((library.add(record)?, damaged))
            }
            added => Ok((added?, damaged)),
        }
    }
}

fn begin_anew(path: &Path) -> Result<Opened, LibraryError> {
    let kept_as = set_aside(path)?;
    let mut library = Library::try_open(path)?;
    let salvaged = salvage(&mut library, &kept_as);
    Ok(Opened { library, damaged: Some(kept_as), salvaged })
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
    fs::rename(path, &kept_as).map_err(|error| LibraryError::File(SaveError::of(path, error)))?;
    for suffix in ["-wal", "-shm"] {
        let with = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push(suffix);
            PathBuf::from(name)
        };
        // They are not always there.
        let _ = fs::rename(with(path), with(&kept_as));
    }
    Ok(kept_as)
}

/// What is read of a damaged file.
struct Wreck {
    connection: Connection,
    /// Numbers and texts of records behind a number.
    texts: &'static str,
    /// The largest number of a record, where it is known.
    last: Option<i64>,
}

impl Wreck {
    fn open(path: &Path) -> rusqlite::Result<Self> {
        let connection = Connection::open(path)?;
        // The file stays as it is.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        // The tables of today, or those of the first version.
        let texts = [
            "SELECT game, text FROM content WHERE game > ?1 ORDER BY game",
            "SELECT id, text FROM game WHERE id > ?1 ORDER BY id",
        ];
        let texts = match connection.prepare(texts[0]) {
            Ok(_) => texts[0],
            Err(_) => connection.prepare(texts[1]).map(|_| texts[1])?,
        };
        let last = "SELECT seq FROM sqlite_sequence WHERE name = 'game'";
        let last = connection.query_row(last, [], |row| row.get(0)).ok();
        Ok(Self { connection, texts, last })
    }

    /// Reads on behind a record, until the end (`true`) or something that cannot be read.
    fn read(&self, last: &mut i64, take: &mut dyn FnMut(&str) -> bool) -> rusqlite::Result<bool> {
        let mut texts = self.connection.prepare_cached(self.texts)?;
        let mut rows = texts.query([*last])?;
        while let Some(row) = rows.next()? {
            let id = row.get(0)?;
            // In a damaged order there would be no end.
            if id <= *last || self.last.is_some_and(|last| id > last) {
                return Ok(false);
            }
            *last = id;
            if let Ok(text) = row.get_ref(1)?.as_str()
                && !take(text)
            {
                return Ok(true);
            }
        }
        Ok(true)
    }

    /// The text is the one that came in: nothing in it needs a warning, or it is the record that was there.
    fn trusts(&self, text: &str) -> Option<Entry> {
        let opened = file::open_text(text).ok()?;
        let entry = Entry::of(opened.records().first()?, text.to_owned());
        let known = || {
            let mut known = self.connection.prepare_cached(FIND_SAME)?;
            known.query_row([entry.same()], |row| row.get::<_, i64>(0)).optional()
        };
        (opened.warnings().is_empty() || matches!(known(), Ok(Some(_)))).then_some(entry)
    }
}

/// Adds all records that can be read of a damaged file; tells how many. What is in the way of that - a full disk, say - ends
/// it: the damaged file is there still.
fn salvage(library: &mut Library, damaged: &Path) -> usize {
    let Ok(wreck) = Wreck::open(damaged) else { return 0 };
    let mut batch = Vec::with_capacity(BATCH);
    let (mut salvaged, mut failed) = (0, false);
    let (mut last, mut step, mut in_vain) = (0_i64, 1, 0);
    while !failed && in_vain < STEPS && wreck.last.is_none_or(|end| last < end) {
        let before = last;
        let ended = wreck.read(&mut last, &mut |text| {
            batch.extend(wreck.trusts(text));
            if batch.len() >= BATCH {
                match library.add_all(&batch) {
                    Ok((added, _)) => salvaged += added,
                    Err(_) => failed = true,
                }
                batch.clear();
            }
            !failed
        });
        if matches!(ended, Ok(true)) {
            break;
        }
        if last > before {
            (step, in_vain) = (1, 0);
        }
        last = last.saturating_add(step);
        step = (step * 2).min(LARGEST_STEP);
        in_vain += 1;
    }
    if !failed && let Ok((added, _)) = library.add_all(&batch) {
        salvaged += added;
    }
    salvaged
}
