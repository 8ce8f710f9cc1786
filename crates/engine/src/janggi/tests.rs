//! Janggi searched: mates, material, and the ends that only Janggi has.

use hansu_rules::{
    Action, AnyGame, Point, Side,
    janggi::{Formation, Game, Move, Position, Rules, Square},
};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::{JanggiNode, exchange};
use crate::{
    Cancel, SearchLimits,
    search::{
        AlphaBeta, Breadth, Problem, SearchGame,
        deepening::Found,
        value::{DECIDED, MATE},
    },
};

fn game(fen: &str, rules: &str) -> Game {
    Game::from_fen(fen, Rules::preset(rules).unwrap()).unwrap()
}

fn start(rules: &str) -> Game {
    let formation = Formation::HorseElephantElephantHorse;
    Game::new(Rules::preset(rules).unwrap(), formation, formation)
}

fn search(game: &Game, depth: u32) -> Found<Move> {
    let root = JanggiNode::new(game).unwrap();
    let mut path: Vec<u64> = game.repetition_hashes().collect();
    path.reverse();
    path.push(root.hash());
    let legal = game.legal_actions();
    let mut moves = Vec::new();
    root.generate(&mut moves);
    moves.retain(|mv| legal.contains(&mv.to_action()));
    let cancel = Cancel::default();
    let limits = SearchLimits { depth: Some(depth), nodes: Some(2_000_000), ..SearchLimits::default() };
    let problem =
        Problem { root: &root, path: &path, moves: &moves, breadth: Breadth::NARROW, quiescence: true };
    AlphaBeta::new(8, 1).search(&problem, &limits, None, &cancel, &mut |_| {})
}

fn best(game: &Game, depth: u32) -> (String, i32) {
    let found = search(game, depth);
    (found.lines[0].moves[0].to_string(), found.lines[0].value)
}

fn mv(text: &str, game: &Game) -> Move {
    let action = AnyGame::Janggi(game.clone()).parse(text).unwrap();
    Move::from_action(action, game.position()).unwrap()
}

#[test]
fn finds_mates_in_one_two_and_three() {
    // Positions made at random; distances as Fairy-Stockfish 11.1 gives them (variant janggimodern).
    let cases = [
        ("1N1ka4/3a1C3/3RC4/9/9/9/4pp3/9/3K5/9 w - - 0 1", 1),
        ("1C1kaa3/9/4R4/8N/9/9/9/3p5/p8/2C1K4 w - - 0 1", 1),
        ("3ka4/6N2/R4a3/7C1/8C/9/9/3K1p3/7p1/9 w - - 0 1", 1),
        ("3k5/4a1n2/2Pa3P1/9/6C2/9/9/1R3K3/9/2B6 w - - 0 1", 2),
        ("9/3a1k3/2N2a3/9/4R1N1P/9/9/5K3/9/9 w - - 0 1", 3),
        ("5a3/4a4/1N2k4/9/9/3P3N1/9/9/7R1/5K3 w - - 0 1", 3),
    ];
    for (fen, mate) in cases {
        let (mv, value) = best(&game(fen, "janggimodern"), 12);
        assert_eq!(value, MATE - (2 * mate - 1), "{fen}: {mv}");
    }
}

#[test]
fn takes_what_hangs() {
    // A chariot, a cannon over a screen, a horse by a soldier.
    let cases = [
        ("3k5/4a4/9/r8/9/9/R8/9/4K4/9 w - - 0 1", "a4a7"),
        ("3k5/4a4/1r7/9/1p7/9/9/1C7/4K4/9 w - - 0 1", "b3b8"),
        ("3k5/4a4/9/9/2n6/2P6/9/9/4K4/9 w - - 0 1", "c5c6"),
    ];
    for (fen, wanted) in cases {
        for depth in [1, 2, 4, 6] {
            assert_eq!(best(&game(fen, "kakao"), depth).0, wanted, "{fen} to {depth}");
        }
    }
}

