//! Regions of a group that are not independent of each other.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::holds::Holds;
use crate::level::Level;
use crate::ruled::Ruled;
use crate::survey::{Survey, sorted};

/// Two regions that one move can concern both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dependence {
    /// The numbers of the two regions in their group, the smaller first.
    pub regions: [usize; 2],
    /// The reason: an open point diagonal to both, or a stone of a block around both.
    pub at: Point,
}

/// The dependent pairs among the regions of the group of `blocks`, each once
/// (Chen and Chen 1999, section 6, on Figure 19).
pub(crate) fn dependences(
    survey: &Survey<'_>,
    holds: &Holds,
    blocks: &[u32],
    regions: &[Ruled],
) -> Vec<Dependence> {
    let mut dependences = Vec::new();
    for second in 1..regions.len() {
        for first in 0..second {
            let (one, other) = (&regions[first], &regions[second]);
            let at = shared_diagonal(holds, one, other)
                .or_else(|| shared_block(survey, blocks, regions, one, other));
            dependences.extend(at.map(|at| Dependence { regions: [first, second], at }));
        }
    }
    dependences
}

/// An open point on which the level of a point in both regions may depend.
fn shared_diagonal(holds: &Holds, one: &Ruled, other: &Ruled) -> Option<Point> {
    let [ours, theirs] = [one, other].map(|region| {
        let sites = region.sites.iter().filter(|site| holds.lowest_level(site.point) < Level::Full);
        sorted(sites.flat_map(|site| &site.open_diagonals).copied().collect())
    });
    ours.into_iter().find(|point| theirs.binary_search(point).is_ok())
}

/// A stone of a small block around both regions that has fewer than two full regions in common
/// with the rest of the group.
fn shared_block(
    survey: &Survey<'_>,
    blocks: &[u32],
    regions: &[Ruled],
    one: &Ruled,
    other: &Ruled,
) -> Option<Point> {
    let size = |block: &u32| survey.blocks[*block as usize].stones.len();
    let most = blocks.iter().map(size).max()?;
    let is_largest = |block: &&u32| size(block) == most;
    // Of several that are equally large none is the rest.
    let is_rest = |block: &u32| is_largest(&block) && blocks.iter().filter(is_largest).count() == 1;
    let is_full = |region: &&Ruled| region.sites.iter().all(|site| site.level == Level::Full);
    let is_wall = |region: &Ruled, block: &u32| region.walls.binary_search(block).is_ok();
    let common = |block: &u32| {
        regions
            .iter()
            .filter(is_full)
            .filter(|region| is_wall(region, block))
            .filter(|region| region.walls.iter().any(|wall| wall != block && is_largest(&wall)))
            .count()
    };
    let block = one
        .walls
        .iter()
        .find(|&block| !is_rest(block) && is_wall(other, block) && common(block) < 2)?;
    Some(survey.blocks[*block as usize].stones[0])
}
