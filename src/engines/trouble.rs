//! What is wrong with an engine, as a code with details: the window makes one sentence of it, in its language.

use hansu_players::{
    EngineError, Exit, Phase, PlayerError, Protocol,
    probe::{ProbeError, ProbeReport},
    process::{CommandLineError, StartError},
};

use crate::new_game::kind_word;

/// A code and what its sentence needs, in the order in which `EngineWords.qml` reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Which sentence.
    pub code: &'static str,
    /// Its parts: names, paths and words of programs as they are, everything else as code words.
    pub details: Vec<String>,
}

fn trouble<const N: usize>(code: &'static str, details: [String; N]) -> Trouble {
    Trouble { code, details: details.into() }
}

impl Trouble {
    /// An engine that speaks well but plays nothing Hansu plays.
    #[must_use]
    pub fn of_report(report: &ProbeReport) -> Option<Self> {
        let name = || report.name.clone();
        report.games.is_empty().then(|| trouble("no-game", [name()]))
    }
}

impl From<&CommandLineError> for Trouble {
    fn from(error: &CommandLineError) -> Self {
        match error {
            CommandLineError::Empty => trouble("command-empty", []),
            CommandLineError::OpenQuote(mark) => trouble("command-quote", [mark.to_string()]),
        }
    }
}

impl From<&StartError> for Trouble {
    fn from(error: &StartError) -> Self {
        match error {
            StartError::NotFound { program } => trouble("not-found", [program.clone()]),
            StartError::Folder { path } => trouble("folder", [path.display().to_string()]),
            StartError::NotExecutable { path } => trouble("not-executable", [path.display().to_string()]),
            StartError::WrongArchitecture { path, built_for } => {
                trouble("other-machine", [path.display().to_string(), built_for.clone()])
            }
            StartError::MissingInterpreter { path, interpreter } if interpreter.is_empty() => {
                trouble("loader", [path.display().to_string()])
            }
            StartError::MissingInterpreter { path, interpreter } => {
                trouble("interpreter", [path.display().to_string(), interpreter.clone()])
            }
            StartError::System { path, message } => {
                trouble("system", [path.display().to_string(), message.clone()])
            }
        }
    }
}

impl From<&ProbeError> for Trouble {
    fn from(error: &ProbeError) -> Self {
        match error {
            ProbeError::Start(error) => error.into(),
            ProbeError::EndedAtOnce { exit, .. } if exit.needs_newer_processor() => trouble("processor", []),
            ProbeError::EndedAtOnce { exit, stderr } => {
                let (how, number) = exit_words(*exit);
                trouble("ended-at-once", [how.into(), number, last_lines(stderr)])
            }
            ProbeError::NeitherProtocol { said } => trouble("no-protocol", [last_lines(said)]),
            ProbeError::Silent { after, stderr } => {
                trouble("silent-start", [after.as_secs().to_string(), last_lines(stderr)])
            }
            ProbeError::WrongProtocol { configured, speaks } => {
                trouble("other-protocol", [protocol_word(*configured).into(), protocol_word(*speaks).into()])
            }
            ProbeError::OtherGame(kind) => trouble("other-game", [kind_word(*kind).into()]),
            ProbeError::Cancelled => trouble("cancelled", []),
            ProbeError::Engine(error) => error.into(),
        }
    }
}

