//! Counting a board, finished or not: which stones are dead, and who is ahead.

use hansu_engine::{Cancel, propose_dead};
use hansu_rules::{
    Action, Point,
    go::{Game, Phase},
};

/// What can be asked of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// They stay, and not in seki.
    Alive,
    /// They come off.
    Dead,
    /// They stay though they have no two eyes.
    Seki,
}

/// The game as if both sides passed now, its dead stones marked as most playouts see them.
pub fn counted(game: &Game, seed: u64) -> Game {
    let mut game = game.clone();
    if game.phase() != Phase::Scoring {
        game.resume_play();
        while game.phase() == Phase::Play && game.play(Action::Pass).is_ok() {}
    }
    let dead = propose_dead(&game, seed, &Cancel::default());
    game.set_dead(&dead);
    game
}

/// The result of a counted game: `B+3.5`, `W+0.5`, `0`.
pub fn score(counted: &Game) -> String {
    let [black, white] = counted.points().unwrap_or_default();
    let lead = black - white;
    match lead.0 {
        0 => "0".to_owned(),
        1.. => format!("B+{lead}"),
        _ => format!("W+{}", white - black),
    }
}

/// The chains of this status in a counted game, one a line.
pub fn status_list(counted: &Game, status: Status) -> String {
    let board = counted.board();
    let (dead, seki) = (counted.dead(), counted.seki());
    let has_status = |point: &Point| {
        let (dead, seki) = (dead.binary_search(point).is_ok(), seki.binary_search(point).is_ok());
        match status {
            Status::Alive => !dead && !seki,
            Status::Dead => dead,
            Status::Seki => seki,
        }
    };
    let mut lines = Vec::new();
    for point in board.points().filter(|&point| board.stone(point).is_some()).filter(has_status) {
        let mut chain = board.chain_points(point);
        chain.sort_unstable();
        if chain.first() == Some(&point) {
            let names: Vec<String> = chain.into_iter().map(|stone| counted.point_name(stone)).collect();
            lines.push(names.join(" "));
        }
    }
    lines.join("\n")
}
