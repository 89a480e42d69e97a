//! Moves and captures on the playable points.
//!
//! Blocks of the wall count as having a liberty elsewhere. Where one has none, the fixed point
//! takes care of it: [`Field::short_walls`] says which.

use super::Side;
use super::local::{Local, Stones};
use super::mask::{Mask, bits, first};

/// The playable points with what surrounds them.
#[derive(Debug, Clone)]
pub(super) struct Field {
    /// All playable points.
    all: Mask,
    /// For each set of playable points, those next to one of the set.
    around: Vec<Mask>,
    /// Points where a stone of the owner cannot be captured as long as the wall is not.
    held: Mask,
    /// Points where a stone of the attacker cannot be captured.
    open: Mask,
    anchored: Mask,
    /// For each block of the wall, the playable points next to it.
    walls: Vec<Mask>,
}

/// A block of the wall, or several joined by stones between them, with at most one liberty on the
/// playable points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Short {
    /// The blocks of the wall in it.
    pub(super) walls: Mask,
    /// 0 or 1.
    pub(super) liberties: u8,
}

/// The stones after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct After {
    pub(super) stones: Stones,
    /// The move has taken a ko: one stone captured by one that has only its point as a liberty.
    pub(super) ko: bool,
}

impl Field {
    pub(super) fn new(local: &Local) -> Self {
        let mut around = vec![0; 1 << local.points.len()];
        for set in 1..around.len() {
            let lowest = set.trailing_zeros() as usize;
            around[set] = around[set & (set - 1)] | local.next[lowest];
        }
        Self {
            all: first(local.points.len()),
            around,
            held: local.walls.iter().fold(local.anchored, |held, wall| held | wall),
            open: local.open,
            anchored: local.anchored,
            walls: local.walls.clone(),
        }
    }

    pub(super) fn empty(&self, stones: Stones) -> Mask {
        self.all & !(stones.own | stones.enemy)
    }

    /// The points of `within` connected to those of `start`, which are among them.
    fn connected(&self, mut start: Mask, within: Mask) -> Mask {
        loop {
            let more = start | self.around[start as usize] & within;
            if more == start {
                return start;
            }
            start = more;
        }
    }

    /// Plays a stone of `side` on point `at`, which is empty; `None` if that is suicide.
    pub(super) fn play(&self, stones: Stones, side: Side, at: usize) -> Option<After> {
        let (mine, theirs, kept, their_kept) = match side {
            Side::Owner => (stones.own, stones.enemy, self.held, self.open),
            Side::Attacker => (stones.enemy, stones.own, self.open, self.held),
        };
        let stone: Mask = 1 << at;
        let mine = mine | stone;
        let mut empty = self.all & !(mine | theirs);
        let mut captured: Mask = 0;
        let mut touched = self.around[stone as usize] & theirs;
        while touched != 0 {
            let lowest = touched & touched.wrapping_neg();
            let block = self.connected(lowest, theirs);
            if block & their_kept == 0 && self.around[block as usize] & empty == 0 {
                captured |= block;
            }
            touched &= !block;
        }
        empty |= captured;
        let free = self.around[stone as usize] & empty;
        if free == 0 {
            let block = self.connected(stone, mine);
            if block & kept == 0 && self.around[block as usize] & empty == 0 {
                return None;
            }
        }
        let alone = (self.around[stone as usize] & mine) | (stone & kept) == 0;
        let ko = captured.is_power_of_two() && alone && free == captured;
        let theirs = theirs & !captured;
        let stones = match side {
            Side::Owner => Stones { own: mine, enemy: theirs },
            Side::Attacker => Stones { own: theirs, enemy: mine },
        };
        Some(After { stones, ko })
    }

    /// A point with a stone that has no liberty, not counting the wall.
    pub(super) fn stuck(&self, stones: Stones) -> Option<usize> {
        let empty = self.empty(stones);
        let stuck = |within: Mask, kept: Mask| {
            bits(within).find(|&i| {
                let block = self.connected(1 << i, within);
                block & kept == 0 && self.around[block as usize] & empty == 0
            })
        };
        stuck(stones.own, self.held).or_else(|| stuck(stones.enemy, self.open))
    }

    /// The blocks of the wall with at most one liberty on the playable points, each with those
    /// that it is joined to, in order of the first of each. Blocks that cannot be captured are
    /// left out.
    pub(super) fn short_walls(&self, stones: Stones) -> impl Iterator<Item = Short> {
        let empty = self.empty(stones);
        let mut seen: Mask = 0;
        (0..self.walls.len()).filter_map(move |wall| {
            if seen & 1 << wall != 0 {
                return None;
            }
            let (walls, beside) = self.joined(wall, stones.own);
            seen |= walls;
            let liberties = (beside & empty).count_ones();
            let kept = beside & stones.own & self.anchored != 0;
            (liberties <= 1 && !kept).then_some(Short { walls, liberties: liberties as u8 })
        })
    }

    /// The liberties on the playable points of the block of the wall with number `wall`, and of
    /// those that it is joined to.
    pub(super) fn liberties(&self, stones: Stones, wall: usize) -> Mask {
        self.joined(wall, stones.own).1 & self.empty(stones)
    }

    /// The blocks joined to block `wall` by the owner's stones `own`, and the playable points in
    /// or next to them all.
    fn joined(&self, wall: usize, own: Mask) -> (Mask, Mask) {
        let mut walls: Mask = 1 << wall;
        let mut beside = self.walls[wall];
        loop {
            let block = self.connected(beside & own, own);
            beside |= block | self.around[block as usize];
            // Only stones join: a shared liberty does not.
            let more = (0..self.walls.len())
                .filter(|&other| self.walls[other] & block != 0)
                .fold(walls, |mask, other| mask | 1 << other);
            if more == walls {
                return (walls, beside);
            }
            beside = bits(more).fold(beside, |mask, other| mask | self.walls[other]);
            walls = more;
        }
    }
}
