//! All blocks and regions of one colour, as the casting-out of any board takes them.

use alloc::vec::Vec;

use super::bits::Bits;
use super::layout::Layout;
use super::side::Side;
use crate::health::Neighbor;
use crate::id::BlockId;
use crate::incidences::Incidences;

/// Makes the [`Incidences`] of one colour, reusing the same memory: the same blocks and regions in
/// the same order as [`crate::Partition`] finds, so that the rounds are the same too.
#[derive(Debug, Clone, Default)]
pub(super) struct Graph<const W: usize> {
    /// The points next to each block.
    around: Vec<Bits<W>>,
    /// The block of each bit with a stone of the colour.
    blocks: Vec<u32>,
    /// The blocks next to the region being found.
    neighbors: Vec<u32>,
}

impl<const W: usize> Graph<W> {
    /// Finds all blocks and regions of `side`.
    pub(super) fn fill(&mut self, layout: &Layout<W>, side: &Side<W>, incidences: &mut Incidences) {
        self.blocks.resize(W * u64::BITS as usize, 0);
        self.around.clear();
        for block in layout.components(side.own) {
            for place in block.places() {
                self.blocks[index(place)] = self.around.len() as u32;
            }
            self.around.push(layout.next_to(block, side.open));
        }
        incidences.clear();
        let touched = layout.next_to(side.own, side.open);
        for region in layout.components(side.open) {
            let contacts = layout.next_to(region, side.own);
            if contacts.is_empty() {
                continue;
            }
            self.neighbors.clear();
            self.neighbors.extend(contacts.places().map(|place| self.blocks[index(place)]));
            self.neighbors.sort_unstable();
            self.neighbors.dedup();
            let required = side.required & region;
            let neighbor = |&block: &u32| Neighbor {
                block: BlockId::new(block),
                healthy: required.is_within(self.around[block as usize]),
            };
            let small = (side.empty & region).is_within(touched);
            incidences.push(small, self.neighbors.iter().map(neighbor));
        }
        incidences.finish(self.around.len() as u32);
    }
}

/// The number of a bit among all words.
fn index((word, bit): (usize, u32)) -> usize {
    word * u64::BITS as usize + bit as usize
}
