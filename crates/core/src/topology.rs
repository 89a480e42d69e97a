//! Which points are next to which. A topology knows no stones and no coordinates.

use alloc::boxed::Box;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

/// A point of a board: an index from 0 to [`Topology::len`] − 1.
pub type Point = u32;

/// Points in reading order, each once. A heap, because the standard sorts are 4 KB of wasm.
pub(crate) fn reading_order(points: Vec<Point>) -> Vec<Point> {
    let mut points = BinaryHeap::from(points).into_sorted_vec();
    points.dedup();
    points
}

/// A finite, simple, undirected adjacency, stored flat.
///
/// Everything Benson's paper needs is a finite graph in which stones connect and have
/// liberties along the same edges (Benson 1976, section 2), so the same analysis serves
/// a grid, a torus or a three-dimensional board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topology {
    /// `starts[p]..starts[p + 1]` is the range of `p`'s neighbours.
    starts: Box<[u32]>,
    neighbors: Box<[Point]>,
}

impl Topology {
    /// The adjacency of `points` points joined by `edges`.
    ///
    /// Loops and repeated edges are dropped. Edges that name a point outside
    /// `0..points` are dropped too.
    ///
    /// ```
    /// use pass_alive::Topology;
    /// // A ring of five points.
    /// let ring = Topology::from_edges(5, &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)]);
    /// assert_eq!(ring.neighbors(0), [1, 4]);
    /// ```
    pub fn from_edges(points: u32, edges: &[(Point, Point)]) -> Self {
        let mut pairs: Vec<(Point, Point)> = edges
            .iter()
            .filter(|&&(a, b)| a != b && a < points && b < points)
            .flat_map(|&(a, b)| [(a, b), (b, a)])
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        let mut starts = vec![0; points as usize + 1];
        for &(a, _) in &pairs {
            starts[a as usize + 1] += 1;
        }
        for p in 0..points as usize {
            starts[p + 1] += starts[p];
        }
        Self { starts: starts.into(), neighbors: pairs.into_iter().map(|(_, b)| b).collect() }
    }

    /// The rectangular grid: `columns × rows` points in reading order from the top left.
    ///
    /// # Panics
    /// If there are more than 2²⁹ points; see [`crate::Grid::new`] for a checked size.
    pub fn grid(columns: u32, rows: u32) -> Self {
        let points = columns.checked_mul(rows).filter(|&points| points <= 1 << 29);
        let points = points.expect("at most 2^29 points");
        let mut starts = Vec::with_capacity(points as usize + 1);
        let mut neighbors = Vec::with_capacity(points as usize * 4);
        starts.push(0);
        for row in 0..rows {
            for column in 0..columns {
                let p = row * columns + column;
                if row > 0 {
                    neighbors.push(p - columns);
                }
                if column > 0 {
                    neighbors.push(p - 1);
                }
                if column + 1 < columns {
                    neighbors.push(p + 1);
                }
                if row + 1 < rows {
                    neighbors.push(p + columns);
                }
                starts.push(neighbors.len() as u32);
            }
        }
        Self { starts: starts.into(), neighbors: neighbors.into() }
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no point at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of pairs of a point and a point next to it: twice that of the edges.
    pub fn adjacencies(&self) -> usize {
        self.neighbors.len()
    }

    /// The points next to `point`, in increasing order.
    #[inline]
    pub fn neighbors(&self, point: Point) -> &[Point] {
        let p = point as usize;
        &self.neighbors[self.starts[p] as usize..self.starts[p + 1] as usize]
    }
}
