//! One colour's stones, and the regions that can be healthy.

use super::bits::Bits;
use super::layout::Layout;
use crate::by_color::ByColor;
use crate::color::Color;
use crate::health::is_required;
use crate::rules::Suicide;

/// The points of a board as one colour sees them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Side<const W: usize> {
    /// The stones of the colour.
    pub(super) own: Bits<W>,
    pub(super) empty: Bits<W>,
    /// The points that regions are made of: all without a stone of the colour.
    pub(super) open: Bits<W>,
    /// Those that health requires to be next to a block.
    pub(super) required: Bits<W>,
}

impl<const W: usize> Side<W> {
    /// The side of `color` on a board with the black and the white `stones`.
    #[inline]
    pub(super) fn new(
        layout: &Layout<W>,
        stones: ByColor<Bits<W>>,
        color: Color,
        suicide: Suicide,
    ) -> Self {
        let own = stones[color];
        let open = layout.board().without(own);
        let empty = open.without(stones[color.other()]);
        let enemies = is_required(Some(color.other()), suicide);
        Self { own, empty, open, required: if enemies { open } else { empty } }
    }

    /// The points of the regions that can be healthy for a block: those without a required point
    /// that is next to no stone of the colour at all. All others are flooded at once from such
    /// points. In most positions of a game little or nothing is left.
    ///
    /// Every such region is next to a block. It has a required point, because an enemy block with a
    /// liberty is not alone in it, and that point is next to a stone.
    pub(super) fn candidates(&self, layout: &Layout<W>) -> Bits<W> {
        let isolated = self.required.without(layout.next_to(self.own, self.required));
        self.open.without(layout.flood(isolated, self.open))
    }
}
