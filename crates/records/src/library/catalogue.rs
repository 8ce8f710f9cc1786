//! What a list shows of each record, as columns in memory: about 40 bytes a record.
//!
//! Any conditions can meet any order, and no set of indexes is quick for all of them; a look at every row of a column is. Only
//! positions and first moves are looked up in the file, as there are a hundred times as many of them. What others add to the
//! file is read on from the last row that is known; where rows were changed or removed all is read again.

use rusqlite::{Connection, params};

use super::{
    query::{Query, Sort},
    words::{Words, folded},
};

/// The columns of all records, in the order in which they were added.
#[derive(Debug, Default)]
pub(super) struct Catalogue {
    /// The count of changes in the file when this was read.
    changes: Option<i64>,
    words: Words,
    ids: Vec<i64>,
    kinds: Vec<u8>,
    first: Vec<u32>,
    second: Vec<u32>,
    date: Vec<u32>,
    result: Vec<u32>,
    event: Vec<u32>,
    opening: Vec<u32>,
    plies: Vec<u32>,
}

/// All columns from a record on.
pub(super) const READ_ROWS: &str = "SELECT id, kind, first, second, date, result, event, opening, plies
    FROM game WHERE id > ?1 ORDER BY id LIMIT ?2";
/// How often rows were changed or removed.
pub(super) const READ_CHANGES: &str = "SELECT value FROM state WHERE name = 'changes'";

/// Rows that are read before the words they name are, so that few are lost to a search that is given up.
const ROWS_AT_ONCE: usize = 50_000;

/// What a row is sorted by: more than by any other, then by its place.
pub(super) type Key = u64;

impl Catalogue {
    /// Reads what has changed in the file. `false` where what it says cannot be true.
    pub fn refresh(&mut self, connection: &Connection) -> rusqlite::Result<bool> {
        let changes: i64 = connection.prepare_cached(READ_CHANGES)?.query_row([], |row| row.get(0))?;
        if self.changes.replace(changes).is_some_and(|known| known != changes) {
            *self =
                Self { changes: Some(changes), words: std::mem::take(&mut self.words), ..Self::default() };
        }
        loop {
            let before = self.ids.len();
            let read = self.read_rows(connection);
            // Also where reading was given up: every row that stays names words that are known.
            let words = self.words.read(connection);
            if !matches!(words, Ok(true)) {
                self.truncate(before);
            }
            self.mend(before);
            read?;
            if !words? {
                return Ok(false);
            }
            if self.ids.len() < before + ROWS_AT_ONCE {
                return Ok(true);
            }
        }
    }

    fn read_rows(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut rows = connection.prepare_cached(READ_ROWS)?;
        let last = self.ids.last().copied().unwrap_or(i64::MIN);
        let mut rows = rows.query(params![last, ROWS_AT_ONCE])?;
        while let Some(row) = rows.next()? {
            let word = |column: usize| -> rusqlite::Result<u32> {
                Ok(u32::try_from(row.get::<_, i64>(column)?).unwrap_or_default())
            };
            let (id, kind) = (row.get(0)?, u8::try_from(row.get::<_, i64>(1)?).unwrap_or(u8::MAX));
            let words = [word(2)?, word(3)?, word(4)?, word(5)?, word(6)?, word(7)?, word(8)?];
            self.ids.push(id);
            self.kinds.push(kind);
            for (column, word) in self.columns().into_iter().zip(words) {
                column.push(word);
            }
        }
        Ok(())
    }

    fn columns(&mut self) -> [&mut Vec<u32>; 7] {
        [
            &mut self.first,
            &mut self.second,
            &mut self.date,
            &mut self.result,
            &mut self.event,
            &mut self.opening,
            &mut self.plies,
        ]
    }

    fn truncate(&mut self, rows: usize) {
        self.ids.truncate(rows);
        self.kinds.truncate(rows);
        for column in self.columns() {
            column.truncate(rows);
        }
    }

    /// A number that names no word is that of the empty one.
    fn mend(&mut self, from: usize) {
        let words = self.words.len();
        let [names @ .., _] = self.columns();
        for column in names {
            for word in &mut column[from..] {
                if *word as usize >= words {
                    *word = 0;
                }
            }
        }
    }

    /// Takes a row out, which this library has removed from the file itself, instead of reading all again.
    pub fn remove(&mut self, id: i64, changes: i64) {
        if self.changes == Some(changes - 1)
            && let Ok(row) = self.ids.binary_search(&id)
        {
            self.changes = Some(changes);
            self.ids.remove(row);
            self.kinds.remove(row);
            for column in self.columns() {
                column.remove(row);
            }
        }
    }

    /// The number of records, and that of changes: both the same only where nothing has changed.
    pub fn stamp(&self) -> (usize, Option<i64>) {
        (self.ids.len(), self.changes)
    }

    /// The record in a row.
    pub fn id(&self, row: u32) -> i64 {
        self.ids.get(row as usize).copied().unwrap_or_default()
    }

