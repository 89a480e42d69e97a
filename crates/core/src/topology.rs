//! The points next to each point. A topology knows no stones; of coordinates it keeps only the sides
//! that it was made with, for the names of points.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::ControlFlow;

use crate::form::Form;
use crate::grouped::Grouped;

/// A point of a board: an index from 0 to [`Topology::len`] − 1.
pub type Point = u32;

/// Points in reading order, each once.
pub(crate) fn reading_order(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_unstable();
    points.dedup();
    points
}

/// The points of a board and which of them are adjacent: a finite, simple, undirected graph.
///
/// Everything Benson's paper needs is a finite graph in which stones connect and have
/// liberties along the same edges (Benson 1976, "Notation and rules"), so the same analysis serves
/// a grid, a torus or a three-dimensional board.
///
/// ```
/// use pass_alive::Topology;
/// let torus = Topology::torus(9, 9);
/// assert!((0..81).all(|point| torus.neighbors(point).len() == 4));
/// let cube = Topology::cuboid(3, 3, 3);
/// assert_eq!(cube.neighbors(13), [4, 10, 12, 14, 16, 22]);
/// ```
#[derive(Debug, Clone)]
pub struct Topology {
    /// `starts[p]..starts[p + 1]` is the range of `p`'s neighbours.
    starts: Box<[u32]>,
    neighbors: Box<[Point]>,
    /// The columns, rows and layers, if it was made from them, and which edges are joined. Edges can
    /// be those of a grid without that.
    shape: Option<([u32; 3], Form)>,
}

impl PartialEq for Topology {
    fn eq(&self, other: &Self) -> bool {
        (&self.starts, &self.neighbors) == (&other.starts, &other.neighbors)
    }
}

impl Eq for Topology {}

/// By the numbers of points and adjacencies, so that a board hashes quickly.
impl Hash for Topology {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.len(), self.adjacencies()).hash(state);
    }
}

/// The error for a pair of points that cannot be an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadEdge {
    /// This edge has an end outside the topology.
    Outside(Point, Point),
    /// This point would be next to itself.
    Loop(Point),
}

impl fmt::Display for BadEdge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEdge::Outside(a, b) => {
                write!(f, "the edge ({a}, {b}) has an end outside the topology")
            }
            BadEdge::Loop(point) => {
                write!(f, "the edge ({point}, {point}) joins a point with itself")
            }
        }
    }
}

impl core::error::Error for BadEdge {}

/// More points would not leave room for six adjacencies each in 32 bits.
pub(crate) const MAX_POINTS: u32 = 1 << 29;

impl Topology {
    /// The topology of `points` points joined by `edges`. The direction of an edge does not
    /// matter, and an edge that is listed several times counts once.
    ///
    /// ```
    /// use pass_alive::{BadEdge, Topology};
    /// // A ring of five points.
    /// let ring = Topology::from_edges(5, &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
    /// assert_eq!(ring.neighbors(0), [1, 4]);
    /// assert_eq!(Topology::from_edges(5, &[(0, 5)]), Err(BadEdge::Outside(0, 5)));
    /// # Ok::<(), BadEdge>(())
    /// ```
    ///
    /// # Errors
    /// [`BadEdge`] if an edge names a point outside `0..points`, or joins a point with
    /// itself.
    ///
    /// # Panics
    /// If there are more than 2²⁹ points or more than 2³⁰ edges.
    pub fn from_edges(points: u32, edges: &[(Point, Point)]) -> Result<Self, BadEdge> {
        for &(a, b) in edges {
            if a >= points || b >= points {
                return Err(BadEdge::Outside(a, b));
            }
            if a == b {
                return Err(BadEdge::Loop(a));
            }
        }
        assert!(points <= MAX_POINTS && edges.len() <= 1 << 30, "at most 2^29 points, 2^30 edges");
        let directions = edges.iter().flat_map(|&(a, b)| [(a as usize, b), (b as usize, a)]);
        let neighbors = Grouped::new(points as usize, directions);
        let adjacencies = 2 * edges.len();
        Ok(Self::from_neighbors(points, adjacencies, |point, found| {
            found.extend(reading_order(neighbors.list(point as usize).to_vec()));
        }))
    }

    /// The rectangular grid: `columns × rows` points in reading order from the top left.
    /// [`crate::Grid`] knows the names of its points.
    ///
    /// # Panics
    /// If there are more than 2²⁹ points.
    #[must_use]
    pub fn grid(columns: u32, rows: u32) -> Self {
        Self::cuboid(columns, rows, 1)
    }

    /// The torus: a grid in which the last column is next to the first, and the last row next
    /// to the first. The point in column `c` and row `r` is `r * columns + c`. Two points are
    /// joined by at most one edge, also where a side has only two points.
    ///
    /// # Panics
    /// If there are more than 2²⁹ points.
    #[must_use]
    pub fn torus(columns: u32, rows: u32) -> Self {
        Self::joined([columns, rows, 1], Form::Torus)
    }

