//! The choices themselves, with their defaults.

use hansu_rules::{self as rules, GameKind, Side};
use hansu_table::TimeControl;
use serde::{Deserialize, Serialize};

use super::{TimeChoices, words::words};
use crate::new_game::max_handicap;

words! {
    /// The language of the window and of the sentences.
    LanguageChoice {
        /// The system's language if Hansu speaks it, else English.
        System = "system",
        /// English.
        English = "en",
        /// Korean.
        Korean = "ko",
    }
}

words! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

words! {
    /// How Janggi pieces are marked.
    JanggiPieces {
        /// Chinese characters.
        Hanja = "hanja",
        /// Korean letters.
        Hangul = "hangul",
        /// Pictures.
        Pictogram = "pictogram",
    }
}

words! {
    /// The colour of Cho.
    ChoColor {
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
    }
}

words! {
    /// Who sits opposite.
    Opponent {
        /// The built-in engine.
        Computer = "computer",
        /// Another person at this machine.
        Person = "person",
        /// The built-in engine on both sides.
        Watch = "watch",
    }
}

words! {
    /// Which side the person takes.
    SideChoice {
        /// The side that moves first.
        First = "first",
        /// The other side.
        Second = "second",
        /// By lot at each start.
        Random = "random",
    }
}

/// Everything in the settings file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Preferences {
    /// The language.
    pub language: LanguageChoice,
    /// Light or dark.
    pub theme: Theme,
    /// Whether sounds are played.
    pub sound: bool,
    /// From 0 to 1.
    pub volume: f64,
    /// Whether legal targets show when a piece is selected.
    pub show_targets: bool,
    /// Whether the board's edge carries coordinates.
    pub show_coordinates: bool,
    /// Whether everything happens without motion.
    pub reduce_motion: bool,
    /// Whether built-in engines follow their opening book.
    pub opening_book: bool,
    /// How Janggi pieces are marked.
    pub janggi_pieces: JanggiPieces,
    /// The colour of Cho.
    pub cho_color: ChoColor,
    /// The last new game.
    pub new_game: NewGameChoices,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: LanguageChoice::System,
            theme: Theme::System,
            sound: true,
            volume: 0.7,
            show_targets: true,
            show_coordinates: true,
            reduce_motion: false,
            opening_book: true,
            janggi_pieces: JanggiPieces::Hanja,
            cho_color: ChoColor::Green,
            new_game: NewGameChoices::default(),
        }
    }
}

impl Preferences {
    /// Brings into range what a file written by hand may hold, so that every choice on show can be played.
    pub fn hold_in_range(&mut self) {
        self.volume = if self.volume.is_finite() { self.volume.clamp(0.0, 1.0) } else { 1.0 };
        let NewGameChoices { go, chess, janggi, .. } = &mut self.new_game;
        for seats in [&mut go.seats, &mut chess.seats, &mut janggi.seats] {
            seats.level = seats.level.clamp(1, 10);
            seats.other_level = seats.other_level.clamp(1, 10);
            seats.time.hold_in_range();
            seats.other_time.hold_in_range();
        }
        go.size = go.size.clamp(2, 25);
        go.handicap = go.handicap.min(max_handicap(go.size));
        go.komi_halves = go.komi_halves.clamp(-800, 800);
        if rules::go::Rules::preset(&go.rules).is_none() {
            go.rules = GoChoices::default().rules;
        }
        if rules::janggi::Rules::preset(&janggi.rules).is_none() {
            janggi.rules = JanggiChoices::default().rules;
        }
        janggi.cho = janggi.cho.min(3);
        janggi.han = janggi.han.min(3);
    }
}

/// What New Game offers first: the last choice, for each game its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct NewGameChoices {
    /// The game chosen last.
    pub game: GameKind,
    /// Go.
    pub go: GoChoices,
    /// Chess.
    pub chess: ChessChoices,
    /// Janggi.
    pub janggi: JanggiChoices,
}

impl Default for NewGameChoices {
    fn default() -> Self {
        Self {
            game: GameKind::Go,
            go: GoChoices::default(),
            chess: ChessChoices::default(),
            janggi: JanggiChoices::default(),
        }
    }
}

