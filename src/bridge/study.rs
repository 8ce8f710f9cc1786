//! The record that is gone through, as QML reads and edits it. Its board is a `TableController` with `study` set.

use std::{pin::Pin, sync::Arc};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QList, QString, QStringList};
use hansu_players::{Notify, PlayerEvent};
use hansu_records::{NodeId, Record};

use crate::{
    app_state::{editor_desk, game_session, with_preferences},
    new_game::{kind_of, table_setup},
    preferences::NewGameChoices,
    session::Effects,
    study::{Step, Study, judgement_text},
    view::TreeRow,
};

#[cxx_qt::bridge]
pub mod qobject {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
        include!("cxx-qt-lib/qlist.h");
        type QList_f64 = cxx_qt_lib::QList<f64>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qproperty(bool, open, READ = is_open, NOTIFY = tree_changed)]
        #[qproperty(i32, row_count, READ = row_count, NOTIFY = tree_changed)]
        #[qproperty(i32, serial, READ = serial, NOTIFY = tree_changed)]
        #[qproperty(i32, shown, READ = shown, NOTIFY = shown_changed)]
        #[qproperty(i32, shown_row, READ = shown_row, NOTIFY = shown_changed)]
        #[qproperty(QString, comment, READ = comment, WRITE = set_comment, NOTIFY = shown_changed)]
        #[qproperty(i32, judgement, READ = judgement, WRITE = set_judgement, NOTIFY = shown_changed)]
        #[qproperty(bool, in_variation, READ = in_variation, NOTIFY = shown_changed)]
        #[qproperty(bool, can_undo, READ = can_undo, NOTIFY = shown_changed)]
        #[qproperty(bool, can_redo, READ = can_redo, NOTIFY = shown_changed)]
        #[qproperty(bool, has_branch, READ = has_branch, NOTIFY = shown_changed)]
        #[qproperty(QStringList, mark_shapes, READ = mark_shapes, NOTIFY = shown_changed)]
        #[qproperty(QStringList, mark_texts, READ = mark_texts, NOTIFY = shown_changed)]
        #[qproperty(QList_i32, mark_places, READ = mark_places, NOTIFY = shown_changed)]
        #[qproperty(QStringList, pens, READ = pens, NOTIFY = shown_changed)]
        #[qproperty(QString, file_name, READ = file_name, NOTIFY = tree_changed)]
        #[qproperty(QString, title, READ = title, NOTIFY = tree_changed)]
        #[qproperty(i32, record_count, READ = record_count, NOTIFY = tree_changed)]
        #[qproperty(i32, record_index, READ = record_index, NOTIFY = tree_changed)]
        #[qproperty(i32, warning_count, READ = warning_count, NOTIFY = tree_changed)]
        #[qproperty(bool, analysing, READ = analysing, WRITE = set_analysing, NOTIFY = analysis_changed)]
        #[qproperty(QString, analysis_engine, READ = analysis_engine, WRITE = set_analysis_engine, NOTIFY = analysis_changed)]
        #[qproperty(i32, wanted_lines, READ = wanted_lines, WRITE = set_wanted_lines, NOTIFY = analysis_changed)]
        #[qproperty(i32, most_lines, READ = most_lines, CONSTANT)]
        #[qproperty(i32, known_lines, READ = known_lines, NOTIFY = analysis_changed)]
        #[qproperty(f64, first_wins, READ = first_wins, NOTIFY = analysis_changed)]
        #[qproperty(QString, analysis_trouble, READ = analysis_trouble, NOTIFY = analysis_changed)]
        #[qproperty(QStringList, analysis_details, READ = analysis_details, NOTIFY = analysis_changed)]
        #[qproperty(QList_i32, likely_owners, READ = likely_owners, NOTIFY = analysis_changed)]
        #[qproperty(bool, reviewing, READ = reviewing, NOTIFY = review_changed)]
        #[qproperty(QString, review_trouble, READ = review_trouble, NOTIFY = review_changed)]
        #[qproperty(QStringList, review_details, READ = review_details, NOTIFY = review_changed)]
        #[qproperty(f64, review_progress, READ = review_progress, NOTIFY = review_changed)]
        #[qproperty(QList_f64, review_values, READ = review_values, NOTIFY = review_changed)]
        type Study = super::StudyObject;

        fn analysing(self: &Study) -> bool;
        fn set_analysing(self: Pin<&mut Study>, on: bool);
        fn analysis_engine(self: &Study) -> QString;
        fn set_analysis_engine(self: Pin<&mut Study>, name: QString);
        fn wanted_lines(self: &Study) -> i32;
        fn set_wanted_lines(self: Pin<&mut Study>, lines: i32);
        fn most_lines(self: &Study) -> i32;
        fn known_lines(self: &Study) -> i32;
        fn first_wins(self: &Study) -> f64;
        fn analysis_trouble(self: &Study) -> QString;
        fn analysis_details(self: &Study) -> QStringList;
        fn likely_owners(self: &Study) -> QList_i32;
        fn reviewing(self: &Study) -> bool;
        fn review_trouble(self: &Study) -> QString;
        fn review_details(self: &Study) -> QStringList;
        fn review_progress(self: &Study) -> f64;
        fn review_values(self: &Study) -> QList_f64;
        #[qinvokable]
        fn line_score(self: &Study, index: i32) -> QString;
        #[qinvokable]
        fn line_text(self: &Study, index: i32) -> QString;
        #[qinvokable]
        fn line_depth(self: &Study, index: i32) -> i32;
        #[qinvokable]
        fn line_chance(self: &Study, index: i32) -> f64;
        #[qinvokable]
        fn line_points(self: &Study, index: i32) -> QList_i32;
        /// Plays the first move of a line on the board.
        #[qinvokable]
        fn play_line(self: Pin<&mut Study>, index: i32);
        /// Walks through the line on show and judges its moves.
        #[qinvokable]
        fn start_review(self: Pin<&mut Study>);
        #[qinvokable]
        fn cancel_review(self: Pin<&mut Study>);
        /// The node after so many moves of the line that was reviewed.
        #[qinvokable]
        fn review_node(self: &Study, ply: i32) -> i32;
        /// A side's inaccuracies, mistakes and blunders.
        #[qinvokable]
        fn review_counts(self: &Study, side: i32) -> QList_i32;
        #[qinvokable]
        fn mistake_count(self: &Study, side: i32) -> i32;
        #[qinvokable]
        fn mistake_ply(self: &Study, side: i32, index: i32) -> i32;
        #[qinvokable]
        fn mistake_move(self: &Study, side: i32, index: i32) -> QString;
        /// "inaccuracy", "mistake" or "blunder".
        #[qinvokable]
        fn mistake_class(self: &Study, side: i32, index: i32) -> QString;
        #[qinvokable]
        fn mistake_loss(self: &Study, side: i32, index: i32) -> i32;
        /// What would have been better.
        #[qinvokable]
        fn mistake_better(self: &Study, side: i32, index: i32) -> QString;
        #[qsignal]
        fn analysis_changed(self: Pin<&mut Study>);
        #[qsignal]
        fn review_changed(self: Pin<&mut Study>);

        fn file_name(self: &Study) -> QString;
        fn title(self: &Study) -> QString;
        fn record_count(self: &Study) -> i32;
        fn record_index(self: &Study) -> i32;
        fn warning_count(self: &Study) -> i32;
        #[qinvokable]
        fn record_title(self: &Study, index: i32) -> QString;
        #[qinvokable]
        fn warning_line(self: &Study, index: i32) -> i32;
        /// "move", "stray", "value", "bytes", "other-game" or "other".
        #[qinvokable]
        fn warning_code(self: &Study, index: i32) -> QString;
        #[qinvokable]
        fn warning_text(self: &Study, index: i32) -> QString;
        /// Reads a file; `opened` or `trouble` follows.
        #[qinvokable]
        fn open_url(self: Pin<&mut Study>, url: QUrl);
        #[qinvokable]
        fn open_path(self: Pin<&mut Study>, path: QString);
        /// Reads the file named on the command line, if there was one.
        #[qinvokable]
        fn open_start_file(self: Pin<&mut Study>);
        /// Takes up the record that was read from the library, with the position after so many moves on show.
        #[qinvokable]
        fn open_from_library(self: Pin<&mut Study>, ply: i32);
        #[qinvokable]
        fn paste_text(self: Pin<&mut Study>, text: QString);
        #[qinvokable]
        fn choose_record(self: Pin<&mut Study>, index: i32);
        /// Writes the file again; `false` where it has no name yet. `saved` or `trouble` follows.
        #[qinvokable]
        fn save(self: Pin<&mut Study>) -> bool;
        #[qinvokable]
        fn save_as(self: Pin<&mut Study>, url: QUrl);
        /// A name for the record's first file; empty where the system names no folder for documents.
        #[qinvokable]
        fn suggested_url(self: &Study) -> QUrl;
        /// The record on show in the format of its game.
        #[qinvokable]
        fn text(self: &Study) -> QString;
        /// Something would be lost if another record were opened.
        #[qinvokable]
        fn has_changes(self: Pin<&mut Study>) -> bool;
        #[qsignal]
        fn saved(self: Pin<&mut Study>);
        /// A file could not be read or written: a code, the file, and what the system or the reader says.
        #[qsignal]
        fn trouble(self: Pin<&mut Study>, code: QString, path: QString, detail: QString);

        fn is_open(self: &Study) -> bool;
        fn row_count(self: &Study) -> i32;
        fn serial(self: &Study) -> i32;
        fn shown(self: &Study) -> i32;
        fn shown_row(self: &Study) -> i32;
        fn comment(self: &Study) -> QString;
        fn set_comment(self: Pin<&mut Study>, text: QString);
        fn judgement(self: &Study) -> i32;
        fn set_judgement(self: Pin<&mut Study>, judgement: i32);
        fn in_variation(self: &Study) -> bool;
        fn can_undo(self: &Study) -> bool;
        fn can_redo(self: &Study) -> bool;
        fn has_branch(self: &Study) -> bool;
        fn mark_shapes(self: &Study) -> QStringList;
        /// A label's text, or the word for a colour.
        fn mark_texts(self: &Study) -> QStringList;
        /// Three numbers a mark: where it is, where it ends (-1 where nowhere else), and 1 where it has to be light.
        fn mark_places(self: &Study) -> QList_i32;
        /// The words for what this record can be marked with.
        fn pens(self: &Study) -> QStringList;
        /// Marks a point, or draws an arrow; what is there already is taken away.
        #[qinvokable]
        fn draw(self: Pin<&mut Study>, pen: QString, from: i32, to: i32);
        #[qinvokable]
        fn clear_marks(self: Pin<&mut Study>);

        /// How far a row is indented: 0 for the main line.
        #[qinvokable]
        fn row_level(self: &Study, row: i32) -> i32;
        /// What stands before a row's first move.
        #[qinvokable]
        fn row_number(self: &Study, row: i32) -> QString;
        /// The nodes of a row; one for a comment.
        #[qinvokable]
        fn row_nodes(self: &Study, row: i32) -> QList_i32;
        /// The texts of a row's moves; none for a comment.
        #[qinvokable]
        fn row_texts(self: &Study, row: i32) -> QStringList;
        /// The comment of a row; empty for moves.
        #[qinvokable]
        fn row_comment(self: &Study, row: i32) -> QString;
        /// A row of moves begins with the second side's.
        #[qinvokable]
        fn row_begins_second(self: &Study, row: i32) -> bool;
        /// An empty record of a game: "go", "chess" or "janggi", with the rules of the New Game page.
        #[qinvokable]
        fn begin(self: Pin<&mut Study>, game: QString);
        /// A record that begins with the position that is set up on the editor's page.
        #[qinvokable]
        fn begin_edited(self: Pin<&mut Study>);
        /// A copy of the game at the table, with the position that is on show there.
        #[qinvokable]
        fn analyse_game(self: Pin<&mut Study>);
        #[qinvokable]
        fn go_to(self: Pin<&mut Study>, node: i32);
        /// "first", "before", "after", "last", "above" or "below".
        #[qinvokable]
        fn step(self: Pin<&mut Study>, step: QString);
        /// "promote", "main", "cut", "copy", "paste", "undo" or "redo".
        #[qinvokable]
        fn edit(self: Pin<&mut Study>, edit: QString);
        /// Looks whether a move was added at the board.
        #[qinvokable]
        fn refresh(self: Pin<&mut Study>);

        /// Another record.
        #[qsignal]
        fn opened(self: Pin<&mut Study>);
        #[qsignal]
        fn tree_changed(self: Pin<&mut Study>);
        #[qsignal]
        fn shown_changed(self: Pin<&mut Study>);
        /// Another node is on show by this object's doing.
        #[qsignal]
        fn went(self: Pin<&mut Study>);
    }

    impl cxx_qt::Threading for Study {}
}

