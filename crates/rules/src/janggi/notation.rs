//! Moves in words: as engines write them (`a4b4`), as Korean records do (`79졸78`, `74상42병`, `85포55장군`,
//! `한수쉼`), and as Fairy-Stockfish's Janggi notation does (`P71-72`, `E74x42`). Moves that name only the piece and
//! its target are read in [`short`](super::short).
//!
//! Records count rows from Han's edge: 1 is Han's back rank, 9 Cho's second rank and 0 Cho's back rank; columns from
//! the left, 1 to 9, with Cho at the bottom. The row comes first.

use super::{
    explain::out_of_bounds,
    game::Game,
    position::Position,
    role::Role,
    short,
    square::{COLS, ROWS, Square},
};
use crate::{Action, ActionText, Detail, MoveRejectReason, Point, Rejection, Side};

/// What a pass is called, besides the general's stay.
const PASSES: [&str; 5] = ["pass", "@@@@", "0000", "한수쉼", "한수쉬기"];

/// The words before a deletion's point.
const DELETE: &str = "delete-";

/// Reads a move in any notation. Where both points are named, the letters of the pieces are not checked: the points
/// say it all.
pub(super) fn read(game: &Game, text: &str) -> Result<Action, Rejection> {
    let compact: String = text.chars().filter(|character| !character.is_whitespace()).collect();
    let lower = compact.to_lowercase();
    if PASSES.contains(&lower.as_str()) {
        return Ok(Action::Pass);
    }
    if let Some(target) = lower.strip_prefix(DELETE) {
        let mut target = target;
        let point = engine_point(&mut target).filter(|_| target.is_empty());
        return Ok(Action::Delete(on_board(point.ok_or_else(|| unreadable(text))?)?.into()));
    }
    if let Some(action) = short::read(game, &compact) {
        return action;
    }
    let (from, to) =
        engine_points(&lower).or_else(|| record_points(&compact)).ok_or_else(|| unreadable(text))?;
    let (from, to) = (on_board(from)?, on_board(to)?);
    let position = game.position();
    if from == to && from == position.general(position.turn()) {
        Ok(Action::Pass)
    } else {
        Ok(Action::step(from.into(), to.into()))
    }
}

fn unreadable(text: &str) -> Rejection {
    Rejection::new(MoveRejectReason::Unreadable).with_detail(Detail::Text(text.to_owned()))
}

/// A column and a row from 1, perhaps off the board.
#[derive(Clone, Copy)]
struct Named {
    col: u32,
    row: u32,
}

fn on_board(named: Named) -> Result<Square, Rejection> {
    let part = |number: u32| number.checked_sub(1).and_then(|index| u8::try_from(index).ok());
    part(named.col).zip(part(named.row)).and_then(|(col, row)| Square::at(col, row)).ok_or_else(out_of_bounds)
}

/// Two points as engines write them, with at most a dash or an `x` between: `a4b4`, `e9-e10`.
fn engine_points(text: &str) -> Option<(Named, Named)> {
    let mut rest = text;
    let from = engine_point(&mut rest)?;
    rest = rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest);
    let to = engine_point(&mut rest)?;
    rest.is_empty().then_some((from, to))
}

/// A letter and a number of one or two digits.
fn engine_point(rest: &mut &str) -> Option<Named> {
    let letter = rest.chars().next().filter(char::is_ascii_lowercase)?;
    let after = rest.get(1..)?;
    let digits = after.chars().take_while(char::is_ascii_digit).count();
    let (number, tail) = after.split_at_checked(digits)?;
    if !(1..=2).contains(&digits) {
        return None;
    }
    *rest = tail;
    Some(Named { col: letter as u32 - 'a' as u32 + 1, row: number.parse().ok()? })
}

