//! One engine of the list.

use std::{fs, path::PathBuf};

use hansu_players::{
    EngineProfile, Protocol,
    probe::ProbeReport,
    process::{CommandLine, locate},
    uci::{OptionKind, UciOption},
};
use serde::{Deserialize, Serialize};

/// An engine as it is set up, with what it said of itself when it was last asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KnownEngine {
    /// How it is started and set up.
    pub profile: EngineProfile,
    /// UCI: who wrote it. GTP: its version. Empty until it was asked.
    #[serde(default)]
    pub by: String,
    /// UCI: the options it announced; none until it was asked.
    #[serde(default)]
    pub announced: Vec<UciOption>,
}

impl From<EngineProfile> for KnownEngine {
    fn from(profile: EngineProfile) -> Self {
        Self { profile, by: String::new(), announced: Vec::new() }
    }
}

impl KnownEngine {
    /// An engine that was just asked.
    #[must_use]
    pub fn of_report(command: CommandLine, report: &ProbeReport) -> Self {
        let mut engine = Self::from(report.profile(command));
        engine.learn(report);
        engine
    }

    /// Takes in what it says of itself. Games it does not play are left out; where none is left, or it speaks another
    /// protocol than before, its own games count.
    pub fn learn(&mut self, report: &ProbeReport) {
        self.by.clone_from(&report.by);
        self.announced.clone_from(&report.options);
        if self.profile.protocol == report.protocol {
            self.profile.games.retain(|kind| report.games.contains(kind));
        } else {
            self.profile.protocol = report.protocol;
            self.profile.games.clear();
        }
        if self.profile.games.is_empty() {
            self.profile.games.clone_from(&report.games);
        }
    }

    /// The options a person may set, in the engine's own order.
    #[must_use]
    pub fn editable(&self) -> Vec<&UciOption> {
        self.announced.iter().filter(|option| !option.is_managed()).collect()
    }

    /// The announced option of this name, in any case.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&UciOption> {
        self.announced.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// The value a person has set for an option, if any.
    #[must_use]
    pub fn set_value(&self, name: &str) -> Option<&str> {
        let mut options = self.profile.options.iter();
        options.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The Elo it can be held to, from and to; `None` where it announces none.
    #[must_use]
    pub fn elo_range(&self) -> Option<(u16, u16)> {
        match self.option("UCI_Elo")?.kind {
            OptionKind::Spin { min, max, .. } => {
                let bounded = |elo: i64| u16::try_from(elo.clamp(0, u16::MAX.into())).unwrap_or(u16::MAX);
                Some((bounded(min), bounded(max)))
            }
            _ => None,
        }
    }

    /// It can think on the opponent's time, as far as it says. One that was not asked yet may.
    #[must_use]
    pub fn can_ponder(&self) -> bool {
        self.profile.protocol == Protocol::Uci
            && (self.announced.is_empty() || self.option("Ponder").is_some())
    }

    /// The program's real path, by which two entries are told to be the same program; as it was given where it is
    /// not there.
    #[must_use]
    pub fn program(&self) -> PathBuf {
        real_program(&self.profile.command)
    }
}

/// The real path of a command's program: links are followed.
pub(super) fn real_program(command: &CommandLine) -> PathBuf {
    let found = locate(&command.program).unwrap_or_else(|_| PathBuf::from(&command.program));
    fs::canonicalize(&found).unwrap_or(found)
}
