//! The choices for the next game, as the New Game page reads and writes them. They are remembered at once.

use std::pin::Pin;

use cxx_qt_lib::{QList, QString, QStringList};
use hansu_rules::{Arrangement, Side, go, janggi};

use super::piece_words::piece_word;
use crate::{
    app_state::{choose_position, chosen_position, editor_desk, with_preferences, with_store},
    new_game::{self, kind_of},
    preferences::{NewGameChoices, Opponent, SideChoice, TimeChoices, TimeKind},
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
        #[qproperty(QString, game, READ = game, WRITE = set_game, NOTIFY = changed)]
        #[qproperty(QString, opponent, READ = opponent, WRITE = set_opponent, NOTIFY = changed)]
        #[qproperty(i32, level, READ = level, WRITE = set_level, NOTIFY = changed)]
        #[qproperty(i32, other_level, READ = other_level, WRITE = set_other_level, NOTIFY = changed)]
        #[qproperty(QString, engine, READ = engine, WRITE = set_engine, NOTIFY = changed)]
        #[qproperty(QString, other_engine, READ = other_engine, WRITE = set_other_engine, NOTIFY = changed)]
        #[qproperty(QString, side, READ = side, WRITE = set_side, NOTIFY = changed)]
        #[qproperty(bool, own_clocks, READ = own_clocks, WRITE = set_own_clocks, NOTIFY = changed)]
        #[qproperty(QString, first_time_kind, READ = first_time_kind, NOTIFY = changed)]
        #[qproperty(QString, second_time_kind, READ = second_time_kind, NOTIFY = changed)]
        #[qproperty(QList_i32, first_time, READ = first_time, NOTIFY = changed)]
        #[qproperty(QList_i32, second_time, READ = second_time, NOTIFY = changed)]
        #[qproperty(bool, strict, READ = strict, WRITE = set_strict, NOTIFY = changed)]
        #[qproperty(i32, go_size, READ = go_size, WRITE = set_go_size, NOTIFY = changed)]
        #[qproperty(QString, go_rules, READ = go_rules, WRITE = set_go_rules, NOTIFY = changed)]
        #[qproperty(f64, go_komi, READ = go_komi, WRITE = set_go_komi, NOTIFY = changed)]
        #[qproperty(i32, go_handicap, READ = go_handicap, WRITE = set_go_handicap, NOTIFY = changed)]
        #[qproperty(bool, chess960, READ = chess960, WRITE = set_chess960, NOTIFY = changed)]
        #[qproperty(QString, janggi_rules, READ = janggi_rules, WRITE = set_janggi_rules, NOTIFY = changed)]
        #[qproperty(i32, cho_formation, READ = cho_formation, WRITE = set_cho_formation, NOTIFY = changed)]
        #[qproperty(i32, han_formation, READ = han_formation, WRITE = set_han_formation, NOTIFY = changed)]
        #[qproperty(QStringList, go_rules_names, READ = go_rules_names, CONSTANT)]
        #[qproperty(QStringList, janggi_rules_names, READ = janggi_rules_names, CONSTANT)]
        #[qproperty(bool, has_position, READ = has_position, NOTIFY = changed)]
        #[qproperty(i32, position_columns, READ = position_columns, NOTIFY = changed)]
        #[qproperty(i32, position_rows, READ = position_rows, NOTIFY = changed)]
        #[qproperty(QStringList, position_kinds, READ = position_kinds, NOTIFY = changed)]
        #[qproperty(QList_i32, position_places, READ = position_places, NOTIFY = changed)]
        type NewGame = super::NewGameObject;

        fn has_position(self: &NewGame) -> bool;
        fn position_columns(self: &NewGame) -> i32;
        fn position_rows(self: &NewGame) -> i32;
        fn position_kinds(self: &NewGame) -> QStringList;
        /// Side, column and row of each of these pieces.
        fn position_places(self: &NewGame) -> QList_i32;
        /// The next games begin from the position that is set up on the editor's page.
        #[qinvokable]
        fn take_position(self: Pin<&mut NewGame>);
        /// The next games begin from the usual start.
        #[qinvokable]
        fn drop_position(self: Pin<&mut NewGame>);
        /// What a level of a game is worth in Elo; 0 where that was not measured.
        #[qinvokable]
        fn elo(self: &NewGame, game: QString, level: i32) -> i32;

        fn game(self: &NewGame) -> QString;
        fn set_game(self: Pin<&mut NewGame>, word: QString);
        fn opponent(self: &NewGame) -> QString;
        fn set_opponent(self: Pin<&mut NewGame>, word: QString);
        fn level(self: &NewGame) -> i32;
        fn set_level(self: Pin<&mut NewGame>, level: i32);
        fn other_level(self: &NewGame) -> i32;
        fn set_other_level(self: Pin<&mut NewGame>, level: i32);
        fn engine(self: &NewGame) -> QString;
        fn set_engine(self: Pin<&mut NewGame>, name: QString);
        fn other_engine(self: &NewGame) -> QString;
        fn set_other_engine(self: Pin<&mut NewGame>, name: QString);
        fn side(self: &NewGame) -> QString;
        fn set_side(self: Pin<&mut NewGame>, word: QString);
        fn own_clocks(self: &NewGame) -> bool;
        fn set_own_clocks(self: Pin<&mut NewGame>, own: bool);
        fn first_time_kind(self: &NewGame) -> QString;
        fn second_time_kind(self: &NewGame) -> QString;
        /// Seconds and counts: the main time, the least it can be, the increment, the period, the periods, the moves in
        /// one.
        fn first_time(self: &NewGame) -> QList_i32;
        fn second_time(self: &NewGame) -> QList_i32;
        #[qinvokable]
        fn set_time_kind(self: Pin<&mut NewGame>, side: i32, word: QString);
        #[qinvokable]
        fn set_main_time(self: Pin<&mut NewGame>, side: i32, seconds: i32);
        #[qinvokable]
        fn set_increment(self: Pin<&mut NewGame>, side: i32, seconds: i32);
        #[qinvokable]
        fn set_period(self: Pin<&mut NewGame>, side: i32, seconds: i32);
        #[qinvokable]
        fn set_periods(self: Pin<&mut NewGame>, side: i32, number: i32);
        #[qinvokable]
        fn set_period_moves(self: Pin<&mut NewGame>, side: i32, number: i32);
        fn strict(self: &NewGame) -> bool;
        fn set_strict(self: Pin<&mut NewGame>, on: bool);
        fn go_size(self: &NewGame) -> i32;
        fn set_go_size(self: Pin<&mut NewGame>, size: i32);
        fn go_rules(self: &NewGame) -> QString;
        fn set_go_rules(self: Pin<&mut NewGame>, name: QString);
        fn go_komi(self: &NewGame) -> f64;
        fn set_go_komi(self: Pin<&mut NewGame>, komi: f64);
        fn go_handicap(self: &NewGame) -> i32;
        fn set_go_handicap(self: Pin<&mut NewGame>, stones: i32);
        fn chess960(self: &NewGame) -> bool;
        fn set_chess960(self: Pin<&mut NewGame>, on: bool);
        fn janggi_rules(self: &NewGame) -> QString;
        fn set_janggi_rules(self: Pin<&mut NewGame>, name: QString);
        fn cho_formation(self: &NewGame) -> i32;
        fn set_cho_formation(self: Pin<&mut NewGame>, index: i32);
        fn han_formation(self: &NewGame) -> i32;
        fn set_han_formation(self: Pin<&mut NewGame>, index: i32);
        fn go_rules_names(self: &NewGame) -> QStringList;
        fn janggi_rules_names(self: &NewGame) -> QStringList;

        /// The usual komi under these rules with this handicap.
        #[qinvokable]
        fn komi_for(self: &NewGame, rules: QString, handicap: i32) -> f64;
        /// The most handicap stones a board of this size takes.
        #[qinvokable]
        fn max_handicap(self: &NewGame, size: i32) -> i32;
        /// The four letters of a set-up from left to right as that side's player sees them.
        #[qinvokable]
        fn formation_label(self: &NewGame, side: i32, index: i32) -> QString;

        #[qsignal]
        fn changed(self: Pin<&mut NewGame>);
    }
}

