//! Boards of Go that no move of the rules leads to: stones that are set up, and moves that break the rules.

use std::collections::{HashMap, HashSet};

use hansu_rules::{Action, Point, Side, go};

/// Stones on a board without those that have no liberty, which nothing but a setup could put there, and the first fault
/// that was found.
pub(super) fn standing(
    size: u8,
    rules: go::Rules,
    mut setup: go::Setup,
) -> (Option<go::Game>, Option<go::SetupError>) {
    let mut fault = None;
    loop {
        match go::Game::from_setup(size, rules, setup.clone()) {
            Ok(game) => return (Some(game), fault),
            Err(error) => {
                let go::SetupError::NoLiberty(point) = error else { return (None, Some(error)) };
                fault.get_or_insert(error);
                let chain = chain(&setup.stones, point);
                setup.stones.retain(|(stone, _)| !chain.contains(stone));
            }
        }
    }
}

/// The board behind a stone that breaks the rules: it stands where it was put, whatever was there, and what has no
/// liberty then is gone, first of the other side, then of its own.
pub(super) fn forced(game: &go::Game, side: Side, action: Action) -> Option<go::Game> {
    let Action::Place(point) = action else { return None };
    let board = game.board();
    if !board.contains(point) {
        return None;
    }
    let mut stones: Vec<(Point, Side)> =
        board.points().filter(|&at| at != point).filter_map(|at| Some((at, board.stone(at)?))).collect();
    stones.push((point, side));
    let around = |stones: &[(Point, Side)], wanted: Side| {
        board
            .neighbours(point)
            .chain([point])
            .filter(|at| stones.contains(&(*at, wanted)))
            .map(|at| chain(stones, at))
            .find(|chain| !has_liberty(board, stones, chain))
    };
    for wanted in [side.other(), side] {
        while let Some(dead) = around(&stones, wanted) {
            stones.retain(|(at, _)| !dead.contains(at));
        }
    }
    let setup = go::Setup { stones, to_move: side.other(), handicap: game.setup().handicap };
    standing(game.size(), *game.rules(), setup).0
}

/// The stones connected with the one on this point.
fn chain(stones: &[(Point, Side)], start: Point) -> HashSet<Point> {
    let sides: HashMap<Point, Side> = stones.iter().copied().collect();
    let mut chain = HashSet::new();
    let mut next = vec![start];
    while let Some(point) = next.pop() {
        if sides.get(&point) != sides.get(&start) || !chain.insert(point) {
            continue;
        }
        let Point { col, row } = point;
        next.push(Point::new(col.wrapping_add(1), row));
        next.push(Point::new(col.wrapping_sub(1), row));
        next.push(Point::new(col, row.wrapping_add(1)));
        next.push(Point::new(col, row.wrapping_sub(1)));
    }
    chain
}

fn has_liberty(board: &go::Board, stones: &[(Point, Side)], chain: &HashSet<Point>) -> bool {
    let taken: HashSet<Point> = stones.iter().map(|(point, _)| *point).collect();
    chain.iter().any(|&point| board.neighbours(point).any(|at| !taken.contains(&at)))
}

/// Komi in half points as a record writes it, with a decimal comma too; `None` for what is no number or beyond 400.
pub(crate) fn read_komi(text: &str) -> Option<hansu_rules::HalfPoints> {
    let komi = text.trim().replace(',', ".").parse::<f64>().ok()?;
    (komi.abs() <= 400.0).then(|| hansu_rules::HalfPoints((komi * 2.0).round() as i32))
}
