//! Whole games of Janggi under every rule set: what the engine decides, the game accepts.

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchLimits, Task};
use hansu_rules::{
    Action, AnyGame, EndReason, GameKind, Outcome,
    janggi::{Formation, Game, Rules},
};
use rand::{Rng, SeedableRng, rngs::SmallRng};

/// A game with random set-ups after some random moves.
fn opening(rules: Rules, dice: &mut SmallRng) -> AnyGame {
    let [cho, han] = [0, 1].map(|_| Formation::ALL[dice.random_range(0..Formation::ALL.len())]);
    let mut game = Game::new(rules, cho, han);
    for _ in 0..dice.random_range(0..12) {
        let legal = game.legal_actions();
        if game.outcome().is_some() {
            break;
        }
        game.play(legal[dice.random_range(0..legal.len())]).unwrap();
    }
    AnyGame::Janggi(game)
}

/// A game with bare armies, where nothing can be won and pieces walk to and fro.
fn ending(rules: Rules, dice: &mut SmallRng) -> AnyGame {
    const ENDINGS: [&str; 4] = [
        "3aka3/9/4r4/9/9/9/9/4R4/9/3AKA3 w - - 0 1",
        "4k4/4a4/9/2p6/9/9/6P2/9/4A4/4K4 w - - 0 1",
        "3ak4/9/4c4/9/3n5/9/9/4C4/4N4/3AK4 b - - 0 1",
        "4k4/9/9/9/9/9/9/9/3AK4/R8 w - - 0 1",
    ];
    AnyGame::Janggi(Game::from_fen(ENDINGS[dice.random_range(0..ENDINGS.len())], rules).unwrap())
}

#[test]
fn no_game_refuses_what_the_engine_plays() {
    let mut dice = SmallRng::seed_from_u64(17);
    for name in Rules::PRESETS {
        let preset = Rules::preset(name).unwrap();
        for round in 0..8 {
            let rules = Rules { free_pass: round % 4 != 3, ..preset };
            let mut game = if round % 2 == 0 { opening(rules, &mut dice) } else { ending(rules, &mut dice) };
            let options = EngineOptions { memory_mib: 1, seed: round, ..EngineOptions::default() };
            let mut engine = Engine::new(GameKind::Janggi, options);
            let level = Level::new([10, 4, 1][round as usize % 3]);
            let limits = SearchLimits { nodes: Some(60), ..SearchLimits::default() };
            let mut plies = 0;
            while game.outcome().is_none() && plies < 400 {
                let legal = game.legal_actions();
                let task = Task::new(&game, level).within(limits);
                let decision = engine.think(&task, &Cancel::default(), &mut |_| {});
                let Some(Decision::Play(action)) = decision else {
                    assert_eq!(decision, Some(Decision::Resign), "{name}, round {round}, ply {plies}");
                    break;
                };
                let mover = game.to_move();
                if let Err(refused) = game.play(action) {
                    panic!("{name}, round {round}, ply {plies}: {action:?} {refused:?}");
                }
                plies += 1;
                // Nobody loses by a repetition while there is something else to play.
                if let Some(Outcome { winner, by }) = game.outcome()
                    && matches!(by, EndReason::Repetition(_) | EndReason::PerpetualCheck)
                    && winner == Some(mover.other())
                {
                    assert!(forced(&mut game, &legal), "{name}, round {round}, ply {plies}: {action:?}");
                }
            }
        }
    }
}

/// Whether every one of these actions would have ended the game before its last move.
fn forced(game: &mut AnyGame, legal: &[Action]) -> bool {
    game.undo();
    legal.iter().all(|&action| {
        let mut after = game.clone();
        after.play(action).unwrap();
        after.outcome().is_some()
    })
}
