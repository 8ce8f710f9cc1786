//! Quit, then terminate, then kill.

use std::{
    process::{Child, ExitStatus},
    thread,
    time::{Duration, Instant},
};

use super::signals;

/// How often an ending program is looked at.
const STEP: Duration = Duration::from_millis(5);
/// Between the polite signal and the one that cannot be ignored.
const TERMINATE: Duration = Duration::from_millis(500);

/// Waits for a program that was asked to quit; then ends it, and in any case what is left of its group. Takes
/// `quit` and half a second at most.
pub(super) fn end(child: &mut Child, quit: Duration) -> Option<ExitStatus> {
    if !wait(child, quit) {
        signals::request(child);
        if !wait(child, TERMINATE) {
            signals::force(child);
        }
    }
    reap(child)
}

/// Ends what is left of the group and takes the leader's status.
pub(super) fn reap(child: &mut Child) -> Option<ExitStatus> {
    signals::force(child);
    child.wait().ok()
}

fn wait(child: &mut Child, limit: Duration) -> bool {
    let until = Instant::now() + limit;
    loop {
        if signals::exited(child) {
            return true;
        }
        if Instant::now() >= until {
            return false;
        }
        thread::sleep(STEP);
    }
}
