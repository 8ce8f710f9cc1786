//! Setting up positions: every step and its way back, and what comes of the position.

use hansu_records::{NodeId, Record, open_text, write_record};
use hansu_rules::chess::CastlingSide;
use hansu_rules::{
    AnyGame, Arrangement, FaultReason, GameKind, Gravity, Piece, PieceKind, Point, ReadError, Side, chess, go,
};
use hansu_table::{Editor, EditorRules, GameSetup, StartPosition, Tool};
use proptest::prelude::*;

fn editor(kind: GameKind) -> Editor {
    Editor::new(Arrangement::usual(kind, 9), EditorRules::default())
}

fn read(kind: GameKind, text: &str) -> Editor {
    let mut editor = editor(kind);
    editor.read(text, false).unwrap_or_else(|error| panic!("{text}: {error}"));
    editor
}

fn reasons(editor: &Editor) -> Vec<FaultReason> {
    editor.faults().iter().map(|fault| fault.reason).collect()
}

const fn piece(side: Side, kind: PieceKind) -> Piece {
    Piece::new(side, kind)
}

#[test]
fn pieces_are_put_moved_and_removed() {
    let mut editor = editor(GameKind::Chess);
    let (e2, e4, e8) = (Point::new(4, 1), Point::new(4, 3), Point::new(4, 7));
    assert!(editor.move_piece(e2, e4));
    assert!(!editor.move_piece(e2, e4), "nothing stands there any more");
    assert!(!editor.move_piece(e4, Point::new(8, 8)), "off the board");
    assert_eq!(editor.arrangement().piece_at(e4), Some(piece(Side::First, PieceKind::Pawn)));
    assert!(editor.remove(e8));
    assert_eq!(
        reasons(&editor),
        [FaultReason::NoKing, FaultReason::CastlingOutOfPlace, FaultReason::CastlingOutOfPlace]
    );
    let queen = Tool::Put(piece(Side::Second, PieceKind::Queen));
    assert!(editor.touch(e8, queen));
    assert!(editor.touch(e8, queen), "the same piece again is taken away");
    assert_eq!(editor.arrangement().piece_at(e8), None);
    assert!(!editor.touch(e8, Tool::Eraser));
    assert!(!editor.touch(e8, Tool::Put(piece(Side::First, PieceKind::General))), "of another game");
    assert!(!editor.touch(e4, Tool::Hand));
    let mut steps = 0;
    while editor.undo() {
        steps += 1;
    }
    assert_eq!(steps, 4);
    assert_eq!(*editor.arrangement(), Arrangement::usual(GameKind::Chess, 0));
}

#[test]
fn stones_are_put_in_turn_or_in_one_colour() {
    let mut editor = editor(GameKind::Go);
    for col in 0..3 {
        assert!(editor.touch(Point::new(col, 0), Tool::Alternate));
    }
    assert_eq!(editor.arrangement().text(), "9/9/9/9/9/9/9/9/XOX6 w");
    assert!(editor.touch(Point::new(1, 0), Tool::Alternate), "a stone is taken off");
    assert!(editor.touch(Point::new(0, 0), Tool::Put(piece(Side::Second, PieceKind::Stone))));
    assert_eq!(editor.arrangement().text(), "9/9/9/9/9/9/9/9/O1X6 w");
    assert!(editor.set_size(2));
    assert_eq!(editor.arrangement().text(), "2/O1 w");
    assert!(!editor.set_size(0), "two lines are the least");
    assert!(editor.set_size(40));
    assert_eq!(editor.arrangement().board_size(), (25, 25));
    assert!(editor.undo() && editor.undo());
    assert_eq!(editor.arrangement().text(), "9/9/9/9/9/9/9/9/O1X6 w");
    assert!(editor.clear());
    assert_eq!(*editor.arrangement(), Arrangement::empty(GameKind::Go, 9));
}

