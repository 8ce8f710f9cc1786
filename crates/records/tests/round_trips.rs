//! What is written is read as the same tree: trees of random games with everything a node can hold.

mod told;

use std::time::Duration;

use hansu_records::{
    Format, GameTree, JanggiStart, NodeId, Record, Start, open, open_text, pgn, sgf,
    tree::notes::{Comment, Evaluation, Mark, MarkColor, Notes, Score, SetupEdit, Sign},
    write_record,
};
use hansu_rules::{Action, GameKind, Point, Side, chess, go, janggi};
use proptest::prelude::*;

/// What is done to a tree, as numbers that are taken modulo whatever there is.
#[derive(Clone, Debug)]
struct Step {
    /// Goes back so far before the move.
    back: usize,
    choice: usize,
    notes: u16,
    text: String,
    numbers: (u8, u8, u32),
}

fn steps(text: &'static str) -> impl Strategy<Value = Vec<Step>> {
    let step = (0..4usize, any::<usize>(), any::<u16>(), text, any::<(u8, u8, u32)>())
        .prop_map(|(back, choice, notes, text, numbers)| Step { back, choice, notes, text, numbers });
    prop::collection::vec(step, 0..30)
}

fn start(kind: GameKind, number: usize) -> Start {
    let [cho, han] = [number, number / 4].map(|number| janggi::Formation::ALL[number % 4]);
    match kind {
        GameKind::Go => Start::Go {
            cols: 5 + (number % 3) as u8 * 7,
            rows: 5 + (number % 3) as u8 * 7,
            rules: go::Rules::default(),
            handicap: 0,
            fixed_stones: false,
        },
        GameKind::Chess => {
            let fens = [
                None,
                Some("4k3/P6P/8/8/3pP3/8/8/R3K2R b KQ e3 0 7"),
                Some("nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1"),
            ];
            let fen = fens[number % 3].map(str::to_owned);
            Start::Chess { rules: chess::Rules { chess960: number % 3 == 2, deletes: 0 }, fen }
        }
        GameKind::Janggi => Start::Janggi {
            rules: janggi::Rules::preset(janggi::Rules::PRESETS[number % 5]).unwrap(),
            from: JanggiStart::Formations { cho, han },
        },
    }
}

fn notes(step: &Step, kind: GameKind, size: u8) -> Notes {
    let mut notes = Notes::default();
    let (a, b, number) = step.numbers;
    let on_board = |number: u8| Point::new(number % size, number / size % size);
    let has = |bit: u16| step.notes & (1 << bit) != 0;
    if has(0) && !step.text.trim().is_empty() {
        notes.comments.push(Comment::new(step.text.trim()));
    }
    if has(1) {
        notes.nags.push([1, 2, 3, 4, 5, 6][usize::from(a) % 6]);
    }
    if has(2) {
        let score = Score::Hundredths(number as i32 % 10_000);
        notes.evaluation = Some(Evaluation { score, depth: None });
    }
    if kind == GameKind::Go {
        if has(3) {
            notes.marks.push(Mark::Sign(Sign::Triangle, on_board(a)));
            notes.marks.push(Mark::Label(on_board(b), step.text.trim().replace('\n', " ")));
        }
        if has(4) {
            notes.marks.push(Mark::Line(on_board(a), on_board(b)));
        }
        if has(5) {
            let stones = vec![(on_board(a), Some(Side::Second))];
            notes.setup = Some(SetupEdit { stones, to_move: has(6).then_some(Side::First) });
        }
    } else {
        if has(3) {
            notes.marks.push(Mark::Coloured(on_board(a), MarkColor::Red));
            notes.marks.push(Mark::Arrow(on_board(a), on_board(b), Some(MarkColor::Yellow)));
        }
        if has(4) {
            notes.comments.push(Comment::new("another"));
            notes.evaluation =
                Some(Evaluation { score: Score::Mate(number as i32 % 50), depth: Some(u32::from(a)) });
        }
        if has(5) {
            notes.clock.spent = Some(Duration::from_secs(u64::from(b)));
        }
    }
    if has(7) {
        notes.clock.left = Some(Duration::from_millis(u64::from(number)));
    }
    notes
}

