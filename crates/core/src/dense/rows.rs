//! Boards as rows of bytes, read into bits and written from them.

use super::bits::Bits;
use super::layout::Layout;
use crate::board::Color;

/// The words for all points of a board in reading order without gaps. [`Layout`] leaves at least
/// one bit of each word unused, so a board has at most 8 × 63 points; the last word is never used
/// and stands behind every word that is.
type Line = [u64; 9];

/// The most points that a board has, as whole groups of eight.
const MOST_POINTS: usize = 8 * 63;

/// The lowest bit of each byte.
const LOW: u64 = u64::from_le_bytes([1; 8]);

/// Moves the lowest bit of each byte to the highest byte: the factor has a bit for each that shifts
/// it there, and no two of the products meet.
const GATHER: u64 = 0x0102_0408_1020_4080;

/// The eight bits of each byte.
const EIGHT: [[bool; 8]; 256] = {
    let mut eight = [[false; 8]; 256];
    let mut number = 0;
    while number < 8 * 256 {
        eight[number / 8][number % 8] = (number / 8) >> (number % 8) & 1 == 1;
        number += 1;
    }
    eight
};

/// The black and the white stones of a board given as bytes: 0 is empty, 1 black, and white has
/// the second bit set, as 2 and 255 have.
pub(super) fn read<const W: usize>(layout: &Layout<W>, bytes: &[u8]) -> [Bits<W>; 2] {
    let mut lines: [Line; 2] = [[0; 9]; 2];
    let mut put = |group: usize, eight: [u8; 8]| {
        let eight = u64::from_le_bytes(eight);
        let first = (eight & LOW).wrapping_mul(GATHER) >> 56;
        let white = (eight >> 1 & LOW).wrapping_mul(GATHER) >> 56;
        lines[0][group / 8] |= (first & !white) << (group % 8 * 8);
        lines[1][group / 8] |= white << (group % 8 * 8);
    };
    let (groups, rest) = bytes.as_chunks();
    for (group, &eight) in groups.iter().enumerate() {
        put(group, eight);
    }
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    put(groups.len(), last);
    let mut stones = [Bits::NONE; 2];
    let mut start = 0;
    for row in 0..layout.rows() as usize {
        let (word, bit) = layout.row(row);
        for (set, line) in stones.iter_mut().zip(&lines) {
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
) -> [Bits<W>; 2] {
    let mut bytes = [0; MOST_POINTS];
    for (byte, stone) in bytes.iter_mut().zip(stones) {
        *byte = match stone {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
    }
    read(layout, &bytes[..stones.len()])
}

/// Writes for each point of a board whether it is in `set`.
pub(super) fn write<const W: usize>(layout: &Layout<W>, set: Bits<W>, mask: &mut [bool]) {
    if set.is_empty() {
        mask.fill(false);
        return;
    }
    let mut line: Line = [0; 9];
    let mut start = 0;
    for row in 0..layout.rows() as usize {
        let (word, bit) = layout.row(row);
        let points = set.0[word] >> bit & layout.full_row();
        line[start / 64] |= points << (start % 64);
        line[start / 64 + 1] |= points >> 1 >> (63 - start % 64);
        start += layout.columns() as usize;
    }
    let (groups, rest) = mask.as_chunks_mut();
    let mut bytes = line.iter().flat_map(|word| word.to_le_bytes());
    for (group, byte) in groups.iter_mut().zip(&mut bytes) {
        *group = EIGHT[byte as usize];
    }
    let byte = bytes.next().unwrap_or(0);
    rest.copy_from_slice(&EIGHT[byte as usize][..rest.len()]);
}
