//! The time of the static analysis. The figures are in `docs/benchmarks.md`.
//!
//! The positions are the ends and the middles of the games in `tests/games`. Another collection can
//! be measured with `PASS_ALIVE_GAMES=games.sgf cargo bench -p pass-alive-eyes`.

use std::hint::black_box;
use std::{env, fs};

use criterion::{Criterion, criterion_group, criterion_main};
use pass_alive::{Board, Color, Grid};
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

criterion_group!(benches, analyses);
criterion_main!(benches);