fn random_record(kind: GameKind, number: usize, steps: &[Step]) -> Record {
    let mut record = Record::new(start(kind, number));
    let size = record.start.board_size().0.min(8);
    record.tree.tags_mut().set("White", "Kim \"K\" \\ ]");
    record.tree.tags_mut().set("Black", "김");
    for step in steps {
        for _ in 0..step.back {
            record.tree.back();
        }
        let node = record.tree.current();
        let cursor = record.cursor_at(node).unwrap();
        let (side, game) = (cursor.to_move(), record.game_at(node).unwrap());
        let legal = game.legal_actions();
        let action = match (kind, legal.is_empty()) {
            (GameKind::Go, _) => {
                let point = Point::new(step.numbers.0 % size, step.numbers.1 % size);
                if step.choice.is_multiple_of(8) { Action::Pass } else { Action::Place(point) }
            }
            (_, true) => continue,
            (_, false) => legal[step.choice % legal.len()],
        };
        if !cursor.is_legal(action) && kind != GameKind::Go {
            continue;
        }
        let added = record.tree.play(action);
        if kind == GameKind::Go {
            record.tree.set_mover(added, Some(side));
        }
        let mut written = notes(step, kind, size);
        if record.tree.children(node).next() != Some(added) && step.notes & 256 != 0 && kind != GameKind::Go {
            let before = Comment { text: "before".to_owned(), before_move: true };
            written.comments.insert(0, before);
        }
        *record.tree.notes_mut(added) = written;
    }
    record
}

