//! What is known of positions: a table of bounded size.

use alloc::vec::Vec;

use super::state::Try;

/// Proof and disproof number of a position for the side that moves in it: how many positions have at
/// least to be decided for that side to succeed, and to fail. 0 is done, [`Numbers::NEVER`] impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) succeed: u32,
    pub(super) fail: u32,
}

impl Numbers {
    pub(super) const NEVER: u32 = u32::MAX / 4;
    /// To go on until a position is decided.
    pub(super) const MOST: Self = Self { succeed: Self::NEVER, fail: Self::NEVER };
    pub(super) const SUCCESS: Self = Self { succeed: 0, fail: Self::NEVER };
    pub(super) const FAILURE: Self = Self { succeed: Self::NEVER, fail: 0 };

    /// Whether the side that moves succeeds, if that is known.
    pub(super) fn decided(self) -> Option<bool> {
        match self {
            Self { succeed: 0, .. } => Some(true),
            Self { fail: 0, .. } => Some(false),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// The positions that were looked at for it.
    work: u32,
    /// Entries of another question count as empty.
    question: u16,
    /// The move with which the side that moves succeeds, if it does and not by the end of the fight.
    by: Option<Try>,
}

const EMPTY: Entry = Entry { key: 0, numbers: Numbers::FAILURE, work: 0, question: 0, by: None };

/// Numbers of positions by their keys, in buckets of four. Where one is full, the entry with the least
/// work behind it makes room.
#[derive(Debug, Clone)]
pub(super) struct Table {
    entries: Vec<Entry>,
    /// A byte of each entry's key. Most positions that are asked for are not there, and these bytes are near
    /// where the entries are far.
    tags: Vec<u8>,
    question: u16,
}

const WAYS: usize = 4;

impl Table {
    /// The most entries: 50 MiB.
    const MOST: usize = 1 << 21;

    /// A table for questions that look at about `positions` positions each.
    pub(super) fn new(positions: u64) -> Self {
        let entries = positions.clamp(1 << 10, Self::MOST as u64) as usize;
        let entries = entries.next_power_of_two().min(Self::MOST);
        Self { entries: vec![EMPTY; entries], tags: vec![0; entries], question: 1 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        if self.question == u16::MAX {
            self.entries.fill(EMPTY);
            self.question = 0;
        }
        self.question += 1;
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1) & !(WAYS - 1)
    }

    /// A byte of a key that tells it from most others in its bucket, and from itself in another question.
    fn tag(&self, key: u64) -> u8 {
        (key >> 56) as u8 ^ self.question as u8
    }

    fn entry(&self, key: u64) -> Option<&Entry> {
        let start = self.bucket(key);
        let tag = self.tag(key);
        let is_it = |entry: &Entry| entry.key == key && entry.question == self.question;
        let tags = self.tags[start..start + WAYS].iter();
        let at =
            (start..).zip(tags).find(|&(at, &other)| other == tag && is_it(&self.entries[at]))?.0;
        Some(&self.entries[at])
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        Some(self.entry(key)?.numbers)
    }

    /// The positions that were looked at for one.
    pub(super) fn work(&self, key: u64) -> u32 {
        self.entry(key).map_or(0, |entry| entry.work)
    }

    /// The move with which the side that moves succeeds; `None` if that is not known.
    pub(super) fn by(&self, key: u64) -> Option<Try> {
        self.entry(key)?.by
    }

    pub(super) fn put(&mut self, key: u64, numbers: Numbers, work: u32, by: Option<Try>) {
        let question = self.question;
        let start = self.bucket(key);
        let bucket = &mut self.entries[start..start + WAYS];
        let is_same = |entry: &Entry| entry.key == key && entry.question == question;
        let rank = |entry: &Entry| if entry.question == question { entry.work } else { 0 };
        let place = match bucket.iter().position(is_same) {
            Some(place) => place,
            None => (0..WAYS).min_by_key(|&way| rank(&bucket[way])).unwrap_or(0),
        };
        let before = if is_same(&bucket[place]) { bucket[place].work } else { 0 };
        bucket[place] = Entry { key, numbers, work: before.saturating_add(work), question, by };
        self.tags[start + place] = self.tag(key);
    }
}
