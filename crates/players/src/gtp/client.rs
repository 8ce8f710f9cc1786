//! One engine, from its introduction to `quit`.

use std::collections::HashSet;

use hansu_engine::Cancel;

use super::{
    analysis::Dialect,
    answer::{Answer, Collector, Fed},
    board::Board,
    clock::Given,
};
use crate::{
    EngineError, EngineProfile, Phase, Purpose,
    dialogue::{Dialogue, Limit},
    process::EngineLog,
    profile::Protocol,
};

/// What an engine is asked first.
const INTRODUCTION: [&str; 4] = ["protocol_version", "name", "version", "list_commands"];
/// What was said at the beginning.
const MOST_SAID: usize = 6;
/// Of a name or a message, what is shown.
const LONGEST_SHOWN: usize = 300;
/// No honest engine has so many commands.
const MOST_COMMANDS: usize = 2000;

/// A command that was sent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) id: u64,
    pub(super) limit: Limit,
}

/// An engine that speaks GTP.
#[derive(Debug)]
pub struct GtpClient {
    pub(super) dialogue: Dialogue,
    pub(super) profile: EngineProfile,
    pub(super) purpose: Purpose,
    pub(super) collector: Collector,
    pub(super) next_id: u64,
    /// Commands whose answers nobody waits for any more; an answer without a number may belong to one of them.
    pub(super) abandoned: usize,
    /// How far the introduction has come, with the command that is open.
    pub(super) introduced: usize,
    pub(super) asked: Option<Asked>,
    pub(super) starting: Limit,
    pub(super) said: Vec<String>,
    pub(super) name: String,
    pub(super) version: String,
    pub(super) commands: HashSet<String>,
    /// The engine's board, as far as it is known.
    pub(super) board: Option<Board>,
    pub(super) time: Option<Given>,
    /// The visits a move was bounded to last.
    pub(super) visits: Option<u64>,
}

