//! All blocks and regions of one colour, as the casting-out of any board takes them.

use alloc::vec::Vec;

use super::bits::Bits;
use super::layout::Layout;
use super::side::Side;
use crate::health::Neighbor;
use crate::id::BlockId;
use crate::incidences::Incidences;

/// The blocks and regions of `side`, in the same order as [`crate::graph::Partition`] finds them, so that the
/// rounds are the same too.
pub(super) fn incidences<const W: usize>(layout: &Layout<W>, side: &Side<W>) -> Incidences {
    // The points next to each block, and the block of each bit with a stone of the colour.
    let mut around: Vec<Bits<W>> = Vec::new();
    let mut blocks = vec![0; W * u64::BITS as usize];
    for block in layout.components(side.own) {
        for place in block.places() {
            blocks[index(place)] = around.len() as u32;
        }
        around.push(layout.next_to(block, side.open));
    }
    let mut incidences = Incidences::default();
    let touched = layout.next_to(side.own, side.open);
    let mut neighbors: Vec<u32> = Vec::new();
    for region in layout.components(side.open) {
        let contacts = layout.next_to(region, side.own);
        if contacts.is_empty() {
            continue;
        }
        neighbors.clear();
        neighbors.extend(contacts.places().map(|place| blocks[index(place)]));
        neighbors.sort_unstable();
        neighbors.dedup();
        let required = side.required & region;
        let neighbor = |&block: &u32| Neighbor {
            block: BlockId::new(block),
            healthy: required.is_within(around[block as usize]),
        };
        let small = (side.empty & region).is_within(touched);
        incidences.push(small, neighbors.iter().map(neighbor));
    }
    incidences.finish(around.len() as u32);
    incidences
}

/// The number of a bit among all words.
fn index((word, bit): (usize, u32)) -> usize {
    word * u64::BITS as usize + bit as usize
}
