//! A set of arrangements of stones, exact.

/// No arrangement.
const NONE: u32 = u32::MAX;

/// Arrangements of stones that have been reached, each as the same number of words, one
/// behind the other, and a hash table of their numbers.
#[derive(Debug)]
pub(super) struct Arrangements {
    width: usize,
    words: Vec<u64>,
    table: Vec<u32>,
}

impl Arrangements {
    pub(super) fn new(width: usize) -> Self {
        Self { width, words: Vec::new(), table: vec![NONE; 64] }
    }

    pub(super) fn len(&self) -> usize {
        self.words.len() / self.width
    }

    pub(super) fn contains(&self, key: &[u64]) -> bool {
        self.table[self.find(key)] != NONE
    }

    /// Adds an arrangement that is not in the set.
    pub(super) fn insert(&mut self, key: &[u64]) {
        if (self.len() + 1) * 2 > self.table.len() {
            self.grow();
        }
        let at = self.find(key);
        self.table[at] = self.len() as u32;
        self.words.extend_from_slice(key);
    }

    fn key(&self, number: u32) -> &[u64] {
        &self.words[number as usize * self.width..][..self.width]
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
        self.table = vec![NONE; self.table.len() * 2];
        for number in 0..self.len() as u32 {
            let at = self.find(self.key(number));
            self.table[at] = number;
        }
    }
}

fn hash(key: &[u64]) -> u64 {
    let mut mixed = 0u64;
    for &word in key {
        mixed = (mixed.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    // The upper bits are the better ones.
    mixed ^ (mixed >> 32)
}
