//! What has been said of the readers of a kind.

use std::fmt;

use pass_alive_learn::{Mistake, Outcome};

/// Numbers of readers.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) readers: u32,
    /// Of whom a mistake was named that they make, or of its family.
    pub(super) right: u32,
    pub(super) of_family: u32,
    pub(super) wrong: u32,
    pub(super) faultless: u32,
    pub(super) no_pattern: u32,
    boards: Vec<usize>,
}

impl Tally {
    /// Adds what was said of a reader who makes these mistakes.
    pub(super) fn add(&mut self, makes: &[Mistake], (outcome, boards): (Outcome, usize)) {
        self.readers += 1;
        self.boards.push(boards);
        let count = match outcome {
            Outcome::Named(mistake) if makes.contains(&mistake) => &mut self.right,
            Outcome::Named(mistake) if makes.iter().any(|it| it.family() == mistake.family()) => {
                &mut self.of_family
            }
            Outcome::Named(_) => &mut self.wrong,
            Outcome::Faultless => &mut self.faultless,
            Outcome::NoPattern => &mut self.no_pattern,
            Outcome::Open => unreachable!("something is said after twelve boards"),
        };
        *count += 1;
    }

    /// Of whom a mistake was named that they do not make.
    pub(super) fn accused(&self) -> u32 {
        self.of_family + self.wrong
    }
}

/// A row of the table in the README: percentages, and the number of boards.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |count: u32| f64::from(count) * 100.0 / f64::from(self.readers);
        let counts = [self.right, self.of_family, self.wrong, self.faultless, self.no_pattern];
        for count in counts {
            write!(f, " {:.1} |", percent(count))?;
        }
        let mean = self.boards.iter().sum::<usize>() as f64 / self.boards.len() as f64;
        let mut boards = self.boards.clone();
        boards.sort_unstable();
        write!(f, " {mean:.1}, {} |", boards[boards.len() * 9 / 10])
    }
}
