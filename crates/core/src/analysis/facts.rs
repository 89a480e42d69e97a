//! The findings of an analysis, from which blocks and regions answer questions.

use alloc::vec::Vec;

use crate::analysis::members::Members;
use crate::analysis::rules::Rules;
use crate::analysis::trace::Trace;
use crate::board::{Board, Color};
use crate::id::{BlockId, Moment};
use crate::partition::Partition;
use crate::topology::{Point, reading_order};

/// The findings of an analysis.
#[derive(Debug, Clone)]
pub(crate) struct Facts {
    pub(crate) board: Board,
    pub(crate) color: Color,
    pub(crate) rules: Rules,
    pub(crate) partition: Partition,
    pub(crate) members: Members,
    pub(crate) trace: Trace,
    /// For each region the first neighbour whose removal caused it to be discarded; only
    /// meaningful for discarded regions.
    pub(crate) first_lost: Vec<BlockId>,
}

impl Facts {
    pub(super) fn stone(&self, point: Point) -> Option<Color> {
        self.board.get(point)
    }

    pub(super) fn same_round(&self, one: Moment, other: Moment) -> bool {
        self.trace.step_number(one).round == self.trace.step_number(other).round
    }

    /// Returns `true` if no stone of the colour is next to `point`.
    pub(super) fn is_interior(&self, point: Point) -> bool {
        let mut neighbors = self.board.topology().neighbors(point).iter();
        neighbors.all(|&q| self.stone(q) != Some(self.color))
    }

    pub(super) fn is_in_small_region(&self, point: Point) -> bool {
        let region = self.partition.region_at(point);
        region.is_some_and(|region| self.partition.incidences().is_small(region))
    }

    /// The points next to one of `points` for which `wanted` is true, in reading order.
    pub(super) fn next_to(&self, points: &[Point], wanted: &dyn Fn(Point) -> bool) -> Vec<Point> {
        let neighbors = points.iter().flat_map(|&point| self.board.topology().neighbors(point));
        reading_order(neighbors.copied().filter(|&point| wanted(point)).collect())
    }
}
