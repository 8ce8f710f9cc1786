//! A file of records: what is in it, in its order, and how it is saved.

use encoding_rs::{EUC_KR, Encoding, UTF_8};
use hansu_rules::{GameKind, chess, janggi};

use crate::{
    NodeId, Record, Start,
    encoding::{self, Decoded},
    gib, mixed, pgn, sgf,
    start::JanggiStart,
    tree::notes::Notes,
    warning::{Found, Places, Problem, Warning},
};

/// The formats of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Smart Game Format: Go.
    Sgf,
    /// Portable Game Notation: chess and Janggi.
    Pgn,
    /// The text files of Korean Janggi programs.
    JanggiGib,
    /// Files of the Go server Tygem; read only.
    GoGib,
    /// Files of the Go server WBaduk; read only.
    Ngf,
    /// A position of chess or Janggi on one line.
    Fen,
}

impl Format {
    /// The usual ending of a file's name, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Pgn => "pgn",
            Self::JanggiGib | Self::GoGib => "gib",
            Self::Ngf => "ngf",
            Self::Fen => "fen",
        }
    }

    /// The format in which records of a game are kept.
    #[must_use]
    pub const fn of(kind: GameKind) -> Self {
        match kind {
            GameKind::Go => Self::Sgf,
            GameKind::Chess | GameKind::Janggi => Self::Pgn,
        }
    }
}

/// Nothing in the bytes can be opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OpenError {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// No format fits.
    #[error("there is no game in the file")]
    NoGame,
    /// There are games, but of kinds that Hansu does not play.
    #[error("the games in the file are of another kind: {0}")]
    OtherGame(String),
    /// It is one position, and it is faulty.
    #[error("the chess position cannot be used: {0}")]
    ChessFen(chess::FenError),
    /// It is one position, and it is faulty.
    #[error("the Janggi position cannot be used: {0}")]
    JanggiFen(janggi::FenError),
}

/// A record as it was in the file.
#[derive(Clone, Debug)]
struct Origin {
    text: String,
    revision: u64,
    start: Start,
}

#[derive(Clone, Debug)]
enum Part {
    /// Text that is no game.
    Text(String),
    /// The record of this index.
    Record(Option<Box<Origin>>),
}

/// A file of records. What is in it and is no record is kept in its place, and so is every record that was not changed:
/// an unchanged file is saved as the bytes it was.
#[derive(Clone, Debug)]
pub struct RecordFile {
    format: Format,
    parts: Vec<Part>,
    records: Vec<Record>,
    warnings: Vec<Warning>,
    /// The bytes that were opened, if they are not just the text.
    original: Option<Vec<u8>>,
    encoding: &'static Encoding,
    mark: bool,
    line_break: &'static str,
}

/// Opens a file, whatever it is. `name` is only a hint, for what could be several formats; the bytes decide.
///
/// # Errors
/// If there is no record in it at all. Everything else is a [warning](RecordFile::warnings).
pub fn open(bytes: &[u8], name: Option<&str>) -> Result<RecordFile, OpenError> {
    let decoded = encoding::decode(bytes, sgf::read::declared_encoding(bytes).as_deref());
    let by_game = match detect(&decoded.text, &name.unwrap_or_default().to_ascii_lowercase()) {
        Format::Sgf => mixed::decode_sgf(bytes),
        Format::Pgn => mixed::decode_pgn(bytes),
        _ => None,
    };
    open_decoded(by_game.as_ref().unwrap_or(&decoded), Some(bytes), name)
}

/// Opens text that is text already, as from a clipboard.
///
/// # Errors
/// As [`open`].
pub fn open_text(text: &str) -> Result<RecordFile, OpenError> {
    open_decoded(&encoding::decode_as(text.as_bytes(), UTF_8), None, None)
}

