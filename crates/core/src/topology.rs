//! The points next to each point.

use alloc::boxed::Box;
use alloc::collections::BinaryHeap;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::ControlFlow;

use crate::csr::Csr;
use crate::form::Form;
use crate::grid::Grid;
use crate::id::Point;
use crate::space::Space;

/// Points in reading order, each once.
pub(crate) fn reading_order(points: Vec<Point>) -> Vec<Point> {
    // Not `sort_unstable`: its code would be a twenty-fifth of what a page fetches first.
    let mut points = BinaryHeap::from(points).into_sorted_vec();
    points.dedup();
    points
}

/// The points of a board and which of them are adjacent: a finite, simple, undirected graph.
///
/// Everything Benson's paper needs is a finite graph in which stones connect and have
/// liberties along the same edges (Benson 1976, "Notation and rules"), so the same analysis serves
/// a [`Grid`], a torus or a board with layers ([`Space`]), or any other graph. It knows no stones.
///
/// ```
/// use pass_alive::{Form, Grid, Space, Topology};
/// let torus = Space::from(Grid::new(9, 9).unwrap()).with_form(Form::Torus);
/// let topology = Topology::from(torus);
/// assert!(topology.points().all(|point| topology.neighbors(point).len() == 4));
/// assert_eq!(topology.space(), Some(torus));
/// ```
#[derive(Debug, Clone)]
pub struct Topology {
    /// `starts[p]..starts[p + 1]` is the range of `p`'s neighbours.
    starts: Box<[u32]>,
    neighbors: Box<[Point]>,
    /// The columns, rows and layers that it was made from.
    space: Option<Space>,
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

/// The error for edges that are those of no [`Topology`]. Points are given by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadEdges {
    /// This edge has an end outside the topology.
    Outside(u32, u32),
    /// This point would be next to itself.
    Loop(u32),
    /// There are more than 2²⁹ points or 2³⁰ edges.
    TooMany,
}

impl fmt::Display for BadEdges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEdges::Outside(a, b) => {
                write!(f, "the edge ({a}, {b}) has an end outside the topology")
            }
            BadEdges::Loop(point) => {
                write!(f, "the edge ({point}, {point}) joins a point with itself")
            }
            BadEdges::TooMany => f.write_str("there are more than 2^29 points or 2^30 edges"),
        }
    }
}

impl core::error::Error for BadEdges {}

/// The adjacencies, two for each edge, have to be counted in 32 bits.
const MAX_EDGES: usize = 1 << 30;

impl Topology {
    /// The topology of `points` points joined by `edges`, pairs of their numbers from 0. The direction
    /// of an edge does not matter, and an edge that is listed several times counts once.
    ///
    /// ```
    /// use pass_alive::{BadEdges, Point, Topology};
    /// // A ring of five points.
    /// let ring = Topology::from_edges(5, &[(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
    /// assert_eq!(ring.neighbors(Point::new(0)), [1, 4].map(Point::new));
    /// assert_eq!(Topology::from_edges(5, &[(0, 5)]), Err(BadEdges::Outside(0, 5)));
    /// # Ok::<(), BadEdges>(())
    /// ```
    ///
    /// # Errors
    /// [`BadEdges`] if an edge names a point outside `0..points`, or joins a point with
    /// itself, and if there are more than 2²⁹ points or 2³⁰ edges.
    pub fn from_edges(points: u32, edges: &[(u32, u32)]) -> Result<Self, BadEdges> {
        if points > Space::MAX_POINTS || edges.len() > MAX_EDGES {
            return Err(BadEdges::TooMany);
        }
        for &(a, b) in edges {
            if a >= points || b >= points {
                return Err(BadEdges::Outside(a, b));
            }
            if a == b {
                return Err(BadEdges::Loop(a));
            }
        }
        let directions = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let directions = directions.map(|(from, to)| (from as usize, Point::new(to)));
        let neighbors = Csr::new(points as usize, directions);
        Ok(Self::from_neighbors(points, 2 * edges.len(), |point, found| {
            found.extend(reading_order(neighbors.list(point as usize).to_vec()));
        }))
    }

    /// A board without joined edges.
    fn cuboid([columns, rows, layers]: [u32; 3]) -> Self {
        let layer = columns * rows;
        let points = layer * layers;
        let adjacencies = if layers == 1 { 4 } else { 6 } * points as usize;
        Self::from_neighbors(points, adjacencies, |point, found| {
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
                    found.push(Point::new(neighbor));
                }
            }
        })
    }

    /// A board with joined edges. Two points are joined by at most one edge, also where a side has
    /// only two points.
    fn joined(sides: [u32; 3], joined: [bool; 3]) -> Self {
        let points = sides.iter().product();
        Self::from_neighbors(points, 6 * points as usize, |point, found| {
            let mut around = Vec::with_capacity(6);
            let mut step = 1;
            for (side, joined) in sides.into_iter().zip(joined) {
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
            found.extend(reading_order(around.into_iter().map(Point::new).collect()));
        })
    }

    /// The adjacency in which `neighbors` adds those of each point to the list of all, in
    /// increasing order; at most `adjacencies` in total.
    fn from_neighbors(
        points: u32,
        adjacencies: usize,
        neighbors: impl Fn(u32, &mut Vec<Point>),
    ) -> Self {
        let mut starts = Vec::with_capacity(points as usize + 1);
        let mut all = Vec::with_capacity(adjacencies);
        starts.push(0u32);
        for point in 0..points {
            neighbors(point, &mut all);
            starts.push(all.len() as u32);
        }
        Self { starts: starts.into(), neighbors: all.into(), space: None }
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

    /// All points in order.
    pub fn points(
        &self,
    ) -> impl ExactSizeIterator<Item = Point> + DoubleEndedIterator + Clone + use<> {
        Point::first(self.len() as u32)
    }

    /// The columns, rows and layers and the joined edges, unless the topology was made from edges.
    #[must_use]
    pub fn space(&self) -> Option<Space> {
        self.space
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
        let p = point.index();
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

/// The points of a grid, each next to those one step away in its column or row.
impl From<Grid> for Topology {
    fn from(grid: Grid) -> Self {
        Space::from(grid).into()
    }
}

/// The points of a space, each next to those one step away in its column or row or on the next layer.
impl From<Space> for Topology {
    fn from(space: Space) -> Self {
        let topology = match space.form() {
            Form::Box => Self::cuboid(space.sides()),
            form => Self::joined(space.sides(), form.joined()),
        };
        Self { space: Some(space), ..topology }
    }
}

impl From<Grid> for Arc<Topology> {
    fn from(grid: Grid) -> Self {
        Arc::new(grid.into())
    }
}

impl From<Space> for Arc<Topology> {
    fn from(space: Space) -> Self {
        Arc::new(space.into())
    }
}
