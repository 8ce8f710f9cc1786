//! Finished games go to the library.

use std::{path::PathBuf, thread};

use hansu_records::{Record, library::Library};
use hansu_table::Chronicle;

use super::data_folder;

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
    let Some(path) = library_path() else { return false };
    if let Some(folder) = path.parent()
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        tracing::error!(%error, "there is no folder for the library");
        return false;
    }
    let added = Library::add_at(&path, &record);
    match &added {
        Ok((_, Some(kept_as))) => {
            tracing::warn!(kept_as = %kept_as.display(), "the library was damaged; a new one was begun");
        }
        Ok((_, None)) => {}
        Err(error) => tracing::error!(%error, "a game was not added to the library"),
    }
    added.is_ok()
}
