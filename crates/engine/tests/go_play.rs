//! The Go player as others see it: what it plays, when it passes, what it calls dead.

mod drawing;

use std::time::{Duration, Instant};

use drawing::game;
use hansu_engine::{
    Cancel, Decision, EngineOptions, Level, Score, SearchLimits,
    mcts::{GoEngine, propose_dead},
};
use hansu_rules::{
    Action, HalfPoints, KoRule, Point, Side,
    go::{Game, Phase, Rules},
};

fn rules(name: &str, komi: i32) -> Rules {
    Rules { komi: HalfPoints(komi), ..Rules::preset(name).expect("a known preset") }
}

fn at(game: &Game, name: &str) -> Action {
    game.parse(name).expect("a vertex")
}

fn playouts(nodes: u64) -> SearchLimits {
    SearchLimits { nodes: Some(nodes), ..SearchLimits::default() }
}

fn answer(game: &Game, level: u8, limits: &SearchLimits, seed: u64) -> Option<Decision> {
    let mut engine = GoEngine::new(EngineOptions { seed, memory_mib: 32, ..EngineOptions::default() });
    engine.think(game, Level::new(level), limits, &Cancel::default(), &mut |_| {})
}

fn best(game: &Game, nodes: u64) -> Option<Decision> {
    answer(game, 10, &playouts(nodes), 7)
}

/// Plays on from here with one engine for both sides until the passes.
fn finish(game: &mut Game, level: u8, limits: &SearchLimits, most: usize) {
    let mut engine = GoEngine::new(EngineOptions { seed: 3, memory_mib: 16, ..EngineOptions::default() });
    while game.phase() == Phase::Play {
        match engine.think(game, Level::new(level), limits, &Cancel::default(), &mut |_| {}) {
            Some(Decision::Play(action)) => assert!(game.play(action).is_ok(), "an illegal move"),
            Some(Decision::Resign) => return,
            None => panic!("no answer while the game goes on"),
        }
        assert!(game.actions().len() <= most, "the game does not end");
    }
}

/// At D3 Black takes two stones or White saves them, and that decides the game.
const ATARI: &str = ".O.OOX.X.
                     OOOOXXXX.
                     .OO.OX.XX
                     OOOOOXX.X
                     .O.OOX.XX
                     OOOOOX.XX
                     XXX.OXXX.
                     X.XOXX.XX
                     .XXOX.X.X";

#[test]
fn every_level_takes_and_saves_a_chain_in_atari() {
    for side in Side::BOTH {
        let game = game(ATARI, side, rules("chinese", 39));
        for level in 1..=10 {
            for seed in 0..3 {
                let answer = answer(&game, level, &playouts(400), seed);
                assert_eq!(answer, Some(Decision::Play(at(&game, "D3"))), "level {level}, {side:?}");
            }
        }
    }
}

#[test]
fn a_three_point_eye_is_killed_and_saved_at_its_middle() {
    let drawing = ".O.OOX.X.
                   OOOOXXXX.
                   .OO.OX.XX
                   OOOOOXX.X
                   .O.OOX.XX
                   OOOOOX.XX
                   OOOOOXXX.
                   XXXXOX.XX
                   ...XOXXX.";
    for side in Side::BOTH {
        let game = game(drawing, side, rules("chinese", 1));
        assert_eq!(best(&game, 800), Some(Decision::Play(at(&game, "B1"))), "{side:?}");
    }
}

#[test]
fn a_bulky_five_is_killed_and_saved_at_its_heart() {
    let drawing = ".O.OOX.X.
                   OOOOXXXX.
                   .OO.OX.XX
                   OOOOOXX.X
                   .O.OOX.XX
                   OOOOOX.XX
                   XXXXOXXX.
                   ..XXOX.XX
                   ...XOXXX.";
    for side in Side::BOTH {
        let game = game(drawing, side, rules("chinese", 1));
        assert_eq!(best(&game, 1500), Some(Decision::Play(at(&game, "B1"))), "{side:?}");
    }
}

/// Nothing is left to play for, and Black is ahead.
const FILLED: &str = ".X.XOO.O.
                      XXXXOOOOO
                      .XXXOO.O.
                      XX.XOOOOO
                      XXXXXOO.O
                      .X.XXXOOO
                      XXXXXXXOO
                      X.XX.XXXO
                      .XXXXX.XX";

