//! The library: what is found, what is noticed, what is said when it cannot be used.

use std::{fs, ops::ControlFlow, path::Path, time::Instant};

use hansu_records::{
    Record, Start,
    library::{Added, Library, LibraryError, PageEnd, Query, Replaced, Sort},
    open_text,
};
use hansu_rules::{Action, AnyGame, GameKind, Point, chess, go};

fn library(folder: &Path) -> Library {
    let opened = Library::open(&folder.join("library.db")).unwrap();
    assert_eq!(opened.damaged, None);
    opened.library
}

fn game(white: &str, black: &str, date: &str, moves: &str) -> Record {
    let text = format!(
        "[Event \"Open\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n[Result \"1-0\"]\n[ECO \"B90\"]\n\n{moves} 1-0\n"
    );
    open_text(&text).unwrap().records()[0].clone()
}

fn found(library: &Library, query: &Query) -> Vec<String> {
    let page = library.search(query, Sort::Date, false, None, 100).unwrap();
    assert_eq!(library.count(query).unwrap(), page.records.len() as u64);
    page.records.into_iter().map(|summary| summary.first).collect()
}

#[test]
fn records_are_found_by_what_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = library(folder.path());
    let sicilian = game("Kim Younghee", "Lee", "2024.05.01", "1. e4 c5 2. Nf3 d6");
    let french = game("Park", "KIM", "2023.01.01", "1. e4 e6 2. d4 d5");
    let late = game("Zoe", "Ann", "????.??.??", "1. Nf3 d6 2. e4 c5 3. h3");
    let mut baduk = Record::new(Start::Go {
        cols: 9,
        rows: 9,
        rules: go::Rules::default(),
        handicap: 0,
        fixed_stones: false,
    });
    baduk.tree.tags_mut().set("Black", "김");
    baduk.tree.play(Action::Place(Point::new(2, 2)));
    for record in [&sicilian, &french, &late, &baduk] {
        assert!(matches!(library.add(record).unwrap(), Added::New(_)));
    }
    let query = Query::default();
    assert_eq!(found(&library, &query).len(), 4);
    assert_eq!(
        found(&library, &Query { player: Some("kim".into()), ..query.clone() }),
        ["Park", "Kim Younghee"]
    );
    assert_eq!(found(&library, &Query { player: Some("김".into()), ..query.clone() }), ["김"]);
    assert_eq!(found(&library, &Query { kind: Some(GameKind::Go), ..query.clone() }), ["김"]);
    assert_eq!(
        found(
            &library,
            &Query { from_date: Some("2024".into()), to_date: Some("2024".into()), ..query.clone() }
        ),
        ["Kim Younghee"]
    );
    assert_eq!(
        found(&library, &Query { moves: Some("e2e4 c7c5".into()), ..query.clone() }),
        ["Kim Younghee"]
    );
    assert_eq!(found(&library, &Query { moves: Some("e2e4".into()), ..query.clone() }).len(), 2);
    assert_eq!(
        found(&library, &Query { opening: Some("B9".into()), result: Some("1-".into()), ..query.clone() })
            .len(),
        3
    );
    assert_eq!(found(&library, &Query { event: Some("OPEN".into()), ..query.clone() }).len(), 3);

    // 1. e4 c5 2. Nf3 d6 comes about by 1. Nf3 d6 2. e4 c5 too.
    let last = sicilian.tree.main_line().last().unwrap();
    let position = Some(sicilian.cursor_at(last).unwrap().key());
    let page = library.search(&Query { position, ..query.clone() }, Sort::First, true, None, 10).unwrap();
    let told: Vec<_> = page.records.iter().map(|summary| (summary.first.as_str(), summary.at_ply)).collect();
    assert_eq!(told, [("Zoe", Some(4)), ("Kim Younghee", Some(4))]);

    let id = page.records[0].id;
    assert!(library.remove(id).unwrap());
    assert!(!library.remove(id).unwrap());
    assert_eq!(library.count(&Query { position, ..query.clone() }).unwrap(), 1);
    assert_eq!(library.load(id).unwrap().map(|file| file.records().len()), None);
}

