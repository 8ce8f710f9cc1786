//! Time settings, and whether they are kept.

use std::time::{Duration, Instant};

use crate::talk::Talk;

#[test]
fn every_kind_of_time_is_taken() {
    let mut talk = Talk::start();
    talk.all_ok(
        "time_settings 60 0 0
         time_settings 60 10 0
         time_settings 60 10 5
         time_settings 0.5 0.25 1
         time_left b 12.5 0
         time_left w -3 2
         time_left white 1e300 0
         time_settings 1e300 0 0
         kgs-time_settings none
         kgs-time_settings absolute 60
         kgs-time_settings byoyomi 60 10 3
         time_left b 9 3
         kgs-time_settings canadian 60 10 5
         kata-time_settings fischer 60 5
         kata-time_settings byoyomi 0 10.5 1",
    );
    assert_eq!(talk.ok("kata-list_time_settings"), "none absolute byoyomi canadian fischer");
    for line in [
        "time_settings",
        "time_settings 60 10",
        "time_settings a 0 0",
        "time_settings 60 10 -1",
        "time_settings nan 0 0",
        "time_settings inf 0 0",
        "time_settings -60 0 0",
        "time_settings 60 -10 5",
        "time_settings 60 10 99999999999",
        "kgs-time_settings absolute -1",
        "kgs-time_settings canadian 60 10 -5",
        "kata-time_settings fischer 60 -5",
        "time_left b nan 0",
        "time_left b 10 -1",
        "time_left",
        "time_left b",
        "time_left b 10",
        "time_left green 10 0",
        "kgs-time_settings",
        "kgs-time_settings hourglass 60",
        "kgs-time_settings byoyomi 60",
        "kata-time_settings fischer 60",
    ] {
        assert!(talk.fails(line).starts_with("syntax error"), "{line}");
    }
}

/// How long each of some moves takes, at full strength.
fn moves(settings: &str, before_each: &str, count: usize) -> Vec<Duration> {
    let mut talk = Talk::with(&["--seed", "1"]);
    talk.all_ok("boardsize 9");
    talk.all_ok(settings);
    let timed = (0..count).map(|ply| {
        talk.all_ok(before_each);
        let started = Instant::now();
        talk.ok(if ply % 2 == 0 { "genmove b" } else { "genmove w" });
        started.elapsed()
    });
    timed.collect()
}

#[test]
fn a_period_is_never_overrun() {
    for settings in ["time_settings 0 1 1", "kgs-time_settings byoyomi 0 1 3"] {
        for spent in moves(settings, "", 4) {
            assert!(spent < Duration::from_secs(1), "{settings}: {spent:?}");
        }
    }
    let spent: Duration = moves("time_settings 0 2 3", "", 6).into_iter().step_by(2).sum();
    assert!(spent < Duration::from_secs(2), "Black's period: {spent:?}");
}

#[test]
fn hardly_any_time_is_still_enough() {
    for (settings, left) in
        [("time_settings 0 0 0", ""), ("time_settings 600 0 0", "time_left b 0.3 0\ntime_left w 0.3 0")]
    {
        for spent in moves(settings, left, 4) {
            assert!(spent < Duration::from_millis(300), "{settings}: {spent:?}");
        }
    }
}
