//! A board divided into its parcels: black blocks, white blocks and empty areas.

use std::hint::select_unpredictable;

use crate::board::{Board, Color};
use crate::topology::Point;

/// No parcel.
const NONE: u32 = u32::MAX;

/// A board divided into *parcels*: maximal connected sets of points that are alike, black,
/// white or empty (Benson 1976, section 2, where all three are called blocks).
///
/// Parcels are numbered from 0 in reading order of their first points. The parcels with
/// stones are the blocks of both colours, and the regions of a colour are made of the
/// others: so one division serves both. Found in time linear in points and adjacencies,
/// and stored flat.
#[derive(Debug, Clone, Default)]
pub struct Parcels {
    /// For every point its parcel.
    of_point: Vec<u32>,
    kinds: Vec<Option<Color>>,
    /// The points, parcel by parcel.
    points: Vec<Point>,
    point_starts: Vec<u32>,
    /// The steps over a border, parcel by parcel, point by point.
    borders: Vec<Border>,
    border_starts: Vec<u32>,
}

/// A point of a parcel that is next to a point of another.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Border {
    pub(crate) inside: Point,
    pub(crate) outside: Point,
}

impl Parcels {
    /// Divides `board`.
    pub fn new(board: &Board) -> Self {
        let mut parcels = Self::default();
        parcels.divide(board);
        parcels
    }

    /// Divides another board, in the memory of this one.
    pub fn divide(&mut self, board: &Board) {
        let stones = board.stones();
        self.of_point.clear();
        self.of_point.resize(stones.len(), NONE);
        self.kinds.clear();
        self.point_starts.clear();
        self.border_starts.clear();
        // One more than can be needed: what does not belong is written and not counted,
        // which is faster than to ask first.
        self.points.resize(stones.len() + 1, 0);
        self.borders.resize(board.topology().adjacencies() + 1, Border::default());
        let (mut filled, mut borders) = (0, 0);
        for first in 0..stones.len() {
            if self.of_point[first] == NONE {
                self.point_starts.push(filled as u32);
                self.border_starts.push(borders as u32);
                (filled, borders) = self.flood(board, first as Point, filled, borders);
            }
        }
        self.point_starts.push(filled as u32);
        self.border_starts.push(borders as u32);
    }

    /// Finds the parcel of `first`. Takes and gives the number of points and of border
    /// steps found.
    fn flood(
        &mut self,
        board: &Board,
        first: Point,
        mut filled: usize,
        mut borders: usize,
    ) -> (usize, usize) {
        let stones = board.stones();
        let kind = stones[first as usize];
        let parcel = self.kinds.len() as u32;
        self.kinds.push(kind);
        self.of_point[first as usize] = parcel;
        self.points[filled] = first;
        let mut next = filled;
        filled += 1;
        while next < filled {
            let inside = self.points[next];
            next += 1;
            for &outside in board.topology().neighbors(inside) {
                let alike = number(stones[outside as usize]) == number(kind);
                let found = &mut self.of_point[outside as usize];
                let new = alike & (*found == NONE);
                *found = select_unpredictable(alike, parcel, *found);
                self.points[filled] = outside;
                filled += usize::from(new);
                self.borders[borders] = Border { inside, outside };
                borders += usize::from(!alike);
            }
        }
        (filled, borders)
    }

    /// The number of parcels.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Whether the board has no point.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// The parcel that `point` belongs to.
    ///
    /// # Panics
    /// If the board has no such point.
    #[inline]
    pub fn parcel_at(&self, point: Point) -> u32 {
        self.of_point[point as usize]
    }

    pub(crate) fn of_points(&self) -> &[u32] {
        &self.of_point
    }

    /// What is on the points of `parcel`.
    #[inline]
    pub fn kind(&self, parcel: u32) -> Option<Color> {
        self.kinds[parcel as usize]
    }

    pub(crate) fn kinds(&self) -> &[Option<Color>] {
        &self.kinds
    }

    /// The points of `parcel`, its first in reading order first, the others in no order.
    pub fn points(&self, parcel: u32) -> &[Point] {
        let parcel = parcel as usize;
        &self.points[self.point_starts[parcel] as usize..self.point_starts[parcel + 1] as usize]
    }

    /// The steps from `parcel` over its border, those from one point together.
    #[inline]
    pub(crate) fn borders(&self, parcel: u32) -> &[Border] {
        let parcel = parcel as usize;
        &self.borders[self.border_starts[parcel] as usize..self.border_starts[parcel + 1] as usize]
    }

    /// The first block in reading order that has no liberty.
    pub fn block_without_liberties(&self) -> Option<u32> {
        let empty = |border: &Border| self.kind(self.parcel_at(border.outside)).is_none();
        (0..self.len() as u32)
            .filter(|&parcel| self.kind(parcel).is_some())
            .find(|&parcel| !self.borders(parcel).iter().any(empty))
    }
}

/// Numbers are compared without a branch, which on a real board nobody could foresee.
fn number(kind: Option<Color>) -> u8 {
    kind.map_or(2, |color| color as u8)
}
