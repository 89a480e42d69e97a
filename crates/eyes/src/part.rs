//! The part of a board that the exact solver plays with.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::evaluation::Assessed;
use crate::exact::{Outcome, Side, Solution};
use crate::holds::Hold;
use crate::study::Study;
use crate::survey::{component, sorted};

/// Larger blocks are not given up: the group is lost with them.
const MOST_LOST: usize = 2;

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
    /// Stones of enemy blocks that could perhaps be captured, but are taken to stay because there
    /// would be too many points to play on: the first stone of each, in reading order.
    pub assumed: Vec<Point>,
}

impl Part {
    /// The part that decides on some regions of a group: their points, the open points diagonal to
    /// them, and the small blocks around them with their liberties.
    pub(crate) fn new(study: &Study<'_>, group: &Assessed, regions: &[usize]) -> Self {
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
            } else {
                wall.extend(&block.stones);
            }
        }
        Self { wall: sorted(wall), playable: sorted(playable), assumed: Vec::new() }
    }

    /// Returns `true` if `solution`, of this part, is right whatever becomes of the stones that are taken
    /// to stay: if none is, or if the group lives anyway.
    #[must_use]
    pub fn is_decided_by(&self, solution: &Solution) -> bool {
        self.assumed.is_empty() || solution.outcome(Side::Attacker) == Outcome::Eyes(2)
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
            if found[liberty as usize] {
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
        part
    }

    /// Adds the enemy blocks that could be captured, with their liberties: those at the group or
    /// where play is that are not alive, and are in atari or have all their liberties there. If that
    /// is too much to play out, none is added.
    fn add_capturable(&mut self, study: &Study<'_>, group: &Assessed) {
        let mut playable = self.playable.clone();
        let mut first: Option<Vec<Point>> = None;
        loop {
            let blocks = capturable(study, group, &playable);
            let stones =
                || blocks.iter().map(|&block| study.survey.blocks[block as usize].stones[0]);
            first.get_or_insert_with(|| stones().collect());
            if blocks.is_empty() {
                self.playable = playable;
                return;
            }
            for block in blocks {
                let block = &study.survey.blocks[block as usize];
                playable.extend(block.stones.iter().chain(&block.liberties));
            }
            playable = sorted(playable);
            if playable.len() > MOST_PLAYABLE {
                self.assumed = first.unwrap_or_default();
                return;
            }
        }
    }
}

/// The enemy blocks that could be captured in play on `playable`, and are not on it, in increasing order.
fn capturable(study: &Study<'_>, group: &Assessed, playable: &[Point]) -> Vec<u32> {
    let survey = &study.survey;
    let enemy = study.evaluation.holds.owner.other();
    let own = group.blocks.iter().flat_map(|&block| &survey.blocks[block as usize].stones);
    let around = own.chain(playable).flat_map(|&at| survey.neighbors(at));
    let is_near = |point: &Point| {
        playable.binary_search(point).is_ok() || group.outside.binary_search(point).is_ok()
    };
    let may_fall = |&number: &u32| {
        let Some(block) = survey.blocks.get(number as usize) else { return false };
        block.color == enemy
            && !block.unconditional
            && playable.binary_search(&block.stones[0]).is_err()
            && (block.liberties.len() == 1 || block.liberties.iter().all(is_near))
    };
    let blocks = around.map(|&point| survey.block_at[point as usize]);
    sorted(blocks.filter(may_fall).collect())
}
