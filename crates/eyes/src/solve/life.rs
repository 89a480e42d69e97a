//! The ends of a fight: whether the owner lives without answering, or can make no two eyes at all.

use super::field::{Field, Set, Stones};

/// Returns `true` if a block of the owner with one of the stones `key` is unconditionally alive, or all of
/// them are if the attacker may not have any (Benson 1976), whatever is outside the field: a region counts only if its border is the owner's blocks, the
/// edge of the board, and nothing else.
pub(super) fn lives(field: &Field, stones: Stones) -> bool {
    let not_own = field.all() & !stones.own;
    let empty = not_own & !stones.enemy;
    let open = field.free | field.out;
    // The regions that are closed and small, for each the empty points and those of its border.
    let mut regions: [(Set, Set); MOST_REGIONS] = [(0, 0); MOST_REGIONS];
    let mut count = 0;
    let mut rest = not_own & !field.connected(not_own & open, not_own);
    while rest != 0 {
        let region = field.connected(rest & rest.wrapping_neg(), rest);
        rest &= !region;
        if count < MOST_REGIONS {
            let free = region & empty;
            regions[count] = (free, field.around(region) & stones.own);
            count += 1;
        }
    }
    if count < 2 {
        return false;
    }
    let regions = &mut regions[..count];
    let mut alive = stones.own;
    loop {
        let before = alive;
        let mut unseen = alive;
        while unseen != 0 {
            let block = field.connected(unseen & unseen.wrapping_neg(), alive);
            unseen &= !block;
            let liberties = field.around(block);
            let is_vital = |&&(free, border): &&(Set, Set)| {
                border & !alive == 0 && border & block != 0 && free & !liberties == 0
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

/// More closed regions are not looked at: a group with so many lives by some of them, or is found to
/// live a move later.
const MOST_REGIONS: usize = 16;

/// Returns `true` if the owner can make no two eyes, whoever begins, and the attacker will capture all:
/// no stone of the attacker can be captured, nothing leads out, and of the points where an eye could be,
/// all are next to each other.
pub(super) fn has_no_room(field: &Field, stones: Stones) -> bool {
    let empty = field.empty(stones);
    let loose = stones.enemy & !field.connected(stones.enemy & field.free, stones.enemy);
    if loose != 0 || field.out & !stones.enemy != 0 {
        return false;
    }
    let block = field.connected(stones.key & stones.key.wrapping_neg(), stones.own);
    let mut room = empty & !field.free;
    if block != stones.own {
        // Stones that are given up may leave room for an eye.
        room |= stones.own;
    }
    match room.count_ones() {
        0 | 1 => true,
        2 => field.next[room.trailing_zeros() as usize] & room != 0,
        _ => false,
    }
}
