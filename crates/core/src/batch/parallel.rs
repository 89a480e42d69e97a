//! Many boards, decided on all cores.

use rayon::prelude::*;

use crate::batch::{BadBoards, Boards, Masks};
use crate::color::Suicide;
use crate::judge::Judge;

/// The shares of the boards for each core: several, because some boards take longer than others.
const SHARES: usize = 16;

impl Judge {
    /// [`Judge::many`] on all threads of the current [`rayon::ThreadPool`], with a judge for each
    /// share of the boards: the same results, and the same error. Feature `rayon`.
    ///
    /// # Errors
    /// Those of [`Judge::many`], for the first board in order that has one.
    pub fn many_on_all_cores(
        boards: Boards<'_>,
        suicide: Suicide,
        masks: Masks<'_>,
    ) -> Result<(), BadBoards> {
        masks.check(boards.points())?;
        let share = boards.len().div_ceil(SHARES * rayon::current_num_threads()).max(1);
        let points = share * boards.grid().len();
        let Masks { black_alive, black_held, white_alive, white_held } = masks;
        let shares = (
            boards.shares(share),
            black_alive.par_chunks_mut(points),
            black_held.par_chunks_mut(points),
            white_alive.par_chunks_mut(points),
            white_held.par_chunks_mut(points),
        );
        let bad = shares.into_par_iter().enumerate().find_map_first(|(number, of_share)| {
            let (boards, black_alive, black_held, white_alive, white_held) = of_share;
            let masks = Masks { black_alive, black_held, white_alive, white_held };
            let decided = Judge::new().many(boards, suicide, masks);
            decided.err().map(|bad| bad.after(number * share))
        });
        bad.map_or(Ok(()), Err)
    }
}

impl<'a> Boards<'a> {
    /// The same boards in shares of so many `boards`.
    fn shares(self, boards: usize) -> impl IndexedParallelIterator<Item = Boards<'a>> {
        let stones = self.stones().par_chunks(boards * self.grid().len());
        stones.map(move |stones| self.with(stones))
    }
}
