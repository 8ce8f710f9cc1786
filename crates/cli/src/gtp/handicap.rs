//! Where Black puts handicap stones of its own choice.

use hansu_rules::{
    Point,
    go::{fixed_handicap_points, most_fixed_handicap},
};

/// Places so many stones or, where the board is too small for them to make sense, fewer: the fixed points as far as
/// they go, then always the point farthest from all stones so far, rather from the third line on. `None` for fewer
/// than two stones, or none left free.
pub fn place(size: u8, stones: u32) -> Option<Vec<Point>> {
    let points = u32::from(size) * u32::from(size);
    if !(2..points).contains(&stones) {
        return None;
    }
    let fixed = u8::try_from(stones).unwrap_or(u8::MAX).min(most_fixed_handicap(size));
    let mut placed = fixed_handicap_points(size, fixed).unwrap_or_default();
    while placed.len() < stones as usize {
        let free = (0..size).flat_map(|row| (0..size).map(move |col| Point::new(col, row)));
        let best =
            free.max_by_key(|&point| (room(point, &placed), line(point, size).min(3), line(point, size)));
        match best {
            // Stones side by side only fill the board up; two there have to be.
            Some(point) if placed.len() < 2 || room(point, &placed) > 1 => placed.push(point),
            _ => break,
        }
    }
    Some(placed)
}

/// Steps to the nearest stone.
fn room(point: Point, placed: &[Point]) -> u8 {
    let distance = |stone: &Point| point.col.abs_diff(stone.col) + point.row.abs_diff(stone.row);
    placed.iter().map(distance).min().unwrap_or(u8::MAX)
}

/// Lines from the nearest edge.
fn line(point: Point, size: u8) -> u8 {
    let from_edge = |at: u8| at.min(size - 1 - at);
    from_edge(point.col).min(from_edge(point.row)) + 1
}

#[cfg(test)]
mod tests {
    use hansu_rules::go::{Game, Rules, Setup};

    use super::*;

    #[test]
    fn every_number_on_every_board_can_be_placed() {
        for size in 2..=25_u8 {
            let points = u32::from(size).pow(2);
            for stones in [2, 3, 5, 9, 10, 17, points - 1] {
                let Some(placed) = place(size, stones) else {
                    assert!(stones >= points, "{stones} on {size}");
                    continue;
                };
                assert!((2..=stones as usize).contains(&placed.len()), "{stones} on {size}");
                let setup = Setup::free_handicap(size, &placed).unwrap();
                assert!(Game::from_setup(size, Rules::CHINESE, setup).is_ok(), "{stones} on {size}");
            }
            assert_eq!((place(size, 1), place(size, points)), (None, None));
        }
    }

    #[test]
    fn fixed_points_come_first() {
        assert_eq!(place(19, 9), fixed_handicap_points(19, 9));
        assert_eq!(place(19, 17).map(|stones| stones.len()), Some(17));
    }
}