/// What the page shows; all of it is decided in [`Study`].
#[derive(Debug, Default)]
pub struct StudyObject {
    study: Study,
    serial: i32,
}

impl StudyObject {
    pub(super) fn study_mut(&mut self) -> &mut Study {
        &mut self.study
    }
}

impl qobject::Study {
    pub(super) fn study(&self) -> &Study {
        &self.rust().study
    }

    /// Where the players of a record's board report: dead stones of a finished game of Go.
    pub(super) fn notify(&self) -> Notify {
        let thread = self.qt_thread();
        Arc::new(move |event: PlayerEvent| {
            // Fails only where the window is gone.
            let _ = thread.queue(move |mut study| {
                let session = std::rc::Rc::clone(study.study().session());
                let _: Effects = session.borrow_mut().handle(event);
                study.as_mut().went();
                study.refresh();
            });
        })
    }

    /// Opens a record; `false` where its start cannot be played from.
    pub(super) fn open_record(mut self: Pin<&mut Self>, record: Record) -> bool {
        let notify = self.notify();
        let opened = self.as_mut().rust_mut().study.open_new(record, notify).is_ok();
        if opened {
            self.as_mut().opened();
            self.changed(true);
        }
        opened
    }

    fn begin(self: Pin<&mut Self>, game: QString) {
        let choices = with_preferences(|preferences| preferences.new_game.clone());
        let Some(kind) = kind_of(&game.to_string()) else { return };
        let choices = NewGameChoices { game: kind, ..choices };
        if let Ok(setup) = table_setup(&choices, rand::random()) {
            self.open_record(Record::from_game(&setup.game));
        }
    }

