//! A board analysed for one colour: its blocks and regions, the run, and the reason for
//! each step.

mod members;
mod parts;
mod status;
mod step_number;
mod trace;
mod view;

use crate::board::Board;
use crate::casting_out::CastingOut;
use crate::color::Color;
use crate::id::{BlockId, Moment, Point, RegionId};
use crate::incidences::Incidences;
use crate::partition::Partition;
use crate::rules::{RegionRule, Rules};
use crate::topology::reading_order;
use crate::unanalyzable::Unanalyzable;
use alloc::vec::Vec;

pub use status::{BlockStatus, NotVital, RegionStatus, Relation};
pub use step_number::{ParseStepNumberError, StepNumber};
pub use trace::{Event, Trace};
pub use view::{Block, Region, RegionKind};

use members::Members;
use trace::Rounds;

/// A board analysed for one colour.
#[derive(Debug, Clone)]
pub struct Analysis {
    board: Board,
    color: Color,
    rules: Rules,
    partition: Partition,
    members: Members,
    trace: Trace,
    /// For each region the first neighbour whose removal caused it to be discarded.
    first_lost: Vec<Option<BlockId>>,
}

impl Analysis {
    /// Analyses `board` for `color`, starting from all its blocks. Takes time linear in
    /// points and adjacencies.
    ///
    /// ```
    /// use pass_alive::{Analysis, BlockId, Board, Color, Event, Rules};
    /// let board = Board::from_rows("
    ///     X . X . X
    ///     O X X X O
    ///     . O O O .
    /// ").unwrap();
    /// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
    /// // The corner stones A3 and E3 have one vital region each and fall in round 1; the
    /// // block C3 between them has then lost both of its regions, and falls in round 2.
    /// let trace = analysis.trace();
    /// let fell = analysis.blocks().map(|block| block.cast_out_at().unwrap());
    /// assert!(fell.map(|at| trace.round_of(at).number()).eq([1, 2, 1]));
    /// assert_eq!(trace.events()[0], Event::CastOut(BlockId::new(0)));
    /// ```
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn new(board: &Board, color: Color, rules: Rules) -> Result<Self, Unanalyzable> {
        Self::begin(board, color, rules, None)
    }

    /// Analyses `board` for `color`, starting from the blocks with a stone on one of
    /// `start`, to find the blocks that are alive without help from any other block.
    ///
    /// ```
    /// use pass_alive::{Analysis, Board, Color, Rules};
    /// let board = Board::from_rows("
    ///     . X
    ///     X .
    ///     X X
    ///     . X
    ///     X .
    /// ").unwrap();
    /// let upper = ["B5", "A4"].map(|name| board.point_named(name).unwrap());
    /// let rules = Rules::default();
    /// let analysis = Analysis::starting_from(&board, Color::Black, rules, &upper).unwrap();
    /// // The upper two blocks support each other, without the blocks below.
    /// assert_eq!(analysis.alive().count(), 5);
    /// ```
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty, and
    /// [`Unanalyzable::NoBlock`] if a point of `start` has no stone of the colour.
    pub fn starting_from(
        board: &Board,
        color: Color,
        rules: Rules,
        start: &[Point],
    ) -> Result<Self, Unanalyzable> {
        Self::begin(board, color, rules, Some(start))
    }

    fn begin(
        board: &Board,
        color: Color,
        rules: Rules,
        start: Option<&[Point]>,
    ) -> Result<Self, Unanalyzable> {
        let components = board.components();
        Unanalyzable::check(&components)?;
        let mut partition = Partition::of(components, color, rules.suicide);
        partition.order_neighbors();
        let blocks = partition.incidences().block_count();
        let mut in_start = vec![start.is_none(); blocks as usize];
        for &point in start.unwrap_or_default() {
            if board.stones().get(point.index()) != Some(&Some(color)) {
                return Err(Unanalyzable::NoBlock(point));
            }
            if let Some(block) = partition.block_at(point) {
                in_start[block.index()] = true;
            }
        }
        let incidences = partition.incidences();
        let mut rounds = Rounds::new(&in_start, incidences.region_count());
        CastingOut::default().run_within(&in_start, incidences, rules.regions, &mut rounds);
        let mut trace = rounds.trace();
        let first_lost = RegionId::first(incidences.region_count())
            .map(|region| first_lost(incidences, &trace, region))
            .collect();
        if rules.regions == RegionRule::Enclosed {
            clear_idle_regions(incidences, &mut trace);
        }
        let members = Members::new(&partition, rules.suicide);
        let board = board.clone();
        Ok(Self { board, color, rules, partition, members, trace, first_lost })
    }

    /// The board analysed.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The colour analysed.
    #[must_use]
    pub fn color(&self) -> Color {
        self.color
    }

    /// The rules that the analysis went by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The record of the run.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    pub(crate) fn members(&self) -> &Members {
        &self.members
    }

    pub(crate) fn incidences(&self) -> &Incidences {
        self.partition.incidences()
    }

    /// The first neighbour whose removal caused `region` to be discarded, if one did.
    pub(crate) fn first_lost(&self, region: RegionId) -> Option<BlockId> {
        self.first_lost[region.index()]
    }

    fn stone(&self, point: Point) -> Option<Color> {
        self.board.get(point)
    }

    fn same_round(&self, one: Moment, other: Moment) -> bool {
        self.trace.round_of(one) == self.trace.round_of(other)
    }

    /// Returns `true` if no stone of the colour is next to `point`.
    fn is_interior(&self, point: Point) -> bool {
        let mut neighbors = self.board.topology().neighbors(point).iter();
        neighbors.all(|&q| self.stone(q) != Some(self.color))
    }

    fn is_in_small_region(&self, point: Point) -> bool {
        let region = self.partition.region_at(point);
        region.is_some_and(|region| self.partition.incidences().is_small(region))
    }

    /// The points next to one of `points` for which `wanted` is true, in reading order.
    fn next_to(&self, points: &[Point], wanted: &dyn Fn(Point) -> bool) -> Vec<Point> {
        let neighbors = points.iter().flat_map(|&point| self.board.topology().neighbors(point));
        reading_order(neighbors.copied().filter(|&point| wanted(point)).collect())
    }
}

/// The last step on Sensei's Library: regions that are vital to no block leave the list.
fn clear_idle_regions(incidences: &Incidences, trace: &mut Trace) {
    for region in RegionId::first(incidences.region_count()) {
        if trace.region_moment(region).is_none() && !incidences.is_healthy(region) {
            trace.clear(region);
        }
    }
}

fn first_lost(incidences: &Incidences, trace: &Trace, region: RegionId) -> Option<BlockId> {
    let round = trace.round_of(trace.region_moment(region)?);
    let mut neighbors = incidences.neighbors(region).iter().map(|pair| pair.block);
    neighbors.find(|&block| trace.block_moment(block).map(|at| trace.round_of(at)) == Some(round))
}
