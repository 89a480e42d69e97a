//! A board with joined edges, rolled so that any of its points comes first.

use pass_alive::{Point, Space};

use crate::sight::{coordinates, joined};

/// A board as it is shown: where edges are joined, from any column, row and layer on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Window {
    pub(crate) space: Space,
    /// The column, row and layer that are shown first; 0 where edges are not joined.
    first: [u32; 3],
}

impl Window {
    pub(crate) fn new(space: Space, first: [u32; 3]) -> Self {
        let (joined, sides) = (joined(space), space.sides());
        let allowed = |axis: usize| if joined[axis] { first[axis] % sides[axis] } else { 0 };
        Self { space, first: core::array::from_fn(allowed) }
    }

    /// The line of the board that is shown at `place` along `axis`.
    pub(crate) fn line(&self, axis: usize, place: u32) -> u32 {
        (place + self.first[axis]) % self.space.sides()[axis]
    }

    /// The place at which a line of the board is shown along `axis`.
    pub(crate) fn place(&self, axis: usize, line: u32) -> u32 {
        let count = self.space.sides()[axis];
        (line + count - self.first[axis]) % count
    }

    /// The column, row and layer at which `point` is shown.
    pub(crate) fn places(&self, point: Point) -> [u32; 3] {
        let lines = coordinates(self.space, point);
        core::array::from_fn(|axis| self.place(axis, lines[axis]))
    }

    /// The point that is shown at a column, row and layer; `None` beyond the last ones.
    pub(crate) fn point(&self, places: [u32; 3]) -> Option<Point> {
        let sides = self.space.sides();
        if (0..3).any(|axis| places[axis] >= sides[axis]) {
            return None;
        }
        let [column, row, layer] = core::array::from_fn(|axis| self.line(axis, places[axis]));
        self.space.point(column, row, layer)
    }
}
