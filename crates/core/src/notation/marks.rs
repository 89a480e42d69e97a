//! The marks on a position.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::notation::{Mark, MarkKind};
use crate::topology::Point;

/// Marks of which a point has at most one shape and one label: those that came first.
pub(super) struct Marks {
    marks: Vec<Mark>,
    without_shape: Free,
    without_label: Free,
}

impl Marks {
    /// No marks, on a board of so many points.
    pub(super) fn new(points: usize) -> Self {
        Self {
            marks: Vec::new(),
            without_shape: Free::new(points),
            without_label: Free::new(points),
        }
    }

    /// Puts a shape on each of the points that has none.
    pub(super) fn put_shapes(&mut self, points: Range<Point>, kind: &MarkKind) {
        let mut from = points.start;
        while let Some(point) = self.without_shape.take_first(from..points.end) {
            self.marks.push(Mark { point, kind: kind.clone() });
            from = point + 1;
        }
    }

    /// Puts a label on a point, unless it has one.
    pub(super) fn put_label(&mut self, point: Point, label: impl FnOnce() -> String) {
        if self.without_label.take_first(point..point + 1).is_some() {
            self.marks.push(Mark { point, kind: MarkKind::Label(label()) });
        }
    }

    /// All marks, in the order in which they were put.
    pub(super) fn list(self) -> Vec<Mark> {
        self.marks
    }
}

/// The points that have not been taken yet. Points that have been are skipped together, so that
/// rectangles that overlap, as often as a text may repeat them, are not gone through point by point.
struct Free {
    points: usize,
    /// For each point itself while it is free; otherwise a later point, and all between them are
    /// taken. After the last point stands their number. Empty until a point is taken.
    next: Vec<Point>,
}

impl Free {
    fn new(points: usize) -> Self {
        Self { points, next: Vec::new() }
    }

    /// Takes the first of `points` that is free.
    fn take_first(&mut self, points: Range<Point>) -> Option<Point> {
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_shape_and_the_first_label_of_a_point_count() {
        let mut marks = Marks::new(9);
        marks.put_shapes(3..5, &MarkKind::Circle);
        marks.put_shapes(2..7, &MarkKind::Square);
        marks.put_shapes(0..9, &MarkKind::Cross);
        marks.put_shapes(0..9, &MarkKind::Triangle);
        marks.put_label(4, || "a".into());
        marks.put_label(4, || "b".into());
        let mut list: Vec<_> =
            marks.list().into_iter().map(|mark| (mark.point, mark.kind)).collect();
        assert_eq!(list.pop(), Some((4, MarkKind::Label("a".into()))));
        list.sort_by_key(|&(point, _)| point);
        let (circle, square, cross) = (MarkKind::Circle, MarkKind::Square, MarkKind::Cross);
        let expected =
            [&cross, &cross, &square, &circle, &circle, &square, &square, &cross, &cross];
        assert!(list.iter().map(|(_, kind)| kind).eq(expected));
        assert!(list.iter().map(|&(point, _)| point).eq(0..9));
    }
}