#[test]
fn passes_when_only_eyes_are_left() {
    for name in ["chinese", "japanese", "tromp-taylor"] {
        for level in [1, 5, 10] {
            for side in Side::BOTH {
                let game = game(FILLED, side, rules(name, 1));
                let answer = answer(&game, level, &playouts(300), 1);
                assert_eq!(answer, Some(Decision::Play(Action::Pass)), "{name}, level {level}, {side:?}");
            }
        }
    }
}

/// Each side has ground of its own with room inside, and dead stones of the other; no neutral point is left. White
/// is 9 points ahead on the board.
const COUNTED: &str = "...XOO...
                       .O.XXO.X.
                       ..XXOO..O
                       XXXOO.O.O
                       OXXXOOOOO
                       OOOXXXOXX
                       ..OOOXXX.
                       .XO.OX.O.
                       ...OOX...";

#[test]
fn does_not_fill_its_own_ground() {
    for name in ["chinese", "japanese"] {
        for level in [4, 7, 10] {
            let mut game = game(COUNTED, Side::First, rules(name, 1));
            finish(&mut game, level, &playouts(600), 24);
        }
    }
}

#[test]
fn dead_stones_are_proposed_and_no_others() {
    let mut game = game(COUNTED, Side::First, rules("chinese", 1));
    for _ in 0..2 {
        game.play(Action::Pass).expect("a pass is always legal");
    }
    let dead = propose_dead(&game, 5, &Cancel::default());
    let names: Vec<String> = dead.iter().map(|&point| game.point_name(point)).collect();
    assert_eq!(names, ["B2", "B8", "H2", "H8"]);
}

#[test]
fn a_board_without_dead_stones_has_none_proposed() {
    let mut game = game(FILLED, Side::First, rules("japanese", 13));
    for _ in 0..2 {
        game.play(Action::Pass).expect("a pass is always legal");
    }
    assert!(propose_dead(&game, 5, &Cancel::default()).is_empty());
}

#[test]
fn both_sides_of_a_seki_live() {
    // Whoever plays A1 or E1 loses the stones below.
    let mut game = game(
        ".O.OOX.X.
         OOOOXXXX.
         .OO.OX.XX
         OOOOOXX.X
         .O.OOX.XX
         OOOOOXXXX
         OOOOOOOXX
         XXXXXXOXX
         .OOO.XOX.",
        Side::First,
        rules("japanese", 1),
    );
    for _ in 0..2 {
        game.play(Action::Pass).expect("a pass is always legal");
    }
    let dead = propose_dead(&game, 5, &Cancel::default());
    let names: Vec<String> = dead.iter().map(|&point| game.point_name(point)).collect();
    assert!(names.is_empty(), "{names:?}");
}

#[test]
fn passes_after_a_pass_when_ahead() {
    for name in ["chinese", "japanese", "korean", "aga"] {
        let mut game = game(COUNTED, Side::First, rules(name, 1));
        game.play(Action::Pass).expect("a pass is always legal");
        for level in [1, 4, 10] {
            let answer = answer(&game, level, &playouts(1000), 2);
            assert_eq!(answer, Some(Decision::Play(Action::Pass)), "{name}, level {level}");
        }
    }
}

#[test]
fn a_pass_of_the_opponent_is_no_reason_to_leave_a_fight() {
    for side in Side::BOTH {
        let mut game = game(ATARI, side.other(), rules("chinese", 39));
        game.play(Action::Pass).expect("a pass is always legal");
        for level in [3, 10] {
            let answer = answer(&game, level, &playouts(400), 1);
            assert_eq!(answer, Some(Decision::Play(at(&game, "D3"))), "{level}, {side:?}");
        }
    }
}

