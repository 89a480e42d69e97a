//! The points of every block and region.

use crate::id::{BlockId, RegionId};
use crate::parcels::Parcels;
use crate::partition::Partition;
use crate::topology::Point;
use alloc::vec::Vec;

/// The points of every block and of every region of a partition, in reading order.
#[derive(Debug, Clone)]
pub(crate) struct Members {
    blocks: Lists,
    regions: Lists,
    /// The points of each region that health asks about.
    asked: Lists,
}

/// Lists of points, one behind the other.
#[derive(Debug, Clone)]
struct Lists {
    points: Vec<Point>,
    /// `points[ends[i - 1]..ends[i]]` is the list `i`; the first starts at 0.
    ends: Vec<u32>,
}

impl Members {
    pub(crate) fn new(parcels: &Parcels, partition: &Partition) -> Self {
        let block = |parcel| partition.block_of(parcels, parcel).map(BlockId::index);
        let region = |parcel| partition.region_of(parcels, parcel).map(RegionId::index);
        Self {
            blocks: Lists::new(parcels, partition.block_count(), &block),
            regions: Lists::new(parcels, partition.region_count(), &region),
            asked: Lists::new(parcels, partition.region_count(), &|parcel| {
                region(parcel).filter(|_| partition.asks(parcels.kind(parcel)))
            }),
        }
    }

    pub(crate) fn block(&self, block: BlockId) -> &[Point] {
        self.blocks.list(block.index())
    }

    pub(crate) fn region(&self, region: RegionId) -> &[Point] {
        self.regions.list(region.index())
    }

    /// The points of `region` that health asks about.
    pub(crate) fn asked(&self, region: RegionId) -> &[Point] {
        self.asked.list(region.index())
    }
}

impl Lists {
    /// Sorts the points by the list that their parcel belongs to, if any.
    fn new(parcels: &Parcels, lists: u32, list_of: &dyn Fn(u32) -> Option<usize>) -> Self {
        let mut ends = vec![0; lists as usize];
        for parcel in 0..parcels.len() as u32 {
            if let Some(list) = list_of(parcel) {
                ends[list] += parcels.points(parcel).len() as u32;
            }
        }
        let mut total = 0;
        for end in &mut ends {
            // For now the start, which moves to the end as the list is filled.
            (*end, total) = (total, total + *end);
        }
        let mut points = vec![0; total as usize];
        for (point, &parcel) in (0..).zip(parcels.of_points()) {
            if let Some(list) = list_of(parcel) {
                let end = &mut ends[list];
                points[*end as usize] = point;
                *end += 1;
            }
        }
        Self { points, ends }
    }

    fn list(&self, list: usize) -> &[Point] {
        let start = if list == 0 { 0 } else { self.ends[list - 1] };
        &self.points[start as usize..self.ends[list] as usize]
    }
}
