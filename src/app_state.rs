//! What the bridges of the running program share: settings, engines, sessions.

use std::{
    cell::RefCell,
    path::PathBuf,
    rc::Rc,
    sync::{LazyLock, Mutex, PoisonError},
};

use hansu_players::{analysis::AnalysisSource, process::EngineLog};
use hansu_rules::GameKind;
use hansu_table::StartPosition;
use hansu_text::Language;

use crate::{
    editor::EditorDesk,
    engines::{EngineList, EngineStore},
    preferences::{LanguageChoice, Preferences, Store},
    session::Session,
    study::StudyFile,
};

static STORE: LazyLock<Mutex<Store>> = LazyLock::new(|| Mutex::new(Store::open_default()));

static ENGINES: LazyLock<Mutex<EngineStore>> =
    LazyLock::new(|| Mutex::new(EngineStore::open_default("engines.toml", EngineList::hold_in_range)));

thread_local! {
    static GAME: Rc<RefCell<Session>> = Rc::new(RefCell::new(Session::new(language())));
    static STUDY: Rc<RefCell<Session>> = Rc::new(RefCell::new(Session::new(language())));
    static ANALYSIS: RefCell<AnalysisSource> = const { RefCell::new(AnalysisSource::built_in()) };
    static EDITOR: Rc<RefCell<EditorDesk>> = Rc::new(RefCell::new(EditorDesk::new(language())));
    static CHOSEN_POSITION: RefCell<Option<StartPosition>> = const { RefCell::new(None) };
    static FROM_LIBRARY: RefCell<Option<StudyFile>> = const { RefCell::new(None) };
}

static START_FILE: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Remembers the file named on the command line until the window asks for it.
pub fn set_start_file(path: Option<PathBuf>) {
    *START_FILE.lock().unwrap_or_else(PoisonError::into_inner) = path;
}

/// The file named on the command line, once.
pub fn take_start_file() -> Option<PathBuf> {
    START_FILE.lock().unwrap_or_else(PoisonError::into_inner).take()
}

/// The game that is played. Only the thread of the window asks for it.
pub fn game_session() -> Rc<RefCell<Session>> {
    GAME.with(Rc::clone)
}

/// The record that is gone through: its board and its moves are two objects for QML, and one session here. Only the
/// thread of the window asks for it.
pub fn study_session() -> Rc<RefCell<Session>> {
    STUDY.with(Rc::clone)
}

/// Remembers who analyses, for those who want to read along.
pub fn set_analysis_source(source: AnalysisSource) {
    ANALYSIS.set(source);
}

/// What is said to and fro with the outside engine of this name, where it analyses. Only the thread of the window asks
/// for it.
pub fn analysis_log(name: &str) -> Option<EngineLog> {
    ANALYSIS.with_borrow(|source| match source {
        AnalysisSource::Engine { profile, log } if profile.name == name => Some(log.clone()),
        AnalysisSource::Engine { .. } | AnalysisSource::BuiltIn { .. } => None,
    })
}

/// The position that is set up. Only the thread of the window asks for it.
pub fn editor_desk() -> Rc<RefCell<EditorDesk>> {
    EDITOR.with(Rc::clone)
}

/// The next games begin from this position, or from the usual start. Only the thread of the window asks for it.
pub fn choose_position(position: Option<StartPosition>) {
    CHOSEN_POSITION.set(position);
}

/// The position of its own that the next game of this kind begins from.
pub fn chosen_position(kind: GameKind) -> Option<StartPosition> {
    CHOSEN_POSITION.with_borrow(Clone::clone).filter(|position| position.game == kind)
}

/// Lays down a record that was read from the library, for the analysis page to take up.
pub fn hand_over(file: StudyFile) {
    FROM_LIBRARY.set(Some(file));
}

/// The record from the library, once. Only the thread of the window asks for it.
pub fn take_handed_over() -> Option<StudyFile> {
    FROM_LIBRARY.take()
}

/// Lends the store. It stays whole even if an earlier borrower failed: each change is applied in one piece.
pub fn with_store<R>(borrow: impl FnOnce(&mut Store) -> R) -> R {
    borrow(&mut STORE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Lends the preferences for reading.
pub fn with_preferences<R>(borrow: impl FnOnce(&Preferences) -> R) -> R {
    with_store(|store| borrow(store.preferences()))
}

/// Lends the engines' store.
pub fn with_engine_store<R>(borrow: impl FnOnce(&mut EngineStore) -> R) -> R {
    borrow(&mut ENGINES.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Lends the user's engines for reading.
pub fn with_engines<R>(borrow: impl FnOnce(&EngineList) -> R) -> R {
    with_engine_store(|store| borrow(store.value()))
}

/// The language in force: the chosen one, or the system's if Hansu speaks it, else English.
pub fn language() -> Language {
    match with_preferences(|preferences| preferences.language) {
        LanguageChoice::English => Language::English,
        LanguageChoice::Korean => Language::Korean,
        LanguageChoice::System => system_language(),
    }
}

fn system_language() -> Language {
    let korean = sys_locale::get_locale().is_some_and(|locale| {
        locale.split(['-', '_']).next().is_some_and(|language| language.eq_ignore_ascii_case("ko"))
    });
    if korean { Language::Korean } else { Language::English }
}
