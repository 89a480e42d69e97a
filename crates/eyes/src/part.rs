//! The part of a board that the exact solver plays with.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Point};

use crate::evaluation::Assessed;
use crate::exact::{GivenUp, Limits, Local, Outcome, Side, Solution, solve};
use crate::holds::Hold;
use crate::study::Study;
use crate::survey::{Block, NONE, component, sorted};

/// Larger blocks are not given up: the group is lost with them.
const MOST_LOST: usize = 2;

/// An enemy block with so many liberties might be captured.
const FEW: usize = 2;

/// With more playable points than this, the enemy blocks around the group are taken to stay: the exact
/// solver would have no answer otherwise.
const MOST_PLAYABLE: usize = 10;

/// The stones and points that decide on a group, for [`crate::exact::Local::new`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The stones that must not be lost, in reading order.
    pub wall: Vec<Point>,
    /// The points where both sides play, in reading order.
    pub playable: Vec<Point>,
    /// The blocks around that are taken to stay, though they might not: enemies with few liberties, and
    /// blocks of other groups that the group might connect with. The first stone of each, in reading
    /// order.
    pub assumed: Vec<Point>,
}

impl Part {
    /// The part that decides on some regions of a group: their points, the open points diagonal to
    /// them, and the small blocks around them with their liberties.
    pub(crate) fn new(study: &Study<'_>, group: &Assessed, regions: &[usize]) -> Self {
        let all = regions.len() == group.regions.len();
        let survey = &study.survey;
        let regions = || regions.iter().map(|&region| &group.regions[region]);
        let sites = regions().flat_map(|region| &region.sites);
        let mut playable: Vec<Point> = sites
            .flat_map(|site| site.open_diagonals.iter().copied().chain([site.point]))
            .collect();
        let mut wall = Vec::new();
        let size = |&number: &u32| survey.blocks[number as usize].stones.len();
        let most = group.blocks.iter().map(size).max().unwrap_or(0);
        for &number in &group.blocks {
            let block = &survey.blocks[number as usize];
            let borders = regions().any(|region| region.walls.binary_search(&number).is_ok());
            // Of several that are equally large each must stay.
            if borders && block.stones.len() <= MOST_LOST && block.stones.len() < most {
                playable.extend(block.stones.iter().chain(&block.liberties));
            } else if borders || all {
                wall.extend(&block.stones);
            }
        }
        Self { wall: sorted(wall), playable: sorted(playable), assumed: Vec::new() }
    }

    /// Plays this part of `board` out; the stones of the wall are `owner`'s.
    ///
    /// # Errors
    /// [`GivenUp`] if it is too large for the limits, [`GivenUp::Points`] also if it cannot be played
    /// out at all, because the wall has too many blocks or a block no liberty.
    pub fn play_out(
        &self,
        board: &Board,
        owner: Color,
        limits: Limits,
    ) -> Result<Solution, GivenUp> {
        let local = Local::new(board, owner, &self.wall, &self.playable);
        solve(&local.map_err(|_| GivenUp::Points)?, limits)
    }

    /// The blocks on whose staying `solution`, of this part, rests: those of [`Part::assumed`], or none
    /// if the group lives anyway.
    #[must_use]
    pub fn rests_on(&self, solution: &Solution) -> &[Point] {
        let lives = solution.outcome(Side::Attacker) == Outcome::Eyes(2);
        if lives { &[] } else { &self.assumed }
    }

    /// The part that decides on the whole group: all its regions, and the open points next to it,
    /// except those that are nothing but a liberty of its largest block.
    pub(crate) fn whole(study: &Study<'_>, group: &Assessed) -> Self {
        let regions: Vec<usize> = (0..group.regions.len()).collect();
        let mut part = Self::new(study, group, &regions);
        let board = study.survey.board;
        let holds = &study.evaluation.holds;
        let mut found = vec![false; board.len()];
        for &liberty in &group.outside {
            if found[liberty.index()] {
                continue;
            }
            let pocket =
                component(board, liberty, &mut found, &|point| holds.at(point) == Hold::Open);
            if pocket.len() > 1 || study.blocks_beside(group, liberty) > 1 {
                part.playable.extend(pocket);
            }
        }
        part.playable = sorted(part.playable);
        part.add_capturable(study, group);
        part.assume(study, group);
        part
    }

    /// Adds the enemy blocks that could be captured at once or in play on the points there are, with
    /// their liberties, as long as that is not too much to play out.
    fn add_capturable(&mut self, study: &Study<'_>, group: &Assessed) {
        loop {
            let blocks = capturable(study, group, &self.playable, |block, is_near| {
                block.liberties.len() == 1 || block.liberties.iter().all(is_near)
            });
            let mut playable = self.playable.clone();
            for block in &blocks {
                let block = &study.survey.blocks[*block as usize];
                playable.extend(block.stones.iter().chain(&block.liberties));
            }
            let playable = sorted(playable);
            if blocks.is_empty() || playable.len() > MOST_PLAYABLE {
                return;
            }
            self.playable = playable;
        }
    }

    /// Finds what the play on these points takes to stay, though it might not.
    fn assume(&mut self, study: &Study<'_>, group: &Assessed) {
        let survey = &study.survey;
        let enemies = capturable(study, group, &self.playable, |block, is_near| {
            block.liberties.len() <= FEW || block.liberties.iter().all(is_near)
        });
        let around = self.playable.iter().flat_map(|&at| survey.neighbors(at));
        let own = around.map(|&point| survey.block_at[point.index()]);
        let own = own.filter(|&block| {
            let of_group = || study.evaluation.groups.of_block[block as usize];
            block != NONE && of_group() != NONE && !group.blocks.contains(&block)
        });
        let blocks = sorted(enemies.into_iter().chain(own).collect());
        let first = |block: u32| survey.blocks[block as usize].stones[0];
        self.assumed = sorted(blocks.into_iter().map(first).collect());
    }
}

/// The enemy blocks at the group or where play on `playable` is, and not on it, that are not alive and
/// `may_fall`, in increasing order. That is also told which points are near.
fn capturable(
    study: &Study<'_>,
    group: &Assessed,
    playable: &[Point],
    may_fall: impl Fn(&Block, &dyn Fn(&Point) -> bool) -> bool,
) -> Vec<u32> {
    let survey = &study.survey;
    let enemy = study.evaluation.holds.owner.other();
    let own = group.blocks.iter().flat_map(|&block| &survey.blocks[block as usize].stones);
    let near = own.chain(playable).chain(&group.outside);
    let around = near.flat_map(|&at| survey.neighbors(at));
    let is_near = |point: &Point| {
        playable.binary_search(point).is_ok() || group.outside.binary_search(point).is_ok()
    };
    let counts = |&number: &u32| {
        let Some(block) = survey.blocks.get(number as usize) else { return false };
        block.color == enemy
            && !block.unconditional
            && playable.binary_search(&block.stones[0]).is_err()
            && may_fall(block, &is_near)
    };
    let blocks = around.map(|&point| survey.block_at[point.index()]);
    sorted(blocks.filter(counts).collect())
}
