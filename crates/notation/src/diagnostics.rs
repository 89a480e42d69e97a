//! Bounded lists of warnings and complaints.

use alloc::vec::Vec;

/// At most this many warnings, and complaints, are listed; the rest are counted.
pub const MAX_LISTED: usize = 100;

/// A bounded list of warnings or complaints.
#[derive(Debug, Clone)]
pub(crate) struct Diagnostics<T> {
    listed: Vec<T>,
    /// The number of those not listed, and the first of them.
    more: Option<(u32, T)>,
}

impl<T> Default for Diagnostics<T> {
    fn default() -> Self {
        Self { listed: Vec::new(), more: None }
    }
}

impl<T: Copy> Diagnostics<T> {
    /// Adds a remark.
    pub(crate) fn push(&mut self, remark: T) {
        match &mut self.more {
            _ if self.listed.len() < MAX_LISTED => self.listed.push(remark),
            Some((count, _)) => *count = count.saturating_add(1),
            more => *more = Some((1, remark)),
        }
    }

    pub(crate) fn first(&self) -> Option<T> {
        self.listed.first().copied()
    }

    /// The remarks; `say_more` makes the last one, of how many more there are and the first
    /// of those.
    pub(crate) fn list(&self, say_more: impl FnOnce(u32, T) -> T) -> Vec<T> {
        let mut list = self.listed.clone();
        if let Some((count, first)) = self.more {
            list.push(say_more(count, first));
        }
        list
    }
}
