//! How records are found and listed.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use hansu_rules::GameKind;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{
    Library, LibraryError, RecordId,
    catalogue::{Catalogue, Key, row_of},
    entry::signed,
    error::of,
    query::{Page, PageEnd, Query, Sort, Summary},
};

/// Steps of SQLite between two looks at whether the answer is still wanted: some tenths of a millisecond.
const STEPS: i32 = 10_000;

macro_rules! summary_from {
    ($from:literal) => {
        concat!(
            "SELECT game.id, kind, first.text, second.text, date.text, result.text, event.text, opening.text, plies
             FROM game
             LEFT JOIN word AS first ON first.id = game.first
             LEFT JOIN word AS second ON second.id = game.second
             LEFT JOIN word AS date ON date.id = game.date
             LEFT JOIN word AS result ON result.id = game.result
             LEFT JOIN word AS event ON event.id = game.event
             LEFT JOIN word AS opening ON opening.id = game.opening
             WHERE ",
            $from
        )
    };
}

/// One line of a list.
pub(super) const READ_ONE: &str = summary_from!("game.id = ?1");
/// Lines as they were added, and the other way round.
pub(super) const READ_ADDED: &str = summary_from!("game.id > ?1 ORDER BY game.id LIMIT ?2");
pub(super) const READ_ADDED_LAST: &str = summary_from!("game.id < ?1 ORDER BY game.id DESC LIMIT ?2");
pub(super) const COUNT_ALL: &str = "SELECT count(*) FROM game";
pub(super) const READ_POSITION: &str = "SELECT game FROM position WHERE key = ?1 ORDER BY game LIMIT ?2";
pub(super) const ASK_POSITION: &str = "SELECT ply FROM position WHERE key = ?1 AND game = ?2";
pub(super) const READ_LINE: &str = "SELECT game FROM content WHERE line >= ?1 AND line < ?2 LIMIT ?3";
pub(super) const ASK_LINE: &str = "SELECT line FROM content WHERE game = ?1";

/// What has been read of the file for searches.
#[derive(Debug, Default)]
pub(super) struct Reading {
    pub(super) catalogue: Catalogue,
    pub(super) limits: Limits,
    found: Vec<Found>,
}

/// How a page is found of what many records have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// So many records are read at first; mostly there are no more.
    pub(super) few: usize,
    /// So many are asked one by one in the order of the list whether they fit, before all that fit are read.
    pub(super) asked: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { few: 50_000, asked: 20_000 }
    }
}

/// What the catalogue does not have, and the file is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Given {
    Position(i64),
    /// Whole moves, each with a space behind it.
    Moves(String),
}

/// The records that have what is given.
#[derive(Debug)]
struct Found {
    given: Given,
    /// The catalogue's when they were read.
    stamp: (usize, Option<i64>),
    rows: Vec<u32>,
    /// These are all.
    whole: bool,
}

impl Given {
    fn of(query: &Query) -> Vec<Self> {
        let position = query.position.map(|key| Self::Position(signed(key)));
        // Whole moves: `e2e4 c7c5` is no beginning of `e2e4 c7c5x`.
        let moves = query.moves.as_deref().unwrap_or_default().split_whitespace();
        let moves: String = moves.map(|mv| format!("{mv} ")).collect();
        let moves = (!moves.is_empty()).then_some(Self::Moves(moves));
        position.into_iter().chain(moves).collect()
    }

    fn read(&self, connection: &Connection, limit: Option<usize>) -> rusqlite::Result<Vec<i64>> {
        // A negative limit is none.
        let limit = limit.map_or(-1, |limit| i64::try_from(limit).unwrap_or(-1));
        match self {
            Self::Position(key) => {
                let mut records = connection.prepare_cached(READ_POSITION)?;
                records.query_map([*key, limit], |row| row.get(0))?.collect()
            }
            Self::Moves(moves) => {
                let mut records = connection.prepare_cached(READ_LINE)?;
                let behind = format!("{moves}\u{10FFFF}");
                let records = records.query_map(params![moves, behind, limit], |row| row.get(0))?;
                let mut records: Vec<i64> = records.collect::<rusqlite::Result<_>>()?;
                records.sort_unstable();
                Ok(records)
            }
        }
    }

    fn fits(&self, connection: &Connection, id: i64) -> rusqlite::Result<bool> {
        match self {
            Self::Position(key) => Ok(ply_of(connection, *key, id)?.is_some()),
            Self::Moves(moves) => {
                let mut line = connection.prepare_cached(ASK_LINE)?;
                let fits = line.query_row([id], |row| Ok(row.get_ref(0)?.as_str()?.starts_with(moves)));
                Ok(fits.optional()?.unwrap_or(false))
            }
        }
    }
}

