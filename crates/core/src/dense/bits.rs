//! Sets of points as bits.

use core::ops::{BitAnd, BitOr, BitOrAssign};

/// A set of points of a grid, a bit each. [`Layout`](super::layout::Layout) says which bit belongs
/// to which point. A bit that belongs to none is zero in every set, so that a set is never
/// inverted: the points outside it are `board.without(set)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits<const W: usize>(pub(super) [u64; W]);

impl<const W: usize> Bits<W> {
    pub(super) const NONE: Self = Self([0; W]);

    /// The set whose words `word` makes.
    #[inline]
    pub(super) fn from_fn(word: impl FnMut(usize) -> u64) -> Self {
        Self(core::array::from_fn(word))
    }

    /// The points that are not in `other`.
    #[inline]
    pub(super) fn without(self, other: Self) -> Self {
        Self::from_fn(|word| self.0[word] & !other.0[word])
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Returns `true` if no point is missing in `other`.
    #[inline]
    pub(super) fn is_within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Returns `true` if a point is also in `other`.
    #[inline]
    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// One of the points alone, if there is one. It looks at every word, because which one has the
    /// first point cannot be predicted.
    #[inline]
    pub(super) fn one(self) -> Option<Self> {
        let mut rest = u64::MAX;
        let one = Self::from_fn(|word| {
            let lowest = lowest(self.0[word]) & rest;
            rest = if lowest == 0 { rest } else { 0 };
            lowest
        });
        (rest == 0).then_some(one)
    }

    /// The number of points, where two stands for all numbers above it too.
    #[inline]
    pub(super) fn up_to_two(self) -> usize {
        let (mut once, mut twice) = (0, 0);
        for word in self.0 {
            twice |= once & word;
            once |= word;
        }
        twice |= once ^ lowest(once);
        usize::from(once != 0) + usize::from(twice != 0)
    }

    /// The word and the bit of each point.
    pub(super) fn places(self) -> impl Iterator<Item = (usize, u32)> {
        self.0.into_iter().enumerate().flat_map(|(word, mut rest)| {
            core::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros());
                rest ^= lowest(rest);
                Some((word, bit?))
            })
        })
    }
}

/// The lowest bit of a word alone.
#[inline]
fn lowest(word: u64) -> u64 {
    word & word.wrapping_neg()
}

impl<const W: usize> BitAnd for Bits<W> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::from_fn(|word| self.0[word] & other.0[word])
    }
}

impl<const W: usize> BitOr for Bits<W> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::from_fn(|word| self.0[word] | other.0[word])
    }
}

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
