//! The table of many problems.

use std::io::{self, Write};

use serde::Serialize;

use super::solution::LeftOut;
use crate::summary::{percent, plural};

/// An answer beside the solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The group is critical, as every problem is; `by_move` if a correct first move is among
    /// those of the answer.
    Right { by_move: bool },
    /// The answer is another one.
    Wrong,
    /// There is no answer.
    Declined,
}

/// Counts over problems.
#[derive(Default)]
pub(super) struct Tally {
    problems: u32,
    no_solution: u32,
    ko: u32,
    no_group: u32,
    pub(super) analysis: Counts,
    pub(super) solver: Counts,
}

/// The outcomes of one method.
#[derive(Default, Serialize)]
pub(super) struct Counts {
    right: u32,
    /// Of the right ones those that name a correct first move.
    #[serde(rename = "move")]
    by_move: u32,
    wrong: u32,
    declined: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Json<'a> {
    version: u32,
    problems: u32,
    left_out: LeftOutJson,
    #[serde(rename = "static")]
    analysis: &'a Counts,
    #[serde(rename = "solved")]
    solver: &'a Counts,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LeftOutJson {
    no_solution: u32,
    ko: u32,
    no_group: u32,
}

impl Counts {
    pub(super) fn note(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Right { by_move } => {
                self.right += 1;
                self.by_move += u32::from(by_move);
            }
            Outcome::Wrong => self.wrong += 1,
            Outcome::Declined => self.declined += 1,
        }
    }

    fn add(&mut self, other: &Self) {
        self.right += other.right;
        self.by_move += other.by_move;
        self.wrong += other.wrong;
        self.declined += other.declined;
    }
}

impl Tally {
    pub(super) fn note(&mut self, analysis: Outcome, solver: Outcome) {
        self.problems += 1;
        self.analysis.note(analysis);
        self.solver.note(solver);
    }

    pub(super) fn leave_out(&mut self, why: LeftOut) {
        *match why {
            LeftOut::NoSolution => &mut self.no_solution,
            LeftOut::Ko => &mut self.ko,
            LeftOut::NoGroup => &mut self.no_group,
        } += 1;
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.problems += other.problems;
        self.no_solution += other.no_solution;
        self.ko += other.ko;
        self.no_group += other.no_group;
        self.analysis.add(&other.analysis);
        self.solver.add(&other.solver);
    }

    pub(super) fn json(&self) -> Json<'_> {
        Json {
            version: 1,
            problems: self.problems,
            left_out: LeftOutJson {
                no_solution: self.no_solution,
                ko: self.ko,
                no_group: self.no_group,
            },
            analysis: &self.analysis,
            solver: &self.solver,
        }
    }

    /// Writes the table.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let problems = plural(self.problems as usize, "problem");
        writeln!(out, "{} {problems}", self.problems)?;
        let left_out = [
            (self.no_solution, "without a solution"),
            (self.ko, "with a ko for a solution"),
            (self.no_group, "without a group that it could be about"),
        ];
        for (number, why) in left_out.into_iter().filter(|&(number, _)| number > 0) {
            let records = plural(number as usize, "record");
            writeln!(out, "left out: {number} {records} {why}")?;
        }
        writeln!(out, "{:<22}  {:>17}  {:>17}", "", "rules", "solver")?;
        let (analysis, solver) = (&self.analysis, &self.solver);
        for (row, analysis, solver) in [
            ("status right", analysis.right, solver.right),
            ("  and the move", analysis.by_move, solver.by_move),
            ("status wrong", analysis.wrong, solver.wrong),
            ("declined", analysis.declined, solver.declined),
        ] {
            let cell = |number: u32| format!("{number}{}", percent(number, self.problems));
            writeln!(out, "{row:<22}  {:>17}  {:>17}", cell(analysis), cell(solver))?;
        }
        Ok(())
    }
}
