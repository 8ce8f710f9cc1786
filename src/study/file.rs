//! The file the record on show is from, and how it is saved.

use std::path::{Path, PathBuf};

use hansu_records::{
    OpenError, Problem, Record, RecordFile, Tags, Warning, WriteError, open, open_text,
    replay::Cursor,
    save::{self, Fingerprint, SaveError},
    write_record,
};
use hansu_rules::GameKind;

use super::Study;

/// Records as they were opened, and where from.
#[derive(Debug)]
pub struct StudyFile {
    file: RecordFile,
    /// Where it lies and what it held there; `None` for text that was pasted.
    place: Option<(PathBuf, Fingerprint)>,
    index: usize,
}

/// Why a file could not be opened or saved.
#[derive(Debug, thiserror::Error)]
pub enum FileTrouble {
    /// Reading or writing failed.
    #[error(transparent)]
    Disk(#[from] SaveError),
    /// There is no record in it.
    #[error("{path}: {error}", path = .0.display(), error = .1)]
    Open(PathBuf, OpenError),
    /// The format cannot hold the record.
    #[error(transparent)]
    Write(#[from] WriteError),
}

impl FileTrouble {
    /// The word QML has a sentence for.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Disk(SaveError::Exists(_)) => "exists",
            Self::Disk(SaveError::Changed(_)) => "changed",
            Self::Disk(SaveError::Full(_)) => "full",
            Self::Disk(SaveError::NoPermission(_)) => "permission",
            Self::Disk(SaveError::ReadOnly(_)) => "read-only",
            Self::Disk(SaveError::Missing(_)) => "missing",
            Self::Disk(SaveError::Other { .. }) => "other",
            Self::Open(_, OpenError::Empty) => "empty",
            Self::Open(_, OpenError::NoGame) => "no-game",
            Self::Open(_, OpenError::OtherGame(_)) => "other-game",
            Self::Open(_, OpenError::ChessFen(_) | OpenError::JanggiFen(_)) => "position",
            Self::Write(_) => "format",
        }
    }

    /// The file it is about; empty for text that was pasted.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Disk(
                SaveError::Exists(path)
                | SaveError::Changed(path)
                | SaveError::Full(path)
                | SaveError::NoPermission(path)
                | SaveError::ReadOnly(path)
                | SaveError::Missing(path)
                | SaveError::Other { path, .. },
            )
            | Self::Open(path, _) => path.display().to_string(),
            Self::Write(_) => String::new(),
        }
    }

    /// What else is known.
    #[must_use]
    pub fn detail(&self) -> String {
        match self {
            Self::Disk(SaveError::Other { error, .. }) => error.to_string(),
            Self::Open(_, error) => error.to_string(),
            Self::Disk(_) => String::new(),
            Self::Write(error) => error.to_string(),
        }
    }
}

impl StudyFile {
    /// Reads a file. It may be large: not for the thread of the window.
    ///
    /// # Errors
    /// Why there is nothing to show.
    pub fn read(path: &Path) -> Result<Self, FileTrouble> {
        let (bytes, known) = save::read(path)?;
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let file =
            open(&bytes, name.as_deref()).map_err(|error| FileTrouble::Open(path.to_owned(), error))?;
        Ok(Self { file, place: Some((path.to_owned(), known)), index: 0 })
    }

    /// Reads text that was pasted.
    ///
    /// # Errors
    /// Why there is nothing to show.
    pub fn paste(text: &str) -> Result<Self, FileTrouble> {
        let file = open_text(text).map_err(|error| FileTrouble::Open(PathBuf::new(), error))?;
        Ok(Self { file, place: None, index: 0 })
    }

    /// Records that were read elsewhere and have no file of their own.
    #[must_use]
    pub const fn of_records(file: RecordFile) -> Self {
        Self { file, place: None, index: 0 }
    }

    /// The records of the file.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        self.file.records()
    }

    /// Which of them is on show.
    #[must_use]
    pub const fn index(&self) -> usize {
        self.index
    }

    /// What could not be read.
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        self.file.warnings()
    }

    /// Where the file is; `None` for a text that was pasted.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.place.as_ref().map(|(path, _)| path.as_path())
    }

    /// The file's name without its folder; empty for text that was pasted.
    #[must_use]
    pub fn name(&self) -> String {
        let name = self.place.as_ref().and_then(|(path, _)| path.file_name());
        name.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    }
}

/// The word QML has a sentence for, and the text it is about.
#[must_use]
pub fn warning_words(warning: &Warning) -> (&'static str, String) {
    match &warning.problem {
        Problem::Move { text, .. } => ("move", text.clone()),
        Problem::Stray(text) | Problem::Foreign(text) => ("stray", text.clone()),
        Problem::Value { name, value } => ("value", format!("{name}[{value}]")),
        Problem::Bytes { encoding } => ("bytes", (*encoding).to_owned()),
        Problem::OtherGame(name) => ("other-game", name.clone()),
        other => ("other", other.to_string()),
    }
}