fn open_decoded(
    decoded: &Decoded,
    bytes: Option<&[u8]>,
    name: Option<&str>,
) -> Result<RecordFile, OpenError> {
    let text = decoded.text.as_str();
    if text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\0').is_empty() {
        return Err(OpenError::Empty);
    }
    let name = name.unwrap_or_default().to_ascii_lowercase();
    let format = detect(text, &name);
    let mut file = RecordFile {
        format,
        parts: Vec::new(),
        records: Vec::new(),
        warnings: Vec::new(),
        original: bytes.filter(|_| decoded.encoding != UTF_8).map(<[u8]>::to_vec),
        encoding: decoded.encoding,
        mark: decoded.mark > 0,
        line_break: line_break(text),
    };
    let mut found: Vec<(Option<usize>, Found)> = Vec::new();
    if let Some(at) = decoded.malformed {
        found.push((None, Found::new(Problem::Bytes { encoding: decoded.encoding.name() }, at)));
    }
    let other = match format {
        Format::Sgf => file.open_sgf(text, &mut found),
        Format::Pgn => file.open_pgn(text, &mut found),
        Format::Fen => {
            file.open_fen(text)?;
            None
        }
        Format::JanggiGib => {
            file.open_janggi(text, &mut found);
            None
        }
        Format::GoGib | Format::Ngf => {
            let read = if format == Format::Ngf { gib::ngf::read } else { gib::tygem::read };
            let (mut record, mut noticed) = read(text);
            check(&mut record, &[], &mut noticed);
            found.extend(noticed.into_iter().map(|found| (Some(0), found)));
            file.add_record(record, text);
            None
        }
    };
    if file.records.is_empty() {
        return Err(other.map_or(OpenError::NoGame, OpenError::OtherGame));
    }
    found.sort_by_key(|(_, found)| found.offset);
    let mut places = Places::new(text);
    file.warnings = found
        .into_iter()
        .map(|(record, found)| Warning {
            problem: found.problem,
            place: places.of(found.offset),
            record,
            node: found.node,
        })
        .collect();
    Ok(file)
}

/// What the text looks like.
fn detect(text: &str, name: &str) -> Format {
    let start = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{FEFF}');
    let first_line = start.lines().next().unwrap_or_default().trim();
    let only_line = start.trim_end().lines().nth(1).is_none();
    let board = first_line.split_whitespace().next().unwrap_or_default();
    let slashes = board.matches('/').count();
    if only_line && (slashes == 7 || slashes == 9) && !first_line.contains(['[', '(', '.']) {
        return Format::Fen;
    }
    if gib::tygem::fits(text) {
        return Format::GoGib;
    }
    if gib::janggi::fits(text) {
        return Format::JanggiGib;
    }
    let sgf = sgf::read::begins(text);
    if sgf.is_none() && gib::ngf::fits(text) {
        return Format::Ngf;
    }
    let has_tag = |line: &str| pgn::split::tag_name(line.trim().as_bytes()).is_some();
    let tagged = start.lines().take(200).any(has_tag);
    if tagged && name.ends_with(".pgn") {
        return Format::Pgn;
    }
    match sgf {
        // A tag section before the first game of SGF is a tag section.
        Some(at) if !tagged || name.ends_with(".sgf") => {
            let before = &text[..at];
            if before.lines().any(has_tag) && !name.ends_with(".sgf") { Format::Pgn } else { Format::Sgf }
        }
        Some(at) if !text[..at].lines().any(has_tag) => Format::Sgf,
        _ => Format::Pgn,
    }
}

fn line_break(text: &str) -> &'static str {
    match text.find(['\n', '\r']) {
        Some(at) if text[at..].starts_with("\r\n") => "\r\n",
        _ => "\n",
    }
}

impl RecordFile {
    /// A file without records.
    #[must_use]
    pub fn new(format: Format) -> Self {
        Self {
            format,
            parts: Vec::new(),
            records: Vec::new(),
            warnings: Vec::new(),
            original: None,
            // The programs that read this format know no other.
            encoding: if matches!(format, Format::JanggiGib) { EUC_KR } else { UTF_8 },
            mark: false,
            line_break: "\n",
        }
    }

    /// Its format.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The records, in their order.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// A record, to be changed.
    pub fn record_mut(&mut self, index: usize) -> Option<&mut Record> {
        self.records.get_mut(index)
    }

    /// What could not be read, in the order of the file.
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// Adds a record behind the others.
    pub fn push(&mut self, record: Record) {
        self.records.push(record);
        self.parts.push(Part::Record(None));
    }

