//! The user's outside engines, as QML reads and changes them. What is set belongs to the selected one.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};
use hansu_engine::Cancel;
use hansu_players::process::LogLine;

use crate::{
    app_state::{with_engine_store, with_engines},
    config_file::Notice,
    engines::{EngineList, EngineTests, KnownEngine, Trouble},
    new_game::{kind_of, kind_word},
};

#[cxx_qt::bridge]
pub mod qobject {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qproperty(i32, count, READ = count, NOTIFY = changed)]
        #[qproperty(i32, serial, READ = serial, NOTIFY = changed)]
        #[qproperty(i32, selected, READ = selected, WRITE = set_selected, NOTIFY = changed)]
        #[qproperty(bool, searching, READ = searching, NOTIFY = changed)]
        #[qproperty(i32, found, READ = found, NOTIFY = changed)]
        #[qproperty(bool, adding, READ = adding, NOTIFY = changed)]
        #[qproperty(QString, add_code, READ = add_code, NOTIFY = changed)]
        #[qproperty(QStringList, add_details, READ = add_details, NOTIFY = changed)]
        #[qproperty(QString, notice_code, READ = notice_code, NOTIFY = changed)]
        #[qproperty(QString, notice_path, READ = notice_path, NOTIFY = changed)]
        #[qproperty(QString, name, READ = name, NOTIFY = changed)]
        #[qproperty(QString, command, READ = command, NOTIFY = changed)]
        #[qproperty(QString, protocol, READ = protocol, NOTIFY = changed)]
        #[qproperty(QString, by, READ = by, NOTIFY = changed)]
        #[qproperty(QStringList, games, READ = games, NOTIFY = changed)]
        #[qproperty(QString, test_code, READ = test_code, NOTIFY = changed)]
        #[qproperty(QStringList, test_details, READ = test_details, NOTIFY = changed)]
        #[qproperty(f64, move_seconds, READ = move_seconds, WRITE = set_move_seconds, NOTIFY = changed)]
        #[qproperty(f64, depth, READ = depth, WRITE = set_depth, NOTIFY = changed)]
        #[qproperty(f64, nodes, READ = nodes, WRITE = set_nodes, NOTIFY = changed)]
        #[qproperty(i32, elo, READ = elo, WRITE = set_elo, NOTIFY = changed)]
        #[qproperty(i32, least_elo, READ = least_elo, NOTIFY = changed)]
        #[qproperty(i32, most_elo, READ = most_elo, NOTIFY = changed)]
        #[qproperty(i32, patience, READ = patience, WRITE = set_patience, NOTIFY = changed)]
        #[qproperty(bool, can_ponder, READ = can_ponder, NOTIFY = changed)]
        #[qproperty(bool, ponder, READ = ponder, WRITE = set_ponder, NOTIFY = changed)]
        #[qproperty(bool, han_below, READ = han_below, WRITE = set_han_below, NOTIFY = changed)]
        #[qproperty(bool, scores_for_white, READ = scores_for_white, WRITE = set_scores_for_white, NOTIFY = changed)]
        #[qproperty(bool, asked, READ = asked, NOTIFY = changed)]
        #[qproperty(i32, option_count, READ = option_count, NOTIFY = changed)]
        #[qproperty(i32, set_count, READ = set_count, NOTIFY = changed)]
        #[qproperty(QStringList, log_sources, READ = log_sources, NOTIFY = log_changed)]
        #[qproperty(QString, log_source, READ = log_source, WRITE = set_log_source, NOTIFY = log_changed)]
        #[qproperty(i32, log_count, READ = log_count, NOTIFY = log_changed)]
        #[qproperty(i32, log_serial, READ = log_serial, NOTIFY = log_changed)]
        type Engines = super::EnginesObject;

        fn count(self: &Engines) -> i32;
        fn serial(self: &Engines) -> i32;
        fn selected(self: &Engines) -> i32;
        fn set_selected(self: Pin<&mut Engines>, place: i32);
        fn searching(self: &Engines) -> bool;
        fn found(self: &Engines) -> i32;
        fn adding(self: &Engines) -> bool;
        fn add_code(self: &Engines) -> QString;
        fn add_details(self: &Engines) -> QStringList;
        fn notice_code(self: &Engines) -> QString;
        fn notice_path(self: &Engines) -> QString;
        fn name(self: &Engines) -> QString;
        fn command(self: &Engines) -> QString;
        fn protocol(self: &Engines) -> QString;
        fn by(self: &Engines) -> QString;
        fn games(self: &Engines) -> QStringList;
        fn test_code(self: &Engines) -> QString;
        fn test_details(self: &Engines) -> QStringList;
        fn move_seconds(self: &Engines) -> f64;
        fn set_move_seconds(self: Pin<&mut Engines>, seconds: f64);
        fn depth(self: &Engines) -> f64;
        fn set_depth(self: Pin<&mut Engines>, plies: f64);
        fn nodes(self: &Engines) -> f64;
        fn set_nodes(self: Pin<&mut Engines>, number: f64);
        fn elo(self: &Engines) -> i32;
        fn set_elo(self: Pin<&mut Engines>, elo: i32);
        fn least_elo(self: &Engines) -> i32;
        fn most_elo(self: &Engines) -> i32;
        fn patience(self: &Engines) -> i32;
        fn set_patience(self: Pin<&mut Engines>, percent: i32);
        fn can_ponder(self: &Engines) -> bool;
        fn ponder(self: &Engines) -> bool;
        fn set_ponder(self: Pin<&mut Engines>, on: bool);
        fn han_below(self: &Engines) -> bool;
        fn set_han_below(self: Pin<&mut Engines>, on: bool);
        fn scores_for_white(self: &Engines) -> bool;
        fn set_scores_for_white(self: Pin<&mut Engines>, on: bool);
        fn asked(self: &Engines) -> bool;
        fn option_count(self: &Engines) -> i32;
        fn set_count(self: &Engines) -> i32;
        /// Where the selected engine has said something: "test", "game", "analysis".
        fn log_sources(self: &Engines) -> QStringList;
        fn log_source(self: &Engines) -> QString;
        fn set_log_source(self: Pin<&mut Engines>, source: QString);
        fn log_count(self: &Engines) -> i32;
        fn log_serial(self: &Engines) -> i32;

        #[qinvokable]
        fn name_at(self: &Engines, place: i32) -> QString;
        /// "go", "chess", "janggi".
        #[qinvokable]
        fn games_at(self: &Engines, place: i32) -> QStringList;
        /// "running", "works", the code of what is wrong, or nothing.
        #[qinvokable]
        fn state_at(self: &Engines, place: i32) -> QString;
        /// The names of the engines for a game.
        #[qinvokable]
        fn names_for(self: &Engines, game: QString) -> QStringList;

        /// Looks for installed engines, those too that were removed if they are asked for `again`.
        #[qinvokable]
        fn find(self: Pin<&mut Engines>, again: bool);
        /// The same, where it was never done.
        #[qinvokable]
        fn find_at_first(self: Pin<&mut Engines>);
        /// Talks to a command and adds it if it is an engine; `patience` in hundredths of the usual.
        #[qinvokable]
        fn add(self: Pin<&mut Engines>, command: QString, patience: i32);
        #[qinvokable]
        fn add_file(self: Pin<&mut Engines>, file: QUrl);
        #[qinvokable]
        fn cancel_adding(self: Pin<&mut Engines>);
        #[qinvokable]
        fn test(self: Pin<&mut Engines>);
        #[qinvokable]
        fn cancel_test(self: Pin<&mut Engines>);
        #[qinvokable]
        fn remove(self: Pin<&mut Engines>);
        /// `false` where the name is empty or another engine's.
        #[qinvokable]
        fn rename(self: Pin<&mut Engines>, name: QString) -> bool;
        /// `false` where the text is no command; the test's sentence says why.
        #[qinvokable]
        fn set_command(self: Pin<&mut Engines>, text: QString) -> bool;

        #[qinvokable]
        fn option_name(self: &Engines, option: i32) -> QString;
        /// "check", "spin", "combo", "button", "string" or "filename".
        #[qinvokable]
        fn option_kind(self: &Engines, option: i32) -> QString;
        /// As it is set, else the engine's own.
        #[qinvokable]
        fn option_value(self: &Engines, option: i32) -> QString;
        #[qinvokable]
        fn option_is_set(self: &Engines, option: i32) -> bool;
        #[qinvokable]
        fn option_default(self: &Engines, option: i32) -> QString;
        #[qinvokable]
        fn option_least(self: &Engines, option: i32) -> f64;
        #[qinvokable]
        fn option_most(self: &Engines, option: i32) -> f64;
        #[qinvokable]
        fn option_choices(self: &Engines, option: i32) -> QStringList;
        #[qinvokable]
        fn set_option(self: Pin<&mut Engines>, option: i32, value: QString) -> bool;
        #[qinvokable]
        fn set_option_file(self: Pin<&mut Engines>, option: i32, file: QUrl) -> bool;
        #[qinvokable]
        fn reset_option(self: Pin<&mut Engines>, option: i32);
        #[qinvokable]
        fn reset_options(self: Pin<&mut Engines>);

        /// Looks for new lines; the page calls it while the log is on show.
        #[qinvokable]
        fn read_log(self: Pin<&mut Engines>);
        #[qinvokable]
        fn log_text(self: &Engines, line: i32) -> QString;
        /// "sent", "received", "error" or "remark".
        #[qinvokable]
        fn log_direction(self: &Engines, line: i32) -> QString;
        /// Seconds since the log was begun.
        #[qinvokable]
        fn log_seconds(self: &Engines, line: i32) -> f64;
        /// All of it as text.
        #[qinvokable]
        fn log_copy(self: &Engines) -> QString;

        #[qsignal]
        fn changed(self: Pin<&mut Engines>);
        #[qsignal]
        fn log_changed(self: Pin<&mut Engines>);
        /// An engine was added by hand.
        #[qsignal]
        fn added(self: Pin<&mut Engines>, name: QString);
    }

    impl cxx_qt::Threading for Engines {}
}

