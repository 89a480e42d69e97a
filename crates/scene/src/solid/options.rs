//! The way a solid is shown.

use pass_alive::Point;

use super::turn::Turn;
use crate::lens::Lens;

/// The way a solid is shown.
#[derive(Debug, Clone, Copy, Default)]
pub struct Solid<'a> {
    /// The direction from which it is seen.
    pub turn: Turn,
    /// The column, row and layer that are shown first, where edges are joined.
    pub first: [u32; 3],
    /// The columns taken away from the left and the right side, the rows from the top and the bottom row
    /// of each layer, and the layers from the first and the last.
    pub peeled: [(u32, u32); 3],
    /// A plane through it.
    pub cut: Option<Cut>,
    /// The points that are shown in full while all others are faded.
    pub chosen: Option<&'a [Point]>,
    /// The marks of a lens.
    pub lens: Lens<'a>,
    /// Points that are lit, such as the surface of a region.
    pub surface: &'a [Point],
    /// The point that is pointed at, whose neighbours and lines of sight are lit.
    pub pointed: Option<Point>,
    /// True if the drawing is as large as the solid in this turn; without it as large as in any turn, so
    /// that it does not jump when the solid is turned.
    pub is_fitted: bool,
}

/// A plane through a solid: the points whose column, row and layer, counted from 0 as they are shown
/// and multiplied by `normal`, add up to `sum`. The points in front of it are taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut {
    /// The factors of column, row and layer.
    pub normal: [i32; 3],
    /// The sum of the points in the plane.
    pub sum: i32,
    /// True if the points behind it are taken away too.
    pub is_single: bool,
}

impl Cut {
    /// Returns `true` if the point at `place` is taken away from a board whose points come nearer by
    /// `approach` along each axis.
    pub(super) fn takes(self, place: [u32; 3], approach: [f64; 3]) -> bool {
        let terms = self.normal.iter().zip(place);
        let sum = terms.map(|(&factor, at)| i64::from(factor) * i64::from(at)).sum::<i64>();
        let terms = self.normal.iter().zip(approach);
        let comes_nearer = terms.map(|(&factor, by)| f64::from(factor) * by).sum::<f64>() >= 0.0;
        let limit = i64::from(self.sum);
        sum != limit && (self.is_single || (sum > limit) == comes_nearer)
    }
}
