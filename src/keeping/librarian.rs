//! The threads that work in the library: one that reads lists and records, and one for each import.

use std::{
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use hansu_records::{
    RecordFile,
    library::{ImportReport, Library, LibraryError, PageEnd, Progress, Query, RecordId, Sort, Summary},
};

/// Records that are read at once.
const PAGE: usize = 200;

/// Between two reports of how far an import has come.
const PROGRESS_EVERY: Duration = Duration::from_millis(100);

/// A list that is asked for.
#[derive(Clone, Debug)]
pub struct Search {
    /// What fits.
    pub query: Query,
    /// In this order.
    pub sort: Sort,
    /// The other way round.
    pub descending: bool,
}

#[derive(Debug)]
enum Task {
    Search(u64, Box<Search>),
    More(u64),
    Load(RecordId),
    Remove(RecordId),
}

/// What came of a task.
#[derive(Debug)]
pub enum Report {
    /// The next records of the search of this number.
    Page {
        /// The search.
        number: u64,
        /// They are its first ones.
        first: bool,
        /// In their order.
        records: Vec<Summary>,
        /// There are more.
        more: bool,
    },
    /// How many records there are.
    Count {
        /// The search.
        number: u64,
        /// That fit it.
        matching: u64,
        /// In the library.
        all: u64,
    },
    /// A record was read.
    Loaded(RecordId, Box<RecordFile>),
    /// There is no record of this number, or not any more.
    Removed(RecordId),
    /// An import goes on.
    Progress(Progress),
    /// An import ended.
    Imported(Result<ImportReport, LibraryError>),
    /// The library was damaged; its file is kept under this name, and a new one was begun.
    KeptAside(PathBuf),
    /// A task could not be done.
    Failed(LibraryError),
    /// A game that ended could not be added. Its journal stays, and it is added at the next start.
    NotAdded(LibraryError),
}

/// Where reports go; they come from other threads.
pub type Tell = Arc<dyn Fn(Report) + Send + Sync>;

/// Someone who looks things up. Asking never waits. The threads end by themselves when this is dropped.
pub struct Librarian {
    path: PathBuf,
    tasks: Sender<Task>,
    latest: Arc<AtomicU64>,
    stop_import: Arc<AtomicBool>,
    tell: Tell,
}

impl std::fmt::Debug for Librarian {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Librarian").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Drop for Librarian {
    fn drop(&mut self) {
        self.cancel_import();
    }
}

impl Librarian {
    /// The file is opened, or begun, when something is asked for.
    #[must_use]
    pub fn new(path: PathBuf, tell: Tell) -> Self {
        let (tasks, received) = channel();
        let latest = Arc::new(AtomicU64::new(0));
        let stop_import = Arc::new(AtomicBool::new(false));
        let desk = Desk {
            path: path.clone(),
            library: None,
            search: None,
            latest: Arc::clone(&latest),
            stop_import: Arc::clone(&stop_import),
            tell: Arc::clone(&tell),
        };
        thread::spawn(move || desk.work(&received));
        Self { path, tasks, latest, stop_import, tell }
    }

    fn ask(&self, task: Task) {
        // The desk ends only with its sender.
        let _ = self.tasks.send(task);
    }

    /// Asks for the first page of a list and for counts. Searches of a lower number are dropped.
    pub fn search(&self, number: u64, search: Search) {
        self.latest.store(number, Ordering::Release);
        self.ask(Task::Search(number, Box::new(search)));
    }

    /// Asks for the next page.
    pub fn more(&self, number: u64) {
        self.ask(Task::More(number));
    }

    /// Asks for a record.
    pub fn load(&self, id: RecordId) {
        self.ask(Task::Load(id));
    }

    /// Removes a record.
    pub fn remove(&self, id: RecordId) {
        self.ask(Task::Remove(id));
    }

    /// Adds files, and what is in folders; not while another import goes on. Lists can be read meanwhile.
    pub fn import(&mut self, paths: Vec<PathBuf>) {
        self.stop_import.store(false, Ordering::Release);
        let (path, stop, tell) = (self.path.clone(), Arc::clone(&self.stop_import), Arc::clone(&self.tell));
        thread::spawn(move || {
            let report = import(&path, &paths, &stop, &tell);
            tell(Report::Imported(report));
        });
    }

    /// Ends the import at its next step; what came in until then stays.
    pub fn cancel_import(&self) {
        self.stop_import.store(true, Ordering::Release);
    }
}

fn import(
    path: &Path,
    paths: &[PathBuf],
    stop: &AtomicBool,
    tell: &Tell,
) -> Result<ImportReport, LibraryError> {
    let mut library = open(path, tell)?;
    let mut told = Instant::now();
    library.import(paths, &mut |progress| {
        if told.elapsed() >= PROGRESS_EVERY {
            told = Instant::now();
            tell(Report::Progress(progress.clone()));
        }
        if stop.load(Ordering::Acquire) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
}

fn open(path: &Path, tell: &Tell) -> Result<Library, LibraryError> {
    if let Some(folder) = path.parent()
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        tracing::error!(%error, "there is no folder for the library");
        return Err(LibraryError::CannotOpen(path.to_owned()));
    }
    let opened = Library::open(path)?;
    if let Some(kept_as) = opened.damaged {
        tell(Report::KeptAside(kept_as));
    }
    Ok(opened.library)
}

/// The list that is read.
struct Reading {
    number: u64,
    search: Search,
    end: Option<PageEnd>,
}

/// The thread that reads.
struct Desk {
    path: PathBuf,
    library: Option<Library>,
    search: Option<Reading>,
    latest: Arc<AtomicU64>,
    stop_import: Arc<AtomicBool>,
    tell: Tell,
}

impl Desk {
    fn work(mut self, tasks: &Receiver<Task>) {
        for task in tasks {
            let mut done = self.work_on(&task);
            if matches!(done, Err(LibraryError::Damaged(_))) {
                done = self.replace_damaged().and_then(|()| self.work_on(&task));
            }
            if let Err(error) = done {
                tracing::warn!(%error, "the library cannot be used");
                (self.tell)(Report::Failed(error));
            }
        }
    }

    fn library(&mut self) -> Result<&mut Library, LibraryError> {
        let library = match self.library.take() {
            Some(library) => library,
            None => open(&self.path, &self.tell)?,
        };
        Ok(self.library.insert(library))
    }

    /// Damage that showed only now.
    fn replace_damaged(&mut self) -> Result<(), LibraryError> {
        let Some(library) = self.library.take() else {
            return Err(LibraryError::Damaged(self.path.clone()));
        };
        self.stop_import.store(true, Ordering::Release);
        let opened = library.replace_damaged()?;
        if let Some(kept_as) = opened.damaged {
            (self.tell)(Report::KeptAside(kept_as));
        }
        self.library = Some(opened.library);
        self.search = None;
        Ok(())
    }

    fn is_stale(&self, number: u64) -> bool {
        number < self.latest.load(Ordering::Acquire)
    }

    fn work_on(&mut self, task: &Task) -> Result<(), LibraryError> {
        match task {
            Task::Search(number, _) | Task::More(number) if self.is_stale(*number) => Ok(()),
            Task::Search(number, search) => {
                let reading = Reading { number: *number, search: (**search).clone(), end: None };
                self.page(reading, true)?;
                if self.is_stale(*number) {
                    return Ok(());
                }
                let (number, latest) = (*number, Arc::clone(&self.latest));
                let is_stale = move || number < latest.load(Ordering::Acquire);
                let library = self.library()?;
                let counted =
                    library.until(is_stale, |library| Ok((library.count(&search.query)?, library.len()?)))?;
                if let Some((matching, all)) = counted {
                    (self.tell)(Report::Count { number, matching, all });
                }
                Ok(())
            }
            Task::More(_) => match self.search.take() {
                Some(reading) if reading.end.is_some() => self.page(reading, false),
                _ => Ok(()),
            },
            Task::Load(id) => {
                let report = match self.library()?.load(*id)? {
                    Some(file) => Report::Loaded(*id, Box::new(file)),
                    None => Report::Removed(*id),
                };
                (self.tell)(report);
                Ok(())
            }
            Task::Remove(id) => {
                self.library()?.remove(*id)?;
                (self.tell)(Report::Removed(*id));
                Ok(())
            }
        }
    }

    fn page(&mut self, mut reading: Reading, first: bool) -> Result<(), LibraryError> {
        let Search { query, sort, descending } = &reading.search;
        let (number, latest) = (reading.number, Arc::clone(&self.latest));
        let is_stale = move || number < latest.load(Ordering::Acquire);
        let page = self
            .library()?
            .until(is_stale, |library| library.search(query, *sort, *descending, reading.end.as_ref(), PAGE));
        let page = match page {
            Ok(Some(page)) => page,
            Ok(None) => return Ok(()),
            Err(error) => {
                // Where the list stood is known still when the page is asked for again.
                self.search = Some(reading);
                return Err(error);
            }
        };
        reading.end = page.end;
        let report = Report::Page {
            number: reading.number,
            first,
            records: page.records,
            more: reading.end.is_some(),
        };
        self.search = Some(reading);
        (self.tell)(report);
        Ok(())
    }
}
