//! A value for each colour.

use core::ops::{Index, IndexMut};

use crate::color::Color;

/// A value for Black and one for White.
///
/// ```
/// use pass_alive::{ByColor, Color};
/// let mut stones = ByColor { black: 3, white: 5 };
/// stones[Color::Black] += 1;
/// assert_eq!(stones.map(|stones| stones > 4), ByColor { black: false, white: true });
/// assert!(stones.into_iter().eq([(Color::Black, 4), (Color::White, 5)]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByColor<T> {
    /// Black's value.
    pub black: T,
    /// White's value.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Creates the value of each colour, Black's first.
    #[inline]
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self { black: value(Color::Black), white: value(Color::White) }
    }

    /// References to both values.
    #[inline]
    #[must_use]
    pub const fn as_ref(&self) -> ByColor<&T> {
        ByColor { black: &self.black, white: &self.white }
    }

    /// Mutable references to both values.
    #[inline]
    pub const fn as_mut(&mut self) -> ByColor<&mut T> {
        ByColor { black: &mut self.black, white: &mut self.white }
    }

    /// Applies `function` to both values, Black's first.
    #[inline]
    pub fn map<U>(self, mut function: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { black: function(self.black), white: function(self.white) }
    }

    /// Pairs of the values of `self` and `other`.
    #[inline]
    pub fn zip<U>(self, other: ByColor<U>) -> ByColor<(T, U)> {
        ByColor { black: (self.black, other.black), white: (self.white, other.white) }
    }

    /// The colours with references to their values, Black first.
    #[inline]
    pub fn iter(&self) -> core::array::IntoIter<(Color, &T), 2> {
        self.as_ref().into_iter()
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

/// The colours with their values, Black first.
impl<T> IntoIterator for ByColor<T> {
    type Item = (Color, T);
    type IntoIter = core::array::IntoIter<(Color, T), 2>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        [(Color::Black, self.black), (Color::White, self.white)].into_iter()
    }
}

impl<'a, T> IntoIterator for &'a ByColor<T> {
    type Item = (Color, &'a T);
    type IntoIter = core::array::IntoIter<(Color, &'a T), 2>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
