use std::{
    fs::{self, File},
    io::{Seek, SeekFrom, Write},
};

use hansu_rules::{Action, Point};

use super::*;

fn entry(col: u8) -> Entry {
    let reading = ClockReading { millis: 1000 - u64::from(col), overtime: 3, in_overtime: true };
    Entry::Move { action: Action::Place(Point::new(col, 0)), clocks: Some([reading; 2]) }
}

fn journals() -> (tempfile::TempDir, Journals) {
    let folder = tempfile::tempdir().unwrap();
    let journals = Journals::open(&folder.path().join("running")).unwrap();
    (folder, journals)
}

fn only(journals: &Journals) -> FoundJournal {
    let mut found = journals.unfinished().unwrap();
    assert_eq!(found.len(), 1);
    found.remove(0)
}

fn recovered(journals: &Journals) -> Recovered {
    match only(journals) {
        FoundJournal::Unfinished(recovered) => recovered,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_found_and_goes_on() {
    let (_folder, journals) = journals();
    let mut journal = journals.begin("{\"black\":\"김\n\"}", Durability::Power).unwrap();
    assert_eq!(only(&journals), FoundJournal::InUse(journal.path().to_owned()));
    for col in 0..4 {
        journal.append(&entry(col)).unwrap();
    }
    journal.append(&Entry::Takeback { plies: 2, clocks: None }).unwrap();
    journal.append(&Entry::Note("draw offered".to_owned())).unwrap();
    drop(journal);

    let found = recovered(&journals);
    assert_eq!(found.header, "{\"black\":\"김\n\"}");
    assert_eq!(found.actions(), [0, 1].map(|col| Action::Place(Point::new(col, 0))));
    assert_eq!(found.clocks().map(|clocks| clocks[0].millis), Some(997));
    assert_eq!((found.torn, found.outcome()), (false, None));
    let mut journal = found.resume(Durability::Process).unwrap();
    assert!(matches!(found.resume(Durability::Process), Err(JournalError::InUse(_))));
    journal.append(&entry(9)).unwrap();
    drop(journal);
    let found = recovered(&journals);
    assert_eq!(found.actions().len(), 3);
    found.resume(Durability::Process).unwrap().finish().unwrap();
    assert_eq!(journals.unfinished().unwrap(), []);
}

#[test]
fn a_journal_cut_anywhere_is_whole_up_to_its_last_line() {
    let (_folder, journals) = journals();
    let mut journal = journals.begin("h", Durability::Process).unwrap();
    let path = journal.path().to_owned();
    let mut ends = vec![fs::metadata(&path).unwrap().len() as usize];
    for col in 0..5 {
        journal.append(&entry(col)).unwrap();
        ends.push(fs::metadata(&path).unwrap().len() as usize);
    }
    drop(journal);
    let whole = fs::read(&path).unwrap();
    for cut in 0..=whole.len() {
        for tail in [&b""[..], &[0; 40]] {
            fs::write(&path, [&whole[..cut], tail].concat()).unwrap();
            let lines = ends.iter().filter(|&&end| end <= cut).count();
            if lines == 0 {
                assert!(!matches!(journals.unfinished().unwrap()[..], [FoundJournal::Unfinished(_)]));
                continue;
            }
            let found = recovered(&journals);
            assert_eq!(found.entries.len(), lines - 1, "cut at {cut}");
            assert_eq!(found.torn, cut != ends[lines - 1] || !tail.is_empty());
            let mut journal = found.resume(Durability::Process).unwrap();
            journal.append(&entry(7)).unwrap();
            drop(journal);
            let again = recovered(&journals);
            assert_eq!((again.entries.len(), again.torn), (lines, false));
        }
    }
}

#[test]
fn a_hole_is_reported_and_the_file_kept_aside() {
    let (folder, journals) = journals();
    let mut journal = journals.begin("h", Durability::Process).unwrap();
    let path = journal.path().to_owned();
    for col in 0..5 {
        journal.append(&entry(col)).unwrap();
    }
    drop(journal);
    let mut bytes = fs::read(&path).unwrap();
    let third = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0;
    bytes[third + 30] ^= 1;
    fs::write(&path, &bytes).unwrap();
    let FoundJournal::Damaged { kept_as, line, before } = only(&journals) else { panic!() };
    assert_eq!(line, 4);
    assert_eq!(before.unwrap().entries, [entry(0)]);
    assert_eq!(fs::read(kept_as).unwrap(), bytes);
    assert_eq!(journals.unfinished().unwrap(), []);
    fs::write(folder.path().join("running/x.journal"), b"something else\n").unwrap();
    assert!(matches!(only(&journals), FoundJournal::Damaged { line: 1, before: None, .. }));
}

#[test]
fn an_entry_that_could_not_be_written_can_be_tried_again() {
    let (_folder, journals) = journals();
    let mut journal = journals.begin("h", Durability::Process).unwrap();
    journal.append(&entry(0)).unwrap();
    // A handle that cannot write stands for a disk that cannot.
    let writable = std::mem::replace(&mut journal.file, File::open(&journal.path).unwrap());
    assert!(journal.append(&entry(1)).is_err());
    journal.file = writable;
    // As if half of the line had come to the disk.
    journal.file.seek(SeekFrom::End(0)).unwrap();
    journal.file.write_all(b"half a line").unwrap();
    journal.append(&entry(2)).unwrap();
    drop(journal);
    let found = recovered(&journals);
    assert_eq!((found.entries, found.torn), (vec![entry(0), entry(2)], false));
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"x").unwrap();
    assert!(Journals::open(&file.join("below")).is_err());
}
