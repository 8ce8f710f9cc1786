//! Files that are written whole or not at all, and never over what somebody else has written.
//!
//! The bytes go to a new file in the same folder, which is brought to the disk and then takes the name of the old one, so
//! that a crash or a full disk leaves the old file as it was.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

/// What a file held when it was last read or written; by its content, since times are too coarse to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    length: u64,
    checksum: u32,
}

impl Fingerprint {
    /// Of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self { length: bytes.len() as u64, checksum: crc32fast::hash(bytes) }
    }
}

/// A file could not be read or written. What was there before is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There is a file of this name, and it is not known what it holds.
    #[error("{0} exists already")]
    Exists(PathBuf),
    /// Something else has written the file since it was read.
    #[error("{0} was changed by another program")]
    Changed(PathBuf),
    /// The disk, or the room that the user may take of it, is full.
    #[error("there is no room left for {0}")]
    Full(PathBuf),
    /// The user may not write there.
    #[error("there is no permission for {0}")]
    NoPermission(PathBuf),
    /// Nobody can write there.
    #[error("{0} is on a disk that can only be read")]
    ReadOnly(PathBuf),
    /// The folder, or the file that was to be read, does not exist.
    #[error("{0} does not exist")]
    Missing(PathBuf),
    /// Anything else.
    #[error("{path} cannot be used: {error}")]
    Other {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl SaveError {
    /// What a failure of the system means for this file.
    #[must_use]
    pub fn of(path: &Path, error: io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                Self::Full(path)
            }
            io::ErrorKind::PermissionDenied => Self::NoPermission(path),
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(path),
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Missing(path),
            io::ErrorKind::AlreadyExists => Self::Exists(path),
            _ => Self::Other { path, error },
        }
    }
}

/// Reads a file, with what [`save`] must know to write it again.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Result<(Vec<u8>, Fingerprint), SaveError> {
    let bytes = fs::read(path).map_err(|error| SaveError::of(path, error))?;
    let fingerprint = Fingerprint::of(&bytes);
    Ok((bytes, fingerprint))
}

/// Writes a file whole or not at all. `known` is what it held when it was last read or written here; without it the file
/// must not exist yet. A file that has been removed since is written again.
///
/// # Errors
/// If it cannot be written, or holds something else by now. The file is then as it was.
pub fn save(path: &Path, bytes: &[u8], known: Option<&Fingerprint>) -> Result<Fingerprint, SaveError> {
    // A link stays one: what it points to is replaced.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    check(path, known)?;
    let temporary = temporary(path)?;
    let written = write(&temporary, bytes)
        .map_err(|error| SaveError::of(path, error))
        .and_then(|()| put_in_place(&temporary, path, known));
    if written.is_err() {
        // It may never have come to be, and nothing more can be done about it.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    sync_folder(path);
    Ok(Fingerprint::of(bytes))
}

/// Whether the file is what is known of it.
fn check(path: &Path, known: Option<&Fingerprint>) -> Result<(), SaveError> {
    match (fs::read(path), known) {
        (Ok(_), None) => Err(SaveError::Exists(path.to_owned())),
        (Ok(bytes), Some(known)) if Fingerprint::of(&bytes) != *known => {
            Err(SaveError::Changed(path.to_owned()))
        }
        (Ok(_), Some(_)) => Ok(()),
        (Err(error), _) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        (Err(error), _) => Err(SaveError::of(path, error)),
    }
}

/// A name in the same folder that nobody uses.
fn temporary(path: &Path) -> Result<PathBuf, SaveError> {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    let Some(name) = path.file_name() else {
        let error = io::Error::from(io::ErrorKind::InvalidFilename);
        return Err(SaveError::Other { path: path.to_owned(), error });
    };
    let number = COUNTER.fetch_add(1, Ordering::Relaxed);
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}-{number}.tmp", std::process::id()));
    Ok(path.with_file_name(hidden))
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn put_in_place(temporary: &Path, path: &Path, known: Option<&Fingerprint>) -> Result<(), SaveError> {
    check(path, known)?;
    if let Ok(old) = fs::metadata(path) {
        // The rights of the old file; a file system without rights has none to give.
        let _ = fs::set_permissions(temporary, old.permissions());
    } else {
        // A link fails where a file has come to be in the meantime, a renaming would replace it.
        match fs::hard_link(temporary, path) {
            Ok(()) => {
                let _ = fs::remove_file(temporary);
                return Ok(());
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(SaveError::Exists(path.to_owned()));
            }
            // Not every file system has links.
            Err(_) => {}
        }
    }
    fs::rename(temporary, path).map_err(|error| SaveError::of(path, error))
}

/// Brings the new name to the disk too, where folders can be opened.
fn sync_folder(path: &Path) {
    if let Some(folder) = path.parent()
        && let Ok(folder) = File::open(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    {
        // The file itself is safe already.
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only_file(folder: &Path) -> Vec<u8> {
        let files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert_eq!(files.len(), 1, "nothing is left behind: {files:?}");
        fs::read(&files[0]).unwrap()
    }

    #[test]
    fn a_file_is_written_read_and_written_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("김 (1).sgf");
        let first = save(&path, b"one", None).unwrap();
        assert_eq!(read(&path).unwrap(), (b"one".to_vec(), first));
        let second = save(&path, b"two", Some(&first)).unwrap();
        assert_eq!(only_file(folder.path()), b"two");
        assert!(matches!(save(&path, b"three", Some(&first)), Err(SaveError::Changed(_))));
        assert!(matches!(save(&path, b"three", None), Err(SaveError::Exists(_))));
        assert_eq!(only_file(folder.path()), b"two");
        fs::remove_file(&path).unwrap();
        save(&path, b"four", Some(&second)).unwrap();
        assert_eq!(only_file(folder.path()), b"four");
    }

    #[test]
    fn a_change_by_another_program_is_seen_even_in_the_same_instant() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pgn");
        let known = save(&path, b"one", None).unwrap();
        fs::write(&path, b"eno").unwrap();
        assert!(matches!(save(&path, b"two", Some(&known)), Err(SaveError::Changed(_))));
        assert_eq!(only_file(folder.path()), b"eno");
    }

    #[test]
    fn what_the_system_says_is_told_apart() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("no/such/a.sgf");
        assert!(matches!(save(&missing, b"x", None), Err(SaveError::Missing(_))));
        assert!(matches!(read(&missing), Err(SaveError::Missing(_))));
        let path = Path::new("a");
        for (kind, expected) in [
            (io::ErrorKind::StorageFull, "there is no room left for a"),
            (io::ErrorKind::PermissionDenied, "there is no permission for a"),
            (io::ErrorKind::ReadOnlyFilesystem, "a is on a disk that can only be read"),
        ] {
            assert_eq!(SaveError::of(path, kind.into()).to_string(), expected);
        }
        assert!(matches!(save(folder.path(), b"x", None), Err(SaveError::Other { .. })), "a folder");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_told() {
        let mut full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let error = full.write_all(b"x").unwrap_err();
        assert!(matches!(SaveError::of(Path::new("a"), error), SaveError::Full(_)));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_rights_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let real = folder.path().join("real.sgf");
        let known = save(&real, b"one", None).unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
        let link = folder.path().join("link.sgf");
        symlink(&real, &link).unwrap();
        save(&link, b"two", Some(&known)).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&real).unwrap(), b"two");
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    }
}
