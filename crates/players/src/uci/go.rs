//! The words of `go`, and how long its answer may take.

use std::time::Duration;

use hansu_engine::{Clock, SearchLimits};

use crate::MoveLimits;

/// One `go`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Go {
    /// Everything behind `go`.
    pub(super) words: String,
    /// What the search was given; `None` where it was given no time.
    pub(super) time: Option<Duration>,
    /// It thinks until it is told to stop.
    pub(super) endless: bool,
}

impl Go {
    /// For White to move, or Black, within these limits, with the other's clock where it is known; where they bound
    /// nothing, for the time an engine gets then.
    pub(super) fn within(limits: &SearchLimits, white_moves: bool, opponent: Option<&Clock>) -> Self {
        let mut words = Vec::new();
        let mut time = None;
        if let Some(clock) = &limits.clock {
            time = Some(clock_words(clock, white_moves, opponent.unwrap_or(clock), &mut words));
        }
        let counts = [
            ("depth", limits.depth.map(u64::from)),
            ("nodes", limits.nodes),
            ("mate", limits.mate.map(u64::from)),
        ];
        for (word, count) in counts {
            words.extend(count.map(|count| format!("{word} {}", count.max(1))));
        }
        if let Some(move_time) = limits.move_time {
            words.push(format!("movetime {}", millis(move_time)));
            time = Some(time.map_or(move_time, |clock| clock.min(move_time)));
        }
        let endless = words.is_empty() && limits.infinite;
        if endless {
            words.push("infinite".to_owned());
        } else if words.is_empty() {
            let usual = MoveLimits::DEFAULT_TIME;
            words.push(format!("movetime {}", millis(usual)));
            time = Some(usual);
        }
        Self { words: words.join(" "), time, endless }
    }
}

/// Writes both clocks and tells how much there is of the mover's. The protocol knows no byo-yomi: in a period, and where
/// the main time is shorter than one, the engine is given what it may use; of an opponent's period, as main time, what
/// one move may take.
fn clock_words(clock: &Clock, white_moves: bool, opponent: &Clock, words: &mut Vec<String>) -> Duration {
    let period = clock.byo_yomi.map_or(Duration::ZERO, |byo_yomi| byo_yomi.period / byo_yomi.moves.max(1));
    let usable = (clock.remaining + period).saturating_sub(clock.overhead);
    if !period.is_zero() && clock.remaining <= period {
        words.push(format!("movetime {}", millis(usable * 9 / 10)));
        return usable;
    }
    let [white, black] = if white_moves { [clock, opponent] } else { [opponent, clock] };
    words.push(format!("wtime {} btime {}", left(white), left(black)));
    if !(white.increment.is_zero() && black.increment.is_zero()) {
        words.push(format!("winc {} binc {}", white.increment.as_millis(), black.increment.as_millis()));
    }
    words.extend(clock.moves_to_go.map(|moves| format!("movestogo {}", moves.max(1))));
    usable
}

fn left(clock: &Clock) -> u128 {
    let period = clock.byo_yomi.filter(|_| clock.remaining.is_zero());
    let period = period.map_or(Duration::ZERO, |byo_yomi| byo_yomi.period / byo_yomi.moves.max(1));
    millis((clock.remaining + period).saturating_sub(clock.overhead))
}

/// Engines take zero for "no time given".
fn millis(time: Duration) -> u128 {
    time.as_millis().max(1)
}

#[cfg(test)]
mod tests {
    use hansu_engine::ByoYomi;

    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    fn words(limits: SearchLimits) -> String {
        Go::within(&limits, true, None).words
    }

    #[test]
    fn limits_of_every_kind() {
        let none = SearchLimits::default();
        assert_eq!(words(none), "movetime 2000");
        assert_eq!(words(SearchLimits { infinite: true, ..none }), "infinite");
        let both = SearchLimits { depth: Some(0), nodes: Some(500), move_time: Some(MS(0)), ..none };
        assert_eq!(words(both), "depth 1 nodes 500 movetime 1");
        assert_eq!(Go::within(&SearchLimits { depth: Some(4), ..none }, true, None).time, None);
    }

    #[test]
    fn clocks_never_show_nothing() {
        let clocked = |clock| words(SearchLimits { clock: Some(clock), ..SearchLimits::default() });
        assert_eq!(clocked(Clock::sudden_death(MS(0))), "wtime 1 btime 1");
        let fischer = Clock { increment: MS(2000), ..Clock::sudden_death(MS(60_010)) };
        assert_eq!(clocked(fischer), "wtime 60000 btime 60000 winc 2000 binc 2000");
        let control = Clock { moves_to_go: Some(0), ..Clock::sudden_death(MS(10_010)) };
        assert_eq!(clocked(control), "wtime 10000 btime 10000 movestogo 1");
        let period = Some(ByoYomi { period: MS(10_000), moves: 1 });
        let byo_yomi = Clock { byo_yomi: period, ..Clock::sudden_death(MS(0)) };
        assert_eq!(clocked(byo_yomi), "movetime 8991");
    }

    #[test]
    fn both_clocks_are_told() {
        let told = |white_moves, own, opponent| {
            let limits = SearchLimits { clock: Some(own), ..SearchLimits::default() };
            Go::within(&limits, white_moves, Some(&opponent)).words
        };
        let own = Clock { increment: MS(2000), ..Clock::sudden_death(MS(60_010)) };
        let other = Clock::sudden_death(MS(5_010));
        assert_eq!(told(true, own, other), "wtime 60000 btime 5000 winc 2000 binc 0");
        assert_eq!(told(false, own, other), "wtime 5000 btime 60000 winc 0 binc 2000");
        let period = Some(ByoYomi { period: MS(30_010), moves: 1 });
        let in_period = Clock { byo_yomi: period, ..Clock::sudden_death(MS(0)) };
        assert_eq!(told(false, other, in_period), "wtime 30000 btime 5000");
        assert_eq!(told(true, in_period, other), "movetime 27000");
    }
}
