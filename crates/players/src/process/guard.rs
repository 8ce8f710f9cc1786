//! What ends an engine when Hansu itself is killed.
//!
//! A destructor does not run then. On Unix a tiny shell waits at the other end of a pipe that only Hansu holds: the
//! system closes it however Hansu ends, and the shell then kills the engine's process group. (The kernel's own
//! signal at the parent's death is bound to the thread that started the process, and reaches the engine alone, not
//! what the engine started.) On Windows a job object does the same.

#[cfg(unix)]
pub(super) use unix::Guard;
#[cfg(windows)]
pub(super) use windows::Guard;

#[cfg(unix)]
mod unix {
    use std::{
        io::{self, Write},
        os::unix::process::CommandExt,
        process::{Child, ChildStdin, Command, Stdio},
    };

    /// Reads the group's number, then waits: for a second line, which means that the group has ended, or for the
    /// end of the pipe.
    const SCRIPT: &str = "read -r group || exit 0; read -r done || kill -s KILL -- \"-$group\"";

    /// A shell that waits for Hansu's death.
    #[derive(Debug)]
    pub struct Guard {
        shell: Child,
        pipe: Option<ChildStdin>,
    }

    impl Guard {
        /// Started before the engine, so that as little time as possible is left unwatched.
        pub fn new() -> io::Result<Self> {
            let mut shell = Command::new("/bin/sh")
                .args(["-c", SCRIPT])
                .current_dir("/")
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                // What ends Hansu's own group must not end the guard first.
                .process_group(0)
                .spawn()?;
            let pipe = shell.stdin.take();
            Ok(Self { shell, pipe })
        }

        /// Watches over the group that this process leads.
        pub fn watch(&mut self, child: &Child) -> io::Result<()> {
            match &mut self.pipe {
                Some(pipe) => writeln!(pipe, "{}", child.id()),
                None => Ok(()),
            }
        }
    }

    impl Drop for Guard {
        /// The group has ended, or there never was one.
        fn drop(&mut self) {
            if let Some(mut pipe) = self.pipe.take() {
                let _ = writeln!(pipe, "done");
            }
            let _ = self.shell.wait();
        }
    }
}

#[cfg(windows)]
mod windows {
    use std::{io, os::windows::io::AsRawHandle, process::Child};

    use win32job::Job;

    /// A job object: the system ends what is in it with its last handle, which Hansu holds.
    #[derive(Debug)]
    pub struct Guard(Job);

    impl Guard {
        /// An empty job.
        pub fn new() -> io::Result<Self> {
            let job = Job::create().map_err(io::Error::other)?;
            let mut limits = job.query_extended_limit_info().map_err(io::Error::other)?;
            limits.limit_kill_on_job_close();
            job.set_extended_limit_info(&limits).map_err(io::Error::other)?;
            Ok(Self(job))
        }

        /// Puts the process into the job, and with it whatever it starts.
        pub fn watch(&mut self, child: &Child) -> io::Result<()> {
            self.0.assign_process(child.as_raw_handle() as isize).map_err(io::Error::other)
        }
    }
}