fn same(written: &str, before: &Record) -> Result<(), TestCaseError> {
    let opened = open(written.as_bytes(), None).unwrap_or_else(|error| panic!("{error}:\n{written}"));
    prop_assert_eq!(opened.records().len(), 1, "{}", written);
    let after = &opened.records()[0];
    let (mut unchecked, mut checked) = (before.clone(), after.clone());
    unchecked.check().unwrap();
    checked.check().unwrap();
    prop_assert_eq!(told::tree(&checked.tree), told::tree(&unchecked.tree), "{}", written);
    prop_assert_eq!(&after.start, &before.start);
    for name in ["White", "Black"] {
        prop_assert_eq!(after.tree.tags().get(name), before.tree.tags().get(name));
    }
    prop_assert_eq!(opened.to_bytes().unwrap(), written.as_bytes());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn go(number in any::<usize>(), steps in steps("[ -~\n김、]{0,12}")) {
        let record = random_record(GameKind::Go, number, &steps);
        same(&sgf::write(&record, sgf::Style::default()).unwrap(), &record)?;
    }

    #[test]
    fn chess(number in any::<usize>(), steps in steps("[ -z|~김]{0,12}")) {
        let record = random_record(GameKind::Chess, number, &steps);
        same(&pgn::write(&record, "\n").unwrap(), &record)?;
    }

    #[test]
    fn janggi(number in any::<usize>(), steps in steps("[ -z|~김]{0,12}")) {
        let record = random_record(GameKind::Janggi, number, &steps);
        same(&pgn::write(&record, "\r\n").unwrap(), &record)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_panic_and_none_are_lost(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        let mut text = b"(;GM[1]C[".to_vec();
        text.extend_from_slice(&bytes);
        if let Ok(opened) = open(&text, None) {
            prop_assert_eq!(opened.to_bytes().unwrap(), text);
        }
        let mut text = b"[Event \"x\"]\n\n1. e4 ".to_vec();
        text.extend_from_slice(&bytes);
        if let Ok(opened) = open(&text, None) {
            prop_assert_eq!(opened.to_bytes().unwrap(), text);
        }
    }

    #[test]
    fn text_of_the_formats_is_read_as_it_is_written(text in "(\\(|\\)|;|[BW]\\[[a-i]{2}\\]|C\\[[a-z\\\\]{0,3}\\]|A[BWE](\\[[a-i]{2}\\]){1,2}|XX|\\[x\\]|TR\\[aa:bb\\]| |\\n|B|[a-z]{1,3}|PL\\[[BW]\\]|SZ\\[9\\]){0,25}") {
        rewritten_is_the_same(&format!("(;SZ[9]{text}"))?;
    }

    #[test]
    fn movetext_is_read_as_it_is_written(text in "(\\(|\\)|1\\. |e4 |e5 |Nf3 |Nc6 |d4 |exd4 |\\{[a-z]{0,3}\\} ?|;[a-z]{0,3}\\n|\\$[0-9]{1,2} |!|\\?\\?|Kd7 |-- |O-O |[a-z]{1,3} |1-0 |\\* |\\n|\\{\\[%clk 1:00\\]\\}){0,25}") {
        rewritten_is_the_same(&format!("[Event \"x\"]\n\n{text}"))?;
    }
}

/// A file that is read, written anew and read again holds the same.
fn rewritten_is_the_same(text: &str) -> Result<(), TestCaseError> {
    let Ok(mut opened) = open_text(text) else { return Ok(()) };
    prop_assert_eq!(opened.to_bytes().unwrap(), text.as_bytes());
    // A game without any tags gets those of a new one.
    let told = |record: &Record| match record.tree.tags().len() {
        0 => told::tree(&record.tree),
        _ => told::record(record),
    };
    let tagged: Vec<bool> = opened.records().iter().map(|record| !record.tree.tags().is_empty()).collect();
    let before: Vec<String> = opened.records().iter().map(told).collect();
    for index in 0..before.len() {
        opened.record_mut(index).unwrap().tree.tags_mut();
    }
    let written = String::from_utf8(opened.to_bytes().unwrap()).unwrap();
    let again = open_text(&written).unwrap();
    let after = again.records().iter().zip(tagged);
    let after: Vec<String> = after
        .map(|(after, tagged)| if tagged { told::record(after) } else { told::tree(&after.tree) })
        .collect();
    prop_assert_eq!(after, before, "{}", written);
    Ok(())
}

/// A file of so many nodes in a line or side by side is read, edited, saved and read again.
fn is_manageable(text: &str, nodes: usize) {
    let mut opened = open_text(text).unwrap();
    let tree = &mut opened.record_mut(0).unwrap().tree;
    assert_eq!(tree.len(), nodes + 1);
    let last = tree.node(nodes).unwrap();
    tree.make_main(last);
    tree.edit_notes(last, |notes| notes.nags.push(1));
    let told = told::tree(tree);
    let written = opened.to_bytes().unwrap();
    let again = open(&written, None).unwrap();
    assert!(told == told::tree(&again.records()[0].tree));
}

#[test]
fn a_hundred_thousand_nodes_of_go() {
    let deep = format!("(;GM[1]SZ[19]{})", ";B[];W[]".repeat(50_000));
    is_manageable(&deep, 100_000);
    let wide = format!("(;GM[1]SZ[19]{})", "(;B[aa])".repeat(100_000));
    is_manageable(&wide, 100_000);
    let nested = format!("(;GM[1]SZ[19]{}{})", "(;B[];W[](;B[aa])".repeat(33_334), ")".repeat(33_334));
    is_manageable(&nested, 100_002);
}

#[test]
fn a_hundred_thousand_nodes_of_chess() {
    let deep = format!("[Event \"x\"]\n\n{}*", "Nf3 Nf6 Ng1 Ng8 ".repeat(25_000));
    is_manageable(&deep, 100_000);
    let wide = format!("[Event \"x\"]\n\n1. e4 {}*", "(1. d4) ".repeat(99_999));
    is_manageable(&wide, 100_000);
    let nested =
        format!("[Event \"x\"]\n\n1. Nf3 {}{}*", "(1. Nc3 (1. d4) ".repeat(50_000), ")".repeat(50_000));
    is_manageable(&nested, 100_001);
}

#[test]
fn a_tree_that_was_never_in_a_file_has_a_header() {
    let mut record = Record::new(start(GameKind::Chess, 0));
    record.tree.play(Action::step(Point::new(4, 1), Point::new(4, 3)));
    let written = pgn::write(&record, "\n").unwrap();
    assert!(written.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"), "{written}");
    assert!(written.ends_with("[Result \"*\"]\n\n1. e4 *\n\n"), "{written}");
    let tree = GameTree::new();
    assert_eq!(tree.current(), NodeId::ROOT);
}

/// What begins files of other formats may be quoted in a comment.
#[test]
fn a_comment_that_quotes_another_format_does_not_change_the_format() {
    let quoted = [
        "[총수 \"3\"]\n[대국결과 \"무승부\"]\n\n1. 71졸72",
        "\\HS\n\\[GAMEBLACKNAME=a\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3",
        "WBaduk\n19\na\nb\nPMABBQQQQ",
        "(;GM[1]SZ[19];B[aa])",
        "[Event \"x\"]\n\n1. e4 e5",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ];
    for kind in [GameKind::Go, GameKind::Chess, GameKind::Janggi] {
        for text in quoted {
            let mut record = Record::new(start(kind, 0));
            let node = record.tree.play(record.start.game().unwrap().legal_actions()[0]);
            for at in [NodeId::ROOT, node] {
                record.tree.notes_mut(at).comments.push(Comment::new(text));
            }
            let written = write_record(&record);
            let opened = open_text(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
            assert_eq!(opened.format(), Format::of(kind), "{written}");
            assert_eq!(opened.records()[0].tree.len(), 2, "{written}");
        }
    }
}

#[test]
fn deletions_are_written_and_read() {
    for kind in [GameKind::Chess, GameKind::Janggi] {
        let start = match start(kind, 0) {
            Start::Chess { fen, .. } => {
                Start::Chess { rules: chess::Rules { chess960: false, deletes: 2 }, fen }
            }
            Start::Janggi { rules, from } => {
                Start::Janggi { rules: janggi::Rules { deletes: 2, ..rules }, from }
            }
            other => other,
        };
        let mut game = start.game().unwrap();
        let target = game.pieces().into_iter().rev().map(|(point, _)| Action::Delete(point));
        let target = target.into_iter().find(|action| game.is_legal(*action)).unwrap();
        game.play(target).unwrap();
        let quiet = game.legal_actions()[0];
        game.play(quiet).unwrap();
        let record = Record::from_game(&game);
        let written = pgn::write(&record, "\n").unwrap();
        let opened = open_text(&written).unwrap();
        let again = &opened.records()[0];
        assert_eq!(told::tree(&again.tree), told::tree(&record.tree), "{written}");
        assert_eq!(again.start, record.start, "{written}");
        let last = again.tree.main_line().last().unwrap();
        assert_eq!(again.game_at(last).unwrap().pieces(), game.pieces());
    }
}

#[test]
fn the_game_at_any_node_can_be_played_on() {
    // Three repetitions, two passes and a move that breaks the rules end nothing.
    let text = "[Event \"x\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *";
    let opened = open_text(text).unwrap();
    let record = &opened.records()[0];
    let last = record.tree.main_line().last().unwrap();
    let game = record.game_at(last).unwrap();
    assert_eq!((game.outcome(), game.to_move()), (None, Side::Second));
    assert!(game.is_legal(Action::step(Point::new(4, 6), Point::new(4, 4))));

    let text = "(;SZ[9];B[aa];W[];B[];W[bb];B[bb];W[cc];AE[aa])";
    let opened = open_text(text).unwrap();
    let record = &opened.records()[0];
    assert_eq!(opened.warnings().len(), 1);
    let last = record.tree.main_line().last().unwrap();
    let game = record.game_at(last).unwrap();
    let stones: Vec<_> = game.pieces().into_iter().map(|(point, piece)| (point, piece.side)).collect();
    assert_eq!(stones, [(Point::new(1, 7), Side::First), (Point::new(2, 6), Side::Second)]);
    assert_eq!(game.to_move(), Side::First);
}
