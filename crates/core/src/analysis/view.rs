//! The blocks and regions of an analysis, with methods for their statuses and relations.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::analysis::Analysis;
use crate::analysis::status::{BlockStatus, NotVital, RegionStatus, Relation};
use crate::id::{BlockId, Moment, Point, RegionId};
use crate::words::words;

/// A block: a maximal connected set of stones of one colour (Benson 1976, "Notation and
/// rules").
#[derive(Debug, Clone, Copy)]
pub struct Block<'a> {
    analysis: &'a Analysis,
    id: BlockId,
}

/// A region: a maximal connected set of points without a stone of the colour, next to at
/// least one block of it (Benson 1976, "Unconditional life").
#[derive(Debug, Clone, Copy)]
pub struct Region<'a> {
    analysis: &'a Analysis,
    id: RegionId,
}

/// The kinds of healthy regions, by the number of their neighbours (Benson 1976, "The
/// equivalence of safety and unconditional life").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// Healthy for its only neighbour.
    Eye,
    /// Healthy for a block, with several neighbours.
    Joiner,
}

words!(RegionKind { Eye => "eye", Joiner => "joiner" });

/// So that questions about a block take the block itself, or its number.
impl From<Block<'_>> for BlockId {
    fn from(block: Block<'_>) -> Self {
        block.id
    }
}

impl<'a> Block<'a> {
    pub(super) fn new(analysis: &'a Analysis, id: BlockId) -> Self {
        Self { analysis, id }
    }

    /// The block's number in its analysis.
    #[must_use]
    pub fn id(self) -> BlockId {
        self.id
    }

    /// The block's name: A, B … Z, AA, AB … in reading order.
    #[must_use]
    pub fn name(self) -> String {
        self.id.to_string()
    }

    /// The first stone in reading order, by which sentences locate the block.
    #[must_use]
    pub fn first(self) -> Point {
        self.points()[0]
    }

    /// The stones, in reading order.
    #[must_use]
    pub fn points(self) -> &'a [Point] {
        self.analysis.members.block(self.id)
    }

    /// Returns `true` if the block survives the run: it is unconditionally alive, on the
    /// strength of the starting set.
    #[must_use]
    pub fn is_alive(self) -> bool {
        self.cast_out_at().is_none()
    }

    /// The moment at which the block has just been cast out, or the start if it is outside
    /// the starting set; `None` if it is unconditionally alive.
    #[must_use]
    pub fn cast_out_at(self) -> Option<Moment> {
        self.analysis.trace.block_moment(self.id)
    }

    /// The block's status at `moment`.
    #[must_use]
    pub fn status(self, moment: Moment) -> BlockStatus {
        let trace = &self.analysis.trace;
        match self.cast_out_at() {
            Some(Moment::START) => BlockStatus::Outside,
            Some(left) if left <= moment => match self.analysis.same_round(left, moment) {
                true => BlockStatus::CastOutNow,
                false => BlockStatus::CastOut,
            },
            None if moment >= trace.stable_moment() => BlockStatus::Alive,
            _ => BlockStatus::In,
        }
    }

    /// The regions next to the block, in order.
    pub fn regions(self) -> impl ExactSizeIterator<Item = Region<'a>> + Clone {
        let around = self.analysis.partition.incidences().around(self.id).iter();
        around.map(move |around| Region::new(self.analysis, around.region))
    }

    /// The regions vital to the block, in order, as the round of `moment` judges it: by the sets at the
    /// start of the round.
    pub fn vital_regions(self, moment: Moment) -> impl Iterator<Item = Region<'a>> + Clone {
        let start = self.analysis.trace.round_start(moment);
        let around = self.analysis.partition.incidences().around(self.id).iter();
        let healthy = around.filter(|around| around.healthy);
        let regions = healthy.map(move |around| Region::new(self.analysis, around.region));
        regions.filter(move |region| region.discarded_at().is_none_or(|left| left > start))
    }

    /// The exterior, Ext(b): the points next to the block that are not its own, in
    /// reading order.
    #[must_use]
    pub fn exterior(self) -> Vec<Point> {
        let own = Some(self.analysis.color);
        self.analysis.next_to(self.points(), &|point| self.analysis.stone(point) != own)
    }

    /// The liberties, L(b): the empty points next to the block, in reading order.
    #[must_use]
    pub fn liberties(self) -> Vec<Point> {
        self.analysis.next_to(self.points(), &|point| self.analysis.stone(point).is_none())
    }

    /// The liberties in small regions (Benson 1976, "The equivalence of safety and unconditional
    /// life").
    #[must_use]
    pub fn inside_liberties(self) -> Vec<Point> {
        let mut liberties = self.liberties();
        liberties.retain(|&point| self.analysis.is_in_small_region(point));
        liberties
    }

    /// The liberties that are not in small regions.
    #[must_use]
    pub fn outside_liberties(self) -> Vec<Point> {
        let mut liberties = self.liberties();
        liberties.retain(|&point| !self.analysis.is_in_small_region(point));
        liberties
    }
}

