//! Boards made from the bytes of a fuzzer.

use std::sync::Arc;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use pass_alive::{Board, Color, Point, Suicide, Topology};

/// Both rules on suicide.
pub const SUICIDES: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// A grid, a torus, a box, or a few points joined anyhow; at most 100 points.
pub fn topology(bytes: &mut Unstructured<'_>) -> Result<Arc<Topology>> {
    let kind = bytes.int_in_range(0..=6)?;
    Ok(Arc::new(match kind {
        0..=3 => Topology::grid(bytes.int_in_range(1..=10)?, bytes.int_in_range(1..=10)?),
        4 => Topology::torus(bytes.int_in_range(1..=8)?, bytes.int_in_range(1..=8)?),
        5 => {
            let mut side = || bytes.int_in_range(1..=4);
            Topology::cuboid(side()?, side()?, side()?)
        }
        _ => {
            let points = bytes.int_in_range(0..=24)?;
            let mut edges = Vec::new();
            for _ in 0..bytes.int_in_range(0..=64)? {
                // Points that there are, and one more; loops.
                edges.push((bytes.int_in_range(0..=points)?, bytes.int_in_range(0..=points)?));
            }
            let bad = |&(a, b): &(Point, Point)| a == b || a.max(b) >= points;
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
