//! A search that has not been answered yet.

use std::time::{Duration, Instant};

use hansu_engine::Cancel;

use super::answer::Answer;

/// What an answer waits for besides the end of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// Nothing.
    Free,
    /// `stop`.
    Infinite,
    /// `ponderhit` or `stop`.
    Ponder,
}

/// How long a search may take to end once it has been told to; beyond that it is answered for. Searches take well below
/// ten milliseconds, so that this only ever helps where one hangs.
const GRACE: Duration = Duration::from_millis(500);

/// A search that has not been answered yet.
#[derive(Debug)]
pub struct Running {
    /// Its number.
    pub id: u64,
    cancel: Cancel,
    hold: Hold,
    /// What it found, where it is done.
    found: Option<Option<Answer>>,
    /// The best it has reported, or any move.
    fallback: Option<Answer>,
    told_to_stop: Option<Instant>,
}

impl Running {
    /// A search that has begun. `fallback` answers for it if it never does.
    pub const fn new(id: u64, cancel: Cancel, hold: Hold, fallback: Option<Answer>) -> Self {
        Self { id, cancel, hold, found: None, fallback, told_to_stop: None }
    }

    /// Notes the best move so far.
    pub fn note(&mut self, best: Answer) {
        self.fallback = Some(best);
    }

    /// Notes the answer.
    pub fn finish(&mut self, answer: Option<Answer>) {
        self.found = Some(answer);
    }

    /// Ends the search; its answer waits for nothing any more.
    pub fn stop(&mut self, now: Instant) {
        self.cancel.cancel();
        self.hold = Hold::Free;
        self.told_to_stop.get_or_insert(now);
    }

    /// The expected move was played: the search is an ordinary one from now on.
    pub fn ponder_hit(&mut self) {
        self.cancel.ponder_hit();
        if self.hold == Hold::Ponder {
            self.hold = Hold::Free;
        }
    }

    /// When it is answered for, if it has not ended by then.
    pub fn deadline(&self) -> Option<Instant> {
        self.told_to_stop.map(|told| told + GRACE)
    }

    /// The answer, if it is to be given now.
    pub fn due(&self, now: Instant) -> Option<Option<Answer>> {
        match &self.found {
            Some(answer) if self.hold == Hold::Free => Some(answer.clone()),
            Some(_) => None,
            None => self.deadline().filter(|&deadline| deadline <= now).map(|_| self.fallback.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> Option<Answer> {
        Answer::line(&[text.to_owned()])
    }

    #[test]
    fn an_infinite_search_waits_for_stop_and_a_pondering_one_for_the_hit() {
        let now = Instant::now();
        for hold in [Hold::Infinite, Hold::Ponder, Hold::Free] {
            let mut running = Running::new(1, Cancel::default(), hold, None);
            assert_eq!(running.due(now), None);
            running.finish(answer("e2e4"));
            assert_eq!(running.due(now).is_some(), hold == Hold::Free);
            running.ponder_hit();
            assert_eq!(running.due(now).is_some(), hold != Hold::Infinite);
            running.stop(now);
            assert_eq!(running.due(now), Some(answer("e2e4")));
        }
    }

    #[test]
    fn a_search_that_hangs_is_answered_for() {
        let now = Instant::now();
        let mut running = Running::new(1, Cancel::default(), Hold::Infinite, answer("a2a3"));
        running.note(answer("e2e4").unwrap());
        assert_eq!((running.due(now + GRACE), running.deadline()), (None, None));
        running.stop(now);
        running.stop(now + GRACE);
        assert_eq!(running.due(now), None);
        assert_eq!(running.due(now + GRACE), Some(answer("e2e4")));
    }
}
