//! Compressed sparse rows.

use alloc::vec::Vec;
use core::ops::Range;

/// Compressed sparse rows: many lists in one allocation, and another for their starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Csr<T> {
    items: Vec<T>,
    /// The start of each list, and then the end of the last one.
    starts: Vec<u32>,
}

impl<T> Default for Csr<T> {
    fn default() -> Self {
        Self { items: Vec::new(), starts: vec![0] }
    }
}

impl<T> Csr<T> {
    /// The number of lists.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The list with this number.
    #[inline]
    pub(crate) fn list(&self, number: usize) -> &[T] {
        &self.items[self.range(number)]
    }

    /// The range of a list's items among those of all.
    #[inline]
    pub(crate) fn range(&self, number: usize) -> Range<usize> {
        self.starts[number] as usize..self.starts[number + 1] as usize
    }

    /// All items, list by list.
    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }

    /// All items, list by list, without the lists.
    pub(crate) fn into_items(self) -> Vec<T> {
        self.items
    }

    /// Empties the lists and keeps their memory.
    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.starts.truncate(1);
    }

    /// Adds a list.
    #[inline]
    pub(crate) fn push(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
        self.starts.push(self.items.len() as u32);
    }
}

impl<T: Copy> Csr<T> {
    /// Makes `lists` lists of `entries`, each with the number of the list that it goes to.
    pub(crate) fn new(lists: usize, entries: impl Iterator<Item = (usize, T)> + Clone) -> Self {
        let mut csr = Self::default();
        csr.sort(lists, entries);
        csr
    }

    /// Sorts `entries` into `lists` lists, in the memory of this one. A counting sort: each
    /// list keeps the order of the entries, and the work grows with their number.
    pub(crate) fn sort(&mut self, lists: usize, entries: impl Iterator<Item = (usize, T)> + Clone) {
        let counts = entries.clone().map(|(list, _)| (list, 1));
        self.sort_counted(lists, counts, entries);
    }

    /// The same if the sizes of the lists are known: `counts` has pairs of a list and a number
    /// to add to its size.
    pub(crate) fn sort_counted(
        &mut self,
        lists: usize,
        counts: impl Iterator<Item = (usize, u32)>,
        mut entries: impl Iterator<Item = (usize, T)>,
    ) {
        let starts = &mut self.starts;
        starts.clear();
        // The start of list i is kept in place i + 1, because it moves to the list's end as
        // the list is filled.
        starts.resize(lists + 2, 0);
        counts.for_each(|(list, count)| starts[list + 2] += count);
        let mut total = 0;
        for start in starts.iter_mut() {
            total += *start;
            *start = total;
        }
        self.items.clear();
        if let Some((list, first)) = entries.next() {
            self.items.resize(total as usize, first);
            let items = &mut self.items[..];
            // The first fills all places, its own among them.
            starts[list + 1] += 1;
            entries.for_each(|(list, item)| {
                let at = &mut starts[list + 1];
                items[*at as usize] = item;
                *at += 1;
            });
        }
        starts.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_keep_their_order_in_each_list() {
        let entries = [(2, 'a'), (0, 'b'), (2, 'c'), (0, 'd')];
        let mut csr = Csr::new(4, entries.into_iter());
        assert_eq!(csr.len(), 4);
        let lists: Vec<&[char]> = (0..4).map(|list| csr.list(list)).collect();
        assert_eq!(lists, [&['b', 'd'][..], &[], &['a', 'c'], &[]]);
        csr.sort(1, [(0, 'z')].into_iter());
        assert_eq!((csr.len(), csr.list(0)), (1, &['z'][..]));
        csr.clear();
        csr.push(['x', 'y']);
        assert_eq!((csr.len(), csr.items()), (1, &['x', 'y'][..]));
    }
}
