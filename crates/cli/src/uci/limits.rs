//! From the words of `go` to the bounds of a search.

use std::time::Duration;

use hansu_engine::{Clock, SearchLimits};
use hansu_rules::Side;

use super::go_words::GoWords;

/// What bounds the search these words ask for. Without any bound the level's own time holds.
#[must_use]
pub fn limits(go: &GoWords, mover: Side, overhead: Duration) -> SearchLimits {
    SearchLimits {
        depth: go.depth,
        nodes: go.nodes,
        move_time: go.move_time.map(Duration::from_millis),
        mate: go.mate,
        clock: clock(go, mover, overhead),
        infinite: go.infinite,
    }
}

/// The mover's clock; the other's where only that is given, since a guess at the time is better than none.
fn clock(go: &GoWords, mover: Side, overhead: Duration) -> Option<Clock> {
    let [own, other] = [mover, mover.other()].map(|side| go.time[side.index()]);
    Some(Clock {
        remaining: Duration::from_millis(own.or(other)?),
        increment: Duration::from_millis(go.increment[mover.index()].unwrap_or(0)),
        moves_to_go: go.moves_to_go,
        byo_yomi: None,
        overhead,
    })
}

/// The same bounds where so much of the time has passed already.
#[must_use]
pub fn later(limits: SearchLimits, passed: Duration) -> SearchLimits {
    SearchLimits {
        move_time: limits.move_time.map(|time| time.saturating_sub(passed)),
        clock: limits.clock.map(|clock| Clock { remaining: clock.remaining.saturating_sub(passed), ..clock }),
        ..limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    fn read(line: &str, mover: Side) -> SearchLimits {
        limits(&GoWords::read(line.split_whitespace()), mover, MS(30))
    }

    #[test]
    fn the_clock_is_the_movers() {
        let line = "wtime 1000 btime 500 winc 10 binc 5 movestogo 7";
        let clock = |mover| read(line, mover).clock.unwrap();
        assert_eq!((clock(Side::First).remaining, clock(Side::First).increment), (MS(1000), MS(10)));
        assert_eq!((clock(Side::Second).remaining, clock(Side::Second).increment), (MS(500), MS(5)));
        assert_eq!((clock(Side::First).moves_to_go, clock(Side::First).overhead), (Some(7), MS(30)));
        assert_eq!(read("wtime 800", Side::Second).clock.unwrap().remaining, MS(800));
        assert_eq!(read("depth 3", Side::First).clock, None);
        assert!(read("", Side::First).is_unbounded());
    }

    #[test]
    fn what_has_passed_counts() {
        let limits = later(read("movetime 100 wtime 1000 depth 3", Side::First), MS(150));
        assert_eq!((limits.move_time, limits.depth), (Some(MS(0)), Some(3)));
        assert_eq!(limits.clock.unwrap().remaining, MS(850));
    }
}