    /// Whether a record differs from what was opened.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        let mut records = self.records.iter();
        self.parts.iter().any(|part| match part {
            Part::Text(_) => false,
            Part::Record(origin) => {
                records.next().is_some_and(|record| is_changed(origin.as_deref(), record))
            }
        })
    }

    /// The file as it is saved: records that were changed are written anew, everything else is as it was. The encoding is
    /// UTF-8 then (a Janggi file of CP949 stays one, where that has all characters); without any change it is the old one.
    ///
    /// # Errors
    /// A format that cannot be written, or a record of a game that it cannot hold.
    pub fn to_bytes(&self) -> Result<Vec<u8>, WriteError> {
        if let (Some(original), false) = (&self.original, self.is_changed()) {
            return Ok(original.clone());
        }
        let mut text = String::new();
        if self.mark && self.encoding == UTF_8 {
            text.push('\u{FEFF}');
        }
        let mut records = self.records.iter();
        for part in &self.parts {
            match part {
                Part::Text(kept) => text.push_str(kept),
                Part::Record(origin) => {
                    let Some(record) = records.next() else { continue };
                    let origin = origin.as_deref();
                    // Files of this format name their encoding in every game.
                    let renamed = self.encoding != UTF_8 && self.format == Format::Sgf;
                    match origin.filter(|_| !renamed && !is_changed(origin, record)) {
                        Some(origin) => text.push_str(&origin.text),
                        None => {
                            if origin.is_none() && !text.is_empty() && !text.ends_with('\n') {
                                text.push_str(self.line_break);
                            }
                            text.push_str(&self.write(record)?);
                        }
                    }
                }
            }
        }
        if self.format == Format::JanggiGib
            && self.encoding == EUC_KR
            && let Some(bytes) = encoding::encode_as(&text, EUC_KR)
        {
            return Ok(bytes);
        }
        Ok(encoding::encode(&text))
    }

    fn write(&self, record: &Record) -> Result<String, WriteError> {
        let (format, kind) = (self.format, record.kind());
        let wrong = WriteError::Kind { format, kind };
        let has_variations =
            || record.tree.descendants(NodeId::ROOT).any(|node| record.tree.children(node).nth(1).is_some());
        match format {
            Format::Sgf => {
                let style = sgf::Style { line_break: self.line_break, ..sgf::Style::default() };
                sgf::write(record, style).ok_or(wrong)
            }
            Format::Pgn => pgn::write(record, self.line_break).ok_or(wrong),
            Format::JanggiGib if kind == GameKind::Janggi && has_variations() => {
                Err(WriteError::Variations(format))
            }
            Format::JanggiGib => gib::janggi::write(record, self.line_break).ok_or(wrong),
            Format::GoGib | Format::Ngf | Format::Fen => Err(WriteError::ReadOnly(format)),
        }
    }

    fn add_text(&mut self, text: &str) {
        if !text.is_empty() {
            self.parts.push(Part::Text(text.to_owned()));
        }
    }

    fn add_record(&mut self, record: Record, text: &str) {
        let origin =
            Origin { text: text.to_owned(), revision: record.tree.revision(), start: record.start.clone() };
        self.parts.push(Part::Record(Some(Box::new(origin))));
        self.records.push(record);
    }

    /// Returns the kind of the first game that is not Go.
    fn open_sgf(&mut self, text: &str, found: &mut Vec<(Option<usize>, Found)>) -> Option<String> {
        let mut other = None;
        let mut end = 0;
        for mut game in sgf::read::Games::new(text, hansu_rules::go::Rules::default()) {
            let between = &text[end..game.range.start];
            if !between.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{FEFF}').is_empty()
            {
                found.push((None, Found::new(Problem::Foreign(shown(between)), end)));
            }
            self.add_text(between);
            end = game.range.end;
            match game.record {
                Ok(mut record) => {
                    let index = Some(self.records.len());
                    check(&mut record, &game.offsets, &mut game.found);
                    found.extend(game.found.into_iter().map(|found| (index, found)));
                    self.add_record(record, &text[game.range]);
                }
                Err(kind) => {
                    found.push((
                        None,
                        Found::new(Problem::OtherGame(format!("GM[{kind}]")), game.range.start),
                    ));
                    other.get_or_insert(format!("GM[{kind}]"));
                    self.add_text(&text[game.range]);
                }
            }
        }
        let behind = &text[end..];
        if !behind.trim().is_empty() {
            found.push((None, Found::new(Problem::Foreign(shown(behind)), end)));
        }
        self.add_text(behind);
        other
    }

    /// Returns the name of the first variant that is not played.
    fn open_pgn(&mut self, text: &str, found: &mut Vec<(Option<usize>, Found)>) -> Option<String> {
        let mut other = None;
        for range in pgn::read::ranges(text) {
            let at = range.start;
            let game = pgn::read::read(&text[range.clone()]);
            match game.record {
                Ok(record) => {
                    let index = Some(self.records.len());
                    let moved =
                        game.found.into_iter().map(|found| Found { offset: found.offset + at, ..found });
                    found.extend(moved.map(|found| (index, found)));
                    let end = at + game.end;
                    self.add_record(record, &text[at..end]);
                    let behind = &text[end..range.end];
                    if !behind.trim().is_empty() {
                        found.push((None, Found::new(Problem::Foreign(shown(behind)), end)));
                    }
                    self.add_text(behind);
                }
                Err(problem) => {
                    if let Problem::OtherGame(variant) = &problem {
                        other.get_or_insert_with(|| variant.clone());
                    }
                    if !text[range.clone()].trim().is_empty() {
                        found.push((None, Found::new(problem, at)));
                    }
                    self.add_text(&text[range]);
                }
            }
        }
        other
    }

    fn open_janggi(&mut self, text: &str, found: &mut Vec<(Option<usize>, Found)>) {
        for range in gib::janggi::ranges(text) {
            let part = &text[range.clone()];
            match gib::janggi::read(part) {
                Some((record, noticed)) => {
                    let index = Some(self.records.len());
                    let at = range.start;
                    let moved = noticed.into_iter().map(|found| Found { offset: found.offset + at, ..found });
                    found.extend(moved.map(|found| (index, found)));
                    self.add_record(record, part);
                }
                None => {
                    if !part.trim().is_empty() {
                        found.push((None, Found::new(Problem::Foreign(shown(part)), range.start)));
                    }
                    self.add_text(part);
                }
            }
        }
    }

    fn open_fen(&mut self, text: &str) -> Result<(), OpenError> {
        let fen = text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{FEFF}');
        let start = if fen.split_whitespace().next().unwrap_or_default().matches('/').count() == 9 {
            let setup = fen.parse::<janggi::Setup>().map_err(OpenError::JanggiFen)?;
            setup.position().map_err(OpenError::JanggiFen)?;
            Start::Janggi { rules: janggi::Rules::default(), from: JanggiStart::of(&setup) }
        } else {
            let rules = chess::Rules { chess960: chess::needs_chess960(fen), deletes: 0 };
            chess::Game::from_fen(fen, rules).map_err(OpenError::ChessFen)?;
            Start::Chess { rules, fen: Some(fen.to_owned()) }
        };
        self.add_record(Record::new(start), text);
        Ok(())
    }
}

