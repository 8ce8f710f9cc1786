//! Random games of Janggi against pyffish: legal moves, every check and every result, here and there also the FEN.
//!
//! It needs Python with `pip install pyffish`; without it the test says so and passes.

mod janggi_support;
mod python_oracle;

use std::collections::BTreeMap;

use hansu_rules::janggi::{Formation, Game, Move, MoveList};
use janggi_support::{Perft, lines, random_move, rng, rules};
use python_oracle::{Oracle, Tool};
use rand::Rng;
use serde::{Deserialize, Serialize};

const PYFFISH: Tool = Tool { script: "janggi_oracle.py", modules: "pyffish" };
const VARIANTS: [&str; 4] = ["janggi", "janggimodern", "janggitraditional", "janggicasual"];

/// A game, and each of its positions from the start on.
#[derive(Serialize)]
struct Question {
    variant: &'static str,
    start: String,
    moves: Vec<String>,
    positions: Vec<At>,
}

/// A position by one some moves earlier: enough of them for the rules that look back.
#[derive(Serialize)]
struct At {
    fen: String,
    back: usize,
    /// The rules that look back may have something to say.
    look_back: bool,
}

#[derive(Deserialize)]
struct Answer {
    positions: Vec<Said>,
    /// Of some positions.
    fens: BTreeMap<usize, String>,
    /// `1` for each move that gives check, `0` for the others.
    checks: String,
}

#[derive(Deserialize)]
struct Said {
    moves: Vec<String>,
    immediate: Option<i32>,
    optional: Option<i32>,
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
fn random_game(seed: u64, starts: &[Perft]) -> (Question, Vec<Ours>) {
    let variant = VARIANTS[seed as usize % VARIANTS.len()];
    let mut rng = rng(seed);
    let any = |rng: &mut rand::rngs::SmallRng| Formation::ALL[rng.random_range(0..4)];
    let mut game = if rng.random_range(0..4) > 0 {
        Game::new(rules(variant), any(&mut rng), any(&mut rng))
    } else {
        Game::from_fen(&starts[rng.random_range(0..starts.len())].fen, rules(variant)).unwrap()
    };
    let mut moves: Vec<Move> = Vec::new();
    let mut positions = Vec::new();
    let mut said: Vec<Ours> = Vec::new();
    loop {
        let now = ours(&game);
        // Of the last three moves only a pass matters to what follows; further back matter those that can be undone. In
        // one position of sixteen the other side looks as far back whether or not we find a reason to.
        let look_back = may_end(&game, &moves);
        let reach = if look_back || moves.len().is_multiple_of(16) { game.quiet_plies() as usize } else { 0 };
        let back = reach.max(3).min(moves.len());
        let earlier = said.get(moves.len() - back).unwrap_or(&now);
        positions.push(At { fen: earlier.fen.clone(), back, look_back });
        said.push(now);
        let Some(mv) = random_move(&game, &mut rng).filter(|_| moves.len() < 600) else { break };
        game.play(mv.to_action()).unwrap();
        moves.push(mv);
    }
    let start = said[0].fen.clone();
    let moves = moves.iter().map(ToString::to_string).collect();
    (Question { variant, start, moves, positions }, said)
}

#[derive(Default)]
struct Ends {
    at_once: usize,
    looking_back: usize,
    drawn: usize,
    checks: usize,
}

/// Compares one game and returns the number of its positions and how it ended.
fn compare_game(seed: u64, starts: &[Perft], pyffish: &mut Oracle) -> (usize, Ends) {
    let (question, said) = random_game(seed, starts);
    let answer: Answer = pyffish.ask(&question);
    let variant = question.variant;
    assert_eq!(answer.positions.len(), said.len());
    assert_eq!(answer.checks.len(), question.moves.len());
    let mut ends = Ends::default();
    for (index, (ours, mut theirs)) in said.iter().zip(answer.positions).enumerate() {
        let place =
            || format!("{variant}, game {seed}, {}: {}", question.start, question.moves[..index].join(" "));
        assert_eq!(answer.fens.get(&index).unwrap_or(&ours.fen), &ours.fen, "{}", place());
        if let Some(checked) = index.checked_sub(1).and_then(|last| answer.checks.as_bytes().get(last)) {
            assert_eq!(*checked == b'1', ours.check, "{}", place());
            ends.checks += usize::from(ours.check);
        }
        assert_eq!(ours.value, theirs.immediate.or(theirs.optional), "{}", place());
        let over_at_once = theirs.immediate.is_some();
        theirs.moves.sort();
        if !over_at_once || !theirs.moves.is_empty() {
            assert_eq!(ours.moves, theirs.moves, "{}", place());
        }
        if let Some(value) = ours.value {
            ends.at_once += usize::from(over_at_once);
            ends.looking_back += usize::from(!over_at_once);
            ends.drawn += usize::from(value == 0);
        }
    }
    (said.len(), ends)
}

/// Plays until so many positions have been compared.
fn compare(wanted: usize) {
    let Some(pyffish) = PYFFISH.find() else { return };
    let starts: Vec<Perft> = lines("janggi_perft.jsonl");
    let (games, number, compared) =
        pyffish.compare(wanted, |seed, pyffish| compare_game(seed, &starts, pyffish));
    let sum = |count: fn(&Ends) -> usize| games.iter().map(count).sum::<usize>();
    let (at_once, looking_back) = (sum(|ends| ends.at_once), sum(|ends| ends.looking_back));
    println!(
        "{compared} positions of {number} games: 0 differences; {} checks; {at_once} ended at once, {looking_back} by a rule \
         that looks back, {} drawn",
        sum(|ends| ends.checks),
        sum(|ends| ends.drawn)
    );
    assert!(at_once + looking_back > 0);
}

#[test]
fn random_games_against_pyffish() {
    compare(200);
}

#[test]
#[ignore = "minutes of comparing"]
fn a_hundred_thousand_positions_against_pyffish() {
    compare(100_000);
}
