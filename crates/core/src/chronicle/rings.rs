//! Sets of points as circular linked lists: two are joined in one step, and a point leaves in
//! one.

use crate::id::Point;
use alloc::vec::Vec;

/// Circular doubly linked lists. Every point is in one.
#[derive(Debug, Clone, Default)]
pub(super) struct Rings {
    next: Vec<Point>,
    previous: Vec<Point>,
}

impl Rings {
    /// Every point in a ring of its own.
    pub(super) fn new(points: usize) -> Self {
        let alone: Vec<Point> = Point::first(points as u32).collect();
        Self { next: alone.clone(), previous: alone }
    }

    /// The point after `point` in its ring.
    #[inline]
    pub(super) fn next(&self, point: Point) -> Point {
        self.next[point.index()]
    }

    /// Joins two different rings.
    pub(super) fn join(&mut self, one: Point, other: Point) {
        let after = self.next[one.index()];
        let last = self.previous[other.index()];
        self.link(one, other);
        self.link(last, after);
    }

    /// Puts `point` in a ring of its own.
    pub(super) fn take_out(&mut self, point: Point) {
        self.link(self.previous[point.index()], self.next[point.index()]);
        self.link(point, point);
    }

    fn link(&mut self, one: Point, after: Point) {
        self.next[one.index()] = after;
        self.previous[after.index()] = one;
    }
}
