//! `View` of `web/engine/types.ts`, as the numbers and lines that the engine makes of it.

use pass_alive::notation::{Mark, MarkKind};
use pass_alive::{Color, Point};
use pass_alive_scene::{Layers, Selected, Selection, View};

use crate::problem::Problem;
use crate::study::Study;

/// The number that stands for nothing.
const NONE: u32 = u32::MAX;

/// The layers in the order of their bits.
const LAYERS: [Layers; 5] =
    [Layers::COORDINATES, Layers::REGIONS, Layers::STATUSES, Layers::NAMES, Layers::LABELS];

/// A view that has been read, with its own marks.
pub(crate) struct Decoded {
    color: Option<Color>,
    moment: u32,
    layers: Layers,
    selection: Option<Selection>,
    ghost: Option<(Point, Color)>,
    cursor: Option<Point>,
    last_move: Option<Point>,
    marks: Vec<Mark>,
}

impl Decoded {
    /// Reads ten numbers: the colour stepped through, the moment, the layers as bits; of
    /// the selection whether it is a block (0) or a region (1), the colour and the index;
    /// the point and colour of the ghost; cursor; last move. Colours are 0 and 1. And
    /// `marks` as of [`decode_marks`].
    pub(crate) fn new(numbers: &[u32], marks: &str) -> Result<Self, Problem> {
        let &[color, moment, bits, kind, side, index, ghost, ghost_color, cursor, last_move] =
            numbers
        else {
            return Err(Problem::new("bad-option", "A view is ten numbers."));
        };
        let mut layers = Layers::NONE;
        for (bit, &layer) in LAYERS.iter().enumerate() {
            if bits >> bit & 1 == 1 {
                layers = layers | layer;
            }
        }
        let what = if kind == 0 { Selected::Block(index) } else { Selected::Region(index) };
        Ok(Self {
            color: decode_color(color),
            moment,
            layers,
            selection: decode_color(side).map(|color| Selection { what, color }),
            ghost: existing(ghost).zip(decode_color(ghost_color)),
            cursor: existing(cursor),
            last_move: existing(last_move),
            marks: decode_marks(marks),
        })
    }

    pub(crate) fn of<'a>(&'a self, study: &'a Study) -> View<'a> {
        let analyzed = |color: Option<Color>| color.and_then(|color| study.analyzed(color));
        View {
            grid: study.grid,
            board: &study.board,
            stepped: analyzed(self.color),
            other: analyzed(self.color.map(Color::other)),
            moment: self.moment,
            layers: self.layers,
            selection: self.selection,
            ghost: self.ghost,
            cursor: self.cursor,
            last_move: self.last_move,
            marks: &self.marks,
        }
    }
}

fn existing(number: u32) -> Option<u32> {
    (number != NONE).then_some(number)
}

fn decode_color(number: u32) -> Option<Color> {
    match number {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    }
}

/// Reads marks, one a line: `point kind text`. Lines of another form are passed over.
pub(crate) fn decode_marks(lines: &str) -> Vec<Mark> {
    let mut marks = Vec::new();
    for line in lines.split('\n') {
        let mut parts = line.splitn(3, ' ');
        let (Some(point), Some(kind)) = (parts.next(), parts.next()) else { continue };
        let Ok(point) = point.parse() else { continue };
        let kind = match kind {
            "circle" => MarkKind::Circle,
            "square" => MarkKind::Square,
            "triangle" => MarkKind::Triangle,
            "cross" => MarkKind::Cross,
            "label" => MarkKind::Label(parts.next().unwrap_or_default().to_owned()),
            _ => continue,
        };
        marks.push(Mark { point, kind });
    }
    marks
}
