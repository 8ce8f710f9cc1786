//! A game as a file.

use std::fmt::Write;

use hansu_rules::{Action, Point, Side, go::Game};

use super::{point, text};

/// Moves on a line.
const MOVES_A_LINE: usize = 12;

/// Writes a game of Go, all of it: board, rules, handicap and other stones of the start, every move with its colour.
/// `program` is who wrote it ("Hansu:1.0").
#[must_use]
pub fn write_go(game: &Game, program: &str) -> String {
    let size = game.size();
    let rules = game.rules();
    let mut file =
        format!("(;GM[1]FF[4]CA[UTF-8]AP[{}]SZ[{size}]KM[{}]", text::write_simple(program), rules.komi);
    // Writing to a string cannot fail.
    if let Some(name) = rules.preset_name() {
        let _ = write!(file, "RU[{}]", text::write_simple(name));
    }
    let setup = game.setup();
    if setup.handicap > 0 {
        let _ = write!(file, "HA[{}]", setup.handicap);
    }
    for (side, name) in [(Side::First, "AB"), (Side::Second, "AW")] {
        let mut points: Vec<Point> =
            setup.stones.iter().filter(|stone| stone.1 == side).map(|stone| stone.0).collect();
        points.sort_unstable();
        if !points.is_empty() {
            let _ = write!(file, "{name}");
        }
        for stone in points {
            let _ = write!(file, "[{}]", point::write(stone, size));
        }
    }
    if !setup.stones.is_empty() {
        let _ = write!(file, "PL[{}]", letter(setup.to_move));
    }
    for (index, action) in game.actions().iter().enumerate() {
        if index % MOVES_A_LINE == 0 {
            file.push('\n');
        }
        let side = game.mover(index).unwrap_or(Side::First);
        let place = match *action {
            Action::Place(stone) => point::write(stone, size),
            _ => String::new(),
        };
        let _ = write!(file, ";{}[{place}]", letter(side));
    }
    file.push(')');
    file
}

const fn letter(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}
