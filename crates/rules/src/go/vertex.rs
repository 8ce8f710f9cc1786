//! Points as GTP writes them: a letter for the column, skipping I, and the row from the bottom.

use std::fmt;

use crate::Point;

/// The letters of the columns, in order. There is no I.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// A point of the board or a pass, as text: `Q16`, `pass`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vertex {
    /// A point.
    At(Point),
    /// A pass.
    Pass,
}

/// A text that is no vertex of the board it was read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VertexError {
    /// Letters and digits that name a point, but none of this board. The letter I is in no board.
    #[error("no such point on this board")]
    OutOfBounds,
    /// Anything else.
    #[error("not a column letter and a row number")]
    Unreadable,
}

impl Vertex {
    /// Reads a vertex for a board of this size, in capitals or small letters.
    ///
    /// # Errors
    /// [`VertexError::OutOfBounds`] for one or two letters and a number that this board does not have,
    /// [`VertexError::Unreadable`] for any other text.
    pub fn parse(text: &str, size: u8) -> Result<Self, VertexError> {
        let text = text.trim();
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (column, row) = text.split_at(letters);
        let is_vertex =
            matches!(letters, 1 | 2) && !row.is_empty() && row.bytes().all(|b| b.is_ascii_digit());
        if !is_vertex {
            return Err(VertexError::Unreadable);
        }
        let &[letter] = column.as_bytes() else { return Err(VertexError::OutOfBounds) };
        let col = LETTERS.iter().position(|&known| known == letter.to_ascii_uppercase());
        let col = col.and_then(|col| u8::try_from(col).ok()).filter(|&col| col < size);
        let row = row.parse::<u8>().ok().filter(|row| (1..=size).contains(row));
        match (col, row) {
            (Some(col), Some(row)) => Ok(Self::At(Point::new(col, row - 1))),
            _ => Err(VertexError::OutOfBounds),
        }
    }
}

impl fmt::Display for Vertex {
    /// Columns beyond Z, which no board has, are written AA, AB, ...
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::At(Point { col, row }) = self else { return f.pad("pass") };
        let (round, letter) = (usize::from(*col) / LETTERS.len(), usize::from(*col) % LETTERS.len());
        let first = round.checked_sub(1).map(|round| LETTERS[round] as char);
        let column: String = first.into_iter().chain([LETTERS[letter] as char]).collect();
        f.pad(&format!("{column}{}", u16::from(*row) + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_of_the_board() {
        let names = [(0, 0), (7, 0), (8, 0), (18, 18), (24, 24), (25, 0), (255, 255)]
            .map(|(col, row)| Vertex::At(Point::new(col, row)).to_string());
        assert_eq!(names, ["A1", "H1", "J1", "T19", "Z25", "AA1", "KF256"]);
        assert_eq!(Vertex::Pass.to_string(), "pass");
    }

    #[test]
    fn reads_what_players_write() {
        assert_eq!(Vertex::parse(" q16\n", 19), Ok(Vertex::At(Point::new(15, 15))));
        assert_eq!(Vertex::parse("J9", 9), Ok(Vertex::At(Point::new(8, 8))));
        assert_eq!(Vertex::parse("D04", 9), Ok(Vertex::At(Point::new(3, 3))));
        assert_eq!(Vertex::parse("PASS", 2), Ok(Vertex::Pass));
    }

    #[test]
    fn tells_a_point_elsewhere_from_no_point_at_all() {
        for text in ["K1", "A10", "A0", "I5", "i5", "AA1", "Z25", "A99999999999999999999"] {
            assert_eq!(Vertex::parse(text, 9), Err(VertexError::OutOfBounds), "{text}");
        }
        for text in
            ["", " ", "A", "5", "5A", "A-1", "A1B2", "ABC1", "resign", "통과", "A１", "Å1", "A 1", "e2e4"]
        {
            assert_eq!(Vertex::parse(text, 9), Err(VertexError::Unreadable), "{text}");
        }
    }
}
