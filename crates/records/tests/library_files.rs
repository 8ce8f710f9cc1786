//! Libraries that are not as they should be: damaged ones, and those of earlier versions.

use std::{fs, path::Path};

use hansu_records::{
    NodeId, Record, Start,
    library::{Added, Library, LibraryError, Query, RecordId, Sort},
    open_text,
};
use hansu_rules::chess;
use rusqlite::{Connection, params};

fn game(white: &str, moves: &str) -> Record {
    let text = format!(
        "[Event \"Open\"]\n[White \"{white}\"]\n[Black \"B\"]\n[Date \"2024.01.01\"]\n[Result \"*\"]\n\n{moves} *\n"
    );
    open_text(&text).unwrap().records()[0].clone()
}

fn start_key() -> u64 {
    let start = Record::new(Start::Chess { rules: chess::Rules::default(), fen: None });
    start.cursor_at(NodeId::ROOT).unwrap().key()
}

fn players(library: &Library, query: &Query) -> Vec<String> {
    let page = library.search(query, Sort::Added, false, None, 10_000).unwrap();
    page.records.into_iter().map(|record| record.first).collect()
}

/// A library of so many games, closed.
fn filled(path: &Path, games: usize) {
    let mut library = Library::open(path).unwrap().library;
    for number in 0..games {
        library.add(&game(&format!("A{number}"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6")).unwrap();
    }
    library.verify().unwrap();
}

/// Fills pages of the file with what is none; the first ones have the tables' names.
fn damage(path: &Path, pages: impl Fn(usize, usize) -> bool) {
    let mut bytes = fs::read(path).unwrap();
    let count = bytes.len() / 4096;
    for page in (8..count).filter(|&page| pages(page, count)) {
        bytes[page * 4096..(page + 1) * 4096].fill(0x5A);
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_file_that_is_no_library_is_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    let text = "this is no database, and longer than a header of one hundred bytes has to be for anybody to look at it";
    fs::write(&path, text).unwrap();
    let opened = Library::open(&path).unwrap();
    assert_eq!(fs::read(opened.damaged.unwrap()).unwrap(), text.as_bytes());
    assert_eq!(opened.salvaged, 0);
    // A database, but of another program.
    drop(opened.library);
    fs::remove_file(&path).unwrap();
    Connection::open(&path)
        .unwrap()
        .execute_batch("CREATE TABLE game (x); INSERT INTO game VALUES (1)")
        .unwrap();
    let opened = Library::open(&path).unwrap();
    assert!(opened.damaged.is_some() && opened.library.is_empty().unwrap());
}

#[test]
fn a_game_gets_into_a_library_whose_damage_shows_then() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    filled(&path, 400);
    // Every second page from the middle on: whatever adding touches is among them.
    damage(&path, |page, count| page > count / 2 && page % 2 == 0);
    let kept = fs::read(&path).unwrap();
    let mut library = Library::open(&path).unwrap().library;
    assert!(matches!(library.verify(), Err(LibraryError::Damaged(_))));
    let finished = game("Finished", "1. d4 d5");
    let mut failed = false;
    for number in 0..50 {
        match library.add(&game(&format!("N{number}"), "1. e4 e5 2. f4")) {
            Ok(_) => {}
            Err(LibraryError::Damaged(_)) => failed = true,
            Err(error) => panic!("{error}"),
        }
    }
    drop(library);
    assert!(failed, "the damage is where records are added");
    fs::write(&path, &kept).unwrap();

    let mut told = None;
    for number in 0..50 {
        let record =
            if number == 49 { finished.clone() } else { game(&format!("N{number}"), "1. e4 e5 2. f4") };
        let (added, damaged) = Library::add_at(&path, &record).unwrap();
        assert!(matches!(added, Added::New(_)));
        told = told.or(damaged);
    }
    let kept_as = told.unwrap();
    assert!(fs::metadata(&kept_as).unwrap().len() >= kept.len() as u64);
    let library = Library::open(&path).unwrap().library;
    library.verify().unwrap();
    let names = players(&library, &Query::default());
    assert!(names.contains(&"Finished".to_owned()));
    assert_eq!(names.iter().filter(|name| name.starts_with('N')).count(), 49, "{names:?}");
    let old = names.iter().filter(|name| name.starts_with('A')).count();
    assert!(old > 100, "records that can be read are not lost: {old}");
    // They are as they were.
    let query = Query { position: Some(start_key()), ..Query::default() };
    assert_eq!(library.count(&query).unwrap(), names.len() as u64);
}

#[test]
fn what_can_be_read_behind_a_hole_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    for distance in [3, 7, 40] {
        let path = folder.path().join(format!("library-{distance}.db"));
        filled(&path, 400);
        damage(&path, |page, _| page % distance == 0);
        let library = Library::open(&path).unwrap().library;
        let opened = library.replace_damaged().unwrap();
        opened.library.verify().unwrap();
        let names = players(&opened.library, &Query::default());
        assert_eq!(names.len(), opened.salvaged);
        assert!(names.iter().all(|name| name.starts_with('A')), "nothing is made up: {names:?}");
        assert!(names.is_sorted_by_key(|name| name[1..].parse::<u32>().unwrap()));
        // The last ones are behind most of the holes.
        assert!(names.iter().any(|name| name[1..].parse::<u32>().unwrap() > 300), "{distance}: {names:?}");
        let lost = 400 - names.len();
        assert!(lost < 1600 / distance, "one page in {distance} is gone, and {lost} records");
    }
}

/// Bytes anywhere behind the head of the file are others: all that is said is that it is damaged, and games still get in.
#[test]
fn damage_anywhere_is_told_as_damage() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    filled(&path, 60);
    let whole = fs::read(&path).unwrap();
    let mut seed = 1_u64;
    let mut roll = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let (mut damaged, mut harmless) = (0, 0);
    for round in 0..60 {
        let path = folder.path().join(format!("{round}.db"));
        let mut bytes = whole.clone();
        for _ in 0..=roll(40) {
            let at = 100 + roll(bytes.len() - 100);
            let length = (1 << roll(8)).min(bytes.len() - at);
            bytes[at..at + length].iter_mut().for_each(|byte| *byte = roll(256) as u8);
        }
        fs::write(&path, bytes).unwrap();
        let opened = Library::open(&path).unwrap_or_else(|error| panic!("{round}: {error}"));
        let mut library = opened.library;
        let mut told = opened.damaged.is_some();
        let mut check = |error: Option<LibraryError>| match error {
            None => {}
            Some(LibraryError::Damaged(_)) => told = true,
            Some(error) => panic!("{round}: {error}"),
        };
        for sort in [Sort::Added, Sort::Date, Sort::First] {
            for query in [
                Query::default(),
                Query { player: Some("a".into()), ..Query::default() },
                Query { position: Some(start_key()), ..Query::default() },
                Query { moves: Some("e2e4".into()), ..Query::default() },
            ] {
                check(library.search(&query, sort, true, None, 20).err());
                check(library.count(&query).err());
            }
        }
        for id in 1..=60 {
            check(library.load(RecordId(id)).err());
        }
        check(library.add(&game("Added", "1. c4 c5")).err());
        check(library.remove(RecordId(7)).err());
        check(library.replace(RecordId(9), &game("Replaced", "1. c4 c5 2. g3")).err());
        drop(library);
        let (_, kept_as) = Library::add_at(&path, &game("Finished", "1. d4 d5")).unwrap();
        if told || kept_as.is_some() { damaged += 1 } else { harmless += 1 }
    }
    assert!(damaged > 10 && harmless > 2, "{damaged}, {harmless}");
}

/// A library as version 1 had it.
const VERSION_1: &str = "
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL,
    first TEXT NOT NULL COLLATE NOCASE, second TEXT NOT NULL COLLATE NOCASE, date TEXT NOT NULL,
    result TEXT NOT NULL, event TEXT NOT NULL COLLATE NOCASE, opening TEXT NOT NULL COLLATE NOCASE,
    line TEXT NOT NULL, plies INTEGER NOT NULL, same INTEGER NOT NULL UNIQUE, text TEXT NOT NULL
);
CREATE INDEX game_first ON game (first, id);
CREATE INDEX game_line ON game (line);
CREATE TABLE position (key INTEGER NOT NULL, game INTEGER NOT NULL, ply INTEGER NOT NULL, PRIMARY KEY (key, game)) WITHOUT ROWID;
PRAGMA application_id = 1212239443;
PRAGMA user_version = 65537;
";