/// The choices live in the settings store; the QObject itself holds nothing.
#[derive(Debug, Default)]
pub struct NewGameObject;

fn read<R>(get: impl FnOnce(&NewGameChoices) -> R) -> R {
    with_preferences(|preferences| get(&preferences.new_game))
}

fn clamp(value: i32, low: u8, high: u8) -> u8 {
    // Within two u8 bounds.
    value.clamp(i32::from(low), i32::from(high)) as u8
}

/// A figure of the choices, all of which are small.
fn whole(value: u32) -> i32 {
    i32::try_from(value).unwrap_or(i32::MAX)
}

fn counted(value: i32) -> u32 {
    u32::try_from(value).unwrap_or(0)
}

fn side_of(side: i32) -> Side {
    if side == 0 { Side::First } else { Side::Second }
}

/// What the page steps through; see `first_time`.
fn figures(time: &TimeChoices) -> QList<i32> {
    let least = if time.needs_main() { 30 } else { 0 };
    let mut list = QList::default();
    for figure in [time.main, least, time.increment, time.period, time.periods, time.moves] {
        list.append(whole(figure));
    }
    list
}

fn names(list: &[&str]) -> QStringList {
    list.iter().map(|&name| QString::from(name)).collect()
}

impl qobject::NewGame {
    fn change(self: Pin<&mut Self>, edit: impl FnOnce(&mut NewGameChoices)) {
        with_store(|store| store.change(|preferences| edit(&mut preferences.new_game)));
        self.changed();
    }

