//! The attacker's plan: the analysis, arranged for the attack.

use crate::analysis::{Analysis, Event};
use crate::csr::Csr;
use crate::id::{BlockId, RegionId};
use crate::proof::contacts::Contacts;

/// The attacker's knowledge before the first move.
#[derive(Debug, Clone)]
pub(super) struct Plan<'a> {
    pub(super) analysis: &'a Analysis,
    pub(super) contacts: Contacts,
    /// For each block the regions that are healthy for it and are discarded at some time, in
    /// the order in which they are.
    healthy: Csr<RegionId>,
}

impl<'a> Plan<'a> {
    pub(super) fn new(analysis: &'a Analysis) -> Self {
        let contacts = Contacts::new(analysis);
        Self { analysis, contacts, healthy: healthy_regions(analysis) }
    }

    /// The regions healthy for `block` that are discarded at some time, the first first.
    pub(super) fn healthy(&self, block: BlockId) -> &[RegionId] {
        self.healthy.list(block.index())
    }
}

fn healthy_regions(analysis: &Analysis) -> Csr<RegionId> {
    let discarded = analysis.trace().events().iter().filter_map(|event| match *event {
        Event::Discarded(region) => Some(analysis.region(region)),
        _ => None,
    });
    let healthy = discarded.flat_map(|region| {
        region.healthy_for().map(move |block| (block.id().index(), region.id()))
    });
    Csr::new(analysis.blocks().len(), healthy)
}
