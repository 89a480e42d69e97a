//! Unconditional life on any board, without the record of the run.

use crate::board::{Board, Color, Suicide};
use crate::casting_out::{CastingOut, RegionRule};
use crate::components::Components;
use crate::incidences::Incidences;
use crate::partition::{Divider, Labels};
use crate::topology::Point;
use crate::unanalyzable::Unanalyzable;

/// Decides one board after another, whatever its topology, reusing the same memory.
#[derive(Debug, Clone, Default)]
pub(crate) struct General {
    components: Components,
    divider: Divider,
    labels: Labels,
    incidences: Incidences,
    casting_out: CastingOut,
}

impl General {
    /// Takes the stones of another board.
    pub(crate) fn read(&mut self, board: &Board) -> Result<(), Unanalyzable> {
        self.components.divide(board.topology(), board.stones());
        Unanalyzable::check(&self.components)
    }

    /// The number of points.
    pub(crate) fn len(&self) -> usize {
        self.components.of_points().len()
    }

    /// Finds what is alive and held of `color`.
    pub(crate) fn decide(&mut self, color: Color, suicide: Suicide) {
        self.list(color, suicide);
        self.casting_out.run(&self.incidences, RegionRule::Small, &mut ());
    }

    /// Lists all blocks and regions of `color`.
    pub(crate) fn list(&mut self, color: Color, suicide: Suicide) -> &Incidences {
        let Self { components, divider, labels, incidences, .. } = self;
        divider.divide(components, color, suicide, labels, incidences);
        incidences
    }

    /// Returns `true` if the colour decided last has a stone on `point` that is alive.
    pub(crate) fn is_alive(&self, point: Point) -> bool {
        self.survives(self.components.component_at(point)).unwrap_or(false)
    }

    /// Returns `true` if the colour decided last holds `point`.
    pub(crate) fn is_held(&self, point: Point) -> bool {
        self.holds(self.components.component_at(point))
    }

    /// The number of points that the colour decided last holds.
    pub(crate) fn held(&self) -> usize {
        let held = self.components().filter(|&component| self.holds(component));
        held.map(|component| self.components.points(component).len()).sum()
    }

    /// Writes for each point whether it is alive.
    pub(crate) fn mark_alive(&self, mask: &mut [bool]) {
        self.mark(mask, |component| self.survives(component).unwrap_or(false));
    }

    /// Writes for each point whether the colour decided last holds it.
    pub(crate) fn mark_held(&self, mask: &mut [bool]) {
        self.mark(mask, |component| self.holds(component));
    }

    /// Marks the points of some components.
    fn mark(&self, mask: &mut [bool], is_marked: impl Fn(u32) -> bool) {
        mask.fill(false);
        for component in self.components().filter(|&component| is_marked(component)) {
            let points = self.components.points(component).iter();
            points.for_each(|&point| mask[point as usize] = true);
        }
    }

    fn components(&self) -> impl Iterator<Item = u32> + use<> {
        0..self.components.len() as u32
    }

    fn holds(&self, component: u32) -> bool {
        self.survives(component).unwrap_or_else(|| self.is_vital(component))
    }

    /// Returns `true` if the block `component` survives; `None` if it is not a block of the
    /// colour.
    fn survives(&self, component: u32) -> Option<bool> {
        let block = self.labels.block_of(&self.components, component)?;
        Some(self.casting_out.survives(block))
    }

    /// Returns `true` if a component belongs to a region that is vital to a block at the end.
    fn is_vital(&self, component: u32) -> bool {
        let Self { components, labels, incidences, casting_out, .. } = self;
        labels
            .region_of(components, component)
            .is_some_and(|region| casting_out.is_listed(region) && incidences.is_healthy(region))
    }
}
