//! The list itself: adding, removing, naming.

use std::path::PathBuf;

use hansu_players::{EngineProfile, process::CommandLine};
use hansu_rules::GameKind;
use serde::{Deserialize, Serialize};

use super::{KnownEngine, known::real_program};

/// The user's engines, each with a name of its own, in the order in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct EngineList {
    /// Installed engines were looked for at least once.
    pub(super) searched: bool,
    /// Programs that were removed: they are not found again by themselves.
    pub(super) removed: Vec<PathBuf>,
    pub(super) engines: Vec<KnownEngine>,
}

impl EngineList {
    /// More than this is never kept of the programs that were removed.
    const MOST_REMOVED: usize = 200;

    /// All of them.
    #[must_use]
    pub fn engines(&self) -> &[KnownEngine] {
        &self.engines
    }

    /// Installed engines were looked for at least once.
    #[must_use]
    pub fn was_searched(&self) -> bool {
        self.searched
    }

    /// The place of the engine of this name.
    #[must_use]
    pub fn place(&self, name: &str) -> Option<usize> {
        self.engines.iter().position(|engine| engine.profile.name == name)
    }

    /// The engine of this name.
    #[must_use]
    pub fn profile(&self, name: &str) -> Option<&EngineProfile> {
        self.place(name).map(|place| &self.engines[place].profile)
    }

    /// The engines that are used for a game.
    pub fn for_game(&self, kind: GameKind) -> impl Iterator<Item = &EngineProfile> {
        self.engines.iter().map(|engine| &engine.profile).filter(move |profile| profile.plays(kind))
    }

    /// Adds an engine; its name is made the only one of its kind. The same command is not added twice: what is known
    /// of it is renewed. The answer is its place.
    pub fn add(&mut self, engine: KnownEngine) -> usize {
        let program = engine.program();
        self.removed.retain(|removed| *removed != program);
        let same = |known: &KnownEngine| {
            known.profile.command.args == engine.profile.command.args && known.program() == program
        };
        if let Some(place) = self.engines.iter().position(same) {
            let known = &mut self.engines[place];
            known.by = engine.by;
            known.announced = engine.announced;
            return place;
        }
        let mut engine = engine;
        engine.profile.name = self.free_name(&engine.profile.name, None);
        self.engines.push(engine);
        self.engines.len() - 1
    }

    /// Takes an engine off the list. It is not found again by itself.
    pub fn remove(&mut self, place: usize) {
        if place >= self.engines.len() {
            return;
        }
        let program = self.engines.remove(place).program();
        if !self.removed.contains(&program) {
            self.removed.push(program);
        }
        let many = self.removed.len().saturating_sub(Self::MOST_REMOVED);
        self.removed.drain(..many);
    }

    /// Gives an engine another name. `false` where the name is empty or another engine's.
    pub fn rename(&mut self, place: usize, name: &str) -> bool {
        let name = one_line(name);
        let taken = self.place(&name).is_some_and(|other| other != place);
        match self.engines.get_mut(place) {
            Some(engine) if !name.is_empty() && !taken => {
                engine.profile.name = name;
                true
            }
            _ => false,
        }
    }

    /// Starts an engine in another way from now on. What it announced counts until it is asked again.
    pub fn set_command(&mut self, place: usize, command: CommandLine) {
        if let Some(engine) = self.engines.get_mut(place) {
            engine.profile.command = command;
        }
    }

    /// The name, or with a number behind it the first that nobody has.
    pub(super) fn free_name(&self, wanted: &str, own: Option<usize>) -> String {
        let wanted = one_line(wanted);
        let wanted = if wanted.is_empty() { "?".to_owned() } else { wanted };
        let taken = |name: &str| {
            self.engines
                .iter()
                .enumerate()
                .any(|(place, engine)| Some(place) != own && engine.profile.name == name)
        };
        if !taken(&wanted) {
            return wanted;
        }
        // There are fewer engines than numbers.
        (2..).map(|number| format!("{wanted} {number}")).find(|name| !taken(name)).unwrap_or(wanted)
    }

    /// The programs on the list.
    pub(super) fn programs(&self) -> Vec<PathBuf> {
        self.engines.iter().map(|engine| real_program(&engine.profile.command)).collect()
    }
}

/// A name without line breaks and needless spaces, and of bearable length.
fn one_line(name: &str) -> String {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    name.chars().take(80).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use hansu_players::Protocol;

    use super::*;

    fn engine(name: &str, command: &str) -> KnownEngine {
        let command = CommandLine::parse(command).expect("the tests' commands are whole");
        EngineProfile::new(name, command, Protocol::Uci, [GameKind::Chess]).into()
    }

    fn names(list: &EngineList) -> Vec<&str> {
        list.engines().iter().map(|engine| engine.profile.name.as_str()).collect()
    }

    #[test]
    fn names_stay_unique() {
        let mut list = EngineList::default();
        assert_eq!(list.add(engine("Fish", "/a/fish")), 0);
        assert_eq!(list.add(engine("Fish", "/b/fish")), 1);
        assert_eq!(list.add(engine(" Fish\n", "/c/fish")), 2);
        assert_eq!(list.add(engine("  ", "/d/fish")), 3);
        assert_eq!(names(&list), ["Fish", "Fish 2", "Fish 3", "?"]);
        assert!(!list.rename(1, "Fish") && !list.rename(1, " ") && !list.rename(9, "Cod"));
        assert!(list.rename(1, "Fish 2") && list.rename(1, " Cod  two "));
        assert_eq!(names(&list), ["Fish", "Cod two", "Fish 3", "?"]);
        assert!(list.profile("Cod two").is_some() && list.profile("Fish 2").is_none());
    }

    #[test]
    fn the_same_command_is_added_once() {
        let mut list = EngineList::default();
        list.add(engine("One", "/bin/sh -c one"));
        list.add(engine("Two", "/bin/sh -c two"));
        let mut again = engine("Three", "sh -c one");
        again.by = "somebody".to_owned();
        assert_eq!(list.add(again), 0);
        assert_eq!(names(&list), ["One", "Two"]);
        assert_eq!(list.engines()[0].by, "somebody");
    }

    #[test]
    fn engines_are_found_by_their_game() {
        let mut list = EngineList::default();
        list.add(engine("Fish", "/a/fish"));
        assert_eq!(list.for_game(GameKind::Chess).count(), 1);
        assert_eq!(list.for_game(GameKind::Go).count(), 0);
        list.remove(7);
        list.remove(0);
        assert!(list.engines().is_empty());
    }
}