impl GtpClient {
    /// Starts the program. Nothing is waited for: the first question does that.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub fn start(profile: &EngineProfile, purpose: Purpose, log: EngineLog) -> Result<Self, EngineError> {
        let dialogue = Dialogue::start(&profile.command, log, profile.patience().quit)?;
        Ok(Self::over(dialogue, profile, purpose))
    }

    /// Goes on with a program that was started already.
    pub(crate) fn over(dialogue: Dialogue, profile: &EngineProfile, purpose: Purpose) -> Self {
        Self {
            dialogue,
            profile: profile.clone(),
            purpose,
            collector: Collector::default(),
            next_id: 1,
            abandoned: 0,
            introduced: 0,
            asked: None,
            starting: Limit::new(Phase::Starting, profile.patience().start),
            said: Vec::new(),
            name: String::new(),
            version: String::new(),
            commands: HashSet::new(),
            board: None,
            time: None,
            visits: None,
        }
    }

    /// What it calls itself; empty before it has said so.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its version.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether it has this command.
    #[must_use]
    pub fn knows(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// Its commands, sorted.
    #[must_use]
    pub fn commands(&self) -> Vec<String> {
        let mut commands = Vec::from_iter(self.commands.iter().cloned());
        commands.sort_unstable();
        commands
    }

    /// The number of its process.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.dialogue.id()
    }

    /// Its program was ended, by itself or because it did not answer.
    #[must_use]
    pub const fn is_dead(&self) -> bool {
        self.dialogue.is_dead()
    }

    /// Whether it can tell what it sees while it thinks.
    #[must_use]
    pub fn analyses(&self) -> bool {
        self.analysis().is_some()
    }

    pub(super) fn analysis(&self) -> Option<(&'static str, Dialect)> {
        [("kata-analyze", Dialect::Kata), ("lz-analyze", Dialect::Leela)]
            .into_iter()
            .find(|(command, _)| self.knows(command))
    }

    /// Waits until it has introduced itself.
    ///
    /// # Errors
    /// Where it does not, or speaks something else. A question called off meanwhile can be asked again.
    pub fn introduce(&mut self, cancel: &Cancel) -> Result<(), EngineError> {
        while let Some(&command) = INTRODUCTION.get(self.introduced) {
            let asked = match self.asked {
                Some(asked) => asked,
                None => {
                    let limit =
                        if self.introduced == 0 { self.starting } else { self.ready(Phase::Starting) };
                    let asked = self.send(command, limit)?;
                    *self.asked.insert(asked)
                }
            };
            let answer = match self.answer(asked, Some(cancel)) {
                Err(EngineError::Silent { .. }) if self.introduced == 0 && !self.said.is_empty() => {
                    let said = self.said.join("\n");
                    return Err(EngineError::WrongProtocol { expected: Protocol::Gtp, speaks: None, said });
                }
                answer => answer?,
            };
            self.asked = None;
            match (command, answer.accepted) {
                ("name", true) => self.name = shown(&answer.text),
                ("version", true) => self.version = shown(&answer.text),
                ("list_commands", true) => {
                    let names = answer.text.split_whitespace().take(MOST_COMMANDS);
                    self.commands = names.map(str::to_owned).collect();
                }
                // Version 1 differs in nothing that is used here; what is refused is simply not known.
                _ => {}
            }
            self.introduced += 1;
        }
        Ok(())
    }

    /// A command, and the text of its answer.
    pub(super) fn ask(
        &mut self,
        command: &str,
        phase: Phase,
        cancel: &Cancel,
    ) -> Result<String, EngineError> {
        let limit = self.ready(phase);
        let asked = self.send(command, limit)?;
        let answer = self.answer(asked, Some(cancel)).inspect_err(|error| {
            self.abandoned += usize::from(*error == EngineError::Cancelled);
        })?;
        self.accepted(command, answer)
    }

    pub(super) fn ready(&self, phase: Phase) -> Limit {
        Limit::new(phase, self.profile.patience().ready)
    }

    pub(super) fn accepted(&self, command: &str, answer: Answer) -> Result<String, EngineError> {
        if answer.accepted {
            Ok(answer.text)
        } else {
            Err(EngineError::Refused { command: command.to_owned(), message: shown(&answer.text) })
        }
    }

    pub(super) fn send(&mut self, command: &str, limit: Limit) -> Result<Asked, EngineError> {
        let id = self.next_id;
        self.next_id += 1;
        self.dialogue.send(&format!("{id} {command}"), limit.phase)?;
        Ok(Asked { id, limit })
    }

    fn answer(&mut self, asked: Asked, cancel: Option<&Cancel>) -> Result<Answer, EngineError> {
        loop {
            match self.step(asked)? {
                Step::Answer(answer) => return Ok(answer),
                Step::Line(_) | Step::Nothing => {}
            }
            if cancel.is_some_and(Cancel::is_cancelled) {
                return Err(EngineError::Cancelled);
            }
            if asked.limit.is_over() {
                return Err(self.dialogue.give_up(&asked.limit));
            }
        }
    }

    /// Takes one line, or waits a moment for one.
    pub(super) fn step(&mut self, asked: Asked) -> Result<Step, EngineError> {
        let Some(line) = self.dialogue.poll(asked.limit.phase)? else { return Ok(Step::Nothing) };
        match self.collector.feed(&line) {
            Fed::Complete(answer) if self.is_to(&answer, asked.id) => Ok(Step::Answer(answer)),
            Fed::Complete(_) => {
                self.dialogue.remark("dropped: nobody waits for this answer");
                Ok(Step::Line(String::new()))
            }
            Fed::Part
                if self.collector.begun().is_some_and(|begun| begun.id.is_none_or(|id| id == asked.id)) =>
            {
                Ok(Step::Line(line))
            }
            Fed::Part => Ok(Step::Line(String::new())),
            Fed::Stray => {
                if self.introduced == 0 && self.said.len() < MOST_SAID && !line.trim().is_empty() {
                    self.said.push(shown(&line));
                }
                Ok(Step::Line(String::new()))
            }
        }
    }

    /// Whether an answer is the one to this command. One without a number is, unless one is still due to a command
    /// that was given up.
    fn is_to(&mut self, answer: &Answer, id: u64) -> bool {
        match answer.id {
            Some(other) if other == id => true,
            None if self.abandoned == 0 => true,
            Some(_) | None => {
                self.abandoned = self.abandoned.saturating_sub(1);
                false
            }
        }
    }
}

/// What a moment brought.
pub(super) enum Step {
    /// The answer that is waited for.
    Answer(Answer),
    /// A line of an answer that goes on; empty where it is none of ours.
    Line(String),
    /// No line.
    Nothing,
}

pub(super) fn shown(text: &str) -> String {
    let mut text = text.to_owned();
    text.truncate(text.floor_char_boundary(LONGEST_SHOWN));
    text
}
