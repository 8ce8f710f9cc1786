//! Uniform random playouts a second, on the three usual boards.

// The function that `criterion_group!` makes carries no documentation.
#![allow(missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hansu_rules::{
    Side,
    go::playout::{PlayoutBoard, PlayoutRng},
};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("uniform playout");
    group.throughput(Throughput::Elements(1));
    for size in [9u8, 13, 19] {
        let start = PlayoutBoard::new(size);
        let mut board = start.clone();
        let mut rng = PlayoutRng::new(1);
        let most = 3 * u32::from(size) * u32::from(size);
        group.bench_function(format!("{size}x{size}"), |bencher| {
            bencher.iter(|| {
                board.copy_from(&start);
                board.random_playout(Side::First, most, &mut rng)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
