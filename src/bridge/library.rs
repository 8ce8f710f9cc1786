//! The library's list, as QML reads it. What is read and written happens in threads; their reports are queued.

use std::{path::PathBuf, pin::Pin, sync::Arc};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{
    QByteArray, QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QStringList, QUrl, QVariant,
};
use hansu_records::library::{LibraryError, Sort, Summary};
use hansu_rules::GameKind;

use crate::{
    app_state::{hand_over, study_session},
    keeping::{self, Report, RowChange, Shelf, Tell, Wanted, library_path},
    new_game::kind_of,
    study::{Study, StudyFile},
};

#[cxx_qt::bridge]
pub mod qobject {
    unsafe extern "C++" {
        include!(<QtCore/QAbstractListModel>);
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qvariant.h");
        type QVariant = cxx_qt_lib::QVariant;
        include!("cxx-qt-lib/qmodelindex.h");
        type QModelIndex = cxx_qt_lib::QModelIndex;
        include!("cxx-qt-lib/qhash_i32_QByteArray.h");
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
        // A class of Qt can be declared once in a program.
        type QAbstractListModel = crate::bridge::table_controller::qobject::QAbstractListModel;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        #[qproperty(f64, matching, READ = matching, NOTIFY = facts_changed)]
        #[qproperty(f64, all, READ = all, NOTIFY = facts_changed)]
        #[qproperty(bool, searching, READ = searching, NOTIFY = facts_changed)]
        #[qproperty(bool, unfiltered, READ = unfiltered, NOTIFY = facts_changed)]
        #[qproperty(bool, position_wanted, READ = position_wanted, NOTIFY = facts_changed)]
        #[qproperty(QString, sort_column, READ = sort_column, NOTIFY = facts_changed)]
        #[qproperty(bool, descending, READ = descending, NOTIFY = facts_changed)]
        #[qproperty(bool, importing, READ = importing, NOTIFY = import_changed)]
        #[qproperty(bool, import_ended, READ = import_ended, NOTIFY = import_changed)]
        #[qproperty(bool, import_cancelled, READ = import_cancelled, NOTIFY = import_changed)]
        #[qproperty(i32, import_files, READ = import_files, NOTIFY = import_changed)]
        #[qproperty(i32, import_all_files, READ = import_all_files, NOTIFY = import_changed)]
        #[qproperty(f64, import_share, READ = import_share, NOTIFY = import_changed)]
        #[qproperty(i32, import_added, READ = import_added, NOTIFY = import_changed)]
        #[qproperty(i32, import_known, READ = import_known, NOTIFY = import_changed)]
        #[qproperty(i32, import_unread, READ = import_unread, NOTIFY = import_changed)]
        #[qproperty(QStringList, import_failures, READ = import_failures, NOTIFY = import_changed)]
        type Library = super::LibraryObject;

        /// Records that fit; -1 while they are not counted.
        fn matching(self: &Library) -> f64;
        /// Records in the library; -1 while they are not counted.
        fn all(self: &Library) -> f64;
        fn searching(self: &Library) -> bool;
        fn unfiltered(self: &Library) -> bool;
        fn position_wanted(self: &Library) -> bool;
        /// "added", "date", "first", "second", "event" or "plies".
        fn sort_column(self: &Library) -> QString;
        fn descending(self: &Library) -> bool;
        fn importing(self: &Library) -> bool;
        fn import_ended(self: &Library) -> bool;
        fn import_cancelled(self: &Library) -> bool;
        fn import_files(self: &Library) -> i32;
        fn import_all_files(self: &Library) -> i32;
        /// How much of the files has been read, from 0 to 1.
        fn import_share(self: &Library) -> f64;
        fn import_added(self: &Library) -> i32;
        fn import_known(self: &Library) -> i32;
        fn import_unread(self: &Library) -> i32;
        /// The files that could not be read, each with why; the first ones of many.
        fn import_failures(self: &Library) -> QStringList;

        /// Hears from now on what becomes of games that end.
        #[qinvokable]
        fn listen(self: Pin<&mut Library>);
        /// Reads the list anew.
        #[qinvokable]
        fn search(self: Pin<&mut Library>);
        /// `game` is "go", "chess", "janggi" or empty for all.
        #[qinvokable]
        fn look_for(
            self: Pin<&mut Library>,
            game: QString,
            player: QString,
            result: QString,
            from: QString,
            to: QString,
            opening: QString,
        );
        /// Looks for the position on show on the analysis page, or no longer.
        #[qinvokable]
        fn want_position(self: Pin<&mut Library>, on: bool);
        #[qinvokable]
        fn sort_by(self: Pin<&mut Library>, column: QString);
        /// Reads the next records, where there are more.
        #[qinvokable]
        fn read_on(self: Pin<&mut Library>);
        /// Reads the record in a row; `loaded` or `trouble` follows.
        #[qinvokable]
        fn load(self: &Library, row: i32);
        #[qinvokable]
        fn remove(self: &Library, row: i32);
        /// Adds files and folders, given as URLs.
        #[qinvokable]
        fn import_urls(self: Pin<&mut Library>, urls: &QStringList);
        #[qinvokable]
        fn cancel_import(self: &Library);
        /// Puts the report of the last import away.
        #[qinvokable]
        fn forget_import(self: Pin<&mut Library>);

        /// What the record in a row says: "first", "second", "result", "date", "event" or "opening".
        #[qinvokable]
        fn text(self: &Library, row: i32, role: QString) -> QString;

        /// All rows are others.
        #[qsignal]
        fn renewed(self: Pin<&mut Library>);
        #[qsignal]
        fn facts_changed(self: Pin<&mut Library>);
        #[qsignal]
        fn import_changed(self: Pin<&mut Library>);
        /// A record waits for the analysis page, to show the position after so many moves.
        #[qsignal]
        fn loaded(self: Pin<&mut Library>, ply: i32);
        /// A game that ended waits to be added until the next start, for a reason told as by `trouble`.
        #[qsignal]
        fn game_waits(self: Pin<&mut Library>, code: QString, path: QString, detail: QString);
        /// The library cannot be used: a code, its file, and what the system says.
        #[qsignal]
        fn trouble(self: Pin<&mut Library>, code: QString, path: QString, detail: QString);

        #[qinvokable]
        #[cxx_override]
        fn data(self: &Library, index: &QModelIndex, role: i32) -> QVariant;
        #[qinvokable]
        #[cxx_override]
        fn row_count(self: &Library, parent: &QModelIndex) -> i32;
        #[qinvokable]
        #[cxx_override]
        fn role_names(self: &Library) -> QHash_i32_QByteArray;

        #[inherit]
        unsafe fn begin_insert_rows(self: Pin<&mut Library>, parent: &QModelIndex, first: i32, last: i32);
        #[inherit]
        unsafe fn end_insert_rows(self: Pin<&mut Library>);
        #[inherit]
        unsafe fn begin_remove_rows(self: Pin<&mut Library>, parent: &QModelIndex, first: i32, last: i32);
        #[inherit]
        unsafe fn end_remove_rows(self: Pin<&mut Library>);
        #[inherit]
        unsafe fn begin_reset_model(self: Pin<&mut Library>);
        #[inherit]
        unsafe fn end_reset_model(self: Pin<&mut Library>);
    }

