//! The table page's view model: properties are facts, invokables are intents, signals are events. It is also the
//! list model of the pieces on the board, so that a piece keeps its row, and its delegate, when it moves.

use std::{
    cell::{Ref, RefCell},
    pin::Pin,
    rc::Rc,
    sync::Arc,
};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;
use hansu_players::{Notify, PlayerEvent};
use hansu_records::journal::Recovered;
use hansu_table::TableSetup;

use super::table_pause::seat_chosen;
use crate::{
    app_state::{chosen_position, game_session, study_session, with_preferences},
    keeping::{self, GamePlan, KeptGame},
    session::{Effects, Session},
    view::ShownPieces,
};

#[cxx_qt::bridge]
pub mod qobject {
    unsafe extern "C++" {
        include!(<QtCore/QAbstractListModel>);
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qvariant.h");
        type QVariant = cxx_qt_lib::QVariant;
        include!("cxx-qt-lib/qmodelindex.h");
        type QModelIndex = cxx_qt_lib::QModelIndex;
        include!("cxx-qt-lib/qhash_i32_QByteArray.h");
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
    }

    extern "C++Qt" {
        #[qobject]
        type QAbstractListModel;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        #[qproperty(QString, language, READ = language, WRITE = set_language, NOTIFY = table_changed)]
        #[qproperty(bool, study, READ = study, WRITE = set_study, NOTIFY = board_changed)]
        #[qproperty(i32, unfinished_count, READ = unfinished_count, NOTIFY = unfinished_changed)]
        #[qproperty(bool, journal_failed, READ = journal_failed, NOTIFY = table_changed)]
        #[qproperty(QString, game, READ = game, NOTIFY = board_changed)]
        #[qproperty(i32, columns, READ = columns, NOTIFY = board_changed)]
        #[qproperty(i32, rows, READ = rows, NOTIFY = board_changed)]
        #[qproperty(QString, rules_name, READ = rules_name, NOTIFY = board_changed)]
        #[qproperty(QString, komi, READ = komi, NOTIFY = board_changed)]
        #[qproperty(bool, flipped, READ = flipped, WRITE = set_flipped, NOTIFY = flipped_changed)]
        #[qproperty(QString, phase, READ = phase, NOTIFY = table_changed)]
        #[qproperty(QString, pause_code, READ = pause_code, NOTIFY = table_changed)]
        #[qproperty(i32, pause_side, READ = pause_side, NOTIFY = table_changed)]
        #[qproperty(QString, pause_trouble, READ = pause_trouble, NOTIFY = table_changed)]
        #[qproperty(QStringList, pause_details, READ = pause_details, NOTIFY = table_changed)]
        #[qproperty(QString, pause_move, READ = pause_move, NOTIFY = table_changed)]
        #[qproperty(QString, pause_reason, READ = pause_reason, NOTIFY = table_changed)]
        #[qproperty(i32, to_move, READ = to_move, NOTIFY = table_changed)]
        #[qproperty(bool, human_turn, READ = human_turn, NOTIFY = table_changed)]
        #[qproperty(i32, last_from, READ = last_from, NOTIFY = table_changed)]
        #[qproperty(i32, last_to, READ = last_to, NOTIFY = table_changed)]
        #[qproperty(i32, check_point, READ = check_point, NOTIFY = table_changed)]
        #[qproperty(QList_i32, ownership, READ = ownership, NOTIFY = ownership_changed)]
        #[qproperty(i32, move_count, READ = move_count, NOTIFY = table_changed)]
        #[qproperty(i32, shown_move_count, READ = shown_move_count, NOTIFY = table_changed)]
        #[qproperty(bool, looks_back, READ = looks_back, NOTIFY = table_changed)]
        #[qproperty(bool, can_pause, READ = can_pause, NOTIFY = table_changed)]
        #[qproperty(bool, can_adjourn, READ = can_adjourn, NOTIFY = table_changed)]
        #[qproperty(i32, dead_proposed_by, READ = dead_proposed_by, NOTIFY = table_changed)]
        #[qproperty(bool, can_hint, READ = can_hint, NOTIFY = thinking_changed)]
        #[qproperty(bool, can_judge, READ = can_judge, NOTIFY = table_changed)]
        #[qproperty(bool, judging, READ = judging, NOTIFY = table_changed)]
        #[qproperty(QString, verdict_move, READ = verdict_move, NOTIFY = table_changed)]
        #[qproperty(QString, verdict_class, READ = verdict_class, NOTIFY = table_changed)]
        #[qproperty(i32, verdict_loss, READ = verdict_loss, NOTIFY = table_changed)]
        #[qproperty(QString, verdict_better, READ = verdict_better, NOTIFY = table_changed)]
        #[qproperty(bool, strict, READ = strict, NOTIFY = table_changed)]
        #[qproperty(QStringList, clock_texts, READ = clock_texts, NOTIFY = clocks_changed)]
        #[qproperty(QList_i32, clock_periods, READ = clock_periods, NOTIFY = clocks_changed)]
        #[qproperty(QList_i32, clock_moves, READ = clock_moves, NOTIFY = clocks_changed)]
        #[qproperty(i32, clock_running, READ = clock_running, NOTIFY = clocks_changed)]
        #[qproperty(i32, low_time_side, READ = low_time_side, NOTIFY = clocks_changed)]
        #[qproperty(bool, can_pass, READ = can_pass, NOTIFY = table_changed)]
        #[qproperty(bool, can_take_back, READ = can_take_back, NOTIFY = table_changed)]
        #[qproperty(bool, can_resign, READ = can_resign, NOTIFY = table_changed)]
        #[qproperty(bool, can_claim_draw, READ = can_claim_draw, NOTIFY = table_changed)]
        #[qproperty(bool, can_offer_draw, READ = can_offer_draw, NOTIFY = table_changed)]
        #[qproperty(bool, draw_offered, READ = draw_offered, NOTIFY = table_changed)]
        #[qproperty(i32, first_level, READ = first_level, NOTIFY = table_changed)]
        #[qproperty(i32, second_level, READ = second_level, NOTIFY = table_changed)]
        #[qproperty(QString, first_engine, READ = first_engine, NOTIFY = table_changed)]
        #[qproperty(QString, second_engine, READ = second_engine, NOTIFY = table_changed)]
        #[qproperty(QString, first_side, READ = first_side, NOTIFY = table_changed)]
        #[qproperty(QString, second_side, READ = second_side, NOTIFY = table_changed)]
        #[qproperty(QString, first_points, READ = first_points, NOTIFY = table_changed)]
        #[qproperty(QString, second_points, READ = second_points, NOTIFY = table_changed)]
        #[qproperty(QStringList, first_captured, READ = first_captured, NOTIFY = table_changed)]
        #[qproperty(QStringList, second_captured, READ = second_captured, NOTIFY = table_changed)]
        #[qproperty(QString, status_text, READ = status_text, NOTIFY = table_changed)]
        #[qproperty(QString, outcome_text, READ = outcome_text, NOTIFY = table_changed)]
        #[qproperty(bool, thinking, READ = thinking, NOTIFY = thinking_changed)]
        #[qproperty(bool, counting, READ = counting, NOTIFY = thinking_changed)]
        #[qproperty(bool, hinting, READ = hinting, NOTIFY = thinking_changed)]
        #[qproperty(i32, thinking_seconds, READ = thinking_seconds, NOTIFY = thinking_changed)]
        #[qproperty(QString, live_text, READ = live_text, NOTIFY = live_changed)]
        #[qproperty(i32, selected, READ = selected, NOTIFY = selection_changed)]
        #[qproperty(QList_i32, targets, READ = targets, NOTIFY = selection_changed)]
        #[qproperty(bool, promotion_pending, READ = promotion_pending, NOTIFY = selection_changed)]
        #[qproperty(QStringList, promotion_choices, READ = promotion_choices, NOTIFY = selection_changed)]
        #[qproperty(i32, hint_from, READ = hint_from, NOTIFY = selection_changed)]
        #[qproperty(i32, hint_to, READ = hint_to, NOTIFY = selection_changed)]
        #[qproperty(bool, hint_pass, READ = hint_pass, NOTIFY = selection_changed)]
        #[qproperty(QList_i32, mark_points, READ = mark_points, NOTIFY = refusal_changed)]
        #[qproperty(QStringList, mark_roles, READ = mark_roles, NOTIFY = refusal_changed)]
        #[qproperty(QString, refusal_title, READ = refusal_title, NOTIFY = refusal_changed)]
        #[qproperty(QString, refusal_text, READ = refusal_text, NOTIFY = refusal_changed)]
        #[qproperty(QString, refusal_squares, READ = refusal_squares, NOTIFY = refusal_changed)]
        #[qproperty(i32, refusal_serial, READ = refusal_serial, NOTIFY = refusal_changed)]
        type TableController = super::TableControllerObject;

        fn study(self: &TableController) -> bool;
        fn set_study(self: Pin<&mut TableController>, on: bool);
        fn unfinished_count(self: &TableController) -> i32;
        fn journal_failed(self: &TableController) -> bool;
        fn language(self: &TableController) -> QString;
        fn set_language(self: Pin<&mut TableController>, code: QString);
        fn game(self: &TableController) -> QString;
        fn columns(self: &TableController) -> i32;
        fn rows(self: &TableController) -> i32;
        fn rules_name(self: &TableController) -> QString;
        fn komi(self: &TableController) -> QString;
        fn flipped(self: &TableController) -> bool;
        fn set_flipped(self: Pin<&mut TableController>, flipped: bool);
        fn phase(self: &TableController) -> QString;
        fn pause_code(self: &TableController) -> QString;
        fn pause_side(self: &TableController) -> i32;
        fn pause_trouble(self: &TableController) -> QString;
        fn pause_details(self: &TableController) -> QStringList;
        fn pause_move(self: &TableController) -> QString;
        fn pause_reason(self: &TableController) -> QString;
        fn to_move(self: &TableController) -> i32;
        fn human_turn(self: &TableController) -> bool;
        fn last_from(self: &TableController) -> i32;
        fn last_to(self: &TableController) -> i32;
        fn check_point(self: &TableController) -> i32;
        fn ownership(self: &TableController) -> QList_i32;
        fn move_count(self: &TableController) -> i32;
        fn shown_move_count(self: &TableController) -> i32;
        fn looks_back(self: &TableController) -> bool;
        fn can_pause(self: &TableController) -> bool;
        fn can_adjourn(self: &TableController) -> bool;
        fn dead_proposed_by(self: &TableController) -> i32;
        fn can_hint(self: &TableController) -> bool;
        fn can_judge(self: &TableController) -> bool;
        fn judging(self: &TableController) -> bool;
        fn verdict_move(self: &TableController) -> QString;
        fn verdict_class(self: &TableController) -> QString;
        fn verdict_loss(self: &TableController) -> i32;
        fn verdict_better(self: &TableController) -> QString;
        fn strict(self: &TableController) -> bool;
        fn clock_texts(self: &TableController) -> QStringList;
        fn clock_periods(self: &TableController) -> QList_i32;
        fn clock_moves(self: &TableController) -> QList_i32;
        fn clock_running(self: &TableController) -> i32;
        fn low_time_side(self: &TableController) -> i32;
        fn can_pass(self: &TableController) -> bool;
        fn can_take_back(self: &TableController) -> bool;
        fn can_resign(self: &TableController) -> bool;
        fn can_claim_draw(self: &TableController) -> bool;
        fn can_offer_draw(self: &TableController) -> bool;
        fn draw_offered(self: &TableController) -> bool;
        fn first_level(self: &TableController) -> i32;
        fn second_level(self: &TableController) -> i32;
        fn first_engine(self: &TableController) -> QString;
        fn second_engine(self: &TableController) -> QString;
        fn first_side(self: &TableController) -> QString;
        fn second_side(self: &TableController) -> QString;
        fn first_points(self: &TableController) -> QString;
        fn second_points(self: &TableController) -> QString;
        fn first_captured(self: &TableController) -> QStringList;
        fn second_captured(self: &TableController) -> QStringList;
        fn status_text(self: &TableController) -> QString;
        fn outcome_text(self: &TableController) -> QString;
        fn thinking(self: &TableController) -> bool;
        fn counting(self: &TableController) -> bool;
        fn hinting(self: &TableController) -> bool;
        fn thinking_seconds(self: &TableController) -> i32;
        fn live_text(self: &TableController) -> QString;
        fn selected(self: &TableController) -> i32;
        fn targets(self: &TableController) -> QList_i32;
        fn promotion_pending(self: &TableController) -> bool;
        fn promotion_choices(self: &TableController) -> QStringList;
        fn hint_from(self: &TableController) -> i32;
        fn hint_to(self: &TableController) -> i32;
        fn hint_pass(self: &TableController) -> bool;
        fn mark_points(self: &TableController) -> QList_i32;
        fn mark_roles(self: &TableController) -> QStringList;
        fn refusal_title(self: &TableController) -> QString;
        fn refusal_text(self: &TableController) -> QString;
        fn refusal_squares(self: &TableController) -> QString;
        fn refusal_serial(self: &TableController) -> i32;

        /// A new game from the choices of the New Game page; `false` where a settings file written by hand asks
        /// for one that cannot be.
        #[qinvokable]
        fn start(self: Pin<&mut TableController>) -> bool;
        /// The same game once more, the seats changed over.
        #[qinvokable]
        fn rematch(self: Pin<&mut TableController>);
        /// The board of a record: shows another one from its start, or the node that is on show now.
        #[qinvokable]
        fn show_study(self: Pin<&mut TableController>, another: bool);
        /// Looks for games that were left while they went on; `unfinished_changed` follows.
        #[qinvokable]
        fn find_unfinished(self: Pin<&mut TableController>);
        /// "go", "chess" or "janggi".
        #[qinvokable]
        fn unfinished_game(self: &TableController, index: i32) -> QString;
        #[qinvokable]
        fn unfinished_moves(self: &TableController, index: i32) -> i32;
        /// Goes on with such a game, as it stood.
        #[qinvokable]
        fn resume_unfinished(self: Pin<&mut TableController>, index: i32) -> bool;
        /// Such a game is not wanted back.
        #[qinvokable]
        fn discard_unfinished(self: Pin<&mut TableController>, index: i32);
        #[qinvokable]
        fn close_table(self: Pin<&mut TableController>);
        #[qinvokable]
        fn tap(self: Pin<&mut TableController>, point: i32);
        #[qinvokable]
        fn drag(self: Pin<&mut TableController>, from: i32, to: i32);
        /// Takes the piece in hand, as a drag that has just begun does; `false` where that cannot be.
        #[qinvokable]
        fn pick_up(self: Pin<&mut TableController>, point: i32) -> bool;
        #[qinvokable]
        fn cancel(self: Pin<&mut TableController>);
        #[qinvokable]
        fn submit_text(self: Pin<&mut TableController>, text: QString) -> bool;
        #[qinvokable]
        fn choose_promotion(self: Pin<&mut TableController>, piece: QString);
        #[qinvokable]
        fn pass(self: Pin<&mut TableController>);
        #[qinvokable]
        fn take_back(self: Pin<&mut TableController>);
        #[qinvokable]
        fn resign(self: Pin<&mut TableController>);
        #[qinvokable]
        fn claim_draw(self: Pin<&mut TableController>);
        /// "asked", "accepted", "declined", or nothing where it cannot be done.
        #[qinvokable]
        fn offer_draw(self: Pin<&mut TableController>) -> QString;
        #[qinvokable]
        fn accept_score(self: Pin<&mut TableController>);
        #[qinvokable]
        fn resume_play(self: Pin<&mut TableController>);
        /// Held up by a player: a person takes its side, and the game goes on.
        #[qinvokable]
        fn take_over(self: Pin<&mut TableController>);
        /// Held up by a player: an outside engine of the list takes its side, or Hansu's own where the name is empty, and
        /// the game goes on.
        #[qinvokable]
        fn hand_over(self: Pin<&mut TableController>, engine: QString);
        /// Held up by a player: its side loses the game.
        #[qinvokable]
        fn forfeit(self: Pin<&mut TableController>);
        #[qinvokable]
        fn hint(self: Pin<&mut TableController>);
        /// Has the last move of a person judged; the verdict follows.
        #[qinvokable]
        fn judge(self: Pin<&mut TableController>);
        /// Holds the game up.
        #[qinvokable]
        fn pause(self: Pin<&mut TableController>);
        /// Leaves the game for later: it waits among the unfinished games.
        #[qinvokable]
        fn adjourn(self: Pin<&mut TableController>);
        /// Shows the position after so many moves.
        #[qinvokable]
        fn view(self: Pin<&mut TableController>, moves: i32);
        /// Lets clocks and the thinking time be read anew, and looks at the flags; the page calls it some times a
        /// second while a clock runs, and each second while somebody thinks.
        #[qinvokable]
        fn tick(self: Pin<&mut TableController>);
        /// The game so far as text, in the format of its records.
        #[qinvokable]
        fn record_text(self: &TableController) -> QString;
        /// The position on show: a FEN, or in Go a record of the board alone.
        #[qinvokable]
        fn position_text(self: &TableController) -> QString;
        #[qinvokable]
        fn move_text(self: &TableController, index: i32) -> QString;
        #[qinvokable]
        fn point_name(self: &TableController, point: i32) -> QString;
        #[qinvokable]
        fn describe_point(self: &TableController, point: i32) -> QString;
        #[qinvokable]
        fn column_label(self: &TableController, column: i32) -> QString;
        #[qinvokable]
        fn row_label(self: &TableController, row: i32) -> QString;

        /// Another game, board or rules.
        #[qsignal]
        fn board_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn unfinished_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn flipped_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn table_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn ownership_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn thinking_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn clocks_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn live_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn selection_changed(self: Pin<&mut TableController>);
        #[qsignal]
        fn refusal_changed(self: Pin<&mut TableController>);
        /// Something sounds: "stone", "move", "capture", "check" or "lowtime".
        #[qsignal]
        fn played(self: Pin<&mut TableController>, sound: QString);
        #[qsignal]
        fn refused(self: Pin<&mut TableController>);
        /// An engine that was chosen is not there; Hansu's own plays instead.
        #[qsignal]
        fn engine_missing(self: Pin<&mut TableController>, name: QString);
        #[qsignal]
        fn ended(self: Pin<&mut TableController>);

        #[qinvokable]
        #[cxx_override]
        fn data(self: &TableController, index: &QModelIndex, role: i32) -> QVariant;
        #[qinvokable]
        #[cxx_override]
        fn row_count(self: &TableController, parent: &QModelIndex) -> i32;
        #[qinvokable]
        #[cxx_override]
        fn role_names(self: &TableController) -> QHash_i32_QByteArray;

        #[inherit]
        unsafe fn begin_insert_rows(
            self: Pin<&mut TableController>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        unsafe fn end_insert_rows(self: Pin<&mut TableController>);
        #[inherit]
        unsafe fn begin_remove_rows(
            self: Pin<&mut TableController>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        unsafe fn end_remove_rows(self: Pin<&mut TableController>);
        #[inherit]
        unsafe fn begin_reset_model(self: Pin<&mut TableController>);
        #[inherit]
        unsafe fn end_reset_model(self: Pin<&mut TableController>);
    }

    // SAFETY: asking a model for an index, or announcing changed rows, has no precondition.
    #[auto_cxx_name]
    unsafe extern "RustQt" {
        #[inherit]
        fn index(self: &TableController, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[qsignal]
        fn data_changed(
            self: Pin<&mut TableController>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QList_i32,
        );
    }

    impl cxx_qt::Threading for TableController {}
}

/// What the page shows; all of it is decided in [`Session`].
#[derive(Debug)]
pub struct TableControllerObject {
    /// Shared where this is the board of a record.
    session: Rc<RefCell<Session>>,
    pub(super) pieces: ShownPieces,
    pub(super) refusal_serial: i32,
    /// How the game at the table was begun.
    plan: Option<GamePlan>,
    pub(super) journal_failed: keeping::Failure,
    pub(super) unfinished: Vec<(Recovered, GamePlan)>,
}

impl Default for TableControllerObject {
    fn default() -> Self {
        Self {
            session: game_session(),
            pieces: ShownPieces::default(),
            refusal_serial: 0,
            plan: None,
            journal_failed: keeping::Failure::default(),
            unfinished: Vec::new(),
        }
    }
}

impl TableControllerObject {
    pub(super) fn shared_session(&self) -> Rc<RefCell<Session>> {
        Rc::clone(&self.session)
    }
}

impl Drop for TableControllerObject {
    fn drop(&mut self) {
        self.session.borrow_mut().put_away();
    }
}

impl qobject::TableController {
    pub(super) fn session(&self) -> Ref<'_, Session> {
        self.rust().session.borrow()
    }

    /// Does something to the session, then shows and sounds what came of it.
    pub(super) fn act(mut self: Pin<&mut Self>, act: impl FnOnce(&mut Session) -> Effects) {
        let effects = act(&mut self.rust().session.borrow_mut());
        if effects.refused {
            self.as_mut().rust_mut().refusal_serial += 1;
        }
        self.as_mut().show();
        if let Some(sound) = effects.sound {
            self.as_mut().played(sound.name().into());
        }
        if effects.refused {
            self.as_mut().refused();
        }
        if effects.ended {
            self.ended();
        }
    }

    fn show(mut self: Pin<&mut Self>) {
        self.as_mut().show_pieces();
        self.as_mut().table_changed();
        self.as_mut().ownership_changed();
        self.as_mut().selection_changed();
        self.as_mut().refusal_changed();
        self.as_mut().thinking_changed();
        self.as_mut().clocks_changed();
        self.live_changed();
    }

    fn study(&self) -> bool {
        Rc::ptr_eq(&self.rust().session, &study_session())
    }

    /// This is the board of the record that is gone through.
    fn set_study(mut self: Pin<&mut Self>, on: bool) {
        if on && !self.study() {
            self.as_mut().rust_mut().session = study_session();
            self.as_mut().board_changed();
            self.show();
        }
    }

    fn show_study(mut self: Pin<&mut Self>, another: bool) {
        if another {
            self.as_mut().forget_pieces();
            self.as_mut().board_changed();
            self.as_mut().flipped_changed();
        }
        self.show();
    }

    /// The board is shown anew, without gliding over from the one before.
    fn forget_pieces(mut self: Pin<&mut Self>) {
        // SAFETY: begin and end enclose exactly the reset.
        unsafe { self.as_mut().begin_reset_model() };
        self.as_mut().rust_mut().pieces = ShownPieces::default();
        // SAFETY: closes the begin above.
        unsafe { self.end_reset_model() };
    }

    /// Sits down to a game and shows it from its start, without gliding over from the one before.
    pub(super) fn sit_down(
        mut self: Pin<&mut Self>,
        setup: TableSetup,
        rules_name: &str,
        plan: GamePlan,
        kept: Option<KeptGame>,
    ) {
        let kept = kept.unwrap_or_else(|| keeping::begin(&plan, &self.rust().journal_failed));
        let thread = self.qt_thread();
        let notify: Notify = Arc::new(move |event: PlayerEvent| {
            // Fails only where the window is gone, and with it whoever wanted to know.
            let _ = thread.queue(move |controller| controller.act(|session| session.handle(event)));
        });
        self.as_mut().forget_pieces();
        self.rust().session.borrow_mut().start(setup, rules_name, notify, Some(Box::new(kept)));
        self.as_mut().rust_mut().plan = Some(plan);
        self.as_mut().board_changed();
        self.as_mut().flipped_changed();
        self.show();
    }

    fn start(mut self: Pin<&mut Self>) -> bool {
        let (choices, book) =
            with_preferences(|preferences| (preferences.new_game.clone(), preferences.opening_book));
        let mut choices = choices;
        let position = chosen_position(choices.game);
        if let Some(position) = &position {
            choices.chess.chess960 = position.chess960;
        }
        let rules_name = choices.rules_name().to_owned();
        let plan = GamePlan { choices, lot: rand::random(), swapped: false, book, position };
        match plan.setup() {
            Ok(mut setup) => {
                let missing = seat_chosen(&mut setup, &plan);
                self.as_mut().sit_down(setup, &rules_name, plan, None);
                self.tell_missing(missing);
                true
            }
            Err(_) => false,
        }
    }

    fn rematch(self: Pin<&mut Self>) {
        let rules_name = self.session().rules_name().to_owned();
        let setup = self.session().table().map(hansu_table::Table::rematch);
        let plan = self.rust().plan.clone();
        if let (Some(setup), Some(plan)) = (setup, plan) {
            let plan = GamePlan { swapped: !plan.swapped, ..plan };
            self.sit_down(setup, &rules_name, plan, None);
        }
    }

    fn close_table(mut self: Pin<&mut Self>) {
        self.as_mut().act(|session| {
            session.close();
            Effects::default()
        });
        self.board_changed();
    }

    fn tick(mut self: Pin<&mut Self>) {
        let effects = self.rust().session.borrow_mut().tick();
        if effects.ended {
            self.as_mut().show();
            self.ended();
            return;
        }
        if let Some(sound) = effects.sound {
            self.as_mut().played(sound.name().into());
        }
        self.as_mut().clocks_changed();
        self.thinking_changed();
    }

    fn set_language(mut self: Pin<&mut Self>, code: QString) {
        let Some(language) = hansu_text::Language::from_code(&code.to_string()) else { return };
        self.rust().session.borrow_mut().set_language(language);
        self.as_mut().board_changed();
        self.show();
    }

    fn set_flipped(self: Pin<&mut Self>, flipped: bool) {
        self.rust().session.borrow_mut().set_flipped(flipped);
        self.flipped_changed();
    }
}
