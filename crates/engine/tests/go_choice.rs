//! The Go player asked for one of some moves only.

mod drawing;

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchInfo, SearchLimits, Task};
use hansu_rules::{Action, AnyGame, GameKind, HalfPoints, Point, Side, go::Rules};

fn game(drawing: &str, to_move: Side, rules: Rules) -> AnyGame {
    AnyGame::Go(drawing::game(drawing, to_move, rules))
}

/// Black has two eyes and a chain in atari, which D4 saves.
const CORNER: &str = "
    .......
    ..X....
    ....O..
    ....X..
    XXX.OX.
    .XOOO..
    X.XO...";

fn corner() -> AnyGame {
    game(CORNER, Side::First, Rules::CHINESE)
}

fn actions(game: &AnyGame, names: &str) -> Vec<Action> {
    names.split_whitespace().map(|name| game.parse(name).expect("a vertex")).collect()
}

fn engine() -> Engine {
    Engine::new(GameKind::Go, EngineOptions { seed: 5, memory_mib: 16, ..EngineOptions::default() })
}

fn ask(engine: &mut Engine, game: &AnyGame, only: &[Action], level: u8) -> (Decision, SearchInfo) {
    let limits = SearchLimits { nodes: Some(400), ..SearchLimits::default() };
    let task = Task { only, ..Task::new(game, Level::new(level)).within(limits) };
    let mut told = None;
    let decision = engine.think(&task, &Cancel::default(), &mut |info| told = Some(info.clone()));
    (decision.expect("the game goes on"), told.expect("a search reports"))
}

/// What is decided and found, without the time it took.
fn answer(engine: &mut Engine, game: &AnyGame, only: &[Action]) -> (Decision, Option<hansu_engine::GoInfo>) {
    let (decision, told) = ask(engine, game, only, 10);
    (decision, told.go)
}

#[test]
fn only_the_moves_asked_for_are_considered() {
    let game = corner();
    // A1's neighbours B1 and A2 are eyes of Black, which no search looks at by itself.
    for names in ["G7", "pass", "A2", "A2 B1", "G1 G7 A7", "G7 pass", "D4 G7"] {
        let only = actions(&game, names);
        for level in [1, 3, 10] {
            let (decision, told) = ask(&mut engine(), &game, &only, level);
            let Decision::Play(action) = decision else { panic!("{names}: {decision:?}") };
            assert!(only.contains(&action), "{names} at level {level}: {action:?}");
            let candidates = told.go.expect("a search of Go").candidates;
            assert!(!candidates.is_empty() && candidates.iter().all(|one| only.contains(&one.action)));
            assert!(only.contains(&told.pv[0]));
        }
    }
}

#[test]
fn the_better_of_two_is_chosen() {
    let game = corner();
    let saved = actions(&game, "D3");
    let (decision, _) = ask(&mut engine(), &game, &actions(&game, "A2 D3"), 10);
    assert_eq!(decision, Decision::Play(saved[0]));
}

#[test]
fn moves_that_cannot_be_searched_are_answered_all_the_same() {
    let mut suicide = Rules::CHINESE;
    suicide.suicide = true;
    let game = game(".... O... XO.. .O..", Side::First, suicide);
    let legal = |names: &str| {
        let only = actions(&game, names);
        let task = Task { only: &only, ..Task::new(&game, Level::new(1)) };
        engine().think(&task, &Cancel::default(), &mut |_| {})
    };
    let [own] = actions(&game, "A1")[..] else { panic!("one action") };
    assert!(game.is_legal(own));
    assert_eq!(legal("A1"), Some(Decision::Play(own)), "two stones taken by their own move");
    assert_eq!(legal("B2"), Some(Decision::Play(Action::Pass)), "a stone stands there");
    let off = [Action::Place(Point::new(30, 200))];
    let task = Task { only: &off, ..Task::new(&game, Level::new(1)) };
    assert_eq!(engine().think(&task, &Cancel::default(), &mut |_| {}), Some(Decision::Play(Action::Pass)));
}

#[test]
fn a_choice_among_some_leaves_no_trace() {
    let mut game = corner();
    let fresh = answer(&mut engine(), &game, &[]);
    let poor = actions(&game, "G7 A7");
    let poorest = answer(&mut engine(), &game, &poor);
    let mut one = engine();
    for _ in 0..2 {
        assert_eq!(answer(&mut one, &game, &poor), poorest);
        assert_eq!(answer(&mut one, &game, &[]), fresh);
    }
    // What is carried over to the next move knows all answers, wherever the restriction was.
    answer(&mut one, &game, &poor);
    for action in actions(&game, "G7 D3") {
        game.play(action).expect("a legal move");
    }
    let all = game.legal_actions();
    let (decision, found) = answer(&mut one, &game, &[]);
    assert!(matches!(decision, Decision::Play(action) if all.contains(&action)));
    let found = found.expect("a search of Go").candidates;
    assert!(found.iter().any(|candidate| !poor.contains(&candidate.action)), "{found:?}");
    // Nor does a tree that was carried over decide what can be asked for.
    for action in actions(&game, "C7 G5") {
        game.play(action).expect("a legal move");
    }
    let only = actions(&game, "A2 pass");
    assert_eq!(answer(&mut one, &game, &only), answer(&mut engine(), &game, &only));
}

#[test]
fn a_choice_among_some_is_no_reason_to_resign() {
    let lost = || {
        let mut game = game(
            "OO.OO
             O.OOO
             OOOO.
             XXXXO
             .X.XO",
            Side::First,
            Rules { komi: HalfPoints(101), ..Rules::CHINESE },
        );
        // A game is not given up before a third of the board could have been filled.
        for _ in 0..9 {
            let AnyGame::Go(go) = &mut game else { panic!("a game of Go") };
            go.play(Action::Pass).expect("always legal");
            go.resume_play();
        }
        let AnyGame::Go(go) = &mut game else { panic!("a game of Go") };
        go.give_turn_to(Side::First);
        game
    };
    let game = lost();
    let only = [Action::Pass];
    let mut one = engine();
    for _ in 0..5 {
        assert_eq!(ask(&mut one, &game, &only, 10).0, Decision::Play(Action::Pass));
    }
    let told: Vec<bool> = (0..3).map(|_| ask(&mut one, &game, &[], 10).0 == Decision::Resign).collect();
    assert_eq!(told, [false, false, true], "those asked for some moves only do not count");
}
