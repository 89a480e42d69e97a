//! Many boards, decided on all cores.

use rayon::prelude::*;

use crate::batch::{BadBoards, Boards};
use crate::by_color::ByColor;
use crate::judge::Judge;
use crate::mask::Mask;
use crate::rules::Suicide;

/// Chunks of the boards for each thread: several, because some boards take longer than others.
const CHUNKS: usize = 16;

impl Judge {
    /// [`Judge::mark_each`] on all threads of the current [`rayon::ThreadPool`]: the same results,
    /// and the same error. Feature `rayon`.
    ///
    /// # Errors
    /// Those of [`Judge::mark_each`], for the first board in order that has one.
    pub fn par_mark_each(
        boards: Boards<'_>,
        suicide: Suicide,
        masks: ByColor<Mask<'_>>,
    ) -> Result<(), BadBoards> {
        BadBoards::check(&masks, boards.points())?;
        let chunk = boards.len().div_ceil(CHUNKS * rayon::current_num_threads()).max(1);
        let points = chunk * boards.grid().len();
        let ByColor { black, white } = masks.map(|Mask { alive, held }| {
            let alive = alive.par_chunks_mut(points);
            alive.zip(held.par_chunks_mut(points)).map(|(alive, held)| Mask { alive, held })
        });
        let chunks = boards.stones().par_chunks(points).zip(black.zip(white)).enumerate();
        let bad = chunks.find_map_first(|(number, (stones, (black, white)))| {
            let masks = ByColor { black, white };
            let decided = Judge::new().mark_each(boards.with(stones), suicide, masks);
            decided.err().map(|bad| bad.after(number * chunk))
        });
        bad.map_or(Ok(()), Err)
    }
}
