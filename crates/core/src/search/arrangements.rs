//! A set of arrangements of stones, exact.

use alloc::vec::Vec;

/// No arrangement.
const NONE: u32 = u32::MAX;

/// Arrangements in a chunk.
const CHUNK: usize = 1 << 14;

/// Arrangements of stones that have been reached, each as the same number of words, one
/// behind the other, and a hash table of their numbers.
#[derive(Debug)]
pub(super) struct Arrangements {
    width: usize,
    len: usize,
    /// In chunks, because what is one piece is copied when it grows, and then is there twice.
    chunks: Vec<Vec<u64>>,
    table: Vec<u32>,
}

impl Arrangements {
    pub(super) fn new(width: usize) -> Self {
        Self { width, len: 0, chunks: vec![Vec::new()], table: vec![NONE; 64] }
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn contains(&self, key: &[u64]) -> bool {
        self.table[self.find(key)] != NONE
    }

    /// Adds an arrangement that is not in the set.
    pub(super) fn insert(&mut self, key: &[u64]) {
        if (self.len + 1) * 2 > self.table.len() {
            self.grow();
        }
        let at = self.find(key);
        self.table[at] = self.len as u32;
        let chunk = self.len / CHUNK;
        if chunk == self.chunks.len() {
            self.chunks.push(Vec::with_capacity(CHUNK * self.width));
        }
        self.chunks[chunk].extend_from_slice(key);
        self.len += 1;
    }

    fn key(&self, number: u32) -> &[u64] {
        let number = number as usize;
        &self.chunks[number / CHUNK][number % CHUNK * self.width..][..self.width]
    }

    /// Where `key` is in the table, or belongs.
    fn find(&self, key: &[u64]) -> usize {
        let mask = self.table.len() - 1;
        let mut at = hash(key) as usize & mask;
        while self.table[at] != NONE && self.key(self.table[at]) != key {
            at = (at + 1) & mask;
        }
        at
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        // The old one goes first.
        self.table = Vec::new();
        self.table = vec![NONE; size];
        for number in 0..self.len as u32 {
            let at = self.find(self.key(number));
            self.table[at] = number;
        }
    }
}

/// Arrangements differ in few bits, and often only in the upper ones of a word: each bit has to
/// reach the lower half.
fn hash(key: &[u64]) -> u64 {
    let mix = |mixed: u64| mixed.wrapping_mul(0x517c_c1b7_2722_0a95);
    let fold = |mixed: u64, word: &u64| {
        let mixed = mix(mixed ^ word);
        mixed ^ (mixed >> 32)
    };
    mix(key.iter().fold(0, fold)) >> 32
}
