//! The points of every block and region.

use alloc::vec::Vec;

use crate::csr::Csr;
use crate::health::is_required;
use crate::id::{BlockId, Point, RegionId};
use crate::partition::Partition;
use crate::rules::Suicide;

/// The points of every block and of every region of a partition, in reading order.
#[derive(Debug, Clone)]
pub(crate) struct Members {
    blocks: usize,
    /// The points of each block, then those of each region, then those that belong to neither.
    all: Csr<Point>,
    /// The points of each region that health requires next to the block.
    required: Csr<Point>,
}

impl Members {
    pub(super) fn new(partition: &Partition, suicide: Suicide) -> Self {
        let (components, labels) = (partition.components(), partition.labels());
        let incidences = partition.incidences();
        let (blocks, regions) =
            (incidences.block_count() as usize, incidences.region_count() as usize);
        // The list that each component belongs to.
        let list_of = |component| {
            let region = || labels.region_of(components, component).map(RegionId::index);
            match labels.block_of(components, component) {
                Some(block) => block.index(),
                None => blocks + region().unwrap_or(regions),
            }
        };
        let all_components = || 0..components.len() as u32;
        let lists: Vec<usize> = all_components().map(list_of).collect();
        let mut all = Csr::default();
        all.sort_counted(
            blocks + regions + 1,
            all_components().map(|c| (lists[c as usize], components.points(c).len() as u32)),
            components.of_points().map(|(point, component)| (lists[component as usize], point)),
        );
        let required_in = |component: u32| {
            let region = lists[component as usize].checked_sub(blocks);
            let required = is_required(components.stone(component), suicide);
            region.filter(|&region| required && region < regions)
        };
        let required_in: Vec<Option<usize>> = all_components().map(required_in).collect();
        let mut required = Csr::default();
        required.sort_counted(
            regions,
            all_components().filter_map(|c| {
                Some((required_in[c as usize]?, components.points(c).len() as u32))
            }),
            components
                .of_points()
                .filter_map(|(point, component)| Some((required_in[component as usize]?, point))),
        );
        Self { blocks, all, required }
    }

    pub(crate) fn block(&self, block: BlockId) -> &[Point] {
        self.all.list(block.index())
    }

    pub(crate) fn region(&self, region: RegionId) -> &[Point] {
        self.all.list(self.blocks + region.index())
    }

    /// The points of `region` that health requires next to the block.
    pub(crate) fn required(&self, region: RegionId) -> &[Point] {
        self.required.list(region.index())
    }
}
