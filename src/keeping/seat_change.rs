//! Who has sat down at a game since it began, so that whoever takes it up again finds them there.

use hansu_engine::Level;
use hansu_players::Seat;
use hansu_records::journal::{Entry, Recovered};
use hansu_rules::Side;
use hansu_table::TableSetup;
use serde::{Deserialize, Serialize};

use super::GamePlan;
use crate::{engines::EngineList, new_game::seat_engines};

/// Somebody else plays a side from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChange {
    side: Side,
    sitter: Sitter,
}

/// Who sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Sitter {
    /// A person.
    Person,
    /// Hansu's own engine at a level.
    Level(u8),
    /// The outside engine of this name.
    Engine(String),
}

impl SeatChange {
    /// This one sits down at that side.
    #[must_use]
    pub fn new(side: Side, seat: &Seat) -> Self {
        let sitter = match seat {
            Seat::Human { .. } => Sitter::Person,
            Seat::BuiltIn { level } => Sitter::Level(level.number()),
            Seat::Engine { profile, .. } => Sitter::Engine(profile.name.clone()),
        };
        Self { side, sitter }
    }

    /// As it is written in a journal.
    #[must_use]
    pub fn note(&self) -> String {
        // Plain data can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The last change of each side of `[First, Second]` in a journal.
    fn last_of(game: &Recovered) -> [Option<Sitter>; 2] {
        let mut last = [None, None];
        for entry in &game.entries {
            if let Entry::Note(note) = entry
                && let Ok(Self { side, sitter }) = serde_json::from_str(note)
            {
                last[side.index()] = Some(sitter);
            }
        }
        last
    }
}

/// Seats those who played last when a game was broken off. The answer is the names of outside engines that are not
/// there any more; Hansu's own plays for them.
pub fn seat_again(
    setup: &mut TableSetup,
    plan: &GamePlan,
    game: &Recovered,
    engines: &EngineList,
) -> Vec<String> {
    let last = SeatChange::last_of(game);
    for side in Side::BOTH.into_iter().filter(|side| last[side.index()].is_some()) {
        // Whoever was chosen for this seat at first is not looked for.
        setup.seats[side.index()] = Seat::human();
    }
    let mut missing = seat_engines(setup, &plan.choices, plan.swapped, engines);
    for (side, sitter) in Side::BOTH.into_iter().zip(last) {
        let own = || Seat::built_in(Level::new(plan.choices.seats().level));
        setup.seats[side.index()] = match sitter {
            None | Some(Sitter::Person) => continue,
            Some(Sitter::Level(level)) => Seat::built_in(Level::new(level)),
            Some(Sitter::Engine(name)) => match engines.profile(&name) {
                Some(profile) if profile.plays(plan.choices.game) => Seat::engine(profile.clone()),
                _ => {
                    missing.push(name);
                    own()
                }
            },
        };
    }
    missing
}

#[cfg(test)]
mod tests {
    use hansu_players::{EngineProfile, Protocol, process::CommandLine};
    use hansu_records::journal::{Durability, FoundJournal, Journals};
    use hansu_rules::GameKind;

    use super::*;
    use crate::preferences::{NewGameChoices, Opponent};

    fn fish() -> EngineProfile {
        EngineProfile::new("Fish", CommandLine::new("/fish"), Protocol::Uci, [GameKind::Chess])
    }

    /// A game of Hansu's engine against Cod, at which these have sat down since.
    fn again(changes: &[(Side, Seat)]) -> ([String; 2], Vec<String>) {
        let folder = tempfile::tempdir().expect("a folder");
        let journals = Journals::open(folder.path()).expect("a folder");
        let mut journal = journals.begin("", Durability::Process).expect("it can be written");
        for (side, seat) in changes {
            journal.append(&Entry::Note(SeatChange::new(*side, seat).note())).expect("it can be written");
        }
        journal.append(&Entry::Note("other words".to_owned())).expect("it can be written");
        drop(journal);
        let found = journals.unfinished().expect("it can be read");
        let [FoundJournal::Unfinished(game)] = &found[..] else { panic!("{found:?}") };

        let mut choices = NewGameChoices { game: GameKind::Chess, ..NewGameChoices::default() };
        choices.seats_mut().opponent = Opponent::Watch;
        choices.seats_mut().other_engine = "Cod".to_owned();
        let plan = GamePlan { choices, lot: 0, swapped: false, book: false, position: None };
        let mut engines = EngineList::default();
        engines.add(fish().into());
        let mut setup = plan.setup().expect("a game");
        let missing = seat_again(&mut setup, &plan, game, &engines);
        let names = setup.seats.map(|seat| match seat {
            Seat::Human { .. } => "person".to_owned(),
            Seat::BuiltIn { level } => format!("level {}", level.number()),
            Seat::Engine { profile, .. } => profile.name.clone(),
        });
        (names, missing)
    }

    #[test]
    fn those_who_sat_down_last_sit_there_again() {
        let (first, second) = (Side::First, Side::Second);
        let names = |one: &str, other: &str| [one.to_owned(), other.to_owned()];
        assert_eq!(again(&[]), (names("level 3", "level 3"), vec!["Cod".to_owned()]));
        assert_eq!(again(&[(second, Seat::human())]), (names("level 3", "person"), vec![]));
        let nine = Seat::built_in(Level::new(9));
        let changes = [(second, Seat::engine(fish())), (first, Seat::human()), (first, nine)];
        assert_eq!(again(&changes), (names("level 9", "Fish"), vec![]));
        let cod = Seat::engine(EngineProfile { name: "Cod".to_owned(), ..fish() });
        assert_eq!(again(&[(first, cod)]), (names("level 3", "level 3"), vec!["Cod".to_owned(); 2]));
    }
}