/// Who played, how it ended and when, as far as a record says.
#[must_use]
pub fn record_title(kind: GameKind, tags: &Tags) -> String {
    let known = |name: &str| tags.get(name).filter(|value| !matches!(*value, "" | "?" | "????.??.??"));
    let first = if kind == GameKind::Go { ["Black", "White"] } else { ["White", "Black"] };
    let players: Vec<&str> = first.into_iter().filter_map(known).collect();
    let rest = ["Result", "Date", "Event"].into_iter().filter_map(known).filter(|value| *value != "*");
    let players = players.join(" – ");
    std::iter::once(players.as_str())
        .filter(|text| !text.is_empty())
        .chain(rest)
        .collect::<Vec<_>>()
        .join(", ")
}

impl Study {
    /// The title of the record on show.
    #[must_use]
    pub fn title(&self) -> String {
        let session = self.session.borrow();
        let record = session.table().map(|table| (table.kind(), table.record().tags()));
        record.map_or_else(String::new, |(kind, tags)| record_title(kind, tags))
    }

    /// The file the record is from.
    #[must_use]
    pub fn file(&self) -> Option<&StudyFile> {
        self.file.as_ref()
    }

    /// Shows the first record of a file that can be played from its start; `false` where there is none.
    pub fn open_file(&mut self, file: StudyFile, notify: &hansu_players::Notify) -> bool {
        let found = (0..file.records().len())
            .find(|&index| self.open(file.records()[index].clone(), notify.clone()).is_ok());
        if let Some(index) = found {
            self.file = Some(StudyFile { index, ..file });
        }
        found.is_some()
    }

    /// Shows the position after so many moves of the main line.
    pub fn go_to_ply(&mut self, ply: usize) {
        let node = self.session().borrow().tree().and_then(|tree| tree.main_line().nth(ply.checked_sub(1)?));
        self.go_to(node.map_or(0, hansu_records::NodeId::index));
    }

    /// The position on show as the library's index has it, and its game.
    #[must_use]
    pub fn position_key(session: &crate::session::Session) -> Option<(hansu_rules::GameKind, u64)> {
        let table = session.table()?;
        let cursor = Cursor::at(table.record_start(), table.record(), table.record().current()).ok()?;
        Some((table.kind(), cursor.key()))
    }

    /// Shows another record of the file; what was changed in the one before is kept with it.
    pub fn choose(&mut self, index: usize, notify: hansu_players::Notify) -> bool {
        self.keep();
        let Some(mut file) = self.file.take() else { return false };
        let record = file.records().get(index).cloned();
        let opened = record.is_some_and(|record| self.open(record, notify).is_ok());
        if opened {
            file.index = index;
        }
        self.file = Some(file);
        opened
    }

    /// Something would be lost if the record were closed.
    #[must_use]
    pub fn is_changed(&mut self) -> bool {
        self.keep();
        match &self.file {
            Some(file) => file.file.is_changed(),
            None => self.can_undo() && !self.saved,
        }
    }

    /// The record on show as text, in the format of its game.
    #[must_use]
    pub fn text_of_record(&self) -> String {
        self.record().map_or_else(String::new, |record| write_record(&record))
    }

    /// What has to be written, and where: to `path`, or to where the file came from. `None` where neither is known.
    ///
    /// # Errors
    /// A format that cannot hold the record.
    pub fn to_save(&mut self, path: Option<&Path>) -> Result<Option<ToSave>, FileTrouble> {
        self.keep();
        let same = |place: &&(PathBuf, Fingerprint)| path.is_none_or(|path| path == place.0);
        let place = self.file.as_ref().and_then(|file| file.place.as_ref()).filter(same);
        let Some(path) = path.map(Path::to_owned).or_else(|| place.map(|(path, _)| path.clone())) else {
            return Ok(None);
        };
        let bytes = match &self.file {
            Some(file) => file.file.to_bytes()?,
            None => self.text_of_record().into_bytes(),
        };
        Ok(Some(ToSave { path, bytes, known: place.map(|(_, known)| *known) }))
    }

    /// The file was written.
    pub fn saved(&mut self, written: Written) {
        self.saved = true;
        let place = Some((written.path, written.known));
        match &mut self.file {
            Some(file) => file.place = place,
            None => {
                if let Some(record) = self.record()
                    && let Ok(file) = open(write_record(&record).as_bytes(), None)
                {
                    self.file = Some(StudyFile { file, place, index: 0 });
                }
            }
        }
    }

    /// The record on show goes back into its file.
    fn keep(&mut self) {
        let Some(record) = self.record() else { return };
        if let Some(file) = &mut self.file
            && let Some(kept) = file.file.record_mut(file.index)
        {
            *kept = record;
        }
    }
}

/// A file about to be written, in a thread that may wait for the disk.
#[derive(Debug)]
pub struct ToSave {
    path: PathBuf,
    bytes: Vec<u8>,
    known: Option<Fingerprint>,
}

/// A file that was written.
#[derive(Debug)]
pub struct Written {
    path: PathBuf,
    known: Fingerprint,
}

impl ToSave {
    /// Writes it. `over`: a file that is there already may be replaced, since the person was asked.
    ///
    /// # Errors
    /// Why it could not be written; what was there is as it was.
    pub fn write(self, over: bool) -> Result<Written, FileTrouble> {
        let known = match self.known {
            Some(known) if !over => Some(known),
            known if over => save::read(&self.path).ok().map(|(_, held)| held).or(known),
            known => known,
        };
        let known = save::save(&self.path, &self.bytes, known.as_ref())?;
        Ok(Written { path: self.path, known })
    }
}
