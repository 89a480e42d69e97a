//! The progress of a search, for a callback.

/// The findings of a [`Search::survey`](super::Search::survey) that is under way.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// The blocks captured so far, as in [`Survey`](super::Survey).
    pub captured: &'a [bool],
    /// The arrangements reached so far.
    pub arrangements: u64,
}
