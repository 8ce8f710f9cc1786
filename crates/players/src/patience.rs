//! How long an engine may take for what.

use std::time::Duration;

/// Time limits for each phase of talking to an engine. They are what other programs have found to be enough for
/// nearly all; a slow engine (a network to load, a distant machine) has them stretched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// From the start to the end of its introduction.
    pub start: Duration,
    /// Until it is ready after options were set, or until it has answered an ordinary command.
    pub ready: Duration,
    /// Beyond the time a search was given.
    pub overrun: Duration,
    /// For a search that was given no time.
    pub unlimited: Duration,
    /// From `stop` to the answer.
    pub stop: Duration,
    /// For a Go engine, which cannot be told to stop, to finish a move nobody wants any more.
    pub finish: Duration,
    /// From `quit` to the end.
    pub quit: Duration,
}

impl Patience {
    /// The ordinary limits, stretched to so many hundredths (held within 1% and 100 times).
    #[must_use]
    pub fn stretched(percent: u16) -> Self {
        let stretched =
            |millis: u64| Duration::from_millis(millis * u64::from(percent.clamp(1, 10_000)) / 100);
        Self {
            start: stretched(20_000),
            ready: stretched(20_000),
            overrun: stretched(10_000),
            unlimited: stretched(180_000),
            stop: stretched(5_000),
            finish: stretched(10_000),
            quit: stretched(1_000).min(Duration::from_secs(5)),
        }
    }
}

impl Default for Patience {
    fn default() -> Self {
        Self::stretched(100)
    }
}
