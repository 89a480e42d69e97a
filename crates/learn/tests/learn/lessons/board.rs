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
    /// The mistakes of the lesson, by their places, whose readers go wrong.
    pub(super) misleads: u32,
    /// The number of blocks about which each of [`GUESSES`] is right.
    pub(super) guessed: [u32; 5],
}

impl Board {
    /// The board, if the lesson can have it: some of Black's blocks stay and some fall, and a reader with
    /// one of its `mistakes` goes wrong; where suicide is allowed, one who takes it for forbidden.
    pub(super) fn of(plane: &Plane, lesson: &Lesson, mistakes: &[Mistake]) -> Option<Self> {
        let blocks = black_blocks(plane);
        if !lesson.blocks.contains(&(blocks.len() as u32)) {
            return None;
        }
        let rules = Rules { suicide: lesson.suicide, regions: RegionRule::Small };
        let grade = Grade::by(plane, rules)?;
        let fits = lesson.rounds.contains(&grade.rounds)
            && (1..grade.blocks).contains(&grade.staying)
            && (lesson.has)(&grade);
        if !fits {
            return None;
        }
        let alive = decide(plane, Color::Black, lesson.suicide, &Benson).alive;
        let stays = blocks.iter().zip(0..).filter(|(block, _)| **block & !alive == 0);
        let right = stays.fold(0, |set: Bits, (_, place)| set | 1 << place);
        let readers = mistakes.iter().map(|&mistake| Model::Mistaken(mistake));
        let readers = readers.chain([Model::Faultless]).zip(0..);
        let misleads = readers.filter(|(reader, _)| reader.staying(plane) != right);
        let misleads = misleads.fold(0, |set, (_, place)| set | 1 << place);
        let guessed =
            GUESSES.map(|guess| grade.blocks - (guess.staying(plane) ^ right).count_ones());
        (misleads != 0).then_some(Self { plane: *plane, blocks: grade.blocks, misleads, guessed })
    }
}
