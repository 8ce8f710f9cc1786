//! What both protocols share: lines with time limits, and an end for whoever keeps silent.

use std::{
    process::ExitStatus,
    time::{Duration, Instant},
};

use hansu_engine::Cancel;

use crate::{
    EngineError, Exit, Phase,
    process::{CommandLine, Direction, EngineLog, EngineProcess, Received},
};

/// How often a question that is waited for is looked at for being called off.
const STEP: Duration = Duration::from_millis(8);

/// A running engine, line by line. After any error but [`EngineError::Cancelled`] the program has been ended.
#[derive(Debug)]
pub(crate) struct Dialogue {
    process: EngineProcess,
    dead: bool,
}

/// A limit, with what is said where it is passed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    pub(crate) phase: Phase,
    pub(crate) began: Instant,
    pub(crate) after: Duration,
}

impl Limit {
    pub(crate) fn new(phase: Phase, after: Duration) -> Self {
        Self { phase, began: Instant::now(), after }
    }

    /// No limit that anybody will live to see.
    pub(crate) fn none(phase: Phase) -> Self {
        Self::new(phase, Duration::from_secs(1 << 32))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.began.elapsed() >= self.after
    }
}

impl Dialogue {
    pub(crate) fn start(command: &CommandLine, log: EngineLog, quit: Duration) -> Result<Self, EngineError> {
        Ok(Self { process: EngineProcess::start(command, log, quit)?, dead: false })
    }

    /// The program was ended: only a new one can answer.
    pub(crate) const fn is_dead(&self) -> bool {
        self.dead
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.id()
    }

    pub(crate) fn stderr_tail(&self) -> String {
        self.process.stderr_tail()
    }

    pub(crate) fn remark(&self, text: &str) {
        self.process.log().push(Direction::Remark, text);
    }

    pub(crate) fn send(&mut self, line: &str, phase: Phase) -> Result<(), EngineError> {
        match self.process.send(line) {
            Ok(()) => Ok(()),
            Err(gone) => {
                let (status, stderr) = self.collapse();
                Err(match EngineError::of_gone(gone, phase) {
                    EngineError::Ended { phase, .. } => {
                        EngineError::Ended { phase, exit: Exit::of(status), stderr }
                    }
                    other => other,
                })
            }
        }
    }

    /// The next line; `None` after a short while without one, so that the caller can look around.
    pub(crate) fn poll(&mut self, phase: Phase) -> Result<Option<String>, EngineError> {
        match self.process.receive(Instant::now() + STEP) {
            Received::Line(line) => Ok(Some(line)),
            Received::Nothing => Ok(None),
            Received::Closed => {
                let (status, stderr) = self.collapse();
                Err(EngineError::Ended { phase, exit: Exit::of(status), stderr })
            }
        }
    }

    /// The next line within the limit, unless the question is called off. Both count also where there are always
    /// more lines.
    pub(crate) fn line(&mut self, limit: &Limit, cancel: Option<&Cancel>) -> Result<String, EngineError> {
        loop {
            let line = self.poll(limit.phase)?;
            if cancel.is_some_and(Cancel::is_cancelled) {
                return Err(EngineError::Cancelled);
            }
            if limit.is_over() {
                return Err(self.give_up(limit));
            }
            if let Some(line) = line {
                return Ok(line);
            }
        }
    }

    /// A line that is there already.
    pub(crate) fn waiting(&mut self) -> Option<String> {
        match self.process.receive(Instant::now()) {
            Received::Line(line) => Some(line),
            Received::Nothing | Received::Closed => None,
        }
    }

    /// It kept silent for too long: it is ended.
    pub(crate) fn give_up(&mut self, limit: &Limit) -> EngineError {
        self.remark("no answer in time");
        self.dead = true;
        self.process.end(true);
        EngineError::Silent { phase: limit.phase, after: limit.after }
    }

    /// Ends it because of something else.
    pub(crate) fn end(&mut self) {
        self.dead = true;
        self.process.end(true);
    }

    fn collapse(&mut self) -> (Option<ExitStatus>, String) {
        self.dead = true;
        self.process.collapse()
    }
}
