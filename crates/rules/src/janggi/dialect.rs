//! The Han view: another convention for writing Janggi positions, and the way from it and back.
//!
//! Some guides write every board as Han sees it: Han is the upper-case side and `w`, a board that shows Cho at the
//! bottom is turned by 180 degrees first and its side to move written `b`, and points are named from Han's left
//! corner, so that on a board with Cho at the bottom `a1` is at the top right. Moves come out right even if such
//! text is taken for an ordinary FEN, because the board is symmetric; but the 1.5 points then go to the wrong side. So
//! nothing written like that may reach an engine or a record unconverted.
//!
//! The conversion is exact and its own inverse: turn the board, exchange the sides.
//!
//! ```
//! use hansu_rules::janggi::{Setup, dialect};
//!
//! let start: Setup = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1".parse()?;
//! let han_view = dialect::write_fen(&start);
//! assert_eq!(han_view, "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1");
//! assert_eq!(dialect::read_fen(&han_view)?, start);
//! # Ok::<(), hansu_rules::janggi::FenError>(())
//! ```

use super::{
    fen::FenError,
    mv::{Move, ParseMoveError},
    setup::Setup,
    square::{ParseSquareError, Square},
};

/// The same arrangement with the board turned and the sides exchanged.
fn converted(setup: &Setup) -> Setup {
    let mut other = Setup {
        turn: setup.turn.other(),
        quiet_plies: setup.quiet_plies,
        move_number: setup.move_number,
        ..Setup::empty()
    };
    for (square, side, role) in setup.pieces() {
        other.set(square.rotated(), Some((side.other(), role)));
    }
    other
}

/// A FEN in the Han view.
#[must_use]
pub fn write_fen(setup: &Setup) -> String {
    converted(setup).to_string()
}

/// Reads a FEN in the Han view.
///
/// # Errors
/// What is wrong with the text; ranks are those of the text.
pub fn read_fen(text: &str) -> Result<Setup, FenError> {
    text.parse().map(|setup| converted(&setup))
}

/// The name of a point in the Han view: `a1` is Han's left corner.
#[must_use]
pub fn write_square(square: Square) -> String {
    square.rotated().to_string()
}

/// Reads a point in the Han view.
///
/// # Errors
/// If the text is not `a1` to `i10`.
pub fn read_square(text: &str) -> Result<Square, ParseSquareError> {
    text.parse().map(Square::rotated)
}

/// A move in the Han view.
#[must_use]
pub fn write_move(mv: Move) -> String {
    rotated(mv).to_string()
}

/// Reads a move in the Han view.
///
/// # Errors
/// If the text is not two points.
pub fn read_move(text: &str) -> Result<Move, ParseMoveError> {
    text.parse().map(rotated)
}

fn rotated(mv: Move) -> Move {
    Move::new(mv.from().rotated(), mv.to().rotated())
}
