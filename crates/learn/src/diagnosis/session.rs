//! A reader who is asked about boards.

use alloc::vec::Vec;

use crate::diagnosis::hypotheses::Hypotheses;
use crate::diagnosis::outcome::{Outcome, outcome};
use crate::diagnosis::pool::Pool;
use crate::people::Mistake;
use crate::random::Random;

/// A board that has been shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// Its place in the pool.
    pub place: usize,
    /// How it is turned and flipped: the number of [`Plane::image`](crate::Plane::image).
    pub image: u32,
    /// The blocks that the reader says stay, each by its place in the pool's board; `None` if it is
    /// not answered.
    pub answer: Option<u32>,
}

/// Asks a reader about boards of a pool, which the caller passes along, always the same.
///
/// The same seed and the same answers give the same boards.
#[derive(Debug, Clone)]
pub struct Diagnosis {
    hypotheses: Hypotheses,
    random: Random,
    shown: Vec<Shown>,
}

/// Of boards whose information differs by less than this share one is as good as another.
const AS_GOOD: f64 = 0.07;

impl Diagnosis {
    /// A reader of whom nothing is known.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { hypotheses: Hypotheses::new(None), random: Random::new(seed), shown: Vec::new() }
    }

    /// The same without a mistake in the list: to try what then is said of those who make it.
    #[must_use]
    pub fn without(mistake: Mistake, seed: u64) -> Self {
        Self { hypotheses: Hypotheses::new(Some(mistake)), ..Self::new(seed) }
    }

    /// The boards shown so far, in order.
    #[must_use]
    pub fn shown(&self) -> &[Shown] {
        &self.shown
    }

    /// What is known by the answers so far.
    #[must_use]
    pub fn outcome(&self, pool: &Pool) -> Outcome {
        let answered = self.shown.iter().filter_map(|shown| Some((shown.place, shown.answer?)));
        let answered: Vec<_> =
            answered.map(|(place, answer)| (&pool.boards()[place], answer)).collect();
        outcome(&self.hypotheses, answered.iter().copied())
    }

    /// The next board, or the one that is not answered yet; `None` if all have been shown. Of the
    /// boards that are expected to tell the most one is chosen at random, and how it is turned.
    pub fn next(&mut self, pool: &Pool) -> Option<Shown> {
        if let Some(&open) = self.shown.last().filter(|shown| shown.answer.is_none()) {
            return Some(open);
        }
        let is_new = |&place: &usize| self.shown.iter().all(|shown| shown.place != place);
        let told: Vec<(usize, f64)> = (0..pool.boards().len())
            .filter(is_new)
            .map(|place| (place, self.hypotheses.information(&pool.boards()[place])))
            .collect();
        let most = told.iter().map(|&(_, bits)| bits).reduce(f64::max)?;
        let good = |&&(_, bits): &&(usize, f64)| bits >= most * (1.0 - AS_GOOD);
        let chosen = self.random.below(told.iter().filter(good).count() as u32);
        let &(place, _) = told.iter().filter(good).nth(chosen as usize)?;
        let shown = Shown { place, image: self.random.below(8), answer: None };
        self.shown.push(shown);
        Some(shown)
    }

    /// Takes the answer to the board that [`next`](Self::next) gave: the blocks that the reader says
    /// stay, each by its place in the pool's board. Without such a board nothing happens.
    pub fn answer(&mut self, pool: &Pool, staying: u32) {
        let Some(open) = self.shown.last_mut().filter(|shown| shown.answer.is_none()) else {
            return;
        };
        let board = &pool.boards()[open.place];
        let staying = staying & ((1 << board.block_count()) - 1);
        open.answer = Some(staying);
        self.hypotheses.learn(board, staying);
    }
}
