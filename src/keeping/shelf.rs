//! The list of the library page, without Qt: what is looked for, the records read so far, what goes on.

use std::path::PathBuf;

use hansu_records::library::{ImportReport, Progress, Sort, Summary};

use super::{
    Librarian, Report, Wanted,
    librarian::{Search, Tell},
};

/// What a report does to the rows of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// Nothing.
    None,
    /// All rows are others.
    Reset,
    /// So many rows come at the end.
    Added(usize),
    /// This row goes.
    Removed(usize),
}

/// What the library page shows. Nothing here waits for the disk.
#[derive(Debug)]
pub struct Shelf {
    librarian: Option<Librarian>,
    wanted: Wanted,
    sort: Sort,
    descending: bool,
    number: u64,
    records: Vec<Summary>,
    more: bool,
    waiting: bool,
    matching: Option<u64>,
    all: Option<u64>,
    import: Option<Progress>,
    imported: Option<ImportReport>,
}

impl Default for Shelf {
    fn default() -> Self {
        Self {
            librarian: None,
            wanted: Wanted::default(),
            // What was added last is what a person looks for first.
            sort: Sort::Added,
            descending: true,
            number: 0,
            records: Vec::new(),
            more: false,
            waiting: false,
            matching: None,
            all: None,
            import: None,
            imported: None,
        }
    }
}

impl Shelf {
    /// Takes the library at `path`; `tell` gets the reports, which belong into [`take`](Self::take).
    pub fn open(&mut self, path: PathBuf, tell: Tell) {
        self.librarian = Some(Librarian::new(path, tell));
    }

