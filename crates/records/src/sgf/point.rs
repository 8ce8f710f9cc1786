//! Points and lists of points.

use hansu_rules::{Action, Point};

/// A move: two letters for a point; nothing for a pass, as is `tt` on boards up to 19. What lies one line beyond
/// both edges is a pass as well: older programs wrote it like that on every board.
pub fn read_move(value: &[u8], size: u8) -> Option<Action> {
    let value = value.trim_ascii();
    if value.is_empty() || (value == b"tt" && size <= 19) {
        return Some(Action::Pass);
    }
    let (col, below_top) = letters(value)?;
    if (col, below_top) == (size, size) {
        return Some(Action::Pass);
    }
    on_board(col, below_top, size).map(Action::Place)
}

/// A point, or a rectangle of points given by two corners: `aa:cc`.
pub fn read_points(value: &[u8], size: u8) -> Option<Vec<Point>> {
    let value = value.trim_ascii();
    let Some(colon) = value.iter().position(|&byte| byte == b':') else {
        let (col, below_top) = letters(value)?;
        return on_board(col, below_top, size).map(|point| vec![point]);
    };
    let one = letters(value[..colon].trim_ascii())?;
    let other = letters(value[colon + 1..].trim_ascii())?;
    let cols = one.0.min(other.0)..=one.0.max(other.0);
    let rows = one.1.min(other.1)..=one.1.max(other.1);
    cols.flat_map(|col| rows.clone().map(move |row| on_board(col, row, size))).collect()
}

/// The name of a point.
pub fn write(point: Point, size: u8) -> String {
    let letter = |number: u8| char::from(b'a' + number.min(25));
    [letter(point.col), letter(size - 1 - point.row)].into_iter().collect()
}

/// Column and row from the top.
fn letters(value: &[u8]) -> Option<(u8, u8)> {
    let number = |byte: u8| match byte {
        b'a'..=b'z' => Some(byte - b'a'),
        b'A'..=b'Z' => Some(byte - b'A' + 26),
        _ => None,
    };
    match *value {
        [col, row] => Some((number(col)?, number(row)?)),
        _ => None,
    }
}

fn on_board(col: u8, below_top: u8, size: u8) -> Option<Point> {
    (col < size && below_top < size).then(|| Point::new(col, size - 1 - below_top))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_passes() {
        assert_eq!(read_move(b"aa", 9), Some(Action::Place(Point::new(0, 8))));
        assert_eq!(read_move(b" ii ", 9), Some(Action::Place(Point::new(8, 0))));
        for pass in ["", "  ", "tt", "jj"] {
            assert_eq!(read_move(pass.as_bytes(), 9), Some(Action::Pass), "{pass}");
        }
        assert_eq!(read_move(b"tt", 25), Some(Action::Place(Point::new(19, 5))));
        for no_move in ["a", "aaa", "a1", "ja", "aj", "ZZ", "aa:bb"] {
            assert_eq!(read_move(no_move.as_bytes(), 9), None, "{no_move}");
        }
    }

    #[test]
    fn rectangles_by_any_two_corners() {
        let points = |text: &str| {
            let mut points = read_points(text.as_bytes(), 9)?;
            points.sort_unstable();
            Some(points.into_iter().map(|point| write(point, 9)).collect::<Vec<_>>().join(" "))
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