impl From<&EngineError> for Trouble {
    fn from(error: &EngineError) -> Self {
        match error {
            EngineError::Start(error) => error.into(),
            EngineError::Ended { exit, .. } if exit.needs_newer_processor() => trouble("processor", []),
            EngineError::Ended { phase, exit, stderr } => {
                let (how, number) = exit_words(*exit);
                trouble("ended", [phase_word(*phase).into(), how.into(), number, last_lines(stderr)])
            }
            EngineError::Silent { phase, after } => {
                trouble("silent", [phase_word(*phase).into(), after.as_secs().to_string()])
            }
            EngineError::NotReading => trouble("not-reading", []),
            EngineError::WrongProtocol { expected, speaks: Some(speaks), .. } => {
                trouble("other-protocol", [protocol_word(*expected).into(), protocol_word(*speaks).into()])
            }
            EngineError::WrongProtocol { speaks: None, said, .. } => {
                trouble("no-protocol", [last_lines(said)])
            }
            EngineError::Refused { command, message } => {
                trouble("refused", [command.clone(), last_lines(message)])
            }
            EngineError::NoMove { text } => trouble("no-move", [text.clone()]),
            EngineError::Unreadable { text, .. } => trouble("unreadable", [text.clone()]),
            EngineError::NoVariant(variant) => trouble("no-variant", [variant.clone()]),
            EngineError::NoChess960 => trouble("no-chess960", []),
            EngineError::BoardSize { size, message } => {
                trouble("board-size", [size.to_string(), last_lines(message)])
            }
            EngineError::NoAnalysis => trouble("no-analysis", []),
            EngineError::OtherGame(kind) => trouble("other-game", [kind_word(*kind).into()]),
            EngineError::Cancelled => trouble("cancelled", []),
        }
    }
}

impl From<&PlayerError> for Trouble {
    fn from(error: &PlayerError) -> Self {
        match error {
            PlayerError::Panicked(message) => trouble("panicked", [last_lines(message)]),
            PlayerError::NoMove => trouble("no-move-found", []),
            PlayerError::Unsupported => trouble("unsupported", []),
            PlayerError::Unavailable(message) => trouble("unavailable", [last_lines(message)]),
            PlayerError::Engine(error) => error.into(),
        }
    }
}

/// The word for a protocol in QML.
pub(crate) const fn protocol_word(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Uci => "UCI",
        Protocol::Gtp => "GTP",
    }
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Starting => "starting",
        Phase::Preparing => "preparing",
        Phase::Position => "position",
        Phase::Searching => "searching",
        Phase::Stopping => "stopping",
        Phase::Counting => "counting",
    }
}

fn exit_words(exit: Exit) -> (&'static str, String) {
    match exit {
        Exit::Code(code) => ("code", code.to_string()),
        Exit::Signal(signal) => ("signal", signal.to_string()),
        Exit::Unknown => ("", String::new()),
    }
}

/// The last two lines that say something, within what a sentence can hold.
fn last_lines(text: &str) -> String {
    const MOST: usize = 240;
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let tail = lines[lines.len().saturating_sub(2)..].join(" / ");
    let surplus = tail.chars().count().saturating_sub(MOST);
    if surplus == 0 { tail } else { format!("…{}", tail.chars().skip(surplus).collect::<String>()) }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn words(error: impl Into<ProbeError>) -> (&'static str, Vec<String>) {
        let Trouble { code, details } = (&error.into()).into();
        (code, details)
    }

    #[test]
    fn what_a_sentence_needs_is_told() {
        let missing = StartError::NotFound { program: "fish".to_owned() };
        assert_eq!(words(missing), ("not-found", vec!["fish".to_owned()]));
        let ended = ProbeError::EndedAtOnce { exit: Exit::Code(1), stderr: "a\n\nno net\nbye \n".to_owned() };
        assert_eq!(words(ended), ("ended-at-once", vec!["code".into(), "1".into(), "no net / bye".into()]));
        let old = ProbeError::EndedAtOnce { exit: Exit::Signal(4), stderr: String::new() };
        assert_eq!(words(old), ("processor", vec![]));
        let silent = ProbeError::Silent { after: Duration::from_secs(20), stderr: String::new() };
        assert_eq!(words(silent), ("silent-start", vec!["20".into(), String::new()]));
        let wrong = ProbeError::WrongProtocol { configured: Protocol::Uci, speaks: Protocol::Gtp };
        assert_eq!(words(wrong), ("other-protocol", vec!["UCI".into(), "GTP".into()]));
    }

    #[test]
    fn what_programs_say_is_cut_to_its_end() {
        assert_eq!(last_lines(""), "");
        let long = last_lines(&"수".repeat(1000));
        assert_eq!(long.chars().count(), 241);
        assert!(long.starts_with('…'));
    }
}
