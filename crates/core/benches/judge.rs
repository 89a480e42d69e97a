//! `Judge` on grids that it holds in machine words, beside the general way that takes any topology.
//! The figures are in `docs/benchmarks.md`.
//!
//! `cargo bench -p pass-alive --bench judge`

#[allow(dead_code)]
mod measured;

use std::fs;
use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use pass_alive::graph::CastingOut;
use pass_alive::{Board, Color, Judge, Point, RegionRule, Suicide, Topology};
use pass_alive_notation::Record;

use measured::{ends, games, turned, untraced};

/// The same boards on an equal topology that was made from its edges, which hides that it is a
/// grid.
fn on_edges(boards: &[Board]) -> Vec<Board> {
    let topology = boards[0].topology();
    let neighbors = |p: Point| topology.neighbors(p).iter().map(move |q| (p.number(), q.number()));
    let edges: Vec<_> = topology.points().flat_map(neighbors).collect();
    let topology = Topology::from_edges(topology.len() as u32, &edges).expect("edges");
    let topology = Arc::new(topology);
    let on_edges = |board: &Board| {
        let mut same = Board::new(Arc::clone(&topology));
        board.points().for_each(|point| same.set(point, board.get(point)));
        same
    };
    boards.iter().map(on_edges).collect()
}

/// The number of blocks of both colours that survive, from the bare grid, with the rounds.
fn rounds(judge: &mut Judge, board: &Board) -> usize {
    let mut casting_out = CastingOut::default();
    let mut alive = |color| {
        let incidences = judge.incidences(board, color, Suicide::Forbidden).expect("liberties");
        let survives = casting_out.run(&incidences, RegionRule::Small, &mut ());
        survives.iter().filter(|&&survives| survives).count()
    };
    Color::BOTH.into_iter().map(&mut alive).sum()
}

fn both_colors(criterion: &mut Criterion) {
    for lines in [9, 13, 19] {
        let file = format!("{}/../../tests/games/selfplay{lines}.sgf", env!("CARGO_MANIFEST_DIR"));
        let games = games(&fs::read_to_string(file).expect("games"));
        let half = |game: &Record| game.position(0, game.moves() / 2).expect("a move").board;
        for (when, boards) in [("ends", ends(&games)), ("middles", turned(&games, half))] {
            let mut group = criterion.benchmark_group(format!("{lines}x{lines} {when}"));
            for (way, boards) in [("general", &on_edges(&boards)), ("words", &boards)] {
                let mut judge = Judge::new();
                let mut next = boards.iter().cycle();
                let mut next = || black_box(next.next().expect("a board"));
                group.bench_function(BenchmarkId::new("life", way), |bencher| {
                    bencher.iter(|| untraced(&mut judge, next()));
                });
                group.bench_function(BenchmarkId::new("rounds", way), |bencher| {
                    bencher.iter(|| rounds(&mut judge, next()));
                });
            }
        }
    }
}

criterion_group!(benches, both_colors);
criterion_main!(benches);
