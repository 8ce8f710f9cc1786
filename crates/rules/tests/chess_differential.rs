//! Random games held against two rule sets that this project did not write: pyffish (Fairy-Stockfish) and
//! python-chess, both from PyPI. Where they are not installed the test says so and passes.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use hansu_rules::{
    Action, ActionText, EndReason,
    chess::{Game, Rules, to_move},
};
use rand::{Rng, SeedableRng, rngs::SmallRng, seq::IndexedRandom};
use serde::Deserialize;
use serde_json::{Value, json};

const ORACLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tools/chess_oracle.py");

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

struct Oracle {
    process: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Oracle {
    /// `None` where Python or one of its modules is missing.
    fn start() -> Option<Self> {
        let present = Command::new("python3")
            .args(["-c", "import chess, pyffish"])
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success());
        if !present {
            return None;
        }
        let mut process = Command::new("python3")
            .arg(ORACLE)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("python3 starts");
        let questions = process.stdin.take().expect("piped");
        let answers = BufReader::new(process.stdout.take().expect("piped"));
        Some(Self { process, questions, answers })
    }

    /// A whole game at once: the process reads all of it before it answers.
    fn ask(&mut self, questions: &[Value]) -> Vec<Answer> {
        let line = serde_json::to_string(questions).expect("JSON");
        writeln!(self.questions, "{line}").expect("the oracle reads");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the oracle answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in the oracle's {line:?}"))
    }
}

impl Drop for Oracle {
    fn drop(&mut self) {
        // Its input closes with this value; a process that is gone already is as good.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn start(random: &mut SmallRng, number: u32) -> Game {
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

#[derive(Debug, Default)]
struct Tally {
    positions: u32,
    chess960: u32,
    checks: u32,
    en_passant: u32,
    castling: u32,
    promotions: u32,
    sans: usize,
    /// Dead by a proof that python-chess does not look for.
    proved_dead: u32,
}

fn compare(positions: u32) {
    let Some(mut oracle) = Oracle::start() else {
        println!("skipped: python3 with the modules `chess` and `pyffish` is not here");
        return;
    };
    let mut random = SmallRng::seed_from_u64(20_261_130);
    let mut tally = Tally::default();
    let mut number = 0;
    while tally.positions < positions {
        let mut game = start(&mut random, number);
        number += 1;
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
        let answers = oracle.ask(&questions);
        assert_eq!(answers.len(), shown.len());
        for (index, (game, answer)) in shown.iter().zip(&answers).enumerate() {
            tally.positions += 1;
            tally.chess960 += u32::from(game.rules().chess960);
            tally.checks += u32::from(game.check().is_some());
            check_position(game, answer, &mut tally);
            assert_eq!(shown.get(index + 1).map(Game::fen), answer.after, "{}", game.fen());
        }
        for mv in
            game.actions().iter().zip(&shown).filter_map(|(&action, game)| to_move(game.position(), action))
        {
            tally.en_passant += u32::from(mv.is_en_passant());
            tally.castling += u32::from(mv.is_castle());
            tally.promotions += u32::from(mv.is_promotion());
        }
    }
    println!("{tally:?}, {number} games, no difference");
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
