//! A board divided into its components: black blocks, white blocks and empty areas.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use crate::color::Color;
use crate::id::{NONE, Point};
use crate::topology::Topology;

/// A board divided into *components*: maximal connected sets of points that are alike, black,
/// white or empty (Benson 1976, "Notation and rules", where all three are called blocks).
///
/// Components are numbered from 0 in reading order of their first points. The components with
/// stones are the blocks of both colours, and the regions of a colour are made of the
/// others: so one division serves both. Found in time linear in points and adjacencies,
/// and stored flat.
#[derive(Debug, Clone, Default)]
pub(crate) struct Components {
    /// For every point its component.
    of_point: Vec<u32>,
    stones: Vec<Option<Color>>,
    /// The points, component by component, each in reading order.
    points: Vec<Point>,
    /// The steps over a border, component by component, each in reading order, with a spare element
    /// after those of each component.
    borders: Vec<Border>,
    /// The ends of each component's points and border steps.
    spans: Vec<Span>,
}

#[derive(Debug, Clone, Copy)]
struct Span {
    point: u32,
    border: u32,
}

/// A step from a point of a component to a point of another.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Border {
    pub(crate) inside: Point,
    /// The other component.
    pub(crate) other: u32,
}

impl Components {
    /// Divides another board, in the memory of this one.
    pub(crate) fn divide(&mut self, topology: &Topology, stones: &[Option<Color>]) {
        self.flood(topology, stones);
        self.list(topology);
    }

    /// Finds the component of every point, and the number of points and of border steps of
    /// every component.
    fn flood(&mut self, topology: &Topology, stones: &[Option<Color>]) {
        self.of_point.clear();
        self.of_point.resize(stones.len(), NONE);
        self.stones.clear();
        self.spans.clear();
        // One spare element: every candidate is written and only counted if it belongs, which avoids
        // an unpredictable branch.
        self.points.resize(stones.len() + 1, Point::new(0));
        let mut filled = 0;
        let mut total = Span { point: 0, border: 0 };
        for (first, &stone) in stones.iter().enumerate() {
            if self.of_point[first] != NONE {
                continue;
            }
            self.spans.push(total);
            let component = self.stones.len() as u32;
            self.stones.push(stone);
            self.of_point[first] = component;
            self.points[filled] = Point::new(first as u32);
            let mut next = filled;
            filled += 1;
            while next < filled {
                let inside = self.points[next];
                next += 1;
                for &outside in topology.neighbors(inside) {
                    let alike = number(stones[outside.index()]) == number(stone);
                    let found = &mut self.of_point[outside.index()];
                    let new = alike & (*found == NONE);
                    *found = select_unpredictable(alike, component, *found);
                    self.points[filled] = outside;
                    filled += usize::from(new);
                    total.border += u32::from(!alike);
                }
            }
            total.point = filled as u32;
            // A spare border step, for the same reason.
            total.border += 1;
        }
    }

    /// Lists points and border steps in reading order, component by component.
    fn list(&mut self, topology: &Topology) {
        self.borders.resize(topology.adjacencies() + self.stones.len(), Border::default());
        let (points, borders) = (&mut self.points[..], &mut self.borders[..]);
        for (inside, &component) in Point::first(self.of_point.len() as u32).zip(&self.of_point) {
            let Span { point, mut border } = self.spans[component as usize];
            points[point as usize] = inside;
            for &outside in topology.neighbors(inside) {
                let other = self.of_point[outside.index()];
                borders[border as usize] = Border { inside, other };
                border += u32::from(other != component);
            }
            self.spans[component as usize] = Span { point: point + 1, border };
        }
    }

    /// The number of components.
    pub(crate) fn len(&self) -> usize {
        self.stones.len()
    }

    /// The number of points of the board.
    pub(crate) fn board_len(&self) -> usize {
        self.of_point.len()
    }

    /// The component that `point` belongs to.
    ///
    /// # Panics
    /// If the board has no such point.
    #[inline]
    pub(crate) fn component_at(&self, point: Point) -> u32 {
        self.of_point[point.index()]
    }

    /// Every point with its component.
    pub(crate) fn of_points(&self) -> impl Iterator<Item = (Point, u32)> {
        Point::first(self.board_len() as u32).zip(self.of_point.iter().copied())
    }

    /// The stones on all points of `component`, if there are any.
    #[inline]
    pub(crate) fn stone(&self, component: u32) -> Option<Color> {
        self.stones[component as usize]
    }

    pub(crate) fn stones(&self) -> &[Option<Color>] {
        &self.stones
    }

    /// The points of `component`, in reading order.
    pub(crate) fn points(&self, component: u32) -> &[Point] {
        let start = if component == 0 { 0 } else { self.spans[component as usize - 1].point };
        &self.points[start as usize..self.spans[component as usize].point as usize]
    }

    /// The steps from `component` over its border, those from one point together.
    #[inline]
    pub(crate) fn borders(&self, component: u32) -> &[Border] {
        let start = if component == 0 { 0 } else { self.spans[component as usize - 1].border + 1 };
        &self.borders[start as usize..self.spans[component as usize].border as usize]
    }

    /// The first block in reading order that has no liberty, and its colour.
    pub(crate) fn block_without_liberties(&self) -> Option<(u32, Color)> {
        let empty = |border: &Border| self.stone(border.other).is_none();
        (0..self.len() as u32)
            .filter_map(|component| Some((component, self.stone(component)?)))
            .find(|&(component, _)| !self.borders(component).iter().any(empty))
    }
}

/// Numbers are compared without a branch, because the processor could not predict one.
fn number(stone: Option<Color>) -> u8 {
    stone.map_or(2, |color| color as u8)
}
