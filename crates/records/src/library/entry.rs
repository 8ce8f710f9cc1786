//! What is kept of a record.

use hansu_rules::{Action, ActionText, GameKind};
use rusqlite::{OptionalExtension, Transaction, params};

use super::{Added, RecordId, positions, words};
use crate::{NodeId, Record, replay::Cursor, replay::Entered};

/// Plies of the main line that a search for an opening can look at.
const OPENING_PLIES: usize = 40;

/// A record as rows.
pub(super) struct Entry {
    kind: GameKind,
    first: String,
    second: String,
    date: String,
    result: String,
    event: String,
    opening: String,
    line: String,
    plies: usize,
    same: i64,
    text: String,
    /// Each position of the main line with the ply of its first occurrence, sorted.
    pub(super) positions: Vec<(i64, usize)>,
}

/// A game as a number in the table.
pub(super) const fn kind_number(kind: GameKind) -> i64 {
    match kind {
        GameKind::Go => 0,
        GameKind::Chess => 1,
        GameKind::Janggi => 2,
    }
}

/// A number of 64 bits as SQLite keeps it.
pub(super) const fn signed(key: u64) -> i64 {
    key.cast_signed()
}

impl Entry {
    /// `text` is the record as a file.
    pub(super) fn of(record: &Record, text: String) -> Self {
        let tags = record.tree.tags();
        let get = |name: &str| tags.get(name).unwrap_or_default().trim().to_owned();
        let kind = record.kind();
        let (first, second) = match kind {
            GameKind::Go => (get("Black"), get("White")),
            GameKind::Chess | GameKind::Janggi => (get("White"), get("Black")),
        };
        let opening = match (get("ECO"), get("Opening")) {
            (code, name) if code.is_empty() || name.is_empty() => format!("{code}{name}"),
            (code, name) => format!("{code} {name}"),
        };
        let mut entry = Self {
            kind,
            first,
            second,
            date: get("Date"),
            result: get("Result"),
            event: get("Event"),
            opening,
            line: String::new(),
            plies: 0,
            same: 0,
            text,
            positions: Vec::new(),
        };
        let moves = entry.replay(record);
        entry.same = entry.fingerprint(record, &moves);
        entry
    }

    /// Plays the main line; returns its moves as one text.
    fn replay(&mut self, record: &Record) -> String {
        let tree = &record.tree;
        let mut moves = String::new();
        let Ok(mut cursor) = Cursor::new(&record.start) else {
            // Without a position there are still the moves as they are written.
            for node in tree.main_line() {
                let unread = tree.notes(node).and_then(|notes| notes.unread_move.as_deref());
                moves.push_str(unread.unwrap_or_default());
                moves += &format!("{:?} ", tree.action(node));
            }
            return moves;
        };
        cursor.enter(tree, NodeId::ROOT);
        let mut keys = vec![(signed(cursor.key()), 0)];
        for node in tree.main_line() {
            let text = match tree.action(node) {
                Some(action) => self.move_text(&cursor, action),
                None => tree.notes(node).and_then(|notes| notes.unread_move.clone()).unwrap_or_default(),
            };
            if !text.is_empty() {
                self.plies += 1;
                moves += &text;
                moves.push(' ');
                if self.plies == OPENING_PLIES {
                    self.line.clone_from(&moves);
                }
            }
            if !matches!(cursor.enter(tree, node), Entered::Unread) {
                keys.push((signed(cursor.key()), self.plies));
            }
        }
        if self.plies < OPENING_PLIES {
            self.line.clone_from(&moves);
        }
        keys.sort_unstable();
        keys.dedup_by_key(|(key, _)| *key);
        self.positions = keys;
        moves
    }

    fn move_text(&self, cursor: &Cursor, action: Action) -> String {
        match (self.kind, action) {
            // By points: the quickest, and the same in every position.
            (GameKind::Chess, Action::Step { from, to, promotion: None }) => {
                let square = |point: hansu_rules::Point| [b'a' + point.col.min(25), b'1' + point.row.min(9)];
                let text = [square(from), square(to)].concat();
                String::from_utf8(text).unwrap_or_default()
            }
            _ => cursor.text(action, ActionText::Protocol),
        }
    }

