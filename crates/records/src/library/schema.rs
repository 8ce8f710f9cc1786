//! The tables, and how those of earlier versions become them.

use std::{path::Path, time::Duration};

use rusqlite::{Connection, TransactionBehavior};

use super::{
    error::{LibraryError, of},
    positions,
};
use crate::replay::POSITION_KEYS;

/// Changes with the tables.
const VERSION: i64 = 2;
/// "HANS": the file is a library, and no other program's database.
const APPLICATION: i64 = 0x4841_4E53;

/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(3);

/// What all records have is narrow and in a table of its own, so that all of it is read at once; the texts, which are a
/// hundred times as long, are read one by one. Names are numbers in it, 0 for none. `state` counts the `changes` of rows that
/// are not new ones, and tells up to which record positions are `indexed` where not all of them are.
const TABLES: &str = "
CREATE TABLE word (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
);
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    date INTEGER NOT NULL,
    result INTEGER NOT NULL,
    event INTEGER NOT NULL,
    opening INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    same INTEGER NOT NULL UNIQUE
);
CREATE TABLE content (
    game INTEGER PRIMARY KEY,
    line TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX content_line ON content (line);
CREATE TABLE state (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO state VALUES ('changes', 0);
";

/// Apart from the others, as it is made anew where keys have changed.
pub(super) const POSITIONS: &str = "
CREATE TABLE position (
    key INTEGER NOT NULL,
    game INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (key, game)
) WITHOUT ROWID;
";

/// From the tables of version 1, where all was in one: `|| ''` compares letter by letter what was sorted without case.
const FROM_1: &str = "
INSERT INTO word (text) SELECT text FROM (
    SELECT first || '' AS text FROM old_game UNION SELECT second || '' FROM old_game
    UNION SELECT date || '' FROM old_game UNION SELECT result || '' FROM old_game
    UNION SELECT event || '' FROM old_game UNION SELECT opening || '' FROM old_game
) WHERE text <> '';
INSERT INTO game SELECT
    id, kind,
    coalesce((SELECT word.id FROM word WHERE word.text = old_game.first || ''), 0),
    coalesce((SELECT word.id FROM word WHERE word.text = old_game.second || ''), 0),
    coalesce((SELECT word.id FROM word WHERE word.text = old_game.date || ''), 0),
    coalesce((SELECT word.id FROM word WHERE word.text = old_game.result || ''), 0),
    coalesce((SELECT word.id FROM word WHERE word.text = old_game.event || ''), 0),
    coalesce((SELECT word.id FROM word WHERE word.text = old_game.opening || ''), 0),
    plies, same
    FROM old_game ORDER BY id;
INSERT INTO content SELECT id, line, text FROM old_game ORDER BY id;
DELETE FROM sqlite_sequence WHERE name = 'game';
INSERT INTO sqlite_sequence (name, seq) SELECT 'game', seq FROM sqlite_sequence WHERE name = 'old_game';
DROP TABLE old_game;
";

const fn number(version: i64, keys: u32) -> i64 {
    version << 16 | keys as i64
}

/// Makes the tables of a new library, and sees to it that an old one is ours and has the tables of today.
pub(super) fn prepare(connection: &mut Connection, path: &Path) -> Result<(), LibraryError> {
    let mut prepare = || {
        connection.busy_timeout(PATIENCE)?;
        let (version, application, is_new) = state(connection)?;
        if !is_new && application != APPLICATION {
            return Ok(Some(LibraryError::Damaged(path.to_owned())));
        }
        if version > number(VERSION, POSITION_KEYS) {
            return Ok(Some(LibraryError::Later(path.to_owned())));
        }
        connection.pragma_update(None, "journal_mode", "wal")?;
        // With a write-ahead log a loss of power can lose the last records, but never the file.
        connection.pragma_update(None, "synchronous", "normal")?;
        connection.pragma_update(None, "cache_size", -65_536)?;
        connection.pragma_update(None, "temp_store", "memory")?;
        if version != number(VERSION, POSITION_KEYS) {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // Another program may have done it in the meantime.
            let (version, _, is_new) = state(&transaction)?;
            if is_new {
                transaction.execute_batch(TABLES)?;
                transaction.execute_batch(POSITIONS)?;
                transaction.pragma_update(None, "application_id", APPLICATION)?;
            } else {
                migrate(&transaction, version)?;
            }
            transaction.pragma_update(None, "user_version", number(VERSION, POSITION_KEYS))?;
            transaction.commit()?;
        }
        positions::complete(connection)?;
        Ok(None)
    };
    match prepare().map_err(|error: rusqlite::Error| of(path, &error))? {
        None => Ok(()),
        Some(error) => Err(error),
    }
}

/// The numbers of version and program, and whether there is nothing yet.
fn state(connection: &Connection) -> rusqlite::Result<(i64, i64, bool)> {
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 = connection.query_row(tables, [], |row| row.get(0))?;
    Ok((version, application, tables == 0 && application == 0))
}

fn migrate(connection: &Connection, version: i64) -> rusqlite::Result<()> {
    if version >> 16 < 2 {
        connection.execute_batch("ALTER TABLE game RENAME TO old_game")?;
        connection.execute_batch(TABLES)?;
        connection.execute_batch(FROM_1)?;
    }
    if version & 0xFFFF != i64::from(POSITION_KEYS) {
        positions::forget(connection)?;
    }
    Ok(())
}
