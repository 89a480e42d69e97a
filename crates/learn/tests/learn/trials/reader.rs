//! Simulated readers.

use pass_alive_learn::{Diagnosis, Mistake, Mistakes, Model, Outcome, Pool, PoolBoard, Random};

/// A reader of a kind that is tried.
#[derive(Debug, Clone, Copy)]
pub(super) enum Reader {
    Steady(Model),
    /// Makes both mistakes in one reading of the definition.
    Composed(Mistake, Mistake),
    /// Is wrong where either mistake is.
    United(Mistake, Mistake),
    /// Tosses a coin.
    Coin,
}

impl Reader {
    /// The blocks that the reader says stay, before slips.
    fn means(self, board: &PoolBoard, random: &mut Random) -> u32 {
        let truth = board.staying(Model::Faultless);
        let errors = |mistake| board.staying(Model::Mistaken(mistake)) ^ truth;
        match self {
            Self::Steady(model) => board.staying(model),
            Self::Composed(one, other) => {
                Mistakes::only(one).with(other).staying(&board.plane) as u32
            }
            Self::United(one, other) => truth ^ (errors(one) | errors(other)),
            Self::Coin => random.below(1 << board.block_count()),
        }
    }

    /// The answers about a board, each block's flipped with this probability in thousandths.
    fn answers(self, board: &PoolBoard, slips: u32, random: &mut Random) -> u32 {
        let meant = self.means(board, random);
        let slip = |block| u32::from(random.below(1000) < slips) << block;
        (0..board.block_count()).map(slip).fold(meant, |answer, slip| answer ^ slip)
    }

    /// Asks until something is said; that, and the number of boards.
    pub(super) fn asked(
        self,
        mut diagnosis: Diagnosis,
        pool: &Pool,
        slips: u32,
        seed: u64,
    ) -> (Outcome, usize) {
        // Another sequence than that of the choice of boards.
        let mut random = Random::new(!seed);
        loop {
            let outcome = diagnosis.outcome(pool);
            if outcome != Outcome::Open {
                return (outcome, diagnosis.shown().len());
            }
            let shown = diagnosis.next(pool).expect("more boards than are asked about");
            let answer = self.answers(&pool.boards()[shown.place], slips, &mut random);
            diagnosis.answer(pool, answer);
        }
    }
}
