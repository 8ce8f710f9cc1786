//! Settings of an engine of the list.

use hansu_players::{EngineProfile, probe::ProbeReport};

use super::{EngineList, KnownEngine};

impl EngineList {
    /// The least and the most of the time limits, in hundredths of the usual.
    pub const PATIENCE: (u16, u16) = (25, 2000);
    /// The longest time for a move, in thousandths of a second: an hour.
    pub const MOST_TIME: u32 = 3_600_000;
    /// The deepest search that can be asked for, in plies.
    pub const MOST_DEPTH: u32 = 200;
    /// The most nodes that can be asked for.
    pub const MOST_NODES: u64 = 1_000_000_000_000;

    /// Takes in what an engine says of itself.
    pub fn learn(&mut self, place: usize, report: &ProbeReport) {
        if let Some(engine) = self.engines.get_mut(place) {
            engine.learn(report);
        }
    }

    /// Sets an option the engine has announced. `false` where it does not take that value; nothing changes then.
    pub fn set_option(&mut self, place: usize, name: &str, value: &str) -> bool {
        let Some(engine) = self.engines.get_mut(place) else { return false };
        let Some(option) = engine.option(name).filter(|option| !option.is_managed()) else { return false };
        let Some(fitting) = option.fitting(value) else { return false };
        let (name, usual) = (option.name.clone(), option.default_value());
        let options = &mut engine.profile.options;
        options.retain(|key, _| !key.eq_ignore_ascii_case(&name));
        if usual.as_deref() != Some(fitting.as_str()) {
            options.insert(name, fitting);
        }
        true
    }

    /// Leaves an option to the engine again.
    pub fn reset_option(&mut self, place: usize, name: &str) {
        if let Some(engine) = self.engines.get_mut(place) {
            engine.profile.options.retain(|key, _| !key.eq_ignore_ascii_case(name));
        }
    }

    /// Leaves all options to the engine again, those too that it does not announce.
    pub fn reset_options(&mut self, place: usize) {
        if let Some(engine) = self.engines.get_mut(place) {
            engine.profile.options.clear();
        }
    }

    /// Changes what else is set up - limits, Elo, patience, pondering, the board's side; what goes too far is held
    /// back. The name and the command have operations of their own.
    pub fn change(&mut self, place: usize, edit: impl FnOnce(&mut EngineProfile)) {
        if let Some(engine) = self.engines.get_mut(place) {
            edit(&mut engine.profile);
            hold(engine);
        }
    }

    /// Brings into range what a file written by hand may hold.
    pub fn hold_in_range(&mut self) {
        for place in 0..self.engines.len() {
            let name = self.free_name(&self.engines[place].profile.name, Some(place));
            let engine = &mut self.engines[place];
            engine.profile.name = name;
            hold(engine);
        }
    }
}

