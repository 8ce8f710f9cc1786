//! Finished games go to the library.

use std::{
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    thread,
};

use hansu_records::{
    Record,
    library::{Library, LibraryError},
};
use hansu_table::Chronicle;

use super::{Report, Tell, data_folder};

/// Who hears of what goes wrong while games are added, which nobody waits for.
static LISTENER: Mutex<Option<Tell>> = Mutex::new(None);

/// `tell` gets the reports of games that end from now on: a library that was damaged and is kept aside, a game that could
/// not be added.
pub fn listen(tell: Tell) {
    *LISTENER.lock().unwrap_or_else(PoisonError::into_inner) = Some(tell);
}

fn report(report: Report) {
    let listener = LISTENER.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some(tell) = listener {
        tell(report);
    }
}

/// Where the library lies; `None` where the system names no folder.
#[must_use]
pub fn library_path() -> Option<PathBuf> {
    Some(data_folder()?.join("library.sqlite"))
}

/// Adds a game in a thread of its own and closes its journal then. Where the library cannot be had the journal stays,
/// and the game is added at the next start.
pub fn add_in_background(record: Record, chronicle: Option<Box<dyn Chronicle>>) {
    thread::spawn(move || {
        if add(record)
            && let Some(chronicle) = chronicle
        {
            chronicle.close();
        }
    });
}

/// Adds a game, in a thread that may wait for the disk; `false` where that failed.
pub(super) fn add(record: Record) -> bool {
    library_path().is_some_and(|path| add_to(&path, &record))
}

fn add_to(path: &Path, record: &Record) -> bool {
    if let Some(folder) = path.parent()
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        tracing::error!(%error, "there is no folder for the library");
        report(Report::NotAdded(LibraryError::CannotOpen(path.to_owned())));
        return false;
    }
    let added = Library::add_at(path, record);
    let is_added = added.is_ok();
    match added {
        Ok((_, Some(kept_as))) => {
            tracing::warn!(kept_as = %kept_as.display(), "the library was damaged; a new one was begun");
            report(Report::KeptAside(kept_as));
        }
        Ok((_, None)) => {}
        Err(error) => {
            tracing::error!(%error, "a game was not added to the library");
            report(Report::NotAdded(error));
        }
    }
    is_added
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        sync::{Arc, mpsc::channel},
    };

    use super::*;

    #[test]
    fn what_goes_wrong_with_a_game_that_ended_is_told() {
        let (send, reports) = channel();
        listen(Arc::new(move |report| drop(send.send(report))));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.sqlite");
        let opened = hansu_records::open_text("[White \"Kim\"]\n\n1. e4 e5 *").unwrap();
        let record = &opened.records()[0];
        fs::write(&path, "no library at all, and long enough to be looked at as one".repeat(40)).unwrap();
        assert!(add_to(&path, record));
        assert!(matches!(reports.try_recv(), Ok(Report::KeptAside(kept)) if kept.exists()));
        assert_eq!(Library::open(&path).unwrap().library.len().unwrap(), 1);
        // A file stands where the folder should be.
        assert!(!add_to(&path.join("library.sqlite"), record));
        assert!(matches!(reports.try_recv(), Ok(Report::NotAdded(LibraryError::CannotOpen(_)))));
        assert!(add_to(&path, record), "it is there already, which is no trouble");
        assert!(reports.try_recv().is_err());
    }
}