    impl cxx_qt::Threading for Library {}
}

/// What the page shows; all of it is decided in [`Shelf`].
#[derive(Debug, Default)]
pub struct LibraryObject {
    shelf: Shelf,
}

/// The roles of the list.
const ROLES: [&str; 9] = ["game", "first", "second", "result", "date", "event", "opening", "plies", "ply"];

/// The columns a list can be sorted by.
const COLUMNS: [(&str, Sort); 6] = [
    ("added", Sort::Added),
    ("date", Sort::Date),
    ("first", Sort::First),
    ("second", Sort::Second),
    ("event", Sort::Event),
    ("plies", Sort::Plies),
];

impl qobject::Library {
    fn shelf(&self) -> &Shelf {
        &self.rust().shelf
    }

    /// Where reports of other threads go.
    fn reports(&self) -> Tell {
        let window = self.qt_thread();
        Arc::new(move |report| {
            // Fails only where the window is gone.
            let _ = window.queue(move |library| library.take(report));
        })
    }

    fn listen(self: Pin<&mut Self>) {
        keeping::listen(self.reports());
    }

    /// Begins to listen, once there is something to ask.
    fn ready(mut self: Pin<&mut Self>) -> bool {
        if self.shelf().is_open() {
            return true;
        }
        let Some(path) = library_path() else {
            self.trouble("no-folder".into(), QString::default(), QString::default());
            return false;
        };
        let tell = self.reports();
        self.as_mut().rust_mut().shelf.open(path, tell);
        true
    }

    fn take(mut self: Pin<&mut Self>, report: Report) {
        match report {
            Report::Loaded(id, file) => {
                let ply = self.shelf().records().iter().find(|record| record.id == id);
                let ply = ply.and_then(|record| record.at_ply).map_or(-1, |ply| whole(ply as usize));
                hand_over(StudyFile::of_records(*file));
                return self.loaded(ply);
            }
            Report::KeptAside(ref path) => {
                let path = QString::from(&path.display().to_string());
                self.as_mut().trouble("kept-aside".into(), path, QString::default());
            }
            Report::NotAdded(ref error) => {
                let (code, path, detail) = words(error);
                return self.game_waits(code.into(), QString::from(&path), QString::from(&detail));
            }
            Report::Failed(ref error) | Report::Imported(Err(ref error)) => {
                let (code, path, detail) = words(error);
                self.as_mut().trouble(code.into(), QString::from(&path), QString::from(&detail));
            }
            _ => {}
        }
        let import = matches!(report, Report::Imported(_) | Report::Progress(_));
        self.as_mut().change_rows(report);
        self.as_mut().facts_changed();
        if import {
            self.import_changed();
        }
    }

