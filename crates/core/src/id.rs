//! Newtypes for indices: points, blocks, regions, rounds and moments cannot be confused.

use core::fmt::{self, Write};

/// The sentinel for no index, in lists where `Option<u32>` would take twice the memory.
pub(crate) const NONE: u32 = u32::MAX;

/// Defines a newtype of `u32`.
macro_rules! number {
    ($(#[$documentation:meta])* $name:ident) => {
        $(#[$documentation])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[repr(transparent)]
        pub struct $name(u32);

        impl $name {
            /// Creates the value from its number.
            #[inline]
            #[must_use]
            pub const fn new(number: u32) -> Self {
                Self(number)
            }

            /// Its number.
            #[inline]
            #[must_use]
            pub const fn number(self) -> u32 {
                self.0
            }
        }

        impl From<$name> for u32 {
            fn from(id: $name) -> u32 {
                id.0
            }
        }
    };
}

/// Defines a newtype of `u32` that numbers the items of a list.
macro_rules! index {
    ($(#[$documentation:meta])* $name:ident) => {
        number! { $(#[$documentation])* $name }

        impl $name {
            /// Its number as an index of slices.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The first `count` in order.
            #[inline]
            pub(crate) fn first(
                count: u32,
            ) -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
                (0..count).map(Self)
            }
        }
    };
}

index! {
    /// A point of a board, numbered from 0 in reading order where the board has rows.
    ///
    /// Displays as its number; a board knows its name ([`crate::Board::name`]).
    Point
}

index! {
    /// A block of an analysis, numbered from 0 in reading order of the blocks' first stones.
    ///
    /// Displays as its name: A, B … Z, AA, AB …
    ///
    /// ```
    /// use pass_alive::BlockId;
    /// assert_eq!(BlockId::new(0).to_string(), "A");
    /// assert_eq!(BlockId::new(26).to_string(), "AA");
    /// ```
    BlockId
}

index! {
    /// A region of an analysis, numbered from 0 in reading order of the regions' first points.
    ///
    /// Displays as its name: a, b … z, aa, ab …
    ///
    /// ```
    /// assert_eq!(pass_alive::RegionId::new(27).to_string(), "ab");
    /// ```
    RegionId
}

number! {
    /// A round of a run, from 1. Round 0 is before the run: it casts out the blocks outside
    /// the starting set, and discards the regions that never were in the list.
    Round
}

number! {
    /// A moment of a run: moment 0 is the start, and each step leads to the next moment.
    Moment
}

impl Round {
    /// Before the first round.
    pub const START: Self = Self(0);

    /// The round after this one.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl Moment {
    /// The start of a run.
    pub const START: Self = Self(0);

    /// The moment after the next step.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for BlockId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(f, self.0, b'A')
    }
}

impl fmt::Display for RegionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(f, self.0, b'a')
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Writes A … Z, AA … ZZ, AAA and so on, or the same in small letters.
fn write_letters(f: &mut fmt::Formatter<'_>, number: u32, first: u8) -> fmt::Result {
    if number >= 26 {
        write_letters(f, number / 26 - 1, first)?;
    }
    f.write_char(char::from(first + (number % 26) as u8))
}