    fn game(&self) -> QString {
        read(|choices| new_game::kind_word(choices.game)).into()
    }

    fn set_game(self: Pin<&mut Self>, word: QString) {
        if let Some(kind) = new_game::kind_of(&word.to_string()) {
            self.change(|choices| choices.game = kind);
        }
    }

    fn position(&self) -> Option<Arrangement> {
        chosen_position(read(|choices| choices.game))?.arrangement().ok()
    }

    fn has_position(&self) -> bool {
        self.position().is_some()
    }

    fn position_columns(&self) -> i32 {
        self.position().map_or(0, |position| position.board_size().0.into())
    }

    fn position_rows(&self) -> i32 {
        self.position().map_or(0, |position| position.board_size().1.into())
    }

    fn position_kinds(&self) -> QStringList {
        let pieces = self.position().map_or_else(Vec::new, |position| position.pieces());
        pieces.iter().map(|(_, piece)| QString::from(piece_word(piece.kind).unwrap_or_default())).collect()
    }

    fn position_places(&self) -> QList<i32> {
        let mut places = QList::default();
        for (point, piece) in self.position().map_or_else(Vec::new, |position| position.pieces()) {
            places.append(piece.side.index() as i32);
            places.append(point.col.into());
            places.append(point.row.into());
        }
        places
    }

    fn take_position(self: Pin<&mut Self>) {
        let position = editor_desk().borrow().start_position();
        let Some(position) = position else { return };
        let game = position.game;
        choose_position(Some(position));
        self.change(|choices| choices.game = game);
    }

    fn drop_position(self: Pin<&mut Self>) {
        choose_position(None);
        self.changed();
    }

    fn opponent(&self) -> QString {
        read(|choices| choices.seats().opponent.word()).into()
    }

    fn set_opponent(self: Pin<&mut Self>, word: QString) {
        if let Some(opponent) = Opponent::from_word(&word.to_string()) {
            self.change(|choices| choices.seats_mut().opponent = opponent);
        }
    }

    fn level(&self) -> i32 {
        read(|choices| choices.seats().level.into())
    }

    fn set_level(self: Pin<&mut Self>, level: i32) {
        self.change(|choices| choices.seats_mut().level = clamp(level, 1, 10));
    }

    fn elo(&self, game: QString, level: i32) -> i32 {
        let level = hansu_engine::Level::new(clamp(level, 1, 10));
        kind_of(&game.to_string()).and_then(|kind| level.elo(kind)).map_or(0, i32::from)
    }

    fn other_level(&self) -> i32 {
        read(|choices| choices.seats().other_level.into())
    }

    fn set_other_level(self: Pin<&mut Self>, level: i32) {
        self.change(|choices| choices.seats_mut().other_level = clamp(level, 1, 10));
    }

    fn engine(&self) -> QString {
        read(|choices| QString::from(&choices.seats().engine))
    }

    fn set_engine(self: Pin<&mut Self>, name: QString) {
        self.change(|choices| choices.seats_mut().engine = name.to_string());
    }

    fn other_engine(&self) -> QString {
        read(|choices| QString::from(&choices.seats().other_engine))
    }

    fn set_other_engine(self: Pin<&mut Self>, name: QString) {
        self.change(|choices| choices.seats_mut().other_engine = name.to_string());
    }

    fn side(&self) -> QString {
        read(|choices| choices.seats().side.word()).into()
    }

    fn set_side(self: Pin<&mut Self>, word: QString) {
        if let Some(side) = SideChoice::from_word(&word.to_string()) {
            self.change(|choices| choices.seats_mut().side = side);
        }
    }

    fn change_time(self: Pin<&mut Self>, side: i32, edit: impl FnOnce(&mut TimeChoices)) {
        self.change(|choices| {
            let time = choices.seats_mut().time_mut(side_of(side));
            edit(time);
            time.hold_in_range();
        });
    }

    fn own_clocks(&self) -> bool {
        read(|choices| choices.seats().own_clocks)
    }

    fn set_own_clocks(self: Pin<&mut Self>, own: bool) {
        self.change(|choices| choices.seats_mut().set_own_clocks(own));
    }

    fn first_time_kind(&self) -> QString {
        read(|choices| choices.seats().time.kind.word()).into()
    }

