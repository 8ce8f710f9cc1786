//! The program itself, with the threads that read and write for it.

use std::{
    collections::VecDeque,
    fmt,
    io::{BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    CommandLine, Direction, EngineLog, StartError, ending,
    guard::Guard,
    lines::{LONGEST, for_each_line},
    locate::{explain, folder_of, locate},
    signals,
};

/// Lines that were read and not yet taken. Beyond it reports of a search are dropped, and everything else waits.
const UNREAD: usize = 256;
/// Lines that were sent and not yet written: a program that takes no input blocks nobody but itself.
const UNWRITTEN: usize = 1024;
/// Lines of standard error that go into an error message.
const TAIL: usize = 12;
/// A line of standard error is cut here.
const TAIL_WIDTH: usize = 300;
/// The last words of a program that has ended may still be on their way.
const LAST_WORDS: Duration = Duration::from_millis(300);

/// The program has ended, or takes no more input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Gone {
    /// It has ended, or closed its input.
    #[error("the program has ended")]
    Ended,
    /// It has not read its input for a long time.
    #[error("the program does not read its input")]
    NotReading,
}

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// A line, without its break.
    Line(String),
    /// Nothing within the time.
    Nothing,
    /// The program has closed its output, mostly by ending.
    Closed,
}

/// A running program. Dropping it asks it to quit and then ends it, see [`EngineProcess::end`].
pub struct EngineProcess {
    child: Child,
    guard: Option<Guard>,
    input: Option<SyncSender<String>>,
    output: Receiver<String>,
    tail: Arc<Mutex<VecDeque<String>>>,
    log: EngineLog,
    quit: Duration,
    ended: Option<Option<ExitStatus>>,
}

impl fmt::Debug for EngineProcess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EngineProcess")
            .field("id", &self.child.id())
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

impl EngineProcess {
    /// Starts a program in its own folder and process group. Everything said goes to `log` too. `quit` is how long
    /// it has for an ending of its own when it is dropped.
    ///
    /// # Errors
    /// Why it cannot be started.
    pub fn start(command: &CommandLine, log: EngineLog, quit: Duration) -> Result<Self, StartError> {
        let path = locate(&command.program)?;
        log.push(Direction::Remark, &format!("start: {command}"));
        let system = |error: &std::io::Error| explain(&path, error);
        let mut guard = Guard::new().map_err(|error| unguarded(&path, &error))?;
        let mut child = prepared(command, &path).spawn().map_err(|error| system(&error))?;
        let watched = guard.watch(&child);
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let tail = Arc::default();
        let threads = match (watched, pipes) {
            (Ok(()), (Some(stdin), Some(stdout), Some(stderr))) => serve(stdin, stdout, stderr, &log, &tail),
            (watched, _) => Err(watched.err().unwrap_or_else(|| std::io::Error::other("no pipes"))),
        };
        match threads {
            Ok((input, output)) => Ok(Self {
                child,
                guard: Some(guard),
                input: Some(input),
                output,
                tail,
                log,
                quit,
                ended: None,
            }),
            Err(error) => {
                ending::end(&mut child, Duration::ZERO);
                Err(unguarded(&path, &error))
            }
        }
    }

    /// The number of the process; its group has the same on Unix.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Where everything said is written down.
    #[must_use]
    pub const fn log(&self) -> &EngineLog {
        &self.log
    }

    /// Sends a line; it is written by a thread and this returns at once. Line breaks within it are left out: what
    /// somebody typed into an option must not become a command.
    ///
    /// # Errors
    /// Where the program has ended or reads nothing.
    pub fn send(&mut self, line: &str) -> Result<(), Gone> {
        let line = line.replace(['\r', '\n'], " ");
        let input = self.input.as_ref().ok_or(Gone::Ended)?;
        self.log.push(Direction::Sent, &line);
        input.try_send(line).map_err(|error| match error {
            TrySendError::Full(_) => Gone::NotReading,
            TrySendError::Disconnected(_) => Gone::Ended,
        })
    }

