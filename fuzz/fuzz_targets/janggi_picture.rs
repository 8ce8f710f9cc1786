//! Any pieces seen on a board, those of other games too: a picture that can be read shows the same arrangement from
//! either side of the board, and a move goes to the screen and back.
#![no_main]

use arbitrary::{Result, Unstructured};
use hansu_fuzz::any_piece_kind;
use hansu_rules::{
    Piece, Side,
    janggi::{
        Move, Role, Square,
        picture::{Picture, Rows, ScreenPoint},
    },
};
use libfuzzer_sys::fuzz_target;

/// Mostly two generals in their palaces, somewhere, and other pieces around them.
fn rows(u: &mut Unstructured<'_>) -> Result<Rows> {
    let mut rows = Rows::default();
    let mut sides = Side::BOTH;
    if u.arbitrary()? {
        sides.reverse();
    }
    for _ in 0..u.int_in_range(0..=40)? {
        let piece = Piece::new(*u.choose(&sides)?, any_piece_kind(u)?);
        rows[u.choose_index(10)?][u.choose_index(9)?] = Some(piece);
    }
    for (side, top) in sides.into_iter().zip([0, 7]) {
        if u.ratio(15, 16)? {
            let (row, col) = (top + u.choose_index(3)?, 3 + u.choose_index(3)?);
            rows[row][col] = Some(Role::General.of(side));
        }
    }
    Ok(rows)
}

fn check(u: &mut Unstructured<'_>) -> Result<()> {
    let rows = rows(u)?;
    let Ok(picture) = Picture::read(rows) else { return Ok(()) };
    let turn = *u.choose(&Side::BOTH)?;
    let setup = picture.setup(turn);
    for bottom in Side::BOTH {
        let seen = Picture::of(&setup, bottom);
        let read = Picture::read(*seen.rows());
        assert_eq!(read.as_ref(), Ok(&seen));
        assert_eq!(seen.setup(turn), setup);
        assert_eq!(seen.turn(), picture.turn());
    }
    let same_way = Picture::of(&setup, picture.bottom());
    for (seen, read) in picture.rows().iter().flatten().zip(same_way.rows().iter().flatten()) {
        assert_eq!(*read, seen.filter(|piece| Role::from_kind(piece.kind).is_some()));
    }
    let from = ScreenPoint { row: u.arbitrary()?, col: u.arbitrary()? };
    let to = ScreenPoint { row: u.int_in_range(0..=10)?, col: u.int_in_range(0..=9)? };
    if let Some(mv) = picture.move_from_screen(from, to) {
        assert_eq!(picture.move_on_screen(mv), (from, to));
    }
    let square = |index: u8| Square::from_index(index).expect("below 90");
    let mv = Move::new(square(u.int_in_range(0..=89)?), square(u.int_in_range(0..=89)?));
    let (from, to) = picture.move_on_screen(mv);
    assert_eq!(picture.move_from_screen(from, to), Some(mv));
    Ok(())
}

fuzz_target!(|bytes: &[u8]| {
    // Bytes that end early are no finding.
    let _ = check(&mut Unstructured::new(bytes));
});