#[test]
fn a_library_of_the_first_version_is_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    let old = Connection::open(&path).unwrap();
    old.execute_batch(VERSION_1).unwrap();
    let insert = |id: i64, first: &str, event: &str| {
        let text = format!("[White \"{first}\"]\n[Black \"Bo\"]\n[Date \"2020.01.01\"]\n\n1. e4 e5 *\n");
        old.execute(
            "INSERT INTO game VALUES (?1, 1, ?2, 'Bo', '2020.01.01', '*', ?3, '', 'e2e4 e7e5 ', 2, ?1, ?4)",
            params![id, first, event, text],
        )
        .unwrap();
        old.execute("INSERT INTO position VALUES (?1, ?2, 0)", params![start_key().cast_signed(), id])
            .unwrap();
    };
    insert(3, "Kim", "Open");
    insert(7, "KIM", "");
    insert(9, "Gone", "");
    old.execute("DELETE FROM game WHERE id = 9", []).unwrap();
    drop(old);
    let opened = Library::open(&path).unwrap();
    assert_eq!(opened.damaged, None);
    let mut library = opened.library;
    library.verify().unwrap();
    let page = library.search(&Query::default(), Sort::Event, true, None, 10).unwrap();
    let told: Vec<_> = page
        .records
        .iter()
        .map(|record| (record.id.0, record.first.as_str(), record.event.as_str(), record.plies))
        .collect();
    assert_eq!(told, [(3, "Kim", "Open", 2), (7, "KIM", "", 2)]);
    assert_eq!(page.records[0].date, "2020.01.01");
    let query = Query { position: Some(start_key()), player: Some("kIm".into()), ..Query::default() };
    assert_eq!(players(&library, &query), ["Kim", "KIM"]);
    let moves = Query { moves: Some("e2e4".into()), ..Query::default() };
    assert_eq!(library.count(&moves).unwrap(), 2);
    assert_eq!(library.load(RecordId(7)).unwrap().unwrap().records()[0].tree.len(), 3);
    assert_eq!(
        library.add(&game("New", "1. d4")).unwrap(),
        Added::New(RecordId(10)),
        "no number comes again"
    );
    drop(library);
    assert_eq!(Library::open(&path).unwrap().library.len().unwrap(), 3);
}

#[test]
fn positions_are_found_anew_where_their_keys_have_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    filled(&path, 5);
    let query = Query { position: Some(start_key()), ..Query::default() };
    let reopened = |change: &str| {
        Connection::open(&path).unwrap().execute_batch(change).unwrap();
        let library = Library::open(&path).unwrap().library;
        assert_eq!(library.count(&query).unwrap(), 5, "{change}");
        let positions = "SELECT count(*) FROM position";
        Connection::open(&path).unwrap().query_row(positions, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    let today: i64 =
        Connection::open(&path).unwrap().pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    let all = reopened("");
    let other_keys = format!("UPDATE position SET key = key + 1; PRAGMA user_version = {}", today & !0xFFFF);
    assert_eq!(reopened(&other_keys), all);
    // The program ended while it found them.
    let ended = "DELETE FROM position WHERE game > 2; INSERT INTO state VALUES ('indexed', 2)";
    assert_eq!(reopened(ended), all);
}
