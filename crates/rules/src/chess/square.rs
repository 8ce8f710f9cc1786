//! Between this crate's vocabulary and `shakmaty`'s: points and squares, sides and colours, kinds and roles.

use shakmaty::{Color, File, Rank, Role, Square};

use crate::{Piece, PieceKind, Point, Side};

/// The square at this point; `None` off the board.
#[must_use]
pub fn square(point: Point) -> Option<Square> {
    if point.col >= 8 || point.row >= 8 {
        return None;
    }
    Some(Square::from_coords(File::new(point.col.into()), Rank::new(point.row.into())))
}

/// The point of this square: column 0 is the a-file, row 0 the first rank.
#[must_use]
pub fn point(square: Square) -> Point {
    let index = square as u8;
    Point::new(index % 8, index / 8)
}

/// The side of this colour: White is the first side.
#[must_use]
pub const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::First,
        Color::Black => Side::Second,
    }
}

/// The colour of this side.
#[must_use]
pub const fn color(side: Side) -> Color {
    match side {
        Side::First => Color::White,
        Side::Second => Color::Black,
    }
}

/// The kind of this role.
#[must_use]
pub const fn kind(role: Role) -> PieceKind {
    match role {
        Role::King => PieceKind::King,
        Role::Queen => PieceKind::Queen,
        Role::Rook => PieceKind::Rook,
        Role::Bishop => PieceKind::Bishop,
        Role::Knight => PieceKind::Knight,
        Role::Pawn => PieceKind::Pawn,
    }
}

/// The role of this kind; `None` for a kind of another game.
#[must_use]
pub const fn role(kind: PieceKind) -> Option<Role> {
    match kind {
        PieceKind::King => Some(Role::King),
        PieceKind::Queen => Some(Role::Queen),
        PieceKind::Rook => Some(Role::Rook),
        PieceKind::Bishop => Some(Role::Bishop),
        PieceKind::Knight => Some(Role::Knight),
        PieceKind::Pawn => Some(Role::Pawn),
        _ => None,
    }
}

/// The piece in this crate's words.
#[must_use]
pub const fn piece(piece: shakmaty::Piece) -> Piece {
    Piece::new(side(piece.color), kind(piece.role))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_comes_back() {
        for at in Square::ALL {
            assert_eq!(square(point(at)), Some(at));
        }
        assert_eq!(point(Square::E4), Point::new(4, 3));
    }

    #[test]
    fn points_off_the_board_are_no_squares() {
        for off in [Point::new(8, 0), Point::new(0, 8), Point::new(255, 255)] {
            assert_eq!(square(off), None);
        }
    }

    #[test]
    fn every_role_comes_back_and_other_games_have_none() {
        for each in Role::ALL {
            assert_eq!(role(kind(each)), Some(each));
        }
        assert_eq!(role(PieceKind::General), None);
        assert_eq!(role(PieceKind::Stone), None);
    }
}
