//! A board as it is seen on a screen or a photograph: rows from top to bottom, either general at the bottom.
//!
//! From a picture to a position and on to an engine, and from the engine's move back to the points on the screen:
//!
//! ```
//! use hansu_rules::{Side, janggi::{Move, Setup, picture::{Picture, ScreenPoint, on_screen}}};
//!
//! // What was recognised, here with Han at the bottom.
//! let seen = [
//!     "RNBA1ABNR", "4K4", "1C5C1", "P1P1P1P1P", "9", "9", "p1p1p1p1p", "1c5c1", "4k4", "rnba1abnr",
//! ];
//! let picture: Picture = Picture::recognise(&seen.join("/").parse::<Setup>()?)?;
//! assert_eq!(picture.bottom(), Side::Second);
//!
//! // Nothing has moved yet, so Cho is to move; for any other board somebody has to say whose turn it is.
//! let setup = picture.setup(picture.turn().unwrap_or(Side::First));
//! assert_eq!(setup.to_string().split('/').next_back(), Some("RNBA1ABNR w - - 0 1"));
//!
//! // The engine answers: Cho's soldier from a4 to b4. With Han at the bottom that is near the top right corner.
//! let answer: Move = "a4b4".parse()?;
//! let (from, to) = picture.move_on_screen(answer);
//! assert_eq!((from, to), (ScreenPoint { row: 3, col: 8 }, ScreenPoint { row: 3, col: 7 }));
//! assert_eq!(from, on_screen(answer.from(), picture.bottom()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{
    formation::Formation,
    mv::Move,
    role::Role,
    setup::Setup,
    square::{COLS, ROWS, Square},
};
use crate::{Piece, Side};

/// What was seen on each point: ten rows from the top, each from the left.
pub type Rows = [[Option<Piece>; COLS as usize]; ROWS as usize];

/// A point on a screen: row from the top, column from the left, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ScreenPoint {
    /// Row from the top, from 0 to 9.
    pub row: u8,
    /// Column from the left, from 0 to 8.
    pub col: u8,
}

/// A board of which nobody can tell which way round it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// A side with no general or more than one.
    #[error("{count} generals of one side ({side:?})")]
    Generals {
        /// Whose.
        side: Side,
        /// How many.
        count: usize,
    },
    /// The generals do not stand in opposite palaces.
    #[error("the generals are not in opposite palaces")]
    Palaces,
}

/// A board as it is seen, and which side's general is at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    rows: Rows,
    bottom: Side,
}

impl Picture {
    /// A board that was read from a picture; the generals show which way round it is.
    ///
    /// # Errors
    /// If they do not.
    pub fn read(rows: Rows) -> Result<Self, PictureError> {
        let find = |side: Side| {
            let mut generals = points().filter(|point| at(&rows, *point) == Some(Role::General.of(side)));
            let count = generals.clone().count();
            let first =
                generals.next().filter(|_| count == 1).ok_or(PictureError::Generals { side, count })?;
            // The palaces are where they are, whoever sits at the bottom.
            Ok(square_at(first, Side::First).and_then(Square::palace))
        };
        match (find(Side::First)?, find(Side::Second)?) {
            (Some(Side::First), Some(Side::Second)) => Ok(Self { rows, bottom: Side::First }),
            (Some(Side::Second), Some(Side::First)) => Ok(Self { rows, bottom: Side::Second }),
            _ => Err(PictureError::Palaces),
        }
    }

    /// The same for what was seen written as the rows of a FEN from top to bottom, whichever side is at the bottom.
    ///
    /// # Errors
    /// If the generals do not show which way round the board is.
    pub fn recognise(seen: &Setup) -> Result<Self, PictureError> {
        let mut rows = Rows::default();
        for (square, side, role) in seen.pieces() {
            let point = on_screen(square, Side::First);
            rows[point.row as usize][point.col as usize] = Some(role.of(side));
        }
        Self::read(rows)
    }

    /// How an arrangement looks with this side at the bottom.
    #[must_use]
    pub fn of(setup: &Setup, bottom: Side) -> Self {
        let mut rows = Rows::default();
        for (square, side, role) in setup.pieces() {
            let point = on_screen(square, bottom);
            rows[point.row as usize][point.col as usize] = Some(role.of(side));
        }
        Self { rows, bottom }
    }

    /// What is seen, rows from the top.
    #[must_use]
    pub const fn rows(&self) -> &Rows {
        &self.rows
    }

    /// The side whose general is at the bottom.
    #[must_use]
    pub const fn bottom(&self) -> Side {
        self.bottom
    }

    /// The arrangement, with Cho's ranks first as everywhere else. A picture does not show whose turn it is; see
    /// [`turn`](Self::turn). Pieces of other games are left out.
    #[must_use]
    pub fn setup(&self, turn: Side) -> Setup {
        let mut setup = Setup { turn, ..Setup::empty() };
        for point in points() {
            let piece = at(&self.rows, point);
            if let (Some(square), Some(piece)) = (square_at(point, self.bottom), piece) {
                setup.set(square, Role::from_kind(piece.kind).map(|role| (piece.side, role)));
            }
        }
        setup
    }

    /// Whose turn it is, where the picture alone tells: on the untouched board it is Cho's.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        let position = self.setup(Side::First).position().ok()?;
        let cho = Formation::of(&position, Side::First)?;
        let han = Formation::of(&position, Side::Second)?;
        super::start_position(cho, han).same_position(&position).then_some(Side::First)
    }

    /// Where a move begins and ends on this picture.
    #[must_use]
    pub const fn move_on_screen(&self, mv: Move) -> (ScreenPoint, ScreenPoint) {
        (on_screen(mv.from(), self.bottom), on_screen(mv.to(), self.bottom))
    }

    /// The move between two points of this picture; `None` off the board.
    #[must_use]
    pub fn move_from_screen(&self, from: ScreenPoint, to: ScreenPoint) -> Option<Move> {
        Some(Move::new(square_at(from, self.bottom)?, square_at(to, self.bottom)?))
    }
}

fn points() -> impl Iterator<Item = ScreenPoint> + Clone {
    (0..ROWS).flat_map(|row| (0..COLS).map(move |col| ScreenPoint { row, col }))
}

fn at(rows: &Rows, point: ScreenPoint) -> Option<Piece> {
    *rows.get(point.row as usize)?.get(point.col as usize)?
}

/// The point of the board that is seen here, with this side at the bottom; `None` off the board.
#[must_use]
pub const fn square_at(point: ScreenPoint, bottom: Side) -> Option<Square> {
    let Some(row) = (ROWS - 1).checked_sub(point.row) else { return None };
    match (Square::at(point.col, row), bottom) {
        (Some(square), Side::Second) => Some(square.rotated()),
        (square, _) => square,
    }
}

/// Where a point of the board is seen with this side at the bottom.
#[must_use]
pub const fn on_screen(square: Square, bottom: Side) -> ScreenPoint {
    let seen = match bottom {
        Side::First => square,
        Side::Second => square.rotated(),
    };
    ScreenPoint { row: ROWS - 1 - seen.row(), col: seen.col() }
}
