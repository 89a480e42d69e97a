//! The definition, word by word with sets of sets of points, and slow.

use std::collections::BTreeSet;

use pass_alive::{Board, Color, Point, RegionRule, Rules, Suicide};

pub(crate) type Points = BTreeSet<Point>;
pub(crate) type Sets = BTreeSet<Points>;

/// Benson 1976, "Notation and rules" and "Unconditional life", for one colour of one board.
pub(crate) struct Definition<'a> {
    board: &'a Board,
    color: Color,
    rules: Rules,
    blocks: Sets,
}

/// The sets of a run: `blocks[i]` is Z(i), `regions[i]` is R(i), up to the first n with
/// Z(n) = Z(n+1).
pub(crate) struct Run {
    pub(crate) blocks: Vec<Sets>,
    pub(crate) regions: Vec<Sets>,
}

impl<'a> Definition<'a> {
    pub(crate) fn new(board: &'a Board, color: Color, rules: Rules) -> Self {
        let mut definition = Self { board, color, rules, blocks: Sets::new() };
        definition.blocks = definition.components(|p| definition.is_own(p));
        definition
    }

    fn next_to(&self, set: &Points) -> Points {
        let around = set.iter().flat_map(|&p| self.board.topology().neighbors(p)).copied();
        around.filter(|p| !set.contains(p)).collect()
    }

    /// The maximal connected sets of points that are `wanted`.
    pub(crate) fn components(&self, wanted: impl Fn(Point) -> bool) -> Sets {
        let mut rest: Points = self.board.points().filter(|&p| wanted(p)).collect();
        let mut found = Sets::new();
        while let Some(first) = rest.pop_first() {
            let mut component = Points::from([first]);
            loop {
                let more: Points =
                    self.next_to(&component).into_iter().filter(|&p| wanted(p)).collect();
                if more.is_empty() {
                    break;
                }
                component.extend(more);
            }
            rest.retain(|p| !component.contains(p));
            found.insert(component);
        }
        found
    }

    fn is_empty(&self, point: Point) -> bool {
        self.board.get(point).is_none()
    }

    fn is_own(&self, point: Point) -> bool {
        self.board.get(point) == Some(self.color)
    }

    pub(crate) fn blocks(&self) -> Sets {
        self.blocks.clone()
    }

    /// Every maximal set without a stone of the colour that has a neighbouring block.
    pub(crate) fn regions(&self) -> Sets {
        let mut regions = self.components(|p| !self.is_own(p));
        regions.retain(|region| !self.neighbors(region).is_empty());
        regions
    }

    /// NB(R).
    pub(crate) fn neighbors(&self, region: &Points) -> Sets {
        let around = self.next_to(region);
        self.blocks.iter().filter(|block| !block.is_disjoint(&around)).cloned().collect()
    }

    /// L(b).
    pub(crate) fn liberties(&self, block: &Points) -> Points {
        self.next_to(block).into_iter().filter(|&p| self.is_empty(p)).collect()
    }

    /// Every interior point holds an enemy stone.
    pub(crate) fn is_small(&self, region: &Points) -> bool {
        let interior = |p: Point| !self.next_to(&Points::from([p])).iter().any(|&q| self.is_own(q));
        region.iter().all(|&p| !interior(p) || !self.is_empty(p))
    }

    /// H(R, b).
    pub(crate) fn is_healthy(&self, region: &Points, block: &Points) -> bool {
        let next_to_block = self.next_to(block);
        let asked = |p: Point| self.rules.suicide == Suicide::Allowed || self.is_empty(p);
        self.neighbors(region).contains(block)
            && region.iter().all(|p| !asked(*p) || next_to_block.contains(p))
    }

    /// V(R, b, X).
    pub(crate) fn is_vital(&self, region: &Points, block: &Points, set: &Sets) -> bool {
        self.is_healthy(region, block) && self.neighbors(region).is_subset(set)
    }

    /// The vital regions of `block` among `regions`.
    pub(crate) fn vital_regions(&self, block: &Points, regions: &Sets, set: &Sets) -> Sets {
        regions.iter().filter(|region| self.is_vital(region, block, set)).cloned().collect()
    }

    /// Benson 1976, "Supports": each round is judged by the sets at its start.
    pub(crate) fn run(&self, start: &Sets) -> Run {
        let mut first = self.regions();
        first.retain(|region| {
            (self.rules.regions == RegionRule::Enclosed || self.is_small(region))
                && self.neighbors(region).is_subset(start)
        });
        let mut run = Run { blocks: vec![start.clone()], regions: vec![first] };
        loop {
            let (blocks, regions) =
                (&run.blocks[run.blocks.len() - 1], &run.regions[run.regions.len() - 1]);
            let mut next = blocks.clone();
            next.retain(|block| self.vital_regions(block, regions, blocks).len() >= 2);
            if next == *blocks {
                return run;
            }
            let mut listed = regions.clone();
            listed.retain(|region| self.neighbors(region).is_subset(&next));
            run.blocks.push(next);
            run.regions.push(listed);
        }
    }
}
