//! What a client asks of the rules of Go at every move, on a full-sized board with a long history.

use std::hint::black_box;

use criterion::Criterion;
use hansu_rules::{
    Action, KoRule, MoveRejectReason, Point, Side,
    go::{Game, Phase, Rules, Setup},
};
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};

const RULES: Rules = Rules { ko: KoRule::PositionalSuperko, ..Rules::CHINESE };

/// A 19x19 game of random moves.
fn random_game(plies: usize) -> Game {
    let mut rng = SmallRng::seed_from_u64(19);
    let mut game = Game::new(19, RULES).expect("a size of board that exists");
    for _ in 0..plies {
        let legal = game.legal_actions();
        let stones = &legal[..legal.len() - 1];
        let action = stones.choose(&mut rng).copied().unwrap_or(Action::Pass);
        game.play(action).expect("a legal move");
        if game.phase() != Phase::Play {
            game.resume_play();
        }
    }
    game
}

/// A game that goes on for 300 moves after a ko was taken, without White's having retaken it, and the ko.
fn old_ko() -> (Game, Action) {
    let place = |col, row| Action::Place(Point::new(col, row));
    let black = [(1, 0), (0, 1), (1, 2)];
    let white = [(2, 0), (3, 1), (2, 2), (1, 1)];
    let stones = black
        .map(|(col, row)| (Point::new(col, row), Side::First))
        .into_iter()
        .chain(white.map(|(col, row)| (Point::new(col, row), Side::Second)));
    let setup = Setup { stones: stones.collect(), ..Setup::empty() };
    let mut game = Game::from_setup(19, RULES, setup).expect("stones that stand");
    game.play(place(2, 1)).expect("a capture");
    (0..300).for_each(|_| {
        game.play(Action::Pass).expect("a pass");
        game.resume_play();
    });
    (game, place(1, 1))
}

fn benches(criterion: &mut Criterion) {
    for plies in [0, 150, 450] {
        let game = random_game(plies);
        criterion.bench_function(&format!("go/legality of a 19x19 board after {plies} moves"), |bench| {
            bench.iter(|| black_box(&game).legal_actions());
        });
    }
    let game = random_game(450);
    let find = |reason| {
        let places = game.board().points().map(Action::Place);
        places
            .into_iter()
            .find(|&action| game.explain(action).is_some_and(|refused| refused.reason == reason))
    };
    for (name, reason) in
        [("an occupied point", MoveRejectReason::Occupied), ("a suicide", MoveRejectReason::Suicide)]
    {
        if let Some(action) = find(reason) {
            criterion.bench_function(&format!("go/explain {name}"), |bench| {
                bench.iter(|| black_box(&game).explain(black_box(action)));
            });
        }
    }
    let (ko, action) = old_ko();
    assert_eq!(ko.explain(action).map(|refused| refused.reason), Some(MoveRejectReason::KoViolation));
    criterion.bench_function("go/explain a repetition of the board 300 moves ago", |bench| {
        bench.iter(|| black_box(&ko).explain(black_box(action)));
    });
    let mut played = random_game(450);
    let action = played.legal_actions()[0];
    criterion.bench_function("go/play and undo after 450 moves", |bench| {
        bench.iter(|| {
            played.play(action).expect("a legal move");
            played.undo()
        });
    });
    criterion.bench_function("go/clone after 450 moves", |bench| bench.iter(|| black_box(&game).clone()));
    let mut counting = random_game(450);
    while counting.phase() == Phase::Play {
        counting.play(Action::Pass).expect("a pass");
    }
    criterion
        .bench_function("go/count after 450 moves", |bench| bench.iter(|| black_box(&counting).points()));
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    benches(&mut criterion);
    criterion.final_summary();
}
