//! The cannon (包): it moves and captures by jumping exactly one piece, the screen, along a file, a rank or a
//! palace diagonal. No cannon can be its screen, and no cannon its prey.

use super::{
    bitboard::Bitboard,
    palace,
    rays::{Direction, between, ray},
    square::Square,
};

/// Where a cannon reaches: the points beyond its screen up to the next piece, that one included unless it is a
/// cannon. `cannons` are those of both sides.
#[inline]
pub(super) fn reach(from: Square, occupied: Bitboard, cannons: Bitboard) -> Bitboard {
    let mut reach = palace::cannon_diagonals(from, occupied, cannons);
    for way in Direction::ALL {
        let pieces = ray(way, from) & occupied;
        if pieces.is_empty() {
            continue;
        }
        let screen = way.nearest(pieces);
        if cannons.has(screen) {
            continue;
        }
        let beyond = ray(way, screen);
        let pieces = beyond & occupied;
        reach |= beyond;
        if pieces.any() {
            reach ^= ray(way, way.nearest(pieces));
        }
    }
    reach & !cannons
}

/// The one piece a cannon jumps on its way to `target`; `None` if there is none or more than one.
pub(super) fn screen(from: Square, target: Square, occupied: Bitboard) -> Option<Square> {
    let pieces = between(from, target) & occupied;
    if pieces.many() { None } else { pieces.first() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Bitboard {
        Square::all().filter(|square| text.split(' ').any(|name| name == square.to_string())).collect()
    }

    fn reach_from(from: &str, others: &str, cannons: &str) -> Bitboard {
        let from = squares(from).first().unwrap();
        reach(from, squares(others) | squares(cannons) | from.into(), squares(cannons) | from.into())
    }

    #[test]
    fn it_needs_exactly_one_screen() {
        assert_eq!(reach_from("b3", "", ""), Bitboard::EMPTY);
        assert_eq!(reach_from("b3", "b5", ""), squares("b6 b7 b8 b9 b10"));
        assert_eq!(reach_from("b3", "b5 b7 b9", ""), squares("b6 b7"));
    }

    #[test]
    fn a_cannon_is_neither_screen_nor_prey() {
        assert_eq!(reach_from("b3", "", "b5"), Bitboard::EMPTY);
        assert_eq!(reach_from("b3", "b5", "b9"), squares("b6 b7 b8"));
    }

    #[test]
    fn in_a_palace_it_jumps_from_corner_to_corner() {
        assert_eq!(reach_from("d1", "e2", ""), squares("f3"));
        assert_eq!(reach_from("d1", "", "e2"), Bitboard::EMPTY);
        assert_eq!(reach_from("e2", "f3", ""), Bitboard::EMPTY);
    }
}
