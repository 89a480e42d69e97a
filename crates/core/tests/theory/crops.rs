//! A part of a board that is shown alone: what is alive there is alive whatever lies outside.
//!
//! A part is analysed with its outside taken to be empty, and at least two lines of it on every side that
//! is not an edge of the board. The line farthest from the part then has no stone beside it, so a region
//! that goes on outside has an empty point that is nobody's liberty: it is healthy for no block. Every
//! other region lies inside with all the stones around it, and is the same whatever the outside is. So
//! blocks that keep two vital regions here keep them on the whole board, where stones outside can only
//! join blocks, and add blocks and regions.

use std::sync::Arc;

use pass_alive::{Board, Color, Judge, Point, Suicide, Topology};

use crate::boards::{grid, picture};
use crate::random::Random;

/// A part of a board: columns and rows from a first one to before a last one.
struct Part {
    columns: (u32, u32),
    rows: (u32, u32),
    /// The columns of the whole board.
    across: u32,
}

impl Part {
    fn contains(&self, point: Point) -> bool {
        let (column, row) = (point.number() % self.across, point.number() / self.across);
        (self.columns.0..self.columns.1).contains(&column)
            && (self.rows.0..self.rows.1).contains(&row)
    }

    /// The board with the outside of the part empty.
    fn alone(&self, board: &Board) -> Board {
        let mut alone = Board::new(Arc::clone(board.topology()));
        for point in board.points().filter(|&point| self.contains(point)) {
            alone.set(point, board.get(point));
        }
        alone
    }
}

/// The first line of a part and the line after its last, on an axis with `lines`: nothing or at least two
/// lines are left out on a side.
fn extent(random: &mut Random, lines: u32) -> (u32, u32) {
    loop {
        let (from, end) = (random.below(lines), 1 + random.below(lines));
        if from < end && from != 1 && end + 1 != lines {
            return (from, end);
        }
    }
}

#[test]
fn what_is_alive_in_a_part_of_a_board_is_alive_whatever_lies_outside() {
    let mut random = Random::new(61);
    let mut judge = Judge::new();
    let (mut outsides, mut alive) = (0, 0);
    while outsides < 100_000 {
        let (columns, rows) = (5 + random.below(5), 5 + random.below(5));
        let topology: Arc<Topology> = Arc::new(grid(columns, rows));
        let part = Part {
            columns: extent(&mut random, columns),
            rows: extent(&mut random, rows),
            across: columns,
        };
        let alone = part.alone(&random.board(&topology));
        let suicide = [Suicide::Forbidden, Suicide::Allowed][random.below(2) as usize];
        // A block that the whole board gave a liberty may have none here.
        let Ok(shown) = judge.decide(&alone, suicide) else { continue };
        for _ in 0..8 {
            let mut whole = random.board(&topology);
            for point in alone.points().filter(|&point| part.contains(point)) {
                whole.set(point, alone.get(point));
            }
            let Ok(all) = judge.decide(&whole, suicide) else { continue };
            outsides += 1;
            for (color, life) in shown.iter() {
                for point in life.alive() {
                    alive += 1;
                    assert!(
                        all[color].is_alive(point),
                        "{point:?} {suicide:?} {alone:?} {whole:?}"
                    );
                }
            }
        }
    }
    assert!(alive > 20_000, "only {alive} stones were alive");
}

/// Why two lines: every point of a single one may be beside one block, which has it for an eye, until its
/// own stones fill it.
#[test]
fn a_single_line_outside_would_be_an_eye() {
    let is_alive = |rows: &[&str]| {
        let (_, board) = picture(rows);
        let both = Judge::new().decide(&board, Suicide::Forbidden).expect("liberties");
        both[Color::Black].is_alive(Point::new(0))
    };
    assert!(is_alive(&["XXX.", "XXX.", ".XX."]));
    assert!(!is_alive(&["XXXX", "XXXX", ".XXX"]));
    assert!(!is_alive(&["XXX..", "XXX..", ".XX.."]));
}
