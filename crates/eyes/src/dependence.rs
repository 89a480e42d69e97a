//! Regions of a group that are not independent of each other.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::holds::Holds;
use crate::level::Level;
use crate::ruled::Ruled;
use crate::survey::{Survey, sorted};
use crate::trace::Dependence;

/// The dependent pairs among the regions of the group of `blocks`, each once
/// (Chen and Chen 1999, Figure 19).
pub(crate) fn dependences(
    survey: &Survey<'_>,
    holds: &Holds,
    blocks: &[u32],
    regions: &[Ruled],
) -> Vec<Dependence> {
    let weak = weak_blocks(survey, blocks, regions);
    let ties = |(number, region): (usize, &Ruled)| Ties {
        region: number,
        diagonals: diagonals(holds, region),
        blocks: common(&region.walls, &weak).collect(),
    };
    let mut ties: Vec<Ties> = regions.iter().enumerate().map(ties).collect();
    ties.retain(|ties| !ties.diagonals.is_empty() || !ties.blocks.is_empty());
    let mut dependences = Vec::new();
    for (place, other) in ties.iter().enumerate() {
        for one in &ties[..place] {
            let block = || {
                let block = common(&one.blocks, &other.blocks).next()?;
                Some(survey.blocks[block as usize].stones[0])
            };
            let at = common(&one.diagonals, &other.diagonals).next().or_else(block);
            dependences.extend(at.map(|at| Dependence { regions: [one.region, other.region], at }));
        }
    }
    dependences
}

/// What a region may share with others.
struct Ties {
    /// The number of the region in its group.
    region: usize,
    /// The open points on which the level of a point in it may depend, in reading order.
    diagonals: Vec<Point>,
    /// The weak blocks around it, in increasing order.
    blocks: Vec<u32>,
}

fn diagonals(holds: &Holds, region: &Ruled) -> Vec<Point> {
    let sites = region.sites.iter().filter(|site| holds.lowest_level(site.point) < Level::Full);
    sorted(sites.flat_map(|site| &site.open_diagonals).copied().collect())
}

/// The numbers in both lists, which are in increasing order.
fn common<'a, T: Copy + Ord>(one: &'a [T], other: &'a [T]) -> impl Iterator<Item = T> + 'a {
    one.iter().copied().filter(|number| other.binary_search(number).is_ok())
}

/// The small blocks that have fewer than two full regions in common with the largest, in
/// increasing order. Of several blocks that are equally large none is the rest of the group.
fn weak_blocks(survey: &Survey<'_>, blocks: &[u32], regions: &[Ruled]) -> Vec<u32> {
    let size = |block: u32| survey.blocks[block as usize].stones.len();
    let most = blocks.iter().map(|&block| size(block)).max();
    let largest: Vec<u32> =
        blocks.iter().copied().filter(|&block| Some(size(block)) == most).collect();
    let mut shared = vec![0u32; blocks.len()];
    for region in regions {
        if region.sites.iter().any(|site| site.level < Level::Full) {
            continue;
        }
        let beside: Vec<u32> = common(&largest, &region.walls).take(2).collect();
        for &wall in &region.walls {
            if beside.iter().any(|&other| other != wall)
                && let Ok(place) = blocks.binary_search(&wall)
            {
                shared[place] += 1;
            }
        }
    }
    let is_weak = |&(block, &shared): &(&u32, &u32)| largest[..] != [*block] && shared < 2;
    blocks.iter().zip(&shared).filter(is_weak).map(|(&block, _)| block).collect()
}