#[test]
fn duplicates_are_noticed_and_a_record_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = library(folder.path());
    let Added::New(id) = library.add(&game("A", "B", "2024.01.01", "1. e4 e5")).unwrap() else { panic!() };
    let again = game("a.", "b", "2024.01.01", "1. e4 {with a comment} e5");
    assert_eq!(library.add(&again).unwrap(), Added::Known(id));
    assert!(matches!(library.add(&game("A", "B", "2024.01.02", "1. e4 e5")).unwrap(), Added::New(_)));
    let longer = game("A", "B", "2024.01.01", "1. e4 e5 2. f4");
    assert_eq!(library.replace(id, &longer).unwrap(), Replaced::Done);
    let loaded = library.load(id).unwrap().unwrap();
    assert_eq!(loaded.records()[0].tree.len(), 4);
    let last = longer.tree.main_line().last().unwrap();
    let position = Some(longer.cursor_at(last).unwrap().key());
    assert_eq!(library.count(&Query { position, ..Query::default() }).unwrap(), 1);
    assert_eq!(library.len().unwrap(), 2);
    // Another record must not become the same.
    let Added::New(other) = library.add(&game("C", "D", "2024.01.01", "1. c4")).unwrap() else { panic!() };
    assert_eq!(library.replace(other, &longer).unwrap(), Replaced::Known(id));
    assert_eq!(library.load(other).unwrap().unwrap().records()[0].tree.tags().get("White"), Some("C"));
    assert_eq!(library.replace(id, &longer).unwrap(), Replaced::Done, "it may stay what it is");
    assert!(library.remove(other).unwrap());
    assert_eq!(library.replace(other, &longer).unwrap(), Replaced::Known(id));
    assert_eq!(library.replace(other, &game("E", "F", "", "1. c4")).unwrap(), Replaced::Missing);
    drop(library);
    assert_eq!(self::library(folder.path()).len().unwrap(), 2);
}

#[test]
fn names_are_found_without_case_in_every_script() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = library(folder.path());
    for (white, date) in [("ÓLAFSSON, Élise", "2024.05.??"), ("Çelik", "2024.??.??"), ("Ωmega", "????.??.??")]
    {
        library.add(&game(white, "김철수", date, "1. e4 e5")).unwrap();
    }
    let player = |player: &str| found(&library, &Query { player: Some(player.into()), ..Query::default() });
    assert_eq!(player("ólafsson, É"), ["ÓLAFSSON, Élise"]);
    assert_eq!(player("çE"), ["Çelik"]);
    assert_eq!(player("ω"), ["Ωmega"]);
    assert_eq!(player("철수").len(), 3);
    assert_eq!(player("kimm"), [""; 0]);
    let from = Query { from_date: Some("2024".into()), ..Query::default() };
    assert_eq!(found(&library, &from).len(), 2, "an unknown year is none from 2024 on");
    // Sorted without case too: Ç behind Z, as its letter is.
    let page = library.search(&Query::default(), Sort::First, false, None, 10).unwrap();
    let first: Vec<_> = page.records.iter().map(|record| record.first.as_str()).collect();
    assert_eq!(first, ["Çelik", "ÓLAFSSON, Élise", "Ωmega"]);
}

#[test]
fn what_others_write_is_seen_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut one = library(folder.path());
    let mut other = library(folder.path());
    let names = |library: &Library| found(library, &Query { result: Some("1-0".into()), ..Query::default() });
    let Added::New(id) = one.add(&game("A", "B", "2024.01.01", "1. e4")).unwrap() else { panic!() };
    one.add(&game("C", "D", "2024.01.02", "1. e4")).unwrap();
    assert_eq!((names(&one), names(&other)), (vec!["A".into(), "C".into()], vec!["A".into(), "C".into()]));
    other.add(&game("B", "D", "2023.01.02", "1. d4")).unwrap();
    assert_eq!(names(&one), ["B", "A", "C"]);
    let page = one.search(&Query::default(), Sort::First, false, None, 2).unwrap();
    assert!(other.remove(id).unwrap());
    other.add(&game("Bb", "D", "2025.01.02", "1. d4")).unwrap();
    assert_eq!(names(&one), ["B", "C", "Bb"]);
    assert_eq!(names(&other), ["B", "C", "Bb"]);
    // The next page begins behind where the last one ended, whatever came or went.
    let next = one.search(&Query::default(), Sort::First, false, page.end.as_ref(), 5).unwrap();
    assert_eq!(next.records.iter().map(|record| record.first.as_str()).collect::<Vec<_>>(), ["Bb", "C"]);
    let id = page.records[1].id;
    other.replace(id, &game("Z", "D", "2023.01.02", "1. d4 d5")).unwrap();
    assert_eq!(names(&one), ["Z", "C", "Bb"]);
    assert!(one.remove(id).unwrap());
    assert_eq!((names(&one), names(&other)), (vec!["C".into(), "Bb".into()], vec!["C".into(), "Bb".into()]));
}

