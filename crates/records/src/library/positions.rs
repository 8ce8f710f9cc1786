//! The index of positions: each one of every main line, by its key.

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::{RecordId, entry::Entry, schema::POSITIONS};
use crate::{Record, file};

/// A position's key, its record, and the ply at which it stands there first.
pub(super) type Row = (i64, i64, usize);

/// Records whose positions are found anew at once.
const BATCH: i64 = 2000;

const INSERT: &str = "INSERT OR IGNORE INTO position (key, game, ply) VALUES (?1, ?2, ?3)";

/// Adds rows; quickest when they are sorted.
pub(super) fn insert(transaction: &Transaction<'_>, rows: impl Iterator<Item = Row>) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(INSERT)?;
    for (key, game, ply) in rows {
        insert.execute(params![key, game, ply])?;
    }
    Ok(())
}

/// The record a text is, as it was when it came in.
pub(super) fn read(text: &str) -> Option<Record> {
    Some(file::open_text(text).ok()?.records().first()?.clone())
}

/// Takes a record out of the index. Which positions it has is found by playing it again: an index for this alone would be
/// as large as the one that is searched.
pub(super) fn remove(transaction: &Transaction<'_>, id: RecordId) -> rusqlite::Result<()> {
    let mut text = transaction.prepare_cached("SELECT text FROM content WHERE game = ?1")?;
    let text: Option<String> = text.query_row([id.0], |row| row.get(0)).optional()?;
    let Some(record) = text.as_deref().and_then(read) else { return Ok(()) };
    let mut delete = transaction.prepare_cached("DELETE FROM position WHERE key = ?1 AND game = ?2")?;
    for (key, _) in Entry::of(&record, String::new()).positions {
        delete.execute([key, id.0])?;
    }
    Ok(())
}

/// Drops the index, since its keys mean nothing any more; [`complete`] makes it anew.
pub(super) fn forget(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch("DROP TABLE position")?;
    connection.execute_batch(POSITIONS)?;
    connection.execute("INSERT OR REPLACE INTO state VALUES ('indexed', 0)", [])?;
    Ok(())
}

/// Finds the positions of all records that are not in the index. What was done before the program ended stays done.
pub(super) fn complete(connection: &mut Connection) -> rusqlite::Result<()> {
    let indexed = "SELECT value FROM state WHERE name = 'indexed'";
    loop {
        if connection.query_row(indexed, [], |row| row.get::<_, i64>(0)).optional()?.is_none() {
            return Ok(());
        }
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let Some(last) = transaction.query_row(indexed, [], |row| row.get::<_, i64>(0)).optional()? else {
            return Ok(());
        };
        let mut rows: Vec<Row> = Vec::new();
        let mut end = None;
        {
            let mut texts = transaction
                .prepare_cached("SELECT game, text FROM content WHERE game > ?1 ORDER BY game LIMIT ?2")?;
            let mut texts = texts.query([last, BATCH])?;
            while let Some(row) = texts.next()? {
                let id: i64 = row.get(0)?;
                end = Some(id);
                if let Some(record) = read(row.get_ref(1)?.as_str().unwrap_or_default()) {
                    let entry = Entry::of(&record, String::new());
                    rows.extend(entry.rows(id));
                }
            }
        }
        rows.sort_unstable();
        insert(&transaction, rows.into_iter())?;
        match end {
            Some(end) => transaction.execute("UPDATE state SET value = ?1 WHERE name = 'indexed'", [end])?,
            None => transaction.execute("DELETE FROM state WHERE name = 'indexed'", [])?,
        };
        transaction.commit()?;
    }
}
