//! A board divided for one colour: its blocks, and the regions between them.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use crate::board::Board;
use crate::color::Color;
use crate::components::Components;
use crate::health::{HealthCounts, is_required};
use crate::id::{BlockId, NONE, Point, RegionId};
use crate::incidences::Incidences;
use crate::rules::Suicide;

/// The label of components that touch no block of the colour.
const NO_REGION: u32 = u32::MAX - 1;

/// A board divided for one colour into its blocks and the regions that they enclose.
///
/// * A *block* is a maximal connected set of stones of the colour (Benson 1976,
///   "Notation and rules").
/// * A *region* is a maximal connected set of points without a stone of the colour that
///   is next to at least one block of it: an "x-enclosed region" that need not be small
///   (Benson 1976, "Unconditional life").
///
/// Both are numbered from 0 in reading order of their first points. Everything is stored
/// flat and is found in time linear in points and adjacencies.
///
/// ```
/// use pass_alive::graph::{CastingOut, Partition};
/// use pass_alive::{Board, Color, RegionRule, Suicide};
/// let board = Board::from_rows("
///     . X . X O .
///     X X X X O .
///     O O O O O .
/// ").unwrap();
/// let black = Partition::new(&board, Color::Black, Suicide::Forbidden);
/// let mut casting_out = CastingOut::default();
/// let survives = casting_out.run(black.incidences(), RegionRule::Small, &mut ());
/// let block = black.block_at(board.point_named("B3").unwrap()).unwrap();
/// assert!(survives[block.index()]);
/// ```
#[derive(Debug, Clone)]
pub struct Partition {
    components: Components,
    labels: Labels,
    incidences: Incidences,
}

impl Partition {
    /// Divides `board` for `color`, with health as `suicide` makes it.
    #[must_use]
    pub fn new(board: &Board, color: Color, suicide: Suicide) -> Self {
        Self::of(board.components(), color, suicide)
    }

    /// Divides a board whose components are known.
    pub(crate) fn of(components: Components, color: Color, suicide: Suicide) -> Self {
        let (mut labels, mut incidences) = (Labels::default(), Incidences::default());
        Divider::default().divide(&components, color, suicide, &mut labels, &mut incidences);
        Self { components, labels, incidences }
    }

    /// The block with a stone on `point`.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn block_at(&self, point: Point) -> Option<BlockId> {
        self.labels.block_of(&self.components, self.components.component_at(point))
    }

    /// The region that `point` belongs to.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn region_at(&self, point: Point) -> Option<RegionId> {
        self.labels.region_of(&self.components, self.components.component_at(point))
    }

    /// The blocks and the regions next to them.
    #[must_use]
    pub fn incidences(&self) -> &Incidences {
        &self.incidences
    }

    pub(crate) fn components(&self) -> &Components {
        &self.components
    }

    pub(crate) fn labels(&self) -> &Labels {
        &self.labels
    }

    /// Puts the blocks next to every region in order.
    pub(crate) fn order_neighbors(&mut self) {
        self.incidences.order_neighbors();
    }
}

/// The block or region that each component of a board is or belongs to.
#[derive(Debug, Clone)]
pub(crate) struct Labels {
    color: Color,
    /// For every component of the colour the number of its block; for every other that of
    /// its region, or [`NO_REGION`].
    of_component: Vec<u32>,
}

impl Default for Labels {
    fn default() -> Self {
        Self { color: Color::Black, of_component: Vec::new() }
    }
}

impl Labels {
    /// Numbers the components of `color`, and returns how many there are.
    fn find_blocks(&mut self, components: &Components, color: Color) -> u32 {
        self.color = color;
        let mut blocks = 0;
        self.of_component.clear();
        self.of_component.extend(components.stones().iter().map(|&stone| {
            let block = if stone == Some(color) { blocks } else { NONE };
            blocks += u32::from(stone == Some(color));
            block
        }));
        blocks
    }

    /// The block that a component of the colour is.
    pub(crate) fn block_of(&self, components: &Components, component: u32) -> Option<BlockId> {
        let own = components.stone(component) == Some(self.color);
        own.then(|| BlockId::new(self.of_component[component as usize]))
    }

