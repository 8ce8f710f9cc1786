//! What only the inside of a library can bring about.

use super::*;
use crate::{NodeId, Start};
use hansu_rules::chess;

fn record(text: &str) -> Record {
    let mut record = Record::new(Start::Chess { rules: chess::Rules::default(), fen: None });
    record.tree.tags_mut().set("Event", text);
    record.tree.tags_mut().set("White", &text[..text.len().min(20)]);
    record
}

#[test]
fn a_full_disk_and_a_library_for_reading_alone_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = Library::open(&folder.path().join("library.db")).unwrap().library;
    library.add(&record("first")).unwrap();
    let pages: i64 = library.connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    library.connection.pragma_update(None, "max_page_count", pages + 1).unwrap();
    let long = record(&"long".repeat(10_000));
    assert!(matches!(library.add(&long), Err(LibraryError::Full(_))));
    assert_eq!(library.len().unwrap(), 1, "what was there is as it was");
    library.connection.pragma_update(None, "max_page_count", pages + 1000).unwrap();
    library.add(&long).unwrap();
    library.connection.pragma_update(None, "query_only", true).unwrap();
    assert!(matches!(library.add(&record("third")), Err(LibraryError::ReadOnly(_))));
    let page = library.search(&Query::default(), Sort::Added, false, None, 10).unwrap();
    assert_eq!(page.records.len(), 2);
    let file = library.load(page.records[0].id).unwrap().unwrap();
    assert_eq!(file.records()[0].tree.node(0), Some(NodeId::ROOT));
}

/// How SQLite goes about a statement, a step a line.
fn plan(library: &Library, sql: &str) -> Vec<String> {
    let mut plan = library.connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let values = vec![rusqlite::types::Value::Null; plan.parameter_count()];
    let steps = plan.query_map(rusqlite::params_from_iter(values), |row| row.get(3)).unwrap();
    steps.collect::<rusqlite::Result<_>>().unwrap()
}

#[test]
fn every_question_to_the_file_goes_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(&folder.path().join("library.db")).unwrap().library;
    for sql in [
        search::READ_ONE,
        search::READ_ADDED,
        search::READ_ADDED_LAST,
        search::READ_POSITION,
        search::ASK_POSITION,
        search::READ_LINE,
        search::ASK_LINE,
        catalogue::READ_ROWS,
        catalogue::READ_CHANGES,
        words::READ_WORDS,
        entry::FIND_SAME,
    ] {
        let plan = plan(&library, sql);
        assert!(!plan.is_empty());
        for step in plan {
            assert!(step.starts_with("SEARCH "), "{sql}: {step}");
        }
    }
    // What is read in great numbers is read from the index alone.
    for sql in [search::READ_POSITION, search::ASK_POSITION] {
        assert!(plan(&library, sql)[0].contains("PRIMARY KEY"), "{sql}");
    }
    assert!(plan(&library, search::READ_LINE)[0].contains("COVERING INDEX content_line"));
    assert!(
        plan(&library, search::COUNT_ALL)[0].contains("COVERING INDEX"),
        "no look at the rows themselves"
    );
}