    /// There is a library to ask.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.librarian.is_some()
    }

    /// What is looked for.
    #[must_use]
    pub const fn wanted(&self) -> &Wanted {
        &self.wanted
    }

    /// The order of the list, and whether it is the other way round.
    #[must_use]
    pub const fn order(&self) -> (Sort, bool) {
        (self.sort, self.descending)
    }

    /// The records read so far.
    #[must_use]
    pub fn records(&self) -> &[Summary] {
        &self.records
    }

    /// How many records fit, once they are counted.
    #[must_use]
    pub const fn matching(&self) -> Option<u64> {
        self.matching
    }

    /// How many records there are, once they are counted.
    #[must_use]
    pub const fn all(&self) -> Option<u64> {
        self.all
    }

    /// A page is being read.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// How far the import has come, while there is one.
    #[must_use]
    pub const fn import_progress(&self) -> Option<&Progress> {
        self.import.as_ref()
    }

    /// What came of the last import, until it is put away.
    #[must_use]
    pub const fn imported(&self) -> Option<&ImportReport> {
        self.imported.as_ref()
    }

    /// Puts the report of the last import away.
    pub fn forget_imported(&mut self) {
        self.imported = None;
    }

    /// Looks for something else.
    pub fn look_for(&mut self, wanted: Wanted) {
        if wanted != self.wanted {
            self.wanted = wanted;
            self.search();
        }
    }

    /// Sorts by a column, or turns its order around. Days, lengths and what was added begin with the greatest.
    pub fn sort_by(&mut self, sort: Sort) {
        self.descending = if sort == self.sort {
            !self.descending
        } else {
            matches!(sort, Sort::Added | Sort::Date | Sort::Plies)
        };
        self.sort = sort;
        self.search();
    }

    /// Reads the list from its beginning. The rows before stay until the new ones are there.
    pub fn search(&mut self) {
        let Some(librarian) = &self.librarian else { return };
        self.number += 1;
        self.waiting = true;
        self.matching = None;
        let search = Search { query: self.wanted.query(), sort: self.sort, descending: self.descending };
        librarian.search(self.number, search);
    }

    /// Reads on, where there is more and nothing is being read.
    pub fn read_on(&mut self) {
        if self.more
            && !self.waiting
            && let Some(librarian) = &self.librarian
        {
            self.waiting = true;
            librarian.more(self.number);
        }
    }

    /// Asks for the record in a row.
    pub fn load(&self, row: usize) {
        if let (Some(librarian), Some(record)) = (&self.librarian, self.records.get(row)) {
            librarian.load(record.id);
        }
    }

    /// Removes the record in a row.
    pub fn remove(&self, row: usize) {
        if let (Some(librarian), Some(record)) = (&self.librarian, self.records.get(row)) {
            librarian.remove(record.id);
        }
    }

    /// Adds files and folders; one import at a time.
    pub fn import(&mut self, paths: Vec<PathBuf>) {
        if let Some(librarian) =
            self.librarian.as_mut().filter(|_| self.import.is_none() && !paths.is_empty())
        {
            self.import = Some(Progress::default());
            self.imported = None;
            librarian.import(paths);
        }
    }

    /// Ends the import; its report follows.
    pub fn cancel_import(&self) {
        if let Some(librarian) = &self.librarian {
            librarian.cancel_import();
        }
    }

    /// What a report will do to the rows when it is taken.
    #[must_use]
    pub fn change(&self, report: &Report) -> RowChange {
        match report {
            Report::Page { number, .. } if *number != self.number => RowChange::None,
            Report::Page { first: true, .. } => RowChange::Reset,
            Report::Page { records, .. } if !records.is_empty() => RowChange::Added(records.len()),
            Report::Removed(id) => self
                .records
                .iter()
                .position(|record| record.id == *id)
                .map_or(RowChange::None, RowChange::Removed),
            _ => RowChange::None,
        }
    }

    /// Takes a report in.
    pub fn take(&mut self, report: Report) {
        let change = self.change(&report);
        match report {
            Report::Page { number, first, records, more } => {
                if number != self.number {
                    return;
                }
                if first {
                    self.records.clear();
                }
                self.records.extend(records);
                self.more = more;
                self.waiting = false;
            }
            Report::Count { number, matching, all } => {
                if number == self.number {
                    self.matching = Some(matching);
                }
                self.all = Some(all);
            }
            Report::Removed(_) => {
                if let RowChange::Removed(row) = change {
                    self.records.remove(row);
                    self.matching = self.matching.map(|count| count.saturating_sub(1));
                    self.all = self.all.map(|count| count.saturating_sub(1));
                }
            }
            Report::Progress(progress) => {
                if self.import.is_some() {
                    self.import = Some(progress);
                }
            }
            Report::Imported(report) => {
                self.import = None;
                self.imported = report.ok();
                self.search();
            }
            Report::Failed(_) => {
                // Asked for again by a new search, not by every look at the end of the list.
                self.waiting = false;
                self.more = false;
            }
            // What was read is of the library that is gone.
            Report::KeptAside(_) => self.search(),
            Report::Loaded(..) | Report::NotAdded(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::Path,
        sync::{
            Arc,
            mpsc::{Receiver, channel},
        },
        time::Duration,
    };

    use hansu_records::library::LibraryError;
    use hansu_rules::GameKind;

    use super::*;

    struct Page {
        shelf: Shelf,
        reports: Receiver<Report>,
    }

    impl Page {
        fn open(path: &Path) -> Self {
            let (send, reports) = channel();
            let mut shelf = Shelf::default();
            shelf.open(path.to_owned(), Arc::new(move |report| drop(send.send(report))));
            Self { shelf, reports }
        }

        /// Takes reports in until one is as wanted; returns the change of rows of each.
        fn until(&mut self, wanted: impl Fn(&Report) -> bool) -> Vec<RowChange> {
            let mut changes = Vec::new();
            loop {
                let report = self.reports.recv_timeout(Duration::from_secs(60)).expect("an answer");
                let stop = wanted(&report);
                changes.push(self.shelf.change(&report));
                self.shelf.take(report);
                if stop {
                    return changes;
                }
            }
        }

        fn counted(&mut self) {
            let number = self.shelf.number;
            self.until(|report| matches!(report, Report::Count { number: of, .. } if *of == number));
        }

        fn import(&mut self, path: &Path) {
            self.shelf.import(vec![path.to_owned()]);
            assert!(self.shelf.import_progress().is_some());
            self.until(|report| matches!(report, Report::Imported(_)));
            self.counted();
        }
    }

    fn games(count: usize) -> String {
        let game = |number: usize| {
            let reply = ["c5", "e5"][number % 2];
            format!(
                "[White \"Player {number:04}\"]\n[Black \"Kim\"]\n[Date \"{}.01.01\"]\n[Result \"1-0\"]\n\n1. e4 {reply} 1-0\n\n",
                1900 + number % 100
            )
        };
        (0..count).map(game).collect()
    }

    #[test]
    fn files_come_in_and_are_read_page_by_page() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.pgn"), games(450)).unwrap();
        fs::write(folder.path().join("stone.sgf"), "(;GM[1]SZ[9]PB[Lee];B[ee])").unwrap();
        // The folder of the library is made where it is missing.
        let mut page = Page::open(&folder.path().join("data/library.sqlite"));
        page.shelf.search();
        page.counted();
        assert_eq!((page.shelf.all(), page.shelf.records().len()), (Some(0), 0));
        page.import(folder.path());
        let report = page.shelf.imported().unwrap();
        assert_eq!((report.progress.added, report.progress.known, report.cancelled), (451, 0, false));
        assert_eq!((page.shelf.all(), page.shelf.matching()), (Some(451), Some(451)));

        page.shelf.sort_by(Sort::First);
        page.counted();
        assert_eq!(page.shelf.records().len(), 200);
        let mut changes = Vec::new();
        for _ in 0..4 {
            page.shelf.read_on();
            if page.shelf.is_waiting() {
                changes.extend(page.until(|report| matches!(report, Report::Page { .. })));
            }
        }
        assert_eq!(changes, [RowChange::Added(200), RowChange::Added(51)]);
        let names: Vec<&str> = page.shelf.records().iter().map(|record| record.first.as_str()).collect();
        assert!(names.is_sorted() && names.len() == 451 && names[0] == "Lee");
        page.shelf.sort_by(Sort::First);
        page.counted();
        assert_eq!(page.shelf.records()[0].first, "Player 0449");
    }

    #[test]
    fn searches_find_and_only_the_last_one_counts() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.pgn");
        fs::write(&file, games(300)).unwrap();
        let mut page = Page::open(&folder.path().join("library.sqlite"));
        page.import(&file);
        for year in ["1900", "1950", "1960"] {
            page.shelf.look_for(Wanted { from: year.to_owned(), to: year.to_owned(), ..Wanted::default() });
        }
        page.counted();
        assert_eq!(page.shelf.matching(), Some(3));
        assert!(page.shelf.records().iter().all(|record| record.date == "1960.01.01"));
        page.shelf.look_for(Wanted { opening: "1. e4 c5".into(), ..Wanted::default() });
        page.counted();
        assert_eq!((page.shelf.matching(), page.shelf.all()), (Some(150), Some(300)));
        let wanted =
            Wanted { player: "player 0007".into(), kind: Some(GameKind::Chess), ..Wanted::default() };
        page.shelf.look_for(wanted);
        page.counted();
        assert_eq!(page.shelf.records().len(), 1);

        page.shelf.load(0);
        let id = page.shelf.records()[0].id;
        page.until(|report| {
            matches!(report, Report::Loaded(of, file) if *of == id && file.records()[0].tree.len() == 3)
        });
        page.shelf.remove(0);
        let changes = page.until(|report| matches!(report, Report::Removed(_)));
        assert_eq!(changes, [RowChange::Removed(0)]);
        assert_eq!((page.shelf.matching(), page.shelf.all()), (Some(0), Some(299)));
    }

    #[test]
    fn an_import_can_be_cancelled() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.pgn");
        fs::write(&file, games(6000)).unwrap();
        let mut page = Page::open(&folder.path().join("library.sqlite"));
        page.shelf.import(vec![file]);
        page.shelf.cancel_import();
        page.until(|report| matches!(report, Report::Imported(_)));
        let report = page.shelf.imported().unwrap();
        assert!(report.cancelled && report.progress.added < 6000, "{report:?}");
        page.counted();
        assert_eq!(page.shelf.all(), Some(report_added(&page.shelf)));
    }

    fn report_added(shelf: &Shelf) -> u64 {
        shelf.imported().map_or(0, |report| report.progress.added as u64)
    }

    #[test]
    fn a_damaged_library_is_kept_aside_and_a_bad_place_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.sqlite");
        fs::write(&path, "no library at all, and long enough to be looked at as one".repeat(40)).unwrap();
        let mut page = Page::open(&path);
        page.shelf.search();
        page.until(|report| matches!(report, Report::KeptAside(kept) if kept.exists()));
        page.counted();
        assert_eq!(page.shelf.all(), Some(0));

        // A file stands where the folder should be.
        let mut page = Page::open(&path.join("library.sqlite"));
        page.shelf.search();
        page.until(|report| matches!(report, Report::Failed(LibraryError::CannotOpen(_))));
        assert!(!page.shelf.is_waiting());
    }
}
