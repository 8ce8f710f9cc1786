//! From the choices of the New Game page to a game that can be played.

use std::time::Duration;

use hansu_engine::Level;
use hansu_players::Seat;
use hansu_rules::{GameKind, HalfPoints, Side, go, janggi};
use hansu_table::{ChessStart, EditorRules, GameSetup, SetupError, StartPosition, TableSetup};

use crate::{
    engines::EngineList,
    preferences::{GoChoices, NewGameChoices, Opponent, SeatChoices, SideChoice},
};

/// The word for a game in QML and in the settings file.
#[must_use]
pub const fn kind_word(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Go => "go",
        GameKind::Chess => "chess",
        GameKind::Janggi => "janggi",
    }
}

/// The game of a word.
#[must_use]
pub fn kind_of(word: &str) -> Option<GameKind> {
    GameKind::ALL.into_iter().find(|&kind| kind_word(kind) == word)
}

/// The usual komi under a rules preset: the preset's own in an even game, half a point (so that no game is
/// drawn) where Black has handicap stones.
#[must_use]
pub fn usual_komi(rules: &str, handicap: u8) -> HalfPoints {
    if handicap >= 2 {
        return HalfPoints(1);
    }
    go::Rules::preset(rules).map_or(HalfPoints(15), |preset| preset.komi)
}

/// The most fixed handicap stones, up to nine, that a board of this size takes.
#[must_use]
pub fn max_handicap(size: u8) -> u8 {
    let Some(rules) = go::Rules::preset("chinese") else { return 0 };
    (2..=9).rev().find(|&stones| go::Game::with_handicap(size, rules, stones).is_ok()).unwrap_or(0)
}

/// The four letters of a Janggi set-up, from left to right as the player of that side sees them.
#[must_use]
pub fn formation_letters(side: Side, index: u8) -> String {
    use janggi::Formation::{
        ElephantHorseElephantHorse, ElephantHorseHorseElephant, HorseElephantElephantHorse,
        HorseElephantHorseElephant,
    };
    let formation = formation(index);
    let from_chos_eye = match formation {
        HorseElephantElephantHorse => "마상상마",
        ElephantHorseHorseElephant => "상마마상",
        ElephantHorseElephantHorse => "상마상마",
        HorseElephantHorseElephant => "마상마상",
    };
    match side {
        Side::First => from_chos_eye.to_owned(),
        Side::Second => from_chos_eye.chars().rev().collect(),
    }
}

/// The set-up at this place in the list of four.
#[must_use]
pub fn formation(index: u8) -> janggi::Formation {
    janggi::Formation::ALL[usize::from(index) % janggi::Formation::ALL.len()]
}

impl NewGameChoices {
    /// The name of the chosen rules; empty where there is only one set.
    #[must_use]
    pub fn rules_name(&self) -> &str {
        match self.game {
            GameKind::Go => &self.go.rules,
            GameKind::Chess if self.chess.chess960 => "chess960",
            GameKind::Chess => "",
            GameKind::Janggi => &self.janggi.rules,
        }
    }
}

impl GoChoices {
    /// Another board size; a handicap the board cannot take is lowered.
    pub fn set_size(&mut self, size: u8) {
        self.size = size;
        if self.handicap > max_handicap(size) {
            self.set_handicap(max_handicap(size));
        }
    }

    /// Another preset (an unknown name changes nothing). Komi follows unless the person has set one of his own.
    pub fn set_rules(&mut self, name: &str) {
        if go::Rules::preset(name).is_none() {
            return;
        }
        self.keep_usual_komi(|choices| name.clone_into(&mut choices.rules));
    }

    /// Another handicap. Komi follows unless the person has set one of his own.
    pub fn set_handicap(&mut self, stones: u8) {
        let stones = stones.min(max_handicap(self.size));
        self.keep_usual_komi(|choices| choices.handicap = stones);
    }

    fn keep_usual_komi(&mut self, edit: impl FnOnce(&mut Self)) {
        let was_usual = self.komi_halves == usual_komi(&self.rules, self.handicap).0;
        edit(self);
        if was_usual {
            self.komi_halves = usual_komi(&self.rules, self.handicap).0;
        }
    }
}

/// The table for these choices. `lot` decides what is left to chance: the side, the Chess960 position, and the
/// engine's choices among equals.
///
/// # Errors
/// Choices no game can be begun with; the New Game page offers none, a settings file written by hand may.
pub fn table_setup(choices: &NewGameChoices, lot: u64) -> Result<TableSetup, SetupError> {
    table_setup_from(choices, None, lot)
}

/// The same, from a position of its own where there is one for this game.
///
/// # Errors
/// Choices no game can be begun with, or a position that cannot be played.
pub fn table_setup_from(
    choices: &NewGameChoices,
    position: Option<&StartPosition>,
    lot: u64,
) -> Result<TableSetup, SetupError> {
    let game = match position.filter(|position| position.game == choices.game) {
        Some(position) => {
            let rules = editor_rules(choices);
            position.setup(rules.go, rules.janggi)?
        }
        None => usual_setup(choices, lot)?,
    };
    let mut setup = TableSetup::new(game.build()?, seats(choices.seats(), lot));
    setup.seed = lot;
    setup.time = choices.seats().controls();
    setup.strict = choices.seats().strict;
    setup.pace = PACE;
    Ok(setup)
}

