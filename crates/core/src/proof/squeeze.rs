//! The position that shows why unconditionally alive blocks cannot be captured.

use crate::board::Board;
use crate::id::{BlockId, NONE, Point, RegionId};
use crate::proof::execution::Execution;
use crate::proof::plan::Plan;
use crate::proof::sequence::Sequence;
use alloc::vec::Vec;

/// The position after the attacker has captured everything that can be captured and filled
/// everything that can be filled. Every move left is suicide; with suicide allowed it only
/// empties its own region again, or does nothing if that is a single point.
#[derive(Debug, Clone)]
pub struct Squeeze<'a> {
    plan: &'a Plan<'a>,
    captures: Sequence,
    fills: Vec<Point>,
    board: Board,
}

/// The reason that a block cannot be captured: it has two regions in each of which one point
/// is left that the attacker cannot take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Obstruction {
    /// The block.
    pub block: BlockId,
    /// The first two of its vital regions.
    pub last_points: [LastPoint; 2],
}

/// The last empty point of a vital region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastPoint {
    /// The region.
    pub region: RegionId,
    /// The point where a stone of the attacker would fill the region and have no liberty.
    pub point: Point,
    /// The blocks next to the region, in order, each with another liberty that it has: the
    /// stone captures none of them.
    pub other_liberties: Vec<(BlockId, Point)>,
}

impl<'a> Squeeze<'a> {
    /// Fills the board after the captures.
    pub(super) fn after(captures: Execution<'a>) -> Self {
        let Execution { plan, sequence, mut occupied, .. } = captures;
        let analysis = plan.analysis;
        let is_alive = |point| analysis.block_at(point).is_some_and(|block| block.is_alive());
        let mut board = analysis.board().clone();
        let attacker = Some(analysis.color().other());
        let mut areas = Areas::new(&board, &is_alive, &occupied);
        let mut fills = Vec::new();
        for point in board.points() {
            if is_alive(point) {
                continue;
            }
            if !occupied[point.index()] && areas.take(point) {
                occupied[point.index()] = true;
                fills.push(point);
            }
            board.set(point, attacker.filter(|_| occupied[point.index()]));
        }
        Self { plan, captures: sequence, fills, board }
    }

    /// The captures, which come first.
    #[must_use]
    pub fn captures(&self) -> &Sequence {
        &self.captures
    }

    /// The moves after them, which capture nothing.
    #[must_use]
    pub fn fills(&self) -> &[Point] {
        &self.fills
    }

    /// All moves that lead to the squeezed board.
    pub fn moves(&self) -> impl Iterator<Item = Point> {
        self.captures.steps().map(|step| step.point).chain(self.fills.iter().copied())
    }

    /// The position reached: one empty point in every area between the blocks that are
    /// unconditionally alive.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The reason that `block` cannot be captured; `None` if it is not unconditionally alive.
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn obstruction(&self, block: BlockId) -> Option<Obstruction> {
        let analysis = self.plan.analysis;
        if !analysis.block(block).is_alive() {
            return None;
        }
        let mut vital = analysis.block(block).vital_regions(analysis.trace().last_moment());
        let mut last_point = || self.last_point(vital.next()?.id());
        let last_points = [last_point()?, last_point()?];
        Some(Obstruction { block, last_points })
    }

    fn last_point(&self, region: RegionId) -> Option<LastPoint> {
        let analysis = self.plan.analysis;
        let is_left = |point: Point| self.board.get(point).is_none();
        let mut points = analysis.members().region(region).iter().copied();
        let point = points.find(|&point| is_left(point))?;
        let mut other_liberties = Vec::new();
        for pair in analysis.incidences().neighbors(region) {
            let exterior = self.plan.contacts.of(pair.block).iter();
            let mut others = exterior.map(|contact| contact.point).filter(|&other| other != point);
            other_liberties.push((pair.block, others.find(|&other| is_left(other))?));
        }
        Some(LastPoint { region, point, other_liberties })
    }
}

/// The maximal connected sets of points without a stone that is unconditionally alive.
struct Areas {
    of_point: Vec<u32>,
    /// The number of empty points of each.
    room: Vec<u32>,
}

impl Areas {
    fn new(board: &Board, is_alive: &dyn Fn(Point) -> bool, occupied: &[bool]) -> Self {
        let mut areas = Self { of_point: vec![NONE; board.len()], room: Vec::new() };
        let mut found = Vec::new();
        for first in board.points() {
            if is_alive(first) || areas.of_point[first.index()] != NONE {
                continue;
            }
            let area = areas.room.len() as u32;
            areas.of_point[first.index()] = area;
            found.clear();
            board.topology().flood(first, &mut found, |q| {
                let area_of = &mut areas.of_point[q.index()];
                let enters = *area_of == NONE && !is_alive(q);
                if enters {
                    *area_of = area;
                }
                enters
            });
            let room = found.iter().filter(|&&point| !occupied[point.index()]).count() as u32;
            areas.room.push(room);
        }
        areas
    }

    /// Takes the point for a stone unless it is the last of its area; returns `true` if it did.
    fn take(&mut self, point: Point) -> bool {
        let room = &mut self.room[self.of_point[point.index()] as usize];
        let more = *room > 1;
        *room -= u32::from(more);
        more
    }
}
