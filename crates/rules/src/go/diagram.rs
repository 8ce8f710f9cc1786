//! A Go position as a line of text: rows from the top, separated by slashes; `X` black, `O` white, `.` empty, a
//! number for so many empty points; then, after a space, whose turn it is (`b`, `w`), Black's if left out.

use super::{Setup, SetupError};
use crate::{Point, Side};

/// A text that shows no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    /// There is no text.
    #[error("the diagram is empty; it begins with the rows from the top")]
    Empty,
    /// Rows and columns differ in number.
    #[error("{rows} rows, but row {row} from the top has {columns} points; a board is a square")]
    NotSquare {
        /// Rows of the diagram.
        rows: usize,
        /// The first row of another length, from 1.
        row: usize,
        /// Its points.
        columns: usize,
    },
    /// A sign that is neither a stone nor empty.
    #[error("{0:?} is neither X, O, . nor a number")]
    Sign(char),
    /// No side to move.
    #[error("{0:?} is no side to move; write b or w")]
    Turn(String),
    /// Larger than any board.
    #[error(transparent)]
    Size(#[from] SetupError),
}

/// Reads a diagram: the size of the board, its stones and the side to move.
///
/// # Errors
/// Where it is no square board.
pub fn read(diagram: &str) -> Result<(u8, Setup), DiagramError> {
    let mut parts = diagram.split_whitespace();
    let rows: Vec<&str> = parts.next().ok_or(DiagramError::Empty)?.split('/').collect();
    let to_move = match parts.next() {
        None | Some("b" | "B") => Side::First,
        Some("w" | "W") => Side::Second,
        Some(other) => return Err(DiagramError::Turn(other.to_owned())),
    };
    let size = u8::try_from(rows.len()).map_err(|_| SetupError::Size(u8::MAX))?;
    let mut stones = Vec::new();
    for (below_top, row) in (0..size).zip(&rows) {
        let signs = read_row(row, size)?;
        if signs.len() != rows.len() {
            let row = usize::from(below_top) + 1;
            return Err(DiagramError::NotSquare { rows: rows.len(), row, columns: signs.len() });
        }
        let placed = (0..size).zip(signs).filter_map(|(col, sign)| sign.map(|side| (col, side)));
        stones.extend(placed.map(|(col, side)| (Point::new(col, size - 1 - below_top), side)));
    }
    Ok((size, Setup { stones, to_move, handicap: 0 }))
}

/// Writes a position: `9/3X5/...` with a number for each run of empty points.
#[must_use]
pub fn write(size: u8, setup: &Setup) -> String {
    let side = usize::from(size);
    let mut stones = vec![None; side * side];
    for &(point, whose) in &setup.stones {
        if point.col < size && point.row < size {
            stones[usize::from(point.row) * side + usize::from(point.col)] = Some(whose);
        }
    }
    let mut rows: Vec<String> = Vec::with_capacity(side);
    for row in stones.chunks(side.max(1)).rev() {
        let mut text = String::new();
        for run in row.chunk_by(|one, next| one.is_none() && next.is_none()) {
            match run {
                [Some(Side::First)] => text.push('X'),
                [Some(Side::Second)] => text.push('O'),
                empty => text.push_str(&empty.len().to_string()),
            }
        }
        rows.push(text);
    }
    let turn = if setup.to_move == Side::First { "b" } else { "w" };
    format!("{} {turn}", rows.join("/"))
}

/// The points of a row, at most one more than the board has.
fn read_row(row: &str, size: u8) -> Result<Vec<Option<Side>>, DiagramError> {
    let mut points = Vec::new();
    let mut number = 0_usize;
    let most = usize::from(size) + 1;
    for sign in row.chars() {
        if let Some(digit) = sign.to_digit(10) {
            number = (number * 10 + digit as usize).min(most);
            continue;
        }
        points.extend(std::iter::repeat_n(None, number));
        number = 0;
        points.push(match sign {
            'X' | 'x' | 'B' | 'b' => Some(Side::First),
            'O' | 'o' | 'W' | 'w' => Some(Side::Second),
            '.' | '-' | '+' => None,
            other => return Err(DiagramError::Sign(other)),
        });
    }
    points.extend(std::iter::repeat_n(None, number));
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_run_from_the_top() {
        let (size, setup) = read("X../1O1/3 w").unwrap();
        assert_eq!(size, 3);
        assert_eq!(setup.stones, [(Point::new(0, 2), Side::First), (Point::new(1, 1), Side::Second)]);
        assert_eq!(setup.to_move, Side::Second);
        assert_eq!(
            read("19/".repeat(18).as_str().trim_end_matches('/')).unwrap_err().to_string(),
            "18 rows, but row 1 from the top has 19 points; a board is a square"
        );
    }

    #[test]
    fn a_position_is_read_as_it_was_written() {
        for text in ["2/2 b", "XO/1X w", "12/12/12/12/12/12/5XO5/12/12/12/11X/O11 b"] {
            let (size, setup) = read(text).unwrap();
            assert_eq!(write(size, &setup), text);
        }
    }

    #[test]
    fn what_is_no_board_is_told() {
        assert_eq!(read("X?/..").unwrap_err(), DiagramError::Sign('?'));
        assert_eq!(read("../.. black").unwrap_err(), DiagramError::Turn("black".to_owned()));
        assert_eq!(read("../...").unwrap_err(), DiagramError::NotSquare { rows: 2, row: 2, columns: 3 });
        assert_eq!(read(" ").unwrap_err(), DiagramError::Empty);
        assert!(read(&"/".repeat(300)).is_err());
        assert!(read("99999999999999999999999/.").is_err());
    }
}
