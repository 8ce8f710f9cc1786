//! Finished games go to the library.

use std::{path::PathBuf, thread};

use hansu_records::{Record, library::Library};

use super::data_folder;

/// Where the library lies; `None` where the system names no folder.
#[must_use]
pub fn library_path() -> Option<PathBuf> {
    Some(data_folder()?.join("library.sqlite"))
}

/// Adds a game in a thread of its own; a library that cannot be had is no reason to hold anything up.
pub fn add_in_background(record: Record) {
    let Some(path) = library_path() else { return };
    thread::spawn(move || {
        if let Some(folder) = path.parent()
            && let Err(error) = std::fs::create_dir_all(folder)
        {
            tracing::error!(%error, "there is no folder for the library");
            return;
        }
        let added = Library::open(&path).and_then(|opened| {
            let mut library = opened.library;
            library.add(&record).map(|_| ())
        });
        if let Err(error) = added {
            tracing::error!(%error, "a game was not added to the library");
        }
    });
}
