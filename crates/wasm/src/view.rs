//! `View` of `web/engine/types.ts`, as the numbers and texts that the engine makes of it.

use pass_alive::{BlockId, Color, Moment, Point, RegionId};
use pass_alive_scene::{Layers, Selected, Selection, View};
use wasm_bindgen::prelude::*;

use crate::position::color_numbered;
use crate::study::Study;

/// The number that stands for nothing.
const NONE: u32 = u32::MAX;

/// A view of a position, to be drawn with its marks.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    color: Option<Color>,
    moment: Moment,
    layers: Layers,
    selection: Option<Selection>,
    ghost: Option<(Point, Color)>,
    cursor: Option<Point>,
    last_move: Option<Point>,
}

#[wasm_bindgen]
impl Study {
    /// Sets the view that the drawing is of, and takes the marks away: the colour stepped
    /// through, the moment, the layers as bits; of the selection whether it is a block (0)
    /// or a region (1), the colour and the index; the point and colour of the ghost; the
    /// cursor; the last move. Colours are 0 and 1; the number that stands for nothing is
    /// the highest.
    #[allow(clippy::too_many_arguments)]
    pub fn show(
        &mut self,
        color: u32,
        moment: u32,
        layers: u8,
        kind: u32,
        side: u32,
        index: u32,
        ghost: Point,
        ghost_color: u32,
        cursor: Point,
        last_move: Point,
    ) {
        let what = match kind {
            0 => Selected::Block(BlockId::new(index)),
            _ => Selected::Region(RegionId::new(index)),
        };
        let shown = &mut self.shown;
        shown.color = color_numbered(color);
        shown.moment = Moment::new(moment);
        shown.layers = Layers::from_bits(layers);
        shown.selection = color_numbered(side).map(|color| Selection { what, color });
        shown.ghost = color_numbered(ghost_color).map(|color| (ghost, color));
        shown.cursor = existing(cursor);
        shown.last_move = existing(last_move);
        self.marks.clear();
    }
}

impl Study {
    pub(crate) fn view(&self) -> View<'_> {
        let shown = &self.shown;
        let analyzed = |color: Option<Color>| color.and_then(|color| self.analyzed(color));
        View {
            grid: self.grid,
            board: &self.board,
            stepped: analyzed(shown.color),
            other: analyzed(shown.color.map(Color::other)),
            moment: shown.moment,
            layers: shown.layers,
            selection: shown.selection,
            ghost: shown.ghost,
            cursor: shown.cursor,
            last_move: shown.last_move,
            marks: &self.marks,
        }
    }
}

fn existing(number: u32) -> Option<u32> {
    (number != NONE).then_some(number)
}
