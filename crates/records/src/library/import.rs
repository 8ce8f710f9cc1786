//! Files and folders of records into the library.

use std::{
    cell::Cell,
    fs::{self, File},
    io::{self, BufRead, BufReader, Read},
    ops::ControlFlow,
    path::{Path, PathBuf},
    rc::Rc,
};

use super::{Added, Library, LibraryError, entry::Entry, positions};
use crate::{Record, file, pgn, save::SaveError, write_record};

/// Records that are added at once.
const BATCH: usize = 2000;
/// Records after which is asked whether to go on.
const ASK_EVERY: usize = 250;
/// Files other than PGN are read whole, up to so many bytes.
const LARGEST_FILE: u64 = 256 << 20;

/// How far an import has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Files that were read to their end.
    pub files: usize,
    /// Files there are, as far as is known.
    pub all_files: usize,
    /// Bytes that were read, of all files together. They are read some way ahead of the records.
    pub bytes: u64,
    /// Bytes of all files, as large as they were when the import began.
    pub all_bytes: u64,
    /// Records that are new.
    pub added: usize,
    /// Records that were there already.
    pub known: usize,
    /// Texts that were no game.
    pub unread: usize,
}

impl Progress {
    /// How much of the files has been read, from 0 to 1.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a share needs few digits")]
    pub fn share(&self) -> f64 {
        // Empty files alone are nothing to wait for.
        if self.all_bytes == 0 { 1.0 } else { (self.bytes as f64 / self.all_bytes as f64).min(1.0) }
    }
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
    /// Adds everything in these files, and in the files of these folders and the folders below. `progress` is asked every
    /// few hundred records, after each batch that was added and after each file whether to go on. Takes no more memory than a
    /// batch, however long the files.
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
        report.progress.all_bytes = files.iter().map(|(_, size)| size).sum();
        let mut batch = Vec::with_capacity(BATCH);
        let mut bytes_before = 0;
        for (path, size) in files {
            let bytes = Rc::new(Cell::new(0));
            let bytes_read = || bytes_before + bytes.get().min(size);
            let mut take = |record: &Record, text: Option<String>, report: &mut ImportReport| {
                batch.push(Entry::of(record, text.unwrap_or_else(|| write_record(record))));
                if batch.len() % ASK_EVERY > 0 {
                    return Ok(ControlFlow::Continue(()));
                }
                if batch.len() >= BATCH {
                    self.add_batch(&mut batch, report)?;
                }
                report.progress.bytes = bytes_read();
                Ok(progress(&report.progress))
            };
            if import_file(&path, &bytes, &mut report, &mut take)?.is_break() {
                report.cancelled = true;
                break;
            }
            // All of it, whatever could be read.
            bytes_before += size;
            report.progress.bytes = bytes_before;
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
        let (added, known) = self.add_all(batch)?;
        batch.clear();
        report.progress.added += added;
        report.progress.known += known;
        Ok(())
    }

    /// Adds records at once, all or none; tells how many were new and how many were there.
    pub(super) fn add_all(&mut self, batch: &[Entry]) -> Result<(usize, usize), LibraryError> {
        self.write(|transaction| {
            let (mut added, mut known) = (0, 0);
            let mut rows: Vec<positions::Row> = Vec::new();
            for entry in batch {
                match entry.insert(transaction)? {
                    Added::New(id) => {
                        added += 1;
                        rows.extend(entry.rows(id.0));
                    }
                    Added::Known(_) => known += 1,
                }
            }
            // In the order of the index, which then is written once from front to back.
            rows.sort_unstable();
            positions::insert(transaction, rows.into_iter())?;
            Ok((added, known))
        })
    }
}

type Take<'a> =
    dyn FnMut(&Record, Option<String>, &mut ImportReport) -> Result<ControlFlow<()>, LibraryError> + 'a;

/// Counts what is read.
struct Counted {
    file: File,
    bytes: Rc<Cell<u64>>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.bytes.set(self.bytes.get() + read as u64);
        Ok(read)
    }
}

fn import_file(
    path: &Path,
    bytes: &Rc<Cell<u64>>,
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
    let file = Counted { file, bytes: Rc::clone(bytes) };
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
/// followed into folders, so there is an end. Each with its size in bytes.
fn files(paths: &[PathBuf], report: &mut ImportReport) -> Vec<(PathBuf, u64)> {
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
    let sized = |path: PathBuf| {
        let size = fs::metadata(&path).map_or(0, |about| about.len());
        (path, size)
    };
    files.into_iter().map(sized).collect()
}