    fn change_rows(mut self: Pin<&mut Self>, report: Report) {
        let no_parent = QModelIndex::default();
        let change = self.shelf().change(&report);
        let rows = self.shelf().records().len();
        match change {
            RowChange::None => {}
            // SAFETY: each begin encloses exactly the change that is announced, and is closed below.
            RowChange::Reset => unsafe { self.as_mut().begin_reset_model() },
            // SAFETY: as above.
            RowChange::Added(count) => unsafe {
                self.as_mut().begin_insert_rows(&no_parent, whole(rows), whole(rows + count - 1));
            },
            // SAFETY: as above.
            RowChange::Removed(row) => unsafe {
                self.as_mut().begin_remove_rows(&no_parent, whole(row), whole(row));
            },
        }
        self.as_mut().rust_mut().shelf.take(report);
        match change {
            RowChange::None => {}
            RowChange::Reset => {
                // SAFETY: closes the begin above.
                unsafe { self.as_mut().end_reset_model() };
                self.renewed();
            }
            // SAFETY: closes the begin above.
            RowChange::Added(_) => unsafe { self.end_insert_rows() },
            // SAFETY: closes the begin above.
            RowChange::Removed(_) => unsafe { self.end_remove_rows() },
        }
    }

    /// Changes the list that is asked for.
    fn ask(mut self: Pin<&mut Self>, change: impl FnOnce(&mut Shelf)) {
        if self.as_mut().ready() {
            change(&mut self.as_mut().rust_mut().shelf);
            self.facts_changed();
        }
    }

    fn search(self: Pin<&mut Self>) {
        self.ask(Shelf::search);
    }

    fn look_for(
        self: Pin<&mut Self>,
        game: QString,
        player: QString,
        result: QString,
        from: QString,
        to: QString,
        opening: QString,
    ) {
        let wanted = Wanted {
            player: player.to_string(),
            kind: kind_of(&game.to_string()),
            result: result.to_string(),
            from: from.to_string(),
            to: to.to_string(),
            opening: opening.to_string(),
            position: self.shelf().wanted().position,
        };
        self.ask(|shelf| shelf.look_for(wanted));
    }

    fn want_position(self: Pin<&mut Self>, on: bool) {
        let position = Some(study_session()).filter(|_| on);
        let position = position.and_then(|session| Study::position_key(&session.borrow()));
        self.ask(|shelf| shelf.look_for(Wanted { position, ..shelf.wanted().clone() }));
    }

    fn sort_by(self: Pin<&mut Self>, column: QString) {
        let column = column.to_string();
        if let Some((_, sort)) = COLUMNS.iter().find(|(name, _)| *name == column) {
            self.ask(|shelf| shelf.sort_by(*sort));
        }
    }

    fn read_on(self: Pin<&mut Self>) {
        self.ask(Shelf::read_on);
    }

    fn load(&self, row: i32) {
        if let Ok(row) = usize::try_from(row) {
            self.shelf().load(row);
        }
    }

    fn remove(&self, row: i32) {
        if let Ok(row) = usize::try_from(row) {
            self.shelf().remove(row);
        }
    }

    fn import_urls(mut self: Pin<&mut Self>, urls: &QStringList) {
        let urls: Vec<String> = urls.iter().map(ToString::to_string).collect();
        let paths: Vec<PathBuf> = urls
            .iter()
            .filter_map(|url| QUrl::from(url.as_str()).to_local_file())
            .map(|path| PathBuf::from(path.to_string()))
            .collect();
        self.as_mut().ask(|shelf| shelf.import(paths));
        self.import_changed();
    }

    fn cancel_import(&self) {
        self.shelf().cancel_import();
    }

    fn forget_import(mut self: Pin<&mut Self>) {
        self.as_mut().rust_mut().shelf.forget_imported();
        self.import_changed();
    }

    fn matching(&self) -> f64 {
        count(self.shelf().matching())
    }

    fn all(&self) -> f64 {
        count(self.shelf().all())
    }

    fn searching(&self) -> bool {
        self.shelf().is_waiting()
    }

    fn unfiltered(&self) -> bool {
        self.shelf().wanted().is_all()
    }

