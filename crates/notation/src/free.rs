//! Points that are taken one after another.

use alloc::vec::Vec;
use core::ops::Range;

use pass_alive::Point;

/// The points that have not been taken yet. Points that have been are skipped together, so that
/// rectangles that overlap, as often as a text may repeat them, are not gone through point by point.
pub(crate) struct Free {
    points: usize,
    /// For each point itself while it is free; otherwise a later point, and all between them are
    /// taken. After the last point stands their number. Empty until a point is taken.
    next: Vec<Point>,
}

impl Free {
    /// All of so many points.
    pub(crate) fn new(points: usize) -> Self {
        Self { points, next: Vec::new() }
    }

    /// Takes the first of `points` that is free.
    pub(crate) fn take_first(&mut self, points: Range<Point>) -> Option<Point> {
        if self.next.is_empty() {
            self.next = (0..=self.points as Point).collect();
        }
        let mut point = points.start;
        while self.next[point as usize] != point {
            // Shortens the way for the next search.
            let further = self.next[self.next[point as usize] as usize];
            self.next[point as usize] = further;
            point = further;
        }
        if point >= points.end {
            return None;
        }
        self.next[point as usize] = point + 1;
        Some(point)
    }

    /// Takes all of `points` that are free.
    pub(crate) fn take_each(&mut self, points: Range<Point>, mut take: impl FnMut(Point)) {
        let mut from = points.start;
        while let Some(point) = self.take_first(from..points.end) {
            take(point);
            from = point + 1;
        }
    }
}