#[test]
fn an_answer_that_is_not_wanted_any_more_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.pgn");
    fs::write(&path, many_games(3000, 4)).unwrap();
    let mut library = library(folder.path());
    library.import(&[path], &mut |_| ControlFlow::Continue(())).unwrap();
    let start = Record::new(Start::Chess { rules: chess::Rules::default(), fen: None });
    let key = start.cursor_at(hansu_records::NodeId::ROOT).unwrap().key();
    let everywhere = Query { position: Some(key), ..Query::default() };
    let count = |library: &Library| library.count(&everywhere);
    assert_eq!(library.until(|| true, count).unwrap(), None);
    assert_eq!(library.until(|| false, count).unwrap(), Some(3000));
    assert_eq!(library.count(&everywhere).unwrap(), 3000, "nothing of that stays behind");
}

#[test]
fn an_import_tells_how_many_bytes_it_has_read() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records");
    fs::create_dir(&records).unwrap();
    fs::write(records.join("many.pgn"), many_games(2000, 12)).unwrap();
    fs::write(records.join("one.sgf"), "(;GM[1]SZ[9]PB[x];B[aa])").unwrap();
    fs::write(records.join("none.sgf"), "nothing").unwrap();
    let size = |name: &str| fs::metadata(records.join(name)).unwrap().len();
    let all = size("many.pgn") + size("one.sgf") + size("none.sgf");
    let mut told = Vec::new();
    let mut library = library(folder.path());
    let report = library.import(std::slice::from_ref(&records), &mut |progress| {
        assert_eq!(progress.all_bytes, all);
        told.push((progress.files, progress.bytes));
        ControlFlow::Continue(())
    });
    assert_eq!(report.unwrap().progress.bytes, all);
    assert!(told.is_sorted_by_key(|(_, bytes)| *bytes), "{told:?}");
    let inside: Vec<u64> = told.iter().filter(|(files, _)| *files == 0).map(|(_, bytes)| *bytes).collect();
    assert!(inside.len() > 4 && inside[0] < size("many.pgn") / 2, "it moves inside of a file: {inside:?}");
    assert!(inside.iter().all(|bytes| (1..=all).contains(bytes)));
    assert_eq!(told.last(), Some(&(3, all)));
}

/// Pages of a list, until it ends.
fn pages(library: &Library, sort: Sort, descending: bool, size: usize) -> Vec<i64> {
    let mut ids = Vec::new();
    let mut after: Option<PageEnd> = None;
    loop {
        let page = library.search(&Query::default(), sort, descending, after.as_ref(), size).unwrap();
        assert!(page.records.len() <= size);
        ids.extend(page.records.iter().map(|summary| summary.id.0));
        after = page.end;
        if after.is_none() {
            return ids;
        }
    }
}

#[test]
fn lists_come_page_by_page_in_every_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = library(folder.path());
    for number in 0..50 {
        let date = format!("2024.01.{:02}", number % 3 + 1);
        library.add(&game(&format!("P{}", number % 7), &format!("Q{number}"), &date, "1. e4")).unwrap();
    }
    for sort in [Sort::Added, Sort::Date, Sort::First, Sort::Second, Sort::Event, Sort::Plies] {
        for descending in [false, true] {
            let whole = pages(&library, sort, descending, 1000);
            assert_eq!(whole.len(), 50);
            assert_eq!(pages(&library, sort, descending, 7), whole);
            let mut sorted = whole.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), 50, "each record once");
        }
    }
}

/// So many chess games of random moves as a file.
fn many_games(count: u64, plies: u64) -> String {
    let mut text = String::new();
    for number in 0..count {
        let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
        let mut seed = number;
        text += &format!(
            "[Event \"E\"]\n[White \"W{}\"]\n[Black \"B{number}\"]\n[Date \"20{:02}.01.01\"]\n\n",
            number % 97,
            number % 25
        );
        for _ in 0..plies {
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(seed >> 33) as usize % legal.len()];
            text += &game.text(action, hansu_rules::ActionText::Player);
            text.push(' ');
            game.play(action).unwrap();
        }
        text += "*\n\n";
    }
    text
}

