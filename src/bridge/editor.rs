//! The page on which a position is set up, as QML reads and edits it.

use std::{cell::RefCell, pin::Pin, rc::Rc};

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};
use hansu_rules::{Gravity, Piece, Side, chess::CastlingSide};
use hansu_table::{Editor, Tool};

use super::piece_words::{piece_kind, piece_word};
use crate::{
    app_state::{editor_desk, study_session, with_preferences},
    editor::{EditorDesk, palette},
    new_game::{editor_rules, kind_of, kind_word},
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
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qproperty(QString, language, READ = language, WRITE = set_language, NOTIFY = changed)]
        #[qproperty(QString, game, READ = game, NOTIFY = changed)]
        #[qproperty(i32, columns, READ = columns, NOTIFY = changed)]
        #[qproperty(i32, rows, READ = rows, NOTIFY = changed)]
        #[qproperty(QStringList, piece_kinds, READ = piece_kinds, NOTIFY = changed)]
        #[qproperty(QList_i32, piece_sides, READ = piece_sides, NOTIFY = changed)]
        #[qproperty(QList_i32, piece_points, READ = piece_points, NOTIFY = changed)]
        #[qproperty(QStringList, palette_kinds, READ = palette_kinds, NOTIFY = changed)]
        #[qproperty(QString, first_side, READ = first_side, NOTIFY = changed)]
        #[qproperty(QString, second_side, READ = second_side, NOTIFY = changed)]
        #[qproperty(i32, turn, READ = turn, WRITE = set_turn, NOTIFY = changed)]
        #[qproperty(bool, chess960, READ = chess960, WRITE = set_chess960, NOTIFY = changed)]
        #[qproperty(i32, castling, READ = castling, NOTIFY = changed)]
        #[qproperty(i32, en_passant, READ = en_passant, WRITE = set_en_passant, NOTIFY = changed)]
        #[qproperty(QList_i32, en_passant_choices, READ = en_passant_choices, NOTIFY = changed)]
        #[qproperty(i32, quiet_plies, READ = quiet_plies, WRITE = set_quiet_plies, NOTIFY = changed)]
        #[qproperty(i32, move_number, READ = move_number, WRITE = set_move_number, NOTIFY = changed)]
        #[qproperty(bool, han_view, READ = han_view, WRITE = set_han_view, NOTIFY = changed)]
        #[qproperty(QString, position_text, READ = position_text, NOTIFY = changed)]
        #[qproperty(QString, unreadable_text, READ = unreadable_text, NOTIFY = changed)]
        #[qproperty(QStringList, fault_texts, READ = fault_texts, NOTIFY = changed)]
        #[qproperty(QStringList, fault_gravities, READ = fault_gravities, NOTIFY = changed)]
        #[qproperty(QList_i32, mark_points, READ = mark_points, NOTIFY = changed)]
        #[qproperty(QStringList, mark_roles, READ = mark_roles, NOTIFY = changed)]
        #[qproperty(bool, can_play, READ = can_play, NOTIFY = changed)]
        #[qproperty(bool, can_analyse, READ = can_analyse, NOTIFY = changed)]
        #[qproperty(bool, can_undo, READ = can_undo, NOTIFY = changed)]
        #[qproperty(bool, can_redo, READ = can_redo, NOTIFY = changed)]
        #[qproperty(QString, tool, READ = tool, NOTIFY = changed)]
        #[qproperty(i32, tool_side, READ = tool_side, NOTIFY = changed)]
        #[qproperty(i32, held, READ = held, NOTIFY = changed)]
        type PositionEditor = super::PositionEditorObject;

        fn language(self: &PositionEditor) -> QString;
        fn set_language(self: Pin<&mut PositionEditor>, code: QString);
        fn game(self: &PositionEditor) -> QString;
        fn columns(self: &PositionEditor) -> i32;
        fn rows(self: &PositionEditor) -> i32;
        fn piece_kinds(self: &PositionEditor) -> QStringList;
        fn piece_sides(self: &PositionEditor) -> QList_i32;
        fn piece_points(self: &PositionEditor) -> QList_i32;
        fn palette_kinds(self: &PositionEditor) -> QStringList;
        fn first_side(self: &PositionEditor) -> QString;
        fn second_side(self: &PositionEditor) -> QString;
        fn turn(self: &PositionEditor) -> i32;
        fn set_turn(self: Pin<&mut PositionEditor>, side: i32);
        fn chess960(self: &PositionEditor) -> bool;
        fn set_chess960(self: Pin<&mut PositionEditor>, on: bool);
        /// A bit for each right: kingside and queenside of the first side, then of the second.
        fn castling(self: &PositionEditor) -> i32;
        fn en_passant(self: &PositionEditor) -> i32;
        fn set_en_passant(self: Pin<&mut PositionEditor>, point: i32);
        fn en_passant_choices(self: &PositionEditor) -> QList_i32;
        fn quiet_plies(self: &PositionEditor) -> i32;
        fn set_quiet_plies(self: Pin<&mut PositionEditor>, plies: i32);
        fn move_number(self: &PositionEditor) -> i32;
        fn set_move_number(self: Pin<&mut PositionEditor>, number: i32);
        fn han_view(self: &PositionEditor) -> bool;
        fn set_han_view(self: Pin<&mut PositionEditor>, on: bool);
        fn position_text(self: &PositionEditor) -> QString;
        fn unreadable_text(self: &PositionEditor) -> QString;
        fn fault_texts(self: &PositionEditor) -> QStringList;
        /// "curious", "over" or "forbids" for each of these.
        fn fault_gravities(self: &PositionEditor) -> QStringList;
        fn mark_points(self: &PositionEditor) -> QList_i32;
        fn mark_roles(self: &PositionEditor) -> QStringList;
        fn can_play(self: &PositionEditor) -> bool;
        fn can_analyse(self: &PositionEditor) -> bool;
        fn can_undo(self: &PositionEditor) -> bool;
        fn can_redo(self: &PositionEditor) -> bool;
        /// "hand", "eraser", "alternate", or a kind of piece.
        fn tool(self: &PositionEditor) -> QString;
        /// Whose piece it puts; -1 for the other tools.
        fn tool_side(self: &PositionEditor) -> i32;
        fn held(self: &PositionEditor) -> i32;

        /// A position of "go", "chess" or "janggi": the one that is set up already, or the usual start.
        #[qinvokable]
        fn open(self: Pin<&mut PositionEditor>, game: QString);
        /// The position on the analysis page.
        #[qinvokable]
        fn open_study(self: Pin<&mut PositionEditor>);
        #[qinvokable]
        fn choose_tool(self: Pin<&mut PositionEditor>, tool: QString, side: i32);
        /// The tool of a letter: pieces as a FEN writes them, `x` for the eraser.
        #[qinvokable]
        fn choose_letter(self: Pin<&mut PositionEditor>, letter: QString) -> bool;
        #[qinvokable]
        fn touch(self: Pin<&mut PositionEditor>, point: i32);
        /// Moves a piece; to no point it is removed.
        #[qinvokable]
        fn drag(self: Pin<&mut PositionEditor>, from: i32, to: i32);
        #[qinvokable]
        fn remove(self: Pin<&mut PositionEditor>, point: i32);
        /// Lets go of what is in hand; `false` where nothing was.
        #[qinvokable]
        fn cancel(self: Pin<&mut PositionEditor>) -> bool;
        #[qinvokable]
        fn set_castling(self: Pin<&mut PositionEditor>, right: i32, may: bool);
        #[qinvokable]
        fn set_size(self: Pin<&mut PositionEditor>, size: i32);
        #[qinvokable]
        fn clear(self: Pin<&mut PositionEditor>);
        #[qinvokable]
        fn usual_start(self: Pin<&mut PositionEditor>);
        #[qinvokable]
        fn undo(self: Pin<&mut PositionEditor>);
        #[qinvokable]
        fn redo(self: Pin<&mut PositionEditor>);
        /// Reads a position; one that cannot be read changes nothing.
        #[qinvokable]
        fn read_text(self: Pin<&mut PositionEditor>, text: QString) -> bool;
        #[qinvokable]
        fn piece_name(self: &PositionEditor, side: i32, kind: QString) -> QString;
        #[qinvokable]
        fn point_name(self: &PositionEditor, point: i32) -> QString;
        #[qinvokable]
        fn describe_point(self: &PositionEditor, point: i32) -> QString;
        #[qinvokable]
        fn column_label(self: &PositionEditor, column: i32) -> QString;
        #[qinvokable]
        fn row_label(self: &PositionEditor, row: i32) -> QString;

        #[qsignal]
        fn changed(self: Pin<&mut PositionEditor>);
    }
}

