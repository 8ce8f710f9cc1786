//! Files and folders of records into the library.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader, Read},
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use rusqlite::TransactionBehavior;

use super::{
    Added, Library, LibraryError,
    entry::{Entry, insert_positions},
    error::of,
};
use crate::{Record, file, pgn, save::SaveError, write_record};

/// Records that are added at once.
const BATCH: usize = 2000;
/// Files other than PGN are read whole, up to so many bytes.
const LARGEST_FILE: u64 = 256 << 20;

/// How far an import has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Files that were read to their end.
    pub files: usize,
    /// Files there are, as far as is known.
    pub all_files: usize,
    /// Records that are new.
    pub added: usize,
    /// Records that were there already.
    pub known: usize,
    /// Texts that were no game.
    pub unread: usize,
}

/// What came of an import.
#[derive(Debug, Default)]
pub struct ImportReport {
    /// How far it came.
    pub progress: Progress,
    /// It was cancelled; what had come in until then stays.
    pub cancelled: bool,
    /// Files that could not be read, and why.
    pub failed: Vec<(PathBuf, String)>,
}

/// Files whose failure is told one by one; beyond that only the first ones are.
const FAILURES_TOLD: usize = 1000;

impl Library {
    /// Adds everything in these files, and in the files of these folders and the folders below. `progress` is asked after
    /// each batch and each file whether to go on. Takes no more memory than a batch, however long the files.
    ///
    /// # Errors
    /// If the library cannot be written; what came in before stays. A file that cannot be read is only reported.
    pub fn import(
        &mut self,
        paths: &[PathBuf],
        progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<ImportReport, LibraryError> {
        let mut report = ImportReport::default();
        let files = files(paths, &mut report);
        report.progress.all_files = files.len();
        let mut batch = Vec::with_capacity(BATCH);
        for path in files {
            let mut take = |record: &Record, text: Option<String>, report: &mut ImportReport| {
                batch.push(Entry::of(record, text.unwrap_or_else(|| write_record(record))));
                if batch.len() < BATCH {
                    return Ok(ControlFlow::Continue(()));
                }
                self.add_batch(&mut batch, report)?;
                Ok(progress(&report.progress))
            };
            if import_file(&path, &mut report, &mut take)?.is_break() {
                report.cancelled = true;
                break;
            }
            report.progress.files += 1;
            if progress(&report.progress).is_break() {
                report.cancelled = true;
                break;
            }
        }
        self.add_batch(&mut batch, &mut report)?;
        // Whoever asked for the end has it; everyone else hears of it.
        let _ = progress(&report.progress);
        Ok(report)
    }

    fn add_batch(&mut self, batch: &mut Vec<Entry>, report: &mut ImportReport) -> Result<(), LibraryError> {
        let (mut added, mut known) = (0, 0);
        let mut add = || {
            let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let mut positions: Vec<(i64, i64, usize)> = Vec::new();
            for entry in batch.iter() {
                match entry.insert(&transaction)? {
                    Added::New(id) => {
                        added += 1;
                        positions.extend(entry.positions.iter().map(|&(key, ply)| (key, id.0, ply)));
                    }
                    Added::Known(_) => known += 1,
                }
            }
            // In the order of the index, which then is written once from front to back.
            positions.sort_unstable();
            insert_positions(&transaction, positions.into_iter())?;
            transaction.commit()
        };
        add().map_err(|error| of(&self.path, &error))?;
        batch.clear();
        report.progress.added += added;
        report.progress.known += known;
        Ok(())
    }
}

type Take<'a> =
    dyn FnMut(&Record, Option<String>, &mut ImportReport) -> Result<ControlFlow<()>, LibraryError> + 'a;

fn import_file(
    path: &Path,
    report: &mut ImportReport,
    take: &mut Take<'_>,
) -> Result<ControlFlow<()>, LibraryError> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) => {
            fail(report, path, SaveError::of(path, error).to_string());
            return Ok(ControlFlow::Continue(()));
        }
    };
    let mut file = BufReader::with_capacity(1 << 16, file);
    // Text of two bytes a letter cannot be split before it is decoded.
    let wide =
        file.fill_buf().is_ok_and(|begin| begin.starts_with(b"\xFF\xFE") || begin.starts_with(b"\xFE\xFF"));
    if ending(path) == "pgn" && !wide {
        for game in pgn::Stream::new(file) {
            match game {
                Ok(pgn::Streamed { record: Ok(record), text, .. }) => {
                    if take(&record, Some(text), report)?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                Ok(_) => report.progress.unread += 1,
                Err(error) => fail(report, path, SaveError::of(path, error).to_string()),
            }
        }
        return Ok(ControlFlow::Continue(()));
    }
    let mut bytes = Vec::new();
    if let Err(error) = file.take(LARGEST_FILE).read_to_end(&mut bytes) {
        fail(report, path, SaveError::of(path, error).to_string());
        return Ok(ControlFlow::Continue(()));
    }
    match file::open(&bytes, path.file_name().and_then(|name| name.to_str())) {
        Err(error) => fail(report, path, error.to_string()),
        Ok(opened) => {
            for record in opened.records() {
                if take(record, None, report)?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
    }
    Ok(ControlFlow::Continue(()))
}

fn fail(report: &mut ImportReport, path: &Path, message: String) {
    report.progress.unread += 1;
    if report.failed.len() < FAILURES_TOLD {
        report.failed.push((path.to_owned(), message));
    }
}

fn ending(path: &Path) -> String {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_ascii_lowercase()
}

/// The files themselves, and of the folders those that can hold records, in the order of their names. Links are not
/// followed into folders, so there is an end.
fn files(paths: &[PathBuf], report: &mut ImportReport) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = Vec::new();
    for path in paths {
        if path.is_dir() { folders.push(path.clone()) } else { files.push(path.clone()) }
    }
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                fail(report, &folder, SaveError::of(&folder, error).to_string());
                continue;
            }
        };
        let mut here: Vec<PathBuf> = Vec::new();
        for entry in entries.flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(_) if matches!(ending(&entry.path()).as_str(), "sgf" | "pgn" | "gib" | "ngf" | "fen") => {
                    here.push(entry.path());
                }
                _ => {}
            }
        }
        here.sort();
        files.append(&mut here);
    }
    files
}
