//! How fast chess is generated, played and explained.
#![allow(missing_docs, reason = "the group that criterion's macro makes has none")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hansu_rules::{
    Action, Point,
    chess::{Game, Rules},
};

const BUSY: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn perft(criterion: &mut Criterion) {
    let game = Game::new(Rules::default());
    let mut group = criterion.benchmark_group("chess perft");
    group.sample_size(10);
    for (depth, leaves) in [(5, 4_865_609), (6, 119_060_324)] {
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("start position, depth {depth}"), |bencher| {
            bencher.iter(|| {
                assert_eq!(shakmaty::perft(black_box(game.position()), depth), leaves);
            });
        });
    }
    group.finish();
}

fn step(from: (u8, u8), to: (u8, u8)) -> Action {
    Action::step(Point::new(from.0, from.1), Point::new(to.0, to.1))
}

fn explain(criterion: &mut Criterion) {
    // The dearest refusals: the last checks of the table, and the one that looks through the history.
    let exposed = Game::from_fen("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", Rules::default()).expect("a FEN");
    let castling = {
        let mut game =
            Game::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Rules::default()).expect("a FEN");
        let king_walks = [((4, 0), (4, 1)), ((4, 7), (4, 6)), ((4, 1), (4, 0)), ((4, 6), (4, 7))];
        for (from, to) in king_walks.into_iter().cycle().take(12) {
            game.play(step(from, to)).expect("a king's step");
        }
        game
    };
    let busy = Game::from_fen(BUSY, Rules::default()).expect("a FEN");
    let pinned = Game::from_fen("3k4/8/5n2/6B1/8/8/8/4K3 b - - 0 1", Rules::default()).expect("a FEN");

    let mut group = criterion.benchmark_group("chess explain");
    for (name, game, action) in [
        ("pin", &pinned, step((5, 5), (3, 6))),
        ("king exposed by en passant", &exposed, step((4, 4), (3, 5))),
        ("castling right lost", &castling, step((4, 0), (6, 0))),
        ("path blocked", &busy, step((0, 0), (0, 5))),
    ] {
        assert!(game.explain(action).is_some());
        group.bench_function(name, |bencher| bencher.iter(|| black_box(game).explain(black_box(action))));
    }
    let points = || (0..64).map(|index| Point::new(index % 8, index / 8));
    group.throughput(Throughput::Elements(64 * 64));
    group.bench_function("all 4096 steps of a busy position", |bencher| {
        bencher.iter(|| {
            let steps = points().flat_map(|from| points().map(move |to| Action::step(from, to)));
            steps.filter(|&step| busy.explain(step).is_some()).count()
        });
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("from text: a knight's move that no knight may make", |bencher| {
        bencher.iter(|| busy.parse(black_box("Nh5")).map(|action| busy.explain(action)));
    });
    group.finish();
}

fn play(criterion: &mut Criterion) {
    let mut game = Game::from_fen(BUSY, Rules::default()).expect("a FEN");
    let actions = game.legal_actions();
    let mut group = criterion.benchmark_group("chess play");
    group.throughput(Throughput::Elements(actions.len() as u64));
    group.bench_function("every legal move of a busy position, and undo", |bencher| {
        bencher.iter(|| {
            for &action in &actions {
                let _ = black_box(game.play(action));
                game.undo();
            }
        });
    });
    group.finish();
}

criterion_group!(benches, perft, explain, play);
criterion_main!(benches);
