//! The points next to each point.

use alloc::vec;
use alloc::vec::Vec;

use crate::bits::{Bits, each};
use crate::plane::Plane;

/// The neighbours of each point.
#[derive(Debug, Clone)]
pub struct Neighbors {
    sides: Vec<Bits>,
    diagonals: Vec<Bits>,
}

impl Neighbors {
    /// Those of a board of `columns` by `rows` points, at most 127 in all.
    #[must_use]
    pub fn of_grid(columns: u32, rows: u32) -> Self {
        let (columns, rows) = (columns as i32, rows as i32);
        Self::new(columns, rows, |column, row| {
            let is_on_board = (0..columns).contains(&column) && (0..rows).contains(&row);
            is_on_board.then_some(row * columns + column)
        })
    }

    /// Those of a board. A point is also next to those right above and below it; diagonally it touches points
    /// of its own layer only.
    #[must_use]
    pub fn of(plane: &Plane) -> Self {
        let mut stacked = Self::apart(plane);
        let size = (plane.columns * plane.rows) as usize;
        for lower in size..plane.len() as usize {
            stacked.sides[lower] |= 1 << (lower - size);
            stacked.sides[lower - size] |= 1 << lower;
        }
        stacked
    }

    /// Those of layers that have nothing to do with each other.
    // Once in the build for the page.
    #[inline(never)]
    pub(crate) fn apart(plane: &Plane) -> Self {
        let size = (plane.columns * plane.rows) as usize;
        let mut all = Self::of_grid(plane.columns, plane.rows);
        for list in [&mut all.sides, &mut all.diagonals] {
            for point in size..plane.len() as usize {
                list[point] = list[point - size] << size;
                list.push(0);
            }
        }
        all
    }

    /// Those of a board on which `at` says what point is at a column and row, which may be one
    /// beside the board. `columns * rows` is the number of one more point, for all that is off the
    /// board.
    #[must_use]
    pub fn new(columns: i32, rows: i32, at: impl Fn(i32, i32) -> Option<i32>) -> Self {
        let around = |steps: [(i32, i32); 4]| {
            let mut found = vec![0; (columns * rows) as usize + 1];
            for here in 0..columns * rows {
                let (column, row) = (here % columns, here / columns);
                for there in steps.iter().filter_map(|step| at(column + step.0, row + step.1)) {
                    if there != here {
                        found[here as usize] |= 1 << there;
                        found[there as usize] |= 1 << here;
                    }
                }
            }
            found
        };
        Self {
            sides: around([(1, 0), (-1, 0), (0, 1), (0, -1)]),
            diagonals: around([(1, 1), (-1, 1), (1, -1), (-1, -1)]),
        }
    }

    /// The points next to a set, of which some may be in it.
    #[must_use]
    pub fn next_to(&self, set: Bits) -> Bits {
        each(set).fold(0, |found, bit| found | self.sides[bit.trailing_zeros() as usize])
    }

    /// The same with the points that touch it diagonally.
    #[must_use]
    pub fn next_to_or_touching(&self, set: Bits) -> Bits {
        each(set).fold(self.next_to(set), |found, bit| {
            found | self.diagonals[bit.trailing_zeros() as usize]
        })
    }

    /// The connected part of a set that `first`, a point of it, belongs to.
    #[must_use]
    pub fn part(&self, set: Bits, first: Bits, diagonally: bool) -> Bits {
        let mut part = first;
        let mut edge = first;
        while edge != 0 {
            let around = match diagonally {
                true => self.next_to_or_touching(edge),
                false => self.next_to(edge),
            };
            edge = around & set & !part;
            part |= edge;
        }
        part
    }

    /// The connected parts of a set, in the order of their first points.
    #[must_use]
    pub fn parts(&self, mut set: Bits, diagonally: bool) -> Vec<Bits> {
        let mut parts = Vec::new();
        while set != 0 {
            let part = self.part(set, set & set.wrapping_neg(), diagonally);
            set &= !part;
            parts.push(part);
        }
        parts
    }
}
