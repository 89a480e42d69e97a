//! The blocks and regions of one colour, changed move by move.

use crate::board::{Board, Color, Suicide};
use crate::casting_out::{CastingOut, Recorder, RegionRule};
use crate::chronicle::flood::Flood;
use crate::chronicle::rings::Rings;
use crate::chronicle::{Change, Turn};
use crate::partition::{Incidence, Partition};
use crate::topology::{Point, reading_order};

const NONE: u32 = u32::MAX;

/// The blocks and regions of one colour. Only small regions can be vital, so the blocks
/// around a region are listed while it is small, and the casting-out is repeated when a
/// small region has changed. The size of the others plays no part.
#[derive(Debug, Clone)]
pub(super) struct Side {
    color: Color,
    suicide: Suicide,
    /// For every own stone its block, for every other point its region.
    of_point: Vec<u32>,
    /// The points of each block and of each region.
    rings: Rings,
    /// How many own stones are next to each point.
    contacts: Vec<u32>,
    blocks: Vec<Block>,
    regions: Vec<Region>,
    /// Indices that are out of use.
    free_blocks: Vec<u32>,
    free_regions: Vec<u32>,
    /// Regions to be looked at again after the move.
    touched: Vec<u32>,
    /// Whether a small region came, went or changed.
    changed: bool,
    merged: Option<Merged>,
    verdict: Verdict,
    scratch: Scratch,
}

#[derive(Debug, Clone)]
struct Block {
    /// 0 out of use.
    size: u32,
    any: Point,
    alive: bool,
}

#[derive(Debug, Clone, Default)]
struct Region {
    /// 0 out of use.
    size: u32,
    any: Point,
    empty: u32,
    /// The empty points that are next to no own stone.
    interior: u32,
    small: bool,
    touched: bool,
    /// The blocks around it, while it is small.
    pairs: Vec<Incidence>,
}

/// The block of the stone just played, and what it was made of.
#[derive(Debug, Clone, Copy)]
struct Merged {
    block: u32,
    had_alive: bool,
    had_other: bool,
}

/// What the last casting-out found.
#[derive(Debug, Clone, Default)]
struct Verdict {
    /// The blocks next to a small region, and how many rounds they took.
    judged: u32,
    rounds: u32,
    alive: Vec<u32>,
    vital: Vec<u32>,
}

#[derive(Debug, Clone)]
struct Scratch {
    flood: Flood,
    casting_out: CastingOut,
    partition: Partition,
    /// For each block its place in a list, where that is right.
    place: Vec<u32>,
    counts: Vec<Count>,
    judged: Vec<u32>,
    listed: Vec<u32>,
}

/// The points of a region next to a block that health asks about.
#[derive(Debug, Clone, Copy)]
struct Count {
    block: u32,
    count: u32,
    last: Point,
}

impl Side {
    /// Nothing is known before [`Side::start_again`].
    pub(super) fn new(board: &Board, color: Color, suicide: Suicide) -> Self {
        Self {
            color,
            suicide,
            of_point: Vec::new(),
            rings: Rings::default(),
            contacts: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            free_blocks: Vec::new(),
            free_regions: Vec::new(),
            touched: Vec::new(),
            changed: false,
            merged: None,
            verdict: Verdict::default(),
            scratch: Scratch {
                flood: Flood::new(board.len()),
                casting_out: CastingOut::default(),
                partition: Partition::new(&Board::new(board.topology().clone()), color, suicide),
                place: Vec::new(),
                counts: Vec::new(),
                judged: Vec::new(),
                listed: Vec::new(),
            },
        }
    }

    pub(super) fn color(&self) -> Color {
        self.color
    }

    pub(super) fn settled(&self) -> u32 {
        let stones = self.verdict.alive.iter().map(|&block| self.blocks[block as usize].size);
        let points = self.verdict.vital.iter().map(|&region| self.regions[region as usize].size);
        stones.chain(points).sum()
    }

    pub(super) fn rounds(&self) -> u32 {
        let blocks = (self.blocks.len() - self.free_blocks.len()) as u32;
        // A block next to no small region falls in the first round, and nothing with it.
        self.verdict.rounds.max(u32::from(blocks > self.verdict.judged))
    }

