//! Awkward files, one a case: what is read of each, and that nothing of it is lost.
//!
//! Each file of `data/` has a snapshot that tells what was read. `INSTA_UPDATE=always` writes them anew.

mod told;

use std::{fmt::Write, path::PathBuf};

use hansu_records::{Format, NodeId, RecordFile, open, tree::notes::Comment, write_record};

fn files(folder: &str) -> Vec<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{folder}");
    files
}

/// Everything of a file.
fn told(file: &RecordFile) -> String {
    let mut told = format!("{:?}\n", file.format());
    for one in file.records() {
        told += &told::record(one);
    }
    for warning in file.warnings() {
        let (record, node) = (warning.record, warning.node.map(NodeId::index));
        let _ = writeln!(
            told,
            "{}:{} record {record:?} node {node:?}: {}",
            warning.place.line, warning.place.column, warning.problem
        );
    }
    told
}

fn each_file_is_read_and_kept(folder: &str) {
    for path in files(folder) {
        let bytes = std::fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let opened = match open(&bytes, Some(name)) {
            Ok(opened) => opened,
            Err(error) => {
                insta::assert_snapshot!(format!("{folder}_{name}"), format!("{error}"));
                continue;
            }
        };
        insta::assert_snapshot!(format!("{folder}_{name}"), told(&opened));
        assert_eq!(opened.to_bytes().unwrap(), bytes, "{name}: an unchanged file is saved as it was");

        if matches!(opened.format(), Format::GoGib | Format::Ngf | Format::Fen) {
            // Formats that are only read are saved as another.
            for before in opened.records() {
                let written = write_record(before);
                let again = open(written.as_bytes(), None).unwrap();
                assert_eq!(
                    told::tree(&again.records()[0].tree),
                    told::tree(&before.tree),
                    "{name}:\n{written}"
                );
                assert_eq!(again.records()[0].start.game().is_ok(), before.start.game().is_ok());
            }
            continue;
        }

        // Written anew, every record is the same when it is read again.
        let mut changed = opened.clone();
        for index in 0..opened.records().len() {
            changed.record_mut(index).unwrap().tree.tags_mut();
        }
        let written = changed.to_bytes().unwrap();
        let again = open(&written, Some(name)).unwrap();
        let shown = String::from_utf8_lossy(&written);
        for (before, after) in opened.records().iter().zip(again.records()) {
            assert_eq!(told::tree(&after.tree), told::tree(&before.tree), "{name}:\n{shown}");
            assert_eq!(after.start, before.start, "{name}:\n{shown}");
            // A game without any tags gets those that the standard demands.
            if !before.tree.tags().is_empty() {
                assert_eq!(after.tree.tags(), before.tree.tags(), "{name}:\n{shown}");
            }
        }
        assert_eq!(again.records().len(), opened.records().len(), "{name}:\n{shown}");

        // A comment more changes that one record and nothing else.
        let mut commented = opened.clone();
        let last = opened.records().len() - 1;
        let record = commented.record_mut(last).unwrap();
        record.tree.notes_mut(NodeId::ROOT).comments.push(Comment::new("one more"));
        let again = open(&commented.to_bytes().unwrap(), Some(name)).unwrap();
        for (before, after) in opened.records().iter().zip(again.records()).take(last) {
            assert_eq!(told::record(after), told::record(before), "{name}");
        }
        let told = told::record(&again.records()[last]);
        assert!(told.contains("one more"), "{name}: {told}");
    }
}

#[test]
fn sgf() {
    each_file_is_read_and_kept("sgf");
}

#[test]
fn pgn() {
    each_file_is_read_and_kept("pgn");
}

#[test]
fn gib_ngf_and_fen() {
    each_file_is_read_and_kept("other");
}
