//! One engine, from `uci` to `quit`.

use std::collections::HashMap;

use hansu_engine::Cancel;

use super::{UciOption, position::Position, search::Ponder};
use crate::{
    EngineError, EngineProfile, Phase, Purpose,
    dialogue::{Dialogue, Limit},
    process::EngineLog,
    profile::Protocol,
};

/// Where an engine stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UciState {
    /// It was told `uci` and has not said `uciok`.
    Starting,
    /// It waits for the next question.
    Idle,
    /// It looks for a move.
    Searching,
    /// It was told to stop and has not answered.
    Stopping,
    /// It thinks on its opponent's time.
    Pondering,
    /// It has ended, or is about to.
    Quitting,
}

/// What was said at the beginning.
const MOST_SAID: usize = 6;
/// No honest engine has so many.
const MOST_OPTIONS: usize = 1000;
/// Of a combo's choices and the like, one option's part of it.
const LONGEST_SHOWN: usize = 200;

/// An engine that speaks UCI.
#[derive(Debug)]
pub struct UciClient {
    pub(super) dialogue: Dialogue,
    pub(super) profile: EngineProfile,
    pub(super) purpose: Purpose,
    pub(super) state: UciState,
    pub(super) starting: Limit,
    /// `isready` was said and not answered.
    pub(super) unready: Option<Limit>,
    pub(super) said: Vec<String>,
    /// Whether it is an engine at all is the question.
    pub(super) probing: bool,
    pub(super) name: String,
    pub(super) author: String,
    pub(super) options: Vec<UciOption>,
    /// What each option, by its name in small letters, was last set to.
    pub(super) values: HashMap<String, String>,
    /// The game the engine is in.
    pub(super) known: Option<Position>,
    pub(super) ponder: Option<Ponder>,
}

impl UciClient {
    /// Starts the program and greets it. Nothing is waited for: the first question does that.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub fn start(profile: &EngineProfile, purpose: Purpose, log: EngineLog) -> Result<Self, EngineError> {
        let patience = profile.patience();
        let mut dialogue = Dialogue::start(&profile.command, log, patience.quit)?;
        dialogue.send("uci", Phase::Starting)?;
        Ok(Self::greeted(dialogue, profile, purpose))
    }

    /// Whether the program is an engine is the question: it is not waited for as long, and one that speaks GTP is
    /// left running.
    pub(crate) const fn set_probing(&mut self) {
        self.probing = true;
    }

    /// The program, to be talked to otherwise.
    pub(crate) fn into_dialogue(self) -> Dialogue {
        self.dialogue
    }

    fn greeted(dialogue: Dialogue, profile: &EngineProfile, purpose: Purpose) -> Self {
        Self {
            dialogue,
            profile: profile.clone(),
            purpose,
            state: UciState::Starting,
            starting: Limit::new(Phase::Starting, profile.patience().start),
            unready: None,
            said: Vec::new(),
            probing: false,
            name: String::new(),
            author: String::new(),
            options: Vec::new(),
            values: HashMap::new(),
            known: None,
            ponder: None,
        }
    }

    /// Where the engine stands.
    #[must_use]
    pub const fn state(&self) -> UciState {
        if self.dialogue.is_dead() { UciState::Quitting } else { self.state }
    }

    /// What it calls itself; empty before it has said so.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who wrote it.
    #[must_use]
    pub fn author(&self) -> &str {
        &self.author
    }

    /// What can be set, as announced.
    #[must_use]
    pub fn options(&self) -> &[UciOption] {
        &self.options
    }

    /// The number of its process.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.dialogue.id()
    }

    /// Waits until it has introduced itself.
    ///
    /// # Errors
    /// Where it does not, or speaks something else. A question called off meanwhile can be asked again.
    pub fn introduce(&mut self, cancel: &Cancel) -> Result<(), EngineError> {
        while self.state == UciState::Starting {
            // What talks of other things is no engine; while probing nobody waits long to see that.
            let limit = if self.probing && !self.said.is_empty() && self.options.is_empty() {
                Limit::new(Phase::Starting, self.starting.after / 5)
            } else {
                self.starting
            };
            let line = match self.dialogue.line(&limit, Some(cancel)) {
                Ok(line) => line,
                Err(EngineError::Silent { .. }) if !self.said.is_empty() && self.options.is_empty() => {
                    return Err(self.wrong_protocol(None));
                }
                Err(error) => return Err(error),
            };
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("uciok"), _) => self.state = UciState::Idle,
                (Some("id"), Some("name")) => self.name = shown(words),
                (Some("id"), Some("author")) => self.author = shown(words),
                (Some("option"), _) => self.announced(&line),
                // Go engines answer every line, and one they do not know with a question mark.
                (Some(word), _) if word.starts_with(['?', '=']) && self.options.is_empty() => {
                    self.said.push(line);
                    if !self.probing {
                        self.dialogue.end();
                    }
                    return Err(self.wrong_protocol(Some(Protocol::Gtp)));
                }
                (Some(_), _) if self.said.len() < MOST_SAID => self.said.push(line),
                _ => {}
            }
        }
        Ok(())
    }
    fn announced(&mut self, line: &str) {
        let Some(option) = UciOption::parse(line) else {
            self.dialogue.remark(&format!("no usable option: {line}"));
            return;
        };
        // The same name again replaces what it said before.
        self.options.retain(|known| !known.name.eq_ignore_ascii_case(&option.name));
        if self.options.len() < MOST_OPTIONS {
            self.options.push(option);
        }
    }

    fn wrong_protocol(&self, speaks: Option<Protocol>) -> EngineError {
        EngineError::WrongProtocol { expected: Protocol::Uci, speaks, said: self.said.join("\n") }
    }

    pub(super) fn option(&self, name: &str) -> Option<&UciOption> {
        self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// What is left of its standard error.
    #[must_use]
    pub fn stderr_tail(&self) -> String {
        self.dialogue.stderr_tail()
    }
}

/// Words put together again, no longer than is shown.
pub(super) fn shown<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut text = words.collect::<Vec<_>>().join(" ");
    text.truncate(text.floor_char_boundary(LONGEST_SHOWN));
    text
}
