//! The points at which blocks touch the regions around them.

use crate::analysis::Analysis;
use crate::grouped::Grouped;
use crate::id::{BlockId, RegionId};
use crate::topology::Point;
use alloc::vec::Vec;

const NONE: u32 = u32::MAX;

/// A point of a region next to a block, empty or not.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Contact {
    pub(super) region: RegionId,
    pub(super) point: Point,
}

/// The exterior of every block, region by region, each in reading order.
#[derive(Debug, Clone)]
pub(super) struct Contacts {
    contacts: Grouped<Contact>,
    /// For every point its block, or [`NONE`].
    block_of: Vec<u32>,
}

impl Contacts {
    pub(super) fn new(analysis: &Analysis) -> Self {
        let blocks = analysis.blocks().len();
        let topology = analysis.board().topology();
        let mut block_of = vec![NONE; topology.len()];
        for block in analysis.blocks() {
            for &point in block.points() {
                block_of[point as usize] = block.id().number();
            }
        }
        // One more place than can be needed: an entry that does not belong is written all the
        // same and overwritten by the next, which is faster than a branch.
        let mut found = vec![(0, Contact::default()); topology.adjacencies() / 2 + 1];
        let mut filled = 0;
        // The last point that touched each block, so that it counts once; the last place is
        // for points next to no block.
        let mut last = vec![NONE; blocks + 1];
        for region in analysis.regions() {
            for &point in region.points() {
                for &q in topology.neighbors(point) {
                    let block = block_of[q as usize].min(blocks as u32);
                    let new = core::mem::replace(&mut last[block as usize], point) != point
                        && block < blocks as u32;
                    found[filled] = (block, Contact { region: region.id(), point });
                    filled += usize::from(new);
                }
            }
        }
        found.truncate(filled);
        let contacts = found.into_iter().map(|(block, contact)| (block as usize, contact));
        Self { contacts: Grouped::new(blocks, contacts), block_of }
    }

    /// The block that has a stone on `point` before the attack.
    pub(super) fn block_at(&self, point: Point) -> Option<BlockId> {
        let block = self.block_of[point as usize];
        (block != NONE).then_some(BlockId::new(block))
    }

    /// The contacts of `block`, region by region.
    pub(super) fn of(&self, block: BlockId) -> &[Contact] {
        self.contacts.list(block.index())
    }

    /// The contacts of `block` with `region`.
    pub(super) fn between(&self, block: BlockId, region: RegionId) -> &[Contact] {
        let contacts = self.of(block);
        let from = contacts.partition_point(|contact| contact.region < region);
        let to = contacts.partition_point(|contact| contact.region <= region);
        &contacts[from..to]
    }
}
