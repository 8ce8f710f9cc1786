//! Boards drawn as text: `X` is Black, `O` White, rows from the top. Small letters are stones to be marked dead.

use hansu_rules::{
    Action, Point, Side,
    go::{Game, Rules, Setup},
};

/// The stones of a diagram, with whether they are dead.
fn stones(diagram: &str) -> (u8, Vec<(Point, Side, bool)>) {
    let rows: Vec<Vec<char>> = diagram
        .lines()
        .map(|line| line.chars().filter(|mark| !mark.is_whitespace()).collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let mut stones = Vec::new();
    for (row, marks) in rows.iter().rev().enumerate() {
        assert_eq!(marks.len(), rows.len(), "a square board");
        for (col, mark) in marks.iter().enumerate() {
            let point = Point::new(col as u8, row as u8);
            match mark {
                'X' | 'x' => stones.push((point, Side::First, *mark == 'x')),
                'O' | 'o' => stones.push((point, Side::Second, *mark == 'o')),
                '.' => {}
                other => panic!("{other}"),
            }
        }
    }
    (rows.len() as u8, stones)
}

/// A game that starts with this board.
pub fn game(diagram: &str, rules: Rules, to_move: Side) -> Game {
    let (size, stones) = stones(diagram);
    let stones = stones.into_iter().map(|(point, side, _)| (point, side)).collect();
    Game::from_setup(size, rules, Setup { stones, to_move, handicap: 0 }).unwrap()
}

/// A game that starts with this board, passed twice and with its dead stones marked.
#[allow(dead_code, reason = "only some of the tests count")]
pub fn counted(diagram: &str, rules: Rules) -> Game {
    let mut game = game(diagram, rules, Side::First);
    game.play(Action::Pass).unwrap();
    game.play(Action::Pass).unwrap();
    let dead: Vec<Point> =
        stones(diagram).1.into_iter().filter(|stone| stone.2).map(|stone| stone.0).collect();
    game.set_dead(&dead);
    assert_eq!(game.dead().len(), dead.len(), "a chain is dead as a whole");
    game
}

/// Rows of marks from the top, as diagrams are drawn.
pub fn draw(size: u8, mark: impl Fn(Point) -> char) -> String {
    let row = |row| (0..size).map(|col| mark(Point::new(col, row)).to_string()).collect::<Vec<_>>().join(" ");
    (0..size).rev().map(row).collect::<Vec<_>>().join("\n")
}
