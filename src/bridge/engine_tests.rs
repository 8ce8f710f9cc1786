//! Finding, adding and testing engines, and their logs, for QML. Programs are talked to in threads; what came of it is
//! queued.

use std::{pin::Pin, thread};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QStringList, QUrl};
use hansu_engine::Cancel;
use hansu_players::{
    EngineProfile,
    discovery::discover,
    probe::{ProbeError, ProbeReport, probe},
    process::{CommandLine, Direction, EngineLog, LogLine},
};

use super::engines::{qobject, whole};
use crate::{
    app_state::{analysis_log, game_session, with_engine_store, with_engines},
    engines::{KnownEngine, TestState, Trouble},
};

impl qobject::Engines {
    pub(super) fn searching(&self) -> bool {
        self.rust().searching
    }

    /// So many new ones the last search has found; -1 before the first.
    pub(super) fn found(&self) -> i32 {
        self.rust().found.map_or(-1, whole)
    }

    pub(super) fn find_at_first(self: Pin<&mut Self>) {
        if !with_engines(crate::engines::EngineList::was_searched) {
            self.find(false);
        }
    }

    pub(super) fn find(mut self: Pin<&mut Self>, again: bool) {
        if self.rust().searching {
            return;
        }
        self.as_mut().rust_mut().searching = true;
        self.as_mut().show();
        let window = self.qt_thread();
        thread::spawn(move || {
            let engines = discover();
            // Fails only where the window is gone.
            let _ = window.queue(move |page| page.take_found(engines, again));
        });
    }

    fn take_found(mut self: Pin<&mut Self>, engines: Vec<EngineProfile>, again: bool) {
        let found = with_engine_store(|store| store.change(|list| list.merge(engines, again)));
        let mut this = self.as_mut().rust_mut();
        this.searching = false;
        this.found = Some(found);
        self.show();
    }

    pub(super) fn adding(&self) -> bool {
        self.rust().adding.is_some()
    }

    pub(super) fn add_code(&self) -> QString {
        self.rust().add_trouble.as_ref().map_or("", |trouble| trouble.code).into()
    }

    pub(super) fn add_details(&self) -> QStringList {
        strings(self.rust().add_trouble.iter().flat_map(|trouble| &trouble.details))
    }

    pub(super) fn add(mut self: Pin<&mut Self>, command: QString, patience: i32) {
        match CommandLine::parse(&command.to_string()) {
            Ok(command) => self.ask(command, u16::try_from(patience).unwrap_or(100)),
            Err(error) => {
                self.as_mut().rust_mut().add_trouble = Some((&error).into());
                self.show();
            }
        }
    }

    pub(super) fn add_file(self: Pin<&mut Self>, file: QUrl) {
        if let Some(path) = file.to_local_file() {
            self.ask(CommandLine::new(path.to_string()), 100);
        }
    }

    /// Lets a command introduce itself; it is added if it plays one of our games.
    fn ask(mut self: Pin<&mut Self>, command: CommandLine, patience: u16) {
        if self.rust().adding.is_some() {
            return;
        }
        let cancel = Cancel::default();
        let mut this = self.as_mut().rust_mut();
        this.adding = Some(cancel.clone());
        this.add_trouble = None;
        self.as_mut().show();
        let window = self.qt_thread();
        thread::spawn(move || {
            let log = EngineLog::default();
            let answer = probe(&command, patience, log, &cancel);
            // Fails only where the window is gone.
            let _ = window.queue(move |page| page.take_added(command, patience, answer));
        });
    }

    fn take_added(
        mut self: Pin<&mut Self>,
        command: CommandLine,
        patience: u16,
        answer: Result<ProbeReport, ProbeError>,
    ) {
        self.as_mut().rust_mut().adding = None;
        let trouble = match &answer {
            Ok(report) => Trouble::of_report(report),
            Err(ProbeError::Cancelled) => None,
            Err(error) => Some(error.into()),
        };
        let report = answer.ok().filter(|_| trouble.is_none());
        self.as_mut().rust_mut().add_trouble = trouble;
        let Some(report) = report else {
            self.show();
            return;
        };
        let mut engine = KnownEngine::of_report(command, &report);
        engine.profile.patience_percent = patience;
        let (place, profile) = with_engine_store(|store| {
            store.change(|list| {
                let place = list.add(engine);
                (place, list.engines()[place].profile.clone())
            })
        });
        let run = self.as_mut().rust_mut().tests.begin(&profile.name);
        let state = TestState::of_report(&report, &profile);
        self.as_mut().rust_mut().tests.finish(run.number, state);
        self.as_mut().select_place(place);
        self.added(QString::from(&profile.name));
    }

    pub(super) fn cancel_adding(self: Pin<&mut Self>) {
        if let Some(cancel) = &self.rust().adding {
            cancel.cancel();
        }
    }

    pub(super) fn set_command(mut self: Pin<&mut Self>, text: QString) -> bool {
        let name = self.selected_name();
        match CommandLine::parse(&text.to_string()) {
            Ok(command) => {
                if self.read(|engine| engine.profile.command != command) {
                    self.as_mut().rust_mut().tests.forget(&name);
                    self.change(|list, place| list.set_command(place, command));
                }
                true
            }
            Err(error) => {
                self.as_mut().rust_mut().tests.fail(&name, (&error).into());
                self.show();
                false
            }
        }
    }

    pub(super) fn test(mut self: Pin<&mut Self>) {
        let Some(profile) = self.read(|engine| Some(engine.profile.clone())) else { return };
        let run = self.as_mut().rust_mut().tests.begin(&profile.name);
        self.as_mut().show();
        self.as_mut().read_log();
        let window = self.qt_thread();
        thread::spawn(move || {
            let answer = probe(&profile.command, profile.patience_percent, run.log, &run.cancel);
            // Fails only where the window is gone.
            let _ = window.queue(move |page| page.take_tested(run.number, answer));
        });
    }

