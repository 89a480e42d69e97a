//! The view that is drawn.

use pass_alive::{Analysis, BlockId, Board, Color, Grid, Mark, Moment, Point, RegionId, Space};

use crate::block_names::BlockNames;

/// The radius of stones unless a view says otherwise.
pub(crate) const STONE: i32 = 46;

/// A position, a moment of the run on it, and the reader's selection and cursor.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// The board, which has columns and rows.
    pub board: &'a Board,
    /// The run being stepped through.
    pub stepped: Option<&'a Analysis>,
    /// The other colour's run, whose result is shown beside that of the stepped one.
    pub other: Option<&'a Analysis>,
    /// The moment of the stepped run; from its last moment on nothing changes.
    pub moment: Moment,
    /// True if the ground of the board is drawn; without it the drawing is transparent.
    pub ground: bool,
    /// The layers drawn besides lines and stones.
    pub layers: Layers,
    /// The names that blocks have, if names are drawn.
    pub block_names: BlockNames,
    /// The radius of stones in board units: 46, or another from 40 to 50.
    pub stone_radius: i32,
    /// The selected block or region.
    pub selection: Option<Selection>,
    /// A stone that a click would place.
    pub ghost: Option<(Point, Color)>,
    /// The point the keyboard is on.
    pub cursor: Option<Point>,
    /// The last move.
    pub last_move: Option<Point>,
    /// The marks and labels of the diagram or game.
    pub marks: &'a [Mark],
}

impl<'a> View<'a> {
    /// The plain board with every layer but the coordinates and names.
    pub fn new(board: &'a Board) -> Self {
        Self {
            board,
            stepped: None,
            other: None,
            moment: Moment::START,
            ground: true,
            layers: Layers::REGIONS | Layers::STATUSES | Layers::LABELS,
            block_names: BlockNames::Letters,
            stone_radius: STONE,
            selection: None,
            ghost: None,
            cursor: None,
            last_move: None,
            marks: &[],
        }
    }

    /// The columns, rows and layers of the board.
    ///
    /// # Panics
    /// If the board was made from edges.
    pub(crate) fn space(&self) -> Space {
        self.board.space().expect("a board with columns and rows")
    }

    /// The grid of the board, or of each of its layers.
    pub(crate) fn grid(&self) -> Grid {
        self.space().layer()
    }

    /// The run of `color` and the moment at which it is shown: the other colour's is at its
    /// start until the stepped one has ended, and then at its end.
    pub(crate) fn run(&self, color: Color) -> Option<(&'a Analysis, Moment)> {
        let stepped = self.stepped.filter(|run| run.color() == color);
        let other = self.other.filter(|run| run.color() == color);
        match (stepped, other) {
            (Some(run), _) => Some((run, self.moment)),
            (None, Some(run)) => {
                let is_over = |run: &Analysis| self.moment >= run.trace().last_moment();
                let at_end = self.stepped.is_none_or(is_over);
                Some((run, if at_end { run.trace().last_moment() } else { Moment::START }))
            }
            (None, None) => None,
        }
    }

    /// The selection and its run, if the run has such a block or region.
    pub(crate) fn selected(&self) -> Option<(Selected, &'a Analysis)> {
        let Selection { what, color } = self.selection?;
        let (run, _) = self.run(color)?;
        let exists = match what {
            Selected::Block(block) => block.index() < run.blocks().len(),
            Selected::Region(region) => region.index() < run.regions().len(),
        };
        exists.then_some((what, run))
    }

    /// The marks of the diagram or game that are drawn, on points of the board.
    pub(crate) fn shown_marks(&self) -> impl Iterator<Item = &'a Mark> {
        let marks: &'a [_] = if self.layers.contain(Layers::LABELS) { self.marks } else { &[] };
        let points = self.board.len();
        marks.iter().filter(move |mark| mark.point.index() < points)
    }

    /// `point`, if the board has it.
    pub(crate) fn existing(&self, point: Option<Point>) -> Option<Point> {
        point.filter(|&point| point.index() < self.board.len())
    }
}

/// A set of layers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Layers(u8);

impl Layers {
    /// Lines and stones only.
    pub const NONE: Layers = Layers(0);
    /// Column letters and row numbers around the board.
    pub const COORDINATES: Layers = Layers(1);
    /// The regions, by their relations to the blocks.
    pub const REGIONS: Layers = Layers(2);
    /// The statuses of the blocks.
    pub const STATUSES: Layers = Layers(4);
    /// The names of blocks and regions.
    pub const NAMES: Layers = Layers(8);
    /// The marks and labels of the diagram or game, and the last move.
    pub const LABELS: Layers = Layers(16);

    /// All of them.
    pub const ALL: Layers = Layers(31);

    /// The set without `layers`.
    pub(crate) fn without(self, layers: Layers) -> Layers {
        Layers(self.0 & !layers.0)
    }

    /// Returns `true` if all of `layers` are in the set.
    pub fn contain(self, layers: Layers) -> bool {
        self.0 & layers.0 == layers.0
    }
}

impl core::ops::BitOr for Layers {
    type Output = Layers;

    fn bitor(self, other: Layers) -> Layers {
        Layers(self.0 | other.0)
    }
}

/// The selected block or region, which the drawing emphasizes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Selection {
    /// A block or a region, by index.
    pub what: Selected,
    /// The colour whose block or region it is.
    pub color: Color,
}

/// A block or a region, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selected {
    /// The block with this index.
    Block(BlockId),
    /// The region with this index.
    Region(RegionId),
}
