//! Who watches a search, and what for.

use core::ops::ControlFlow;

use super::Survey;

pub(super) trait Watch {
    /// Sees these blocks captured; whether that is enough.
    fn sees(&mut self, captured: &[u32]) -> bool;

    /// Hears now and then how many arrangements have been reached; may stop the search.
    fn hears(&mut self, arrangements: u64) -> ControlFlow<()>;
}

/// Waits for the capture of one block.
pub(super) struct One<'a> {
    pub(super) target: u32,
    pub(super) report: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
}

impl Watch for One<'_> {
    fn sees(&mut self, captured: &[u32]) -> bool {
        captured.contains(&self.target)
    }

    fn hears(&mut self, arrangements: u64) -> ControlFlow<()> {
        (self.report)(arrangements)
    }
}

/// Waits until every block has been captured, in one line of play or another.
pub(super) struct All<'a> {
    pub(super) survey: Survey,
    pub(super) report: &'a mut dyn FnMut(&Survey) -> ControlFlow<()>,
}

impl Watch for All<'_> {
    fn sees(&mut self, captured: &[u32]) -> bool {
        let seen = &mut self.survey.captured;
        for &block in captured {
            seen[block as usize] = true;
        }
        // Where there is no block, there is none to wait for.
        (!captured.is_empty() || seen.is_empty()) && seen.iter().all(|&seen| seen)
    }

    fn hears(&mut self, arrangements: u64) -> ControlFlow<()> {
        self.survey.arrangements = arrangements;
        (self.report)(&self.survey)
    }
}