    fn position_wanted(&self) -> bool {
        self.shelf().wanted().position.is_some()
    }

    fn sort_column(&self) -> QString {
        let (sort, _) = self.shelf().order();
        COLUMNS.iter().find(|(_, column)| *column == sort).map_or("", |(name, _)| *name).into()
    }

    fn descending(&self) -> bool {
        self.shelf().order().1
    }

    fn importing(&self) -> bool {
        self.shelf().import_progress().is_some()
    }

    fn import_ended(&self) -> bool {
        self.shelf().imported().is_some()
    }

    fn import_cancelled(&self) -> bool {
        self.shelf().imported().is_some_and(|report| report.cancelled)
    }

    fn import_count(&self, of: impl FnOnce(&hansu_records::library::Progress) -> usize) -> i32 {
        let ended = self.shelf().imported().map(|report| &report.progress);
        self.shelf().import_progress().or(ended).map_or(0, |progress| whole(of(progress)))
    }

    fn import_files(&self) -> i32 {
        self.import_count(|progress| progress.files)
    }

    fn import_all_files(&self) -> i32 {
        self.import_count(|progress| progress.all_files)
    }

    fn import_share(&self) -> f64 {
        self.shelf().import_progress().map_or(0.0, hansu_records::library::Progress::share)
    }

    fn import_added(&self) -> i32 {
        self.import_count(|progress| progress.added)
    }

    fn import_known(&self) -> i32 {
        self.import_count(|progress| progress.known)
    }

    fn import_unread(&self) -> i32 {
        self.import_count(|progress| progress.unread)
    }

    fn import_failures(&self) -> QStringList {
        let failed = self.shelf().imported().map_or(&[][..], |report| &report.failed);
        failed.iter().map(|(_, message)| QString::from(message)).collect()
    }

    fn row(&self, row: i32) -> Option<&Summary> {
        self.shelf().records().get(usize::try_from(row).ok()?)
    }

    fn text(&self, row: i32, role: QString) -> QString {
        self.row(row).map_or_else(QString::default, |record| text(record, &role.to_string()).into())
    }

    fn data(&self, index: &QModelIndex, role: i32) -> QVariant {
        let Some(record) = self.row(index.row()) else { return QVariant::default() };
        match usize::try_from(role).ok().and_then(|role| ROLES.get(role)).copied() {
            Some("plies") => QVariant::from(&whole(record.plies as usize)),
            Some("ply") => QVariant::from(&record.at_ply.map_or(-1, |ply| whole(ply as usize))),
            Some(role) => QVariant::from(&QString::from(text(record, role))),
            None => QVariant::default(),
        }
    }

    fn row_count(&self, parent: &QModelIndex) -> i32 {
        if parent.is_valid() { 0 } else { whole(self.shelf().records().len()) }
    }

    fn role_names(&self) -> QHash<QHashPair_i32_QByteArray> {
        let mut names = QHash::<QHashPair_i32_QByteArray>::default();
        for (role, name) in (0..).zip(ROLES) {
            names.insert(role, QByteArray::from(name));
        }
        names
    }
}

/// What a record says; empty where it says that it does not know.
fn text<'a>(record: &'a Summary, role: &str) -> &'a str {
    let said = match role {
        "game" => match record.kind {
            GameKind::Go => "go",
            GameKind::Chess => "chess",
            GameKind::Janggi => "janggi",
        },
        "first" => &record.first,
        "second" => &record.second,
        "result" => &record.result,
        "date" => &record.date,
        "event" => &record.event,
        "opening" => &record.opening,
        _ => "",
    };
    match said {
        "?" | "*" => "",
        _ if role == "date" => {
            said.split(".?").next().filter(|date| !date.starts_with('?')).unwrap_or_default()
        }
        _ => said,
    }
}

/// The word QML has a sentence for, the file, and what else is known.
fn words(error: &LibraryError) -> (&'static str, String, String) {
    let shown = |path: &std::path::Path| path.display().to_string();
    match error {
        LibraryError::Locked(path) => ("locked", shown(path), String::new()),
        LibraryError::Damaged(path) => ("damaged", shown(path), String::new()),
        LibraryError::Full(path) => ("full", shown(path), String::new()),
        LibraryError::ReadOnly(path) => ("read-only", shown(path), String::new()),
        LibraryError::CannotOpen(path) => ("cannot-open", shown(path), String::new()),
        LibraryError::Later(path) => ("later", shown(path), String::new()),
        LibraryError::File(error) => ("other", String::new(), error.to_string()),
        LibraryError::Other { path, message } => ("other", shown(path), message.clone()),
    }
}

fn count(number: Option<u64>) -> f64 {
    // Exact up to 2^53.
    number.map_or(-1.0, |number| number as f64)
}

fn whole(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
