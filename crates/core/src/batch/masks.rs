//! The results of a batch.

use crate::batch::BadBoards;
use crate::color::Color;

/// The places for the results of [`Boards`](crate::Boards): for each point of all boards, in their
/// order, a `bool` in each of these slices.
#[derive(Debug)]
pub struct Masks<'a> {
    /// The stones of Black's blocks that are alive.
    pub black_alive: &'a mut [bool],
    /// The points that Black holds: those stones, and the points of the regions vital to one of
    /// their blocks.
    pub black_held: &'a mut [bool],
    /// The stones of White's blocks that are alive.
    pub white_alive: &'a mut [bool],
    /// The points that White holds.
    pub white_held: &'a mut [bool],
}

impl<'a> Masks<'a> {
    /// Checks that each slice has so many `points`.
    pub(crate) fn check(&self, points: usize) -> Result<(), BadBoards> {
        let lengths = [&self.black_alive, &self.black_held, &self.white_alive, &self.white_held]
            .map(|mask| mask.len());
        match lengths.into_iter().find(|&length| length != points) {
            Some(given) => Err(BadBoards::Masks { given, points }),
            None => Ok(()),
        }
    }

    /// The masks of each colour: alive stones, held points.
    pub(crate) fn of_colors(self) -> [(Color, &'a mut [bool], &'a mut [bool]); 2] {
        [
            (Color::Black, self.black_alive, self.black_held),
            (Color::White, self.white_alive, self.white_held),
        ]
    }

    /// The masks of each board, which has so many `points`.
    pub(crate) fn each(self, points: usize) -> impl Iterator<Item = Masks<'a>> {
        let black = self.black_alive.chunks_exact_mut(points);
        let black = black.zip(self.black_held.chunks_exact_mut(points));
        let white = self.white_alive.chunks_exact_mut(points);
        let white = white.zip(self.white_held.chunks_exact_mut(points));
        black.zip(white).map(|((black_alive, black_held), (white_alive, white_held))| Masks {
            black_alive,
            black_held,
            white_alive,
            white_held,
        })
    }
}
