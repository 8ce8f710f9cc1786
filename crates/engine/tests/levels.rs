//! The engine as others use it: levels, legality, resignation, a game to its end.

use std::time::{Duration, Instant};

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, Score, SearchLimits, Task};
use hansu_rules::{Action, AnyGame, GameKind, Outcome, Side, chess, janggi};

fn chess_game(fen: &str) -> AnyGame {
    AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules::default()).unwrap())
}

fn janggi_game(fen: &str, rules: &str) -> AnyGame {
    AnyGame::Janggi(janggi::Game::from_fen(fen, janggi::Rules::preset(rules).unwrap()).unwrap())
}

fn start(kind: GameKind) -> AnyGame {
    match kind {
        GameKind::Chess => AnyGame::Chess(chess::Game::new(chess::Rules::default())),
        _ => {
            let formation = janggi::Formation::HorseElephantElephantHorse;
            AnyGame::Janggi(janggi::Game::new(janggi::Rules::default(), formation, formation))
        }
    }
}

fn engine(kind: GameKind, seed: u64) -> Engine {
    Engine::new(kind, EngineOptions { memory_mib: 4, seed, ..EngineOptions::default() })
}

fn decide(engine: &mut Engine, game: &AnyGame, level: u8, limits: &SearchLimits) -> Option<Decision> {
    engine.think(&Task::new(game, Level::new(level)).within(*limits), &Cancel::default(), &mut |_| {})
}

/// Plays a game between two levels with at most `nodes` a move. Chess draws by a claim are claimed.
fn play(kind: GameKind, levels: [u8; 2], seed: u64, nodes: u64, opening: &[Action]) -> (Option<Side>, usize) {
    let limits = SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
    let mut players = [engine(kind, seed), engine(kind, seed + 1)];
    let mut game = start(kind);
    for &action in opening {
        game.play(action).unwrap();
    }
    for ply in 0..600 {
        if let Some(Outcome { winner, .. }) = game.outcome() {
            return (winner, ply);
        }
        if let AnyGame::Chess(chess) = &game
            && chess.claimable_draw().is_some()
        {
            return (None, ply);
        }
        let mover = game.to_move();
        match decide(&mut players[mover.index()], &game, levels[mover.index()], &limits) {
            Some(Decision::Play(action)) => {
                game.play(action).unwrap_or_else(|rejection| panic!("{action:?}: {rejection:?}"));
            }
            Some(Decision::Resign) => return (Some(mover.other()), ply),
            None => panic!("no decision in a game that goes on"),
        }
    }
    (None, 600)
}

#[test]
fn beginners_play_a_game_to_its_end() {
    for kind in [GameKind::Chess, GameKind::Janggi] {
        let (_, plies) = play(kind, [1, 1], 3, 10_000, &[]);
        assert!((8..600).contains(&plies), "{kind:?} ended after {plies} plies");
    }
}

#[test]
fn every_level_above_the_first_takes_a_hanging_queen_or_chariot() {
    let queen = chess_game("rnb1kbnr/pppp1ppp/8/4p1q1/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3");
    let chariot = janggi_game("3k5/4a4/9/r8/4p4/4P4/R8/9/4K4/9 w - - 0 1", "kakao");
    let takes = [queen.parse("c1g5").unwrap(), chariot.parse("a4a7").unwrap()];
    for level in 2..=10 {
        for seed in 0..4 {
            for (game, take) in [&queen, &chariot].into_iter().zip(takes) {
                let limits = SearchLimits { nodes: Some(1_500), ..SearchLimits::default() };
                let decided = decide(&mut engine(game.kind(), seed), game, level, &limits);
                assert_eq!(decided, Some(Decision::Play(take)), "level {level}, seed {seed}");
            }
        }
    }
}