/// Who sits where, how strong, and by which clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct SeatChoices {
    /// Who sits opposite.
    pub opponent: Opponent,
    /// The engine's level, 1 to 10 (watching: that of the first side).
    pub level: u8,
    /// Watching: the level of the second side.
    pub other_level: u8,
    /// The name of the outside engine that plays instead of Hansu's own (watching: on the first side); empty for
    /// Hansu's own.
    pub engine: String,
    /// Watching: as `engine`, on the second side.
    pub other_engine: String,
    /// The person's side.
    pub side: SideChoice,
    /// The clock of both sides, or of the first.
    pub time: TimeChoices,
    /// The second side has a clock of its own.
    pub own_clocks: bool,
    /// That clock.
    pub other_time: TimeChoices,
    /// No takeback, no hint.
    pub strict: bool,
}

impl Default for SeatChoices {
    fn default() -> Self {
        Self {
            opponent: Opponent::Computer,
            level: 3,
            other_level: 3,
            engine: String::new(),
            other_engine: String::new(),
            side: SideChoice::First,
            time: TimeChoices::default(),
            own_clocks: false,
            other_time: TimeChoices::default(),
            strict: false,
        }
    }
}

impl SeatChoices {
    /// The clocks of `[First, Second]`.
    #[must_use]
    pub fn controls(&self) -> [Option<TimeControl>; 2] {
        [self.time, if self.own_clocks { self.other_time } else { self.time }].map(|time| time.control())
    }

    /// The clock of a side, to be changed; where the second has none of its own it is the one of both.
    pub const fn time_mut(&mut self, side: Side) -> &mut TimeChoices {
        match side {
            Side::Second if self.own_clocks => &mut self.other_time,
            Side::First | Side::Second => &mut self.time,
        }
    }

    /// Gives the second side a clock of its own, which begins as that of both, or takes it away.
    pub const fn set_own_clocks(&mut self, own: bool) {
        if own && !self.own_clocks {
            self.other_time = self.time;
        }
        self.own_clocks = own;
    }
}

/// Go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct GoChoices {
    /// Points on a side, 2 to 25.
    pub size: u8,
    /// The name of a preset.
    pub rules: String,
    /// Komi in half points.
    pub komi_halves: i32,
    /// Handicap stones; 0 and 1 are an even game.
    pub handicap: u8,
    /// Who sits where.
    pub seats: SeatChoices,
}

impl Default for GoChoices {
    fn default() -> Self {
        Self {
            size: 9,
            rules: "chinese".to_owned(),
            komi_halves: 15,
            handicap: 0,
            seats: SeatChoices::default(),
        }
    }
}

/// Chess.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct ChessChoices {
    /// A start position by lot, castling as in Chess960.
    pub chess960: bool,
    /// Who sits where.
    pub seats: SeatChoices,
}

/// Janggi.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct JanggiChoices {
    /// The name of a preset.
    pub rules: String,
    /// Cho's set-up: its place in the list of four.
    pub cho: u8,
    /// Han's set-up: its place in the list of four.
    pub han: u8,
    /// Who sits where.
    pub seats: SeatChoices,
}

impl Default for JanggiChoices {
    fn default() -> Self {
        Self { rules: "kakao".to_owned(), cho: 0, han: 0, seats: SeatChoices::default() }
    }
}

impl NewGameChoices {
    /// The seats of the game chosen last.
    #[must_use]
    pub fn seats(&self) -> &SeatChoices {
        match self.game {
            GameKind::Go => &self.go.seats,
            GameKind::Chess => &self.chess.seats,
            GameKind::Janggi => &self.janggi.seats,
        }
    }

    /// The seats of the game chosen last, to be changed.
    pub fn seats_mut(&mut self) -> &mut SeatChoices {
        match self.game {
            GameKind::Go => &mut self.go.seats,
            GameKind::Chess => &mut self.chess.seats,
            GameKind::Janggi => &mut self.janggi.seats,
        }
    }
}
