//! Unconditional life on any topology, by the casting-out.

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::board::Board;
use crate::casting_out::CastingOut;
use crate::color::Color;
use crate::components::Components;
use crate::engine::Engine;
use crate::grid::Grid;
use crate::id::Point;
use crate::incidences::Incidences;
use crate::life::Life;
use crate::mask::Mask;
use crate::partition::{Divider, Labels};
use crate::rules::{RegionRule, Suicide};
use crate::topology::Topology;

/// Engine for boards of any topology.
#[derive(Debug, Clone, Default)]
pub(crate) struct General {
    /// The grid of the boards, if they have one.
    grid: Option<Grid>,
    /// The topology and the stones of the last board given as bytes, created with the first.
    topology: Option<Arc<Topology>>,
    stones: Vec<Option<Color>>,
    components: Components,
    divider: Divider,
    labels: Labels,
    incidences: Incidences,
    casting_out: CastingOut,
}

impl General {
    pub(crate) fn new(grid: Option<Grid>) -> Self {
        Self { grid, ..Self::default() }
    }

    /// The points that the colour decided last holds, and whether each has a stone alive.
    fn held(&self) -> impl Iterator<Item = (Point, bool)> {
        let held = (0..self.components.len() as u32).filter(|&it| self.holds(it));
        held.flat_map(|component| {
            let is_alive = self.survives(component) == Some(true);
            self.components.points(component).iter().map(move |&point| (point, is_alive))
        })
    }

    /// Returns `true` if a component belongs to a block that survives, or to a region that is vital
    /// to one.
    fn holds(&self, component: u32) -> bool {
        self.survives(component).unwrap_or_else(|| {
            let Self { components, labels, incidences, casting_out, .. } = self;
            labels.region_of(components, component).is_some_and(|region| {
                casting_out.is_listed(region) && incidences.is_healthy(region)
            })
        })
    }

    /// Returns `true` if the block `component` survives; `None` if it is not a block of the
    /// colour.
    fn survives(&self, component: u32) -> Option<bool> {
        let block = self.labels.block_of(&self.components, component)?;
        Some(self.casting_out.survives(block))
    }
}

impl Engine for General {
    fn read(&mut self, board: &Board) {
        self.components.divide(board.topology(), board.stones());
    }

    fn read_bytes(&mut self, bytes: &[u8]) {
        let grid = self.grid.unwrap_or(Grid::STANDARD);
        let topology = self.topology.get_or_insert_with(|| grid.into());
        self.stones.clear();
        self.stones.extend(bytes.iter().map(|byte| match byte {
            0 => None,
            1 => Some(Color::Black),
            _ => Some(Color::White),
        }));
        self.components.divide(topology, &self.stones);
    }

    fn block_without_liberties(&self) -> Option<(Color, Vec<Point>)> {
        let (block, color) = self.components.block_without_liberties()?;
        Some((color, self.components.points(block).to_vec()))
    }

    fn decide(&mut self, color: Color, suicide: Suicide) {
        let Self { components, divider, labels, incidences, casting_out, .. } = self;
        divider.divide(components, color, suicide, labels, incidences);
        casting_out.run(incidences, RegionRule::Small, &mut ());
    }

    fn life(&self) -> Life {
        let mut life = Life::new(self.components.board_len());
        let (alive, held) = life.sets_mut();
        for (point, is_alive) in self.held() {
            held.insert(point);
            if is_alive {
                alive.insert(point);
            }
        }
        life
    }

    fn mark(&self, mask: Mask<'_>) {
        mask.alive.fill(false);
        mask.held.fill(false);
        for (point, is_alive) in self.held() {
            mask.held[point.index()] = true;
            mask.alive[point.index()] = is_alive;
        }
    }

    fn incidences(&self, color: Color, suicide: Suicide) -> Incidences {
        let mut incidences = Incidences::default();
        let mut labels = Labels::default();
        Divider::default().divide(&self.components, color, suicide, &mut labels, &mut incidences);
        incidences
    }

    fn clone_box(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }
}
