//! Bringing what was written to the disk, in a thread that may wait for it.

use std::{
    fs::File,
    io,
    path::Path,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

/// An entry on its way to the disk.
#[derive(Clone, Debug, Default)]
pub struct Settling(Option<(Arc<Shared>, u64)>);

impl Settling {
    /// Waits, at most so long, until the entry is on the disk; `false` where it is not by then or never will be. What
    /// is only to survive the end of the process needs no waiting.
    #[must_use]
    pub fn wait(&self, most: Duration) -> bool {
        let Some((shared, number)) = &self.0 else { return true };
        let state = shared.state();
        let pending = |state: &mut State| state.settled < *number && state.failed.is_none();
        let (state, _) =
            shared.changed.wait_timeout_while(state, most, pending).unwrap_or_else(PoisonError::into_inner);
        state.settled >= *number
    }
}

/// The thread that brings a journal's entries to the disk. Those that have gathered meanwhile are brought together.
#[derive(Debug)]
pub(super) struct Settler(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// Writes that the system has taken.
    written: u64,
    /// Those of them that are on the disk.
    settled: u64,
    /// Why a write has not come to the disk, until it was told.
    failed: Option<io::Error>,
    closed: bool,
}

impl Shared {
    /// Nothing panics while it holds the lock.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Settler {
    /// Starts the thread for this file, which is at `path`.
    pub(super) fn start(file: &File, path: &Path) -> io::Result<Self> {
        let file = file.try_clone()?;
        let mut folder = path.parent().map(Path::to_owned);
        Self::with(move || {
            // The name of the file; where folders cannot be brought to the disk, this is all there is.
            if let Some(folder) = folder.take().and_then(|folder| File::open(folder).ok()) {
                let _ = folder.sync_all();
            }
            file.sync_data()
        })
    }

    fn with(settle: impl FnMut() -> io::Result<()> + Send + 'static) -> io::Result<Self> {
        let shared = Arc::<Shared>::default();
        let theirs = Arc::clone(&shared);
        thread::Builder::new().name("journal".to_owned()).spawn(move || run(&theirs, settle))?;
        Ok(Self(shared))
    }

    /// Something was written.
    pub(super) fn written(&self) -> Settling {
        let mut state = self.0.state();
        state.written += 1;
        let number = state.written;
        drop(state);
        self.0.changed.notify_all();
        Settling(Some((Arc::clone(&self.0), number)))
    }

    /// Why something that was written before is not on the disk; told once.
    pub(super) fn failure(&self) -> Option<io::Error> {
        self.0.state().failed.take()
    }
}

impl Drop for Settler {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.changed.notify_all();
    }
}

fn run(shared: &Shared, mut settle: impl FnMut() -> io::Result<()>) {
    let mut state = shared.state();
    loop {
        let idle = |state: &mut State| state.settled == state.written && !state.closed;
        state = shared.changed.wait_while(state, idle).unwrap_or_else(PoisonError::into_inner);
        let written = state.written;
        if state.settled == written {
            return;
        }
        drop(state);
        let settled = settle();
        state = shared.state();
        match settled {
            Ok(()) => state.settled = written,
            Err(error) => {
                state.failed = Some(error);
                // Until something else is written there is nothing to try again.
                let seen = state.written;
                shared.changed.notify_all();
                let waiting = |state: &mut State| state.written == seen && !state.closed;
                state = shared.changed.wait_while(state, waiting).unwrap_or_else(PoisonError::into_inner);
                if state.closed {
                    return;
                }
            }
        }
        shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn nothing_waits_for_what_needs_no_disk() {
        assert!(Settling::default().wait(Duration::ZERO));
    }

    #[test]
    fn an_entry_settles_when_the_disk_has_it() {
        let (disk, come) = mpsc::channel::<()>();
        let settler = Settler::with(move || {
            let _ = come.recv();
            Ok(())
        })
        .unwrap();
        let first = settler.written();
        assert!(!first.wait(Duration::from_millis(20)));
        disk.send(()).unwrap();
        assert!(first.wait(LONG));
        let (second, third) = (settler.written(), settler.written());
        drop(disk);
        assert!(third.wait(LONG) && second.wait(Duration::ZERO));
        assert!(settler.failure().is_none());
    }

    #[test]
    fn a_failure_is_told_once_and_the_next_write_tries_again() {
        let mut full = true;
        let settler = Settler::with(move || match std::mem::take(&mut full) {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => Ok(()),
        })
        .unwrap();
        let first = settler.written();
        assert!(!first.wait(LONG));
        let failure = settler.failure().map(|error| error.kind());
        assert_eq!((failure, settler.failure().is_none()), (Some(io::ErrorKind::StorageFull), true));
        assert!(settler.written().wait(LONG) && first.wait(Duration::ZERO));
    }

    #[test]
    fn the_thread_ends_with_its_journal_once_everything_is_on_the_disk() {
        let (told, settled) = mpsc::channel();
        let settler = Settler::with(move || told.send(()).map_err(io::Error::other)).unwrap();
        let last = settler.written();
        drop(settler);
        assert!(last.wait(LONG));
        // The sender went with the thread.
        assert_eq!(settled.iter().count(), 1);
    }
}
