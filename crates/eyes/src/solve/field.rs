//! The points of a fight, and play on them.

use alloc::vec::Vec;

use crate::side::Side;

/// A set of points of an arena, a bit each.
pub(super) type Set = u128;

/// The most points that an arena may have.
pub(super) const MOST: usize = 128;

/// The points of `set`, in increasing order.
pub(super) fn bits(mut set: Set) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let point = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            point
        })
    })
}

/// The points of a fight, with what lies around them and does not change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Field {
    /// All points.
    pub(super) all: Set,
    /// The neighbours of each point, by its bit.
    pub(super) next: Vec<Set>,
    /// The points are in rows of a board, so many bits apart, with a bit between two rows that is no point;
    /// `None` if they are next to each other in other ways.
    pub(super) rows: Option<u32>,
    /// The points on which both sides play at any time; on the others they play beside a stone of the
    /// owner, or to capture or save a block beside one.
    pub(super) inner: Set,
    /// Where a stone of the attacker cannot be captured: next to one that stays, or to open points
    /// outside.
    pub(super) free: Set,
    /// Where a stone of the owner that is connected with one of the group is out: next to open points
    /// outside or to a stone of the owner there.
    pub(super) out: Set,
    /// Where a stone of the owner cannot be captured: next to a stone of the owner outside.
    pub(super) held: Set,
    /// Where the owner does not play.
    pub(super) barred: Set,
    /// The attacker has won as soon as he captures one of the stones that he wants, not only the last.
    pub(super) any: bool,
}

/// The bits next to those of `set` in rows.
fn around_in_rows(set: Set, apart: u32) -> Set {
    set << 1 | set >> 1 | later(set, apart) | earlier(set, apart)
}

/// The points `bits` places later, fewer than 64. A machine that has no such word shifts it in halves.
fn later(set: Set, bits: u32) -> Set {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let over = low >> 1 >> (63 - bits);
    Set::from(low << bits) | Set::from(high << bits | over) << 64
}

/// The points `bits` places earlier, fewer than 64.
fn earlier(set: Set, bits: u32) -> Set {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let over = high << 1 << (63 - bits);
    Set::from(low >> bits | over) | Set::from(high >> bits) << 64
}

/// The stones on a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stones {
    pub(super) own: Set,
    pub(super) enemy: Set,
    /// Those of `own` that the attacker wants: he has won when the last of them is captured.
    pub(super) key: Set,
}

/// The stones after a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct After {
    pub(super) stones: Stones,
    /// The stones that the move has captured.
    pub(super) captured: Set,
    /// Where the other side would retake a ko: the move has captured one stone with one that is alone
    /// and has that point as its only liberty.
    pub(super) ko: Option<u8>,
}

impl Stones {
    pub(super) fn of(self, side: Side) -> Set {
        match side {
            Side::Owner => self.own,
            Side::Attacker => self.enemy,
        }
    }
}

impl Field {
    /// Points on all of which both sides play.
    pub(super) fn of(all: Set) -> Self {
        Self { all, inner: all, ..Self::default() }
    }

    pub(super) fn empty(&self, stones: Stones) -> Set {
        self.all & !(stones.own | stones.enemy)
    }

    /// The points next to one of `set`, some of which may be in it.
    pub(super) fn around(&self, mut set: Set) -> Set {
        if let Some(apart) = self.rows {
            return around_in_rows(set, apart) & self.all;
        }
        let mut around = 0;
        while set != 0 {
            around |= self.next[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        around
    }

    /// The points of `within` connected with those of `start`, which are among them.
    pub(super) fn connected(&self, start: Set, within: Set) -> Set {
        let mut found = start;
        if let Some(apart) = self.rows {
            // Twice between two looks.
            loop {
                let more = found | around_in_rows(found, apart) & within;
                let most = more | around_in_rows(more, apart) & within;
                if most == more {
                    return most;
                }
                found = most;
            }
        }
        loop {
            let more = found | self.around(found) & within;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Where a stone of `side` cannot be captured.
    pub(super) fn kept(&self, side: Side) -> Set {
        match side {
            Side::Owner => self.held,
            Side::Attacker => self.free,
        }
    }

    /// Plays a stone of `side` on the empty point `at`; `None` if that is suicide.
    pub(super) fn play(&self, stones: Stones, side: Side, at: usize) -> Option<After> {
        let stone: Set = 1 << at;
        let mine = stones.of(side) | stone;
        let theirs = stones.of(side.other());
        let (kept, their_kept) = (self.kept(side), self.kept(side.other()));
        let beside = self.next[at];
        let empty = self.all & !(mine | theirs);
        let mut captured: Set = 0;
        let mut touched = beside & theirs;
        while touched != 0 {
            let block = self.connected(touched & touched.wrapping_neg(), theirs);
            if block & their_kept == 0 && self.around(block) & empty == 0 {
                captured |= block;
            }
            touched &= !block;
        }
        let free = beside & (empty | captured);
        if free == 0 && stone & kept == 0 {
            let block = self.connected(stone, mine);
            if block & kept == 0 && self.around(block) & (empty | captured) == 0 {
                return None;
            }
        }
        let is_alone = (beside & mine) | (stone & kept) == 0;
        let is_ko = captured.is_power_of_two() && is_alone && free == captured;
        let theirs = theirs & !captured;
        let key = if self.any && captured & stones.key != 0 { 0 } else { stones.key & !captured };
        let stones = match side {
            Side::Owner => Stones { own: mine, enemy: theirs, key },
            Side::Attacker => Stones { own: theirs, enemy: mine, key },
        };
        Some(After { stones, captured, ko: is_ko.then(|| captured.trailing_zeros() as u8) })
    }

    /// Returns `true` if every block has a liberty, or cannot be captured.
    pub(super) fn all_breathe(&self, stones: Stones) -> bool {
        let empty = self.empty(stones);
        Side::BOTH.into_iter().all(|side| {
            let all = stones.of(side);
            let breathing = self.around(empty) & all | self.kept(side) & all;
            self.connected(breathing, all) == all
        })
    }

    /// The liberties on the field of the block of `within` with the stones of `start`, and the block.
    pub(super) fn liberties(&self, start: Set, within: Set, empty: Set) -> (Set, Set) {
        let block = self.connected(start, within);
        (self.around(block) & empty, block)
    }
}
