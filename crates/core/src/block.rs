//! One block and its liberties.

use crate::analysis::Analysis;
use crate::id::{BlockId, RegionId};
use crate::topology::{Point, reading_order};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A block: a maximal connected set of stones of one colour (Benson 1976, section 2).
#[derive(Debug, Clone, Copy)]
pub struct Block<'a> {
    analysis: &'a Analysis,
    id: BlockId,
}

impl<'a> Block<'a> {
    pub(crate) fn new(analysis: &'a Analysis, id: BlockId) -> Self {
        Self { analysis, id }
    }

    /// Which block of its analysis this is.
    pub fn id(&self) -> BlockId {
        self.id
    }

    /// The block's name: A, B … Z, AA, AB … in reading order.
    pub fn name(&self) -> String {
        self.id.to_string()
    }

    /// The first stone in reading order, by which sentences locate the block.
    pub fn first(&self) -> Point {
        self.points()[0]
    }

    /// The stones, in reading order.
    pub fn points(&self) -> &'a [Point] {
        self.analysis.members().block(self.id)
    }

    /// The exterior, Ext(b): the points next to the block that are not its own, in
    /// reading order.
    pub fn exterior(&self) -> Vec<Point> {
        self.around(&|_| true)
    }

    /// The liberties, L(b): the empty points next to the block, in reading order.
    pub fn liberties(&self) -> Vec<Point> {
        self.around(&|p| self.analysis.board().get(p).is_none())
    }

    /// The liberties in small regions (Benson 1976, section 3).
    pub fn inside_liberties(&self) -> Vec<Point> {
        self.around(&|p| self.analysis.board().get(p).is_none() && self.is_inside(p))
    }

    /// The liberties that are not in small regions.
    pub fn outside_liberties(&self) -> Vec<Point> {
        self.around(&|p| self.analysis.board().get(p).is_none() && !self.is_inside(p))
    }

    /// The regions next to the block, in order.
    pub fn regions(&self) -> impl ExactSizeIterator<Item = RegionId> + use<'a> {
        let around = self.analysis.partition().around(self.id).iter();
        around.map(|around| around.region)
    }

    fn is_inside(&self, point: Point) -> bool {
        let region = self.analysis.region_at(point);
        region.is_some_and(|region| self.analysis.partition().is_small(region))
    }

    fn around(&self, wanted: &dyn Fn(Point) -> bool) -> Vec<Point> {
        let own = Some(self.analysis.partition().color());
        let mut found = Vec::new();
        for &p in self.points() {
            for &q in self.analysis.board().topology().neighbors(p) {
                if self.analysis.board().get(q) != own && wanted(q) {
                    found.push(q);
                }
            }
        }
        reading_order(found)
    }
}
