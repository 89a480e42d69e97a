//! When a mistake is named, and when it is said that there is none.

use crate::diagnosis::hypotheses::Hypotheses;
use crate::diagnosis::pool::PoolBoard;
use crate::people::{Mistake, Model};

/// What is known after some answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Not enough: another board.
    Open,
    /// The answers fit a reader who makes this mistake.
    Named(Mistake),
    /// The answers are right, but for slips.
    Faultless,
    /// The answers fit no mistake of the list.
    NoPattern,
}

/// The most boards that a reader is asked about.
pub(super) const MOST_BOARDS: usize = 12;

/// Nothing is said before this many boards.
const FEWEST_BOARDS: usize = 7;

/// How likely something must be to be said.
const SURE: f64 = 0.95;

/// How answers compare with those of a mistake, in blocks.
#[derive(Debug, Default)]
struct Comparison {
    blocks: u32,
    /// Answered otherwise than by the mistake.
    missed: u32,
    /// The mistake is wrong.
    predicted: u32,
    /// The reader is wrong.
    made: u32,
    /// Both are.
    both: u32,
}

impl Comparison {
    fn of<'a>(answered: impl Iterator<Item = (&'a PoolBoard, u32)>, mistake: Mistake) -> Self {
        let mut all = Self::default();
        for (board, answer) in answered {
            let truth = board.staying(Model::Faultless);
            let (predicted, made) =
                (board.staying(Model::Mistaken(mistake)) ^ truth, answer ^ truth);
            all.blocks += board.block_count();
            all.missed += (predicted ^ made).count_ones();
            all.predicted += predicted.count_ones();
            all.made += made.count_ones();
            all.both += (predicted & made).count_ones();
        }
        all
    }

    /// Whether the mistake explains the answers: at least four errors that it predicts, few blocks
    /// that it misses, most of its errors made, and most errors among its own. One is forgiven
    /// each.
    fn is_explained(&self) -> bool {
        self.both >= 4
            && 4 * self.missed <= 4 + self.blocks
            && 100 * (self.both + 1) >= 85 * self.predicted
            && 2 * (self.both + 1) >= self.made
    }
}

/// What is known after the boards `answered`, in order, which `hypotheses` has learned.
pub(super) fn outcome<'a>(
    hypotheses: &Hypotheses,
    answered: impl ExactSizeIterator<Item = (&'a PoolBoard, u32)> + Clone,
) -> Outcome {
    let boards = answered.len();
    if boards < FEWEST_BOARDS {
        return Outcome::Open;
    }
    let sure = |&&mistake: &&Mistake| hypotheses.probability(Model::Mistaken(mistake)) > SURE;
    if let Some(&mistake) = Mistake::ALL.iter().find(sure)
        && Comparison::of(answered, mistake).is_explained()
    {
        return Outcome::Named(mistake);
    }
    if hypotheses.probability(Model::Faultless) > SURE {
        Outcome::Faultless
    } else if boards >= MOST_BOARDS || hypotheses.no_pattern() > SURE {
        Outcome::NoPattern
    } else {
        Outcome::Open
    }
}
