//! The decision of a [`crate::Judge`] about one colour.

use crate::id::Point;
use crate::point_set::PointSet;

/// The unconditional life of one colour on a board: the stones that are alive, and the points that the
/// colour holds.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Life {
    alive: PointSet,
    held: PointSet,
}

impl Life {
    /// Nothing alive on a board with `points` points.
    pub(crate) fn new(points: usize) -> Self {
        Self { alive: PointSet::new(points), held: PointSet::new(points) }
    }

    /// The sets of stones alive and of points held, to be written by an engine.
    pub(crate) fn sets_mut(&mut self) -> (&mut PointSet, &mut PointSet) {
        (&mut self.alive, &mut self.held)
    }

    /// Returns `true` if the stone on `point` is of the colour and its block is unconditionally
    /// alive.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn is_alive(&self, point: Point) -> bool {
        self.alive.contains(point)
    }

    /// Returns `true` if the colour holds `point`: a stone of a block that is unconditionally alive,
    /// or a point of a region vital to one ([`crate::Analysis::held`]).
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn is_held(&self, point: Point) -> bool {
        self.held.contains(point)
    }

    /// The stones of the blocks that are unconditionally alive, in reading order.
    pub fn alive(&self) -> impl Iterator<Item = Point> + Clone {
        self.alive.iter()
    }

    /// The points that the colour [holds](Self::is_held), in reading order.
    pub fn held(&self) -> impl Iterator<Item = Point> + Clone {
        self.held.iter()
    }

    /// The number of stones that are unconditionally alive.
    #[must_use]
    pub fn alive_count(&self) -> usize {
        self.alive.len()
    }

    /// The number of points that the colour holds.
    #[must_use]
    pub fn held_count(&self) -> usize {
        self.held.len()
    }

    /// Writes into `mask` for each point whether it [is alive](Self::is_alive).
    ///
    /// # Panics
    /// If the mask has another length than the board has points.
    pub fn mark_alive(&self, mask: &mut [bool]) {
        self.alive.mark(mask);
    }

    /// Writes into `mask` for each point whether the colour [holds](Self::is_held) it.
    ///
    /// # Panics
    /// If the mask has another length than the board has points.
    pub fn mark_held(&self, mask: &mut [bool]) {
        self.held.mark(mask);
    }
}
