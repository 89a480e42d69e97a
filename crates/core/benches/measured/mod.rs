//! The measurements, made natively here and in the browser by `tests/bench`.

use pass_alive::{Analysis, Board, Color, Grid, Judge, Rules, Suicide};
use pass_alive_notation::{Record, read};

/// The number of points that the colours hold, from the bare grid.
pub(crate) fn untraced(judge: &mut Judge, board: &Board) -> usize {
    let life = judge.decide(board, Suicide::Forbidden).expect("liberties");
    life.black.held_count() + life.white.held_count()
}

/// The number of blocks of both colours that survive, with the whole run and its evidence at
/// hand.
pub(crate) fn traced(board: &Board) -> usize {
    let analyze = |color| Analysis::new(board, color, Rules::default()).expect("liberties");
    let alive = |color| {
        let analysis = analyze(color);
        analysis.blocks().filter(|block| block.is_alive()).count()
    };
    Color::BOTH.into_iter().map(alive).sum()
}

/// Both colours with trace after every move, the replay included.
pub(crate) fn every_move(game: &Record) -> usize {
    game.positions(0).map(|position| traced(&position.board)).sum()
}

/// The games of a collection, all of which can be read.
pub(crate) fn games(text: &str) -> Vec<Record> {
    read(text).map(|record| record.expect("a game")).collect()
}

/// The game with the most moves.
pub(crate) fn longest(games: &[Record]) -> &Record {
    games.iter().max_by_key(|game| game.moves()).expect("a game")
}

/// The ends of games in all eight orientations, so that the processor does not learn a
/// few boards by heart.
pub(crate) fn ends(games: &[Record]) -> Vec<Board> {
    turned(games, |game| game.last().board)
}

/// A board of each game, in all eight orientations.
pub(crate) fn turned(games: &[Record], board_of: impl Fn(&Record) -> Board) -> Vec<Board> {
    let turned = |(grid, board): &(Grid, Board), way: u32| {
        let mut turned = board.clone();
        for point in grid.points() {
            let (mut column, mut row) = grid.coordinates(point);
            column = if way & 1 == 0 { column } else { grid.columns() - 1 - column };
            row = if way & 2 == 0 { row } else { grid.rows() - 1 - row };
            if way & 4 != 0 && grid.columns() == grid.rows() {
                (column, row) = (row, column);
            }
            turned.set(grid.point(column, row).expect("a point"), board.get(point));
        }
        turned
    };
    let boards: Vec<(Grid, Board)> =
        games.iter().map(|game| (game.grid().expect("one layer"), board_of(game))).collect();
    boards.iter().flat_map(|board| (0..8).map(|way| turned(board, way))).collect()
}