#[test]
fn weak_levels_vary_with_the_seed_and_strong_ones_do_not() {
    let game = start(GameKind::Chess);
    let choices = |level| {
        let limits = SearchLimits { nodes: Some(1_500), ..SearchLimits::default() };
        let mut all: Vec<String> = (0..12)
            .map(|seed| format!("{:?}", decide(&mut engine(GameKind::Chess, seed), &game, level, &limits)))
            .collect();
        all.sort();
        all.dedup();
        all.len()
    };
    assert!(choices(1) >= 4 && choices(3) >= 3);
    assert_eq!(choices(10), 1);
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answers() {
    for kind in [GameKind::Chess, GameKind::Janggi] {
        for level in [2, 6, 10] {
            let answer = || {
                let mut told = Vec::new();
                let limits = SearchLimits { nodes: Some(20_000), ..SearchLimits::default() };
                let decision = engine(kind, 9).think(
                    &Task::new(&start(kind), Level::new(level)).within(limits),
                    &Cancel::default(),
                    &mut |info| told.push((info.depth, info.nodes, info.pv.clone())),
                );
                (decision, told)
            };
            assert_eq!(answer(), answer(), "{kind:?} at level {level}");
        }
    }
}

#[test]
fn the_weakest_level_answers_at_once() {
    for kind in [GameKind::Chess, GameKind::Janggi] {
        let started = Instant::now();
        assert!(decide(&mut engine(kind, 0), &start(kind), 1, &SearchLimits::default()).is_some());
        // A tenth of this is usual; a loaded machine is no failure.
        assert!(started.elapsed() < Duration::from_millis(500), "{:?}", started.elapsed());
    }
}

#[test]
fn a_finished_game_has_no_decision() {
    let mated = chess_game("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert_eq!(decide(&mut engine(GameKind::Chess, 0), &mated, 10, &SearchLimits::default()), None);
    let limits = SearchLimits { depth: Some(1), ..SearchLimits::default() };
    assert_eq!(
        decide(&mut engine(GameKind::Janggi, 0), &start(GameKind::Chess), 5, &limits),
        None,
        "a game of another kind"
    );
}

#[test]
fn a_lost_game_is_resigned_in_time_but_never_by_beginners() {
    for (level, resigns) in [(2, false), (6, true)] {
        let mut game = chess_game("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 20");
        let mut player = engine(GameKind::Chess, 1);
        let limits = SearchLimits { nodes: Some(2_000), ..SearchLimits::default() };
        // White only pushes pawns: what matters is how Black sees its game.
        let files = ["a", "b", "c", "d", "e", "f", "g", "h"];
        let pushes = [(2, 3), (3, 4)]
            .into_iter()
            .flat_map(|(from, to)| files.map(|file| format!("{file}{from}{file}{to}")));
        let mut resigned_at = None;
        for (turn, push) in pushes.enumerate() {
            match decide(&mut player, &game, level, &limits) {
                Some(Decision::Play(action)) => game.play(action).unwrap(),
                Some(Decision::Resign) => {
                    resigned_at = Some(turn);
                    break;
                }
                None => break,
            };
            let Ok(action) = game.parse(&push) else { break };
            if game.play(action).is_err() {
                break;
            }
        }
        assert_eq!(resigned_at.is_some(), resigns, "level {level}: {resigned_at:?}");
    }
}

#[test]
fn castling_is_told_as_the_rules_write_it() {
    let mut told = Vec::new();
    for chess960 in [false, true] {
        let rules = chess::Rules { chess960, ..chess::Rules::default() };
        let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let game = AnyGame::Chess(chess::Game::from_fen(fen, rules).unwrap());
        let legal = game.legal_actions();
        // All moves at depth 1 come back from the search as the rules list them.
        let mut moves = 0;
        let limits = SearchLimits { depth: Some(1), ..SearchLimits::default() };
        for seed in 0..40 {
            let decision = decide(&mut engine(GameKind::Chess, seed), &game, 1, &limits);
            let Some(Decision::Play(action)) = decision else { panic!("{decision:?}") };
            assert!(legal.contains(&action), "{action:?}");
            moves += 1;
        }
        told.push(moves);
    }
    assert_eq!(told, [40, 40]);
}

#[test]
fn a_mate_is_told_in_moves() {
    let game = chess_game("7k/8/8/4K3/8/8/8/1R4R1 w - - 0 1");
    let mut score = None;
    let limits = SearchLimits { depth: Some(8), ..SearchLimits::default() };
    engine(GameKind::Chess, 0).think(
        &Task::new(&game, Level::MAX).within(limits),
        &Cancel::default(),
        &mut |info| {
            score = Some(info.score);
            assert!(!info.pv.is_empty());
        },
    );
    assert_eq!(score, Some(Score::Mate(2)));
}

/// Openings to play a match from: all of one or two plies are tried in turn.
fn openings(kind: GameKind) -> Vec<Vec<Action>> {
    let first = start(kind);
    let moves = first.legal_actions();
    moves
        .iter()
        .filter(|action| **action != Action::Pass)
        .map(|&action| {
            let mut game = first.clone();
            game.play(action).unwrap();
            let replies = game.legal_actions();
            vec![action, replies[replies.len() / 2]]
        })
        .collect()
}

/// A number from the environment.
fn setting(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// A match between neighbouring levels, printed as a table:
/// `HANSU_MATCH_GAMES=40 HANSU_MATCH_TOP=10 cargo test --release -p hansu-engine --test levels -- --ignored --nocapture`
/// (`HANSU_MATCH_GAME=chess` plays one game only).
#[test]
#[ignore = "takes minutes: a match between all neighbouring levels"]
fn each_level_beats_the_one_below() {
    let games = setting("HANSU_MATCH_GAMES", 20);
    let top = u8::try_from(setting("HANSU_MATCH_TOP", 10)).unwrap();
    let mut failures = Vec::new();
    let only = std::env::var("HANSU_MATCH_GAME").ok();
    for kind in [GameKind::Chess, GameKind::Janggi] {
        if only.as_ref().is_some_and(|name| !format!("{kind:?}").eq_ignore_ascii_case(name)) {
            continue;
        }
        let openings = openings(kind);
        for upper in 2..=top {
            let mut half_points = 0;
            for round in 0..games {
                let opening = &openings[(round / 2) % openings.len()];
                let upper_first = round % 2 == 0;
                let levels = if upper_first { [upper, upper - 1] } else { [upper - 1, upper] };
                let (winner, _) = play(kind, levels, 100 + round as u64, 1_000_000, opening);
                half_points += match winner {
                    None => 1,
                    Some(side) if (side == Side::First) == upper_first => 2,
                    Some(_) => 0,
                };
            }
            let score = half_points as f64 / (2 * games) as f64;
            println!("{kind:?} level {upper} v {}: {:.0} % of {games} games", upper - 1, 100.0 * score);
            if score <= 0.5 {
                failures.push((kind, upper));
            }
        }
    }
    assert!(failures.is_empty(), "not stronger than the level below: {failures:?}");
}