/// The rules that are chosen for games from a position of their own.
#[must_use]
pub fn editor_rules(choices: &NewGameChoices) -> EditorRules {
    let mut go = go::Rules::preset(&choices.go.rules).unwrap_or_default();
    go.komi = HalfPoints(choices.go.komi_halves);
    EditorRules { go, janggi: janggi::Rules::preset(&choices.janggi.rules).unwrap_or_default() }
}

fn usual_setup(choices: &NewGameChoices, lot: u64) -> Result<GameSetup, SetupError> {
    Ok(match choices.game {
        GameKind::Go => {
            let go = &choices.go;
            GameSetup::go(go.size, &go.rules, Some(HalfPoints(go.komi_halves)), go.handicap)?
        }
        GameKind::Chess => {
            let start = if choices.chess.chess960 {
                // Below 960, so it fits.
                ChessStart::Chess960((lot % 960) as u16)
            } else {
                ChessStart::Standard
            };
            GameSetup::Chess { start, deletes: 0 }
        }
        GameKind::Janggi => {
            let janggi = &choices.janggi;
            GameSetup::janggi(&janggi.rules, formation(janggi.cho), formation(janggi.han), 0)?
        }
    })
}

/// So that an engine's move can be followed with the eye.
const PACE: Duration = Duration::from_millis(350);

fn seats(choices: &SeatChoices, lot: u64) -> [Seat; 2] {
    let computer = |level| Seat::built_in(Level::new(level));
    match (choices.opponent, choices.side) {
        (Opponent::Person, _) => [Seat::human(), Seat::human()],
        (Opponent::Watch, _) => [computer(choices.level), computer(choices.other_level)],
        (Opponent::Computer, SideChoice::First) => [Seat::human(), computer(choices.level)],
        (Opponent::Computer, SideChoice::Second) => [computer(choices.level), Seat::human()],
        (Opponent::Computer, SideChoice::Random) => {
            if (lot >> 32) & 1 == 0 {
                [Seat::human(), computer(choices.level)]
            } else {
                [computer(choices.level), Seat::human()]
            }
        }
    }
}