    fn begin_edited(self: Pin<&mut Self>) {
        let record = editor_desk().borrow().record();
        if let Some(record) = record {
            self.open_record(record);
        }
    }

    fn analyse_game(self: Pin<&mut Self>) {
        let record = {
            let session = game_session();
            let session = session.borrow();
            session.table().map(|table| {
                let mut record = table.to_record();
                let way = record.tree.path(record.tree.current());
                if let Some(&shown) = session.shown_ply().checked_sub(1).and_then(|last| way.get(last)) {
                    record.tree.go_to(shown);
                } else {
                    record.tree.go_to(NodeId::ROOT);
                }
                record
            })
        };
        if let Some(record) = record {
            self.open_record(record);
        }
    }

    pub(super) fn changed(mut self: Pin<&mut Self>, tree: bool) {
        if tree {
            self.as_mut().rust_mut().serial += 1;
            self.as_mut().tree_changed();
        }
        self.shown_changed();
    }

    fn is_open(&self) -> bool {
        self.study().session().borrow().table().is_some()
    }

    fn row_count(&self) -> i32 {
        whole(self.study().moves().rows().len())
    }

    fn serial(&self) -> i32 {
        self.rust().serial
    }

    fn shown(&self) -> i32 {
        whole(self.study().shown().index())
    }

