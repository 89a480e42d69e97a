//! One board after another on grids of one size.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::bits::Bits;
use super::graph;
use super::layout::Layout;
use super::rows;
use super::side::Side;
use super::survivors::Survivors;
use crate::board::Board;
use crate::by_color::ByColor;
use crate::color::Color;
use crate::engine::Engine;
use crate::id::Point;
use crate::incidences::Incidences;
use crate::life::Life;
use crate::mask::Mask;
use crate::rules::Suicide;

/// Engine for grids of one size, whose rows fit into `W` words.
#[derive(Debug, Clone)]
pub(super) struct Position<const W: usize> {
    layout: Layout<W>,
    stones: ByColor<Bits<W>>,
    survivors: Survivors<W>,
}

impl<const W: usize> Position<W> {
    /// An empty board; `None` if its rows do not fit into the words.
    pub(super) fn new(columns: u32, rows: u32) -> Option<Self> {
        Some(Self {
            layout: Layout::new(columns, rows)?,
            stones: ByColor::from_fn(|_| Bits::NONE),
            survivors: Survivors::default(),
        })
    }
}

impl<const W: usize> Engine for Position<W> {
    fn read(&mut self, board: &Board) {
        self.stones = rows::read_stones(&self.layout, board.stones());
    }

    fn read_bytes(&mut self, bytes: &[u8]) {
        self.stones = rows::read(&self.layout, bytes);
    }

    fn block_without_liberties(&self) -> Option<(Color, Vec<Point>)> {
        let Self { layout, stones, .. } = self;
        let empty = layout.board().without(stones.black | stones.white);
        let ByColor { black, white } = stones.map(|own| {
            let beside_liberties = layout.next_to(empty, own);
            own.without(layout.flood(beside_liberties, own))
        });
        let first = layout.first(black | white)?;
        let color = if first.meets(black) { Color::Black } else { Color::White };
        let block = layout.flood(first, stones[color]);
        Some((color, layout.points(block).collect()))
    }

    fn decide(&mut self, color: Color, suicide: Suicide) {
        let side = Side::new(&self.layout, self.stones, color, suicide);
        self.survivors.find(&self.layout, &side);
    }

    fn life(&self) -> Life {
        let Self { layout, survivors, .. } = self;
        let mut life = Life::new(layout.len());
        let sets = life.sets_mut();
        let alive = survivors.alive();
        rows::write(layout, alive, sets.0);
        rows::write(layout, alive | survivors.vital(), sets.1);
        life
    }

    fn mark(&self, mask: Mask<'_>) {
        let Self { layout, survivors, .. } = self;
        let alive = survivors.alive();
        rows::mark(layout, alive, mask.alive);
        rows::mark(layout, alive | survivors.vital(), mask.held);
    }

    fn incidences(&self, color: Color, suicide: Suicide) -> Incidences {
        let side = Side::new(&self.layout, self.stones, color, suicide);
        graph::incidences(&self.layout, &side)
    }

    fn clone_box(&self) -> Box<dyn Engine> {
        Box::new(self.clone())
    }
}
