//! A disjoint-set of unpainted points.

use alloc::vec::Vec;
use core::ops::Range;

use pass_alive::Point;

/// The points that have not been painted yet. Runs of painted points are skipped at once, so that
/// painting overlapping rectangles, of which a text may have any number, takes almost linear time.
pub(crate) struct Unpainted {
    points: usize,
    /// For each point itself while it is unpainted; otherwise a later point, and all between them are
    /// painted. After the last point stands their number. Empty until a point is painted.
    next: Vec<u32>,
}

impl Unpainted {
    /// All points of a board with `points` points.
    pub(crate) fn new(points: usize) -> Self {
        Self { points, next: Vec::new() }
    }

    /// Paints `point`, and returns `true` if it was unpainted.
    pub(crate) fn take(&mut self, point: Point) -> bool {
        self.take_first(point.number()..point.number() + 1).is_some()
    }

    /// Paints those of `points` that are unpainted, and calls `take` with each.
    pub(crate) fn take_each(&mut self, points: Range<Point>, mut take: impl FnMut(Point)) {
        let (mut from, end) = (points.start.number(), points.end.number());
        while let Some(point) = self.take_first(from..end) {
            take(Point::new(point));
            from = point + 1;
        }
    }

    /// Paints the first of `points` that is unpainted.
    fn take_first(&mut self, points: Range<u32>) -> Option<u32> {
        if self.next.is_empty() {
            self.next = (0..=self.points as u32).collect();
        }
        let mut point = points.start;
        while self.next[point as usize] != point {
            // Path halving.
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
}