#[test]
fn everything_else_of_a_position_is_set() {
    let mut editor = editor(GameKind::Chess);
    assert!(editor.set_turn(Side::Second));
    assert!(editor.change_chess(|setup| setup.set_may_castle(Side::First, CastlingSide::QueenSide, false)));
    assert!(editor.change_chess(|setup| setup.en_passant = Some(Point::new(4, 2))));
    assert!(editor.set_counters(3, 0));
    let said = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b Kkq e3 3 1";
    assert_eq!(editor.text(false), said);
    assert_eq!(editor.counters(), Some((3, 1)));
    assert_eq!(reasons(&editor), [FaultReason::EnPassantImpossible, FaultReason::CounterTooHigh]);
    assert!(editor.usual_start());
    assert!(editor.faults().is_empty());
    assert!(!editor.usual_start());
    assert!(editor.undo());
    assert_eq!(editor.text(false), said);
    assert!(editor.redo() && !editor.redo());
}

#[test]
fn a_text_that_cannot_be_read_changes_nothing() {
    for kind in GameKind::ALL {
        let mut editor = editor(kind);
        let before = editor.arrangement().clone();
        for text in ["", "nonsense", "8/8", "9/9 w"] {
            let error: ReadError = editor.read(text, false).expect_err(text);
            assert!(!error.to_string().is_empty());
        }
        assert_eq!(*editor.arrangement(), before);
        assert!(!editor.can_undo());
    }
}

#[test]
fn janggi_is_read_and_written_in_both_dialects_and_letters() {
    let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let mut editor = editor(GameKind::Janggi);
    editor.clear();
    assert_eq!(editor.read(&start.replace('N', "H").replace('b', "e").replace('B', "E"), false), Ok(true));
    assert_eq!(editor.text(false), start);
    let han_view = editor.text(true);
    assert!(han_view.ends_with(" b - - 0 1"), "{han_view}");
    editor.clear();
    assert_eq!(editor.read(&han_view, true), Ok(true));
    assert_eq!(editor.text(false), start);
}

