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
    /// From 0. Between two lines that are kept there may be some that were forgotten.
    pub number: u64,
    /// Since the log was begun.
    pub at: Duration,
    /// Who said it.
    pub direction: Direction,
    /// Without line break; cut where it is very long.
    pub text: String,
}

/// A log that is written while the engine runs and may be read at any time. Clones share it. It keeps the last
/// [`EngineLog::LINES`] lines, of a search's reports only the last [`EngineLog::REPORTS`] (they would soon push out
/// everything else), each cut to [`EngineLog::WIDTH`] bytes.
#[derive(Clone, Debug)]
pub struct EngineLog(Arc<Mutex<Ring>>);

#[derive(Debug)]
struct Ring {
    began: Instant,
    next: u64,
    reports: usize,
    lines: VecDeque<LogLine>,
}

impl LogLine {
    /// A report of a running search, in either protocol.
    #[must_use]
    pub fn is_report(&self) -> bool {
        self.direction == Direction::Received && self.text.starts_with("info ")
    }
}

impl Ring {
    fn add(&mut self, line: LogLine) {
        let is_report = line.is_report();
        let forgotten = if is_report && self.reports == EngineLog::REPORTS {
            self.lines.iter().position(LogLine::is_report).and_then(|at| self.lines.remove(at))
        } else if self.lines.len() == EngineLog::LINES {
            self.lines.pop_front()
        } else {
            None
        };
        self.reports -= usize::from(forgotten.is_some_and(|line| line.is_report()));
        self.reports += usize::from(is_report);
        self.lines.push_back(line);
    }
}

impl Default for EngineLog {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Ring {
            began: Instant::now(),
            next: 0,
            reports: 0,
            lines: VecDeque::new(),
        })))
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
    /// So many of them may be reports of a search.
    pub const REPORTS: usize = 500;
    /// So many bytes of a line are kept.
    pub const WIDTH: usize = 1000;

    /// Adds a line; the oldest is forgotten where there are too many.
    pub fn push(&self, direction: Direction, text: &str) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let line = LogLine {
            number: ring.next,
            at: ring.began.elapsed(),
            direction,
            text: start_of(text, Self::WIDTH),
        };
        ring.next += 1;
        ring.add(line);
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
    fn reports_push_out_nothing_but_reports() {
        let log = EngineLog::default();
        log.push(Direction::Sent, "go infinite");
        for depth in 0..5000 {
            log.push(Direction::Received, &format!("info depth {depth}"));
        }
        log.push(Direction::Received, "bestmove a2a3");
        let lines = log.lines();
        assert_eq!((lines.len(), lines[0].text.as_str()), (EngineLog::REPORTS + 2, "go infinite"));
        assert_eq!(lines[1].text, "info depth 4500");
        assert_eq!(log.since(5000).len(), 2);
    }

    #[test]
    fn long_lines_are_cut_between_signs() {
        let log = EngineLog::default();
        log.push(Direction::Error, &"수".repeat(1000));
        let line = log.lines().remove(0).text;
        assert!(line.len() <= EngineLog::WIDTH + 3 && line.ends_with("수…"));
    }
}