fn hold(engine: &mut KnownEngine) {
    let range = engine.elo_range();
    let profile = &mut engine.profile;
    let (least, most) = EngineList::PATIENCE;
    profile.patience_percent = profile.patience_percent.clamp(least, most);
    let limits = &mut profile.limits;
    // Nothing is no limit.
    limits.depth = limits.depth.filter(|&depth| depth > 0).map(|depth| depth.min(EngineList::MOST_DEPTH));
    limits.nodes = limits.nodes.filter(|&nodes| nodes > 0).map(|nodes| nodes.min(EngineList::MOST_NODES));
    limits.time_ms = limits.time_ms.filter(|&time| time > 0).map(|time| time.min(EngineList::MOST_TIME));
    if let (Some(elo), Some((least, most))) = (profile.elo, range) {
        profile.elo = Some(elo.clamp(least, most));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use hansu_players::{
        Protocol,
        process::CommandLine,
        uci::{OptionKind, UciOption},
    };
    use hansu_rules::GameKind;

    use super::*;
    use crate::{config_file::Notice, engines::EngineStore};

    fn announced() -> Vec<UciOption> {
        [
            "name Hash type spin default 16 min 1 max 1024",
            "name OwnBook type check default false",
            "name Style type combo default Solid var Solid var Risky",
            "name Clear Hash type button",
            "name Net type filename default <empty>",
            "name UCI_Elo type spin default 1500 min 1320 max 3190",
            "name Ponder type check default false",
        ]
        .into_iter()
        .map(|line| UciOption::parse(line).expect("the lines are whole"))
        .collect()
    }

    fn list() -> EngineList {
        let command = CommandLine::new("/no/such/engine").with_args(["a b", "c"]);
        let mut engine =
            KnownEngine::from(EngineProfile::new("Fish", command, Protocol::Uci, [GameKind::Chess]));
        engine.announced = announced();
        let mut list = EngineList::default();
        list.add(engine);
        list
    }

    #[test]
    fn only_fitting_values_of_announced_options_are_set() {
        let mut list = list();
        assert!(list.set_option(0, "hash", "64"));
        assert!(list.set_option(0, "Style", "risky"));
        assert!(list.set_option(0, "Clear Hash", ""));
        for (name, value) in
            [("Hash", "0"), ("Hash", "much"), ("Style", "Mad"), ("UCI_Elo", "1500"), ("X", "1")]
        {
            assert!(!list.set_option(0, name, value), "{name}");
        }
        assert!(!list.set_option(1, "Hash", "64"));
        let engine = &list.engines()[0];
        assert_eq!((engine.set_value("HASH"), engine.set_value("Style")), (Some("64"), Some("Risky")));
        // The engine's own value needs no word of ours.
        assert!(list.set_option(0, "Hash", "16"));
        assert_eq!(list.engines()[0].set_value("Hash"), None);
        list.reset_option(0, "style");
        assert_eq!(list.engines()[0].profile.options.len(), 1);
        list.reset_options(0);
        assert!(list.engines()[0].profile.options.is_empty());
        assert_eq!(list.engines()[0].editable().len(), 5);
    }

    #[test]
    fn settings_are_held_within_what_makes_sense() {
        let mut list = list();
        list.change(0, |profile| {
            profile.elo = Some(100);
            profile.patience_percent = 9;
            profile.limits.depth = Some(0);
            profile.limits.nodes = Some(u64::MAX);
        });
        let profile = &list.engines()[0].profile;
        assert_eq!((profile.elo, profile.patience_percent), (Some(1320), 25));
        assert_eq!((profile.limits.depth, profile.limits.nodes), (None, Some(EngineList::MOST_NODES)));
        assert!(list.engines()[0].can_ponder());
    }

    #[test]
    fn the_file_keeps_everything_and_a_damaged_one_is_kept_aside() {
        let folder = std::env::temp_dir().join(format!("hansu-engines-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("the temporary folder is writable");
        let file = folder.join("engines.toml");
        let mut store = EngineStore::open(&file, EngineList::hold_in_range);
        store.change(|kept| {
            *kept = list();
            kept.set_option(0, "Net", "/some where/net.bin");
            kept.change(0, |profile| {
                profile.limits.nodes = Some(u64::MAX);
                profile.elo = Some(2000);
            });
            kept.add(EngineProfile::new("Removed", CommandLine::new("/x"), Protocol::Gtp, []).into());
            kept.remove(1);
        });
        assert_eq!(store.notice(), None);
        let again = EngineStore::open(&file, EngineList::hold_in_range);
        assert_eq!((again.value(), again.notice()), (store.value(), None));
        assert!(matches!(again.value().engines()[0].announced[3].kind, OptionKind::Button));

        fs::write(&file, "engines = 3").expect("the folder is writable");
        let damaged = EngineStore::open(&file, EngineList::hold_in_range);
        assert!(damaged.value().engines().is_empty());
        let Some(Notice::Damaged(aside)) = damaged.notice() else { panic!("{:?}", damaged.notice()) };
        assert_eq!(fs::read_to_string(aside).expect("it was kept"), "engines = 3");
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn a_list_written_by_hand_is_brought_in_order() {
        let text = r#"
            [[engines]]
            [engines.profile]
            name = "Fish"
            protocol = "uci"
            games = ["chess"]
            patience_percent = 65000
            [engines.profile.command]
            program = "fish"
            [[engines]]
            [engines.profile]
            name = "Fish"
            protocol = "uci"
            games = ["chess"]
            [engines.profile.command]
            program = "fish2"
        "#;
        let mut list: EngineList = toml::from_str(text).expect("it is whole");
        list.hold_in_range();
        let names: Vec<&str> = list.engines().iter().map(|engine| engine.profile.name.as_str()).collect();
        assert_eq!(names.len(), 2);
        assert_ne!(names[0], names[1]);
        assert_eq!(list.engines()[0].profile.patience_percent, 2000);
    }
}
