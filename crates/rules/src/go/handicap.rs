//! The fixed handicap points, as the Go Text Protocol 2 (section 4.1.1) lays them down.

use crate::Point;

/// The most stones that fixed placement knows on a board of this size: none below 7, four on 7x7 and on even
/// sizes (which have no middle line), otherwise nine.
#[must_use]
pub const fn most_fixed_handicap(size: u8) -> u8 {
    match size {
        0..=6 => 0,
        7 => 4,
        _ if size.is_multiple_of(2) => 4,
        _ => 9,
    }
}

/// Where so many handicap stones stand: on the third line of boards below 13, on the fourth line of larger ones.
/// `None` for fewer than two, or more than the board takes.
#[must_use]
pub fn fixed_handicap_points(size: u8, stones: u8) -> Option<Vec<Point>> {
    if stones < 2 || stones > most_fixed_handicap(size) {
        return None;
    }
    let low = if size < 13 { 2 } else { 3 };
    let (high, middle) = (size - 1 - low, size / 2);
    let corners = [(low, low), (high, high), (low, high), (high, low)];
    let sides = [(low, middle), (high, middle), (middle, low), (middle, high)];
    // An odd number from five on has a stone in the centre; what then is left over goes to the sides in pairs.
    let in_corners = usize::from(stones.min(4));
    let in_centre = stones >= 5 && stones % 2 == 1;
    let on_sides = usize::from(stones) - in_corners - usize::from(in_centre);
    let points = corners[..in_corners]
        .iter()
        .chain(&sides[..on_sides])
        .copied()
        .chain(in_centre.then_some((middle, middle)))
        .map(|(col, row)| Point::new(col, row));
    Some(points.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Vertex;

    fn names(size: u8, stones: u8) -> String {
        let points = fixed_handicap_points(size, stones).unwrap_or_default();
        let names: Vec<String> = points.into_iter().map(|point| Vertex::At(point).to_string()).collect();
        names.join(" ")
    }

    #[test]
    fn the_table_of_the_protocol() {
        assert_eq!(names(19, 2), "D4 Q16");
        assert_eq!(names(19, 3), "D4 Q16 D16");
        assert_eq!(names(19, 4), "D4 Q16 D16 Q4");
        assert_eq!(names(19, 5), "D4 Q16 D16 Q4 K10");
        assert_eq!(names(19, 6), "D4 Q16 D16 Q4 D10 Q10");
        assert_eq!(names(19, 7), "D4 Q16 D16 Q4 D10 Q10 K10");
        assert_eq!(names(19, 8), "D4 Q16 D16 Q4 D10 Q10 K4 K16");
        assert_eq!(names(19, 9), "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10");
        assert_eq!(names(9, 5), "C3 G7 C7 G3 E5");
        assert_eq!(names(13, 9), "D4 K10 D10 K4 D7 K7 G4 G10 G7");
        assert_eq!(names(8, 4), "C3 F6 C6 F3");
        assert_eq!(names(7, 4), "C3 E5 C5 E3");
    }

    #[test]
    fn what_does_not_fit() {
        for (size, stones) in [(6, 2), (7, 5), (8, 5), (18, 5), (19, 10), (19, 1), (19, 0), (2, 2)] {
            assert_eq!(fixed_handicap_points(size, stones), None, "{stones} on {size}");
        }
    }
}
