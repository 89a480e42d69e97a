//! The ends of a fight: whether the owner lives without answering, or can make no two eyes at all.

use super::field::{Field, Set, Stones, bits};

/// A region of points without a stone of the owner that is closed: its border is the owner's blocks, the
/// edge of the board, and nothing else.
#[derive(Debug, Clone, Copy, Default)]
struct Region {
    points: Set,
    /// Those without a stone.
    free: Set,
    border: Set,
}

/// The closed regions of a position.
struct Regions {
    list: [Region; MOST_REGIONS],
    count: usize,
}

impl Regions {
    fn of(field: &Field, stones: Stones) -> Self {
        let not_own = field.all & !stones.own;
        let open = field.free | field.out;
        let mut regions = Self { list: [Region::default(); MOST_REGIONS], count: 0 };
        let mut rest = not_own & !field.connected(not_own & open, not_own);
        while rest != 0 && regions.count < MOST_REGIONS {
            let points = field.connected(rest & rest.wrapping_neg(), rest);
            rest &= !points;
            let (free, border) = (points & !stones.enemy, field.around(points) & stones.own);
            regions.list[regions.count] = Region { points, free, border };
            regions.count += 1;
        }
        regions
    }

    fn iter(&self) -> impl Iterator<Item = &Region> {
        self.list[..self.count].iter()
    }
}

/// Returns `true` if a block of the owner with one of the stones `key` is unconditionally alive, or all of
/// them are if the attacker may not have any (Benson 1976), whatever is outside the field.
pub(super) fn lives(field: &Field, stones: Stones) -> bool {
    live(field, stones, &Regions::of(field, stones))
}

/// The same, if the owner answers every move: a block also lives that has an eye and alone is around an
/// empty region that has always room for another one.
pub(super) fn lives_answering(field: &Field, stones: Stones) -> bool {
    let regions = Regions::of(field, stones);
    live(field, stones, &regions) || !field.any && has_large_eye(field, stones, &regions)
}

fn live(field: &Field, stones: Stones, regions: &Regions) -> bool {
    if regions.count < 2 {
        return false;
    }
    let mut alive = stones.own;
    loop {
        let before = alive;
        let mut unseen = alive;
        while unseen != 0 {
            let block = field.connected(unseen & unseen.wrapping_neg(), alive);
            unseen &= !block;
            let liberties = field.around(block);
            let is_vital = |region: &&Region| {
                let border = region.border;
                border & !alive == 0 && border & block != 0 && region.free & !liberties == 0
            };
            if regions.iter().filter(is_vital).count() < 2 {
                alive &= !block;
            }
        }
        let lost = stones.key & !alive;
        if lost == stones.key || field.any && lost != 0 {
            return false;
        }
        if alive == before {
            return true;
        }
    }
}

/// An empty region of at most so many points has an eye beside another one, unless it has two corners of the
/// board. The tests try all shapes.
pub(super) const ONE_EYE: u32 = 8;

fn has_large_eye(field: &Field, stones: Stones, regions: &Regions) -> bool {
    regions.iter().any(|region| {
        let count = region.points.count_ones();
        if region.free != region.points || count > ONE_EYE {
            return false;
        }
        let block = field.connected(region.border & region.border.wrapping_neg(), stones.own);
        if region.border & !block != 0 || block & stones.key == 0 {
            return false;
        }
        // On a field every neighbour of a closed region is a point of its own.
        let is_corner = |&point: &usize| field.next[point].count_ones() <= 2;
        let corners = bits(region.points).filter(is_corner).count();
        let liberties = field.around(block);
        if region.points & !(field.inner | liberties) != 0 {
            return false;
        }
        let is_eye = |other: &Region| {
            other.points != region.points
                && other.border & !block == 0
                && other.free & !liberties == 0
        };
        corners <= 1 && regions.iter().any(is_eye)
    })
}

/// More closed regions are not looked at: a group with so many lives by some of them, or is found to
/// live a move later.
const MOST_REGIONS: usize = 16;

/// What the attacker's stones that stay leave to the group.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reach {
    /// The points that the group is connected with or may be: those not behind stones that stay.
    pub(super) points: Set,
    /// Where the attacker may have a stone that stays at any time, so that there is no eye.
    filled: Set,
}

impl Reach {
    pub(super) fn of(field: &Field, stones: Stones) -> Self {
        let kept = field.connected(stones.enemy & field.free, stones.enemy);
        let points = field.connected(stones.key, field.all & !kept);
        Self { points, filled: field.free | field.around(kept) }
    }

    /// The number of empty points within `inner` that may become eyes.
    pub(super) fn room(&self, field: &Field, stones: Stones) -> u32 {
        (field.empty(stones) & self.points & field.inner & !self.filled).count_ones()
    }
}

/// Returns `true` if the owner can make no two eyes, whoever begins, and the attacker will capture all:
/// the group reaches nothing that leads out, and of the points where an eye could be, all are next to
/// each other.
pub(super) fn has_no_room(field: &Field, stones: Stones, reach: &Reach) -> bool {
    if (field.out | field.held) & reach.points != 0 {
        return false;
    }
    // A stone of the attacker that can be captured may leave room for an eye.
    let mut room = reach.points & !reach.filled;
    let own = stones.own & reach.points;
    if field.connected(stones.key & stones.key.wrapping_neg(), own) == own {
        // So may stones that are given up, but these are captured together.
        room &= !own;
    }
    match room.count_ones() {
        0 | 1 => true,
        2 => field.next[room.trailing_zeros() as usize] & room != 0,
        _ => false,
    }
}
