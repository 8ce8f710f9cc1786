//! Two independent statements of the same rules agree: what the generator lists is what the explainer does not
//! refuse, for every pair of points.

mod janggi_support;

use std::collections::HashSet;

use hansu_rules::{
    Action,
    janggi::{Game, Move, MoveList, Square},
};
use janggi_support::{oracle_games, random_move, records, rng, rules};

/// Asks about all 8100 pairs of points and the pass; how many are refused.
fn check(game: &Game) -> usize {
    let generated: HashSet<Action> = game.legal_actions().into_iter().collect();
    let mut refused = 0;
    let mut ask = |action: Action| {
        let canonical = Move::from_action(action, game.position()).unwrap().to_action();
        let is_general = |action| match action {
            Action::Step { from, .. } => {
                Square::try_from(from).unwrap() == game.position().general(game.to_move())
            }
            _ => true,
        };
        // Only the general's stay is a pass.
        let listed = generated.contains(&canonical) && (canonical != Action::Pass || is_general(action));
        let refusal = game.explain(action);
        assert_eq!(refusal.is_none(), listed, "{action:?} in {}: {refusal:?}", game.fen());
        assert_eq!(game.is_legal(action), listed, "{action:?} in {}", game.fen());
        refused += usize::from(!listed);
    };
    for from in Square::all() {
        for to in Square::all() {
            ask(Action::step(from.into(), to.into()));
        }
    }
    ask(Action::Pass);
    refused
}

/// The three ways of listing moves, and the count, are the same moves.
fn check_lists(game: &Game) {
    let position = game.position();
    let (mut all, mut captures) = (MoveList::new(), MoveList::new());
    position.legal_moves(&mut all);
    position.captures(&mut captures);
    assert_eq!(all.len() as u64, position.count_legal_moves());
    let mut expected: Vec<Move> =
        all.into_iter().filter(|mv| !mv.is_pass() && position.at(mv.to()).is_some()).collect();
    let mut captures: Vec<Move> = captures.into_iter().collect();
    expected.sort();
    captures.sort();
    assert_eq!(captures, expected, "{}", game.fen());
    for mv in &all {
        let after = position.after(mv);
        assert_eq!(position.gives_check(mv), after.in_check());
        assert!(after.checkers_of(position.turn()).is_empty() || position.bikjang());
        assert_eq!(after.hash(), after.recomputed_hash());
    }
}

#[test]
fn every_position_of_the_oracles() {
    for game in oracle_games() {
        check(&game);
        check_lists(&game);
    }
}

/// Plays a random game to its end, looking at every `step`th position.
fn random_game(preset: &str, seed: u64, step: usize) {
    let mut rng = rng(seed);
    let mut game = Game::new(
        rules(preset),
        hansu_rules::janggi::Formation::ALL[seed as usize % 4],
        hansu_rules::janggi::Formation::ALL[seed as usize / 4 % 4],
    );
    while let Some(mv) = random_move(&game, &mut rng).filter(|_| game.actions().len() < 400) {
        game.play(mv.to_action()).unwrap();
        if game.actions().len().is_multiple_of(step) || game.outcome().is_some() {
            check(&game);
            check_lists(&game);
        }
    }
}

#[test]
fn positions_of_random_games() {
    for preset in ["kakao", "janggi", "janggimodern"] {
        for seed in 0..8 {
            random_game(preset, seed, 9);
        }
    }
}

#[test]
#[ignore = "minutes of asking"]
fn every_position_of_recorded_and_random_games() {
    for preset in hansu_rules::janggi::Rules::PRESETS {
        for seed in 100..140 {
            random_game(preset, seed, 1);
        }
    }
    for record in records().unwrap_or_default() {
        let mut game = Game::from_fen(&record.fen, rules("kakao")).unwrap();
        for text in record.moves.split(' ') {
            check(&game);
            check_lists(&game);
            let action = game.parse(text).unwrap();
            if game.play(action).is_err() {
                break;
            }
        }
    }
}
