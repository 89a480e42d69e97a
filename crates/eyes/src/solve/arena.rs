//! What a fight is about: the points where it takes place, and what is taken to stay around them.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point};

use super::field::{Field, MOST, Set, Stones};
use super::form::{Placed, order};
use crate::measures;
use crate::survey::{Block, NONE, Survey, component, sorted};

/// The points of a fight about a group, in an order that is the same however the board is turned and
/// whatever the colours are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arena {
    pub(super) field: Field,
    pub(super) stones: Stones,
    /// The points by their bits in the field.
    pub(super) places: Vec<Option<Point>>,
    pub(super) owner: Color,
    /// Those of `points` on the edge of the board.
    edge: Vec<Point>,
    /// Blocks of the enemy beside the fight that are taken to stay without proof, by the first stone of
    /// each in reading order.
    pub assumed: Vec<Point>,
    /// Blocks of the owner outside that are taken to live: reaching one is getting out. By the first
    /// stone of each.
    pub friends: Vec<Point>,
    /// Points on which a stone connected with the group is out, in reading order.
    pub exits: Vec<Point>,
}

/// An arena in the making: sets of points of the board.
struct Outline<'a, 's> {
    survey: &'a Survey<'s>,
    owner: Color,
    group: &'a [u32],
    /// The blocks of the enemy that stay for all that is known.
    outer: Vec<bool>,
    /// Stones that are not taken to stay, and points that are not taken to lead out.
    doubts: &'a [Point],
    /// Open points outside and blocks of the owner there lead out.
    leads_out: bool,
    extent: Extent,
}

/// How far a fight reaches where nothing closes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Extent {
    /// As far as a way out may have to be stopped.
    #[default]
    Wide,
    /// A step and a ring less: more is taken for granted, and less has to be looked at.
    Narrow,
}

/// The reason why there is no arena.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoArena {
    /// There is no stone, or a block of the board has no liberty.
    NoGroup,
    /// The fight has more points than can be played on.
    TooLarge {
        /// The number of its points.
        points: usize,
    },
}

impl Arena {
    /// The fight about the blocks with the stones `group`, all of one colour, on a board that is a plain
    /// grid. Nothing is taken for granted at the points `doubts`: a block with a stone there belongs to the
    /// fight unless it is unconditionally alive, and an empty point does not lead out.
    ///
    /// # Errors
    /// [`NoArena`] says why there is none.
    ///
    /// # Panics
    /// If `grid` has not as many points as `board`.
    pub fn of(
        grid: Grid,
        board: &Board,
        group: &[Point],
        doubts: &[Point],
        extent: Extent,
    ) -> Result<Self, NoArena> {
        assert_eq!(grid.len(), board.len(), "the grid of the board");
        let survey = Survey::new(grid, board).map_err(|_| NoArena::NoGroup)?;
        let blocks = group.iter().map(|&stone| survey.block_at[stone.index()]);
        let blocks: Vec<u32> = sorted(blocks.filter(|&block| block != NONE).collect());
        if blocks.is_empty() {
            return Err(NoArena::NoGroup);
        }
        Self::new(&survey, &blocks, doubts, extent)
    }

    /// A fight about the blocks with the stones `group` on `points` only, the stones and liberties of the
    /// group, and no others: all other stones stay, and nothing leads out.
    ///
    /// # Errors
    /// [`NoArena`] says why there is none.
    ///
    /// # Panics
    /// If `grid` has not as many points as `board`, or a point is not on it.
    pub fn on(
        grid: Grid,
        board: &Board,
        group: &[Point],
        points: &[Point],
    ) -> Result<Self, NoArena> {
        assert_eq!(grid.len(), board.len(), "the grid of the board");
        let survey = Survey::new(grid, board).map_err(|_| NoArena::NoGroup)?;
        let blocks = group.iter().map(|&stone| survey.block_at[stone.index()]);
        let blocks: Vec<u32> = sorted(blocks.filter(|&block| block != NONE).collect());
        let Some(&first) = blocks.first() else { return Err(NoArena::NoGroup) };
        let owner = survey.blocks[first as usize].color;
        let outer = vec![true; survey.blocks.len()];
        let (group, doubts) = (&blocks[..], &[][..]);
        let (leads_out, extent) = (false, Extent::Wide);
        let outline = Outline { survey: &survey, owner, group, outer, doubts, leads_out, extent };
        let mut wide = vec![false; board.len()];
        points.iter().for_each(|point| wide[point.index()] = true);
        for &block in &blocks {
            let block = &survey.blocks[block as usize];
            block.stones.iter().chain(&block.liberties).for_each(|at| wide[at.index()] = true);
        }
        outline.arena(&wide, &wide)
    }

