//! `d`: the position as a person at a terminal wants to see it.

use std::fmt::Write as _;

use hansu_rules::{AnyGame, GameKind, PieceKind, Point, Side, chess};
use shakmaty::Position as _;

/// The board, then the FEN, the key, the pieces that give check, and the moves.
#[must_use]
pub fn diagram(game: &AnyGame) -> String {
    let mut text = board(game);
    let (fen, key) = match game {
        AnyGame::Chess(game) => {
            let fen = if game.rules().chess960 { game.shredder_fen() } else { game.fen() };
            (fen, game.repetition_hashes().last().copied().unwrap_or_default())
        }
        AnyGame::Janggi(game) => (game.fen(), game.position().hash()),
        AnyGame::Go(_) => (String::new(), 0),
    };
    let checkers: Vec<String> = checkers(game).into_iter().map(|point| game.point_name(point)).collect();
    // Writing to a string does not fail.
    let _ = write!(text, "\nFen: {fen}\nKey: {key:016X}\nCheckers: {}", checkers.join(" "));
    text
}

fn board(game: &AnyGame) -> String {
    let (cols, rows) = game.board_size();
    let rule = format!(" {}+\n", "+---".repeat(cols.into()));
    let mut text = rule.clone();
    for row in (0..rows).rev() {
        for col in 0..cols {
            let _ = write!(text, " | {}", letter(game, Point::new(col, row)));
        }
        let mover = match (game.to_move(), row) {
            (Side::First, 0) => " *",
            (Side::Second, row) if row + 1 == rows => " *",
            _ => "",
        };
        let _ = write!(text, " | {}{mover}\n{rule}", row + 1);
    }
    for col in 0..cols {
        let _ = write!(text, "   {}", char::from(b'a' + col));
    }
    text.push('\n');
    text
}

/// As in a FEN.
fn letter(game: &AnyGame, point: Point) -> char {
    let Some(piece) = game.piece_at(point) else { return ' ' };
    let letter = match (piece.kind, game.kind()) {
        (PieceKind::Pawn | PieceKind::Soldier, _) => 'P',
        (PieceKind::Knight | PieceKind::Horse, _) => 'N',
        (PieceKind::Bishop | PieceKind::Elephant, _) => 'B',
        (PieceKind::Rook | PieceKind::Chariot, _) => 'R',
        (PieceKind::Queen, _) => 'Q',
        (PieceKind::King | PieceKind::General, _) => 'K',
        (PieceKind::Guard, _) => 'A',
        (PieceKind::Cannon, _) => 'C',
        (_, GameKind::Go | GameKind::Chess | GameKind::Janggi) => 'O',
    };
    match piece.side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    }
}

fn checkers(game: &AnyGame) -> Vec<Point> {
    match game {
        AnyGame::Chess(game) => game.position().checkers().into_iter().map(chess::point).collect(),
        AnyGame::Janggi(game) => game.position().checkers().into_iter().map(Point::from).collect(),
        AnyGame::Go(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uci::variant::Variant;

    #[test]
    fn the_board_stands_as_in_the_fen() {
        let game = Variant::Chess.position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", false).unwrap();
        let text = diagram(&game);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], " | R |   |   |   |   |   | k |   | 8 *");
        assert_eq!(lines[15], " |   |   |   |   |   |   | K |   | 1");
        assert!(text.contains("\nFen: R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1\n"), "{text}");
        assert!(text.ends_with("\nCheckers: a8"), "{text}");
    }

    #[test]
    fn janggi_has_nine_files_and_ten_ranks() {
        let text = diagram(&Variant::Janggi("janggi").start(false));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], " | r | n | b | a |   | a | b | n | r | 10");
        assert_eq!(lines[19], " | R | N | B | A |   | A | B | N | R | 1 *");
        assert!(text.ends_with("\nCheckers: "), "{text}");
    }
}
