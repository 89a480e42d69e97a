//! The limits of a search.

use alloc::vec::Vec;

use crate::words::words;

/// The limits at which a search is given up.
///
/// ```
/// use pass_alive::search::Limits;
/// let limits = Limits { bytes: 64 << 20, ..Limits::default() };
/// assert_eq!(limits.arrangements, 5_000_000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The maximum number of arrangements of stones reached: 5,000,000 by default. No search
    /// remembers more than 2³² − 1.
    pub arrangements: u64,
    /// The maximum number of bytes that one run holds at a time: 512 MiB by default. Every allocation
    /// is counted before it is made. [`Search`](super::Search) itself is made before a run,
    /// and takes memory in proportion to the board.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { arrangements: 5_000_000, bytes: 512 << 20 }
    }
}

/// The reason why a search was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GivenUp {
    /// It reached [`Limits::arrangements`].
    Arrangements,
    /// It would have needed more than [`Limits::bytes`], or than the machine has.
    Memory,
    /// The function that it reported to stopped it.
    Stopped,
}

words!(GivenUp {
    Arrangements => "arrangements",
    Memory => "memory",
    Stopped => "stopped",
});

impl core::error::Error for GivenUp {}

/// Memory that is counted before it is allocated.
#[derive(Debug)]
pub(super) struct Budget {
    /// The bytes that may still be allocated.
    left: u64,
}

impl Budget {
    pub(super) fn new(bytes: u64) -> Self {
        Self { left: bytes }
    }

    /// Makes room for `more` items, and at least doubles the capacity, so that the cost of moving
    /// items stays proportional to their number.
    pub(super) fn reserve<T>(&mut self, items: &mut Vec<T>, more: usize) -> Result<(), GivenUp> {
        let before = items.capacity();
        if more <= before - items.len() {
            return Ok(());
        }
        let needed = items.len().checked_add(more).ok_or(GivenUp::Memory)?;
        let after = needed.max(before.saturating_mul(2));
        // There are two copies of the items while they are moved.
        self.left = self.left.checked_sub(bytes::<T>(after)).ok_or(GivenUp::Memory)?;
        items.try_reserve_exact(after - items.len()).map_err(|_| GivenUp::Memory)?;
        self.left += bytes::<T>(before);
        Ok(())
    }

    pub(super) fn push<T>(&mut self, items: &mut Vec<T>, item: T) -> Result<(), GivenUp> {
        if items.len() == items.capacity() {
            self.reserve(items, 4)?;
        }
        items.push(item);
        Ok(())
    }

    /// A vector of `count` times `item`.
    pub(super) fn filled<T: Copy>(&mut self, item: T, count: usize) -> Result<Vec<T>, GivenUp> {
        let mut items = Vec::new();
        self.reserve(&mut items, count)?;
        items.resize(count, item);
        Ok(items)
    }

    /// A vector with a copy of `items` and room for `capacity` of them.
    pub(super) fn copy<T: Copy>(
        &mut self,
        items: &[T],
        capacity: usize,
    ) -> Result<Vec<T>, GivenUp> {
        let mut copy = Vec::new();
        self.reserve(&mut copy, capacity.max(items.len()))?;
        copy.extend_from_slice(items);
        Ok(copy)
    }

    /// Frees `items`, and returns their memory to the budget.
    pub(super) fn release<T>(&mut self, items: Vec<T>) {
        self.left += bytes::<T>(items.capacity());
    }
}

fn bytes<T>(items: usize) -> u64 {
    (items as u64).saturating_mul(size_of::<T>() as u64)
}
