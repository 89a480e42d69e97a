//! How long an analysis takes. The figures are in `docs/benchmarks.md`.
//!
//! The positions are the ends of the games in `tests/games`, turned and mirrored in the
//! eight ways, so that the processor does not learn a few boards by heart. Another
//! collection can be measured with `PASS_ALIVE_GAMES=games.sgf cargo bench -p pass-alive`.

#[path = "../tests/theory/big.rs"]
mod big;

use std::hint::black_box;
use std::{env, fs};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use pass_alive::notation::{Record, read};
use pass_alive::{
    Analysis, Board, CastingOut, Color, Grid, Parcels, Partition, RegionRule, Rules, Suicide,
};

use big::{falling_chain, random_board};

/// The memory of an analysis without trace, used again by the next.
struct Untraced {
    parcels: Parcels,
    partition: Partition,
    casting_out: CastingOut,
}

impl Untraced {
    fn new() -> Self {
        let empty = Board::new(pass_alive::Topology::grid(1, 1));
        Self {
            parcels: Parcels::default(),
            partition: Partition::new(&empty, Color::Black, Suicide::Forbidden),
            casting_out: CastingOut::default(),
        }
    }

    /// How many blocks of both colours survive, from the bare grid.
    fn survivors(&mut self, board: &Board) -> usize {
        self.parcels.divide(board);
        let mut survivors = 0;
        for color in Color::BOTH {
            self.partition.divide(&self.parcels, color, Suicide::Forbidden);
            let blocks = self.casting_out.run(&self.partition, RegionRule::Small, None, &mut ());
            survivors += blocks.iter().filter(|survives| **survives).count();
        }
        survivors
    }
}

/// How many blocks of both colours survive, with the whole run and its evidence at hand.
fn traced(board: &Board) -> usize {
    let analyze = |color| Analysis::new(board, color, Rules::default()).expect("liberties");
    let alive = |color| {
        let analysis = analyze(color);
        (0..analysis.blocks().len() as u32).filter(|&block| analysis.is_alive(block)).count()
    };
    Color::BOTH.into_iter().map(alive).sum()
}

fn games(path: &str) -> Vec<Record> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    read(&text).into_iter().map(|record| record.expect("a game")).collect()
}

/// The games of the repository with this many lines.
fn own_games(lines: u32) -> Vec<Record> {
    games(&format!("{}/../../tests/games/selfplay{lines}.sgf", env!("CARGO_MANIFEST_DIR")))
}

/// The ends of games in all eight orientations.
fn ends(games: &[Record]) -> Vec<Board> {
    let turned = |record: &Record, way: u32| {
        let (grid, board) = (record.grid(), record.last().board);
        let mut turned = board.clone();
        for point in 0..grid.len() as u32 {
            let (mut column, mut row) = grid.place(point);
            column = if way & 1 == 0 { column } else { grid.columns() - 1 - column };
            row = if way & 2 == 0 { row } else { grid.rows() - 1 - row };
            if way & 4 != 0 && grid.columns() == grid.rows() {
                (column, row) = (row, column);
            }
            turned.set(grid.point(column, row), board.get(point));
        }
        turned
    };
    games.iter().flat_map(|game| (0..8).map(move |way| turned(game, way))).collect()
}

/// One analysis of both colours of one board after the other.
fn measure(criterion: &mut Criterion, name: &str, boards: &[Board]) {
    let mut group = criterion.benchmark_group("both colors");
    let mut untraced = Untraced::new();
    let mut next = boards.iter().cycle();
    group.bench_function(BenchmarkId::new("untraced", name), |bencher| {
        bencher.iter(|| untraced.survivors(black_box(next.next().expect("a board"))));
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
        measure(criterion, &path, &ends(&games(&path)));
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
            let mut untraced = Untraced::new();
            let mut next = boards.iter().cycle();
            group.bench_function(BenchmarkId::new(name, side), |bencher| {
                bencher.iter(|| untraced.survivors(black_box(next.next().expect("a board"))));
            });
            group.bench_function(BenchmarkId::new(format!("{name}, traced"), side), |bencher| {
                bencher.iter(|| traced(black_box(next.next().expect("a board"))));
            });
        }
    }
}

/// Both colours with trace after every move, the replay included.
fn whole_game(criterion: &mut Criterion) {
    let games = own_games(19);
    let longest = games.iter().max_by_key(|game| game.lines()[0]).expect("a game");
    let mut group = criterion.benchmark_group("every move");
    group.sample_size(20);
    group.bench_function(format!("19x19, {} moves", longest.lines()[0]), |bencher| {
        bencher
            .iter(|| longest.positions(0).map(|position| traced(&position.board)).sum::<usize>());
    });
}

criterion_group!(benches, positions, growth, whole_game);
criterion_main!(benches);
