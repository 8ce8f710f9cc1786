//! Finding out what a command speaks, by talking to it.

use std::time::{Duration, Instant};

use hansu_engine::Cancel;
use hansu_rules::GameKind;

use crate::{
    EngineError, EngineProfile, Exit, Protocol, Purpose,
    gtp::GtpClient,
    process::{CommandLine, EngineLog, StartError},
    uci::{OptionKind, UciClient, UciOption},
};

/// What an engine says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProbeReport {
    /// What it speaks.
    pub protocol: Protocol,
    /// What it calls itself; may be empty.
    pub name: String,
    /// UCI: who wrote it. GTP: its version.
    pub by: String,
    /// Which of our games it plays, as far as it says so itself.
    pub games: Vec<GameKind>,
    /// UCI: what can be set, in its own order.
    pub options: Vec<UciOption>,
    /// GTP: its commands, sorted.
    pub commands: Vec<String>,
    /// How long it took to say all this.
    pub took: Duration,
}

/// What is wrong with a command that is no engine to play with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProbeError {
    /// It cannot be started.
    #[error(transparent)]
    Start(#[from] StartError),
    /// It ended before it had said what it is.
    #[error("it ended at once ({exit:?}): {stderr}")]
    EndedAtOnce {
        /// How.
        exit: Exit,
        /// Its last lines on standard error; may be empty.
        stderr: String,
    },
    /// It says something, in neither protocol.
    #[error("it speaks neither UCI nor GTP; it said: {said}")]
    NeitherProtocol {
        /// Its first lines.
        said: String,
    },
    /// It runs and says nothing.
    #[error("it said nothing within {} ms; on standard error: {stderr}", .after.as_millis())]
    Silent {
        /// How long was waited.
        after: Duration,
        /// Its last lines on standard error; may be empty.
        stderr: String,
    },
    /// It is set up for one protocol and speaks the other.
    #[error("it is set up for {configured:?} and speaks {speaks:?}")]
    WrongProtocol {
        /// As it is set up.
        configured: Protocol,
        /// As it is.
        speaks: Protocol,
    },
    /// It is set up for a game it does not play.
    #[error("it does not play {0:?}")]
    OtherGame(GameKind),
    /// It was called off.
    #[error("the test was called off")]
    Cancelled,
    /// Something else went wrong in talking to it.
    #[error(transparent)]
    Engine(EngineError),
}

/// Starts a command, finds out what it speaks and lets it introduce itself. It has ended when this returns.
/// `patience_percent` stretches the time it has for that, as [`EngineProfile::patience_percent`] does.
///
/// # Errors
/// What is wrong with it.
pub fn probe(
    command: &CommandLine,
    patience_percent: u16,
    log: EngineLog,
    cancel: &Cancel,
) -> Result<ProbeReport, ProbeError> {
    let began = Instant::now();
    let mut profile = EngineProfile::new("", command.clone(), Protocol::Uci, []);
    profile.patience_percent = patience_percent;
    let after = profile.patience().start;
    let mut uci = UciClient::start(&profile, Purpose::Analyse, log).map_err(|error| explain(error, ""))?;
    uci.set_probing();
    match uci.introduce(cancel) {
        Ok(()) => Ok(ProbeReport {
            protocol: Protocol::Uci,
            name: uci.name().to_owned(),
            by: uci.author().to_owned(),
            games: games_of(uci.options()),
            options: uci.options().to_vec(),
            commands: Vec::new(),
            took: began.elapsed(),
        }),
        Err(EngineError::WrongProtocol { speaks: Some(Protocol::Gtp), .. }) => {
            let mut gtp = GtpClient::over(uci.into_dialogue(), &profile, Purpose::Analyse);
            gtp.introduce(cancel).map_err(|error| explain(error, ""))?;
            Ok(ProbeReport {
                protocol: Protocol::Gtp,
                name: gtp.name().to_owned(),
                by: gtp.version().to_owned(),
                games: vec![GameKind::Go],
                options: Vec::new(),
                commands: gtp.commands(),
                took: began.elapsed(),
            })
        }
        Err(EngineError::Silent { .. }) => Err(ProbeError::Silent { after, stderr: uci.stderr_tail() }),
        Err(error) => Err(explain(error, &uci.stderr_tail())),
    }
}

/// Tests a profile: as [`probe`], and whether what it speaks and plays is what it is set up for.
///
/// # Errors
/// What is wrong with it.
pub fn check(profile: &EngineProfile, log: EngineLog, cancel: &Cancel) -> Result<ProbeReport, ProbeError> {
    let report = probe(&profile.command, profile.patience_percent, log, cancel)?;
    if report.protocol != profile.protocol {
        return Err(ProbeError::WrongProtocol { configured: profile.protocol, speaks: report.protocol });
    }
    let says_games = report.protocol == Protocol::Gtp || variants(&report.options).is_some();
    match profile.games.iter().find(|kind| says_games && !report.games.contains(kind)) {
        Some(&kind) => Err(ProbeError::OtherGame(kind)),
        None => Ok(report),
    }
}

impl ProbeReport {
    /// A profile for a command that was probed.
    #[must_use]
    pub fn profile(&self, command: CommandLine) -> EngineProfile {
        let name = if self.name.is_empty() { command.program.clone() } else { self.name.clone() };
        EngineProfile::new(name, command, self.protocol, self.games.clone())
    }

    /// The names of a profile's options that this engine does not have, or not with that value.
    #[must_use]
    pub fn unfit_options(&self, profile: &EngineProfile) -> Vec<String> {
        let fits = |name: &str, value: &str| {
            self.options
                .iter()
                .any(|option| option.name.eq_ignore_ascii_case(name) && option.fitting(value).is_some())
        };
        profile
            .options
            .iter()
            .filter(|(name, value)| !fits(name, value))
            .map(|(name, _)| name.clone())
            .collect()
    }
}

fn explain(error: EngineError, stderr: &str) -> ProbeError {
    match error {
        EngineError::Start(error) => ProbeError::Start(error),
        EngineError::Ended { exit, stderr, .. } => ProbeError::EndedAtOnce { exit, stderr },
        EngineError::WrongProtocol { said, .. } => ProbeError::NeitherProtocol { said },
        EngineError::Silent { after, .. } => ProbeError::Silent { after, stderr: stderr.to_owned() },
        EngineError::Cancelled => ProbeError::Cancelled,
        other => ProbeError::Engine(other),
    }
}

fn variants(options: &[UciOption]) -> Option<&[String]> {
    options.iter().find_map(|option| match &option.kind {
        OptionKind::Combo { choices, .. } if option.name.eq_ignore_ascii_case("UCI_Variant") => {
            Some(choices.as_slice())
        }
        _ => None,
    })
}

/// An engine without variants plays chess: that is what the protocol was made for.
fn games_of(options: &[UciOption]) -> Vec<GameKind> {
    let Some(variants) = variants(options) else { return vec![GameKind::Chess] };
    let mut games = Vec::new();
    if variants.iter().any(|name| name == "chess") {
        games.push(GameKind::Chess);
    }
    if variants.iter().any(|name| name.starts_with("janggi")) {
        games.push(GameKind::Janggi);
    }
    games
}