#[test]
fn whoever_leads_ends_the_game_by_the_second_pass() {
    // Han has just passed; Cho leads by a chariot and passes too rather than play on.
    let mut leading = game("4k4/9/9/9/9/9/9/9/4K4/R8 b - - 0 1", "janggi");
    leading.play(Action::step(Point::new(4, 9), Point::new(3, 9))).unwrap();
    leading.play(Action::step(Point::new(4, 1), Point::new(4, 0))).unwrap();
    leading.play(Action::Pass).unwrap();
    assert_eq!(best(&leading, 4), ("e1e1".to_owned(), DECIDED));
    // Behind on points a pass would lose: anything else is played.
    let mut behind = game("4k4/9/9/9/9/9/9/9/4K4/r8 b - - 0 1", "janggi");
    behind.play(Action::step(Point::new(4, 9), Point::new(3, 9))).unwrap();
    behind.play(Action::step(Point::new(4, 1), Point::new(4, 2))).unwrap();
    behind.play(Action::Pass).unwrap();
    let (chosen, value) = best(&behind, 4);
    assert_ne!(chosen, "e3e3");
    assert!(value < 0, "{value}");
}

#[test]
fn bikjang_is_offered_by_whoever_leads() {
    // Stepping to e2 faces the other general across an open file; Cho leads by enough that accepting or not, it
    // does not lose by it, and where it is behind the step would lose at once.
    let ahead = game("4k4/9/9/9/9/9/9/9/3K5/R8 w - - 0 1", "janggi");
    let behind = game("4k4/r8/9/9/9/9/9/9/3K5/9 w - - 0 1", "janggi");
    let after = |game: &Game| {
        let mut node = JanggiNode::new(game).unwrap();
        node.play(mv("d2e2", game));
        node.play(node.position.pass_move());
        node.verdict()
    };
    assert_eq!(after(&ahead), Some(DECIDED), "Cho to move has won on points");
    assert_eq!(after(&behind), Some(-DECIDED));
    assert_eq!(after(&game("4k4/r8/9/9/9/9/9/9/3K5/9 w - - 0 1", "janggitraditional")), Some(0));
    assert_ne!(best(&behind, 4).0, "d2e2");
}

#[test]
fn the_bonus_of_han_decides_equal_material() {
    let mut node = JanggiNode::new(&start("janggi")).unwrap();
    for _ in 0..2 {
        node.play(node.position.pass_move());
    }
    assert_eq!(node.verdict(), Some(-DECIDED), "Cho to move, 72 against 73.5");
}

#[test]
fn a_pass_is_no_way_out_where_passes_are_not_free() {
    let rules = Rules { free_pass: false, ..Rules::preset("kakao").unwrap() };
    let formation = Formation::HorseElephantElephantHorse;
    let node = JanggiNode::new(&Game::new(rules, formation, formation)).unwrap();
    let mut moves = Vec::new();
    node.generate(&mut moves);
    assert!(!moves.is_empty() && moves.iter().all(|mv| !mv.is_pass()));
}

#[test]
fn exchanges_are_counted_to_the_end() {
    // Position, move, what the exchange brings (soldier 200, elephant and guard 300, horse 500, cannon 700,
    // chariot 1300).
    let table = [
        ("3k5/9/9/r8/9/9/R8/9/4K4/9 w - - 0 1", "a4a7", 1300),
        // The soldier is guarded by a chariot behind it.
        ("3k5/9/r8/p8/9/9/R8/9/4K4/9 w - - 0 1", "a4a7", 200 - 1300),
        // Two chariots against one guard: the second takes back.
        ("3k5/9/r8/p8/9/9/R8/R8/4K4/9 w - - 0 1", "a4a7", 200),
        // The cannon takes over its screen; the soldier beside takes it.
        ("3k5/9/np7/9/P8/9/9/C8/4K4/9 w - - 0 1", "a3a8", 500 - 700),
        // A cannon that becomes the screen of another guards nothing: cannons jump no cannon.
        ("3k5/9/9/c8/p8/9/R8/9/4K4/9 w - - 0 1", "a4a6", 200),
        // The chariot behind the soldier is a screen for the cannon behind it, until it takes.
        ("3k5/c8/r8/p8/9/9/R8/9/4K4/9 w - - 0 1", "a4a7", 200 - 1300),
        // The general takes what is not guarded.
        ("3k5/3P5/9/9/9/9/9/9/4K4/9 b - - 0 1", "d10d9", 200),
    ];
    for (fen, text, worth) in table {
        let game = game(fen, "kakao");
        let mv = mv(text, &game);
        assert!(exchange::reaches(game.position(), mv, worth), "{fen} brings at least {worth}");
        assert!(!exchange::reaches(game.position(), mv, worth + 1), "{fen} brings no more than {worth}");
    }
}

