//! A board analysed for one colour: its partition, the run, and the reason for each step.

use alloc::vec::Vec;
use core::fmt;

use crate::block::Block;
use crate::board::{Board, Color, Suicide};
use crate::casting_out::{CastingOut, RegionRule};
use crate::id::{BlockId, Moment, RegionId, Round};
use crate::members::Members;
use crate::parcels::Parcels;
use crate::partition::Partition;
use crate::region::Region;
use crate::status::{BlockStatus, NotVital, RegionStatus, Relation};
use crate::topology::Point;
use crate::trace::{Rounds, Trace};

/// What the analysis goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules {
    /// Whether suicide is forbidden or allowed.
    pub suicide: Suicide,
    /// Which regions are in the list at first.
    pub regions: RegionRule,
}

/// A board analysed for one colour.
#[derive(Debug, Clone)]
pub struct Analysis {
    board: Board,
    parcels: Parcels,
    partition: Partition,
    members: Members,
    rules: Rules,
    trace: Trace,
    /// For each region the first neighbour whose fall took it away; only meaningful for
    /// those that left so.
    first_lost: Vec<BlockId>,
}

/// Why a board cannot be analysed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unanalyzable {
    /// This block has no liberty. The board cannot arise in play.
    NoLiberty(Vec<Point>),
    /// The starting set names a point without a stone of the colour.
    NoBlock(Point),
}

impl Unanalyzable {
    /// Whether every block has a liberty.
    pub(crate) fn check(parcels: &Parcels) -> Result<(), Self> {
        match parcels.block_without_liberties() {
            Some(block) => Err(Self::NoLiberty(parcels.points(block).to_vec())),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Unanalyzable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanalyzable::NoLiberty(block) => {
                write!(f, "the block at point {} has no liberty", block[0])
            }
            Unanalyzable::NoBlock(point) => {
                write!(f, "there is no stone of the colour at point {point}")
            }
        }
    }
}

impl core::error::Error for Unanalyzable {}

impl Analysis {
    /// Analyses `board` for `color`, starting from all its blocks.
    ///
    /// ```
    /// use pass_alive::{Analysis, BlockId, Color, Event, Round, Rules, notation::rows};
    /// let (grid, board) = rows::read("
    ///     X . X . X
    ///     O X X X O
    ///     . O O O .
    /// ").unwrap();
    /// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
    /// // The corner stones A3 and E3 have one vital region each and fall in round 1; the
    /// // block C3 between them has then lost both of its regions, and falls in round 2.
    /// let rounds = analysis.blocks().map(|block| analysis.trace().block_round(block.id()));
    /// assert_eq!(rounds.collect::<Vec<_>>(), [1, 2, 1].map(|round| Some(Round::new(round))));
    /// assert_eq!(analysis.trace().events()[0], Event::CastOut(BlockId::new(0)));
    /// ```
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn new(board: &Board, color: Color, rules: Rules) -> Result<Self, Unanalyzable> {
        Self::begin(board, color, rules, None)
    }

