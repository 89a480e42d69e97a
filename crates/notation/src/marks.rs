//! The marks on a position.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::unpainted::Unpainted;
use pass_alive::{Mark, MarkKind, Point};

/// At most one shape and one label for each point; the first wins.
pub(crate) struct Marks {
    marks: Vec<Mark>,
    without_shape: Unpainted,
    without_label: Unpainted,
}

impl Marks {
    /// No marks, on a board with `points` points.
    pub(crate) fn new(points: usize) -> Self {
        Self {
            marks: Vec::new(),
            without_shape: Unpainted::new(points),
            without_label: Unpainted::new(points),
        }
    }

    /// Puts a shape on each of the points that has none.
    pub(crate) fn put_shapes(&mut self, points: Range<Point>, kind: &MarkKind) {
        let marks = &mut self.marks;
        self.without_shape
            .take_each(points, |point| marks.push(Mark { point, kind: kind.clone() }));
    }

    /// Puts a shape on a point that has none.
    pub(crate) fn put_shape(&mut self, point: Point, kind: &MarkKind) {
        if self.without_shape.take(point) {
            self.marks.push(Mark { point, kind: kind.clone() });
        }
    }

    /// Puts a label on a point, unless it has one.
    pub(crate) fn put_label(&mut self, point: Point, label: impl FnOnce() -> String) {
        if self.without_label.take(point) {
            self.marks.push(Mark { point, kind: MarkKind::Label(label()) });
        }
    }

    /// All marks, in the order in which they were put.
    pub(crate) fn list(self) -> Vec<Mark> {
        self.marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_shape_and_the_first_label_of_a_point_count() {
        let points = |range: Range<u32>| Point::new(range.start)..Point::new(range.end);
        let mut marks = Marks::new(9);
        marks.put_shapes(points(3..4), &MarkKind::Circle);
        marks.put_shape(Point::new(4), &MarkKind::Circle);
        marks.put_shapes(points(2..7), &MarkKind::Square);
        marks.put_shapes(points(0..9), &MarkKind::Cross);
        marks.put_shapes(points(0..9), &MarkKind::Triangle);
        marks.put_label(Point::new(4), || "a".into());
        marks.put_label(Point::new(4), || "b".into());
        let mut list: Vec<_> =
            marks.list().into_iter().map(|mark| (mark.point, mark.kind)).collect();
        assert_eq!(list.pop(), Some((Point::new(4), MarkKind::Label("a".into()))));
        list.sort_by_key(|&(point, _)| point);
        let (circle, square, cross) = (MarkKind::Circle, MarkKind::Square, MarkKind::Cross);
        let expected =
            [&cross, &cross, &square, &circle, &circle, &square, &square, &cross, &cross];
        assert!(list.iter().map(|(_, kind)| kind).eq(expected));
        assert!(list.iter().map(|&(point, _)| point).eq((0..9).map(Point::new)));
    }
}