/// A record cannot be written in the format of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The format is for other games.
    #[error("a game of {kind:?} cannot be written as {format:?}")]
    Kind {
        /// The format of the file.
        format: Format,
        /// The game of the record.
        kind: GameKind,
    },
    /// The format can only be read.
    #[error("the format {0:?} can only be read")]
    ReadOnly(Format),
    /// The record has variations, and the format has no place for them.
    #[error("the format {0:?} has no place for variations")]
    Variations(Format),
}

fn is_changed(origin: Option<&Origin>, record: &Record) -> bool {
    origin.is_none_or(|origin| origin.revision != record.tree.revision() || origin.start != record.start)
}

/// Plays everything and adds what cannot be played to what was found.
fn check(record: &mut Record, offsets: &[usize], found: &mut Vec<Found>) {
    match record.check() {
        Err(error) => {
            let at = offsets.first().copied().unwrap_or(0);
            found.push(Found::at(Problem::Start(error), at, NodeId::ROOT));
        }
        Ok(refused) => {
            for refused in refused {
                let notes: Option<&Notes> = record.tree.notes(refused.node);
                let text = match notes.and_then(|notes| notes.unread_move.as_deref()) {
                    // The value was found to be unreadable already.
                    Some(_) if matches!(refused.fault, crate::record::Fault::Unread) => continue,
                    Some(unread) => unread.to_owned(),
                    None => record.move_name(refused.node),
                };
                let at = offsets.get(refused.node.index()).copied().unwrap_or(0);
                let problem = match refused.fault {
                    crate::record::Fault::SetUp(error) => Problem::Stones(error),
                    fault => Problem::Move { text, fault },
                };
                found.push(Found::at(problem, at, refused.node));
            }
        }
    }
}

fn shown(text: &str) -> String {
    encoding::shown(text.trim()).chars().take(80).collect()
}

/// Writes one record as a file of its own, in the format of its game.
#[must_use]
pub fn write_record(record: &Record) -> String {
    match Format::of(record.kind()) {
        Format::Sgf => sgf::write(record, sgf::Style::default()),
        _ => pgn::write(record, "\n"),
    }
    .unwrap_or_default()
}