fn ply_of(connection: &Connection, key: i64, id: i64) -> rusqlite::Result<Option<u32>> {
    let mut ply = connection.prepare_cached(ASK_POSITION)?;
    ply.query_row([key, id], |row| row.get(0)).optional()
}

/// Those of both lists, which are in ascending order.
fn both(rows: Vec<u32>, others: &[u32]) -> Vec<u32> {
    rows.into_iter().filter(|row| others.binary_search(row).is_ok()).collect()
}

/// Takes the smallest ones out, in their order.
fn take_smallest(keys: &mut Vec<Key>, count: usize) -> Vec<Key> {
    let rest = if count < keys.len() {
        keys.select_nth_unstable(count);
        keys.split_off(count)
    } else {
        Vec::new()
    };
    let mut smallest = std::mem::replace(keys, rest);
    smallest.sort_unstable();
    smallest
}

/// The order of a list and where a page of it begins.
#[derive(Clone, Copy)]
struct Place<'a> {
    sort: Sort,
    descending: bool,
    after: Option<&'a PageEnd>,
}

impl Reading {
    /// Finds records, at most so many where that is enough to begin with.
    fn find(
        &mut self,
        connection: &Connection,
        given: &Given,
        limit: Option<usize>,
    ) -> rusqlite::Result<&Found> {
        let stamp = self.catalogue.stamp();
        let fits =
            |found: &Found| found.given == *given && found.stamp == stamp && (found.whole || limit.is_some());
        if let Some(index) = self.found.iter().position(fits) {
            return Ok(&self.found[index]);
        }
        self.found.retain(|found| found.given != *given && found.stamp == stamp);
        let records = given.read(connection, limit)?;
        let whole = limit.is_none_or(|limit| records.len() < limit);
        let rows = self.catalogue.rows_of(records.into_iter());
        // A query gives two things at most.
        self.found.truncate(1);
        self.found.insert(0, Found { given: given.clone(), stamp, rows, whole });
        Ok(&self.found[0])
    }

    /// The rows of all records that fit.
    fn all(&mut self, connection: &Connection, query: &Query) -> rusqlite::Result<Vec<u32>> {
        let mut among: Option<Vec<u32>> = None;
        for given in Given::of(query) {
            let found = &self.find(connection, &given, None)?.rows;
            among = Some(match among {
                Some(rows) => both(rows, found),
                None => found.clone(),
            });
        }
        Ok(self.catalogue.fitting(query, among))
    }

    /// The rows of a page and of the one record behind it.
    fn page(
        &mut self,
        connection: &Connection,
        query: &Query,
        place: Place<'_>,
        count: usize,
    ) -> rusqlite::Result<Vec<u32>> {
        let Place { sort, descending, after } = place;
        let after = after.map(|end| (end.value, end.id));
        let rows_of = |keys: Vec<Key>| keys.into_iter().map(|key| row_of(key, descending)).collect();
        let mut asked = Vec::new();
        for given in Given::of(query) {
            if !self.find(connection, &given, Some(self.limits.few))?.whole {
                asked.push(given);
            }
        }
        // What many records have, many of the first ones in any order have.
        if !asked.is_empty() {
            let mut rest = query.clone();
            for given in &asked {
                match given {
                    Given::Position(_) => rest.position = None,
                    Given::Moves(_) => rest.moves = None,
                }
            }
            let rows = self.all(connection, &rest)?;
            let mut keys = self.catalogue.keys(&rows, sort, descending, after);
            let mut fitting = Vec::new();
            let (mut at_once, mut tried) = (count, 0);
            while !keys.is_empty() && tried < self.limits.asked {
                let next = take_smallest(&mut keys, at_once);
                tried += next.len();
                at_once *= 2;
                for key in next {
                    let id = self.catalogue.id(row_of(key, descending));
                    let mut fits = true;
                    for given in &asked {
                        fits = fits && given.fits(connection, id)?;
                    }
                    if fits {
                        fitting.push(key);
                        if fitting.len() == count {
                            return Ok(rows_of(fitting));
                        }
                    }
                }
            }
            if keys.is_empty() {
                return Ok(rows_of(fitting));
            }
        }
        let rows = self.all(connection, query)?;
        let mut keys = self.catalogue.keys(&rows, sort, descending, after);
        Ok(rows_of(take_smallest(&mut keys, count)))
    }
}

