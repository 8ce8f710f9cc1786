//! The Go player where the rules let boards come back: it leaves that to its opponents.

use std::collections::HashSet;

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchLimits, Task};
use hansu_rules::{
    Action, AnyGame, GameKind, HalfPoints, KoRule, Point, Side,
    go::{Game, Phase, Rules, Setup},
};

/// Chinese rules, under which the last three points of [`returning_one`] decide the game.
const SIMPLE_KO: Rules = Rules { komi: HalfPoints(11), ..Rules::CHINESE };

/// All is settled but the bottom on the left, where Black has sent two stones, if `sent`, and White has just taken
/// them: the white stone on C1 can be taken on B1, which brings the first board back.
fn returning_one(rules: Rules, sent: bool) -> Game {
    let bottom = if sent { ".X.X." } else { "..OX." };
    let drawing = format!(".OX.X OOXXX .OXX. OOXXX {bottom}");
    let mut stones = Vec::new();
    for (row, line) in (0u8..).zip(drawing.split(' ').rev()) {
        for (col, letter) in (0u8..).zip(line.chars()).filter(|(_, letter)| *letter != '.') {
            let side = if letter == 'X' { Side::First } else { Side::Second };
            stones.push((Point::new(col, row), side));
        }
    }
    let setup = Setup { stones, to_move: Side::First, handicap: 0 };
    let mut game = Game::from_setup(5, rules, setup).expect("a playable drawing");
    for vertex in if sent { &["A1", "C1"][..] } else { &[] } {
        let action = game.parse(vertex).expect("a vertex");
        game.play(action).expect("a legal move");
    }
    game
}

fn answer(game: &Game, only: &[Action], level: u8, seed: u64) -> Decision {
    let game = AnyGame::Go(game.clone());
    let limits = SearchLimits { nodes: Some(400), ..SearchLimits::default() };
    let task = Task { only, ..Task::new(&game, Level::new(level)).within(limits) };
    let mut engine =
        Engine::new(GameKind::Go, EngineOptions { seed, memory_mib: 8, ..EngineOptions::default() });
    engine.think(&task, &Cancel::default(), &mut |_| {}).expect("the game goes on")
}

#[test]
fn two_that_were_sent_are_not_followed_by_one() {
    let free = returning_one(SIMPLE_KO, false);
    let take = free.parse("B1").expect("a vertex");
    assert_eq!(answer(&free, &[], 10, 1), Decision::Play(take), "without a history it is the move to play");
    let mut game = returning_one(SIMPLE_KO, true);
    for level in [1, 2, 3, 5, 10] {
        for seed in 0..8 {
            assert_ne!(answer(&game, &[], level, seed), Decision::Play(take), "level {level}, seed {seed}");
        }
    }
    assert_eq!(answer(&game, &[take, Action::Pass], 10, 1), Decision::Play(Action::Pass));
    assert_eq!(answer(&game, &[take], 10, 1), Decision::Play(take), "nothing else may be considered");
    assert!(game.play(take).is_ok(), "the rules do not change");
}

/// On tiny boards most games come to a point where a stone would bring an earlier board back.
#[test]
fn no_board_comes_back_in_games_of_the_engine() {
    let mut tempted = 0;
    for rules in [SIMPLE_KO, Rules::JAPANESE] {
        for (size, level) in [(2, 1), (2, 6), (3, 1), (3, 2), (4, 1)] {
            for seed in 0..4 {
                let mut game = Game::new(size, rules).expect("a size");
                let mut engine = Engine::new(
                    GameKind::Go,
                    EngineOptions { seed, memory_mib: 1, ..EngineOptions::default() },
                );
                let board = |game: &Game| -> Vec<_> {
                    game.board().points().map(|point| game.board().stone(point)).collect()
                };
                let mut seen = HashSet::from([board(&game)]);
                while game.phase() == Phase::Play && game.actions().len() < 60 {
                    let mut strict = game.clone();
                    strict.set_rules(Rules { ko: KoRule::PositionalSuperko, ..rules });
                    tempted += game.legal_actions().len() - strict.legal_actions().len();
                    let question = AnyGame::Go(game.clone());
                    let limits = SearchLimits { nodes: Some(60), ..SearchLimits::default() };
                    let task = Task::new(&question, Level::new(level)).within(limits);
                    match engine.think(&task, &Cancel::default(), &mut |_| {}) {
                        Some(Decision::Play(action)) => {
                            game.play(action).expect("a legal move");
                            assert!(
                                seen.insert(board(&game)) || action == Action::Pass,
                                "{:?}",
                                game.actions()
                            );
                        }
                        Some(Decision::Resign) => break,
                        None => panic!("no answer while the game goes on"),
                    }
                }
            }
        }
    }
    assert!(tempted > 0, "no game came to a repetition");
}
