//! The time to make the marks of a board in space. The figures are in `docs/benchmarks.md`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use pass_alive::{Analysis, Board, Color, Form, Grid, Point, Rules, Space};
use pass_alive_scene::{
    Arrangement, Layers, Solid, Turn, View, draw_layers, draw_solid, hit_solid,
};

const STONES: usize = 400;

/// Stones of both colours anywhere, each block with a liberty.
fn scattered(space: Space) -> Board {
    let mut board = Board::new(space);
    let mut state = 1_u64;
    let mut stones = 0;
    while stones < STONES {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let point = Point::new(((state >> 33) % space.len() as u64) as u32);
        if board.get(point).is_some() {
            continue;
        }
        board.set(point, Some(Color::BOTH[stones % 2]));
        stones += 1;
        while let Some(block) = board.block_without_liberties() {
            stones -= block.len();
            block.into_iter().for_each(|point| board.set(point, None));
        }
    }
    board
}

fn drawings(criterion: &mut Criterion) {
    let layer = Grid::new(9, 9).expect("a size");
    let space = Space::new(layer, 9, Form::Box).expect("a size");
    let board = scattered(space);
    let run = |color| Analysis::new(&board, color, Rules::default()).expect("liberties");
    let (black, white) = (run(Color::Black), run(Color::White));
    let view = View {
        stepped: Some(&black),
        other: Some(&white),
        moment: black.trace().last_moment(),
        layers: Layers::ALL,
        ..View::new(&board)
    };
    let mut group = criterion.benchmark_group("9x9x9 with 400 stones");
    let mut around = 0.0;
    let mut turned = move || {
        around += 1.0;
        Solid { turn: Turn { around, above: 24.0 }, ..Solid::default() }
    };
    group.bench_function("solid", |bencher| {
        bencher.iter(|| draw_solid(black_box(&view), &turned()));
    });
    group.bench_function("point under a place of the solid", |bencher| {
        bencher.iter(|| hit_solid(black_box(&view), &Solid::default(), 800, 1000));
    });
    group.bench_function("layers", |bencher| {
        bencher.iter(|| draw_layers(black_box(&view), &Arrangement::default()));
    });
}

criterion_group!(benches, drawings);
criterion_main!(benches);