    /// The rows of records in ascending order; records that are not there are left out.
    pub fn rows_of(&self, records: impl Iterator<Item = i64>) -> Vec<u32> {
        let mut row = 0;
        let find = |id: i64| {
            // Mostly it is the next one.
            if self.ids.get(row) != Some(&id) {
                row += self.ids[row..].partition_point(|&known| known < id);
            }
            if self.ids.get(row) != Some(&id) {
                return None;
            }
            row += 1;
            Some(row as u32 - 1)
        };
        records.filter_map(find).collect()
    }

    /// The rows that fit, among those given or all of them, in ascending order. Position and first moves are not looked at.
    pub fn fitting(&self, query: &Query, among: Option<Vec<u32>>) -> Vec<u32> {
        // Fewer rows than 2^32 fit into memory.
        let mut rows = among.unwrap_or_else(|| (0..self.ids.len() as u32).collect());
        if let Some(kind) = query.kind {
            let kind = super::entry::kind_number(kind);
            rows.retain(|&row| i64::from(self.kinds[row as usize]) == kind);
        }
        let mut keep =
            |column: &[u32], fits: &[bool]| rows.retain(|&row| fits[column[row as usize] as usize]);
        if let Some(event) = typed(query.event.as_ref()) {
            keep(&self.event, &self.words.containing(event));
        }
        if let Some(result) = typed(query.result.as_ref()) {
            let result = folded(result);
            keep(&self.result, &self.words.fitting(|word| word.starts_with(&result)));
        }
        if let Some(opening) = typed(query.opening.as_ref()) {
            let opening = folded(opening);
            let fits = |word: &str| {
                let name = word.split_once(' ').map_or("", |(_, name)| name);
                word.starts_with(&opening) || name.starts_with(&opening)
            };
            keep(&self.opening, &self.words.fitting(fits));
        }
        if query.from_date.is_some() || query.to_date.is_some() {
            let from = query.from_date.as_deref().unwrap_or_default();
            // Behind everything that begins like it.
            let to = format!("{}\u{10FFFF}", query.to_date.as_deref().unwrap_or_default());
            // Unknown days are question marks.
            let known = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
            let fits =
                |word: &str| known(word) && word >= from && (query.to_date.is_none() || word < to.as_str());
            keep(&self.date, &self.words.fitting(fits));
        }
        if let Some(player) = typed(query.player.as_ref()) {
            let fits = self.words.containing(player);
            let fits = |column: &[u32], row: u32| fits[column[row as usize] as usize];
            rows.retain(|&row| fits(&self.first, row) || fits(&self.second, row));
        }
        rows
    }

    /// What a row is sorted by; a number of the file that stays the same.
    pub fn value(&self, sort: Sort, row: u32) -> i64 {
        self.column(sort).map_or(0, |column| i64::from(column[row as usize]))
    }

    fn column(&self, sort: Sort) -> Option<&[u32]> {
        match sort {
            Sort::Added => None,
            Sort::Date => Some(&self.date),
            Sort::First => Some(&self.first),
            Sort::Second => Some(&self.second),
            Sort::Event => Some(&self.event),
            Sort::Plies => Some(&self.plies),
        }
    }

    /// The rows with what they are sorted by, smallest first when sorted; those only that follow a row with such a
    /// value and record.
    pub fn keys(
        &mut self,
        rows: &[u32],
        sort: Sort,
        descending: bool,
        after: Option<(i64, i64)>,
    ) -> Vec<Key> {
        if !matches!(sort, Sort::Added | Sort::Plies) {
            self.words.ranks();
        }
        // The row itself may be gone, and others may have come.
        let bound = after.map(|(value, id)| {
            let value = u32::try_from(value).unwrap_or_default();
            let place = match sort {
                Sort::Added => 0,
                Sort::Plies => value,
                _ => self.words.known_ranks().get(value as usize).copied().unwrap_or_default(),
            };
            let row = self.ids.partition_point(|&known| if descending { known < id } else { known <= id });
            key(place, row as u32)
        });
        let behind = |key: &Key| match bound {
            None => true,
            Some(bound) if descending => *key < bound,
            Some(bound) => *key >= bound,
        };
        let turned = |key: Key| if descending { !key } else { key };
        let rows = rows.iter();
        match (sort, self.column(sort)) {
            (_, None) => rows.map(|&row| key(0, row)).filter(behind).map(turned).collect(),
            (Sort::Plies, Some(plies)) => {
                rows.map(|&row| key(plies[row as usize], row)).filter(behind).map(turned).collect()
            }
            (_, Some(words)) => {
                let ranks = self.words.known_ranks();
                let place = |row: u32| ranks[words[row as usize] as usize];
                rows.map(|&row| key(place(row), row)).filter(behind).map(turned).collect()
            }
        }
    }
}

fn key(place: u32, row: u32) -> Key {
    Key::from(place) << 32 | Key::from(row)
}

/// The row that a key is of.
pub(super) const fn row_of(key: Key, descending: bool) -> u32 {
    (if descending { !key } else { key }) as u32
}

fn typed(text: Option<&String>) -> Option<&str> {
    text.map(String::as_str).filter(|text| !text.is_empty())
}
