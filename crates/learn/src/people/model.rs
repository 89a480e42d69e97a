//! What a reader says stays.

use alloc::vec::Vec;

use pass_alive::{Color, Suicide};

use crate::bits::Bits;
use crate::definition::{Benson, Reading, Seen, decide};
use crate::neighbors::Neighbors;
use crate::people::guess::Guess;
use crate::people::mistake::Mistake;
use crate::people::mistakes::Mistakes;
use crate::people::owner_answers::lives_if_answered;
use crate::people::seki::is_in_seki;
use crate::plane::Plane;

/// The blocks of Black, in the order of their first points.
#[must_use]
pub fn black_blocks(plane: &Plane) -> Vec<Bits> {
    Neighbors::of(plane).parts(plane.black, false)
}

/// A reader who is steady: the same board has the same answer. Suicide is forbidden throughout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Model {
    /// Knows the definition.
    Faultless,
    /// Makes one mistake.
    Mistaken(Mistake),
    /// Guesses.
    Guessing(Guess),
}

impl Model {
    /// All of them: the faultless one, the mistakes, the guesses.
    pub fn all() -> impl Iterator<Item = Self> {
        let mistakes = Mistake::ALL.iter().map(|&mistake| Self::Mistaken(mistake));
        let guesses = Guess::ALL.into_iter().map(Self::Guessing);
        core::iter::once(Self::Faultless).chain(mistakes).chain(guesses)
    }

    /// The place among all.
    #[must_use]
    pub fn place(self) -> usize {
        match self {
            Self::Faultless => 0,
            Self::Mistaken(mistake) => 1 + mistake as usize,
            Self::Guessing(guess) => 1 + Mistake::ALL.len() + guess as usize,
        }
    }

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Faultless => "faultless",
            Self::Mistaken(mistake) => mistake.name(),
            Self::Guessing(guess) => guess.name(),
        }
    }

    /// The blocks of Black that the reader says stay if White plays on and Black passes: a set of
    /// places in [`black_blocks`].
    ///
    /// ```
    /// use pass_alive_learn::{Mistake, Model, Plane};
    /// let plane = Plane::from_rows(".XO.X/XXOXX/OOO../....O")?;
    /// assert_eq!(Model::Faultless.staying(&plane), 0b00);
    /// assert_eq!(Model::Mistaken(Mistake::OneRegion).staying(&plane), 0b01);
    /// # Ok::<(), pass_alive_learn::PlaneError>(())
    /// ```
    #[must_use]
    pub fn staying(self, plane: &Plane) -> Bits {
        match self {
            Self::Faultless => staying_by(plane, Mistakes::NONE),
            Self::Mistaken(mistake) if Mistakes::is_reading(mistake) => {
                staying_by(plane, Mistakes::only(mistake))
            }
            Self::Mistaken(Mistake::MostStones) => most(plane, |_, block| block.count_ones()),
            Self::Mistaken(Mistake::Seki) => {
                staying_by(plane, Mistakes::NONE) | those(plane, is_in_seki)
            }
            Self::Mistaken(_) => {
                staying_by(plane, Mistakes::NONE)
                    | those(plane, |seen, block| lives_if_answered(plane, seen, block))
            }
            Self::Guessing(Guess::All) => those(plane, |_, _| true),
            Self::Guessing(Guess::None) => 0,
            Self::Guessing(Guess::MostLiberties) => {
                most(plane, |seen, block| seen.liberties(block).count_ones())
            }
            Self::Guessing(Guess::MostEyes) => most(plane, |seen, block| {
                let areas = Benson.areas(seen).into_iter();
                let beside = areas.filter(|area| seen.around.next_to(*area) & block != 0);
                beside.filter(|&area| Benson.is_healthy(seen, area, block)).count() as u32
            }),
        }
    }
}

impl Mistakes {
    /// The blocks of Black that stay for a reader who makes all of them, as in [`Model::staying`].
    #[must_use]
    pub fn staying(self, plane: &Plane) -> Bits {
        staying_by(plane, self)
    }
}

/// With one type of reading, so that the build for the page has the casting-out once.
fn staying_by(plane: &Plane, reading: Mistakes) -> Bits {
    let alive = decide(plane, Color::Black, Suicide::Forbidden, &reading).alive;
    those(plane, |_, block| block & !alive == 0)
}

/// The blocks that are `chosen`.
fn those(plane: &Plane, chosen: impl Fn(&Seen, Bits) -> bool) -> Bits {
    let seen = Seen::of(plane, Color::Black, Suicide::Forbidden);
    let blocks = Benson.blocks(&seen).into_iter().zip(0..);
    blocks.fold(0, |set, (block, place)| set | Bits::from(chosen(&seen, block)) << place)
}

/// The blocks with the highest count above 0.
fn most(plane: &Plane, count: impl Fn(&Seen, Bits) -> u32) -> Bits {
    let seen = Seen::of(plane, Color::Black, Suicide::Forbidden);
    let counts: Vec<u32> =
        Benson.blocks(&seen).into_iter().map(|block| count(&seen, block)).collect();
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    let best = counts.into_iter().zip(0..).filter(|&(count, _)| count == highest);
    best.fold(0, |set, (_, place)| set | 1 << place)
}