impl<'a> Region<'a> {
    pub(super) fn new(analysis: &'a Analysis, id: RegionId) -> Self {
        Self { analysis, id }
    }

    /// The region's number in its analysis.
    #[must_use]
    pub fn id(self) -> RegionId {
        self.id
    }

    /// The region's name: a, b … z, aa, ab … in reading order.
    #[must_use]
    pub fn name(self) -> String {
        self.id.to_string()
    }

    /// The first point in reading order, by which sentences locate the region.
    #[must_use]
    pub fn first(self) -> Point {
        self.points()[0]
    }

    /// All points, empty or with an enemy stone, in reading order.
    #[must_use]
    pub fn points(self) -> &'a [Point] {
        self.analysis.members.region(self.id)
    }

    /// The interior: the points that are not next to a stone of the colour, in reading
    /// order.
    pub fn interior(self) -> impl Iterator<Item = Point> {
        self.points().iter().copied().filter(move |&point| self.analysis.is_interior(point))
    }

    /// The exterior: the stones of the colour that are next to the region, in reading
    /// order.
    #[must_use]
    pub fn exterior(self) -> Vec<Point> {
        let own = Some(self.analysis.color);
        self.analysis.next_to(self.points(), &|point| self.analysis.stone(point) == own)
    }

    /// The blocks next to the region, NB(R), in order.
    pub fn neighbors(self) -> impl ExactSizeIterator<Item = Block<'a>> + Clone {
        let neighbors = self.analysis.partition.incidences().neighbors(self.id).iter();
        neighbors.map(move |neighbor| Block::new(self.analysis, neighbor.block))
    }

    /// The neighbouring blocks that the region is healthy for, in order. It is healthy for a
    /// block if every empty point of it is a liberty of the block (Benson 1976, "Unconditional
    /// life") or, with suicide allowed, if every point of it is next to the block (Sensei's
    /// Library).
    pub fn healthy_for(self) -> impl Iterator<Item = Block<'a>> + Clone {
        let neighbors = self.analysis.partition.incidences().neighbors(self.id).iter();
        let healthy = neighbors.filter(|neighbor| neighbor.healthy);
        healthy.map(move |neighbor| Block::new(self.analysis, neighbor.block))
    }

    /// Returns `true` if the region is healthy for `block`.
    #[must_use]
    pub fn is_healthy_for(self, block: impl Into<BlockId>) -> bool {
        self.analysis.partition.incidences().health(self.id, block.into()) == Some(true)
    }

    /// Returns `true` if the region is vital to `block` when the run has ended.
    ///
    /// ```
    /// use pass_alive::{Analysis, Board, Color, Rules};
    /// let board = Board::from_rows(". X . X .").unwrap();
    /// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
    /// // A1 is vital to B1 alone, C1 to both blocks.
    /// for (region, vital) in analysis.regions().zip([[true, false], [true, true]]) {
    ///     assert!(analysis.blocks().map(|block| region.is_vital_to(block)).eq(vital));
    /// }
    /// ```
    #[must_use]
    pub fn is_vital_to(self, block: impl Into<BlockId>) -> bool {
        self.relation_to(block, self.analysis.trace.last_moment()) == Relation::Vital
    }

    /// Returns `true` if the region is vital to some block when the run has ended.
    #[must_use]
    pub fn is_vital(self) -> bool {
        self.discarded_at().is_none() && self.analysis.partition.incidences().is_healthy(self.id)
    }

    /// The region's relation to `block` at `moment`.
    #[must_use]
    pub fn relation_to(self, block: impl Into<BlockId>, moment: Moment) -> Relation {
        let block = block.into();
        match self.analysis.partition.incidences().health(self.id, block) {
            None => return Relation::NotAdjacent,
            Some(false) => return Relation::Neighbor,
            Some(true) => {}
        }
        let is_in = |left: Option<Moment>| left.is_none_or(|left| left > moment);
        match is_in(self.discarded_at()) && is_in(self.analysis.trace.block_moment(block)) {
            true => Relation::Vital,
            false => Relation::Healthy,
        }
    }

    /// The reason why the region is not vital to `block` as the round of `moment` judges it, by the sets
    /// at the start of the round; `None` if it is vital, or if the two are not adjacent. For a block
    /// that falls at `moment` these are the reasons why.
    #[must_use]
    pub fn why_not_vital(self, block: impl Into<BlockId>, moment: Moment) -> Option<NotVital> {
        let block = block.into();
        if !self.analysis.partition.incidences().health(self.id, block)? {
            return self.unhealthy_at(block).map(NotVital::Unhealthy);
        }
        // A healthy region is small, so only a neighbour can keep it from the list.
        let start = self.analysis.trace.round_start(moment);
        let at = self.discarded_at().filter(|&at| at <= start)?;
        let lost = self.analysis.first_lost(self.id)?;
        Some(match at {
            Moment::START => NotVital::OutsideStart(lost),
            at => NotVital::Discarded { at, lost },
        })
    }

    /// Returns `true` if every interior point holds an enemy stone (Benson 1976, "Unconditional
    /// life").
    #[must_use]
    pub fn is_small(self) -> bool {
        self.analysis.partition.incidences().is_small(self.id)
    }

    /// The kind of a healthy region: eye or joiner. `None` if it is healthy for no block.
    ///
    /// ```
    /// use pass_alive::{Analysis, Board, Color, RegionKind, Rules};
    /// let board = Board::from_rows("
    ///     . X . X X .
    ///     X X X . . X
    /// ").unwrap();
    /// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
    /// let kinds: Vec<_> = analysis.regions().map(|region| region.kind()).collect();
    /// // A2 is an eye. C2 joins both upper blocks. F2 joins the stones next to it. The
    /// // two points D1 and E1 are healthy for the block D2 only, and next to others.
    /// use RegionKind::{Eye, Joiner};
    /// assert_eq!(kinds, [Eye, Joiner, Joiner, Joiner].map(Some));
    /// ```
    #[must_use]
    pub fn kind(self) -> Option<RegionKind> {
        let incidences = self.analysis.partition.incidences();
        let kind = match incidences.neighbors(self.id).len() {
            1 => RegionKind::Eye,
            _ => RegionKind::Joiner,
        };
        incidences.is_healthy(self.id).then_some(kind)
    }

    /// The first empty interior point: why the region is not small.
    #[must_use]
    pub fn not_small_at(self) -> Option<Point> {
        self.interior().find(|&point| self.analysis.stone(point).is_none())
    }

    /// The first point that keeps the region from being healthy for `block`: an empty
    /// point that is not a liberty of it, or with suicide allowed any point not next to
    /// it. `None` if the region is healthy for it.
    ///
    /// Examines at most one point more than the block has next to it in the region.
    #[must_use]
    pub fn unhealthy_at(self, block: impl Into<BlockId>) -> Option<Point> {
        let block = block.into();
        let next_to_block = |point: Point| {
            let mut neighbors = self.analysis.board.topology().neighbors(point).iter();
            neighbors.any(|&q| self.analysis.partition.block_at(q) == Some(block))
        };
        let required = self.analysis.members.required(self.id);
        required.iter().copied().find(|&point| !next_to_block(point))
    }

    /// The moment at which the region has just been discarded, or the start if it never was
    /// in the list; `None` if it stays.
    #[must_use]
    pub fn discarded_at(self) -> Option<Moment> {
        self.analysis.trace.region_moment(self.id)
    }

    /// The moment at which the region, vital to no block, has just been cleared away at the
    /// end (only with [`crate::RegionRule::Enclosed`]).
    #[must_use]
    pub fn cleared_at(self) -> Option<Moment> {
        self.analysis.trace.cleared_moment(self.id)
    }

    /// The region's status at `moment`.
    #[must_use]
    pub fn status(self, moment: Moment) -> RegionStatus {
        match self.discarded_at() {
            Some(Moment::START) => RegionStatus::NotListed,
            Some(left) if left <= moment => match self.analysis.same_round(left, moment) {
                true => RegionStatus::DiscardedNow,
                false => RegionStatus::Discarded,
            },
            None if self.cleared_at().is_some_and(|left| left <= moment) => RegionStatus::Cleared,
            _ => RegionStatus::Listed,
        }
    }

    /// The neighbouring blocks whose removal caused the region to be discarded, in order:
    /// those cast out in the same round or, if the region was never in the list, those outside
    /// the starting set. Empty if the region stays, or was left off the list only because it
    /// is not small.
    pub fn lost_neighbors(self) -> impl Iterator<Item = Block<'a>> + Clone {
        let trace = &self.analysis.trace;
        let round = self.discarded_at().map(|at| trace.round_of(at));
        let fell_in = move |block: Block<'_>| block.cast_out_at().map(|at| trace.round_of(at));
        self.neighbors().filter(move |&block| round.is_some() && fell_in(block) == round)
    }
}