    /// The box of `columns × rows × layers` points, in which a point in the interior has six
    /// neighbours. The point in column `c`, row `r` and layer `l` is
    /// `(l * rows + r) * columns + c`.
    ///
    /// # Panics
    /// If there are more than 2²⁹ points.
    #[must_use]
    pub fn cuboid(columns: u32, rows: u32, layers: u32) -> Self {
        let points = count(&[columns, rows, layers]);
        let layer = columns * rows;
        let adjacencies = if layers == 1 { 4 } else { 6 } * points as usize;
        let cuboid = Self::from_neighbors(points, adjacencies, |point, found| {
            let (column, row) = (point % columns, point / columns % rows);
            let steps = [
                (point >= layer, point.wrapping_sub(layer)),
                (row > 0, point.wrapping_sub(columns)),
                (column > 0, point.wrapping_sub(1)),
                (column + 1 < columns, point + 1),
                (row + 1 < rows, point + columns),
                (points - point > layer, point + layer),
            ];
            for (exists, neighbor) in steps {
                if exists {
                    found.push(neighbor);
                }
            }
        });
        Self { shape: Some(([columns, rows, layers], Form::Box)), ..cuboid }
    }

    /// The box with these `sides` (columns, rows, layers), edges joined as `form` says. Two points are
    /// joined by at most one edge, also where a side has only two points.
    pub(crate) fn joined(sides: [u32; 3], form: Form) -> Self {
        let points = count(&sides);
        let joined = Self::from_neighbors(points, 6 * points as usize, |point, found| {
            let mut around = Vec::with_capacity(6);
            let mut step = 1;
            for (side, joined) in sides.into_iter().zip(form.joined()) {
                let at = point / step % side;
                let line = point - at * step;
                if at > 0 || joined {
                    around.push(line + (at + side - 1) % side * step);
                }
                if at + 1 < side || joined {
                    around.push(line + (at + 1) % side * step);
                }
                step *= side;
            }
            around.retain(|&neighbor| neighbor != point);
            found.extend(reading_order(around));
        });
        Self { shape: Some((sides, form)), ..joined }
    }

    /// The adjacency in which `neighbors` adds those of each point to the list of all, in
    /// increasing order; no more than `adjacencies` all together.
    fn from_neighbors(
        points: u32,
        adjacencies: usize,
        neighbors: impl Fn(Point, &mut Vec<Point>),
    ) -> Self {
        let mut starts = Vec::with_capacity(points as usize + 1);
        let mut all = Vec::with_capacity(adjacencies);
        starts.push(0u32);
        for point in 0..points {
            neighbors(point, &mut all);
            starts.push(all.len() as u32);
        }
        Self { starts: starts.into(), neighbors: all.into(), shape: None }
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns `true` if there are no points.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of columns and of rows, if the topology was made as a grid.
    pub(crate) fn sides(&self) -> Option<[u32; 2]> {
        match self.shape {
            Some(([columns, rows, 1], Form::Box)) => Some([columns, rows]),
            _ => None,
        }
    }

    /// The numbers of columns, rows and layers and the joined edges, if the topology was made from them.
    pub(crate) fn shape(&self) -> Option<([u32; 3], Form)> {
        self.shape
    }

    /// The number of ordered pairs of adjacent points: twice the number of edges.
    #[must_use]
    pub fn adjacencies(&self) -> usize {
        self.neighbors.len()
    }

    /// The points next to `point`, in increasing order.
    ///
    /// # Panics
    /// If there is no such point.
    #[inline]
    #[must_use]
    pub fn neighbors(&self, point: Point) -> &[Point] {
        let p = point as usize;
        &self.neighbors[self.starts[p] as usize..self.starts[p + 1] as usize]
    }

    /// Flood fill: adds `first` and the points connected with it to `found`. `enter` is called
    /// for every neighbour of a point found, often several times for the same one. It returns
    /// `true` to add the point, and must do so only once for each point.
    pub(crate) fn flood(
        &self,
        first: Point,
        found: &mut Vec<Point>,
        mut enter: impl FnMut(Point) -> bool,
    ) {
        let _ = self.flood_until(first, found, |point| ControlFlow::Continue(enter(point)));
    }

    /// The same, but `enter` can stop it early.
    pub(crate) fn flood_until(
        &self,
        first: Point,
        found: &mut Vec<Point>,
        mut enter: impl FnMut(Point) -> ControlFlow<(), bool>,
    ) -> ControlFlow<()> {
        let mut next = found.len();
        found.push(first);
        while let Some(&point) = found.get(next) {
            next += 1;
            for &neighbor in self.neighbors(point) {
                if enter(neighbor)? {
                    found.push(neighbor);
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The number of points of a board with these sides.
fn count(sides: &[u32]) -> u32 {
    let points = sides.iter().try_fold(1u32, |points, &side| points.checked_mul(side));
    points.filter(|&points| points <= MAX_POINTS).expect("at most 2^29 points")
}