#[test]
fn a_game_that_is_over_can_only_be_looked_at() {
    for (kind, text) in [
        (GameKind::Chess, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
        (GameKind::Chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        (GameKind::Janggi, "3Rk1R2/4C4/9/9/9/4C4/9/9/4K4/9 b - - 0 1"),
    ] {
        let editor = read(kind, text);
        let faults = editor.faults();
        assert_eq!(faults[0].gravity(), Gravity::Over, "{text}: {faults:?}");
        assert!(editor.record().is_ok());
    }
}

#[test]
fn a_record_of_the_position_is_saved_and_opened_again() {
    for (kind, text) in [
        (GameKind::Go, "9/9/2X3O2/9/9/9/2O3X2/9/9 w"),
        (GameKind::Go, "9/9/9/9/4X4/9/9/9/9 b"),
        (GameKind::Go, "9/9/9/9/9/9/9/9/9 w"),
        (GameKind::Chess, "4k3/8/8/8/8/8/4P3/4K2R b K - 5 40"),
        (GameKind::Chess, "1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1"),
        (GameKind::Janggi, "3k5/9/9/4p4/9/9/9/9/4K4/4R4 b - - 7 31"),
    ] {
        let editor = read(kind, text);
        let record: Record = editor.record().unwrap();
        let file = write_record(&record);
        let opened = open_text(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let again = &opened.records()[0];
        let game = again.game_at(NodeId::ROOT).unwrap();
        assert_eq!(Arrangement::of(&game), *editor.arrangement(), "{file}");
        let AnyGame::Go(_) = game else { continue };
        assert!(file.contains("AB[") || file.contains("PL["), "{file}");
    }
}

#[test]
fn a_position_is_kept_as_text_and_begins_the_same_game() {
    let handicap = AnyGame::Go(go::Game::with_handicap(13, go::Rules::default(), 4).unwrap());
    let mut arrangements = vec![Arrangement::of(&handicap)];
    arrangements.extend(GameKind::ALL.map(|kind| Arrangement::usual(kind, 7)));
    arrangements.push(Arrangement::Chess(
        chess::Setup::read_as("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", true).unwrap(),
    ));
    for arrangement in arrangements {
        let position = StartPosition::of(&arrangement);
        assert_eq!(position.arrangement().as_ref(), Ok(&arrangement));
        let rules = EditorRules::default();
        let setup: GameSetup = position.setup(rules.go, rules.janggi).unwrap();
        assert_eq!(setup.kind(), arrangement.kind());
        let game = setup.build().unwrap();
        assert_eq!(Arrangement::of(&game), arrangement);
        if let AnyGame::Go(game) = game {
            assert_eq!(game.setup().handicap, position.handicap);
        }
    }
    let bad = StartPosition { game: GameKind::Janggi, text: "none".to_owned(), chess960: false, handicap: 0 };
    assert!(bad.setup(go::Rules::default(), hansu_rules::janggi::Rules::default()).is_err());
}

/// Any step at all, by numbers.
fn step(editor: &mut Editor, (what, one, two): (u8, u8, u8)) {
    let (cols, rows) = editor.arrangement().board_size();
    let point = |number: u8| Point::new(number % (cols + 1), number / (cols + 1) % (rows + 1));
    let side = Side::BOTH[usize::from(two % 2)];
    let kinds: &[PieceKind] = match editor.kind() {
        GameKind::Go => &[PieceKind::Stone],
        GameKind::Chess => &[PieceKind::King, PieceKind::Pawn, PieceKind::Queen, PieceKind::Rook],
        GameKind::Janggi => &[PieceKind::General, PieceKind::Guard, PieceKind::Chariot, PieceKind::Soldier],
    };
    let put = Tool::Put(piece(side, kinds[usize::from(two / 2) % kinds.len()]));
    match what % 13 {
        0..4 => editor.touch(point(one), put),
        4 => editor.touch(point(one), Tool::Alternate),
        5 => editor.touch(point(one), Tool::Eraser),
        6 => editor.move_piece(point(one), point(two)),
        7 => editor.set_turn(side),
        8 => editor.set_counters(u32::from(one), u32::from(two)),
        9 => editor.set_size(one),
        10 => editor.change_chess(|setup| {
            let wing = if one % 2 == 0 { CastlingSide::KingSide } else { CastlingSide::QueenSide };
            setup.set_may_castle(side, wing, two % 4 < 2);
            setup.en_passant = (one % 3 == 0).then(|| Point::new(one % 8, two % 8));
        }),
        11 => one % 4 == 0 && editor.clear(),
        _ => one % 4 == 0 && editor.usual_start(),
    };
}

proptest! {
    #[test]
    fn undo_and_redo_lead_exactly_back(
        kind in prop::sample::select(&GameKind::ALL[..]),
        steps in prop::collection::vec(any::<(u8, u8, u8)>(), 0..60),
    ) {
        let mut editor = editor(kind);
        let mut views = vec![editor.arrangement().clone()];
        for one in steps {
            step(&mut editor, one);
            if editor.arrangement() != &views[views.len() - 1] {
                views.push(editor.arrangement().clone());
            }
            // A game can be made exactly where nothing forbids it, and is over exactly where that is said.
            let faults = editor.faults();
            let forbidden = faults.iter().any(|fault| fault.gravity() == Gravity::Forbids);
            let over = faults.iter().any(|fault| fault.gravity() == Gravity::Over);
            match editor.game_setup().build() {
                Ok(mut game) => {
                    prop_assert!(!forbidden);
                    prop_assert_eq!(over, game.outcome().is_some());
                    let legal = game.legal_actions();
                    prop_assert_eq!(over, legal.is_empty());
                    if let Some(&action) = legal.first() {
                        prop_assert!(game.play(action).is_ok());
                    }
                }
                Err(_) => prop_assert!(forbidden && !over),
            }
        }
        for seen in views.iter().rev().skip(1) {
            prop_assert!(editor.undo());
            prop_assert_eq!(editor.arrangement(), seen);
        }
        prop_assert!(!editor.undo());
        for seen in views.iter().skip(1) {
            prop_assert!(editor.redo());
            prop_assert_eq!(editor.arrangement(), seen);
        }
        prop_assert!(!editor.redo());
    }
}
