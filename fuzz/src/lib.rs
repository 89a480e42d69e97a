//! Boards made from the bytes of a fuzzer.

use std::sync::Arc;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use pass_alive::{Board, Color, Point, Suicide, Topology};

/// Both rules on suicide.
pub const SUICIDES: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// A grid, a cylinder, or a few points joined anyhow; at most 100 points.
pub fn topology(bytes: &mut Unstructured<'_>) -> Result<Arc<Topology>> {
    let kind = bytes.int_in_range(0..=5)?;
    if kind == 5 {
        let points = bytes.int_in_range(0..=24)?;
        let mut edges = Vec::new();
        for _ in 0..bytes.int_in_range(0..=64)? {
            if points > 0 {
                edges.push((
                    bytes.int_in_range(0..=points - 1)?,
                    bytes.int_in_range(0..=points - 1)?,
                ));
            }
        }
        return Ok(Arc::new(joined(points, &edges)));
    }
    let (columns, rows) = (bytes.int_in_range(1..=10)?, bytes.int_in_range(1..=10)?);
    if kind < 4 {
        return Ok(Arc::new(Topology::grid(columns, rows)));
    }
    let mut edges = Vec::new();
    for point in 0..columns * rows {
        let (column, row) = (point % columns, point / columns);
        edges.push((point, row * columns + (column + 1) % columns));
        if row + 1 < rows {
            edges.push((point, point + columns));
        }
    }
    Ok(Arc::new(joined(columns * rows, &edges)))
}

fn joined(points: u32, edges: &[(Point, Point)]) -> Topology {
    Topology::from_edges(points, edges)
}

/// Any stones, blocks without liberties among them.
pub fn board(topology: &Arc<Topology>, bytes: &mut Unstructured<'_>) -> Result<Board> {
    let mut board = Board::new(Arc::clone(topology));
    for point in 0..board.len() as Point {
        let stone = [None, None, Some(Color::Black), Some(Color::White)];
        board.set(point, stone[usize::from(bytes.int_in_range(0..=3u8)?)]);
    }
    Ok(board)
}

/// The empty points of a board.
pub fn empty_points(board: &Board) -> impl Iterator<Item = Point> {
    (0..board.len() as Point).filter(|&point| board.get(point).is_none())
}