    /// Analyses `board` for `color`, starting from the blocks with a stone on one of
    /// `start`: who is alive on the strength of those blocks alone.
    ///
    /// ```
    /// use pass_alive::{Analysis, Color, Rules, notation::rows};
    /// let (grid, board) = rows::read("
    ///     . X
    ///     X .
    ///     X X
    ///     . X
    ///     X .
    /// ").unwrap();
    /// let upper = ["B5", "A4"].map(|name| grid.point_named(name).unwrap());
    /// let rules = Rules::default();
    /// let analysis = Analysis::starting_from(&board, Color::Black, rules, &upper).unwrap();
    /// // The upper two blocks support each other; A1 is not asked.
    /// assert_eq!(analysis.alive().len(), 5);
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
        let parcels = Parcels::new(board);
        Unanalyzable::check(&parcels)?;
        let mut partition = Partition::of(&parcels, color, rules.suicide);
        partition.order_neighbors();
        let blocks = partition.block_count();
        let mut in_start = vec![start.is_none(); blocks as usize];
        for &point in start.unwrap_or_default() {
            if board.stones().get(point as usize) != Some(&Some(color)) {
                return Err(Unanalyzable::NoBlock(point));
            }
            if let Some(block) = partition.block_of(&parcels, parcels.parcel_at(point)) {
                in_start[block.index()] = true;
            }
        }
        let mut rounds = Rounds::new(blocks, partition.region_count());
        CastingOut::default().run(&partition, rules.regions, Some(&in_start), &mut rounds);
        let trace = rounds.trace(|block| in_start[block.index()]);
        let mut first_lost = Vec::new();
        for region in RegionId::first(partition.region_count()) {
            first_lost.push(self::first_lost(&partition, &trace, region));
        }
        let members = Members::new(&parcels, &partition);
        let board = board.clone();
        let mut analysis = Self { board, parcels, partition, members, rules, trace, first_lost };
        if rules.regions == RegionRule::Enclosed {
            analysis.clear_idle_regions();
        }
        Ok(analysis)
    }

    /// Sensei's Library's last step: regions vital to nobody leave the list.
    fn clear_idle_regions(&mut self) {
        for region in RegionId::first(self.partition.region_count()) {
            let listed = self.trace.region_moment(region).is_none();
            if listed && !self.partition.is_healthy(region) {
                self.trace.clear(region);
            }
        }
    }

    /// The board analysed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The colour analysed.
    pub fn color(&self) -> Color {
        self.partition.color()
    }

    /// What the analysis went by.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The run.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The number of blocks.
    pub fn block_count(&self) -> u32 {
        self.partition.block_count()
    }

    /// The number of regions.
    pub fn region_count(&self) -> u32 {
        self.partition.region_count()
    }

    /// The blocks in order of name.
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = Block<'_>> {
        BlockId::first(self.partition.block_count()).map(|block| self.block(block))
    }

    /// The regions in order of name.
    pub fn regions(&self) -> impl ExactSizeIterator<Item = Region<'_>> {
        RegionId::first(self.partition.region_count()).map(|region| self.region(region))
    }

    /// The block with this number, which must be below that of the blocks.
    pub fn block(&self, block: BlockId) -> Block<'_> {
        Block::new(self, block)
    }

    /// The region with this number, which must be below that of the regions.
    pub fn region(&self, region: RegionId) -> Region<'_> {
        Region::new(self, region)
    }

    /// The regions next to `block`, in order.
    pub fn regions_around(&self, block: BlockId) -> Vec<RegionId> {
        let mut regions = Vec::new();
        for around in self.partition.around(block) {
            regions.push(around.region);
        }
        regions
    }

    /// The block with a stone on `point`.
    ///
    /// # Panics
    /// If the board has no such point.
    pub fn block_at(&self, point: Point) -> Option<BlockId> {
        self.partition.block_of(&self.parcels, self.parcels.parcel_at(point))
    }

    /// The region that `point` belongs to.
    ///
    /// # Panics
    /// If the board has no such point.
    pub fn region_at(&self, point: Point) -> Option<RegionId> {
        self.partition.region_of(&self.parcels, self.parcels.parcel_at(point))
    }

    pub(crate) fn partition(&self) -> &Partition {
        &self.partition
    }

    pub(crate) fn members(&self) -> &Members {
        &self.members
    }

    /// The first neighbour whose fall took `region` away; only meaningful for a region that
    /// left so.
    pub(crate) fn first_lost(&self, region: RegionId) -> BlockId {
        self.first_lost[region.index()]
    }

    /// Whether `block` survives the run: whether it is unconditionally alive, on the
    /// strength of the starting set.
    pub fn is_alive(&self, block: BlockId) -> bool {
        self.trace.block_moment(block).is_none()
    }

    /// All stones of the blocks that survive, in reading order.
    pub fn alive(&self) -> Vec<Point> {
        self.points_where(&|point| self.block_at(point).is_some_and(|block| self.is_alive(block)))
    }

    /// The points held: the stones of the blocks that survive, and all points of the
    /// regions vital to one of them in the last round, in reading order.
    pub fn held(&self) -> Vec<Point> {
        let vital = |region: RegionId| {
            let listed = self.trace.region_moment(region).is_none();
            listed && self.partition.is_healthy(region)
        };
        self.points_where(&|point| match self.block_at(point) {
            Some(block) => self.is_alive(block),
            None => self.region_at(point).is_some_and(vital),
        })
    }

    fn points_where(&self, wanted: &dyn Fn(Point) -> bool) -> Vec<Point> {
        let mut found = Vec::new();
        for point in 0..self.board.len() as Point {
            if wanted(point) {
                found.push(point);
            }
        }
        found
    }

    /// What `block` is at `moment`.
    pub fn block_status(&self, block: BlockId, moment: Moment) -> BlockStatus {
        match self.trace.block_moment(block) {
            Some(Moment::START) => BlockStatus::Outside,
            Some(left) if left <= moment => {
                if self.same_round(left, moment) {
                    BlockStatus::CastOutNow
                } else {
                    BlockStatus::CastOut
                }
            }
            None if moment >= self.trace.settled_moment() => BlockStatus::Alive,
            _ => BlockStatus::In,
        }
    }

    /// What `region` is at `moment`.
    pub fn region_status(&self, region: RegionId, moment: Moment) -> RegionStatus {
        match self.trace.region_moment(region) {
            Some(Moment::START) => RegionStatus::NotListed,
            Some(left) if left <= moment => {
                if self.same_round(left, moment) {
                    RegionStatus::DiscardedNow
                } else {
                    RegionStatus::Discarded
                }
            }
            None if self.trace.cleared_moment(region).is_some_and(|left| left <= moment) => {
                RegionStatus::Cleared
            }
            _ => RegionStatus::Listed,
        }
    }

    fn same_round(&self, one: Moment, other: Moment) -> bool {
        self.trace.place(one).round == self.trace.place(other).round
    }

    /// What `region` is to `block` at `moment`.
    pub fn relation(&self, region: RegionId, block: BlockId, moment: Moment) -> Relation {
        match self.partition.health(region, block) {
            None => return Relation::NotAdjacent,
            Some(false) => return Relation::Neighbor,
            Some(true) => {}
        }
        let region_in = self.trace.region_moment(region).is_none_or(|left| left > moment);
        let block_in = self.trace.block_moment(block).is_none_or(|left| left > moment);
        if region_in && block_in { Relation::Vital } else { Relation::Healthy }
    }

    /// The regions vital to `block` at the start of `round` (from 1), in order.
    pub fn vital_regions(&self, block: BlockId, round: Round) -> Vec<RegionId> {
        let mut vital = Vec::new();
        for around in self.partition.around(block) {
            let left = self.trace.region_round(around.region);
            if around.healthy && left.is_none_or(|left| left >= round) {
                vital.push(around.region);
            }
        }
        vital
    }

    /// Why `region`, next to `block`, is not vital to it at the start of `round`; nothing
    /// if it is.
    pub fn why_not_vital(
        &self,
        region: RegionId,
        block: BlockId,
        round: Round,
    ) -> Option<NotVital> {
        if !self.partition.health(region, block)? {
            return self.region(region).unhealthy_at(block).map(NotVital::Unhealthy);
        }
        // A healthy region is small, so only a neighbour can keep it from the list.
        let left = self.trace.region_round(region).filter(|&left| left < round)?;
        let lost = self.first_lost[region.index()];
        Some(match left {
            Round::START => NotVital::OutsideStart(lost),
            round => NotVital::Discarded { round, lost },
        })
    }

    /// The neighbours of `region` whose fall took it away: those cast out in the round in
    /// which it was discarded, or for one never in the list those outside the starting
    /// set. In order; empty if the region stays or was only too big.
    pub fn lost_neighbors(&self, region: RegionId) -> Vec<BlockId> {
        let Some(round) = self.trace.region_round(region) else {
            return Vec::new();
        };
        let mut lost = self.region(region).neighbors();
        lost.retain(|&block| self.trace.block_round(block) == Some(round));
        lost
    }
}

fn first_lost(partition: &Partition, trace: &Trace, region: RegionId) -> BlockId {
    let round = trace.region_round(region);
    let mut pairs = partition.pairs(region).iter();
    let lost = pairs.find(|pair| round.is_some() && trace.block_round(pair.block) == round);
    lost.map_or(BlockId::default(), |pair| pair.block)
}
