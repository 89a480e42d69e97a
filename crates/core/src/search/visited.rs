//! The positions visited so far.

use alloc::vec::Vec;

use super::limits::{Budget, GivenUp};
use crate::id::NONE;

/// The maximum number of positions.
pub(super) const MAX_NUMBERED: u64 = NONE as u64;

/// The words in a chunk, unless one key is longer.
const CHUNK: usize = 1 << 13;

/// The size of the first hash table.
const TABLE: usize = 64;

/// The positions visited so far: keys of equal length in chunks, and a hash table of their indices.
#[derive(Debug)]
pub(super) struct Visited {
    width: usize,
    len: usize,
    /// A chunk holds 2 to this power keys.
    chunk_bits: u32,
    /// In chunks, because a single vector would be copied when it grows, and need twice the
    /// memory meanwhile.
    chunks: Vec<Vec<u64>>,
    table: Vec<u32>,
}

impl Visited {
    /// The empty set of keys of `width` words, at least one.
    pub(super) fn new(width: usize, budget: &mut Budget) -> Result<Self, GivenUp> {
        Ok(Self {
            width,
            len: 0,
            chunk_bits: (CHUNK / width).max(1).ilog2(),
            chunks: Vec::new(),
            table: budget.filled(NONE, TABLE)?,
        })
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn contains(&self, key: &[u64]) -> bool {
        self.table[self.find(key)] != NONE
    }

    /// Adds a position that is not in the set. After an error only the length of the set is valid.
    pub(super) fn insert(&mut self, key: &[u64], budget: &mut Budget) -> Result<(), GivenUp> {
        if (self.len + 1) * 2 > self.table.len() {
            self.grow(budget)?;
        }
        let chunk = self.len >> self.chunk_bits;
        if chunk == self.chunks.len() {
            let mut words = Vec::new();
            budget.reserve(&mut words, self.width << self.chunk_bits)?;
            budget.push(&mut self.chunks, words)?;
        }
        let at = self.find(key);
        self.table[at] = self.len as u32;
        self.chunks[chunk].extend_from_slice(key);
        self.len += 1;
        Ok(())
    }

    fn key(&self, number: u32) -> &[u64] {
        let number = number as usize;
        let within = number & ((1 << self.chunk_bits) - 1);
        &self.chunks[number >> self.chunk_bits][within * self.width..][..self.width]
    }

    /// The slot of `key` in the table, or the free slot for it.
    fn find(&self, key: &[u64]) -> usize {
        let mask = self.table.len() - 1;
        let mut at = hash(key) as usize & mask;
        while self.table[at] != NONE && self.key(self.table[at]) != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self, budget: &mut Budget) -> Result<(), GivenUp> {
        let size = self.table.len() * 2;
        // The old table is freed first, so that there are never two.
        budget.release(core::mem::take(&mut self.table));
        self.table = budget.filled(NONE, size)?;
        for number in 0..self.len as u32 {
            let at = self.find(self.key(number));
            self.table[at] = number;
        }
        Ok(())
    }
}

/// Keys differ in few bits, often only in the upper ones of a word: each bit has to
/// reach the lower half.
fn hash(key: &[u64]) -> u64 {
    let mix = |mixed: u64| mixed.wrapping_mul(0x517c_c1b7_2722_0a95);
    let fold = |mixed: u64, word: &u64| {
        let mixed = mix(mixed ^ word);
        mixed ^ (mixed >> 32)
    };
    mix(key.iter().fold(0, fold)) >> 32
}
