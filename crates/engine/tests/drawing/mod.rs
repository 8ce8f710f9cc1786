//! Games of Go from drawings.

use hansu_rules::{
    Point, Side,
    go::{Game, Rules, Setup},
};

/// A game from a drawing, the top line first: `X` Black, `O` White.
pub fn game(drawing: &str, to_move: Side, rules: Rules) -> Game {
    let lines: Vec<&str> = drawing.split_whitespace().collect();
    let mut stones = Vec::new();
    for (row, line) in (0u8..).zip(lines.iter().rev()) {
        for (col, letter) in (0u8..).zip(line.chars()) {
            match letter {
                'X' => stones.push((Point::new(col, row), Side::First)),
                'O' => stones.push((Point::new(col, row), Side::Second)),
                _ => {}
            }
        }
    }
    let setup = Setup { stones, to_move, handicap: 0 };
    Game::from_setup(lines.len() as u8, rules, setup).expect("a playable drawing")
}