#[test]
fn files_and_folders_are_imported_once() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("records/below");
    fs::create_dir_all(&records).unwrap();
    fs::write(records.join("a.pgn"), many_games(20, 10) + "no game\n\n[Variant \"Atomic\"]\n\n1. e4 *\n")
        .unwrap();
    fs::write(records.join("b.sgf"), "(;GM[1]SZ[9]PB[x];B[aa])(;GM[1]SZ[9]PB[y];B[aa])").unwrap();
    fs::write(records.join("broken.sgf"), "nothing").unwrap();
    let wide: Vec<u8> =
        "\u{FEFF}[White \"김\"]\n\n1. c4 *\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(records.join("wide.pgn"), wide).unwrap();
    fs::write(records.join("notes.txt"), "1. e4").unwrap();
    let mut library = library(folder.path());
    let paths = [folder.path().join("records"), folder.path().join("missing.pgn")];
    let mut told = 0;
    let report = library.import(&paths, &mut |_| {
        told += 1;
        ControlFlow::Continue(())
    });
    let report = report.unwrap();
    assert_eq!((report.progress.added, report.progress.known, report.cancelled), (23, 0, false));
    assert_eq!(report.failed.len(), 2, "{:?}", report.failed);
    assert!(told > 0);
    let again = library.import(&paths, &mut |_| ControlFlow::Continue(())).unwrap();
    assert_eq!((again.progress.added, again.progress.known), (0, 23));
    assert_eq!(found(&library, &Query { player: Some("김".into()), ..Query::default() }), ["김"]);
    let baduk = Query { kind: Some(GameKind::Go), ..Query::default() };
    assert_eq!(library.count(&baduk).unwrap(), 2);
}

#[test]
fn an_import_is_cancelled_between_batches() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.pgn");
    fs::write(&path, many_games(5000, 3)).unwrap();
    let mut library = library(folder.path());
    let report = library.import(&[path], &mut |_| ControlFlow::Break(())).unwrap();
    assert!(report.cancelled);
    assert_eq!(library.len().unwrap(), report.progress.added as u64);
    assert!(report.progress.added > 0 && report.progress.added < 5000);
}

#[test]
fn a_library_that_cannot_be_used_says_why() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(Library::open(&folder.path().join("no/library.db")), Err(LibraryError::CannotOpen(_))));
    let mut library = library(folder.path());
    let path = folder.path().join("library.db");
    // Another program's writing takes longer than anybody waits.
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let record = game("A", "B", "2024.01.01", "1. e4 e5");
    assert!(matches!(library.add(&record), Err(LibraryError::Locked(_))));
    other.execute_batch("ROLLBACK").unwrap();
    library.add(&record).unwrap();
    // No more room than there is.
    drop(library);
    other.pragma_update(None, "user_version", 99 << 16).unwrap();
    drop(other);
    assert!(matches!(Library::open(&path), Err(LibraryError::Later(_))));
}

/// `cargo test --release -p hansu-records --test library -- --ignored --nocapture`
#[test]
#[ignore = "a million positions take minutes without optimisation"]
fn a_million_positions_and_smooth_lists() {
    many_positions(12_500, 80);
}

#[test]
fn many_positions_and_smooth_lists() {
    many_positions(500, 40);
}

fn many_positions(games: u64, plies: u64) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.pgn");
    fs::write(&path, many_games(games, plies)).unwrap();
    let mut library = library(folder.path());
    let begun = Instant::now();
    let report = library.import(&[path], &mut |_| ControlFlow::Continue(())).unwrap();
    let imported = begun.elapsed();
    assert_eq!((report.progress.added as u64, report.progress.unread), (games, 0));
    let start = Record::new(Start::Chess { rules: chess::Rules::default(), fen: None });
    let key = start.cursor_at(hansu_records::NodeId::ROOT).unwrap().key();
    let begun = Instant::now();
    let everywhere = Query { position: Some(key), ..Query::default() };
    assert_eq!(library.count(&everywhere).unwrap(), games);
    let first = library.search(&everywhere, Sort::Added, false, None, 1).unwrap();
    let record = library.load(first.records[0].id).unwrap().unwrap().records()[0].clone();
    let last = record.tree.main_line().last().unwrap();
    let only = Query { position: Some(record.cursor_at(last).unwrap().key()), ..Query::default() };
    assert!(library.count(&only).unwrap() >= 1);
    let searched = begun.elapsed();
    let begun = Instant::now();
    let pages = pages(&library, Sort::Date, true, 100).len() as u64;
    assert_eq!(pages, games);
    println!(
        "{games} games of {plies} plies: import {imported:?}, search {searched:?}, all pages {:?}",
        begun.elapsed()
    );
}
