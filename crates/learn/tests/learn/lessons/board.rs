//! What readers make of a board of a lesson.

use pass_alive::{Color, RegionRule, Rules};
use pass_alive_learn::{Benson, Bits, Guess, Mistake, Model, Plane, black_blocks, decide};

use super::lesson::Lesson;
use crate::practice::Grade;

/// Those who guess. Of a board on which something stays and something falls the first two are never
/// right about all.
pub(super) const GUESSES: [Model; 5] = [
    Model::Guessing(Guess::All),
    Model::Guessing(Guess::None),
    Model::Mistaken(Mistake::MostStones),
    Model::Guessing(Guess::MostLiberties),
    Model::Guessing(Guess::MostEyes),
];

/// A board of a lesson.
#[derive(Debug, Clone)]
pub(super) struct Board {
    pub(super) plane: Plane,
    pub(super) blocks: u32,
    /// The mistakes of the lesson, by their places, whose readers go wrong; last the reader with another rule.
    pub(super) misleads: u32,
    /// The number of blocks about which each of [`GUESSES`] is right.
    pub(super) guessed: [u32; 5],
}

impl Board {
    /// The board, if the lesson can have it: some of Black's blocks stay and some fall, and a reader with
    /// one of its `mistakes` goes wrong, or one who goes by another rule.
    pub(super) fn of(plane: &Plane, lesson: &Lesson, mistakes: &[Mistake]) -> Option<Self> {
        let blocks = black_blocks(plane).len() as u32;
        if !lesson.blocks.contains(&blocks) {
            return None;
        }
        let right = (lesson.right)(plane, lesson)?;
        if !(1..blocks).contains(&right.count_ones()) {
            return None;
        }
        let readers = mistakes.iter().map(|&mistake| Model::Mistaken(mistake).staying(plane));
        let readers = readers.chain([(lesson.reader)(plane)]).zip(0..);
        let misleads = readers.filter(|(staying, _)| *staying != right);
        let misleads = misleads.fold(0, |set, (_, place)| set | 1 << place);
        let guessed = GUESSES.map(|guess| blocks - (guess.staying(plane) ^ right).count_ones());
        (misleads != 0).then_some(Self { plane: *plane, blocks, misleads, guessed })
    }
}

/// The blocks that stay while Black passes, by the lesson's rule on suicide; none if the board has what the
/// lesson's have not.
pub(super) fn staying(plane: &Plane, lesson: &Lesson) -> Option<Bits> {
    let rules = Rules { suicide: lesson.suicide, regions: RegionRule::Small };
    let grade = Grade::by(plane, rules)?;
    if !lesson.rounds.contains(&grade.rounds) || !(lesson.has)(&grade) {
        return None;
    }
    let alive = decide(plane, Color::Black, lesson.suicide, &Benson).alive;
    let blocks = black_blocks(plane).into_iter().zip(0..);
    let stays = blocks.filter(|(block, _)| block & !alive == 0);
    Some(stays.fold(0, |set, (_, place)| set | 1 << place))
}