/// Gives the seats of Hansu's own engine to the outside engines that were chosen. Where one is no longer on the list,
/// or not for this game, Hansu's own stays; the answer is the names of those. `swapped` where the seats of the choices
/// were changed over.
pub fn seat_engines(
    setup: &mut TableSetup,
    choices: &NewGameChoices,
    swapped: bool,
    engines: &EngineList,
) -> Vec<String> {
    let seats = choices.seats();
    let watched = seats.opponent == Opponent::Watch;
    let mut missing = Vec::new();
    for (place, seat) in setup.seats.iter_mut().enumerate() {
        let second = (place == 1) != swapped;
        let wanted = if watched && second { &seats.other_engine } else { &seats.engine };
        if !matches!(seat, Seat::BuiltIn { .. }) || wanted.is_empty() {
            continue;
        }
        match engines.profile(wanted).filter(|profile| profile.plays(choices.game)) {
            Some(profile) => *seat = Seat::engine(profile.clone()),
            None if missing.contains(wanted) => {}
            None => missing.push(wanted.clone()),
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use hansu_players::{EngineProfile, Protocol, process::CommandLine};
    use hansu_table::TimeControl;

    use super::*;
    use crate::preferences::{TimeChoices, TimeKind};

    #[test]
    fn komi_follows_rules_and_handicap_until_it_is_chosen() {
        let mut choices = GoChoices::default();
        choices.set_rules("japanese");
        assert_eq!(choices.komi_halves, 13);
        choices.set_size(19);
        choices.set_handicap(4);
        assert_eq!(choices.komi_halves, 1);
        choices.set_handicap(0);
        assert_eq!(choices.komi_halves, 13);
        choices.komi_halves = 20;
        choices.set_rules("chinese");
        assert_eq!(choices.komi_halves, 20);
        choices.set_rules("no such rules");
        assert_eq!(choices.rules, "chinese");
    }

    #[test]
    fn a_smaller_board_lowers_the_handicap() {
        let mut choices = GoChoices::default();
        choices.set_size(19);
        choices.set_handicap(9);
        choices.set_size(8);
        assert!(choices.handicap <= max_handicap(8));
        choices.set_size(2);
        assert_eq!(choices.handicap, 0);
    }

    #[test]
    fn a_hans_player_sees_his_set_up_mirrored() {
        assert_eq!(formation_letters(Side::First, 2), "상마상마");
        assert_eq!(formation_letters(Side::Second, 2), "마상마상");
        assert_eq!(formation_letters(Side::Second, 0), "마상상마");
    }

    #[test]
    fn every_choice_of_the_page_is_a_game() {
        let mut choices = NewGameChoices::default();
        for kind in GameKind::ALL {
            choices.game = kind;
            for opponent in [Opponent::Computer, Opponent::Person, Opponent::Watch] {
                for side in [SideChoice::First, SideChoice::Second, SideChoice::Random] {
                    *choices.seats_mut() =
                        SeatChoices { opponent, level: 2, other_level: 5, side, ..SeatChoices::default() };
                    let setup = table_setup(&choices, 7).expect("the page offers it");
                    assert_eq!(setup.game.kind(), kind);
                    let humans = setup.seats.iter().filter(|seat| seat.is_human()).count();
                    let expected = match opponent {
                        Opponent::Computer => 1,
                        Opponent::Person => 2,
                        Opponent::Watch => 0,
                    };
                    assert_eq!(humans, expected);
                }
            }
        }
        for rules in go::Rules::PRESETS {
            for size in 2..=25 {
                choices.game = GameKind::Go;
                choices.go.set_size(size);
                choices.go.set_rules(rules);
                choices.go.set_handicap(9);
                assert!(table_setup(&choices, 0).is_ok(), "{rules} {size}");
            }
        }
        choices.game = GameKind::Janggi;
        for rules in janggi::Rules::PRESETS {
            rules.clone_into(&mut choices.janggi.rules);
            assert!(table_setup(&choices, 0).is_ok(), "{rules}");
        }
    }

    #[test]
    fn each_side_can_have_its_own_clock() {
        let mut choices = NewGameChoices::default();
        let minutes = |minutes: u64| Some(TimeControl::Absolute { main: Duration::from_secs(60 * minutes) });
        let time = TimeChoices { kind: TimeKind::Absolute, main: 600, ..TimeChoices::default() };
        *choices.seats_mut() = SeatChoices { time, ..SeatChoices::default() };
        let times = |choices: &NewGameChoices| table_setup(choices, 0).expect("the page offers it").time;
        assert_eq!(times(&choices), [minutes(10), minutes(10)]);
        choices.seats_mut().set_own_clocks(true);
        assert_eq!(times(&choices), [minutes(10), minutes(10)]);
        choices.seats_mut().time_mut(Side::Second).main = 60;
        choices.seats_mut().time_mut(Side::First).main = 1200;
        assert_eq!(times(&choices), [minutes(20), minutes(1)]);
        choices.seats_mut().time_mut(Side::Second).kind = TimeKind::None;
        assert_eq!(times(&choices), [minutes(20), None]);
        choices.seats_mut().set_own_clocks(false);
        assert_eq!(times(&choices), [minutes(20), minutes(20)]);
    }

    #[test]
    fn chosen_engines_sit_down_and_missing_ones_are_told() {
        let mut engines = EngineList::default();
        let fish = EngineProfile::new("Fish", CommandLine::new("/fish"), Protocol::Uci, [GameKind::Chess]);
        engines.add(fish.into());
        let mut choices = NewGameChoices { game: GameKind::Chess, ..NewGameChoices::default() };
        let mut sit = |opponent, side, engine: &str, other: &str| {
            *choices.seats_mut() = SeatChoices {
                opponent,
                side,
                engine: engine.to_owned(),
                other_engine: other.to_owned(),
                ..SeatChoices::default()
            };
            let mut setup = table_setup(&choices, 7).expect("the page offers it");
            let missing = seat_engines(&mut setup, &choices, false, &engines);
            let names = setup.seats.map(|seat| match seat {
                Seat::Human { .. } => "person".to_owned(),
                Seat::BuiltIn { .. } => "own".to_owned(),
                Seat::Engine { profile, .. } => profile.name.clone(),
            });
            (names, missing)
        };
        let pair = |one: &str, other: &str| [one.to_owned(), other.to_owned()];
        let (computer, watch) = (Opponent::Computer, Opponent::Watch);
        assert_eq!(sit(computer, SideChoice::First, "Fish", ""), (pair("person", "Fish"), vec![]));
        assert_eq!(sit(computer, SideChoice::Second, "Fish", ""), (pair("Fish", "person"), vec![]));
        assert_eq!(sit(watch, SideChoice::First, "", "Fish"), (pair("own", "Fish"), vec![]));
        assert_eq!(sit(watch, SideChoice::First, "Cod", "Cod"), (pair("own", "own"), vec!["Cod".to_owned()]));
        assert_eq!(sit(Opponent::Person, SideChoice::First, "Cod", ""), (pair("person", "person"), vec![]));
        *choices.seats_mut() =
            SeatChoices { opponent: watch, engine: "Fish".to_owned(), ..SeatChoices::default() };
        let mut setup = table_setup(&choices, 7).expect("the page offers it");
        assert!(seat_engines(&mut setup, &choices, true, &engines).is_empty());
        assert!(matches!(setup.seats, [Seat::BuiltIn { .. }, Seat::Engine { .. }]));
        choices.game = GameKind::Go;
        choices.go.seats.engine = "Fish".to_owned();
        let mut setup = table_setup(&choices, 7).expect("the page offers it");
        assert_eq!(seat_engines(&mut setup, &choices, false, &engines), ["Fish"]);
        assert!(matches!(setup.seats[1], Seat::BuiltIn { .. }));
    }
}