    /// The same for records of the same moves of the same players on the same day.
    fn fingerprint(&self, record: &Record, moves: &str) -> i64 {
        let player = |name: &str| -> String {
            name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
        };
        let start = format!("{:?}{:?}", record.kind(), record.start.board_size());
        let first_position = match &record.start {
            crate::Start::Chess { fen, .. } => fen.clone().unwrap_or_default(),
            crate::Start::Janggi { from, .. } => from.fen(),
            crate::Start::Go { .. } => {
                let notes = record.tree.notes(NodeId::ROOT);
                format!("{:?}", notes.and_then(|notes| notes.setup.as_ref()))
            }
        };
        let parts = [&start, &first_position, &player(&self.first), &player(&self.second), &self.date, moves];
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        for part in parts {
            // FNV-1a, with the parts kept apart.
            for byte in part.bytes().chain([0xFF]) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
            }
        }
        signed(hash)
    }

    /// The first moves, each with a space behind it.
    #[cfg(test)]
    pub(super) fn line(&self) -> &str {
        &self.line
    }

    /// What is the same for the same game.
    pub(super) const fn same(&self) -> i64 {
        self.same
    }

    /// The record that this is the same as, if there is one.
    pub(super) fn known(&self, transaction: &Transaction<'_>) -> rusqlite::Result<Option<RecordId>> {
        let mut known = transaction.prepare_cached(FIND_SAME)?;
        known.query_row([self.same], |row| row.get(0).map(RecordId)).optional()
    }

    /// The rows of its positions, as the record of this number.
    pub(super) fn rows(&self, id: i64) -> impl Iterator<Item = positions::Row> + '_ {
        self.positions.iter().map(move |&(key, ply)| (key, id, ply))
    }

    /// The numbers of the words that lists show, in the order of their columns.
    fn words(&self, transaction: &Transaction<'_>) -> rusqlite::Result<[i64; 6]> {
        let number = |text: &str| words::number(transaction, text);
        Ok([
            number(&self.first)?,
            number(&self.second)?,
            number(&self.date)?,
            number(&self.result)?,
            number(&self.event)?,
            number(&self.opening)?,
        ])
    }

    /// Adds the record without its positions, unless it is there.
    pub(super) fn insert(&self, transaction: &Transaction<'_>) -> rusqlite::Result<Added> {
        if let Some(id) = self.known(transaction)? {
            return Ok(Added::Known(id));
        }
        let [first, second, date, result, event, opening] = self.words(transaction)?;
        let mut insert = transaction.prepare_cached(
            "INSERT INTO game (kind, first, second, date, result, event, opening, plies, same)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?;
        let id = insert.insert(params![
            kind_number(self.kind),
            first,
            second,
            date,
            result,
            event,
            opening,
            self.plies,
            self.same,
        ])?;
        let mut insert =
            transaction.prepare_cached("INSERT INTO content (game, line, text) VALUES (?1, ?2, ?3)")?;
        insert.execute(params![id, self.line, self.text])?;
        Ok(Added::New(RecordId(id)))
    }

    /// Puts the record in the place of another, whose positions are out of the index already.
    pub(super) fn update(&self, transaction: &Transaction<'_>, id: RecordId) -> rusqlite::Result<()> {
        let [first, second, date, result, event, opening] = self.words(transaction)?;
        transaction.execute(
            "UPDATE game SET kind = ?1, first = ?2, second = ?3, date = ?4, result = ?5, event = ?6,
             opening = ?7, plies = ?8, same = ?9 WHERE id = ?10",
            params![
                kind_number(self.kind),
                first,
                second,
                date,
                result,
                event,
                opening,
                self.plies,
                self.same,
                id.0,
            ],
        )?;
        transaction.execute(
            "INSERT OR REPLACE INTO content (game, line, text) VALUES (?1, ?2, ?3)",
            params![id.0, self.line, self.text],
        )?;
        positions::insert(transaction, self.rows(id.0))
    }
}

/// By what is the same for the same game.
pub(super) const FIND_SAME: &str = "SELECT id FROM game WHERE same = ?1";
