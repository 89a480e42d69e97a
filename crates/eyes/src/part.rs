//! The part of a board that the exact solver plays with.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::evaluation::Assessed;
use crate::holds::Hold;
use crate::study::Study;
use crate::survey::{NONE, component, sorted};

/// Larger blocks are not given up: the group is lost with them.
const MOST_LOST: usize = 2;

/// An enemy block with so many liberties may be captured.
const FEW: usize = 2;

/// With more playable points than this the exact solver has no answer anyway.
const MOST_PLAYABLE: usize = 16;

/// The stones and points that decide on a group, for [`crate::exact::Local::new`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// The stones that must not be lost, in reading order.
    pub wall: Vec<Point>,
    /// The points where both sides play, in reading order.
    pub playable: Vec<Point>,
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
        Self { wall: sorted(wall), playable: sorted(playable) }
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
    /// where play is that are not alive, and have few liberties or all of them there.
    fn add_capturable(&mut self, study: &Study<'_>, group: &Assessed) {
        let survey = &study.survey;
        let enemy = study.evaluation.holds.owner.other();
        let own = group.blocks.iter().flat_map(|&block| &survey.blocks[block as usize].stones);
        let own: Vec<Point> = own.copied().collect();
        loop {
            let around = own.iter().chain(&self.playable).flat_map(|&at| survey.neighbors(at));
            let blocks = sorted(around.map(|&point| survey.block_at[point as usize]).collect());
            let is_near = |point: &Point| {
                self.playable.binary_search(point).is_ok()
                    || group.outside.binary_search(point).is_ok()
            };
            let blocks = blocks.iter().filter(|&&block| block != NONE);
            let blocks = blocks.map(|&block| &survey.blocks[block as usize]).filter(|block| {
                block.color == enemy
                    && !block.unconditional
                    && self.playable.binary_search(&block.stones[0]).is_err()
                    && (block.liberties.len() <= FEW || block.liberties.iter().all(is_near))
            });
            let added: Vec<Point> = blocks
                .flat_map(|block| block.stones.iter().chain(&block.liberties))
                .copied()
                .collect();
            if added.is_empty() || self.playable.len() > MOST_PLAYABLE {
                return;
            }
            self.playable.extend(added);
            self.playable = sorted(core::mem::take(&mut self.playable));
        }
    }
}
