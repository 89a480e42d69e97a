//! One board after another on grids of one size.

use alloc::vec::Vec;

use super::bits::Bits;
use super::graph::Graph;
use super::layout::Layout;
use super::life::Life;
use super::rows;
use super::side::Side;
use crate::board::{Color, Suicide};
use crate::incidences::Incidences;
use crate::topology::Point;

/// A board, and what was found of one colour last; all memory is used again for the next board.
#[derive(Debug, Clone)]
pub(super) struct Position<const W: usize> {
    layout: Layout<W>,
    /// The black and the white stones.
    stones: [Bits<W>; 2],
    life: Life<W>,
    graph: Graph<W>,
    alive: Bits<W>,
    held: Bits<W>,
}

impl<const W: usize> Position<W> {
    /// An empty board; `None` if its rows do not fit into the words.
    pub(super) fn new(columns: u32, rows: u32) -> Option<Self> {
        Some(Self {
            layout: Layout::new(columns, rows)?,
            stones: [Bits::NONE; 2],
            life: Life::default(),
            graph: Graph::default(),
            alive: Bits::NONE,
            held: Bits::NONE,
        })
    }

    pub(super) fn is_of(&self, columns: u32, rows: u32) -> bool {
        (self.layout.columns(), self.layout.rows()) == (columns, rows)
    }

    /// The number of points.
    pub(super) fn len(&self) -> usize {
        self.layout.len()
    }

    /// Takes the stones of another board.
    pub(super) fn read(&mut self, stones: &[Option<Color>]) {
        self.stones = rows::read_stones(&self.layout, stones);
    }

    /// The same from bytes: 0 is empty, 1 black, 2 or 255 white.
    pub(super) fn read_bytes(&mut self, bytes: &[u8]) {
        self.stones = rows::read(&self.layout, bytes);
    }

    /// The first block without a liberty in reading order.
    pub(super) fn captured(&self) -> Option<(Color, Vec<Point>)> {
        let Self { layout, stones: [black, white], .. } = self;
        let empty = layout.board().without(*black | *white);
        let without_liberty = |own| {
            let beside_liberties = layout.next_to(empty, own);
            own.without(layout.flood(beside_liberties, own))
        };
        let captured = without_liberty(*black) | without_liberty(*white);
        let first = layout.first(captured)?;
        let color = if first.meets(*black) { Color::Black } else { Color::White };
        let block = layout.flood(first, self.stones[color as usize]);
        Some((color, layout.points(block).collect()))
    }

    /// Finds what is alive and held of `color`. Every block has a liberty.
    pub(super) fn decide(&mut self, color: Color, suicide: Suicide) {
        let side = Side::new(&self.layout, self.stones, color, suicide);
        self.life.find(&self.layout, &side);
        self.alive = self.life.alive();
        self.held = self.alive | self.life.vital();
    }

    /// Lists all blocks and regions of `color`.
    pub(super) fn list(&mut self, color: Color, suicide: Suicide, incidences: &mut Incidences) {
        let side = Side::new(&self.layout, self.stones, color, suicide);
        self.graph.fill(&self.layout, &side, incidences);
    }

    /// Returns `true` if the colour decided last has a stone on `point` that is alive.
    pub(super) fn is_alive(&self, point: Point) -> bool {
        self.layout.contains(self.alive, point)
    }

    /// Returns `true` if the colour decided last holds `point`.
    pub(super) fn is_held(&self, point: Point) -> bool {
        self.layout.contains(self.held, point)
    }

    /// The number of points that the colour decided last holds.
    pub(super) fn held(&self) -> usize {
        self.held.len()
    }

    /// Writes for each point whether it is alive.
    pub(super) fn mark_alive(&self, mask: &mut [bool]) {
        rows::write(&self.layout, self.alive, mask);
    }

    pub(super) fn mark_held(&self, mask: &mut [bool]) {
        rows::write(&self.layout, self.held, mask);
    }
}