    /// The region that a component not of the colour belongs to.
    pub(crate) fn region_of(&self, components: &Components, component: u32) -> Option<RegionId> {
        let own = components.stone(component) == Some(self.color);
        let region = self.of_component[component as usize];
        (!own && region != NO_REGION).then_some(RegionId::new(region))
    }
}

/// Divides one board after another for a colour, reusing the same memory.
#[derive(Debug, Clone, Default)]
pub(crate) struct Divider {
    counts: HealthCounts,
    /// The components of the region being found.
    components: Vec<u32>,
    /// The steps from one of them to a stone of the colour.
    contacts: Vec<Contact>,
}

/// A point of a region next to a block.
#[derive(Debug, Clone, Copy, Default)]
struct Contact {
    point: Point,
    block: BlockId,
}

impl Divider {
    /// Finds the blocks and regions of `color`, with health as `suicide` makes it.
    pub(crate) fn divide(
        &mut self,
        components: &Components,
        color: Color,
        suicide: Suicide,
        labels: &mut Labels,
        incidences: &mut Incidences,
    ) {
        let blocks = labels.find_blocks(components, color);
        incidences.clear();
        self.counts.reserve(blocks as usize);
        // One spare element, as in `Components`.
        self.components.resize(components.len() + 1, 0);
        for first in 0..components.len() as u32 {
            if labels.of_component[first as usize] == NONE {
                self.find_region(components, first, suicide, labels, incidences);
            }
        }
        incidences.finish(blocks);
    }

    /// The region that the component `first` belongs to.
    fn find_region(
        &mut self,
        components: &Components,
        first: u32,
        suicide: Suicide,
        labels: &mut Labels,
        incidences: &mut Incidences,
    ) {
        let region = incidences.region_count();
        labels.of_component[first as usize] = region;
        self.components[0] = first;
        self.counts.clear();
        let (mut next, mut filled) = (0, 1);
        // Points that health requires; empty points; empty points next to a block.
        let (mut required, mut empty, mut touched) = (0, 0, 0);
        while next < filled {
            let component = self.components[next];
            next += 1;
            let contacts;
            (filled, contacts) = self.cross_borders(components, component, labels, region, filled);
            let points = components.points(component).len() as u32;
            let stone = components.stone(component);
            let counts = is_required(stone, suicide);
            let reached = self.count(contacts, counts);
            required += if counts { points } else { 0 };
            empty += if stone.is_none() { points } else { 0 };
            touched += if stone.is_none() { reached } else { 0 };
        }
        if self.counts.is_empty() {
            for &component in &self.components[..filled] {
                labels.of_component[component as usize] = NO_REGION;
            }
            return;
        }
        incidences.push(touched == empty, self.counts.neighbors(required));
    }

    /// Adds the components over the border of `component` to its region, and notes the
    /// steps to blocks. Takes the number of components of the region so far, and returns the new
    /// one and the number of steps.
    fn cross_borders(
        &mut self,
        components: &Components,
        component: u32,
        labels: &mut Labels,
        region: u32,
        mut filled: usize,
    ) -> (usize, usize) {
        let own = Some(labels.color);
        let borders = components.borders(component);
        let Self { components: found, contacts, .. } = self;
        if contacts.len() <= borders.len() {
            contacts.resize(borders.len() + 1, Contact::default());
        }
        let mut noted = 0;
        for border in borders {
            let other = border.other;
            let label = &mut labels.of_component[other as usize];
            let new = *label == NONE;
            *label = select_unpredictable(new, region, *label);
            found[filled] = other;
            filled += usize::from(new);
            contacts[noted] = Contact { point: border.inside, block: BlockId::new(*label) };
            noted += usize::from(components.stone(other) == own);
        }
        (filled, noted)
    }

    /// Counts the first `contacts`, all from points of one component. Returns the number of
    /// points that touch a block.
    fn count(&mut self, contacts: usize, required: bool) -> u32 {
        let mut reached = 0;
        let mut before = NONE;
        for &Contact { point, block } in &self.contacts[..contacts] {
            reached += u32::from(point != Point::new(before));
            before = point.number();
            self.counts.add(point, block, required);
        }
        reached
    }
}