    /// Waits for the next line, until this moment at the latest.
    pub fn receive(&mut self, until: Instant) -> Received {
        match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Received::Line(line),
            Err(RecvTimeoutError::Timeout) => Received::Nothing,
            Err(RecvTimeoutError::Disconnected) => Received::Closed,
        }
    }

    /// The last lines of standard error.
    #[must_use]
    pub fn stderr_tail(&self) -> String {
        let tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        Vec::from_iter(tail.iter().map(String::as_str)).join("\n")
    }

    /// Whether the program has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.ended.is_some() || signals::exited(&mut self.child)
    }

    /// Ends the program: it is told to quit and its input is closed; after the time for that, or at once where
    /// there is `hurry`, it is terminated, then killed, and what it started with it. Returns its status, where it
    /// has one, within a second of the time it was given. Afterwards it only repeats that.
    pub fn end(&mut self, hurry: bool) -> Option<ExitStatus> {
        if let Some(status) = self.ended {
            return status;
        }
        if !self.has_ended() {
            let _ = self.send("quit");
        }
        self.input = None;
        let status = ending::end(&mut self.child, if hurry { Duration::ZERO } else { self.quit });
        self.guard = None;
        self.ended = Some(status);
        let how = status.map_or_else(|| "with an unknown status".to_owned(), |status| status.to_string());
        self.log.push(Direction::Remark, &format!("ended: {how}"));
        status
    }

    /// The status of a program that has closed its output, with the last it said on standard error. A program that
    /// still runs then is ended.
    pub fn collapse(&mut self) -> (Option<ExitStatus>, String) {
        let until = Instant::now() + LAST_WORDS;
        while !self.has_ended() && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
        let status = self.end(true);
        // The thread that drains standard error holds the tail until it has read all of it.
        while Arc::strong_count(&self.tail) > 1 && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
        (status, self.stderr_tail())
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        self.end(false);
    }
}

fn unguarded(path: &Path, error: &std::io::Error) -> StartError {
    StartError::System { path: PathBuf::from(path), message: error.to_string() }
}

fn prepared(command: &CommandLine, path: &Path) -> Command {
    let mut prepared = Command::new(path);
    prepared
        .args(&command.args)
        .current_dir(folder_of(path))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut prepared, 0);
    #[cfg(windows)]
    {
        /// A console program gets no window of its own.
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(&mut prepared, CREATE_NO_WINDOW);
    }
    prepared
}

type Channels = (SyncSender<String>, Receiver<String>);

/// The three threads of a program. Each ends with its pipe.
fn serve(
    stdin: ChildStdin,
    stdout: impl Read + Send + 'static,
    stderr: impl Read + Send + 'static,
    log: &EngineLog,
    tail: &Arc<Mutex<VecDeque<String>>>,
) -> std::io::Result<Channels> {
    let (input, to_write) = sync_channel(UNWRITTEN);
    let (read, output) = sync_channel(UNREAD);
    let named = |name: &str| thread::Builder::new().name(format!("engine-{name}"));
    named("input").spawn(move || write_lines(stdin, &to_write))?;
    let heard = log.clone();
    named("output").spawn(move || {
        let _ = for_each_line(BufReader::new(stdout), LONGEST, |line| {
            heard.push(Direction::Received, &line);
            pass_on(&read, line)
        });
    })?;
    let (heard, tail) = (log.clone(), Arc::clone(tail));
    named("errors").spawn(move || {
        let _ = for_each_line(BufReader::new(stderr), TAIL_WIDTH, |line| {
            heard.push(Direction::Error, &line);
            let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
            if tail.len() == TAIL {
                tail.pop_front();
            }
            tail.push_back(line);
            true
        });
    })?;
    Ok((input, output))
}

/// `false` where nobody listens any more. A report of a search is not waited for: the next replaces it.
fn pass_on(read: &SyncSender<String>, line: String) -> bool {
    match read.try_send(line) {
        Ok(()) => true,
        Err(TrySendError::Full(line)) if line.starts_with("info") => true,
        Err(TrySendError::Full(line)) => read.send(line).is_ok(),
        Err(TrySendError::Disconnected(_)) => false,
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}