    /// The fight about the blocks `group` of one colour.
    fn new(
        survey: &Survey<'_>,
        group: &[u32],
        doubts: &[Point],
        extent: Extent,
    ) -> Result<Self, NoArena> {
        let owner = survey.blocks[group[0] as usize].color;
        let mut outline =
            Outline { survey, owner, group, outer: Vec::new(), doubts, leads_out: true, extent };
        let stays = |block: &Block| {
            block.unconditional || !outline.is_doubted(block) && surrounds(survey, block)
        };
        let outer = survey.blocks.iter().map(|block| block.color != owner && stays(block));
        outline.outer = outer.collect();
        let mut inner = outline.inner();
        let mortal = outline.mortal(&inner);
        outline.settle(owner.other(), &mortal, &mut inner);
        let mut wide = inner.clone();
        outline.add_liberties(&mortal, &mut wide);
        for _ in 0..measures::fight::RINGS[extent as usize] {
            outline.widen(&mut wide);
        }
        outline.fill_holes(&mut wide);
        outline.settle(owner.other(), &mortal, &mut wide);
        let friends = outline.friends(&wide);
        outline.settle(owner, &friends, &mut wide);
        outline.settle(owner, &friends, &mut inner);
        outline.add_liberties(&friends, &mut wide);
        outline.arena(&inner, &wide)
    }

    /// The points of the fight, in reading order.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        sorted(self.places.iter().copied().flatten().collect())
    }

    /// The colour of the group.
    #[must_use]
    pub fn owner(&self) -> Color {
        self.owner
    }
}

/// Whether an enemy block is one that surrounds.
fn surrounds(survey: &Survey<'_>, block: &Block) -> bool {
    if block.liberties.len() >= measures::fight::LIBERTIES {
        return true;
    }
    let passes = |point: Point| survey.board.get(point).is_none();
    let steps = steps(survey, &block.stones, passes);
    let reached = steps.iter().zip(survey.board.stones());
    reached.filter(|&(&steps, stone)| steps <= measures::fight::STEPS && stone.is_none()).count()
        >= measures::fight::ROOM
}

/// The number of steps from one of `start` to each point over points that `passes` lets through;
/// [`u32::MAX`] where none leads.
fn steps(survey: &Survey<'_>, start: &[Point], passes: impl Fn(Point) -> bool) -> Vec<u32> {
    let mut steps = vec![u32::MAX; survey.board.len()];
    let mut queue: VecDeque<Point> = start.iter().copied().collect();
    for &point in start {
        steps[point.index()] = 0;
    }
    while let Some(point) = queue.pop_front() {
        for &next in survey.neighbors(point) {
            if steps[next.index()] == u32::MAX && passes(next) {
                steps[next.index()] = steps[point.index()] + 1;
                queue.push_back(next);
            }
        }
    }
    steps
}

impl Outline<'_, '_> {
    fn block(&self, point: Point) -> Option<u32> {
        Some(self.survey.block_at[point.index()]).filter(|&block| block != NONE)
    }

    /// Returns `true` if the caller does not take the block to stay.
    fn is_doubted(&self, block: &Block) -> bool {
        self.doubts.iter().any(|point| block.stones.binary_search(point).is_ok())
    }

    fn is_outer(&self, point: Point) -> bool {
        self.block(point).is_some_and(|block| self.outer[block as usize])
    }

    fn stones(&self, counts: impl Fn(u32) -> bool) -> Vec<Point> {
        let blocks = (0..).zip(&self.survey.blocks).filter(|&(number, _)| counts(number));
        blocks.flat_map(|(_, block)| block.stones.iter().copied()).collect()
    }

    /// The group, and the points connected with it that it reaches no later than the enemies do.
    fn inner(&self) -> Vec<bool> {
        let board = self.survey.board;
        let group = self.stones(|block| self.group.contains(&block));
        let own = steps(self.survey, &group, |point| !self.is_outer(point));
        let outer = self.stones(|block| self.outer[block as usize]);
        let enemy = steps(self.survey, &outer, |point| board.get(point) != Some(self.owner));
        let is_inner = |point: Point| {
            let steps = own[point.index()];
            steps <= measures::fight::REACH[self.extent as usize] && steps <= enemy[point.index()]
        };
        let connected = steps(self.survey, &group, is_inner);
        connected.into_iter().map(|steps| steps != u32::MAX).collect()
    }

