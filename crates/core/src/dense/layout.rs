//! The bit of each point of a grid.

use super::bits::Bits;
use crate::id::Point;

/// The places of the points of a grid in [`Bits`] of `W` words.
///
/// The rows are dealt to the words like cards: row 0 to word 0, row 1 to word 1, and from the first
/// word again when each has one. The lowest bit of each row belongs to no point, so a row takes one
/// bit more than it has points. 13×13 in four words, with `-` for bits of no point:
///
/// ```text
///          bits 0 to 13     14 to 27         28 to 41         42 to 55
/// word 0   -(row 0)         -(row 4)         -(row 8)         -(row 12)
/// word 1   -(row 1)         -(row 5)         -(row 9)         -------------
/// word 2   -(row 2)         -(row 6)         -(row 10)        -------------
/// word 3   -(row 3)         -(row 7)         -(row 11)        -------------
/// ```
///
/// So the point above another has the same bit in the word before; only from the first word to the
/// last the bits move by a row. All rows of a word are worked on at the same time, and all words
/// together by instructions that take several.
#[derive(Debug, Clone)]
pub(super) struct Layout<const W: usize> {
    columns: u32,
    rows: u32,
    /// All points.
    board: Bits<W>,
}

impl<const W: usize> Layout<W> {
    /// The layout of a grid; `None` if its rows do not fit into the words.
    pub(super) fn new(columns: u32, rows: u32) -> Option<Self> {
        let fits = (1..u64::BITS - 1).contains(&columns)
            && rows > 0
            && rows.div_ceil(W as u32) <= u64::BITS / (columns + 1);
        let mut layout = Self { columns, rows, board: Bits::NONE };
        if !fits {
            return None;
        }
        for row in 0..rows as usize {
            let (word, bit) = layout.row(row);
            layout.board.0[word] |= layout.full_row() << bit;
        }
        Some(layout)
    }

    pub(super) fn columns(&self) -> u32 {
        self.columns
    }

    pub(super) fn rows(&self) -> u32 {
        self.rows
    }

    /// The number of points.
    pub(super) fn len(&self) -> usize {
        (self.columns * self.rows) as usize
    }

    /// All points.
    #[inline]
    pub(super) fn board(&self) -> Bits<W> {
        self.board
    }

    /// A row as the lowest bits of a word.
    #[inline]
    pub(super) fn full_row(&self) -> u64 {
        (1 << self.columns) - 1
    }

    /// The word of a row, and the bit of its first point.
    #[inline]
    pub(super) fn row(&self, row: usize) -> (usize, u32) {
        (row % W, (row / W) as u32 * (self.columns + 1) + 1)
    }

    /// The word and the bit of `point`.
    #[inline]
    pub(super) fn place(&self, point: Point) -> (usize, u32) {
        let (word, bit) = self.row((point.number() / self.columns) as usize);
        (word, bit + point.number() % self.columns)
    }

    /// Returns `true` if `point` is in `set`.
    ///
    /// # Panics
    /// If the grid has no such point.
    #[inline]
    pub(super) fn contains(&self, set: Bits<W>, point: Point) -> bool {
        assert!(point.index() < self.len(), "there is no point {point} on the grid");
        let (word, bit) = self.place(point);
        set.0[word] >> bit & 1 == 1
    }

    /// The points of `set`, in reading order.
    pub(super) fn points(&self, set: Bits<W>) -> impl Iterator<Item = Point> {
        Point::first(self.len() as u32).filter(move |&point| self.contains(set, point))
    }

    /// The first point of `set`, in reading order, alone.
    pub(super) fn first(&self, set: Bits<W>) -> Option<Bits<W>> {
        let filled = |&(word, bit): &(usize, u32)| set.0[word] >> bit & self.full_row() != 0;
        let (word, bit) = (0..self.rows as usize).map(|row| self.row(row)).find(filled)?;
        let mut first = Bits::NONE;
        first.0[word] = 1 << bit << (set.0[word] >> bit).trailing_zeros();
        Some(first)
    }

    /// The components of `set`, in reading order of their first points.
    pub(super) fn components(&self, set: Bits<W>) -> impl Iterator<Item = Bits<W>> {
        let mut rest = set;
        core::iter::from_fn(move || {
            let component = self.flood(self.first(rest)?, rest);
            rest = rest.without(component);
            Some(component)
        })
    }

    /// The points of `within` next to a point of `set`.
    #[inline]
    pub(super) fn next_to(&self, set: Bits<W>, within: Bits<W>) -> Bits<W> {
        let vertical = self.above_and_below(set);
        // A bit that leaves its row comes to the lowest bit of one, which `within` has not.
        Bits::from_fn(|word| {
            (vertical.0[word] | set.0[word] << 1 | set.0[word] >> 1) & within.0[word]
        })
    }

    /// The bits above and below those of `set`, and some that belong to no point.
    #[inline]
    fn above_and_below(&self, set: Bits<W>) -> Bits<W> {
        let row = self.columns + 1;
        Bits::from_fn(|word| {
            let above = if word == 0 { set.0[W - 1] << row } else { set.0[word - 1] };
            let below = if word == W - 1 { set.0[0] >> row } else { set.0[word + 1] };
            above | below
        })
    }

    /// The points of `within` that are connected with one of `from` through `within`, these
    /// included where they belong to it.
    ///
    /// Each turn takes a step up and down, two to the left, and all steps to the right: where a
    /// bit is added to a run of ones, the carry clears them up to the run's end. It goes no further,
    /// because a run never touches that of the next row: the row's lowest bit is zero. A second bit
    /// in the same run falls on a cleared one and is set; it is kept apart from what was cleared.
    ///
    /// Most of the time is spent here: inlined everywhere, 13×13 takes a fifth less and 19×19 a
    /// tenth. (With two steps to the left 19×19 takes as long, and 13×13 a sixth more; in words for
    /// each row, or in sweeps from the first word to the last and back, everything is slower.)
    #[inline(always)]
    pub(super) fn flood(&self, from: Bits<W>, within: Bits<W>) -> Bits<W> {
        let mut found = from;
        loop {
            let vertical = self.above_and_below(found);
            let mut new = 0;
            for word in 0..W {
                let (before, run) = (found.0[word], within.0[word]);
                let mut after = (before | vertical.0[word] | before >> 1) & run;
                after |= (run.wrapping_add(after) ^ run) & run;
                new |= after ^ before;
                found.0[word] = after;
            }
            if new == 0 {
                return found;
            }
        }
    }
}
