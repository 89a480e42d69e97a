//! The time of an analysis in space, beside that of a plane with as many points. The figures are in
//! `docs/benchmarks.md`.

#[path = "../tests/theory/big.rs"]
#[allow(dead_code)]
mod big;

#[allow(dead_code)]
mod measured;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pass_alive::{Board, Form, Grid, Judge, Space};

use big::random_board;
use measured::{traced, untraced};

/// The points that the boards of a size have together, at least.
const VARIETY: usize = 40_000;

/// The elements of the throughput are points.
fn boxes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("space");
    group.sample_size(30);
    for (columns, rows, layers) in [(9, 9, 9), (27, 27, 1), (52, 52, 52), (375, 375, 1)] {
        let grid = Grid::new(columns, rows).expect("a size");
        let space = Space::new(grid, layers, Form::Box).expect("a size");
        let name = format!("{columns}x{rows}x{layers}");
        let seeds = 1..=VARIETY.div_ceil(space.len()) as u32;
        let boards: Vec<Board> = seeds.map(|seed| random_board(space, seed)).collect();
        let mut judge = Judge::new();
        let mut next = boards.iter().cycle();
        group.throughput(Throughput::Elements(space.len() as u64));
        group.bench_function(BenchmarkId::new("untraced", &name), |bencher| {
            bencher.iter(|| untraced(&mut judge, black_box(next.next().expect("a board"))));
        });
        group.bench_function(BenchmarkId::new("traced", &name), |bencher| {
            bencher.iter(|| traced(black_box(next.next().expect("a board"))));
        });
    }
}

criterion_group!(benches, boxes);
criterion_main!(benches);
