//! Random games of Janggi against pyffish: legal moves and every result, here and there also FEN and check.
//!
//! It needs Python with `pip install pyffish`; without it the test says so and passes.

mod janggi_support;

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use hansu_rules::janggi::{Formation, Game, Move, MoveList};
use janggi_support::{Perft, lines, random_move, rng, rules};
use rand::Rng;
use serde::{Deserialize, Serialize};

#[derive(Serialize)]
struct Question {
    variant: String,
    positions: Vec<At>,
}

/// A position as a FEN and the moves since: enough of them for the rules that look back.
#[derive(Clone, Serialize)]
struct At {
    fen: String,
    moves: Vec<String>,
    /// The rules that look back may have something to say.
    look_back: bool,
}

#[derive(Deserialize)]
struct Answer {
    moves: Vec<String>,
    fen: Option<String>,
    check: Option<bool>,
    immediate: Option<i32>,
    optional: Option<i32>,
}

struct Pyffish {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Pyffish {
    fn start() -> Option<Self> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/janggi_pyffish.py");
        let mut process =
            Command::new("python3").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let input = process.stdin.take()?;
        let output = BufReader::new(process.stdout.take()?);
        let mut pyffish = Self { process, input, output };
        (pyffish.line() == "\"ready\"\n").then_some(pyffish)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }

    fn ask(&mut self, question: &Question) -> Vec<Answer> {
        writeln!(self.input, "{}", serde_json::to_string(question).unwrap()).unwrap();
        self.input.flush().unwrap();
        let answer = self.line();
        serde_json::from_str(&answer).unwrap_or_else(|error| {
            panic!(
                "{error} in {answer:?}, asked about a game of {} from {}",
                question.variant, question.positions[0].fen
            )
        })
    }
}

impl Drop for Pyffish {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What we say, in the terms of the other side.
struct Ours {
    moves: Vec<String>,
    fen: String,
    check: bool,
    value: Option<i32>,
}

fn ours(game: &Game) -> Ours {
    let mut moves = MoveList::new();
    game.position().legal_moves(&mut moves);
    let mut moves: Vec<String> = moves.into_iter().map(|mv| mv.to_string()).collect();
    moves.sort();
    let value = game.outcome().map(|outcome| match outcome.winner {
        None => 0,
        Some(winner) if winner == game.to_move() => 32_000,
        Some(_) => -32_000,
    });
    Ours { moves, fen: game.fen(), check: game.check().is_some(), value }
}

/// A position came back, a piece went to and fro, or many plies were quiet; or we say that the game is over.
fn may_end(game: &Game, moves: &[Move]) -> bool {
    let hash = game.position().hash();
    let to_and_fro = match moves {
        [.., third, _, second, _, last] => *second == last.reversed() && third == last,
        _ => false,
    };
    to_and_fro
        || game.quiet_plies() >= 99
        || game.outcome().is_some()
        || game.repetition_hashes().any(|earlier| earlier == hash)
}

/// A random game to its end; after every ply what we say about it.
fn random_game(seed: u64, variant: &str, starts: &[Perft]) -> (Question, Vec<Ours>) {
    let mut rng = rng(seed);
    let any = |rng: &mut rand::rngs::SmallRng| Formation::ALL[rng.random_range(0..4)];
    let mut game = if rng.random_range(0..4) > 0 {
        Game::new(rules(variant), any(&mut rng), any(&mut rng))
    } else {
        Game::from_fen(&starts[rng.random_range(0..starts.len())].fen, rules(variant)).unwrap()
    };
    let mut fens = vec![game.fen()];
    let mut moves: Vec<Move> = Vec::new();
    let mut positions = Vec::new();
    let mut said = Vec::new();
    loop {
        let back = (game.quiet_plies() as usize).max(3).min(moves.len());
        let from = moves.len() - back;
        positions.push(At {
            fen: fens[from].clone(),
            moves: moves[from..].iter().map(ToString::to_string).collect(),
            look_back: may_end(&game, &moves),
        });
        said.push(ours(&game));
        let Some(mv) = random_move(&game, &mut rng).filter(|_| moves.len() < 600) else { break };
        game.play(mv.to_action()).unwrap();
        moves.push(mv);
        fens.push(game.fen());
    }
    (Question { variant: variant.to_owned(), positions }, said)
}

/// Plays until so many positions have been compared.
fn compare(wanted: usize) {
    let Some(mut pyffish) = Pyffish::start() else {
        eprintln!("skipped: python3 with pyffish is not there");
        return;
    };
    let starts: Vec<Perft> = lines("janggi_perft.jsonl");
    let variants = ["janggi", "janggimodern", "janggitraditional", "janggicasual"];
    let (mut compared, mut ended, mut seed) = (0, [0; 3], 0);
    while compared < wanted {
        let variant = variants[seed as usize % variants.len()];
        let (question, said) = random_game(seed, variant, &starts);
        let answers = pyffish.ask(&question);
        assert_eq!(answers.len(), said.len());
        for ((at, ours), mut theirs) in question.positions.iter().zip(said).zip(answers) {
            let place = format!("{variant}, game {seed}: {} {}", at.fen, at.moves.join(" "));
            assert_eq!(theirs.fen.unwrap_or_else(|| ours.fen.clone()), ours.fen, "{place}");
            assert_eq!(theirs.check.unwrap_or(ours.check), ours.check, "{place}");
            assert_eq!(ours.value, theirs.immediate.or(theirs.optional), "{place}");
            let over_at_once = theirs.immediate.is_some();
            theirs.moves.sort();
            if !over_at_once || !theirs.moves.is_empty() {
                assert_eq!(ours.moves, theirs.moves, "{place}");
            }
            compared += 1;
            if let Some(value) = ours.value {
                ended[usize::from(over_at_once)] += 1;
                ended[2] += usize::from(value == 0);
            }
        }
        seed += 1;
    }
    println!(
        "{compared} positions of {seed} games: 0 differences; {} ended at once, {} by a rule that looks back, {} drawn",
        ended[1], ended[0], ended[2]
    );
    assert!(ended[0] + ended[1] > 0);
}

#[test]
fn random_games_against_pyffish() {
    compare(200);
}

#[test]
#[ignore = "a quarter of an hour of comparing"]
fn a_hundred_thousand_positions_against_pyffish() {
    compare(100_000);
}
