//! The rules that an analysis goes by.

use crate::board::Suicide;
use crate::casting_out::RegionRule;

/// The rules that an analysis goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules {
    /// The rule on suicide.
    pub suicide: Suicide,
    /// The regions that are in the list at the start.
    pub regions: RegionRule,
}
