//! Points and lists of points.

use hansu_rules::{Action, Point};

/// Columns and rows of a board.
pub type Size = (u8, u8);

/// The most columns or rows that letters can name.
pub const MOST_LINES: u8 = 52;

/// A move: two letters for a point; nothing for a pass, as is `tt` on boards up to 19. What lies one line beyond
/// both edges is a pass as well: older programs wrote it like that on every board. One program writes two backticks.
pub fn read_move(value: &str, size: Size) -> Option<Action> {
    let value = value.trim();
    if value.is_empty() || value == "``" || (value == "tt" && size.0 <= 19 && size.1 <= 19) {
        return Some(Action::Pass);
    }
    let (col, below_top) = letters(value)?;
    if (col, below_top) == size {
        return Some(Action::Pass);
    }
    on_board(col, below_top, size).map(Action::Place)
}

/// A point.
pub fn read_point(value: &str, size: Size) -> Option<Point> {
    let (col, below_top) = letters(value.trim())?;
    on_board(col, below_top, size)
}

/// A point, or a rectangle of points given by two corners: `aa:cc`.
pub fn read_points(value: &str, size: Size) -> Option<Vec<Point>> {
    let Some((one, other)) = value.split_once(':') else {
        return read_point(value, size).map(|point| vec![point]);
    };
    let (one, other) = (letters(one.trim())?, letters(other.trim())?);
    let cols = one.0.min(other.0)..=one.0.max(other.0);
    let rows = one.1.min(other.1)..=one.1.max(other.1);
    rows.flat_map(|row| cols.clone().map(move |col| on_board(col, row, size))).collect()
}

/// The name of a point.
pub fn write(point: Point, size: Size) -> String {
    let letter = |number: u8| match number {
        0..26 => char::from(b'a' + number),
        _ => char::from(b'A' + (number - 26).min(25)),
    };
    [letter(point.col), letter((size.1 - 1).saturating_sub(point.row))].into_iter().collect()
}

/// Column and row from the top.
fn letters(value: &str) -> Option<(u8, u8)> {
    let number = |byte: u8| match byte {
        b'a'..=b'z' => Some(byte - b'a'),
        b'A'..=b'Z' => Some(byte - b'A' + 26),
        _ => None,
    };
    match *value.as_bytes() {
        [col, row] => Some((number(col)?, number(row)?)),
        _ => None,
    }
}

fn on_board(col: u8, below_top: u8, (cols, rows): Size) -> Option<Point> {
    (col < cols && below_top < rows).then(|| Point::new(col, rows - 1 - below_top))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_passes() {
        let nine = (9, 9);
        assert_eq!(read_move("aa", nine), Some(Action::Place(Point::new(0, 8))));
        assert_eq!(read_move(" ii ", nine), Some(Action::Place(Point::new(8, 0))));
        for pass in ["", "  ", "tt", "jj", "``"] {
            assert_eq!(read_move(pass, nine), Some(Action::Pass), "{pass}");
        }
        assert_eq!(read_move("ss", (18, 18)), Some(Action::Pass));
        assert_eq!(read_move("tt", (25, 25)), Some(Action::Place(Point::new(19, 5))));
        for no_move in ["a", "aaa", "a1", "ja", "aj", "ZZ", "aa:bb", "김"] {
            assert_eq!(read_move(no_move, nine), None, "{no_move}");
        }
        assert_eq!(read_move("im", (9, 13)), Some(Action::Place(Point::new(8, 0))));
    }

    #[test]
    fn every_point_of_the_largest_board_has_a_name() {
        let size = (MOST_LINES, MOST_LINES);
        for col in 0..MOST_LINES {
            let point = Point::new(col, MOST_LINES - 1 - col);
            assert_eq!(read_point(&write(point, size), size), Some(point));
        }
    }

    #[test]
    fn rectangles_by_any_two_corners() {
        let size = (9, 9);
        let points = |text: &str| {
            let mut points = read_points(text, size)?;
            points.sort_unstable();
            Some(points.into_iter().map(|point| write(point, size)).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(points("aa").as_deref(), Some("aa"));
        assert_eq!(points("aa:bb"), points("ba:ab"));
        assert_eq!(points("aa:bb").map(|text| text.len()), Some("aa ab ba bb".len()));
        assert_eq!(points("aa : ac").map(|text| text.len()), Some("aa ab ac".len()));
        for no_points in ["", "aa:", ":aa", "aa:jj", "aa:bb:cc"] {
            assert_eq!(points(no_points), None, "{no_points}");
        }
    }
}
