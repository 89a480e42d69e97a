//! What the statuses of one colour's groups follow from.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point, Unanalyzable};

use crate::choices::Choices;
use crate::enclosure::{Deaths, dead, possibly_dead};
use crate::evaluation::{Assessed, Evaluation};
use crate::lookahead::{LookAhead, Term, at_least, terms};
use crate::ruled::Trials;
use crate::status::{Because, Circumstances, Status};
use crate::sum::{Sum, sum};
use crate::survey::{Survey, sorted};
use crate::value::Value;

/// The groups of one colour, and what is known of the enemy's.
pub(crate) struct Study<'a> {
    pub(crate) survey: Survey<'a>,
    pub(crate) evaluation: Evaluation,
    pub(crate) enemies: Evaluation,
    pub(crate) deaths: Deaths,
}

/// The eyes of a group, and its status.
pub(crate) struct Verdict {
    pub(crate) terms: Vec<Term>,
    /// `None` if the value of a term is not known.
    pub(crate) sum: Option<Sum>,
    pub(crate) status: Status,
    pub(crate) because: Because,
}

impl<'a> Study<'a> {
    pub(crate) fn new(
        grid: Grid,
        board: &'a Board,
        owner: Color,
        choices: &Choices,
    ) -> Result<Self, Unanalyzable> {
        let survey = Survey::new(grid, board)?;
        let enemy = owner.other();
        let deaths = possibly_dead(&survey, enemy);
        let enemies = Evaluation::new(&survey, enemy, &deaths, choices, Trials::Skipped);
        let deaths = dead(&survey, owner, &enemies, choices);
        let evaluation = Evaluation::new(&survey, owner, &deaths, choices, Trials::Made);
        Ok(Self { survey, evaluation, enemies, deaths })
    }

    pub(crate) fn verdict(&self, group: &Assessed, look_ahead: LookAhead) -> Verdict {
        let terms = terms(self, group, look_ahead);
        let values: Option<Vec<Value>> = terms.iter().map(|term| term.value.clone()).collect();
        let sum = match values {
            Some(values) => Some(sum(&values)),
            // The rest may be enough.
            None => Some(sum(&at_least(group, &terms))).filter(|sum| sum.attacker_first >= 2),
        };
        let circumstances = Circumstances {
            survey: &self.survey,
            enemies: &self.enemies,
            evaluation: &self.evaluation,
            deaths: &self.deaths,
        };
        let (status, because) = circumstances.status(group, &terms, sum.as_ref());
        Verdict { terms, sum, status, because }
    }

    /// The number of blocks of `group` next to `point`.
    pub(crate) fn blocks_beside(&self, group: &Assessed, point: Point) -> usize {
        let around = self.survey.neighbors(point).iter();
        let blocks = around.map(|&next| self.survey.block_at[next.index()]);
        sorted(blocks.filter(|block| group.blocks.contains(block)).collect()).len()
    }
}
