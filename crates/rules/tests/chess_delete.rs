//! Delete mode: what a deletion changes, and that it can be taken back.

use hansu_rules::{
    Action, EndReason, Outcome, Piece, PieceKind, Point, Side,
    chess::{Game, Rules},
};

fn game(fen: &str, deletes: u8) -> Game {
    Game::from_fen(fen, Rules { chess960: false, deletes }).expect(fen)
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let action = game.parse(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        game.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_deletion_keeps_the_turn_and_starts_the_clock_again() {
    let mut board = game(START, 2);
    play(&mut board, "Nf3 Nf6");
    let before = board.fen();
    assert!(before.ends_with("w KQkq - 2 2"));
    let played = board.play(Action::Delete(Point::new(5, 5))).expect("the knight on f6 goes");
    let knight = Piece::new(Side::Second, PieceKind::Knight);
    assert_eq!(played.captured, [(Point::new(5, 5), knight)]);
    assert!(!played.check);
    assert_eq!(board.fen(), "rnbqkb1r/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2");
    assert_eq!(board.deletes_left(), [1, 2]);
    assert_eq!(board.to_move(), Side::First);
    assert_eq!(board.captured(), [vec![knight], vec![]]);
    assert_eq!(board.repetition_hashes().len(), 1);
    assert_eq!(board.actions().len(), 3);

    assert!(board.undo());
    assert_eq!(board.fen(), before);
    assert_eq!(board.deletes_left(), [2, 2]);
    assert_eq!(board.captured(), [vec![], vec![]]);
    assert_eq!(board.repetition_hashes().len(), 3);
}

#[test]
fn several_deletions_in_one_turn() {
    let mut board = game(START, 2);
    play(&mut board, "delete-a7 delete-b7");
    assert_eq!(board.deletes_left(), [0, 2]);
    assert!(!board.is_legal(Action::Delete(Point::new(2, 6))));
    play(&mut board, "e4");
    assert_eq!(board.to_move(), Side::Second);
    assert!(board.is_legal(Action::Delete(Point::new(2, 1))));
}

#[test]
fn castling_goes_with_the_rook_and_en_passant_with_the_pawn() {
    let mut rook = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 7 9", 1);
    play(&mut rook, "delete-h8");
    assert_eq!(rook.fen(), "r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 9");

    let mut passed = game("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1);
    play(&mut passed, "delete-d5");
    assert_eq!(passed.fen(), "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");

    // The right to take in passing outlives the deletion of something else.
    let mut other = game("4k2n/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1);
    play(&mut other, "delete-h8");
    assert_eq!(other.fen(), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
}

#[test]
fn a_deletion_may_take_the_own_king_out_of_check_or_into_it() {
    let mut out = game("4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", 1);
    assert!(out.check().is_some());
    play(&mut out, "delete-e4");
    assert!(out.check().is_none());

    let mut into = game("4k3/4r3/8/4n3/8/8/8/R3K3 w - - 0 1", 1);
    let played = into.play(Action::Delete(Point::new(4, 4))).expect("the knight on e5 goes");
    assert!(played.check);
}

#[test]
fn mate_is_mate_even_with_a_deletion_left() {
    let mut board = game(START, 1);
    play(&mut board, "f3 e5 g4 Qh4");
    assert_eq!(board.outcome(), Some(Outcome::win(Side::Second, EndReason::Checkmate)));
    assert!(!board.is_legal(Action::Delete(Point::new(7, 3))));
}

#[test]
fn a_wall_is_no_dead_position_while_it_can_be_opened() {
    const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    assert_eq!(game(WALL, 0).outcome(), Some(Outcome::draw(EndReason::InsufficientMaterial)));
    assert_eq!(game(WALL, 1).outcome(), None);
    let bare = game("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", 1);
    assert_eq!(bare.outcome(), Some(Outcome::draw(EndReason::InsufficientMaterial)));
}
