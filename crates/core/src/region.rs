//! One region and what it is to the blocks around it.

use crate::analysis::Analysis;
use crate::id::{BlockId, RegionId};
use crate::topology::{Point, reading_order};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A region: a maximal connected set of points without a stone of the colour, next to at
/// least one block of it (Benson 1976, section 3).
#[derive(Debug, Clone, Copy)]
pub struct Region<'a> {
    analysis: &'a Analysis,
    id: RegionId,
}

/// What a healthy region is, by the number of its neighbours (Benson 1976, section 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Healthy for its only neighbour.
    Eye,
    /// Healthy for a block, with several neighbours.
    Joiner,
}

impl<'a> Region<'a> {
    pub(crate) fn new(analysis: &'a Analysis, id: RegionId) -> Self {
        Self { analysis, id }
    }

    /// Which region of its analysis this is.
    pub fn id(&self) -> RegionId {
        self.id
    }

    /// The region's name: a, b … z, aa, ab … in reading order.
    pub fn name(&self) -> String {
        self.id.to_string()
    }

    /// The first point in reading order.
    pub fn first(&self) -> Point {
        self.points()[0]
    }

    /// All points, empty or with an enemy stone, in reading order.
    pub fn points(&self) -> &'a [Point] {
        self.analysis.members().region(self.id)
    }

    /// The interior: the points that are not next to a stone of the colour.
    pub fn interior(&self) -> Vec<Point> {
        self.points().iter().copied().filter(|&p| self.is_interior(p)).collect()
    }

    /// The exterior: the stones of the colour that are next to the region.
    pub fn exterior(&self) -> Vec<Point> {
        let own = Some(self.analysis.color());
        let mut found = Vec::new();
        for &p in self.points() {
            for &q in self.analysis.board().topology().neighbors(p) {
                if self.analysis.board().get(q) == own {
                    found.push(q);
                }
            }
        }
        reading_order(found)
    }

    /// The blocks next to the region, NB(R), in order.
    pub fn neighbors(&self) -> Vec<BlockId> {
        self.blocks(false)
    }

    /// The neighbours that the region is healthy for, in order: every empty point of the
    /// region is a liberty of theirs (Benson 1976, section 3); with suicide allowed,
    /// every point is next to them (Sensei's Library).
    pub fn healthy_for(&self) -> Vec<BlockId> {
        self.blocks(true)
    }

    /// Whether every interior point holds an enemy stone (Benson 1976, section 3).
    pub fn is_small(&self) -> bool {
        self.analysis.partition().is_small(self.id)
    }

    /// Eye or joiner, if the region is healthy for anybody.
    ///
    /// ```
    /// use pass_alive::{Analysis, Color, Kind, Rules, notation::rows};
    /// let (_, board) = rows::read("
    ///     . X . X X .
    ///     X X X . . X
    /// ").unwrap();
    /// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
    /// let kinds: Vec<_> = analysis.regions().map(|region| region.kind()).collect();
    /// // A2 is an eye. C2 joins both upper blocks. F2 joins the stones next to it. The
    /// // two points D1 and E1 are healthy for the block D2 only, and next to others.
    /// assert_eq!(kinds, [Kind::Eye, Kind::Joiner, Kind::Joiner, Kind::Joiner].map(Some));
    /// ```
    pub fn kind(&self) -> Option<Kind> {
        let partition = self.analysis.partition();
        let kind = if partition.pairs(self.id).len() == 1 { Kind::Eye } else { Kind::Joiner };
        partition.is_healthy(self.id).then_some(kind)
    }

    /// The first empty interior point: why the region is not small.
    pub fn not_small_at(&self) -> Option<Point> {
        let mut points = self.points().iter().copied();
        points.find(|&p| self.analysis.board().get(p).is_none() && self.is_interior(p))
    }

    /// The first point that keeps the region from being healthy for `block`: an empty
    /// point that is not a liberty of it, or with suicide allowed any point not next to
    /// it. Nothing if the region is healthy for it.
    ///
    /// Looks at no more points than the block has next to it in the region, and one.
    pub fn unhealthy_at(&self, block: BlockId) -> Option<Point> {
        let next_to_block = |p: Point| {
            let mut neighbors = self.analysis.board().topology().neighbors(p).iter();
            neighbors.any(|&q| self.analysis.block_at(q) == Some(block))
        };
        let asked = self.analysis.members().asked(self.id);
        asked.iter().copied().find(|&p| !next_to_block(p))
    }

    fn is_interior(&self, point: Point) -> bool {
        let own = Some(self.analysis.color());
        let mut neighbors = self.analysis.board().topology().neighbors(point).iter();
        neighbors.all(|&q| self.analysis.board().get(q) != own)
    }

    fn blocks(&self, only_healthy: bool) -> Vec<BlockId> {
        let mut found = Vec::new();
        for pair in self.analysis.partition().pairs(self.id) {
            if pair.healthy || !only_healthy {
                found.push(pair.block);
            }
        }
        found
    }
}
