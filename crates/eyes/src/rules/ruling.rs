//! The answer of the rules to a region.

use crate::value::Value;

/// The answer of the rules to a region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ruling {
    /// The eyes of the region.
    Value(Value),
    /// Neither side may begin: the group lives if this is its only eye region, and has one eye
    /// here otherwise.
    Seki,
    /// The rules decline: only playing it out decides.
    LookAhead {
        /// A value that the region does not exceed, if the rules give one.
        bound: Option<Value>,
    },
}

impl Ruling {
    pub(super) const UNKNOWN: Ruling = Ruling::LookAhead { bound: None };
}
