//! Who the reader may be, each with how likely that is.

use alloc::vec::Vec;

use crate::diagnosis::information::{MOST_ANSWERS, Mixture};
use crate::diagnosis::pool::PoolBoard;
use crate::people::{Guess, Mistake, Model};

/// The rates of slips. The first two are those of readers who follow their model.
pub(super) const RATES: [f64; 4] = [0.02, 0.1, 0.3, 0.5];
const LOOSE: usize = 2;
const COIN: usize = 3;

/// How likely it is beforehand that a reader is faultless, and that one guesses.
const FAULTLESS: f64 = 0.2;
const GUESSES: f64 = 0.15;

/// A loose copy of a mistake is likely by this share of the mistake.
const LOOSE_SHARE: f64 = 0.2;

/// A reader with a rate of slips.
#[derive(Debug, Clone, Copy)]
struct Hypothesis {
    model: Model,
    rate: usize,
    weight: f64,
}

impl Hypothesis {
    /// Whether the reader follows the model but for slips: no loose copy and no coin.
    fn is_steady(&self) -> bool {
        self.rate < LOOSE
    }
}

/// The readers, with weights that add up to 1.
#[derive(Debug, Clone)]
pub(super) struct Hypotheses(Vec<Hypothesis>);

impl Hypotheses {
    /// Those beforehand, without one mistake if it is given.
    pub(super) fn new(without: Option<Mistake>) -> Self {
        let mut all = Vec::new();
        let mut steady = |model, weight: f64| {
            all.extend((0..LOOSE).map(|rate| Hypothesis { model, rate, weight: weight / 2.0 }));
        };
        steady(Model::Faultless, FAULTLESS);
        // With the careless reader, and the coin.
        let guess = GUESSES / (Guess::ALL.len() + 2) as f64;
        Guess::ALL.into_iter().for_each(|it| steady(Model::Guessing(it), guess));
        let mistakes = Mistake::ALL.iter().filter(|&&mistake| Some(mistake) != without);
        let number = mistakes.clone().count() as f64;
        let mistake = (1.0 - FAULTLESS - GUESSES) / (number * (1.0 + LOOSE_SHARE));
        mistakes.clone().for_each(|&it| steady(Model::Mistaken(it), mistake));
        for rate in [LOOSE, COIN] {
            all.push(Hypothesis { model: Model::Faultless, rate, weight: guess });
        }
        all.extend(mistakes.map(|&it| Hypothesis {
            model: Model::Mistaken(it),
            rate: LOOSE,
            weight: mistake * LOOSE_SHARE,
        }));
        Self(all)
    }

    /// Takes an answer to a board into account.
    pub(super) fn learn(&mut self, board: &PoolBoard, answer: u32) {
        for hypothesis in &mut self.0 {
            let rate = RATES[hypothesis.rate];
            let wrong = (board.staying(hypothesis.model) ^ answer).count_ones();
            for block in 0..board.block_count() {
                hypothesis.weight *= if block < wrong { rate } else { 1.0 - rate };
            }
        }
        let all: f64 = self.0.iter().map(|hypothesis| hypothesis.weight).sum();
        self.0.iter_mut().for_each(|hypothesis| hypothesis.weight /= all);
    }

    /// What the answer to a board is expected to tell, in bits.
    pub(super) fn information(&self, board: &PoolBoard) -> f64 {
        let mut mixture = Mixture::new(board.block_count());
        let mut meant = [0.0; MOST_ANSWERS];
        for (place, &rate) in RATES.iter().enumerate() {
            for hypothesis in self.0.iter().filter(|hypothesis| hypothesis.rate == place) {
                meant[board.staying(hypothesis.model) as usize] += hypothesis.weight;
            }
            mixture.add(&mut meant, rate);
        }
        mixture.information()
    }

    /// How likely it is that the reader follows the model but for slips.
    pub(super) fn probability(&self, model: Model) -> f64 {
        let those = self.0.iter().filter(|it| it.is_steady() && it.model == model);
        those.map(|hypothesis| hypothesis.weight).sum()
    }

    /// How likely it is that the reader guesses, or follows a mistake only loosely.
    pub(super) fn no_pattern(&self) -> f64 {
        let is_guess = |it: &&Hypothesis| !it.is_steady() || matches!(it.model, Model::Guessing(_));
        self.0.iter().filter(is_guess).map(|hypothesis| hypothesis.weight).sum()
    }
}