    /// Adds the empty points next to those of `set`.
    fn widen(&self, set: &mut [bool]) {
        let board = self.survey.board;
        let is_beside =
            |point: Point| self.survey.neighbors(point).iter().any(|next| set[next.index()]);
        let new: Vec<Point> = board
            .points()
            .filter(|&point| !set[point.index()] && board.get(point).is_none() && is_beside(point))
            .collect();
        new.into_iter().for_each(|point| set[point.index()] = true);
    }

    /// Adds small sets of points around which there are only points of the fight and enemies that stay.
    fn fill_holes(&self, set: &mut [bool]) {
        let board = self.survey.board;
        let mut found = vec![false; board.len()];
        let mut holes = Vec::new();
        let is_hole = |point: Point| !set[point.index()] && !self.is_outer(point);
        for first in board.points().filter(|&point| is_hole(point)) {
            if found[first.index()] {
                continue;
            }
            let hole = component(board, first, &mut found, &is_hole);
            let mut around = hole.iter().flat_map(|&point| self.survey.neighbors(point));
            if hole.len() <= measures::fight::HOLE && around.any(|next| set[next.index()]) {
                holes.extend(hole);
            }
        }
        holes.into_iter().for_each(|point| set[point.index()] = true);
    }

    /// Returns `true` if a point of `block` is in `set` or next to a point of it.
    fn touches(&self, block: &Block, set: &[bool]) -> bool {
        let around = block.stones.iter().flat_map(|&stone| self.survey.neighbors(stone));
        around.chain(&block.stones).any(|next| set[next.index()])
    }

    /// The blocks of the enemy that can be captured in a fight on `inner`.
    fn mortal(&self, inner: &[bool]) -> Vec<bool> {
        let is_beside_owner = |block: &Block| {
            let mut around = block.stones.iter().flat_map(|&stone| self.survey.neighbors(stone));
            around.any(|&next| self.survey.board.get(next) == Some(self.owner))
        };
        let is_mortal = |block: &Block| {
            let outside = block.liberties.iter().filter(|liberty| !inner[liberty.index()]).count();
            let is_weak = || {
                outside <= measures::fight::OUTSIDE
                    && block.liberties.len() <= measures::fight::FEW
                    && is_beside_owner(block)
            };
            block.color != self.owner
                && !block.unconditional
                && self.touches(block, inner)
                && (outside == 0 || is_weak() || self.is_doubted(block))
        };
        self.survey.blocks.iter().map(is_mortal).collect()
    }

    /// The small blocks of the owner in or beside the fight on `wide`, which are not taken to live, and
    /// those of the group.
    fn friends(&self, wide: &[bool]) -> Vec<bool> {
        let is_friend = |(number, block): (u32, &Block)| {
            let is_small = block.stones.len() <= measures::fight::FRIEND || self.is_doubted(block);
            let is_small = is_small && !block.unconditional;
            block.color == self.owner
                && (self.group.contains(&number) || is_small && self.touches(block, wide))
        };
        (0..).zip(&self.survey.blocks).map(is_friend).collect()
    }

    /// Adds the stones of `blocks` to the fight, and takes the others of their colour away.
    fn settle(&self, color: Color, blocks: &[bool], set: &mut [bool]) {
        for (block, &is_in) in self.survey.blocks.iter().zip(blocks) {
            if block.color == color {
                block.stones.iter().for_each(|&stone| set[stone.index()] = is_in);
            }
        }
    }

    /// Adds the liberties of `blocks`.
    fn add_liberties(&self, blocks: &[bool], set: &mut [bool]) {
        let blocks = self.survey.blocks.iter().zip(blocks).filter(|&(_, &is_in)| is_in);
        let liberties = blocks.flat_map(|(block, _)| &block.liberties);
        liberties.for_each(|liberty| set[liberty.index()] = true);
    }

