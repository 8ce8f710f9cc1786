//! Random games held against two rule sets that this project did not write: pyffish (Fairy-Stockfish) and
//! python-chess, both from PyPI. Where they are not installed the test says so and passes.

mod python_oracle;

use std::{collections::BTreeMap, ops::AddAssign};

use hansu_rules::{
    Action, ActionText, EndReason,
    chess::{Game, Rules, to_move},
};
use python_oracle::{Oracle, Tool};
use rand::{Rng, SeedableRng, rngs::SmallRng, seq::IndexedRandom};
use serde::Deserialize;
use serde_json::json;

const BOTH: Tool = Tool { script: "chess_oracle.py", modules: "chess, pyffish" };

#[derive(Deserialize)]
struct Answer {
    pyffish: Vec<String>,
    chess: Vec<String>,
    san: Option<BTreeMap<String, String>>,
    mate: bool,
    stalemate: bool,
    insufficient: bool,
    after: Option<String>,
}

fn start(random: &mut SmallRng, number: u64) -> Game {
    match number % 3 {
        0 => Game::new(Rules::default()),
        1 => Game::chess960(random.random_range(0..960), 0).expect("a number below 960"),
        _ => {
            // Sharp positions: open kings, promotions, en passant.
            let lines: Vec<&str> = include_str!("data/chess_perft.jsonl").lines().collect();
            let case: serde_json::Value =
                serde_json::from_str(lines.choose(random).expect("lines")).expect("a line of the corpus");
            let chess960 = case["chess960"].as_bool().expect("a flag");
            Game::from_fen(case["fen"].as_str().expect("a FEN"), Rules { chess960, deletes: 0 })
                .expect("a FEN of the corpus")
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    chess960: u32,
    checks: u32,
    en_passant: u32,
    castling: u32,
    promotions: u32,
    sans: usize,
    /// Dead by a proof that python-chess does not look for.
    proved_dead: u32,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.chess960 += other.chess960;
        self.checks += other.checks;
        self.en_passant += other.en_passant;
        self.castling += other.castling;
        self.promotions += other.promotions;
        self.sans += other.sans;
        self.proved_dead += other.proved_dead;
    }
}

fn compare(wanted: usize) {
    let Some(both) = BOTH.find() else { return };
    let (tallies, games, positions) = both.compare(wanted, compare_game);
    let mut all = Tally::default();
    tallies.into_iter().for_each(|tally| all += tally);
    println!("{positions} positions of {games} games: 0 differences; {all:?}");
}

/// Plays and compares one game; returns its positions and what was in them.
fn compare_game(number: u64, oracle: &mut Oracle) -> (usize, Tally) {
    let mut random = SmallRng::seed_from_u64(20_261_130 + number);
    let mut game = start(&mut random, number);
    let mut shown = Vec::new();
    let mut questions = Vec::new();
    let plies = random.random_range(20..160);
    loop {
        let next = choose(&game, &mut random).filter(|_| shown.len() < plies);
        questions.push(json!({
            "fen": game.fen(),
            "chess960": game.rules().chess960,
            "move": next.map(|action| game.text(action, ActionText::Protocol)),
            "san": random.random_bool(0.05),
        }));
        shown.push(game.clone());
        let Some(action) = next else { break };
        game.play(action).expect("a legal action");
    }
    let answers: Vec<Answer> = oracle.ask(&questions);
    assert_eq!(answers.len(), shown.len());
    let mut tally = Tally::default();
    for (index, (game, answer)) in shown.iter().zip(&answers).enumerate() {
        tally.chess960 += u32::from(game.rules().chess960);
        tally.checks += u32::from(game.check().is_some());
        check_position(game, answer, &mut tally);
        assert_eq!(shown.get(index + 1).map(Game::fen), answer.after, "{}", game.fen());
    }
    let actions = game.actions().iter().zip(&shown);
    for mv in actions.filter_map(|(&action, game)| to_move(game.position(), action)) {
        tally.en_passant += u32::from(mv.is_en_passant());
        tally.castling += u32::from(mv.is_castle());
        tally.promotions += u32::from(mv.is_promotion());
    }
    (shown.len(), tally)
}

/// A random move, more often than by chance one of the rare kinds.
fn choose(game: &Game, random: &mut SmallRng) -> Option<Action> {
    let actions = game.legal_actions();
    let rare: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|&action| {
            to_move(game.position(), action)
                .is_some_and(|mv| mv.is_castle() || mv.is_en_passant() || mv.is_promotion())
        })
        .collect();
    let among = if !rare.is_empty() && random.random_bool(0.3) { &rare } else { &actions };
    among.choose(random).copied()
}

fn check_position(game: &Game, answer: &Answer, tally: &mut Tally) {
    let fen = game.fen();
    let by = game.outcome().map(|outcome| outcome.by);
    assert_eq!(answer.mate, by == Some(EndReason::Checkmate), "{fen}");
    assert_eq!(answer.stalemate, by == Some(EndReason::Stalemate), "{fen}");
    if by == Some(EndReason::InsufficientMaterial) {
        tally.proved_dead += u32::from(!answer.insufficient);
    } else {
        assert!(!answer.insufficient || answer.stalemate, "{fen}");
    }
    if game.outcome().is_some() {
        return;
    }
    let mut own: Vec<String> =
        game.legal_actions().into_iter().map(|action| game.text(action, ActionText::Protocol)).collect();
    own.sort_unstable();
    assert_eq!(own, answer.chess, "python-chess, {fen}");
    assert_eq!(own, answer.pyffish, "pyffish, {fen}");
    for (uci, san) in answer.san.iter().flatten() {
        let action = game.parse(uci).expect(uci);
        assert_eq!(game.text(action, ActionText::Player), *san, "{fen}");
        assert_eq!(game.parse(san), Ok(action), "{san} in {fen}");
        tally.sans += 1;
    }
}

#[test]
fn a_few_random_games_agree_with_two_other_rule_sets() {
    compare(300);
}

#[test]
#[ignore = "minutes: the long form"]
fn a_hundred_thousand_positions_agree_with_two_other_rule_sets() {
    compare(100_000);
}
