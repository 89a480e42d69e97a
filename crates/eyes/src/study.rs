//! What the statuses of one colour's groups follow from.

use pass_alive::{Board, Color, Grid, Point, Unanalyzable};

use crate::choices::Choices;
use crate::enclosure::Deaths;
use crate::evaluation::{Assessed, Evaluation};
use crate::prisoners::{dead, possibly_dead};
use crate::ruled::Trials;
use crate::survey::{Survey, sorted};

/// The groups of one colour, and what is known of the enemy's.
pub(crate) struct Study<'a> {
    pub(crate) survey: Survey<'a>,
    pub(crate) evaluation: Evaluation,
    pub(crate) enemies: Evaluation,
    pub(crate) deaths: Deaths,
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

    /// The number of blocks of `group` next to `point`.
    pub(crate) fn blocks_beside(&self, group: &Assessed, point: Point) -> usize {
        let around = self.survey.neighbors(point).iter();
        let blocks = around.map(|&next| self.survey.block_at[next.index()]);
        sorted(blocks.filter(|block| group.blocks.contains(block)).collect()).len()
    }
}
