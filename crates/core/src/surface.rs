//! The stones around a region, and how they are connected.

use alloc::vec::Vec;

use crate::id::Point;
use crate::space::Space;
use crate::topology::{Topology, reading_order};

/// The surface of a region: all points next to it. The regions of a colour have its stones for a
/// surface.
///
/// Kim's Definition 1 (1978) calls sets of stones *closed surfaces* if in each section of the board, a
/// layer or all points of one column or of one row, they are a closed curve, a segment or a single stone. Three
/// stones far apart are that too, and enclose nothing. Here a colour has a closed surface where it has all
/// stones of the surface of some connected set of points.
///
/// ```
/// use pass_alive::{Form, Grid, Space, Surface};
/// let cube = Space::new(Grid::new(4, 4).unwrap(), 4, Form::Box).unwrap();
/// let corner = Surface::new(cube, &[cube.point_named("1:A1").unwrap()]);
/// let names: Vec<String> = corner.points.iter().map(|&point| cube.name(point)).collect();
/// assert_eq!(names, ["1:A2", "1:B1", "2:A1"]);
/// assert_eq!(corner.order(), 3);
/// // No two of the stones are next to each other, but they touch at their edges.
/// assert_eq!(corner.pieces.len(), 3);
/// assert!(corner.is_18_connected);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Surface {
    /// Its points, in reading order.
    pub points: Vec<Point>,
    /// Its maximal connected parts, in reading order of their first points; the points of each too.
    pub pieces: Vec<Vec<Point>>,
    /// `true` if it is connected when two points one step apart in each of two directions count as
    /// adjacent too: on a board with layers the 18 points around one, on one layer the
    /// eight. Over joined edges as anywhere else. The surface of a connected region is so on a
    /// board without joined edges if all points outside the region are connected.
    pub is_18_connected: bool,
}

impl Surface {
    /// The surface of a `region` of a board, which may be any points.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn new(space: Space, region: &[Point]) -> Self {
        let topology = Topology::from(space);
        let mut is_inside = vec![false; space.len()];
        region.iter().for_each(|&point| is_inside[point.index()] = true);
        let next_to = region.iter().flat_map(|&point| topology.neighbors(point)).copied();
        let points = reading_order(next_to.filter(|&point| !is_inside[point.index()]).collect());
        let parts_by =
            |neighbors: &dyn Fn(Point) -> Vec<Point>| parts(&points, space.len(), neighbors);
        let pieces = parts_by(&|point| topology.neighbors(point).to_vec());
        let is_18_connected = parts_by(&|point| space.around_edges(point).collect()).len() <= 1;
        Self { points, pieces, is_18_connected }
    }

    /// The number of its points.
    #[must_use]
    pub fn order(&self) -> usize {
        self.points.len()
    }
}

/// The parts of `points` that are connected by `neighbors`, on a board with `len` points.
fn parts(points: &[Point], len: usize, neighbors: &dyn Fn(Point) -> Vec<Point>) -> Vec<Vec<Point>> {
    let mut is_left = vec![false; len];
    points.iter().for_each(|&point| is_left[point.index()] = true);
    let mut parts = Vec::new();
    for &first in points {
        if !core::mem::replace(&mut is_left[first.index()], false) {
            continue;
        }
        let mut part = vec![first];
        let mut next = 0;
        while let Some(&point) = part.get(next) {
            next += 1;
            let mut is_new = |q: &Point| core::mem::replace(&mut is_left[q.index()], false);
            part.extend(neighbors(point).into_iter().filter(|q| is_new(q)));
        }
        parts.push(reading_order(part));
    }
    parts
}
