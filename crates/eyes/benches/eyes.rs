//! The time of the static analysis and of the exact solver. The figures are in `docs/benchmarks.md`.
//!
//! The positions are the ends and the middles of the games in `tests/games`. Another collection can
//! be measured with `PASS_ALIVE_GAMES=games.sgf cargo bench -p pass-alive-eyes`.

use std::hint::black_box;
use std::{env, fs};

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::exact::{Limits, Local, solve};
use pass_alive_eyes::{Choices, Eyes, LookAhead};
use pass_alive_notation::{Record, read};

/// The games of the repository on 19×19, or those of `PASS_ALIVE_GAMES`.
fn games() -> Vec<Record> {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games/selfplay19.sgf");
    let path = env::var("PASS_ALIVE_GAMES").unwrap_or_else(|_| own.to_owned());
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    read(&text).map(|record| record.expect("a game")).collect()
}

/// The board after a share of each game's moves.
fn after(games: &[Record], share: f64) -> Vec<(Grid, Board)> {
    let board = |game: &Record| {
        let moves = (f64::from(game.moves()) * share) as u32;
        game.position(0, moves).map(|position| (game.grid().expect("a game"), position.board))
    };
    games.iter().filter_map(board).collect()
}

fn analyses(criterion: &mut Criterion) {
    let games = games();
    let mut group = criterion.benchmark_group("both colors, static");
    for (name, share) in [("ends", 1.0), ("middles", 0.5)] {
        let boards = after(&games, share);
        let mut next = boards.iter().cycle();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let (grid, board) = next.next().expect("a board");
                for color in [Color::Black, Color::White] {
                    let eyes = Eyes::new(*grid, board, color, &Choices::default(), LookAhead::Skip);
                    black_box(eyes.expect("liberties"));
                }
            });
        });
    }
}

/// White groups in the corner with 7 and with 10 points to play on, and two outside liberties.
const PLAYED_OUT: [(&str, &str); 2] = [
    (
        "7 points",
        "
        . X . X X X X X
        X X X X X X . X
        O O O O O O O X
        . . . . . . . O
        ",
    ),
    (
        "10 points",
        "
        . X . X X X X
        X X X . X . X
        O O O O O O X
        . . . . . O X
        . . . . . O X
        ",
    ),
];

fn exact(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("exact");
    for (name, text) in PLAYED_OUT {
        let board = Board::from_rows(text).expect("a board");
        let stones = board.points().filter(|&at| board.get(at) == Some(Color::White));
        let wall: Vec<Point> = stones.collect();
        let empty = board.points().filter(|&at| board.get(at).is_none());
        let inside = |&at: &Point| {
            let around = board.topology().neighbors(at).iter();
            around.clone().all(|&next| board.get(next) != Some(Color::Black))
        };
        let playable: Vec<Point> = empty.filter(inside).collect();
        assert_eq!(format!("{} points", playable.len()), name);
        let local = Local::new(&board, Color::White, &wall, &playable).expect("a part of a board");
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| black_box(solve(&local, Limits::default()).expect("few points")));
        });
    }
}

criterion_group!(benches, analyses, exact);
criterion_main!(benches);
