//! Positions for the tests of Janggi: those of the oracles, of random games, and of recorded ones where found.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::{collections::BTreeMap, env, fs, path::Path, path::PathBuf};

use hansu_rules::{
    Action, MoveRejectReason,
    janggi::{Game, Move, MoveList, Rules},
};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use serde::Deserialize;

/// The lines of a file in tests/data.
pub fn lines<T: for<'a> Deserialize<'a>>(name: &str) -> Vec<T> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    parse_lines(&fs::read_to_string(&path).unwrap())
}

fn parse_lines<T: for<'a> Deserialize<'a>>(text: &str) -> Vec<T> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

pub fn rules(preset: &str) -> Rules {
    Rules::preset(preset).unwrap_or_else(|| panic!("no preset {preset}"))
}

#[derive(Deserialize)]
pub struct Perft {
    pub fen: String,
    pub variant: String,
    pub depth_counts: BTreeMap<String, u64>,
    #[serde(default)]
    pub janggicasual_depth_counts: BTreeMap<String, u64>,
}

#[derive(Deserialize)]
pub struct Case {
    pub id: String,
    pub variant: String,
    pub fen: String,
    pub pre_moves: Vec<String>,
    pub fen_after: String,
    pub moves: Vec<String>,
    pub result: CaseResult,
}

/// Values are 32000, 0 or -32000 for the side to move.
#[derive(Deserialize)]
pub struct CaseResult {
    pub check: bool,
    pub immediate_end: bool,
    pub immediate_value_stm: Option<i32>,
    pub optional_end: bool,
    pub game_result_stm: Option<i32>,
}

#[derive(Deserialize)]
pub struct Reject {
    pub reason: Option<MoveRejectReason>,
    pub variant: String,
    pub fen: String,
    pub pre_moves: Vec<String>,
    #[serde(rename = "move")]
    pub mv: String,
    pub note: String,
}

/// A game that strong players played online.
#[derive(Deserialize)]
pub struct Record {
    pub fen: String,
    pub moves: String,
    pub end_fen: String,
    pub winner: String,
    pub by: String,
}

/// The recorded games stay outside the project. They are looked for in the folder that `HANSU_SHARED` names, or in
/// `shared` beside the project; without them a test says so and passes.
pub fn records() -> Option<Vec<Record>> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("HANSU_SHARED").map_or_else(beside, PathBuf::from);
    match fs::read_to_string(shared.join("data/janggi_games.jsonl")) {
        Ok(text) => Some(parse_lines(&text)),
        Err(error) => {
            eprintln!("skipped: data/janggi_games.jsonl in {}: {error}", shared.display());
            None
        }
    }
}

pub fn play(game: &mut Game, moves: &[String]) {
    for text in moves {
        let action = game.parse(text).unwrap();
        game.play(action).unwrap_or_else(|rejection| panic!("{text} in {}: {rejection:?}", game.fen()));
    }
}

/// Every position of the oracles, under their own rules and under the online ones.
pub fn oracle_games() -> Vec<Game> {
    let mut starts: Vec<(String, String, Vec<String>)> = Vec::new();
    starts.extend(
        lines::<Perft>("janggi_perft.jsonl").into_iter().map(|case| (case.fen, case.variant, vec![])),
    );
    starts.extend(
        lines::<Case>("janggi_cases.jsonl").into_iter().map(|case| (case.fen, case.variant, case.pre_moves)),
    );
    starts.extend(
        lines::<Reject>("janggi_rejects.jsonl")
            .into_iter()
            .map(|case| (case.fen, case.variant, case.pre_moves)),
    );
    let mut games = Vec::new();
    for (fen, variant, moves) in starts {
        let mut game = Game::from_fen(&fen, rules(&variant)).unwrap();
        play(&mut game, &moves);
        games.push(Game::from_position(*game.position(), rules("kakao")));
        games.push(game);
    }
    games
}

/// A move for a random game: any legal one, but captures, and moves back to where the piece came from, more often
/// than their share, so that games reach endings and repetitions.
pub fn random_move(game: &Game, rng: &mut SmallRng) -> Option<Move> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    if moves.is_empty() {
        return None;
    }
    let back = game.actions().iter().rev().nth(1).and_then(|&action| match action {
        Action::Step { from, to, .. } => {
            let back = Action::step(to, from);
            Move::from_action(back, game.position()).filter(|mv| moves.contains(mv))
        }
        _ => None,
    });
    match (rng.random_range(0..10), back) {
        (0..=2, Some(back)) => Some(back),
        (3..=4, _) => {
            let mut captures = moves.clone();
            captures.retain(|mv| !mv.is_pass() && game.position().at(mv.to()).is_some());
            let choice = if captures.is_empty() { moves } else { captures };
            Some(choice[rng.random_range(0..choice.len())])
        }
        _ => Some(moves[rng.random_range(0..moves.len())]),
    }
}

pub fn rng(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}
