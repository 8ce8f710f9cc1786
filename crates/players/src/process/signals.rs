//! Asking a process group to end, and making it.

#[cfg(not(unix))]
pub(super) use others::{exited, force, request};
#[cfg(unix)]
pub(super) use unix::{exited, force, request};

#[cfg(unix)]
mod unix {
    use std::process::Child;

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    fn group(child: &Child) -> Option<Pid> {
        i32::try_from(child.id()).ok().and_then(Pid::from_raw)
    }

    /// Asks the whole group to end.
    pub fn request(child: &mut Child) {
        if let Some(group) = group(child) {
            let _ = kill_process_group(group, Signal::TERM);
        }
    }

    /// Ends the whole group.
    pub fn force(child: &mut Child) {
        if let Some(group) = group(child) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    /// Whether the leader has ended. It is not reaped: its number still belongs to it, so that the rest of its
    /// group can be ended by that number without hitting a stranger.
    pub fn exited(child: &mut Child) -> bool {
        let Some(pid) = group(child) else { return true };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        !matches!(waitid(WaitId::Pid(pid), options), Ok(None))
    }
}

#[cfg(not(unix))]
mod others {
    use std::process::Child;

    /// There is no polite way between closing the input and ending the process.
    pub fn request(_child: &mut Child) {}

    /// Ends the process; what it started ends with its job object.
    pub fn force(child: &mut Child) {
        let _ = child.kill();
    }

    /// Whether it has ended.
    pub fn exited(child: &mut Child) -> bool {
        !matches!(child.try_wait(), Ok(None))
    }
}
