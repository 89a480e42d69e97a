//! Sets of points.

use alloc::boxed::Box;
use core::fmt;

use crate::id::Point;

/// The words of a set that is stored in place. Every grid that [`crate::dense`] takes has fewer than
/// 512 points.
const WORDS_IN_PLACE: usize = 8;

/// The bits of each byte, as truth values.
const BITS_OF_BYTE: [[bool; 8]; 256] = {
    let mut bits = [[false; 8]; 256];
    let mut number = 0;
    while number < 8 * 256 {
        bits[number / 8][number % 8] = (number / 8) >> (number % 8) & 1 == 1;
        number += 1;
    }
    bits
};

/// A set of points of a board, one bit for each point in reading order.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PointSet {
    /// The number of points of the board.
    points: u32,
    words: Words,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Words {
    InPlace([u64; WORDS_IN_PLACE]),
    Allocated(Box<[u64]>),
}

impl PointSet {
    /// The empty set on a board with `points` points.
    #[inline]
    pub(crate) fn new(points: usize) -> Self {
        let words = points.div_ceil(u64::BITS as usize);
        let words = match words {
            0..=WORDS_IN_PLACE => Words::InPlace([0; WORDS_IN_PLACE]),
            _ => Words::Allocated(vec![0; words].into()),
        };
        Self { points: points as u32, words }
    }

    /// The number of points of the board.
    pub(crate) fn board_len(&self) -> usize {
        self.points as usize
    }

    /// The bits; those beyond the last point are zero.
    pub(crate) fn words(&self) -> &[u64] {
        match &self.words {
            Words::InPlace(words) => words,
            Words::Allocated(words) => words,
        }
    }

    /// The bits, to be changed; those beyond the last point stay zero.
    #[inline]
    pub(crate) fn words_mut(&mut self) -> &mut [u64] {
        match &mut self.words {
            Words::InPlace(words) => words,
            Words::Allocated(words) => words,
        }
    }

    /// Adds a point of the board.
    pub(crate) fn insert(&mut self, point: Point) {
        let (word, bit) = place(point);
        self.words_mut()[word] |= 1 << bit;
    }

    /// Returns `true` if `point` is in the set.
    ///
    /// # Panics
    /// If the board has no such point.
    pub(crate) fn contains(&self, point: Point) -> bool {
        assert!(point < Point::new(self.points), "there is no point {point} on the board");
        let (word, bit) = place(point);
        self.words()[word] >> bit & 1 == 1
    }

    /// The number of points in the set.
    pub(crate) fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The points in reading order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Point> + Clone {
        (0..).zip(self.words()).flat_map(|(number, &word)| {
            let mut rest = word;
            core::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(Point::new(u64::BITS * number + bit))
            })
        })
    }

    /// Writes for each point of the board whether it is in the set.
    ///
    /// # Panics
    /// If the mask has another length than the board has points.
    pub(crate) fn mark(&self, mask: &mut [bool]) {
        assert!(mask.len() == self.board_len(), "a mask of another length");
        mark(self.words(), mask);
    }
}

/// Writes the bits of `words` into `mask`, one for each entry.
///
/// # Panics
/// If there are fewer bits than entries.
#[inline]
pub(crate) fn mark(words: &[u64], mask: &mut [bool]) {
    assert!(mask.len().div_ceil(64) <= words.len(), "a bit for each entry");
    for (entries, word) in mask.chunks_mut(64).zip(words) {
        let eights = word.to_le_bytes().map(|byte| BITS_OF_BYTE[byte as usize]);
        let bits = eights.as_flattened();
        entries.copy_from_slice(&bits[..entries.len()]);
    }
}

/// The word and the bit of a point.
#[inline]
fn place(point: Point) -> (usize, u32) {
    ((point.number() / u64::BITS) as usize, point.number() % u64::BITS)
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
