use super::*;
use hansu_rules::FaultReason;

fn desk(kind: GameKind) -> EditorDesk {
    let mut desk = EditorDesk::new(Language::English);
    desk.open(kind, 9, EditorRules::default());
    desk
}

fn index(desk: &EditorDesk, col: u8, row: u8) -> i32 {
    desk.grid().index(Point::new(col, row))
}

#[test]
fn the_hand_takes_up_and_puts_down() {
    let mut desk = desk(GameKind::Chess);
    let (e2, e4) = (index(&desk, 4, 1), index(&desk, 4, 3));
    assert!(!desk.touch(e4), "nothing to take");
    assert!(!desk.touch(e2));
    assert_eq!(desk.held(), Some(Point::new(4, 1)));
    assert!(desk.cancel() && desk.held().is_none() && !desk.cancel());
    desk.touch(e2);
    assert!(desk.touch(e4));
    assert_eq!(desk.describe_point(Point::new(4, 3)), "e4, white pawn");
    assert!(desk.drag(e4, -1), "dropped beside the board");
    assert_eq!(desk.describe_point(Point::new(4, 3)), "e4, empty");
    assert!(!desk.touch(64) && !desk.touch(-1) && !desk.remove(99));
}

#[test]
fn letters_choose_pieces() {
    let mut desk = desk(GameKind::Chess);
    assert!(desk.choose_letter("Q"));
    assert_eq!(desk.tool(), Tool::Put(Piece::new(Side::First, PieceKind::Queen)));
    assert!(desk.choose_letter("n"));
    assert_eq!(desk.tool(), Tool::Put(Piece::new(Side::Second, PieceKind::Knight)));
    assert!(!desk.choose_letter("z") && !desk.choose_letter("") && !desk.choose_letter("kk"));
    assert!(desk.choose_letter("x"));
    assert_eq!(desk.tool(), Tool::Eraser);
    assert!(desk.cancel());
    assert_eq!(desk.tool(), Tool::Hand);
    desk.set_tool(Tool::Alternate);
    assert_eq!(desk.tool(), Tool::Hand, "only Go has stones in turn");
    desk.open(GameKind::Go, 9, EditorRules::default());
    assert_eq!(desk.tool(), Tool::Put(Piece::new(Side::First, PieceKind::Stone)), "the board is empty");
    assert!(desk.choose_letter("W"));
    assert_eq!(desk.tool(), Tool::Put(Piece::new(Side::Second, PieceKind::Stone)));
    desk.open(GameKind::Janggi, 9, EditorRules::default());
    assert!(desk.choose_letter("h"));
    assert_eq!(desk.tool(), Tool::Put(Piece::new(Side::Second, PieceKind::Horse)));
    for kind in GameKind::ALL {
        assert!(!palette(kind).is_empty());
    }
}

#[test]
fn what_can_be_begun_follows_the_faults() {
    let mut desk = desk(GameKind::Chess);
    assert!(desk.can_play() && desk.can_analyse() && desk.fault_texts().is_empty());
    // The king of Black away.
    desk.remove(index(&desk, 4, 7));
    assert!(!desk.can_play() && !desk.can_analyse());
    assert!(desk.start_position().is_none() && desk.record().is_none());
    assert_eq!(desk.fault_texts()[0], "Black has no king. Put one on the board.");
    desk.set_language(Language::Korean);
    assert_eq!(desk.fault_texts()[0], "흑에 킹이 없습니다. 하나 놓으세요.");
    assert!(desk.step(Editor::undo));
    assert!(desk.read("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
    assert!(!desk.can_play() && desk.can_analyse(), "mate");
    assert_eq!(desk.fault_gravities().next(), Some(Gravity::Over));
    assert!(desk.record().is_some());
}

#[test]
fn a_bad_text_is_told_and_loses_nothing() {
    let mut desk = desk(GameKind::Chess);
    let before = desk.position_text();
    assert!(!desk.read("8/8/8 w"));
    assert!(desk.unreadable_text().starts_with("There are 3 rows instead of 8."));
    assert_eq!(desk.position_text(), before);
    assert!(desk.read("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    assert!(desk.unreadable_text().is_empty());
    assert!(desk.castling(Side::First, CastlingSide::KingSide));
    desk.set_castling(Side::First, CastlingSide::KingSide, false);
    assert_eq!(desk.position_text(), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
}

#[test]
fn another_game_is_a_step_that_can_be_taken_back() {
    let mut desk = desk(GameKind::Janggi);
    assert!(!desk.editor().can_undo(), "the first game is no step");
    desk.open(GameKind::Chess, 9, EditorRules::default());
    desk.remove(index(&desk, 0, 0));
    let before = desk.position_text();
    desk.open(GameKind::Go, 13, EditorRules::default());
    assert_eq!(desk.grid(), Grid { columns: 13, rows: 13 });
    // The same game again is left as it stands.
    desk.open(GameKind::Go, 9, EditorRules::default());
    assert_eq!(desk.grid(), Grid { columns: 13, rows: 13 });
    assert!(desk.step(Editor::undo));
    assert_eq!(desk.position_text(), before);
}

#[test]
fn marks_and_words_come_from_the_same_faults() {
    let mut desk = desk(GameKind::Go);
    assert!(desk.read("XO7/O8/9/9/9/9/9/9/9 b"));
    assert_eq!(desk.fault_texts().len(), 1);
    assert_eq!(desk.marks().map(|mark| mark.point).collect::<Vec<_>>(), [Point::new(0, 8)]);
    assert_eq!(desk.faults[0].reason, FaultReason::NoLiberty);
    assert_eq!((desk.column_label(8), desk.row_label(0)), ("J".to_owned(), "1".to_owned()));
    desk.open(GameKind::Janggi, 9, EditorRules::default());
    assert_eq!((desk.column_label(8), desk.row_label(0)), ("9".to_owned(), "0".to_owned()));
    desk.set_han_view(true);
    assert!(desk.position_text().ends_with(" b - - 0 1"));
    assert!(desk.en_passant_choices().is_empty() && !desk.chess960());
}
