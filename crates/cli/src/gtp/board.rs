//! The board as text.

use std::fmt::Write;

use hansu_rules::{
    Action, Point, Side,
    go::{Game, Vertex, fixed_handicap_points, most_fixed_handicap},
};

/// The board with its coordinates, the last move in parentheses, and what one needs to know besides.
pub fn show(game: &Game) -> String {
    let size = game.size();
    let marks = fixed_handicap_points(size, most_fixed_handicap(size)).unwrap_or_default();
    let last = match game.actions().last() {
        Some(&Action::Place(point)) => Some(point),
        _ => None,
    };
    let columns: String = (0..size).map(|col| format!(" {}", column(col))).collect();
    // The answer begins on a line of its own.
    let mut text = format!("\n  {columns}\n");
    for row in (0..size).rev() {
        let mut line = format!("{:2}", row + 1);
        for point in (0..size).map(|col| Point::new(col, row)) {
            let sign = match game.board().stone(point) {
                Some(Side::First) => 'X',
                Some(Side::Second) => 'O',
                None if marks.contains(&point) => '+',
                None => '.',
            };
            let before = match last {
                Some(last) if last == point => '(',
                Some(last) if last.row == row && point.col.checked_sub(1) == Some(last.col) => ')',
                _ => ' ',
            };
            line.push(before);
            line.push(sign);
        }
        let ends_here = last == Some(Point::new(size - 1, row));
        line.push(if ends_here { ')' } else { ' ' });
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{line}{}", row + 1);
    }
    let [black, white] = game.captured().map(|stones| stones.len());
    let rules = game.rules();
    let to_move = if game.to_move() == Side::First { "Black" } else { "White" };
    let _ = write!(
        text,
        "  {columns}\n{to_move} to move, {} moves played\nPrisoners: Black has taken {black}, White {white}\n\
         Rules: {}, komi {}",
        game.actions().len(),
        rules.preset_name().unwrap_or("mixed"),
        rules.komi
    );
    text
}

/// The letter of a column.
fn column(col: u8) -> String {
    Vertex::At(Point::new(col, 0)).to_string().trim_end_matches('1').to_owned()
}

#[cfg(test)]
mod tests {
    use hansu_rules::go::Rules;

    use super::*;

    #[test]
    fn stones_stand_where_they_were_put() {
        let mut game = Game::new(9, Rules::CHINESE).unwrap();
        for text in ["C3", "J9"] {
            let action = game.parse(text).unwrap();
            game.play(action).unwrap();
        }
        assert_eq!(
            show(&game),
            "\n   A B C D E F G H J
 9 . . . . . . . .(O)9
 8 . . . . . . . . . 8
 7 . . + . + . + . . 7
 6 . . . . . . . . . 6
 5 . . + . + . + . . 5
 4 . . . . . . . . . 4
 3 . . X . + . + . . 3
 2 . . . . . . . . . 2
 1 . . . . . . . . . 1
   A B C D E F G H J
Black to move, 2 moves played
Prisoners: Black has taken 0, White 0
Rules: chinese, komi 7.5"
        );
    }
}
