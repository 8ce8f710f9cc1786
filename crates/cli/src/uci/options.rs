//! The option table: the one place that names, bounds and explains every option.

use std::{fmt, time::Duration};

use hansu_engine::rating;

use super::{
    settings::{SKILL_MAX, Settings},
    variant::Variant,
};

/// One option: what `uci` prints of it and what `setoption` does with it.
#[derive(Clone, Copy)]
pub struct UciOption {
    /// As printed; case does not matter when it is set.
    pub name: &'static str,
    kind: Kind,
}

/// The type of an option, with the way to its place in the settings.
#[derive(Clone, Copy)]
enum Kind {
    /// True or false.
    Check(fn(&mut Settings) -> &mut bool),
    /// A whole number within bounds.
    Spin { least: u64, most: u64, get: fn(&Settings) -> u64, set: fn(&mut Settings, u64) },
    /// One of some names, in any case.
    Combo { names: &'static [&'static str], get: fn(&Settings) -> &'static str, set: fn(&mut Settings, &str) },
    /// Something to do.
    Button(fn(&mut Settings)),
}

/// Every option, in the order in which they are printed.
pub const OPTIONS: [UciOption; 13] = [
    // Threads that search together.
    UciOption {
        name: "Threads",
        kind: Kind::Spin { least: 1, most: 256, get: |s| s.threads, set: |s, threads| s.threads = threads },
    },
    // Memory for the hash table, in MiB.
    UciOption {
        name: "Hash",
        kind: Kind::Spin { least: 1, most: 65_536, get: |s| s.hash_mib, set: |s, mib| s.hash_mib = mib },
    },
    // Forgets what earlier searches found.
    UciOption { name: "Clear Hash", kind: Kind::Button(|s| s.clearings += 1) },
    // The program that uses the engine will let it think in the opponent's time. The engine needs no preparation for
    // that, but offering the option is how it says that it can.
    UciOption { name: "Ponder", kind: Kind::Check(|s| &mut s.ponder) },
    // How many moves are searched and reported, best first.
    UciOption {
        name: "MultiPV",
        kind: Kind::Spin { least: 1, most: 256, get: |s| s.multi_pv, set: |s, lines| s.multi_pv = lines },
    },
    // Moves from the opening book, as far as the level remembers it. Never in analysis.
    UciOption { name: "OwnBook", kind: Kind::Check(|s| &mut s.own_book) },
    // 20 is full strength; every second number is one of the ten levels of the window.
    UciOption {
        name: "Skill Level",
        kind: Kind::Spin {
            least: 0,
            most: SKILL_MAX,
            get: |s| s.skill_level,
            set: |s, skill| s.skill_level = skill,
        },
    },
    // Plays chess at UCI_Elo, whatever Skill Level says.
    UciOption { name: "UCI_LimitStrength", kind: Kind::Check(|s| &mut s.limit_strength) },
    // On the scale of Stockfish 15.1, as far as levels were measured against it.
    UciOption {
        name: "UCI_Elo",
        kind: Kind::Spin {
            least: rating::CHESS_LEAST as u64,
            most: rating::CHESS_MOST as u64,
            get: |s| u64::from(s.elo),
            set: |s, elo| s.elo = u16::try_from(elo).unwrap_or(rating::CHESS_MOST),
        },
    },
    // Milliseconds that are lost on the way between the clock and the engine, at every move.
    UciOption {
        name: "Move Overhead",
        kind: Kind::Spin {
            least: 0,
            most: 5_000,
            get: |s| u64::try_from(s.move_overhead.as_millis()).unwrap_or(u64::MAX),
            set: |s, milliseconds| s.move_overhead = Duration::from_millis(milliseconds),
        },
    },
    // Which game is played, by which rules.
    UciOption {
        name: "UCI_Variant",
        kind: Kind::Combo {
            names: &Variant::NAMES,
            get: |s| s.variant.name(),
            set: |s, name| s.variant = Variant::named(name).unwrap_or(s.variant),
        },
    },
    // Castling as in Chess960, and written as the king onto its rook.
    UciOption { name: "UCI_Chess960", kind: Kind::Check(|s| &mut s.chess960) },
    // The game is not being played but looked at: full strength, whatever Skill Level says, and no book.
    UciOption { name: "UCI_AnalyseMode", kind: Kind::Check(|s| &mut s.analyse_mode) },
];

/// Why an option stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option has this name.
    #[error("there is no option {0:?}")]
    Unknown(String),
    /// No value where one is needed.
    #[error("option {name} needs a value: setoption name {name} value ...")]
    NoValue {
        /// The option.
        name: &'static str,
    },
    /// A value that is neither true nor false.
    #[error("option {name} is true or false, not {value:?}")]
    NoCheck {
        /// The option.
        name: &'static str,
        /// As given.
        value: String,
    },
    /// A value that is no number in range.
    #[error("option {name} is a whole number from {least} to {most}, not {value:?}")]
    OutOfRange {
        /// The option.
        name: &'static str,
        /// The smallest number.
        least: u64,
        /// The greatest.
        most: u64,
        /// As given.
        value: String,
    },
    /// A value that is not on offer.
    #[error("option {name} is one of {}, not {value:?}", .names.join(", "))]
    NoChoice {
        /// The option.
        name: &'static str,
        /// What is on offer.
        names: &'static [&'static str],
        /// As given.
        value: String,
    },
}

