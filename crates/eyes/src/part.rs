//! The part of a board that decides on regions, or on a group, for the rules.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::evaluation::Assessed;
use crate::holds::Hold;
use crate::solve::Walled;
use crate::study::Study;
use crate::survey::{component, sorted};

/// Larger blocks are not given up: the group is lost with them.
const MOST_LOST: usize = 2;

/// With more playable points than this, the enemy blocks around the group are taken to stay, and regions
/// are not solved.
const MOST_PLAYABLE: usize = 10;

/// The stones and points that decide on regions or on a group. The attacker has won as soon as he captures a
/// block of the wall; all other stones that are not playable stay.
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
        Self { wall: sorted(wall), playable: sorted(playable) }
    }

    /// This, for the solver; `None` if it is too large.
    pub(crate) fn walled(&self, study: &Study<'_>) -> Option<Walled> {
        if self.playable.len() > MOST_PLAYABLE {
            return None;
        }
        let owner = study.evaluation.holds.owner;
        Walled::new(study.survey.board, owner, &self.wall, &self.playable)
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
        part
    }

    /// Adds the enemy blocks that could be captured at once or in play on the points there are, with
    /// their liberties, as long as that is not too much to play out.
    fn add_capturable(&mut self, study: &Study<'_>, group: &Assessed) {
        loop {
            let blocks = capturable(study, group, &self.playable);
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
}

/// The enemy blocks at the group or where play on `playable` is, and not on it, that are not alive and
/// could be captured at once or in play there, in increasing order.
fn capturable(study: &Study<'_>, group: &Assessed, playable: &[Point]) -> Vec<u32> {
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
            && (block.liberties.len() == 1 || block.liberties.iter().all(is_near))
    };
    let blocks = around.map(|&point| survey.block_at[point.index()]);
    sorted(blocks.filter(counts).collect())
}
