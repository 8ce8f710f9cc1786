//! What may be asked of an alpha-beta engine: several lines, certain moves, a clock, pondering, several threads.

use std::{
    thread,
    time::{Duration, Instant},
};

use hansu_engine::{
    Cancel, Clock, Decision, Engine, EngineOptions, Level, Score, SearchInfo, SearchLimits, Task,
};
use hansu_rules::{Action, AnyGame, GameKind, chess, janggi};

fn starts() -> [AnyGame; 2] {
    let formation = janggi::Formation::HorseElephantElephantHorse;
    [
        AnyGame::Chess(chess::Game::new(chess::Rules::default())),
        AnyGame::Janggi(janggi::Game::new(janggi::Rules::default(), formation, formation)),
    ]
}

fn engine(kind: GameKind, threads: usize) -> Engine {
    Engine::new(kind, EngineOptions { memory_mib: 8, threads, ..EngineOptions::default() })
}

fn ask(engine: &mut Engine, task: &Task<'_>, cancel: &Cancel) -> (Option<Decision>, Vec<SearchInfo>) {
    let mut told = Vec::new();
    let decision = engine.think(task, cancel, &mut |info| told.push(info.clone()));
    (decision, told)
}

#[test]
fn several_lines_are_told_apart_and_in_order() {
    for game in starts() {
        let limits = SearchLimits { depth: Some(6), ..SearchLimits::default() };
        let task = Task { lines: 4, ..Task::new(&game, Level::MAX).within(limits) };
        let (_, told) = ask(&mut engine(game.kind(), 1), &task, &Cancel::default());
        let last: Vec<_> = told.iter().filter(|info| info.depth == 6).collect();
        assert_eq!(last.iter().map(|info| info.line).collect::<Vec<_>>(), [1, 2, 3, 4]);
        let mut firsts: Vec<Action> = last.iter().map(|info| info.pv[0]).collect();
        firsts.sort_by_key(|action| format!("{action:?}"));
        firsts.dedup();
        assert_eq!(firsts.len(), 4, "four different moves");
        let values = last.iter().map(|info| match info.score {
            Score::Centi(value) => value,
            score => panic!("{score:?}"),
        });
        assert!(values.is_sorted_by(|one, next| one >= next));
        assert!(last.iter().all(|info| info.selective_depth >= 6 && info.hash_full.is_some()));
    }
}

#[test]
fn only_the_moves_asked_for_are_considered() {
    for game in starts() {
        for action in game.legal_actions().into_iter().step_by(7) {
            let limits = SearchLimits { depth: Some(3), ..SearchLimits::default() };
            let only = [action];
            let task = Task { only: &only, ..Task::new(&game, Level::MAX).within(limits) };
            let (decision, _) = ask(&mut engine(game.kind(), 1), &task, &Cancel::default());
            assert_eq!(decision, Some(Decision::Play(action)));
        }
    }
}

#[test]
fn a_move_stays_within_the_clock() {
    for game in starts() {
        let clock = Clock::sudden_death(Duration::from_millis(1_500));
        let limits = SearchLimits { clock: Some(clock), ..SearchLimits::default() };
        let begun = Instant::now();
        let (decision, _) = ask(
            &mut engine(game.kind(), 1),
            &Task::new(&game, Level::MAX).within(limits),
            &Cancel::default(),
        );
        assert!(decision.is_some());
        assert!(begun.elapsed() < Duration::from_millis(1_500), "{:?}", begun.elapsed());
    }
}

#[test]
fn the_clock_stands_still_while_pondering() {
    let [game, _] = starts();
    let limits = SearchLimits { move_time: Some(Duration::from_millis(1)), ..SearchLimits::default() };
    let cancel = Cancel::pondering();
    let hit = cancel.clone();
    let waiting = thread::spawn(move || {
        thread::sleep(Duration::from_millis(300));
        hit.ponder_hit();
    });
    let begun = Instant::now();
    ask(&mut engine(GameKind::Chess, 1), &Task::new(&game, Level::MAX).within(limits), &cancel);
    assert!(begun.elapsed() >= Duration::from_millis(300));
    waiting.join().unwrap();
}

#[test]
fn an_endless_search_ends_when_it_is_cancelled() {
    // White mates in one: a search with an end would stop at once.
    let game = AnyGame::Chess(
        chess::Game::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", chess::Rules::default()).unwrap(),
    );
    let endless = SearchLimits { infinite: true, ..SearchLimits::default() };
    let depth = |limits| {
        let cancel = Cancel::default();
        let (decision, told) =
            ask(&mut engine(GameKind::Chess, 1), &Task::new(&game, Level::MAX).within(limits), &cancel);
        assert_eq!(decision, Some(Decision::Play(game.parse("a1a8").unwrap())));
        told.last().unwrap().depth
    };
    let mate = SearchLimits { mate: Some(1), ..endless };
    assert!(depth(mate) < 10, "a mate that was asked for is enough");
    assert!(depth(endless) > 100);
}

#[test]
fn several_threads_agree_with_one_about_a_mate_and_end_with_the_leader() {
    let fen = "6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1";
    let game = AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules::default()).unwrap());
    let mut many = engine(GameKind::Chess, 3);
    for _ in 0..3 {
        let limits = SearchLimits { depth: Some(8), ..SearchLimits::default() };
        let (_, told) = ask(&mut many, &Task::new(&game, Level::MAX).within(limits), &Cancel::default());
        assert_eq!(told.last().unwrap().score, Score::Mate(2));
    }
    let limits = SearchLimits { nodes: Some(30_000), ..SearchLimits::default() };
    let [game, _] = starts();
    let (decision, _) = ask(&mut many, &Task::new(&game, Level::MAX).within(limits), &Cancel::default());
    assert!(decision.is_some());
}

#[test]
fn a_leader_that_breaks_off_takes_its_helpers_with_it() {
    let [game, _] = starts();
    let mut many = engine(GameKind::Chess, 3);
    let limits = SearchLimits { infinite: true, ..SearchLimits::default() };
    let search = || {
        let task = Task::new(&game, Level::MAX).within(limits);
        many.think(&task, &Cancel::default(), &mut |info| {
            assert!(info.depth < 4, "as a programming error would");
        })
    };
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(search)).is_err());
}

#[test]
fn a_cleared_engine_answers_as_a_new_one() {
    for game in starts() {
        let limits = SearchLimits { nodes: Some(20_000), ..SearchLimits::default() };
        let task = Task::new(&game, Level::MAX).within(limits);
        let mut used = engine(game.kind(), 1);
        let told = |engine: &mut Engine| {
            let (decision, told) = ask(engine, &task, &Cancel::default());
            (decision, told.into_iter().map(|info| (info.depth, info.nodes, info.pv)).collect::<Vec<_>>())
        };
        let first = told(&mut used);
        used.clear();
        assert_eq!(told(&mut used), first);
    }
}