    pub(super) fn alive(&self) -> Vec<Point> {
        let blocks = self.verdict.alive.iter().map(|&block| self.blocks[block as usize].any);
        blocks.flat_map(|any| self.ring(any)).collect()
    }

    pub(super) fn held(&self) -> Vec<Point> {
        let regions = self.verdict.vital.iter().map(|&region| self.regions[region as usize].any);
        self.alive().into_iter().chain(regions.flat_map(|any| self.ring(any))).collect()
    }

    fn ring(&self, any: Point) -> impl Iterator<Item = Point> + use<'_> {
        let after = move |&point: &Point| Some(self.rings.next(point)).filter(|&p| p != any);
        std::iter::successors(Some(any), after)
    }

    fn is_own(&self, board: &Board, point: Point) -> bool {
        board.get(point) == Some(self.color)
    }

    /// Forgets everything and looks at all of `board`.
    pub(super) fn start_again(&mut self, board: &Board, change: &mut Change) {
        let mut was_alive = vec![false; board.len()];
        for point in self.alive() {
            was_alive[point as usize] = true;
        }
        let was_own = self.own_stones(board.len());
        self.of_point = vec![NONE; board.len()];
        self.rings = Rings::new(board.len());
        let points = 0..board.len() as Point;
        let topology = board.topology();
        let contacts = |point| {
            let mut around = 0;
            for &q in topology.neighbors(point) {
                around += u32::from(self.is_own(board, q));
            }
            around
        };
        self.contacts = points.clone().map(contacts).collect();
        self.blocks.clear();
        self.regions.clear();
        self.free_blocks.clear();
        self.free_regions.clear();
        self.verdict = Verdict::default();
        for first in points {
            if self.of_point[first as usize] == NONE {
                self.find(board, first);
            }
        }
        self.touched = (0..self.regions.len() as u32).collect();
        self.changed = true;
        self.merged = None;
        self.decide(board, &mut Change::default());
        for block in 0..self.blocks.len() as u32 {
            let old = |point: &Point| was_own[*point as usize];
            let stones: Vec<Point> = self.ring(self.blocks[block as usize].any).collect();
            let had_alive = stones.iter().any(|&point| was_alive[point as usize]);
            let mut others = stones.iter().filter(|point| old(point));
            let had_other = others.any(|&point| !was_alive[point as usize]);
            let had_other = had_other || !stones.iter().any(old);
            self.tell(Merged { block, had_alive, had_other }, change);
        }
    }

    fn own_stones(&self, points: usize) -> Vec<bool> {
        let mut own = vec![false; points];
        for block in self.blocks.iter().filter(|block| block.size > 0) {
            self.ring(block.any).for_each(|point| own[point as usize] = true);
        }
        own
    }

    /// The block or region that `first` belongs to.
    fn find(&mut self, board: &Board, first: Point) {
        let own = self.is_own(board, first);
        let mut found = vec![first];
        let index = if own {
            self.new_block(Block { size: 0, any: first, alive: false })
        } else {
            self.new_region(Region { any: first, ..Region::default() })
        };
        self.of_point[first as usize] = index;
        let mut next = 0;
        while next < found.len() {
            let point = found[next];
            next += 1;
            if point != first {
                self.rings.join(first, point);
            }
            for &q in board.topology().neighbors(point) {
                if self.of_point[q as usize] == NONE && self.is_own(board, q) == own {
                    self.of_point[q as usize] = index;
                    found.push(q);
                }
            }
        }
        if own {
            self.blocks[index as usize].size = found.len() as u32;
        } else {
            let counted = self.count(board, &found);
            let region = &mut self.regions[index as usize];
            (region.size, region.empty, region.interior) = counted;
        }
    }

    /// How many points there are, how many of them are empty, and how many of these next
    /// to no own stone.
    fn count(&self, board: &Board, points: &[Point]) -> (u32, u32, u32) {
        let (mut empty, mut interior) = (0, 0);
        for &point in points {
            if board.get(point).is_none() {
                empty += 1;
                interior += u32::from(self.contacts[point as usize] == 0);
            }
        }
        (points.len() as u32, empty, interior)
    }

    fn new_block(&mut self, block: Block) -> u32 {
        put(&mut self.blocks, &mut self.free_blocks, block)
    }

    fn new_region(&mut self, region: Region) -> u32 {
        put(&mut self.regions, &mut self.free_regions, region)
    }

    fn drop_region(&mut self, region: u32) {
        let dropped = &mut self.regions[region as usize];
        self.changed |= dropped.small;
        *dropped = Region { touched: dropped.touched, ..Region::default() };
        self.free_regions.push(region);
    }

    fn touch(&mut self, region: u32) {
        if !std::mem::replace(&mut self.regions[region as usize].touched, true) {
            self.touched.push(region);
        }
    }

    fn is_interior(&self, point: Point) -> u32 {
        u32::from(self.contacts[point as usize] == 0)
    }

    /// An enemy stone has been put on `point`.
    pub(super) fn enemy_came(&mut self, point: Point) {
        let index = self.of_point[point as usize];
        let interior = self.is_interior(point);
        let region = &mut self.regions[index as usize];
        region.empty -= 1;
        region.interior -= interior;
        self.touch(index);
    }

    /// An enemy stone has been taken off `point`.
    pub(super) fn enemy_left(&mut self, point: Point) {
        let index = self.of_point[point as usize];
        let interior = self.is_interior(point);
        let region = &mut self.regions[index as usize];
        region.empty += 1;
        region.interior += interior;
        self.touch(index);
    }

    /// An own stone has been put on `point` of `board`.
    pub(super) fn add_stone(&mut self, board: &Board, point: Point) {
        let topology = board.topology();
        let index = self.of_point[point as usize];
        self.touch(index);
        self.leave_region(point, index);
        for &q in topology.neighbors(point) {
            let contacts = &mut self.contacts[q as usize];
            *contacts += 1;
            if *contacts == 1 && board.get(q).is_none() {
                self.regions[index as usize].interior -= 1;
            }
        }
        self.join_blocks(board, point);
        if self.regions[index as usize].size == 0 {
            self.drop_region(index);
        } else {
            self.split_region(board, point, index);
        }
    }

    fn leave_region(&mut self, point: Point, index: u32) {
        let interior = self.is_interior(point);
        let next = self.rings.next(point);
        self.rings.take_out(point);
        let region = &mut self.regions[index as usize];
        region.any = next;
        region.size -= 1;
        region.empty -= 1;
        region.interior -= interior;
    }

    /// Makes the parts that `region` has fallen into, without `gap`, regions of their own.
    fn split_region(&mut self, board: &Board, gap: Point, index: u32) {
        let mut flood = std::mem::take(&mut self.scratch.flood);
        let own = Some(self.color);
        let is_in = |point: Point| board.get(point) != own;
        flood.parts(board.topology(), gap, is_in, |part| {
            let (size, empty, interior) = self.count(board, part);
            let first = part[0];
            let new =
                self.new_region(Region { size, any: first, empty, interior, ..Region::default() });
            for &point in part {
                if self.regions[index as usize].any == point {
                    self.regions[index as usize].any = self.rings.next(point);
                }
                self.rings.take_out(point);
                if point != first {
                    self.rings.join(first, point);
                }
                self.of_point[point as usize] = new;
            }
            let rest = &mut self.regions[index as usize];
            rest.size -= size;
            rest.empty -= empty;
            rest.interior -= interior;
            self.touch(new);
        });
        self.scratch.flood = flood;
    }

    /// Makes one block of the stone on `point` and the blocks next to it.
    fn join_blocks(&mut self, board: &Board, point: Point) {
        let neighbors = board.topology().neighbors(point);
        let own = |&&q: &&Point| self.is_own(board, q);
        let size = |&q: &Point| self.blocks[self.of_point[q as usize] as usize].size;
        let Some(&largest) = neighbors.iter().filter(own).max_by_key(|q| size(q)) else {
            let block = self.new_block(Block { size: 1, any: point, alive: false });
            self.of_point[point as usize] = block;
            self.merged = Some(Merged { block, had_alive: false, had_other: true });
            return;
        };
        let block = self.of_point[largest as usize];
        let alive = self.blocks[block as usize].alive;
        let mut merged = Merged { block, had_alive: alive, had_other: !alive };
        self.of_point[point as usize] = block;
        self.rings.join(largest, point);
        self.blocks[block as usize].size += 1;
        for &q in neighbors {
            let other = self.of_point[q as usize];
            if !self.is_own(board, q) || other == block {
                continue;
            }
            let alive = self.blocks[other as usize].alive;
            merged.had_alive |= alive;
            merged.had_other |= !alive;
            self.relabel(board, q, block);
            self.rings.join(largest, q);
            self.blocks[block as usize].size += self.blocks[other as usize].size;
            self.blocks[other as usize] = Block { size: 0, any: 0, alive: false };
            self.free_blocks.push(other);
        }
        self.merged = Some(merged);
    }

    /// Gives the stones of a ring to `block`. The regions around them see it.
    fn relabel(&mut self, board: &Board, any: Point, block: u32) {
        let mut point = any;
        loop {
            self.of_point[point as usize] = block;
            for &q in board.topology().neighbors(point) {
                if !self.is_own(board, q) && self.regions[self.of_point[q as usize] as usize].small
                {
                    self.touch(self.of_point[q as usize]);
                }
            }
            point = self.rings.next(point);
            if point == any {
                return;
            }
        }
    }

    /// The stones on `captured` have been taken off `board`: each of their blocks and all
    /// regions around it become one region.
    pub(super) fn remove(&mut self, board: &Board, captured: &[Point]) {
        let mut blocks: Vec<u32> = captured.iter().map(|&p| self.of_point[p as usize]).collect();
        blocks.sort_unstable();
        blocks.dedup();
        blocks.into_iter().for_each(|block| self.remove_block(board, block));
    }

    fn remove_block(&mut self, board: &Board, block: u32) {
        let any = self.blocks[block as usize].any;
        let freed: Vec<Point> = self.ring(any).collect();
        for &point in &freed {
            self.of_point[point as usize] = NONE;
        }
        let mut around: Vec<u32> = Vec::new();
        for &point in &freed {
            for &q in board.topology().neighbors(point) {
                self.contacts[q as usize] -= 1;
                let region = self.of_point[q as usize];
                if region == NONE {
                    continue;
                }
                if self.contacts[q as usize] == 0 && board.get(q).is_none() {
                    self.regions[region as usize].interior += 1;
                }
                if !around.contains(&region) {
                    around.push(region);
                }
            }
        }
        self.blocks[block as usize] = Block { size: 0, any: 0, alive: false };
        self.free_blocks.push(block);
        let joined = self.join_regions(&around);
        for &point in &freed {
            self.of_point[point as usize] = joined;
        }
        let region = &mut self.regions[joined as usize];
        if region.size > 0 {
            self.rings.join(region.any, any);
        }
        region.any = any;
        // Nothing of the colour is next to them now.
        let count = freed.len() as u32;
        region.size += count;
        region.empty += count;
        region.interior += count;
        self.touch(joined);
    }

    /// Makes one of these regions, the largest, hold the points of all.
    fn join_regions(&mut self, regions: &[u32]) -> u32 {
        let size = |&&region: &&u32| self.regions[region as usize].size;
        let Some(&largest) = regions.iter().max_by_key(size) else {
            return self.new_region(Region::default());
        };
        for &other in regions.iter().filter(|&&other| other != largest) {
            let Region { size, any, empty, interior, .. } = self.regions[other as usize];
            let points: Vec<Point> = self.ring(any).collect();
            for point in points {
                self.of_point[point as usize] = largest;
            }
            let region = &mut self.regions[largest as usize];
            self.rings.join(region.any, any);
            region.size += size;
            region.empty += empty;
            region.interior += interior;
            self.drop_region(other);
        }
        largest
    }

    /// Finds what the move has changed.
    pub(super) fn decide(&mut self, board: &Board, change: &mut Change) {
        let mut touched = std::mem::take(&mut self.touched);
        for region in touched.drain(..) {
            let Region { size, interior, ref mut small, touched: ref mut noted, .. } =
                self.regions[region as usize];
            *noted = false;
            let is_small = size > 0 && interior == 0;
            self.changed |= *small || is_small;
            *small = is_small;
            if is_small {
                self.list_pairs(board, region);
            }
        }
        self.touched = touched;
        let merged = self.merged.take();
        if std::mem::take(&mut self.changed) {
            let before: Vec<bool> = self.blocks.iter().map(|block| block.alive).collect();
            self.cast_out();
            for (block, had_alive) in (0..).zip(before) {
                if merged.is_none_or(|merged| merged.block != block) {
                    self.tell(Merged { block, had_alive, had_other: !had_alive }, change);
                }
            }
        }
        if let Some(merged) = merged {
            self.tell(merged, change);
        }
    }

    fn tell(&self, parts: Merged, change: &mut Change) {
        let Block { size, any, alive } = self.blocks[parts.block as usize];
        let turns = match alive {
            _ if size == 0 => return,
            true if parts.had_other => &mut change.became,
            false if parts.had_alive => &mut change.ceased,
            _ => return,
        };
        let points = reading_order(self.ring(any).collect());
        turns.push(Turn { color: self.color, points });
    }

    /// Lists the blocks around a region, and whether it is healthy for them.
    fn list_pairs(&mut self, board: &Board, index: u32) {
        let Region { size, any, empty, .. } = self.regions[index as usize];
        let Scratch { place, counts, .. } = &mut self.scratch;
        place.resize(place.len().max(self.blocks.len()), NONE);
        counts.clear();
        let mut point = any;
        loop {
            let asks = self.suicide == Suicide::Allowed || board.get(point).is_none();
            for &q in board.topology().neighbors(point) {
                if board.get(q) != Some(self.color) {
                    continue;
                }
                let block = self.of_point[q as usize];
                let place = &mut place[block as usize];
                match counts.get_mut(*place as usize) {
                    Some(count) if count.block == block => {
                        count.count += u32::from(asks & (count.last != point));
                        count.last = point;
                    }
                    _ => {
                        *place = counts.len() as u32;
                        counts.push(Count { block, count: u32::from(asks), last: point });
                    }
                }
            }
            point = self.rings.next(point);
            if point == any {
                break;
            }
        }
        let asked = if self.suicide == Suicide::Allowed { size } else { empty };
        let pair = |count: &Count| Incidence { block: count.block, healthy: count.count == asked };
        let pairs = &mut self.regions[index as usize].pairs;
        pairs.clear();
        pairs.extend(counts.iter().map(pair));
    }

    /// Casts out of the blocks next to small regions; all others fall in the first round.
    fn cast_out(&mut self) {
        let Scratch { casting_out, partition, place, judged, listed, .. } = &mut self.scratch;
        place.resize(place.len().max(self.blocks.len()), NONE);
        place.fill(NONE);
        judged.clear();
        listed.clear();
        for (index, region) in (0..).zip(&self.regions) {
            if !region.small {
                continue;
            }
            listed.push(index);
            for pair in &region.pairs {
                if place[pair.block as usize] == NONE {
                    place[pair.block as usize] = judged.len() as u32;
                    judged.push(pair.block);
                }
            }
        }
        let (regions, place) = (&self.regions, &*place);
        let pairs = |&region: &u32| regions[region as usize].pairs.iter();
        let judge = |pair: &Incidence| Incidence { block: place[pair.block as usize], ..*pair };
        let pairs = listed.iter().map(|region| pairs(region).map(judge));
        partition.take(judged.len() as u32, pairs);
        let mut heard = Heard { rounds: 0, discarded: vec![false; listed.len()] };
        let survives = casting_out.run(partition, RegionRule::Small, None, &mut heard);
        self.verdict.judged = judged.len() as u32;
        self.verdict.rounds = heard.rounds;
        self.verdict.alive.clear();
        self.verdict.vital.clear();
        self.blocks.iter_mut().for_each(|block| block.alive = false);
        for (&block, _) in judged.iter().zip(survives).filter(|(_, survives)| **survives) {
            self.blocks[block as usize].alive = true;
            self.verdict.alive.push(block);
        }
        for (&region, _) in listed.iter().zip(&heard.discarded).filter(|(_, lost)| !**lost) {
            if self.regions[region as usize].pairs.iter().any(|pair| pair.healthy) {
                self.verdict.vital.push(region);
            }
        }
    }
}

struct Heard {
    rounds: u32,
    discarded: Vec<bool>,
}

impl Recorder for Heard {
    fn cast_out(&mut self, _: u32, round: u32) {
        self.rounds = round;
    }

    fn discarded(&mut self, region: u32, _: u32) {
        self.discarded[region as usize] = true;
    }
}

fn put<T>(items: &mut Vec<T>, free: &mut Vec<u32>, item: T) -> u32 {
    match free.pop() {
        Some(index) => {
            items[index as usize] = item;
            index
        }
        None => {
            items.push(item);
            items.len() as u32 - 1
        }
    }
}