/// What the page shows besides the list itself, which is shared.
#[derive(Debug, Default)]
pub struct EnginesObject {
    serial: i32,
    selected: usize,
    pub(super) searching: bool,
    pub(super) found: Option<usize>,
    pub(super) tests: EngineTests,
    /// Calls off what is being added.
    pub(super) adding: Option<Cancel>,
    pub(super) add_trouble: Option<Trouble>,
    /// The log that was chosen to be on show.
    pub(super) wanted_log: Option<super::engine_tests::LogSource>,
    pub(super) log: Vec<LogLine>,
    pub(super) log_serial: i32,
}

impl Drop for EnginesObject {
    fn drop(&mut self) {
        if let Some(cancel) = &self.adding {
            cancel.cancel();
        }
    }
}

impl qobject::Engines {
    /// Changes the list, and shows it.
    pub(super) fn change<R>(mut self: Pin<&mut Self>, edit: impl FnOnce(&mut EngineList, usize) -> R) -> R {
        let place = self.as_mut().rust_mut().selected;
        let answer = with_engine_store(|store| store.change(|list| edit(list, place)));
        self.show();
        answer
    }

    pub(super) fn show(mut self: Pin<&mut Self>) {
        self.as_mut().rust_mut().serial += 1;
        self.changed();
    }

