//! A board analysed for one colour: its blocks and regions, the run, and the reason for
//! each step.

mod facts;
mod members;
mod rules;
mod status;
mod step_number;
mod trace;
mod view;

use crate::board::{Board, Color};
use crate::casting_out::{CastingOut, RegionRule};
use crate::id::{BlockId, RegionId};
use crate::incidences::Incidences;
use crate::partition::Partition;
use crate::topology::Point;
use crate::unanalyzable::Unanalyzable;

pub use rules::Rules;
pub use status::{BlockStatus, NotVital, RegionStatus, Relation};
pub use step_number::{ParseStepNumberError, StepNumber};
pub use trace::{Event, Trace};
pub use view::{Block, Region, RegionKind};

use facts::Facts;
use members::Members;
use trace::Rounds;

/// A board analysed for one colour.
#[derive(Debug, Clone)]
pub struct Analysis(Facts);

impl Analysis {
    /// Analyses `board` for `color`, starting from all its blocks. Takes time linear in
    /// points and adjacencies.
    ///
    /// ```
    /// use pass_alive::{Analysis, BlockId, Board, Color, Event, Round, Rules};
    /// let board = Board::from_rows("
    ///     X . X . X
    ///     O X X X O
    ///     . O O O .
    /// ").unwrap();
    /// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
    /// // The corner stones A3 and E3 have one vital region each and fall in round 1; the
    /// // block C3 between them has then lost both of its regions, and falls in round 2.
    /// let rounds = analysis.blocks().map(|block| block.cast_out_in());
    /// assert!(rounds.eq([1, 2, 1].map(|round| Some(Round::new(round)))));
    /// assert_eq!(analysis.trace().events()[0], Event::CastOut(BlockId::new(0)));
    /// ```
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn new(board: &Board, color: Color, rules: Rules) -> Result<Self, Unanalyzable> {
        Self::begin(board, color, rules, None)
    }

    /// Analyses `board` for `color`, starting from the blocks with a stone on one of
    /// `start`, to find what is alive without the help of any other block.
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
            if board.stones().get(point as usize) != Some(&Some(color)) {
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
        Ok(Self(Facts { board, color, rules, partition, members, trace, first_lost }))
    }

    /// The board analysed.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.0.board
    }

    /// The colour analysed.
    #[must_use]
    pub fn color(&self) -> Color {
        self.0.color
    }

    /// The rules that the analysis went by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.0.rules
    }

    /// The record of the run.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        &self.0.trace
    }

    /// The blocks in order of name.
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = Block<'_>> + Clone {
        BlockId::first(self.incidences().block_count()).map(|block| Block::new(&self.0, block))
    }

    /// The regions in order of name.
    pub fn regions(&self) -> impl ExactSizeIterator<Item = Region<'_>> + Clone {
        let regions = RegionId::first(self.incidences().region_count());
        regions.map(|region| Region::new(&self.0, region))
    }

    /// The block with this number.
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn block(&self, block: BlockId) -> Block<'_> {
        assert!(block.number() < self.incidences().block_count(), "there is no block {block}");
        Block::new(&self.0, block)
    }

    /// The region with this number.
    ///
    /// # Panics
    /// If there is no such region.
    #[must_use]
    pub fn region(&self, region: RegionId) -> Region<'_> {
        let exists = region.number() < self.incidences().region_count();
        assert!(exists, "there is no region {region}");
        Region::new(&self.0, region)
    }

    /// The block with a stone on `point`.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn block_at(&self, point: Point) -> Option<Block<'_>> {
        self.0.partition.block_at(point).map(|block| Block::new(&self.0, block))
    }

    /// The region that `point` belongs to.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn region_at(&self, point: Point) -> Option<Region<'_>> {
        self.0.partition.region_at(point).map(|region| Region::new(&self.0, region))
    }

    /// The stones of the blocks that are unconditionally alive, in reading order.
    pub fn alive(&self) -> impl Iterator<Item = Point> {
        let is_alive = |&point: &Point| self.block_at(point).is_some_and(|block| block.is_alive());
        (0..self.0.board.len() as Point).filter(is_alive)
    }

    /// The points held: the stones of the blocks that are unconditionally alive, and all
    /// points of the regions vital to one of them at the end, in reading order.
    pub fn held(&self) -> impl Iterator<Item = Point> {
        let is_held = |&point: &Point| match self.block_at(point) {
            Some(block) => block.is_alive(),
            None => self.region_at(point).is_some_and(|region| region.is_vital()),
        };
        (0..self.0.board.len() as Point).filter(is_held)
    }

    pub(crate) fn members(&self) -> &Members {
        &self.0.members
    }

    pub(crate) fn incidences(&self) -> &Incidences {
        self.0.partition.incidences()
    }

    /// The first neighbour whose removal caused `region` to be discarded; only meaningful for a
    /// discarded region.
    pub(crate) fn first_lost(&self, region: RegionId) -> BlockId {
        self.0.first_lost[region.index()]
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

fn first_lost(incidences: &Incidences, trace: &Trace, region: RegionId) -> BlockId {
    let round = trace.region_round(region);
    let mut neighbors = incidences.neighbors(region).iter();
    let lost = neighbors.find(|pair| round.is_some() && trace.block_round(pair.block) == round);
    lost.map_or(BlockId::default(), |pair| pair.block)
}