impl Library {
    /// A page of the records that fit, of at most `size`, behind `after` or from the beginning.
    ///
    /// The first search by anything reads what lists show of all records into memory, which takes half a second for a
    /// million; the list of all records as they were added needs none of it.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn search(
        &self,
        query: &Query,
        sort: Sort,
        descending: bool,
        after: Option<&PageEnd>,
        size: usize,
    ) -> Result<Page, LibraryError> {
        let place = Place { sort, descending, after };
        let count = size.saturating_add(1);
        let read = || {
            if sort == Sort::Added && *query == Query::default() {
                return self.added(place, count).map(Some);
            }
            let mut reading = self.reading.borrow_mut();
            if !reading.catalogue.refresh(&self.connection)? {
                return Ok(None);
            }
            let rows = reading.page(&self.connection, query, place, count)?;
            let mut one = self.connection.prepare_cached(READ_ONE)?;
            let mut records = Vec::with_capacity(rows.len());
            for row in rows {
                let id = reading.catalogue.id(row);
                // Another program may have removed it since.
                let Some(mut record) = one.query_row([id], summary).optional()? else { continue };
                if let Some(key) = query.position {
                    record.at_ply = ply_of(&self.connection, signed(key), id)?;
                }
                records.push((record, reading.catalogue.value(sort, row)));
            }
            Ok(Some(records))
        };
        let mut records = read().map_err(|error| of(&self.path, &error))?.ok_or_else(|| self.damage())?;
        let more = records.len() > size;
        records.truncate(size);
        let last = records.last().filter(|_| more);
        let end = last.map(|(record, value)| PageEnd { value: *value, id: record.id.0 });
        Ok(Page { records: records.into_iter().map(|(record, _)| record).collect(), end })
    }

    /// Records as they were added.
    fn added(&self, place: Place<'_>, count: usize) -> rusqlite::Result<Vec<(Summary, i64)>> {
        let (sql, begin) =
            if place.descending { (READ_ADDED_LAST, i64::MAX) } else { (READ_ADDED, i64::MIN) };
        let begin = place.after.map_or(begin, |end| end.id);
        let mut records = self.connection.prepare_cached(sql)?;
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        records.query_map([begin, count], |row| Ok((summary(row)?, 0)))?.collect()
    }

    /// How many records fit. Where many have a position this takes longer than a page of them: see
    /// [`until`](Self::until).
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn count(&self, query: &Query) -> Result<u64, LibraryError> {
        let count = || {
            let mut reading = self.reading.borrow_mut();
            if !reading.catalogue.refresh(&self.connection)? {
                return Ok(None);
            }
            Ok(Some(reading.all(&self.connection, query)?.len() as u64))
        };
        count().map_err(|error| of(&self.path, &error))?.ok_or_else(|| self.damage())
    }

    /// How many records there are.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn len(&self) -> Result<u64, LibraryError> {
        let count: i64 = self
            .connection
            .query_row(COUNT_ALL, [], |row| row.get(0))
            .map_err(|error| of(&self.path, &error))?;
        Ok(count.unsigned_abs())
    }

    /// There are no records.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn is_empty(&self) -> Result<bool, LibraryError> {
        Ok(self.len()? == 0)
    }

    /// Reads something until `stop` says, from time to time, that it is not wanted any more; `None` then.
    ///
    /// # Errors
    /// Those of `work`.
    pub fn until<T>(
        &self,
        mut stop: impl FnMut() -> bool + Send + 'static,
        work: impl FnOnce(&Self) -> Result<T, LibraryError>,
    ) -> Result<Option<T>, LibraryError> {
        let stopped = Arc::new(AtomicBool::new(false));
        let tell = Arc::clone(&stopped);
        let stop = move || {
            let stops = stop();
            tell.fetch_or(stops, Ordering::Relaxed);
            stops
        };
        self.connection.progress_handler(STEPS, Some(stop));
        let done = work(self);
        self.connection.progress_handler(0, None::<fn() -> bool>);
        match done {
            Err(_) if stopped.load(Ordering::Relaxed) => Ok(None),
            done => done.map(Some),
        }
    }

    fn damage(&self) -> LibraryError {
        LibraryError::Damaged(self.path.clone())
    }
}

fn summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    let kind = match row.get::<_, i64>(1)? {
        0 => GameKind::Go,
        1 => GameKind::Chess,
        _ => GameKind::Janggi,
    };
    // The empty text is no word of the file.
    let text = |column: usize| row.get::<_, Option<String>>(column).map(Option::unwrap_or_default);
    Ok(Summary {
        id: RecordId(row.get(0)?),
        kind,
        first: text(2)?,
        second: text(3)?,
        date: text(4)?,
        result: text(5)?,
        event: text(6)?,
        opening: text(7)?,
        plies: row.get(8)?,
        at_ply: None,
    })
}
