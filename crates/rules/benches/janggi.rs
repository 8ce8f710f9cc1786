//! How fast Janggi is generated, played and explained.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use hansu_rules::{
    Action,
    janggi::{Formation, Game, MoveList, Rules, Square, perft},
};

const BUSY: &str = "2na2bnr/5a3/1c2k2c1/p2bp1p1p/3p1C1P1/1P7/B3P3P/1r5CN/4K4/RN1A1AB1R w - - 8 14";

fn rules(preset: &str) -> Rules {
    Rules::preset(preset).expect("a preset of this name")
}

fn busy() -> Game {
    Game::from_fen(BUSY, rules("kakao")).expect("a position of the test data")
}

fn counting(criterion: &mut Criterion) {
    let formation = Formation::HorseElephantElephantHorse;
    let game = Game::new(rules("janggi"), formation, formation);
    let mut group = criterion.benchmark_group("Janggi perft");
    group.sample_size(10);
    for (depth, leaves) in [(4, 1_065_277), (5, 35_243_995)] {
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("start position, depth {depth}"), |bencher| {
            bencher.iter(|| assert_eq!(perft(black_box(game.position()), depth), leaves));
        });
    }
    group.finish();
}

fn moves(criterion: &mut Criterion) {
    let game = busy();
    let mut list = MoveList::new();
    criterion.bench_function("Janggi: legal moves of a busy position", |bencher| {
        bencher.iter(|| black_box(game.position()).legal_moves(&mut list));
    });
    criterion.bench_function("Janggi: captures of a busy position", |bencher| {
        bencher.iter(|| black_box(game.position()).captures(&mut list));
    });
    game.position().legal_moves(&mut list);
    let mv = list[0];
    criterion.bench_function("Janggi: the position after a move", |bencher| {
        bencher.iter(|| black_box(game.position()).after(black_box(mv)));
    });
}

/// Refusals of every depth, the dearest (a repetition) included.
fn explaining(criterion: &mut Criterion) {
    let mut repeating = Game::from_fen("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", rules("kakao"))
        .expect("a position of the test data");
    for text in ["g1h1", "a9a8", "h1g1", "a8a7", "g1h1", "a7a6", "h1g1", "a6a5"] {
        let action = repeating.parse(text).expect("a move");
        repeating.play(action).expect("a legal move");
    }
    let pinned = Game::from_fen("3k5/9/4r4/9/9/9/4N4/9/4K4/9 w - - 0 1", rules("kakao"))
        .expect("a position of the test data");
    for (name, game, text) in [
        ("a piece that cannot move that way", busy(), "a1b8"),
        ("a pin", pinned, "e4f6"),
        ("a repetition", repeating, "g1h1"),
    ] {
        let action = game.parse(text).expect("a move");
        criterion.bench_function(&format!("Janggi: explaining {name}"), |bencher| {
            bencher.iter(|| game.explain(black_box(action)).expect("a refusal"));
        });
    }
    let game = busy();
    criterion.bench_function("Janggi: explaining all 8100 pairs of points", |bencher| {
        bencher.iter(|| {
            let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
            pairs.filter(|&(from, to)| game.explain(Action::step(from.into(), to.into())).is_some()).count()
        });
    });
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    counting(&mut criterion);
    moves(&mut criterion);
    explaining(&mut criterion);
    criterion.final_summary();
}
