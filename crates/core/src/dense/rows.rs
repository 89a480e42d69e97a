//! Boards in reading order, read into bits, and sets written from them.

use super::bits::Bits;
use super::layout::Layout;
use crate::by_color::ByColor;
use crate::color::Color;
use crate::point_set::{self, PointSet};

/// The words for all points of a board in reading order without gaps. [`Layout`] leaves at least
/// one bit of each word unused, so a board has at most 8 × 63 points; the last word is never used
/// and stands behind every word that is.
type Line = [u64; 9];

/// The maximum number of points of a board, as whole groups of eight.
const MAX_POINTS: usize = 8 * 63;

/// The lowest bit of each byte.
const LOW: u64 = u64::from_le_bytes([1; 8]);

/// Moves the lowest bit of each byte to the highest byte: the factor has a bit for each that shifts
/// it there, and no two of the products meet.
const GATHER: u64 = 0x0102_0408_1020_4080;

/// The black and the white stones of a board given as bytes: 0 is empty, 1 black, and white has
/// the second bit set, as 2 and 255 have.
pub(super) fn read<const W: usize>(layout: &Layout<W>, bytes: &[u8]) -> ByColor<Bits<W>> {
    let mut lines: ByColor<Line> = ByColor::default();
    let both = lines.black.iter_mut().zip(&mut lines.white);
    for (points, (black, white)) in bytes.chunks(64).zip(both) {
        let (eights, rest) = points.as_chunks();
        let last = rest.iter().rev().fold(0, |eight, &byte| eight << 8 | u64::from(byte));
        let eights = eights.iter().map(|&eight| u64::from_le_bytes(eight)).chain([last]);
        // Where eight groups fill the word, the rest is empty, and no shift is left for it.
        for (eight, shift) in eights.zip((0..64).step_by(8)) {
            *black |= ((eight & LOW).wrapping_mul(GATHER) >> 56) << shift;
            *white |= ((eight >> 1 & LOW).wrapping_mul(GATHER) >> 56) << shift;
        }
        *black &= !*white;
    }
    let mut stones = ByColor::from_fn(|_| Bits::NONE);
    let mut start = 0;
    for row in 0..layout.rows() as usize {
        let (word, bit) = layout.row(row);
        for (color, set) in stones.as_mut() {
            let line = &lines[color];
            let (low, high) = (line[start / 64], line[start / 64 + 1]);
            // Two shifts, because one by 64 is none.
            let points = low >> (start % 64) | high << 1 << (63 - start % 64);
            set.0[word] |= (points & layout.full_row()) << bit;
        }
        start += layout.columns() as usize;
    }
    stones
}

/// The same for stones.
pub(super) fn read_stones<const W: usize>(
    layout: &Layout<W>,
    stones: &[Option<Color>],
) -> ByColor<Bits<W>> {
    let mut bytes = [0; MAX_POINTS];
    for (byte, stone) in bytes.iter_mut().zip(stones) {
        *byte = match stone {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
    }
    read(layout, &bytes[..stones.len()])
}

/// Writes the points of `set` into an empty set in reading order.
pub(super) fn write<const W: usize>(layout: &Layout<W>, set: Bits<W>, points: &mut PointSet) {
    // Amid a game most sets are empty.
    if !set.is_empty() {
        points.words_mut().copy_from_slice(&line(layout, set)[..8]);
    }
}

/// Writes for each point of a board in reading order whether it is in `set`.
pub(super) fn mark<const W: usize>(layout: &Layout<W>, set: Bits<W>, mask: &mut [bool]) {
    if set.is_empty() {
        mask.fill(false);
    } else {
        point_set::mark(&line(layout, set), mask);
    }
}

/// The points of `set` in reading order.
#[inline]
fn line<const W: usize>(layout: &Layout<W>, set: Bits<W>) -> Line {
    let mut line: Line = [0; 9];
    let mut start = 0;
    for row in 0..layout.rows() as usize {
        let (word, bit) = layout.row(row);
        let points = set.0[word] >> bit & layout.full_row();
        line[start / 64] |= points << (start % 64);
        line[start / 64 + 1] |= points >> 1 >> (63 - start % 64);
        start += layout.columns() as usize;
    }
    line
}
