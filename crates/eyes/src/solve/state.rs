//! A position of a fight: the stones, whose move it is, and what came before as far as it matters.

use alloc::vec::Vec;

use super::field::{After, Field, MOST, Set, Stones, bits};
use crate::side::Side;

/// A move: a stone on a point of the field, or a pass.
pub(super) type Try = Option<u8>;

/// A position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct State {
    pub(super) stones: Stones,
    /// The side that moves.
    pub(super) side: Side,
    /// Where that side may not retake a ko at once, unless it has a threat.
    pub(super) ko: Option<u8>,
    /// The other side has just passed, and no ko was the reason.
    pub(super) passed: bool,
    /// The threats that each side still has: a ko is retaken at once with one. [`ALWAYS`] are never
    /// used up.
    pub(super) threats: [u8; 2],
    /// How many moves of the attacker the owner still has to leave unanswered, whenever the attacker wants.
    pub(super) ignores: u8,
    /// The owner has to leave the last move unanswered.
    pub(super) must_pass: bool,
    /// A number for the position.
    pub(super) key: u64,
}

/// As many ko threats as are needed.
pub const ALWAYS: u8 = u8::MAX;

/// Random numbers for the keys of positions.
#[derive(Debug, Clone)]
pub(super) struct Keys {
    own: Vec<u64>,
    enemy: Vec<u64>,
    wanted: Vec<u64>,
    ko: Vec<u64>,
    attacker: u64,
    passed: u64,
    must_pass: u64,
}

/// A well-mixed number (splitmix64, Steele, Lea and Flood 2014).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

impl Keys {
    pub(super) fn new() -> Self {
        let mut next = 0;
        let mut numbers = |count: usize| -> Vec<u64> {
            (0..count)
                .map(|_| {
                    next += 1;
                    mixed(next)
                })
                .collect()
        };
        let others = numbers(3);
        Self {
            own: numbers(MOST),
            enemy: numbers(MOST),
            wanted: numbers(MOST),
            ko: numbers(MOST),
            attacker: others[0],
            passed: others[1],
            must_pass: others[2],
        }
    }

    fn of(&self, stones: Stones) -> u64 {
        let sum = |set: Set, keys: &[u64]| bits(set).fold(0, |sum, point| sum ^ keys[point]);
        sum(stones.own, &self.own) ^ sum(stones.enemy, &self.enemy) ^ sum(stones.key, &self.wanted)
    }

    /// The key of `state`, whose stones have the key `stones`.
    fn complete(&self, state: &State, stones: u64) -> u64 {
        let mut key = stones;
        if state.side == Side::Attacker {
            key ^= self.attacker;
        }
        if state.passed {
            key ^= self.passed;
        }
        if let Some(point) = state.ko {
            key ^= self.ko[usize::from(point)];
        }
        if state.must_pass {
            key ^= self.must_pass;
        }
        let [owner, attacker] = state.threats;
        key ^ mixed(1 << 32 | u64::from_be_bytes([0, 0, 0, 0, 0, state.ignores, owner, attacker]))
    }
}

impl State {
    /// The position with `side` to move, without any ko taken.
    pub(super) fn new(keys: &Keys, stones: Stones, side: Side, threats: [u8; 2]) -> Self {
        let (ko, passed, ignores, must_pass) = (None, false, 0, false);
        let mut state = Self { stones, side, ko, passed, threats, ignores, must_pass, key: 0 };
        state.key = keys.complete(&state, keys.of(stones));
        state
    }

    /// The same position, if the owner has to leave so many moves of the attacker unanswered.
    pub(super) fn ignoring(&self, keys: &Keys, moves: u8) -> Self {
        let mut state = Self { ignores: moves, ..*self };
        state.key = keys.complete(&state, self.stones_key(keys));
        state
    }

    /// The same position after a move of the attacker, if it is one that the owner leaves unanswered;
    /// `None` if there is no such move left.
    pub(super) fn ignored(&self, keys: &Keys) -> Option<Self> {
        let ignores = self.ignores.checked_sub(1)?;
        let mut state = Self { ignores, must_pass: true, ..*self };
        state.key = keys.complete(&state, self.stones_key(keys));
        Some(state)
    }

    fn stones_key(&self, keys: &Keys) -> u64 {
        self.key ^ keys.complete(self, 0)
    }

    /// The position after a pass. One that lifts the ban on a ko is not one of the two that end play.
    pub(super) fn pass(&self, keys: &Keys) -> Self {
        let side = self.side.other();
        let passed = self.ko.is_none() && !self.must_pass;
        let mut state = Self { side, ko: None, passed, must_pass: false, ..*self };
        state.key = keys.complete(&state, self.stones_key(keys));
        state
    }

    /// Returns `true` if a stone on `point` would retake a ko and there is no threat for it.
    pub(super) fn is_banned(&self, point: usize) -> bool {
        self.ko == Some(point as u8) && self.threats[self.side as usize] == 0
    }

    /// The position after a stone on the empty `point`, and the stones that it captured; `None` if it is
    /// suicide.
    pub(super) fn play(&self, field: &Field, keys: &Keys, point: usize) -> Option<(Self, Set)> {
        let After { stones, captured, ko } = field.play(self.stones, self.side, point)?;
        let mut threats = self.threats;
        let left = &mut threats[self.side as usize];
        if self.ko == Some(point as u8) && *left != ALWAYS {
            *left -= 1;
        }
        let (mine, theirs) = match self.side {
            Side::Owner => (&keys.own, &keys.enemy),
            Side::Attacker => (&keys.enemy, &keys.own),
        };
        let mut key = self.stones_key(keys) ^ mine[point];
        key = bits(captured).fold(key, |key, point| key ^ theirs[point]);
        let lost = self.stones.key & !stones.key;
        key = bits(lost).fold(key, |key, point| key ^ keys.wanted[point]);
        let side = self.side.other();
        // The ban does not matter to a side that may always retake.
        let ko = ko.filter(|_| threats[side as usize] != ALWAYS);
        let mut state = Self { stones, side, ko, passed: false, threats, key: 0, ..*self };
        state.key = keys.complete(&state, key);
        Some((state, captured))
    }
}
