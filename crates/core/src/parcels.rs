//! A board divided into its parcels: black blocks, white blocks and empty areas.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use crate::board::{Board, Color};
use crate::topology::{Point, Topology};

/// No parcel.
const NONE: u32 = u32::MAX;

/// A board divided into *parcels*: maximal connected sets of points that are alike, black,
/// white or empty (Benson 1976, section 2, where all three are called blocks).
///
/// Parcels are numbered from 0 in reading order of their first points. The parcels with
/// stones are the blocks of both colours, and the regions of a colour are made of the
/// others: so one division serves both. Found in time linear in points and adjacencies,
/// and stored flat.
///
/// ```
/// use pass_alive::{CastingOut, Color, Parcels, Partition, RegionRule, Suicide};
/// use pass_alive::notation::rows;
/// let (_, board) = rows::read("
///     . X . X O .
///     X X X X O .
///     O O O O O .
/// ").unwrap();
/// let parcels = Parcels::new(&board);
/// assert_eq!(parcels.len(), 5);
/// // The fast way to an answer, without trace: all of this can be used again.
/// let black = Partition::of(&parcels, Color::Black, Suicide::Forbidden);
/// let mut casting_out = CastingOut::default();
/// let survives = casting_out.run(&black, RegionRule::Small, None, &mut ());
/// assert_eq!(survives, [true]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Parcels {
    /// For every point its parcel.
    of_point: Vec<u32>,
    kinds: Vec<Option<Color>>,
    /// The points, parcel by parcel, each in reading order.
    points: Vec<Point>,
    /// The steps over a border, parcel by parcel, each in reading order, with one place
    /// more behind those of each parcel.
    borders: Vec<Border>,
    /// Where the points and border steps of each parcel end.
    spans: Vec<Span>,
}

#[derive(Debug, Clone, Copy)]
struct Span {
    point: u32,
    border: u32,
}

/// A step from a point of a parcel to a point of another.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Border {
    pub(crate) inside: Point,
    /// The other parcel.
    pub(crate) other: u32,
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
        self.flood(board);
        self.list(board.topology());
    }

    /// Finds the parcel of every point, and the number of points and of border steps of
    /// every parcel.
    fn flood(&mut self, board: &Board) {
        let stones = board.stones();
        self.of_point.clear();
        self.of_point.resize(stones.len(), NONE);
        self.kinds.clear();
        self.spans.clear();
        // One more than can be needed: what does not belong is written and not counted,
        // which is faster than to ask first.
        self.points.resize(stones.len() + 1, 0);
        let mut filled = 0;
        let mut total = Span { point: 0, border: 0 };
        for (first, &kind) in stones.iter().enumerate() {
            if self.of_point[first] != NONE {
                continue;
            }
            self.spans.push(total);
            let parcel = self.kinds.len() as u32;
            self.kinds.push(kind);
            self.of_point[first] = parcel;
            self.points[filled] = first as Point;
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
                    total.border += u32::from(!alike);
                }
            }
            total.point = filled as u32;
            // One border step more, for the same reason.
            total.border += 1;
        }
    }

    /// Lists points and border steps in reading order, parcel by parcel.
    fn list(&mut self, topology: &Topology) {
        self.borders.resize(topology.adjacencies() + self.kinds.len(), Border::default());
        let (points, borders) = (&mut self.points[..], &mut self.borders[..]);
        for (inside, &parcel) in (0..).zip(&self.of_point) {
            let Span { point, mut border } = self.spans[parcel as usize];
            points[point as usize] = inside;
            for &outside in topology.neighbors(inside) {
                let other = self.of_point[outside as usize];
                borders[border as usize] = Border { inside, other };
                border += u32::from(other != parcel);
            }
            self.spans[parcel as usize] = Span { point: point + 1, border };
        }
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

    /// The points of `parcel`, in reading order.
    pub fn points(&self, parcel: u32) -> &[Point] {
        let start = if parcel == 0 { 0 } else { self.spans[parcel as usize - 1].point };
        &self.points[start as usize..self.spans[parcel as usize].point as usize]
    }

    /// The steps from `parcel` over its border, those from one point together.
    #[inline]
    pub(crate) fn borders(&self, parcel: u32) -> &[Border] {
        let start = if parcel == 0 { 0 } else { self.spans[parcel as usize - 1].border + 1 };
        &self.borders[start as usize..self.spans[parcel as usize].border as usize]
    }

    /// The first block in reading order that has no liberty.
    pub fn block_without_liberties(&self) -> Option<u32> {
        let empty = |border: &Border| self.kind(border.other).is_none();
        (0..self.len() as u32)
            .filter(|&parcel| self.kind(parcel).is_some())
            .find(|&parcel| !self.borders(parcel).iter().any(empty))
    }
}

/// Numbers are compared without a branch, which on a real board nobody could foresee.
fn number(kind: Option<Color>) -> u8 {
    kind.map_or(2, |color| color as u8)
}
