//! Stop conditions of a search.

use core::ops::ControlFlow;

use super::progress::Progress;

/// A stop condition that is notified of every capture, with a callback for progress.
pub(super) trait Goal {
    /// Notes that the blocks `captured` have been captured, and says whether the goal is
    /// reached.
    fn is_reached_by(&mut self, captured: &[u32]) -> bool;

    /// Reports how many arrangements have been reached; may stop the search.
    fn report(&mut self, arrangements: u64) -> ControlFlow<()>;
}

/// The capture of one block.
pub(super) struct CaptureOne<'a> {
    pub(super) block: u32,
    pub(super) report: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl Goal for CaptureOne<'_> {
    fn is_reached_by(&mut self, captured: &[u32]) -> bool {
        captured.contains(&self.block)
    }

    fn report(&mut self, arrangements: u64) -> ControlFlow<()> {
        (self.report)(arrangements)
    }
}

/// The capture of every block, each in one line of play or another.
pub(super) struct CaptureAll<'a> {
    /// For each block, `true` if it has been captured.
    pub(super) captured: &'a mut [bool],
    pub(super) report: &'a mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
}

impl Goal for CaptureAll<'_> {
    fn is_reached_by(&mut self, captured: &[u32]) -> bool {
        for &block in captured {
            self.captured[block as usize] = true;
        }
        // Only a capture can change the result, unless there is no block at all.
        (!captured.is_empty() || self.captured.is_empty())
            && self.captured.iter().all(|&captured| captured)
    }

    fn report(&mut self, arrangements: u64) -> ControlFlow<()> {
        (self.report)(Progress { captured: self.captured, arrangements })
    }
}
