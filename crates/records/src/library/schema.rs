//! The tables.

use std::{path::Path, time::Duration};

use rusqlite::Connection;

use super::error::{LibraryError, of};
use crate::replay::POSITION_KEYS;

/// Changes with the tables.
const VERSION: i64 = 1;
/// "HANS": the file is a library, and no other program's database.
const APPLICATION: i64 = 0x4841_4E53;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(3);

const TABLES: &str = "
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    first TEXT NOT NULL COLLATE NOCASE,
    second TEXT NOT NULL COLLATE NOCASE,
    date TEXT NOT NULL,
    result TEXT NOT NULL,
    event TEXT NOT NULL COLLATE NOCASE,
    opening TEXT NOT NULL COLLATE NOCASE,
    line TEXT NOT NULL,
    plies INTEGER NOT NULL,
    same INTEGER NOT NULL UNIQUE,
    text TEXT NOT NULL
);
CREATE INDEX game_first ON game (first, id);
CREATE INDEX game_second ON game (second, id);
CREATE INDEX game_date ON game (date, id);
CREATE INDEX game_event ON game (event, id);
CREATE INDEX game_plies ON game (plies, id);
CREATE INDEX game_line ON game (line);
CREATE TABLE position (
    key INTEGER NOT NULL,
    game INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (key, game)
) WITHOUT ROWID;
";

/// Makes the tables of a new library, and sees to it that an old one is ours.
pub(super) fn prepare(connection: &Connection, path: &Path) -> Result<(), LibraryError> {
    let prepare = || {
        connection.busy_timeout(PATIENCE)?;
        let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        if tables == 0 && application == 0 {
            connection.pragma_update(None, "journal_mode", "wal")?;
            connection.execute_batch(&format!(
                "BEGIN IMMEDIATE;{TABLES}PRAGMA application_id = {APPLICATION};
                 PRAGMA user_version = {};COMMIT;",
                VERSION << 16 | i64::from(POSITION_KEYS)
            ))?;
        } else if application != APPLICATION {
            return Ok(Some(LibraryError::Damaged(path.to_owned())));
        } else if version >> 16 > VERSION {
            return Ok(Some(LibraryError::Later(path.to_owned())));
        }
        connection.pragma_update(None, "journal_mode", "wal")?;
        // With a write-ahead log a loss of power can lose the last records, but never the file.
        connection.pragma_update(None, "synchronous", "normal")?;
        connection.pragma_update(None, "cache_size", -65_536)?;
        connection.pragma_update(None, "temp_store", "memory")?;
        Ok(None)
    };
    match prepare().map_err(|error: rusqlite::Error| of(path, &error))? {
        None => Ok(()),
        Some(error) => Err(error),
    }
}