    fn shown_row(&self) -> i32 {
        let shown = self.study().shown();
        self.study().moves().rows().iter().position(|row| row.shows(shown)).map_or(-1, whole)
    }

    fn comment(&self) -> QString {
        QString::from(&self.study().comment())
    }

    fn set_comment(mut self: Pin<&mut Self>, text: QString) {
        self.as_mut().rust_mut().study.set_comment(&text.to_string());
        self.changed(true);
    }

    fn judgement(&self) -> i32 {
        self.study().judgement().into()
    }

    fn set_judgement(mut self: Pin<&mut Self>, judgement: i32) {
        self.as_mut().rust_mut().study.set_judgement(u8::try_from(judgement).unwrap_or(0));
        self.changed(true);
    }

    fn in_variation(&self) -> bool {
        self.study().in_variation()
    }

    fn can_undo(&self) -> bool {
        self.study().can_undo()
    }

    fn can_redo(&self) -> bool {
        self.study().can_redo()
    }

    fn has_branch(&self) -> bool {
        self.study().has_branch()
    }

    fn row(&self, row: i32) -> Option<&TreeRow> {
        self.study().moves().rows().get(usize::try_from(row).ok()?)
    }

    fn row_level(&self, row: i32) -> i32 {
        match self.row(row) {
            Some(TreeRow::Moves { level, .. } | TreeRow::Comment { level, .. }) => (*level).into(),
            None => 0,
        }
    }

