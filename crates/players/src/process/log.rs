//! What went to and fro between Hansu and an engine, for a person to read.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Who said a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Hansu to the engine.
    Sent,
    /// The engine's standard output.
    Received,
    /// The engine's standard error.
    Error,
    /// What Hansu has to remark: a start, an end, an answer that was dropped and why.
    Remark,
}

/// One line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// From 0, without a gap as long as nothing was forgotten between two lines.
    pub number: u64,
    /// Since the log was begun.
    pub at: Duration,
    /// Who said it.
    pub direction: Direction,
    /// Without line break; cut where it is very long.
    pub text: String,
}

/// A log that is written while the engine runs and may be read at any time. Clones share it. It keeps the last
/// [`EngineLog::LINES`] lines, each cut to [`EngineLog::WIDTH`] bytes.
#[derive(Clone, Debug)]
pub struct EngineLog(Arc<Mutex<Ring>>);

#[derive(Debug)]
struct Ring {
    began: Instant,
    next: u64,
    lines: VecDeque<LogLine>,
}

impl Default for EngineLog {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Ring { began: Instant::now(), next: 0, lines: VecDeque::new() })))
    }
}

impl PartialEq for EngineLog {
    /// The same log, not one with the same lines.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for EngineLog {}

impl EngineLog {
    /// So many lines are kept.
    pub const LINES: usize = 2000;
    /// So many bytes of a line are kept.
    pub const WIDTH: usize = 1000;

    /// Adds a line; the oldest is forgotten where there are too many.
    pub fn push(&self, direction: Direction, text: &str) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if ring.lines.len() == Self::LINES {
            ring.lines.pop_front();
        }
        let line = LogLine {
            number: ring.next,
            at: ring.began.elapsed(),
            direction,
            text: start_of(text, Self::WIDTH),
        };
        ring.next += 1;
        ring.lines.push_back(line);
    }

    /// Every line kept whose number is at least `number`: a window asks with one more than the last it has.
    #[must_use]
    pub fn since(&self, number: u64) -> Vec<LogLine> {
        let ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let first = ring.lines.partition_point(|line| line.number < number);
        ring.lines.range(first..).cloned().collect()
    }

    /// All lines kept.
    #[must_use]
    pub fn lines(&self) -> Vec<LogLine> {
        self.since(0)
    }

    /// The number the next line will have: whether something was added.
    #[must_use]
    pub fn next_number(&self) -> u64 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).next
    }
}

/// The beginning of a text, at most so many bytes, with a sign that it goes on.
fn start_of(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    format!("{}…", &text[..text.floor_char_boundary(most)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_lines_are_forgotten() {
        let log = EngineLog::default();
        for number in 0..EngineLog::LINES + 5 {
            log.push(Direction::Received, &number.to_string());
        }
        let lines = log.lines();
        assert_eq!((lines.len(), lines[0].text.as_str(), lines[0].number), (EngineLog::LINES, "5", 5));
        let last = log.since(log.next_number() - 1);
        assert_eq!(last.len(), 1);
        assert!(log.since(log.next_number()).is_empty());
    }

    #[test]
    fn long_lines_are_cut_between_signs() {
        let log = EngineLog::default();
        log.push(Direction::Error, &"수".repeat(1000));
        let line = log.lines().remove(0).text;
        assert!(line.len() <= EngineLog::WIDTH + 3 && line.ends_with("수…"));
    }
}