    fn second_time_kind(&self) -> QString {
        read(|choices| choices.seats().other_time.kind.word()).into()
    }

    fn first_time(&self) -> QList<i32> {
        figures(&read(|choices| choices.seats().time))
    }

    fn second_time(&self) -> QList<i32> {
        figures(&read(|choices| choices.seats().other_time))
    }

    fn set_time_kind(self: Pin<&mut Self>, side: i32, word: QString) {
        if let Some(kind) = TimeKind::from_word(&word.to_string()) {
            self.change_time(side, |time| time.kind = kind);
        }
    }

    fn set_main_time(self: Pin<&mut Self>, side: i32, seconds: i32) {
        self.change_time(side, |time| time.main = counted(seconds));
    }

    fn set_increment(self: Pin<&mut Self>, side: i32, seconds: i32) {
        self.change_time(side, |time| time.increment = counted(seconds));
    }

    fn set_period(self: Pin<&mut Self>, side: i32, seconds: i32) {
        self.change_time(side, |time| time.period = counted(seconds));
    }

    fn set_periods(self: Pin<&mut Self>, side: i32, number: i32) {
        self.change_time(side, |time| time.periods = counted(number));
    }

    fn set_period_moves(self: Pin<&mut Self>, side: i32, number: i32) {
        self.change_time(side, |time| time.moves = counted(number));
    }

    fn strict(&self) -> bool {
        read(|choices| choices.seats().strict)
    }

    fn set_strict(self: Pin<&mut Self>, on: bool) {
        self.change(|choices| choices.seats_mut().strict = on);
    }

    fn go_size(&self) -> i32 {
        read(|choices| choices.go.size.into())
    }

    fn set_go_size(self: Pin<&mut Self>, size: i32) {
        self.change(|choices| choices.go.set_size(clamp(size, 2, 25)));
    }

    fn go_rules(&self) -> QString {
        read(|choices| QString::from(&choices.go.rules))
    }

    fn set_go_rules(self: Pin<&mut Self>, name: QString) {
        let name = name.to_string();
        self.change(|choices| choices.go.set_rules(&name));
    }

    fn go_komi(&self) -> f64 {
        read(|choices| f64::from(choices.go.komi_halves) / 2.0)
    }

    fn set_go_komi(self: Pin<&mut Self>, komi: f64) {
        if komi.is_finite() {
            // Bounded before the cast, so it cannot overflow.
            self.change(|choices| choices.go.komi_halves = (komi.clamp(-400.0, 400.0) * 2.0).round() as i32);
        }
    }

    fn go_handicap(&self) -> i32 {
        read(|choices| choices.go.handicap.into())
    }

    fn set_go_handicap(self: Pin<&mut Self>, stones: i32) {
        self.change(|choices| choices.go.set_handicap(clamp(stones, 0, 9)));
    }

    fn chess960(&self) -> bool {
        read(|choices| choices.chess.chess960)
    }

    fn set_chess960(self: Pin<&mut Self>, on: bool) {
        self.change(|choices| choices.chess.chess960 = on);
    }

    fn janggi_rules(&self) -> QString {
        read(|choices| QString::from(&choices.janggi.rules))
    }

    fn set_janggi_rules(self: Pin<&mut Self>, name: QString) {
        let name = name.to_string();
        if janggi::Rules::preset(&name).is_some() {
            self.change(|choices| choices.janggi.rules = name);
        }
    }

    fn cho_formation(&self) -> i32 {
        read(|choices| choices.janggi.cho.into())
    }

    fn set_cho_formation(self: Pin<&mut Self>, index: i32) {
        self.change(|choices| choices.janggi.cho = clamp(index, 0, 3));
    }

    fn han_formation(&self) -> i32 {
        read(|choices| choices.janggi.han.into())
    }

    fn set_han_formation(self: Pin<&mut Self>, index: i32) {
        self.change(|choices| choices.janggi.han = clamp(index, 0, 3));
    }

    fn go_rules_names(&self) -> QStringList {
        names(&go::Rules::PRESETS)
    }

    fn janggi_rules_names(&self) -> QStringList {
        names(&janggi::Rules::PRESETS)
    }

    fn komi_for(&self, rules: QString, handicap: i32) -> f64 {
        f64::from(new_game::usual_komi(&rules.to_string(), clamp(handicap, 0, 9)).0) / 2.0
    }

    fn max_handicap(&self, size: i32) -> i32 {
        new_game::max_handicap(clamp(size, 2, 25)).into()
    }

    fn formation_label(&self, side: i32, index: i32) -> QString {
        let side = if side == 0 { Side::First } else { Side::Second };
        QString::from(&new_game::formation_letters(side, clamp(index, 0, 3)))
    }
}