/// Walks random games and calls `check` at every position.
fn wander(mut check: impl FnMut(&JanggiNode)) {
    let mut dice = SmallRng::seed_from_u64(11);
    for _ in 0..40 {
        let mut node = JanggiNode::new(&start("kakao")).unwrap();
        for _ in 0..150 {
            check(&node);
            let mut moves = Vec::new();
            node.generate(&mut moves);
            if moves.is_empty() || node.verdict().is_some() {
                break;
            }
            node.play(moves[dice.random_range(0..moves.len())]);
        }
    }
}

#[test]
fn check_is_foreseen_without_playing() {
    wander(|node| {
        let mut moves = Vec::new();
        node.generate(&mut moves);
        for mv in moves.into_iter().filter(|mv| !mv.is_pass()) {
            let checks = node.position.after(mv).in_check();
            assert_eq!(node.gives_check(mv), checks, "{:?} {mv}", node.position);
        }
    });
}

#[test]
fn packed_moves_tell_all_moves_apart() {
    wander(|node| {
        let mut moves = Vec::new();
        node.generate(&mut moves);
        let mut packed: Vec<u16> = moves.iter().map(|&mv| JanggiNode::pack(mv)).collect();
        packed.sort_unstable();
        packed.dedup();
        assert!(packed.len() == moves.len() && !packed.contains(&0));
    });
}

/// The same board seen from the other side: rotated by 180 degrees, the sides changed.
fn rotated(position: &Position) -> Game {
    let letters: String = position_letters(position);
    let turn = if position.turn() == Side::First { 'b' } else { 'w' };
    Game::from_fen(&format!("{letters} {turn}"), Rules::preset("janggicasual").unwrap()).unwrap()
}

fn position_letters(position: &Position) -> String {
    let mut rows = Vec::new();
    for row in 0..10 {
        let mut text = String::new();
        let mut empty = 0;
        for col in (0..9).rev() {
            match Square::at(col, row).and_then(|square| position.at(square)) {
                None => empty += 1,
                Some((side, role)) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                        empty = 0;
                    }
                    let letter = role.letter();
                    text.push(match side {
                        Side::First => letter.to_ascii_lowercase(),
                        Side::Second => letter.to_ascii_uppercase(),
                    });
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        rows.push(text);
    }
    rows.join("/")
}

#[test]
fn the_evaluation_has_no_favourite_side() {
    wander(|node| {
        let here = Game::from_position(node.position, Rules::preset("janggicasual").unwrap());
        let (Some(here), Some(there)) = (JanggiNode::new(&here), JanggiNode::new(&rotated(&node.position)))
        else {
            panic!("a position of a game");
        };
        assert_eq!(here.evaluate(&mut ()), there.evaluate(&mut ()), "{:?}", node.position);
    });
}

#[test]
fn the_phase_runs_from_full_to_empty() {
    assert_eq!(JanggiNode::new(&start("kakao")).unwrap().phase(), 256);
    assert_eq!(JanggiNode::new(&game("4k4/9/9/p8/9/9/9/9/4K4/9 w - - 0 1", "kakao")).unwrap().phase(), 0);
}

#[test]
fn what_a_null_move_gives_away_is_no_pass() {
    let mut node = JanggiNode::new(&start("kakao")).unwrap().after_null().unwrap();
    node.play(node.position.pass_move());
    assert_eq!(node.verdict(), None);
}
