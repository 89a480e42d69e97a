//! Boards made from the bytes of a fuzzer.

use std::sync::Arc;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use pass_alive::{Board, Color, Form, Grid, Point, Space, Suicide, Topology};

/// Both rules on suicide.
pub const SUICIDES: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// A grid, a torus, a box, or a few points joined anyhow; at most 100 points.
pub fn topology(bytes: &mut Unstructured<'_>) -> Result<Arc<Topology>> {
    let kind = bytes.int_in_range(0..=6)?;
    let mut space = |sides: [u32; 3], form| -> Result<Topology> {
        let [columns, rows, layers] = sides.map(|longest| bytes.int_in_range(1..=longest));
        let grid = Grid::new(columns?, rows?).expect("a size");
        Ok(Space::new(grid, layers?, form).expect("a size").into())
    };
    Ok(Arc::new(match kind {
        0..=3 => space([10, 10, 1], Form::Box)?,
        4 => space([8, 8, 1], Form::Torus)?,
        5 => space([4, 4, 4], Form::Box)?,
        _ => {
            let points = bytes.int_in_range(0..=24)?;
            let mut edges = Vec::new();
            for _ in 0..bytes.int_in_range(0..=64)? {
                // Points that there are, and one more; loops.
                edges.push((bytes.int_in_range(0..=points)?, bytes.int_in_range(0..=points)?));
            }
            let bad = |&(a, b): &(u32, u32)| a == b || a.max(b) >= points;
            let any = Topology::from_edges(points, &edges);
            assert_eq!(any.is_err(), edges.iter().any(bad));
            edges.retain(|edge| !bad(edge));
            Topology::from_edges(points, &edges).expect("edges between points")
        }
    }))
}

/// Any stones, blocks without liberties among them.
pub fn board(topology: &Arc<Topology>, bytes: &mut Unstructured<'_>) -> Result<Board> {
    let mut board = Board::new(Arc::clone(topology));
    for point in board.points() {
        let stone = [None, None, Some(Color::Black), Some(Color::White)];
        board.set(point, stone[usize::from(bytes.int_in_range(0..=3u8)?)]);
    }
    Ok(board)
}

/// The empty points of a board.
pub fn empty_points(board: &Board) -> impl Iterator<Item = Point> {
    board.points().filter(|&point| board.get(point).is_none())
}