    fn row_number(&self, row: i32) -> QString {
        match self.row(row) {
            Some(TreeRow::Moves { ply, .. }) => QString::from(&self.study().number(*ply)),
            Some(TreeRow::Comment { .. }) | None => QString::default(),
        }
    }

    fn row_nodes(&self, row: i32) -> QList<i32> {
        let mut list = QList::default();
        match self.row(row) {
            Some(TreeRow::Moves { nodes, .. }) => {
                nodes.iter().for_each(|node| list.append(whole(node.index())))
            }
            Some(TreeRow::Comment { node, .. }) => list.append(whole(node.index())),
            None => {}
        }
        list
    }

    fn row_texts(&self, row: i32) -> QStringList {
        let Some(TreeRow::Moves { nodes, .. }) = self.row(row) else { return QStringList::default() };
        nodes.iter().map(|&node| QString::from(&self.written(node))).collect()
    }

    /// A move with its judgement.
    fn written(&self, node: NodeId) -> String {
        format!("{}{}", self.study().text(node), judgement_text(self.study().judgement_of(node)))
    }

    fn row_comment(&self, row: i32) -> QString {
        match self.row(row) {
            Some(TreeRow::Comment { node, .. }) => QString::from(&self.study().comment_of(*node)),
            Some(TreeRow::Moves { .. }) | None => QString::default(),
        }
    }

    fn row_begins_second(&self, row: i32) -> bool {
        matches!(self.row(row), Some(TreeRow::Moves { ply, .. }) if ply % 2 == 1)
    }

    fn go_to(mut self: Pin<&mut Self>, node: i32) {
        if let Ok(node) = usize::try_from(node) {
            self.as_mut().rust_mut().study.go_to(node);
            self.as_mut().went();
            self.changed(false);
        }
    }

    fn step(mut self: Pin<&mut Self>, step: QString) {
        let step = match step.to_string().as_str() {
            "first" => Step::First,
            "before" => Step::Before,
            "after" => Step::After,
            "last" => Step::Last,
            "above" => Step::Above,
            "below" => Step::Below,
            _ => return,
        };
        self.as_mut().rust_mut().study.step(step);
        self.as_mut().went();
        self.changed(false);
    }

    fn edit(mut self: Pin<&mut Self>, edit: QString) {
        let mut this = self.as_mut().rust_mut();
        let study = &mut this.study;
        match edit.to_string().as_str() {
            "promote" => study.promote(),
            "main" => study.make_main(),
            "cut" => study.cut(),
            "copy" => study.copy_branch(),
            "paste" => study.paste_branch(),
            "undo" => study.undo_edit(),
            "redo" => study.redo_edit(),
            _ => return,
        }
        self.as_mut().went();
        self.changed(true);
    }

    pub(super) fn refresh(mut self: Pin<&mut Self>) {
        let grown = self.as_mut().rust_mut().study.refresh();
        self.changed(grown);
    }
}

fn whole(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
