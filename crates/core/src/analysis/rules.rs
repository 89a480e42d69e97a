//! The rules that an analysis goes by.

use crate::board::Suicide;
use crate::casting_out::RegionRule;

/// The rules that an analysis goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules {
    /// Whether suicide is forbidden or allowed.
    pub suicide: Suicide,
    /// Which regions are in the list at first.
    pub regions: RegionRule,
}
