//! FEN, exactly as Fairy-Stockfish reads and writes it: Cho is white, its letters are upper case, its back rank is
//! the last row.

use std::{fmt, str::FromStr};

use super::{
    position::Position,
    role::Role,
    setup::Setup,
    square::{COLS, ROWS, Square},
};
use crate::{Piece, Side};

/// Text that is no playable Janggi position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// No text at all.
    #[error("the FEN is empty")]
    Empty,
    /// Not ten rows.
    #[error("the board has {0} rows instead of 10")]
    Rows(usize),
    /// A row that is not nine points wide.
    #[error("rank {rank} has {width} points instead of 9")]
    RowWidth {
        /// The rank, 1 for Cho's back rank.
        rank: u8,
        /// Its points.
        width: usize,
    },
    /// A character that is neither a piece nor a number of empty points.
    #[error("{0:?} is no piece")]
    Letter(char),
    /// A side to move that is neither `w` nor `b`.
    #[error("the side to move is {0:?} instead of w (Cho) or b (Han)")]
    Turn(String),
    /// A move counter that is no number.
    #[error("{0:?} is no move counter")]
    Counter(String),
    /// Text after the last field.
    #[error("{0:?} follows the last field")]
    Trailing(String),
    /// A side with no general or more than one.
    #[error("{} has {count} generals instead of 1", side_name(*.side))]
    Generals {
        /// Whose.
        side: Side,
        /// How many.
        count: usize,
    },
    /// More pieces of a kind than at the start.
    #[error("{} has {count} pieces of the kind {:?} and can have {most} at most", side_name(.piece.side), .piece.kind)]
    TooMany {
        /// The kind of piece, and whose.
        piece: Piece,
        /// How many.
        count: usize,
        /// How many there can be.
        most: u32,
    },
    /// A general or a guard outside its palace.
    #[error("the {:?} of {} on {square} is outside its palace", .piece.kind, side_name(.piece.side))]
    OutsidePalace {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A soldier behind the rank on which it starts.
    #[error("a soldier of {} cannot have come back to {square}", side_name(*.side))]
    SoldierBehind {
        /// Whose.
        side: Side,
        /// Where it stands.
        square: Square,
    },
    /// The side that has just moved has left its general attacked.
    #[error("the general of {} could be captured at once", side_name(*.side))]
    GeneralCapturable {
        /// Whose.
        side: Side,
    },
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Cho",
        Side::Second => "Han",
    }
}

/// The letter of a piece: upper case for Cho, lower case for Han.
pub(super) fn letter(side: Side, role: Role) -> char {
    match side {
        Side::First => role.letter(),
        Side::Second => role.letter().to_ascii_lowercase(),
    }
}

fn write_board(f: &mut impl fmt::Write, mut at: impl FnMut(Square) -> Option<(Side, Role)>) -> fmt::Result {
    for row in (0..ROWS).rev() {
        let mut empty = 0;
        for square in (0..COLS).filter_map(|col| Square::at(col, row)) {
            match at(square) {
                None => empty += 1,
                Some((side, role)) => {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                        empty = 0;
                    }
                    f.write_char(letter(side, role))?;
                }
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if row > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

const fn turn_letter(turn: Side) -> char {
    match turn {
        Side::First => 'w',
        Side::Second => 'b',
    }
}

/// The board and the side to move, the part of a FEN that makes a position.
pub(super) fn board_and_turn(position: &Position) -> String {
    let mut text = String::with_capacity(64);
    // Writing to a string does not fail.
    let _ = write_board(&mut text, |square| position.at(square));
    text.push(' ');
    text.push(turn_letter(position.turn()));
    text
}

impl fmt::Display for Setup {
    /// All six fields: `... w - - 0 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, |square| self.get(square))?;
        write!(f, " {} - - {} {}", turn_letter(self.turn), self.quiet_plies, self.move_number)
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN. The two dashes and the counters may be missing, the side to move too (Cho then); horses and
    /// elephants may be `N` and `B` or `H` and `E`.
    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut fields = text.split_whitespace();
        let board = fields.next().ok_or(FenError::Empty)?;
        let mut setup = read_board(board)?;
        setup.turn = match fields.next() {
            None | Some("w") => Side::First,
            Some("b") => Side::Second,
            Some(other) => return Err(FenError::Turn(other.to_owned())),
        };
        let mut rest = fields.enumerate().skip_while(|&(index, field)| index < 2 && field == "-");
        let mut counter = |default: u32| match rest.next() {
            None => Ok(default),
            Some((_, field)) => field.parse().map_err(|_| FenError::Counter(field.to_owned())),
        };
        setup.quiet_plies = counter(0)?;
        setup.move_number = counter(1)?.max(1);
        match rest.next() {
            None => Ok(setup),
            Some((_, field)) => Err(FenError::Trailing(field.to_owned())),
        }
    }
}

fn read_board(text: &str) -> Result<Setup, FenError> {
    let rows = text.split('/').count();
    if rows != ROWS as usize {
        return Err(FenError::Rows(rows));
    }
    let mut setup = Setup::empty();
    for (row, line) in (0..ROWS).rev().zip(text.split('/')) {
        let mut col = 0_usize;
        for character in line.chars() {
            if let Some(empty) = character.to_digit(10).filter(|&empty| empty > 0) {
                col += empty as usize;
                continue;
            }
            let role = Role::from_letter(character).ok_or(FenError::Letter(character))?;
            let side = if character.is_ascii_uppercase() { Side::First } else { Side::Second };
            if let Some(square) = u8::try_from(col).ok().and_then(|col| Square::at(col, row)) {
                setup.set(square, Some((side, role)));
            }
            col += 1;
        }
        if col != COLS as usize {
            return Err(FenError::RowWidth { rank: row + 1, width: col });
        }
    }
    Ok(setup)
}