/// What the page shows; all of it is decided in [`EditorDesk`].
#[derive(Debug)]
pub struct PositionEditorObject {
    desk: Rc<RefCell<EditorDesk>>,
}

impl Default for PositionEditorObject {
    fn default() -> Self {
        Self { desk: editor_desk() }
    }
}

const fn side_of(index: i32) -> Side {
    if index == 0 { Side::First } else { Side::Second }
}

const fn right_of(index: i32) -> (Side, CastlingSide) {
    let wing = if index % 2 == 0 { CastlingSide::KingSide } else { CastlingSide::QueenSide };
    (side_of(index / 2), wing)
}

fn whole(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn list(values: impl IntoIterator<Item = i32>) -> QList<i32> {
    let mut list = QList::default();
    values.into_iter().for_each(|value| list.append(value));
    list
}

fn texts(values: impl IntoIterator<Item = String>) -> QStringList {
    values.into_iter().map(|text| QString::from(&text)).collect()
}

impl qobject::PositionEditor {
    fn desk(&self) -> std::cell::Ref<'_, EditorDesk> {
        self.rust().desk.borrow()
    }

    fn act(self: Pin<&mut Self>, act: impl FnOnce(&mut EditorDesk)) {
        act(&mut self.rust().desk.borrow_mut());
        self.changed();
    }

    fn step(self: Pin<&mut Self>, step: impl FnOnce(&mut Editor) -> bool) {
        self.act(|desk| {
            desk.step(step);
        });
    }

    fn language(&self) -> QString {
        self.desk().language().code().into()
    }

    fn set_language(self: Pin<&mut Self>, code: QString) {
        if let Some(language) = hansu_text::Language::from_code(&code.to_string()) {
            self.act(|desk| desk.set_language(language));
        }
    }

    fn game(&self) -> QString {
        kind_word(self.desk().editor().kind()).into()
    }

    fn columns(&self) -> i32 {
        self.desk().grid().columns.into()
    }

    fn rows(&self) -> i32 {
        self.desk().grid().rows.into()
    }

    fn piece_kinds(&self) -> QStringList {
        let pieces = self.desk().editor().arrangement().pieces();
        pieces.iter().map(|(_, piece)| QString::from(piece_word(piece.kind).unwrap_or_default())).collect()
    }

    fn piece_sides(&self) -> QList<i32> {
        list(self.desk().editor().arrangement().pieces().iter().map(|(_, piece)| piece.side.index() as i32))
    }

    fn piece_points(&self) -> QList<i32> {
        let desk = self.desk();
        let grid = desk.grid();
        list(desk.editor().arrangement().pieces().into_iter().map(|(point, _)| grid.index(point)))
    }

    fn palette_kinds(&self) -> QStringList {
        let kinds = palette(self.desk().editor().kind());
        kinds.iter().filter_map(|&kind| piece_word(kind)).map(QString::from).collect()
    }

    fn first_side(&self) -> QString {
        QString::from(&self.desk().side_name(Side::First))
    }

    fn second_side(&self) -> QString {
        QString::from(&self.desk().side_name(Side::Second))
    }

    fn turn(&self) -> i32 {
        self.desk().editor().arrangement().turn().index() as i32
    }

    fn set_turn(self: Pin<&mut Self>, side: i32) {
        self.step(|editor| editor.set_turn(side_of(side)));
    }

    fn chess960(&self) -> bool {
        self.desk().chess960()
    }

    fn set_chess960(self: Pin<&mut Self>, on: bool) {
        self.step(|editor| editor.change_chess(|setup| setup.chess960 = on));
    }

    fn castling(&self) -> i32 {
        let desk = self.desk();
        (0..4).fold(0, |rights, index| {
            let (side, wing) = right_of(index);
            rights | i32::from(desk.castling(side, wing)) << index
        })
    }

    fn set_castling(self: Pin<&mut Self>, right: i32, may: bool) {
        let (side, wing) = right_of(right);
        self.act(|desk| desk.set_castling(side, wing, may));
    }

    fn en_passant(&self) -> i32 {
        let desk = self.desk();
        desk.grid().index_or_none(desk.en_passant())
    }

    fn set_en_passant(self: Pin<&mut Self>, point: i32) {
        let point = self.desk().grid().point(point);
        self.step(|editor| editor.change_chess(|setup| setup.en_passant = point));
    }

    fn en_passant_choices(&self) -> QList<i32> {
        let desk = self.desk();
        let grid = desk.grid();
        list(desk.en_passant_choices().into_iter().map(|point| grid.index(point)))
    }

    fn counters(&self) -> (u32, u32) {
        self.desk().editor().counters().unwrap_or((0, 1))
    }

    fn quiet_plies(&self) -> i32 {
        whole(self.counters().0)
    }

    fn set_quiet_plies(self: Pin<&mut Self>, plies: i32) {
        let (_, number) = self.counters();
        self.step(|editor| editor.set_counters(u32::try_from(plies).unwrap_or(0), number));
    }

    fn move_number(&self) -> i32 {
        whole(self.counters().1)
    }

    fn set_move_number(self: Pin<&mut Self>, number: i32) {
        let (plies, _) = self.counters();
        self.step(|editor| editor.set_counters(plies, u32::try_from(number).unwrap_or(1)));
    }

    fn set_size(self: Pin<&mut Self>, size: i32) {
        self.step(|editor| editor.set_size(u8::try_from(size).unwrap_or(0)));
    }

    fn han_view(&self) -> bool {
        self.desk().han_view()
    }

    fn set_han_view(self: Pin<&mut Self>, on: bool) {
        self.act(|desk| desk.set_han_view(on));
    }

    fn position_text(&self) -> QString {
        QString::from(&self.desk().position_text())
    }

    fn unreadable_text(&self) -> QString {
        QString::from(&self.desk().unreadable_text())
    }

    fn fault_texts(&self) -> QStringList {
        texts(self.desk().fault_texts())
    }

    fn fault_gravities(&self) -> QStringList {
        let words = |gravity| match gravity {
            Gravity::Curious => "curious",
            Gravity::Over => "over",
            Gravity::Forbids => "forbids",
        };
        self.desk().fault_gravities().map(|gravity| QString::from(words(gravity))).collect()
    }

    fn mark_points(&self) -> QList<i32> {
        let desk = self.desk();
        let grid = desk.grid();
        list(desk.marks().map(|mark| grid.index(mark.point)))
    }

    fn mark_roles(&self) -> QStringList {
        texts(self.desk().marks().map(|mark| format!("{:?}", mark.role)))
    }

    fn can_play(&self) -> bool {
        self.desk().can_play()
    }

    fn can_analyse(&self) -> bool {
        self.desk().can_analyse()
    }

    fn can_undo(&self) -> bool {
        self.desk().editor().can_undo()
    }

    fn can_redo(&self) -> bool {
        self.desk().editor().can_redo()
    }

    fn tool(&self) -> QString {
        match self.desk().tool() {
            Tool::Hand => "hand",
            Tool::Eraser => "eraser",
            Tool::Alternate => "alternate",
            Tool::Put(piece) => piece_word(piece.kind).unwrap_or_default(),
        }
        .into()
    }

    fn tool_side(&self) -> i32 {
        match self.desk().tool() {
            Tool::Put(piece) => piece.side.index() as i32,
            Tool::Hand | Tool::Eraser | Tool::Alternate => -1,
        }
    }

    fn held(&self) -> i32 {
        let desk = self.desk();
        desk.grid().index_or_none(desk.held())
    }

    fn open(self: Pin<&mut Self>, game: QString) {
        let Some(kind) = kind_of(&game.to_string()) else { return };
        let (size, rules) = with_preferences(|preferences| {
            (preferences.new_game.go.size, editor_rules(&preferences.new_game))
        });
        self.act(|desk| desk.open(kind, size, rules));
    }

    fn open_study(self: Pin<&mut Self>) {
        let rules = with_preferences(|preferences| editor_rules(&preferences.new_game));
        let session = study_session();
        let session = session.borrow();
        if let Some(game) = session.shown_game() {
            self.act(|desk| desk.load_game(game, rules));
        }
    }

    fn choose_tool(self: Pin<&mut Self>, tool: QString, side: i32) {
        let tool = match tool.to_string().as_str() {
            "hand" => Tool::Hand,
            "eraser" => Tool::Eraser,
            "alternate" => Tool::Alternate,
            word => match piece_kind(word) {
                Some(kind) => Tool::Put(Piece::new(side_of(side), kind)),
                None => return,
            },
        };
        self.act(|desk| desk.set_tool(tool));
    }

    fn choose_letter(mut self: Pin<&mut Self>, letter: QString) -> bool {
        let mut chosen = false;
        self.as_mut().act(|desk| chosen = desk.choose_letter(&letter.to_string()));
        chosen
    }

    fn touch(self: Pin<&mut Self>, point: i32) {
        self.act(|desk| {
            desk.touch(point);
        });
    }

    fn drag(self: Pin<&mut Self>, from: i32, to: i32) {
        self.act(|desk| {
            desk.drag(from, to);
        });
    }

    fn remove(self: Pin<&mut Self>, point: i32) {
        self.act(|desk| {
            desk.remove(point);
        });
    }

    fn cancel(mut self: Pin<&mut Self>) -> bool {
        let mut let_go = false;
        self.as_mut().act(|desk| let_go = desk.cancel());
        let_go
    }

    fn clear(self: Pin<&mut Self>) {
        self.step(Editor::clear);
    }

    fn usual_start(self: Pin<&mut Self>) {
        self.step(Editor::usual_start);
    }

    fn undo(self: Pin<&mut Self>) {
        self.step(Editor::undo);
    }

    fn redo(self: Pin<&mut Self>) {
        self.step(Editor::redo);
    }

    fn read_text(mut self: Pin<&mut Self>, text: QString) -> bool {
        let mut read = false;
        self.as_mut().act(|desk| read = desk.read(&text.to_string()));
        read
    }

    fn piece_name(&self, side: i32, kind: QString) -> QString {
        let piece = piece_kind(&kind.to_string()).map(|kind| Piece::new(side_of(side), kind));
        piece.map_or_else(QString::default, |piece| QString::from(&self.desk().piece_name(piece)))
    }

    fn point_name(&self, point: i32) -> QString {
        let point = self.desk().grid().point(point);
        point.map_or_else(QString::default, |point| QString::from(&self.desk().point_name(point)))
    }

    fn describe_point(&self, point: i32) -> QString {
        let point = self.desk().grid().point(point);
        point.map_or_else(QString::default, |point| QString::from(&self.desk().describe_point(point)))
    }

    fn column_label(&self, column: i32) -> QString {
        u8::try_from(column)
            .map_or_else(|_| QString::default(), |col| QString::from(&self.desk().column_label(col)))
    }

    fn row_label(&self, row: i32) -> QString {
        u8::try_from(row)
            .map_or_else(|_| QString::default(), |row| QString::from(&self.desk().row_label(row)))
    }
}
