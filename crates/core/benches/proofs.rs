//! The time of proofs and games, beside the analyses that they replace or follow. The
//! figures are in `docs/benchmarks.md`.

#[path = "../tests/theory/big.rs"]
#[allow(dead_code)]
mod big;

mod measured;

use std::fs;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use pass_alive::proof::Attack;
use pass_alive::{Analysis, Board, Chronicle, Color, Grid, Judge, Point, Rules, Suicide};
use pass_alive_notation::{Record, Snapshot};

use big::random_board;
use measured::{ends, every_move, games, longest, traced, untraced};

fn own_games() -> Vec<Record> {
    let path = format!("{}/../../tests/games/selfplay19.sgf", env!("CARGO_MANIFEST_DIR"));
    games(&fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}")))
}

/// Positions in the middle of the games, in which most blocks can be captured.
fn middles(games: &[Record]) -> Vec<Board> {
    let middle = |game: &Record| game.position(0, game.moves() / 2).expect("it").board;
    games.iter().map(middle).collect()
}

/// The captures of Black's and of White's blocks, beyond the analysis.
fn captures(criterion: &mut Criterion) {
    let games = own_games();
    let grid = Grid::new(19, 19).expect("a size");
    let random: Vec<Board> = (1..=64).map(|seed| random_board(grid, seed)).collect();
    for (name, boards) in [("ends", ends(&games)), ("middles", middles(&games)), ("random", random)]
    {
        let analyses: Vec<Analysis> = boards
            .iter()
            .flat_map(|board| Color::BOTH.map(|color| (board, color)))
            .map(|(board, color)| Analysis::new(board, color, Rules::default()).expect("liberties"))
            .collect();
        let mut group = criterion.benchmark_group(format!("19x19 {name}, one color"));
        let mut next = analyses.iter().cycle();
        group.bench_function("capture_all", |bencher| {
            bencher.iter(|| {
                let analysis = black_box(next.next().expect("an analysis"));
                Attack::new(analysis).expect("all blocks").capture_all()
            });
        });
        let mut next = analyses.iter().cycle();
        group.bench_function("analysis", |bencher| {
            bencher.iter(|| {
                let analysis = black_box(next.next().expect("an analysis"));
                Analysis::new(analysis.board(), analysis.color(), Rules::default())
            });
        });
    }
}

/// A position for the chronicle: its board, and the point of the last move.
fn board_and_move(position: Snapshot) -> (Board, Option<Point>) {
    let point = position.last_point();
    (position.board, point)
}

/// Every move of a game with both colours: followed, and analysed anew with and without
/// trace. With the replay of the record, and from boards that are there.
fn along_a_game(criterion: &mut Criterion) {
    let games = own_games();
    let game = longest(&games);
    let follow = |board: &Board, next: &mut dyn Iterator<Item = (Board, Option<Point>)>| {
        let mut chronicle = Chronicle::begin(board, Suicide::Forbidden).expect("liberties");
        let mut settled = 0;
        for (board, last_move) in next {
            let _ = black_box(chronicle.follow(&board, last_move));
            settled += chronicle.held_count(Color::Black) + chronicle.held_count(Color::White);
        }
        settled
    };
    let start = game.position(0, 0).expect("a start").board;
    let mut group = criterion.benchmark_group("every move of a 19x19 game");
    group.bench_function("replayed and followed", |bencher| {
        bencher.iter(|| {
            let positions = black_box(game).positions(0).skip(1);
            follow(&start, &mut positions.map(board_and_move))
        });
    });
    group.bench_function("replayed and traced", |bencher| {
        bencher.iter(|| every_move(black_box(game)));
    });
    let boards: Vec<(Board, Option<Point>)> =
        game.positions(0).skip(1).map(board_and_move).collect();
    group.bench_function("followed", |bencher| {
        let mut chronicle;
        let mut settled = 0;
        chronicle = Chronicle::begin(&start, Suicide::Forbidden).expect("liberties");
        bencher.iter(|| {
            let _ = chronicle.follow(&start, None);
            for (board, last_move) in black_box(&boards) {
                let _ = black_box(chronicle.follow(board, *last_move));
                settled += chronicle.held_count(Color::Black) + chronicle.held_count(Color::White);
            }
            settled
        });
    });
    group.bench_function("untraced", |bencher| {
        let mut judge = Judge::new();
        bencher.iter(|| {
            black_box(&boards).iter().map(|(board, _)| untraced(&mut judge, board)).sum::<usize>()
        });
    });
    group.bench_function("traced", |bencher| {
        bencher.iter(|| black_box(&boards).iter().map(|(board, _)| traced(board)).sum::<usize>());
    });
}

criterion_group!(benches, captures, along_a_game);
criterion_main!(benches);