    /// Lends the selected engine; the default where there is none.
    pub(super) fn read<R: Default>(&self, get: impl FnOnce(&KnownEngine) -> R) -> R {
        with_engines(|list| list.engines().get(self.rust().selected).map(get)).unwrap_or_default()
    }

    pub(super) fn selected_name(&self) -> String {
        self.read(|engine| engine.profile.name.clone())
    }

    pub(super) fn select_place(mut self: Pin<&mut Self>, place: usize) {
        self.as_mut().rust_mut().selected = place;
        self.as_mut().show();
        self.read_log();
    }

    fn count(&self) -> i32 {
        with_engines(|list| whole(list.engines().len()))
    }

    fn serial(&self) -> i32 {
        self.rust().serial
    }

    /// -1 where the list is empty.
    fn selected(&self) -> i32 {
        if self.count() == 0 { -1 } else { whole(self.rust().selected) }
    }

    fn set_selected(self: Pin<&mut Self>, place: i32) {
        if let Ok(place) = usize::try_from(place)
            && place < with_engines(|list| list.engines().len())
        {
            self.select_place(place);
        }
    }

    fn notice_code(&self) -> QString {
        with_engine_store(|store| match store.notice() {
            None => "",
            Some(Notice::Damaged(_)) => "damaged",
            Some(Notice::NotSaved(_)) => "not-saved",
        })
        .into()
    }

    fn notice_path(&self) -> QString {
        with_engine_store(|store| match store.notice() {
            None => QString::default(),
            Some(Notice::Damaged(path) | Notice::NotSaved(path)) => {
                QString::from(&path.display().to_string())
            }
        })
    }

    fn name_at(&self, place: i32) -> QString {
        at(place, |engine| QString::from(&engine.profile.name))
    }

    fn games_at(&self, place: i32) -> QStringList {
        at(place, games_of)
    }

    fn state_at(&self, place: i32) -> QString {
        let name = at(place, |engine| engine.profile.name.clone());
        self.test_state_of(&name)
    }

    fn names_for(&self, game: QString) -> QStringList {
        let Some(kind) = kind_of(&game.to_string()) else { return QStringList::default() };
        with_engines(|list| list.for_game(kind).map(|profile| QString::from(&profile.name)).collect())
    }

    fn remove(mut self: Pin<&mut Self>) {
        let name = self.selected_name();
        self.as_mut().rust_mut().tests.forget(&name);
        let left = self.as_mut().change(|list, place| {
            list.remove(place);
            list.engines().len()
        });
        let place = self.rust().selected.min(left.saturating_sub(1));
        self.select_place(place);
    }

    fn rename(mut self: Pin<&mut Self>, name: QString) -> bool {
        let before = self.selected_name();
        let renamed = self.as_mut().change(|list, place| list.rename(place, &name.to_string()));
        if renamed {
            let now = self.selected_name();
            self.as_mut().rust_mut().tests.rename(&before, &now);
            self.show();
        }
        renamed
    }

    fn name(&self) -> QString {
        self.read(|engine| QString::from(&engine.profile.name))
    }

    fn command(&self) -> QString {
        self.read(|engine| QString::from(&engine.profile.command.to_string()))
    }

    fn games(&self) -> QStringList {
        self.read(games_of)
    }
}

fn at<R: Default>(place: i32, get: impl FnOnce(&KnownEngine) -> R) -> R {
    let place = usize::try_from(place).ok();
    with_engines(|list| place.and_then(|place| list.engines().get(place)).map(get)).unwrap_or_default()
}

fn games_of(engine: &KnownEngine) -> QStringList {
    let mut list = QList::<QString>::default();
    for &kind in &engine.profile.games {
        list.append(QString::from(kind_word(kind)));
    }
    QStringList::from(&list)
}

pub(super) fn whole(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
