//! The places for the results of a batch.

use crate::by_color::ByColor;

/// The places for the results of [`Boards`](crate::Boards) for one colour: for each point of all
/// boards, in their order, a `bool` in each of these slices.
#[derive(Debug)]
pub struct Mask<'a> {
    /// The stones that are unconditionally alive.
    pub alive: &'a mut [bool],
    /// The points that the colour holds: those stones, and the points of the regions vital to one of
    /// their blocks.
    pub held: &'a mut [bool],
}

impl<'a> Mask<'a> {
    /// The masks of each board with `points` points.
    pub(crate) fn each(self, points: usize) -> impl Iterator<Item = Mask<'a>> {
        let alive = self.alive.chunks_exact_mut(points);
        alive.zip(self.held.chunks_exact_mut(points)).map(|(alive, held)| Mask { alive, held })
    }
}

/// The masks of each board with `points` points, for both colours.
pub(crate) fn each(
    masks: ByColor<Mask<'_>>,
    points: usize,
) -> impl Iterator<Item = ByColor<Mask<'_>>> {
    let ByColor { black, white } = masks.map(|mask| mask.each(points));
    black.zip(white).map(|(black, white)| ByColor { black, white })
}