/// The longest part of a value that is said back.
const QUOTED: usize = 40;

impl UciOption {
    /// Sets the option of this name.
    ///
    /// # Errors
    /// Why it cannot be; nothing is changed then.
    pub fn set(settings: &mut Settings, name: &str, value: Option<&str>) -> Result<(), OptionError> {
        let quote = |text: &str| text.chars().take(QUOTED).collect::<String>();
        let option = OPTIONS
            .iter()
            .find(|option| option.name.eq_ignore_ascii_case(name))
            .ok_or_else(|| OptionError::Unknown(quote(name)))?;
        let name = option.name;
        let given = || value.map(str::trim).ok_or(OptionError::NoValue { name });
        match option.kind {
            Kind::Button(press) => press(settings),
            Kind::Check(place) => {
                let value = given()?;
                *place(settings) = value
                    .to_ascii_lowercase()
                    .parse()
                    .map_err(|_| OptionError::NoCheck { name, value: quote(value) })?;
            }
            Kind::Spin { least, most, set, .. } => {
                let value = given()?;
                let number = value.parse().ok().filter(|number| (least..=most).contains(number));
                let out_of_range = || OptionError::OutOfRange { name, least, most, value: quote(value) };
                set(settings, number.ok_or_else(out_of_range)?);
            }
            Kind::Combo { names, set, .. } => {
                let value = given()?;
                let choice = names.iter().find(|name| name.eq_ignore_ascii_case(value));
                set(
                    settings,
                    choice.ok_or_else(|| OptionError::NoChoice { name, names, value: quote(value) })?,
                );
            }
        }
        Ok(())
    }
}

impl fmt::Display for UciOption {
    /// The line that `uci` prints, its default included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut default = Settings::default();
        write!(f, "option name {} type ", self.name)?;
        match self.kind {
            Kind::Check(place) => write!(f, "check default {}", place(&mut default)),
            Kind::Spin { least, most, get, .. } => {
                write!(f, "spin default {} min {least} max {most}", get(&default))
            }
            Kind::Combo { names, get, .. } => {
                write!(f, "combo default {}", get(&default))?;
                names.iter().try_for_each(|name| write!(f, " var {name}"))
            }
            Kind::Button(_) => write!(f, "button"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(settings: &mut Settings, name: &str, value: &str) -> Result<(), OptionError> {
        UciOption::set(settings, name, Some(value))
    }

    #[test]
    fn every_option_takes_its_own_default() {
        for option in &OPTIONS {
            let line = option.to_string();
            let mut settings = Settings::default();
            let default =
                line.split(" default ").nth(1).map(|rest| rest.split(' ').next().unwrap_or_default());
            UciOption::set(&mut settings, option.name, default).unwrap();
            settings.clearings = 0;
            assert_eq!(settings, Settings::default(), "{line}");
        }
    }

    #[test]
    fn a_bad_value_changes_nothing_and_says_what_would_do() {
        let mut settings = Settings::default();
        for (name, value, words) in [
            ("Hash", "0", "from 1 to 65536"),
            ("Hash", "many", "\"many\""),
            ("Hash", "-1", "from 1 to 65536"),
            ("Hash", "999999999999999999999999", "from 1 to 65536"),
            ("Ponder", "yes", "true or false"),
            ("Ponder", "", "true or false"),
            ("UCI_Variant", "shogi", "janggimodern"),
            ("NumaPolicy", "auto", "no option"),
        ] {
            let error = set(&mut settings, name, value).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
            assert!(!error.contains('\n'), "{error}");
        }
        let error = UciOption::set(&mut settings, "Threads", None).unwrap_err().to_string();
        assert!(error.contains("needs a value"), "{error}");
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn names_and_choices_are_taken_in_any_case() {
        let mut settings = Settings::default();
        set(&mut settings, "mOVE oVERHEAD", "7").unwrap();
        set(&mut settings, "uci_variant", "JANGGI").unwrap();
        set(&mut settings, "Uci_Chess960", "True").unwrap();
        set(&mut settings, "UCI_CHESS960", "false").unwrap();
        UciOption::set(&mut settings, "clear hash", None).unwrap();
        assert_eq!(settings.move_overhead, Duration::from_millis(7));
        assert_eq!((settings.variant, settings.chess960), (Variant::Janggi("janggi"), false));
        assert_eq!(settings.clearings, 1);
    }
}