/// Two points as records write them, each two digits, with a piece before, between or behind them: `79졸78`,
/// `33楚馬45車`, `85포55장군`, `P71-72`, `C85-55+`.
fn record_points(text: &str) -> Option<(Named, Named)> {
    let mut characters = text.chars().peekable();
    characters.next_if(|&letter| Role::from_letter(letter).is_some());
    let from = record_point(&mut characters)?;
    while characters.next_if(|&letter| is_piece_or_side(letter) || matches!(letter, '-' | 'x')).is_some() {}
    let to = record_point(&mut characters)?;
    let tail: String = characters.collect();
    let tail = tail.strip_suffix("장군").or_else(|| tail.strip_suffix("將軍")).unwrap_or(&tail);
    let known = tail.chars().all(|letter| is_piece_or_side(letter) || matches!(letter, '+' | '#'));
    known.then_some((from, to))
}

/// A row digit and a column digit.
pub(super) fn record_square(text: &str) -> Option<Square> {
    let mut characters = text.chars();
    let named = record_point(&mut characters)?;
    on_board(named).ok().filter(|_| characters.next().is_none())
}

fn record_point(characters: &mut impl Iterator<Item = char>) -> Option<Named> {
    let row = characters.next()?.to_digit(10)?;
    let col = characters.next()?.to_digit(10)?;
    Some(Named { col, row: (10 - row) % 10 + 1 })
}

fn is_piece_or_side(letter: char) -> bool {
    "초한楚漢궁장將帥차車포包砲마馬상象사士졸卒병兵".contains(letter)
}

/// Writes an action in this position, before it is played.
pub(super) fn write(game: &Game, action: Action, style: ActionText) -> String {
    let position = game.position();
    let engine = |from: Point, to: Point| format!("{}{}", point_name(from), point_name(to));
    match (action, style) {
        (Action::Pass, ActionText::Protocol) => position.pass_move().to_string(),
        (Action::Pass, ActionText::Player) => "한수쉼".to_owned(),
        (Action::Step { from, to, .. }, ActionText::Protocol) => engine(from, to),
        (Action::Step { from, to, .. }, ActionText::Player) => {
            match (Square::try_from(from), Square::try_from(to)) {
                (Ok(from), Ok(to)) => record_step(game, from, to),
                _ => engine(from, to),
            }
        }
        (Action::Delete(point), _) => format!("{DELETE}{}", point_name(point)),
        (Action::Place(point), _) => point_name(point),
    }
}

/// A step as records write it; the check is written only for a legal one.
fn record_step(game: &Game, from: Square, to: Square) -> String {
    let position = game.position();
    if from == to && from == position.general(position.turn()) {
        return "한수쉼".to_owned();
    }
    let mv = super::Move::new(from, to);
    let check = position.is_legal(mv) && position.gives_check(mv);
    format!(
        "{}{}{}{}{}",
        record_name(from),
        letter_at(position, from),
        record_name(to),
        letter_at(position, to),
        if check { "장군" } else { "" }
    )
}

/// The name of a point in records: the row from Han's edge, then the column. `a1` is `01`, `i10` is `19`.
#[must_use]
pub fn record_name(square: Square) -> String {
    format!("{}{}", (ROWS - square.row()) % 10, square.col() + 1)
}

fn letter_at(position: &Position, square: Square) -> &'static str {
    position.at(square).map_or("", |(side, role)| hangul(side, role))
}

/// The one-letter name of a piece in records.
#[must_use]
pub const fn hangul(side: Side, role: Role) -> &'static str {
    match (role, side) {
        (Role::General, _) => "장",
        (Role::Guard, _) => "사",
        (Role::Chariot, _) => "차",
        (Role::Cannon, _) => "포",
        (Role::Horse, _) => "마",
        (Role::Elephant, _) => "상",
        (Role::Soldier, Side::First) => "졸",
        (Role::Soldier, Side::Second) => "병",
    }
}

/// The name of a point as engines write it, also of one off the board.
pub(super) fn point_name(point: Point) -> String {
    if point.col < COLS {
        format!("{}{}", (b'a' + point.col) as char, u16::from(point.row) + 1)
    } else {
        format!("({},{})", u16::from(point.col) + 1, u16::from(point.row) + 1)
    }
}
