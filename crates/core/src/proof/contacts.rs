//! The points at which blocks touch the regions around them.

use crate::analysis::Analysis;
use crate::csr::Csr;
use crate::id::{BlockId, Point, RegionId};
use alloc::vec::Vec;

/// A point of a region next to a block, empty or not.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Contact {
    pub(super) region: RegionId,
    pub(super) point: Point,
}

/// The exterior of every block, region by region, each in reading order.
#[derive(Debug, Clone)]
pub(super) struct Contacts(Csr<Contact>);

impl Contacts {
    pub(super) fn new(analysis: &Analysis) -> Self {
        let topology = analysis.board().topology();
        let mut found = Vec::new();
        // The last point found next to each block, so that each counts once.
        let mut last = vec![None; analysis.blocks().len()];
        for region in analysis.regions() {
            for &point in region.points() {
                for &q in topology.neighbors(point) {
                    let Some(block) = analysis.block_at(q) else { continue };
                    let block = block.id().index();
                    if last[block].replace(point) != Some(point) {
                        found.push((block, Contact { region: region.id(), point }));
                    }
                }
            }
        }
        Self(Csr::new(last.len(), found.into_iter()))
    }

    /// The contacts of `block`, region by region.
    pub(super) fn of(&self, block: BlockId) -> &[Contact] {
        self.0.list(block.index())
    }

    /// The contacts of `block` with `region`.
    pub(super) fn between(&self, block: BlockId, region: RegionId) -> &[Contact] {
        let contacts = self.of(block);
        let from = contacts.partition_point(|contact| contact.region < region);
        let to = contacts.partition_point(|contact| contact.region <= region);
        &contacts[from..to]
    }
}
