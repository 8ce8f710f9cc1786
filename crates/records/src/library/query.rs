//! How records are found and listed.

use hansu_rules::GameKind;
use rusqlite::{Row, ToSql, types::Value};

use super::{
    Library, LibraryError, RecordId,
    entry::{kind_number, signed},
    error::of,
};

/// What is looked for; everything that is given must fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// This game.
    pub kind: Option<GameKind>,
    /// A part of the name of either player, in either case.
    pub player: Option<String>,
    /// From this day on, as the tag `Date` writes it (`2024.05.01`, or a part of it: `2024`).
    pub from_date: Option<String>,
    /// Up to this day; a part stands for its last day.
    pub to_date: Option<String>,
    /// The beginning of the tag `Result`: `1-0`, `B+`.
    pub result: Option<String>,
    /// A part of the event's name.
    pub event: Option<String>,
    /// The beginning of the opening's code or name (`B90`), where the record tells it.
    pub opening: Option<String>,
    /// The first moves, as engines write them and separated by spaces: `e2e4 c7c5`.
    pub moves: Option<String>,
    /// A position of the main line, by its [key](crate::replay::Cursor::key).
    pub position: Option<u64>,
}

/// The order of a list. Records that are alike in it follow in the order in which they were added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// As they were added.
    #[default]
    Added,
    /// By date.
    Date,
    /// By the first player: White in chess, Black in Go, Cho in Janggi.
    First,
    /// By the second player.
    Second,
    /// By event.
    Event,
    /// By length.
    Plies,
}

impl Sort {
    const fn column(self) -> &'static str {
        match self {
            Self::Added => "id",
            Self::Date => "date",
            Self::First => "first",
            Self::Second => "second",
            Self::Event => "event",
            Self::Plies => "plies",
        }
    }
}

/// Where a page ended; the next one begins behind it, whatever has been added since.
#[derive(Clone, Debug, PartialEq)]
pub struct PageEnd {
    value: Value,
    id: i64,
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The record.
    pub id: RecordId,
    /// Which game.
    pub kind: GameKind,
    /// White in chess, Black in Go, Cho in Janggi.
    pub first: String,
    /// The other player.
    pub second: String,
    /// As the record tells it.
    pub date: String,
    /// As the record tells it.
    pub result: String,
    /// As the record tells it.
    pub event: String,
    /// Code and name, where the record tells them.
    pub opening: String,
    /// Moves of both sides.
    pub plies: u32,
    /// Where the position that was looked for stands first, in plies; `None` where none was looked for.
    pub at_ply: Option<u32>,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The records.
    pub records: Vec<Summary>,
    /// Where the next page begins; `None` on the last one.
    pub end: Option<PageEnd>,
}

/// The conditions of a search with the values they are for.
struct Conditions {
    sql: String,
    values: Vec<Box<dyn ToSql>>,
}

impl Conditions {
    fn of(query: &Query) -> Self {
        let mut conditions = Self { sql: String::new(), values: Vec::new() };
        if let Some(kind) = query.kind {
            conditions.add("kind = ?", kind_number(kind));
        }
        if let Some(player) = query.player.as_deref().filter(|player| !player.is_empty()) {
            conditions.add("(instr(lower(first), ?) > 0", player.to_lowercase());
            conditions.sql += " OR instr(lower(second), ?) > 0)";
            conditions.values.push(Box::new(player.to_lowercase()));
        }
        if let Some(date) = &query.from_date {
            conditions.add("date >= ?", date.clone());
        }
        if let Some(date) = &query.to_date {
            // Behind everything that begins like it; unknown days are question marks.
            conditions.add("date < ?", format!("{date}\u{10FFFF}"));
            conditions.add("date >= ?", "0".to_owned());
        }
        if let Some(event) = query.event.as_deref().filter(|event| !event.is_empty()) {
            conditions.add("instr(lower(event), ?) > 0", event.to_lowercase());
        }
        let beginnings = [("result", &query.result), ("opening", &query.opening), ("line", &query.moves)];
        for (column, beginning) in beginnings {
            let Some(beginning) = beginning.as_deref().filter(|text| !text.is_empty()) else { continue };
            let beginning = match column {
                // Whole moves: `e2e4 c7c5` is no beginning of `e2e4 c7c5x`.
                "line" => beginning.split_whitespace().map(|mv| format!("{mv} ")).collect(),
                _ => beginning.to_owned(),
            };
            conditions.add(&format!("{column} >= ?"), beginning.clone());
            conditions.add(&format!("{column} < ?"), format!("{beginning}\u{10FFFF}"));
        }
        conditions
    }

