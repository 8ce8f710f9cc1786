//! The explainer refuses exactly what the move generator does not generate, on every from/to/promotion of every
//! position looked at.

use std::collections::HashSet;

use hansu_rules::{
    Action, PieceKind, Point,
    chess::{Game, Rules},
};
use rand::{Rng, SeedableRng, rngs::SmallRng, seq::IndexedRandom};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    fen: String,
    chess960: bool,
}

fn corpus() -> Vec<Case> {
    include_str!("data/chess_perft.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of the corpus"))
        .collect()
}

fn points() -> impl Iterator<Item = Point> + Clone {
    (0..8).flat_map(|col| (0..8).map(move |row| Point::new(col, row)))
}

/// No promotion, the four there are, and two there are not.
const PROMOTIONS: [Option<PieceKind>; 7] = [
    None,
    Some(PieceKind::Queen),
    Some(PieceKind::Rook),
    Some(PieceKind::Bishop),
    Some(PieceKind::Knight),
    Some(PieceKind::King),
    Some(PieceKind::Pawn),
];

/// Holds explainer, generator and conversions against each other on the position on show.
fn assert_agreement(game: &Game) {
    let legal: HashSet<Action> = game.legal_actions().into_iter().collect();
    let mut reached = HashSet::new();
    for from in points() {
        for to in points() {
            for promotion in PROMOTIONS {
                let action = Action::Step { from, to, promotion };
                let refusal = game.explain(action);
                assert_eq!(
                    refusal.is_none(),
                    game.is_legal(action),
                    "{action:?} in {}: {refusal:?}",
                    game.fen()
                );
                if refusal.is_none() {
                    // Castling has two forms; both become the canonical one when played.
                    let mut after = game.clone();
                    let played = after.play(action).expect("a legal action is played");
                    reached.insert(played.action);
                }
            }
        }
    }
    assert_eq!(reached, legal, "{}", game.fen());
}

#[test]
fn explained_is_not_generated_on_the_corpus() {
    for case in corpus() {
        let rules = Rules { chess960: case.chess960, deletes: 0 };
        let mut game = Game::from_fen(&case.fen, rules).expect("a FEN of the corpus");
        assert_agreement(&game);
        for action in game.legal_actions() {
            game.play(action).expect("a legal action");
            assert_agreement(&game);
            assert!(game.undo());
        }
    }
}

/// Plays random games to their end and looks at every few positions.
fn random_games(seed: u64, games: u32, sample: f64) {
    let mut random = SmallRng::seed_from_u64(seed);
    for number in 0..games {
        let mut game = if number % 2 == 0 {
            Game::new(Rules::default())
        } else {
            Game::chess960(random.random_range(0..960), 0).expect("a number below 960")
        };
        while let Some(&action) = game.legal_actions().choose(&mut random) {
            if random.random_bool(sample) {
                assert_agreement(&game);
            }
            game.play(action).expect("a legal action");
        }
        assert!(game.outcome().is_some());
        assert_agreement(&game);
    }
}

#[test]
fn explained_is_not_generated_in_random_games() {
    random_games(20_260_101, 24, 0.03);
}

#[test]
#[ignore = "minutes: the long form"]
fn explained_is_not_generated_in_many_random_games() {
    random_games(7, 150, 0.2);
}