/// Lists in memory against a plain look at every record, for many conditions and orders.
#[test]
fn a_search_finds_what_a_look_at_every_record_finds() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = Library::open(&folder.path().join("library.db")).unwrap().library;
    let mut all = Vec::new();
    for number in 0..120_u32 {
        let roll = number.wrapping_mul(2_654_435_761) >> 16;
        let moves = ["1. e4 e5 2. Nf3", "1. e4 c5", "1. Nf3 e5 2. e4", "1. d4"][roll as usize % 4];
        let text = format!(
            "[Event \"E{}\"]\n[White \"{}\"]\n[Black \"{number}\"]\n[Date \"20{:02}.{:02}.01\"]\n[Result \"{}\"]\n\n{moves} *\n",
            roll % 3,
            ["Anna", "anna", "Éva", "éva", ""][roll as usize / 4 % 5],
            roll / 8 % 4,
            roll % 12 + 1,
            ["1-0", "0-1"][roll as usize / 16 % 2],
        );
        let record = file::open_text(&text).unwrap().records()[0].clone();
        let Added::New(id) = library.add(&record).unwrap() else { panic!("{text}") };
        all.push((id, record));
    }
    let last = |index: usize| {
        let tree = &all[index].1.tree;
        all[index].1.cursor_at(tree.main_line().last().unwrap()).unwrap().key()
    };
    let any = Query::default();
    let mut queries = vec![any.clone()];
    for player in [None, Some("ANNA"), Some("é"), Some("1")] {
        for moves in [None, Some("e2e4"), Some("e2e4 e7e5")] {
            for position in [None, Some(last(0)), Some(last(1))] {
                queries.push(Query {
                    player: player.map(Into::into),
                    moves: moves.map(Into::into),
                    position,
                    ..any.clone()
                });
                queries.push(Query {
                    player: player.map(Into::into),
                    moves: moves.map(Into::into),
                    position,
                    from_date: Some("2001".into()),
                    to_date: Some("2002.06".into()),
                    result: Some("1".into()),
                    event: Some("e1".into()),
                    kind: Some(hansu_rules::GameKind::Chess),
                    ..any.clone()
                });
            }
        }
    }
    let tag = |record: &Record, name: &str| record.tree.tags().get(name).unwrap_or_default().to_owned();
    let fits = |record: &Record, query: &Query| {
        let has = |text: &str, part: &Option<String>| {
            part.as_ref().is_none_or(|part| text.to_lowercase().contains(&part.to_lowercase()))
        };
        let entry = Entry::of(record, String::new());
        let date = tag(record, "Date");
        (has(&tag(record, "White"), &query.player) || has(&tag(record, "Black"), &query.player))
            && has(&tag(record, "Event"), &query.event)
            && query.result.as_ref().is_none_or(|result| tag(record, "Result").starts_with(result))
            && query.moves.as_ref().is_none_or(|moves| entry.line().starts_with(&format!("{moves} ")))
            && query
                .position
                .is_none_or(|key| entry.positions.iter().any(|(has, _)| *has == key.cast_signed()))
            && (query.from_date.is_none() || ("2001".."2002.06.99").contains(&date.as_str()))
    };
    let limits = [(1000, 1000), (10, 1000), (10, 60)].map(|(few, asked)| search::Limits { few, asked });
    for (query, limits) in queries.iter().flat_map(|query| limits.map(|limits| (query, limits))) {
        library.reading = RefCell::default();
        library.reading.get_mut().limits = limits;
        for (sort, name) in [
            (Sort::Added, ""),
            (Sort::Date, "Date"),
            (Sort::First, "White"),
            (Sort::Second, "Black"),
            (Sort::Event, "Event"),
            (Sort::Plies, ""),
        ] {
            for descending in [false, true] {
                let mut expected: Vec<_> = all
                    .iter()
                    .filter(|(_, record)| fits(record, query))
                    .map(|(id, record)| {
                        let plies = if sort == Sort::Plies { record.tree.main_line().count() } else { 0 };
                        (tag(record, name).to_lowercase(), plies, *id)
                    })
                    .collect();
                expected.sort();
                if descending {
                    expected.reverse();
                }
                let expected: Vec<RecordId> = expected.into_iter().map(|(_, _, id)| id).collect();
                let (mut listed, mut after) = (Vec::new(), None);
                loop {
                    let page = library.search(query, sort, descending, after.as_ref(), 50).unwrap();
                    listed.extend(page.records.iter().map(|record| record.id));
                    after = page.end;
                    if after.is_none() {
                        break;
                    }
                }
                assert_eq!(listed, expected, "{query:?} by {sort:?}, {descending}, {limits:?}");
            }
        }
        let expected = all.iter().filter(|(_, record)| fits(record, query)).count();
        assert_eq!(library.count(query).unwrap(), expected as u64);
    }
}