    fn add(&mut self, condition: &str, value: impl ToSql + 'static) {
        self.sql += " AND ";
        self.sql += condition;
        self.values.push(Box::new(value));
    }
}

impl Library {
    /// A page of the records that fit, of at most `size`, behind `after` or from the beginning.
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
        let mut conditions = Conditions::of(query);
        let column = sort.column();
        let (order, compare) = if descending { ("DESC", "<") } else { ("ASC", ">") };
        if let Some(PageEnd { value, id }) = after {
            if sort == Sort::Added {
                conditions.add(&format!("id {compare} ?"), *id);
            } else {
                conditions.sql += &format!(" AND ({column}, id) {compare} (?, ?)");
                conditions.values.push(Box::new(value.clone()));
                conditions.values.push(Box::new(*id));
            }
        }
        let (from, ply) = match query.position {
            Some(key) => {
                conditions.values.insert(0, Box::new(signed(key)));
                ("position JOIN game ON game.id = position.game WHERE position.key = ?", "position.ply")
            }
            None => ("game WHERE 1", "NULL"),
        };
        let order =
            if sort == Sort::Added { format!("id {order}") } else { format!("{column} {order}, id {order}") };
        let sql = format!(
            "SELECT id, kind, first, second, date, result, event, opening, plies, {ply}, {column}
             FROM {from}{} ORDER BY {order} LIMIT {}",
            conditions.sql,
            size.saturating_add(1)
        );
        let read = || {
            let mut statement = self.connection.prepare_cached(&sql)?;
            let values: Vec<&dyn ToSql> = conditions.values.iter().map(AsRef::as_ref).collect();
            let rows =
                statement.query_map(&values[..], |row| Ok((summary(row)?, row.get::<_, Value>(10)?)))?;
            rows.collect::<rusqlite::Result<Vec<(Summary, Value)>>>()
        };
        let mut rows = read().map_err(|error| of(&self.path, &error))?;
        let more = rows.len() > size;
        rows.truncate(size);
        let last = rows.last().filter(|_| more);
        let end = last.map(|(summary, value)| PageEnd { value: value.clone(), id: summary.id.0 });
        Ok(Page { records: rows.into_iter().map(|(summary, _)| summary).collect(), end })
    }

    /// How many records fit.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn count(&self, query: &Query) -> Result<u64, LibraryError> {
        let mut conditions = Conditions::of(query);
        let from = match query.position {
            Some(key) => {
                conditions.values.insert(0, Box::new(signed(key)));
                "position JOIN game ON game.id = position.game WHERE position.key = ?"
            }
            None => "game WHERE 1",
        };
        let sql = format!("SELECT count(*) FROM {from}{}", conditions.sql);
        let values: Vec<&dyn ToSql> = conditions.values.iter().map(AsRef::as_ref).collect();
        let count = self.connection.query_row(&sql, &values[..], |row| row.get::<_, i64>(0));
        count.map(i64::unsigned_abs).map_err(|error| of(&self.path, &error))
    }
}

fn summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    let kind = match row.get::<_, i64>(1)? {
        0 => GameKind::Go,
        1 => GameKind::Chess,
        _ => GameKind::Janggi,
    };
    Ok(Summary {
        id: RecordId(row.get(0)?),
        kind,
        first: row.get(2)?,
        second: row.get(3)?,
        date: row.get(4)?,
        result: row.get(5)?,
        event: row.get(6)?,
        opening: row.get(7)?,
        plies: row.get(8)?,
        at_ply: row.get(9)?,
    })
}