    fn arena(&self, inner: &[bool], wide: &[bool]) -> Result<Arena, NoArena> {
        let board = self.survey.board;
        let points: Vec<Point> = board.points().filter(|point| wide[point.index()]).collect();
        if points.len() > MOST {
            return Err(NoArena::TooLarge { points: points.len() });
        }
        let is_group =
            |point: Point| self.block(point).is_some_and(|block| self.group.contains(&block));
        let mut assumed = Vec::new();
        let mut beyond = Vec::new();
        let mut exits = Vec::new();
        let mut describe = |point: Point| {
            let mut around = Around::default();
            let leads_out = self.leads_out && !self.doubts.contains(&point);
            for &next in self.survey.neighbors(point).iter().filter(|next| !wide[next.index()]) {
                match self.block(next) {
                    None => {
                        around.free = true;
                        around.out |= leads_out;
                    }
                    Some(block) if self.survey.blocks[block as usize].color == self.owner => {
                        around.held = true;
                        around.out |= leads_out;
                        beyond.push(block);
                    }
                    Some(block) => {
                        around.free = true;
                        if !self.survey.blocks[block as usize].unconditional {
                            assumed.push(block);
                        }
                    }
                }
            }
            if around.out {
                exits.push(point);
            }
            let stone = match board.get(point) {
                None => 0,
                Some(color) if color != self.owner => 1,
                Some(_) if is_group(point) => 2,
                Some(_) => 3,
            };
            let flags = [inner[point.index()], around.free, around.out, around.held];
            flags.iter().fold(stone, |sum, &flag| sum << 1 | u32::from(flag))
        };
        let described: Vec<u32> = points.iter().map(|&point| describe(point)).collect();
        let order = order(self.survey.grid, &points, &described);
        let last =
            order.iter().fold([0, 0], |[row, column], at| [row.max(at.row), column.max(at.column)]);
        // The bit between two rows comes after the last column.
        let apart = last[1] + 2;
        let fit = (last[0] + 1) * apart <= MOST as u32;
        let rows = fit.then_some(apart);
        let bit = |number: usize, at: &Placed| {
            rows.map_or(number, |apart| (at.row * apart + at.column) as usize)
        };
        let set = |counts: &dyn Fn(u32) -> bool| -> Set {
            let bits = order.iter().enumerate().filter(|(_, at)| counts(described[at.at]));
            bits.fold(0, |set, (number, at)| set | 1 << bit(number, at))
        };
        let mut places: Vec<Option<Point>> = vec![None; MOST];
        for (number, at) in order.iter().enumerate() {
            places[bit(number, at)] = Some(points[at.at]);
        }
        let place = |point: Point| places.iter().position(|&at| at == Some(point));
        let next = places.iter().map(|&at| {
            let around = at.map_or(&[][..], |at| self.survey.neighbors(at)).iter();
            around.filter_map(|&next| place(next)).fold(0, |set: Set, bit| set | 1 << bit)
        });
        let field = Field {
            all: set(&|_| true),
            next: next.collect(),
            rows,
            inner: set(&|what| what & 8 != 0),
            free: set(&|what| what & 4 != 0),
            out: set(&|what| what & 2 != 0),
            held: set(&|what| what & 1 != 0),
            barred: 0,
            any: false,
        };
        let key = set(&|what| what >> 4 == 2);
        let stones = Stones {
            own: key | set(&|what| what >> 4 == 3),
            enemy: set(&|what| what >> 4 == 1),
            key,
        };
        let first = |blocks: Vec<u32>| {
            let blocks = sorted(blocks).into_iter();
            blocks.map(|block| self.survey.blocks[block as usize].stones[0]).collect()
        };
        let is_on_edge = |point: &Point| self.survey.neighbors(*point).len() < 4;
        let edge = points.iter().copied().filter(is_on_edge).collect();
        Ok(Arena {
            field,
            stones,
            places,
            owner: self.owner,
            edge,
            assumed: first(assumed),
            friends: first(beyond),
            exits,
        })
    }
}

/// What lies next to a point of an arena, outside of it.
#[derive(Debug, Clone, Copy, Default)]
struct Around {
    free: bool,
    out: bool,
    held: bool,
}

impl Arena {
    /// Returns `true` for a point of the fight that is on the edge of the board.
    pub(super) fn is_on_edge(&self, point: Point) -> bool {
        self.edge.contains(&point)
    }

    /// Returns `true` if an answer about this fight rests on nothing that is taken to be so: no block is
    /// taken to stay or to live, nothing leads out, and both sides may play everywhere.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.assumed.is_empty()
            && self.friends.is_empty()
            && self.exits.is_empty()
            && self.field.inner == self.field.all
    }
}
