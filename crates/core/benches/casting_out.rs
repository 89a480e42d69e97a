//! The time of an analysis. The figures are in `docs/benchmarks.md`.
//!
//! The positions are the ends of the games in `tests/games`, turned and mirrored in the
//! eight ways, so that the processor does not learn a few boards by heart. Another
//! collection can be measured with `PASS_ALIVE_GAMES=games.sgf cargo bench -p pass-alive`.

#[path = "../tests/theory/big.rs"]
mod big;

mod measured;

use std::hint::black_box;
use std::{env, fs};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pass_alive::{Board, Grid, Judge};
use pass_alive_notation::Record;

use big::{falling_chain, random_board};
use measured::{ends, every_move, games, longest, traced, untraced};

fn games_of(path: &str) -> Vec<Record> {
    games(&fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}")))
}

/// The games of the repository with this many lines.
fn own_games(lines: u32) -> Vec<Record> {
    games_of(&format!("{}/../../tests/games/selfplay{lines}.sgf", env!("CARGO_MANIFEST_DIR")))
}

/// One analysis of both colours of one board after the other.
fn measure(criterion: &mut Criterion, name: &str, boards: &[Board]) {
    let mut group = criterion.benchmark_group("both colors");
    let mut judge = Judge::new();
    let mut next = boards.iter().cycle();
    group.bench_function(BenchmarkId::new("untraced", name), |bencher| {
        bencher.iter(|| untraced(&mut judge, black_box(next.next().expect("a board"))));
    });
    group.bench_function(BenchmarkId::new("traced", name), |bencher| {
        bencher.iter(|| traced(black_box(next.next().expect("a board"))));
    });
}

fn positions(criterion: &mut Criterion) {
    for lines in [9, 13, 19] {
        measure(criterion, &format!("{lines}x{lines} ends"), &ends(&own_games(lines)));
    }
    let grid = Grid::new(19, 19).expect("a size");
    let random: Vec<Board> = (1..=64).map(|seed| random_board(grid, seed)).collect();
    measure(criterion, "19x19 random", &random);
    if let Ok(path) = env::var("PASS_ALIVE_GAMES") {
        measure(criterion, &path, &ends(&games_of(&path)));
    }
}

/// The points that the boards of a size have together, at least, where boards differ.
const VARIETY: usize = 40_000;

/// The elements of the throughput are points.
fn growth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("growth");
    group.sample_size(20);
    for side in [19, 60, 190, 600, 1000] {
        let grid = Grid::new(side, side).expect("a size");
        group.throughput(Throughput::Elements(grid.len() as u64));
        let seeds = 1..=VARIETY.div_ceil(grid.len()) as u32;
        let random: Vec<Board> = seeds.map(|seed| random_board(grid, seed)).collect();
        for (name, boards) in
            [("random", random), ("falling one by one", vec![falling_chain(grid).0])]
        {
            let mut judge = Judge::new();
            let mut next = boards.iter().cycle();
            group.bench_function(BenchmarkId::new(name, side), |bencher| {
                bencher.iter(|| untraced(&mut judge, black_box(next.next().expect("a board"))));
            });
            group.bench_function(BenchmarkId::new(format!("{name}, traced"), side), |bencher| {
                bencher.iter(|| traced(black_box(next.next().expect("a board"))));
            });
        }
    }
}

fn whole_game(criterion: &mut Criterion) {
    let games = own_games(19);
    let game = longest(&games);
    let mut group = criterion.benchmark_group("every move");
    group.sample_size(20);
    group.bench_function(format!("19x19, {} moves", game.moves()), |bencher| {
        bencher.iter(|| every_move(black_box(game)));
    });
}

criterion_group!(benches, positions, growth, whole_game);
criterion_main!(benches);