    fn take_tested(mut self: Pin<&mut Self>, run: u64, answer: Result<ProbeReport, ProbeError>) {
        // One that no longer counts is forgotten.
        let Some(name) = self.rust().tests.engine_of(run).map(str::to_owned) else { return };
        let state = match answer {
            Ok(report) => with_engine_store(|store| {
                store.change(|list| {
                    let place = list.place(&name);
                    if let Some(place) = place.filter(|_| !report.games.is_empty()) {
                        list.learn(place, &report);
                    }
                    place.map(|place| TestState::of_report(&report, &list.engines()[place].profile))
                })
            }),
            Err(error) => Some(TestState::Failed((&error).into())),
        };
        if let Some(state) = state {
            self.as_mut().rust_mut().tests.finish(run, state);
        }
        self.as_mut().show();
        self.read_log();
    }

    pub(super) fn cancel_test(self: Pin<&mut Self>) {
        let name = self.selected_name();
        self.rust().tests.cancel(&name);
    }

    pub(super) fn test_state_of(&self, name: &str) -> QString {
        match self.rust().tests.state(name) {
            None => "",
            Some(TestState::Running) => "running",
            Some(TestState::Works { .. }) => "works",
            Some(TestState::Failed(trouble)) => trouble.code,
        }
        .into()
    }

    pub(super) fn test_code(&self) -> QString {
        self.test_state_of(&self.selected_name())
    }

    /// Of an engine that works: its name, who wrote it, the milliseconds, the options that do not fit.
    pub(super) fn test_details(&self) -> QStringList {
        match self.rust().tests.state(&self.selected_name()) {
            None | Some(TestState::Running) => QStringList::default(),
            Some(TestState::Works { name, by, took_ms, unfit }) => {
                let parts = [name.clone(), by.clone(), took_ms.to_string(), unfit.join(", ")];
                strings(parts.iter())
            }
            Some(TestState::Failed(trouble)) => strings(trouble.details.iter()),
        }
    }

    fn log_from(&self, source: LogSource) -> Option<EngineLog> {
        let name = self.selected_name();
        match source {
            LogSource::Test => self.rust().tests.log(&name).cloned(),
            LogSource::Game => game_session().borrow().engine_log(&name),
            LogSource::Analysis => analysis_log(&name),
        }
    }

    pub(super) fn log_sources(&self) -> QStringList {
        let there = LogSource::ALL.into_iter().filter(|&source| self.log_from(source).is_some());
        there.map(|source| QString::from(source.word())).collect()
    }

    /// The log on show: the one that was chosen, else the first there is.
    fn shown_log(&self) -> Option<LogSource> {
        let wanted = self.rust().wanted_log;
        wanted.into_iter().chain(LogSource::ALL).find(|&source| self.log_from(source).is_some())
    }

    pub(super) fn log_source(&self) -> QString {
        self.shown_log().map_or("", LogSource::word).into()
    }

    pub(super) fn set_log_source(mut self: Pin<&mut Self>, word: QString) {
        let word = word.to_string();
        let source = LogSource::ALL.into_iter().find(|source| source.word() == word);
        self.as_mut().rust_mut().wanted_log = source;
        self.read_log();
    }

    pub(super) fn read_log(mut self: Pin<&mut Self>) {
        let log = self.shown_log().and_then(|source| self.log_from(source));
        let lines = log.map_or_else(Vec::new, |log| log.lines());
        if lines != self.rust().log {
            let mut this = self.as_mut().rust_mut();
            this.log = lines;
            this.log_serial += 1;
        }
        self.log_changed();
    }

    pub(super) fn log_count(&self) -> i32 {
        whole(self.rust().log.len())
    }

    pub(super) fn log_serial(&self) -> i32 {
        self.rust().log_serial
    }

    fn log_line(&self, line: i32) -> Option<&LogLine> {
        self.rust().log.get(usize::try_from(line).ok()?)
    }

    pub(super) fn log_text(&self, line: i32) -> QString {
        self.log_line(line).map_or_else(QString::default, |line| QString::from(&line.text))
    }

    pub(super) fn log_direction(&self, line: i32) -> QString {
        self.log_line(line).map_or("", |line| direction_word(line.direction)).into()
    }

    pub(super) fn log_seconds(&self, line: i32) -> f64 {
        self.log_line(line).map_or(0.0, |line| line.at.as_secs_f64())
    }

    pub(super) fn log_copy(&self) -> QString {
        let written = self.rust().log.iter().map(|line| {
            format!("{:9.3} {:8} {}\n", line.at.as_secs_f64(), direction_word(line.direction), line.text)
        });
        QString::from(&written.collect::<String>())
    }
}

/// Where an engine has said what is in a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogSource {
    /// At the board.
    Game,
    /// In an analysis.
    Analysis,
    /// When it was tested.
    Test,
}

impl LogSource {
    const ALL: [Self; 3] = [Self::Game, Self::Analysis, Self::Test];

    const fn word(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Analysis => "analysis",
            Self::Test => "test",
        }
    }
}

const fn direction_word(direction: Direction) -> &'static str {
    match direction {
        Direction::Sent => "sent",
        Direction::Received => "received",
        Direction::Error => "error",
        Direction::Remark => "remark",
    }
}

fn strings<'a>(parts: impl Iterator<Item = &'a String>) -> QStringList {
    parts.map(QString::from).collect()
}
