//! The awkward files of `data/`, damaged at random: whatever becomes of them, nothing of them is lost.

use std::path::PathBuf;

use hansu_records::{NodeId, open, open_text, write_record};
use proptest::prelude::*;

/// The files of a folder, in an order that does not change.
fn files(folder: &str) -> Vec<Vec<u8>> {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(data.join(folder)).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

#[derive(Clone, Debug)]
enum Damage {
    Remove(usize, usize),
    Repeat(usize, usize),
    Put(usize, u8),
    /// A part of another file.
    Splice(usize, usize, usize, usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let any = any::<usize>;
    prop_oneof![
        (any(), 0..40usize).prop_map(|(at, length)| Damage::Remove(at, length)),
        (any(), 0..40usize).prop_map(|(at, length)| Damage::Repeat(at, length)),
        (any(), prop::sample::select(b"()[]{};\\\"$!%*:<>BW1-0\n\r \xFF\x00\xB0".to_vec()))
            .prop_map(|(at, byte)| Damage::Put(at, byte)),
        (any(), any(), any(), 0..80usize)
            .prop_map(|(at, file, from, length)| Damage::Splice(at, file, from, length)),
    ]
}

fn damaged(mut bytes: Vec<u8>, files: &[Vec<u8>], damage: &[Damage]) -> Vec<u8> {
    let part = |bytes: &[u8], from: usize, length: usize| {
        let from = from % (bytes.len() + 1);
        bytes[from..(from + length).min(bytes.len())].to_vec()
    };
    for damage in damage {
        let end = bytes.len() + 1;
        match *damage {
            Damage::Remove(at, length) => {
                let at = at % end;
                bytes.drain(at..(at + length).min(end - 1));
            }
            Damage::Repeat(at, length) => {
                let copy = part(&bytes, at, length);
                bytes.splice(at % end..at % end, copy);
            }
            Damage::Put(at, byte) => bytes.insert(at % end, byte),
            Damage::Splice(at, file, from, length) => {
                let copy = part(&files[file % files.len()], from, length);
                bytes.splice(at % end..at % end, copy);
            }
        }
    }
    bytes
}

fn check(folder: &str, files: &[Vec<u8>], file: usize, damage: &[Damage]) -> Result<(), TestCaseError> {
    let name = format!("record.{folder}");
    let open = |bytes: &[u8]| open(bytes, Some(&name));
    let bytes = damaged(files[file % files.len()].clone(), files, damage);
    let Ok(mut opened) = open(&bytes) else { return Ok(()) };
    prop_assert_eq!(opened.to_bytes().unwrap(), bytes);
    for index in 0..opened.records().len() {
        let record = opened.record_mut(index).unwrap();
        let last = record.tree.node(record.tree.len() - 1).unwrap();
        prop_assert_eq!(record.game_at(last).is_ok(), record.start.game().is_ok());
        let written = write_record(record);
        prop_assert!(open_text(&written).is_ok(), "{}", written);
        record.tree.make_main(last);
        record.tree.cut(last);
        while record.tree.undo_edit() {}
    }
    let Ok(written) = opened.to_bytes() else { return Ok(()) };
    let again = open(&written);
    prop_assert!(again.is_ok(), "{}", String::from_utf8_lossy(&written));
    // A comment that is put into the last record is found in the file.
    let last = opened.records().len() - 1;
    opened.record_mut(last).unwrap().tree.edit_notes(NodeId::ROOT, |notes| {
        notes.comments = vec![hansu_records::tree::notes::Comment::new("found again")];
    });
    if let Ok(commented) = opened.to_bytes() {
        let again = open(&commented).unwrap();
        let told = |record: &hansu_records::Record| {
            record.tree.notes(NodeId::ROOT).is_some_and(|notes| notes.comment_text().contains("found again"))
        };
        prop_assert!(again.records().iter().any(told), "{}", String::from_utf8_lossy(&commented));
    }
    Ok(())
}

fn run(folder: &str, cases: u32) {
    let files = files(folder);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let inputs = (any::<usize>(), prop::collection::vec(damage(), 1..6));
    let mut runner = proptest::test_runner::TestRunner::new(config);
    runner.run(&inputs, |(file, damage)| check(folder, &files, file, &damage)).unwrap();
}

#[test]
fn damaged_files_of_go() {
    run("sgf", 300);
}

#[test]
fn damaged_files_of_chess_and_janggi() {
    run("pgn", 300);
}

/// `cargo test -p hansu-records --test mutations -- --ignored`
#[test]
#[ignore = "a minute"]
fn many_damaged_files() {
    run("sgf", 20_000);
    run("pgn", 20_000);
}
