//! A segmented vector.

use alloc::vec::Vec;

/// A segmented vector: chunks of equal length. Unlike a `Vec` it is never copied while it grows, so that
/// its peak memory is that of its items.
#[derive(Debug, Clone)]
pub(crate) struct Segmented<T> {
    chunks: Vec<Vec<T>>,
}

/// The number of items in a full chunk.
const FULL: usize = 1024;

impl<T> Default for Segmented<T> {
    fn default() -> Self {
        Self { chunks: Vec::new() }
    }
}

impl<T: Copy> Segmented<T> {
    pub(crate) fn push(&mut self, item: T) {
        match self.chunks.last_mut() {
            Some(last) if last.len() < FULL => last.push(item),
            None => self.chunks.push(vec![item]),
            Some(_) => {
                let mut chunk = Vec::with_capacity(FULL);
                chunk.push(item);
                self.chunks.push(chunk);
            }
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.chunks.last_mut()?;
        let item = last.pop();
        if last.is_empty() {
            self.chunks.pop();
        }
        item
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.chunks.last_mut()?.last_mut()
    }

    pub(crate) fn get(&self, index: usize) -> Option<T> {
        self.chunks.get(index / FULL)?.get(index % FULL).copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.chunks.last().map_or(0, |last| (self.chunks.len() - 1) * FULL + last.len())
    }
}