#[test]
fn every_size_is_played() {
    for size in 2..=25 {
        let mut game = Game::new(size, rules("chinese", 13)).expect("a size");
        let mut engine =
            GoEngine::new(EngineOptions { seed: u64::from(size), memory_mib: 8, ..EngineOptions::default() });
        for level in [1, 3, 6, 10, 1] {
            let decision =
                engine.think(&game, Level::new(level), &playouts(30), &Cancel::default(), &mut |_| {});
            match decision {
                Some(Decision::Play(action)) => assert!(game.play(action).is_ok(), "{size}"),
                other => panic!("{other:?} on {size}"),
            }
            if game.phase() != Phase::Play {
                break;
            }
        }
    }
}

#[test]
fn the_lowest_level_ends_its_games() {
    for (seed, name) in [(1, "chinese"), (2, "japanese"), (3, "aga"), (4, "new-zealand")] {
        let mut game = Game::new(9, rules(name, 13)).expect("9 is a size");
        let mut engines = [1, 2].map(|part| {
            GoEngine::new(EngineOptions { seed: seed * 2 + part, memory_mib: 16, ..EngineOptions::default() })
        });
        let mut passes = 0;
        while game.phase() == Phase::Play {
            let engine = &mut engines[game.to_move().index()];
            let limits = SearchLimits::default();
            match engine.think(&game, Level::MIN, &limits, &Cancel::default(), &mut |_| {}) {
                Some(Decision::Play(action)) => {
                    passes += usize::from(action == Action::Pass);
                    assert!(game.play(action).is_ok());
                }
                other => panic!("{other:?}: the lowest level plays to the end"),
            }
            assert!(game.actions().len() < 200, "{name}: the game does not end");
        }
        assert!(passes >= 2);
        assert!(game.actions().len() > 30, "{name}: it gave up after {} moves", game.actions().len());
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut game = Game::new(9, rules("chinese", 15)).expect("9 is a size");
    let mut engines = [GoEngine::new(EngineOptions::default()), GoEngine::new(EngineOptions::default())];
    for _ in 0..12 {
        let [one, two] = engines
            .each_mut()
            .map(|engine| engine.think(&game, Level::MAX, &playouts(300), &Cancel::default(), &mut |_| {}));
        assert_eq!(one, two);
        let Some(Decision::Play(action)) = one else { panic!("an even opening") };
        game.play(action).expect("legal");
    }
    assert_eq!(answer(&game, 10, &playouts(300), 5), answer(&game, 10, &playouts(300), 5));
}

#[test]
fn a_stop_is_answered_at_once_with_a_move() {
    let game = Game::new(19, rules("chinese", 15)).expect("19 is a size");
    let cancel = Cancel::default();
    let stopper = cancel.clone();
    let mut engine = GoEngine::new(EngineOptions::default());
    let mut stopped = None;
    let decision = std::thread::scope(|scope| {
        let stop = scope.spawn(move || {
            std::thread::sleep(Duration::from_millis(100));
            stopper.cancel();
            Instant::now()
        });
        let limits = SearchLimits { move_time: Some(Duration::from_secs(60)), ..SearchLimits::default() };
        let decision = engine.think(&game, Level::MAX, &limits, &cancel, &mut |_| {});
        let ended = Instant::now();
        stopped = stop.join().ok().map(|asked| ended.duration_since(asked));
        decision
    });
    assert!(matches!(decision, Some(Decision::Play(Action::Place(_)))), "{decision:?}");
    assert!(stopped.is_some_and(|time| time < Duration::from_secs(1)), "{stopped:?}");
    // Stopped before it began: still a legal move, and hardly a playout spent on it.
    let mut engine = GoEngine::new(EngineOptions::default());
    let mut spent = 0;
    let decision =
        engine.think(&game, Level::MAX, &SearchLimits::default(), &cancel, &mut |info| spent = info.nodes);
    assert!(matches!(decision, Some(Decision::Play(action)) if game.is_legal(action)));
    assert!(spent <= 2, "{spent} playouts after the stop");
}

#[test]
fn time_is_kept_and_reports_come() {
    let game = Game::new(13, rules("japanese", 13)).expect("13 is a size");
    let limits = SearchLimits { move_time: Some(Duration::from_millis(700)), ..SearchLimits::default() };
    let mut engine = GoEngine::new(EngineOptions::default());
    let started = Instant::now();
    let mut reports = Vec::new();
    engine.think(&game, Level::MAX, &limits, &Cancel::default(), &mut |info| reports.push(info.clone()));
    assert!(started.elapsed() < Duration::from_millis(1500));
    let last = reports.last().expect("several reports in that time");
    assert!(last.nodes > 0 && !last.pv.is_empty());
    assert!(matches!(last.score, Score::Go { win_rate, .. } if (0.0..=1.0).contains(&win_rate)));
}

/// On tiny boards under superko most games come to a point where only their history forbids a stone.
#[test]
fn superko_is_never_broken() {
    let mut forbidden = 0;
    for name in ["tromp-taylor", "chinese-server", "aga", "new-zealand"] {
        for size in [2, 3, 4] {
            for seed in 0..4 {
                let superko = rules(name, 1);
                let mut game = Game::new(size, superko).expect("a size");
                let mut lenient = Game::new(size, Rules { ko: KoRule::Simple, ..superko }).expect("a size");
                let mut engine =
                    GoEngine::new(EngineOptions { seed, memory_mib: 1, ..EngineOptions::default() });
                while game.phase() == Phase::Play && game.actions().len() < 60 {
                    forbidden += (0..size)
                        .flat_map(|row| (0..size).map(move |col| Action::Place(Point::new(col, row))))
                        .filter(|&action| lenient.is_legal(action) && !game.is_legal(action))
                        .count();
                    match engine.think(&game, Level::new(2), &playouts(40), &Cancel::default(), &mut |_| {}) {
                        Some(Decision::Play(action)) => {
                            assert!(game.play(action).is_ok());
                            assert!(lenient.play(action).is_ok());
                        }
                        other => panic!("{other:?}"),
                    }
                }
            }
        }
    }
    assert!(forbidden > 0, "no game came to a superko");
}

#[test]
fn a_ko_that_may_not_be_retaken_is_not() {
    // The ko at D8 and E8 is all that is left, and decides the game.
    let with_ko = |top: &str, to_move| {
        let drawing = format!(
            ".X.XOO.O.
             XXX{top}OOOO
             .XXXOO.O.
             XX.XOOOOO
             XXXXXOO.O
             .X.XXXOOO
             XXXXXXXOO
             X.XX.XXXO
             .XXXXX.XX"
        );
        game(&drawing, to_move, rules("tromp-taylor", 44))
    };
    let mut taken = with_ko("O.", Side::First);
    assert_eq!(best(&taken, 400), Some(Decision::Play(at(&taken, "E8"))));
    taken.play(at(&taken, "E8")).expect("takes the stone on D8");
    // The same stones without the history: White takes back.
    let free = with_ko(".X", Side::Second);
    assert_eq!(best(&free, 400), Some(Decision::Play(at(&free, "D8"))));
    let Some(Decision::Play(action)) = best(&taken, 400) else { panic!("too early to resign") };
    assert!(action != at(&taken, "D8") && taken.is_legal(action));
}

#[test]
fn handicap_games_are_played_for_both_sides() {
    for name in ["chinese", "japanese", "aga"] {
        let mut game = Game::with_handicap(9, rules(name, 1), 4).expect("four stones fit");
        let mut engine = GoEngine::new(EngineOptions::default());
        let mut win_rates = Vec::new();
        let limits = SearchLimits { move_time: Some(Duration::from_millis(300)), ..SearchLimits::default() };
        for _ in 0..2 {
            let mut rate = None;
            let decision = engine.think(&game, Level::MAX, &limits, &Cancel::default(), &mut |info| {
                if let Score::Go { win_rate, .. } = info.score {
                    rate = Some(win_rate);
                }
            });
            let Some(Decision::Play(Action::Place(point))) = decision else { panic!("{decision:?}") };
            game.play(Action::Place(point)).expect("legal");
            win_rates.extend(rate);
        }
        assert!(win_rates[0] < 0.4 && win_rates[1] > 0.6, "{name}: {win_rates:?}");
    }
}

#[test]
fn nothing_is_thought_about_a_game_that_is_over() {
    let mut game = Game::new(9, rules("chinese", 15)).expect("9 is a size");
    game.play(Action::Pass).expect("a pass is always legal");
    game.play(Action::Pass).expect("a pass is always legal");
    assert_eq!(best(&game, 10), None);
}
