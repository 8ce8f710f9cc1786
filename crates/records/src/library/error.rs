//! Why a library cannot be used.

use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::save::SaveError;

/// A library cannot be used. A game that is being played goes on without it.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// Another program writes to it.
    #[error("{0} is in use by another program")]
    Locked(PathBuf),
    /// It is no library, or one that was damaged.
    #[error("{0} is damaged")]
    Damaged(PathBuf),
    /// The disk is full.
    #[error("there is no room left for {0}")]
    Full(PathBuf),
    /// It cannot be written to.
    #[error("{0} can only be read")]
    ReadOnly(PathBuf),
    /// It cannot be opened: no folder, or no permission.
    #[error("{0} cannot be opened")]
    CannotOpen(PathBuf),
    /// A later version of the program made it.
    #[error("{0} was made by a later version")]
    Later(PathBuf),
    /// The file itself, or one that is imported, cannot be used.
    #[error(transparent)]
    File(#[from] SaveError),
    /// Anything else.
    #[error("{path}: {message}")]
    Other {
        /// The library.
        path: PathBuf,
        /// What SQLite says.
        message: String,
    },
}

/// What an error of SQLite means.
pub(super) fn of(path: &Path, error: &rusqlite::Error) -> LibraryError {
    let path = path.to_owned();
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => LibraryError::Locked(path),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => LibraryError::Damaged(path),
        // All that is written is looked for before, and all columns have one type.
        Some(ErrorCode::ConstraintViolation) => LibraryError::Damaged(path),
        None if is_value(error) => LibraryError::Damaged(path),
        Some(ErrorCode::DiskFull) => LibraryError::Full(path),
        Some(ErrorCode::ReadOnly) => LibraryError::ReadOnly(path),
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => LibraryError::CannotOpen(path),
        _ => LibraryError::Other { path, message: error.to_string() },
    }
}

/// A row holds what no library has written.
fn is_value(error: &rusqlite::Error) -> bool {
    use rusqlite::Error;
    matches!(
        error,
        Error::InvalidColumnType(..)
            | Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..)
            | Error::QueryReturnedNoRows
    )
}
