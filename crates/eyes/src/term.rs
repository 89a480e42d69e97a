//! The summands of the eyes of a group.

use alloc::vec::Vec;

use crate::solve::Stop;
use crate::value::Value;

/// The source of the value of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// Table 3, because the region is perfect, or an exception in the corner.
    Table,
    /// The estimating rules.
    Rules,
    /// The solver.
    Exact,
}

impl By {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            By::Table => "table",
            By::Rules => "rules",
            By::Exact => "exact",
        }
    }
}

/// A summand of the eyes of a group: a region, or several that depend on each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The numbers of the regions in their group.
    pub regions: Vec<usize>,
    /// Their eyes; `None` if they are not known. A seki counts as one.
    pub value: Option<Value>,
    /// `true` if the value is not known because a ko decides.
    pub ko: bool,
    /// The source of the value.
    pub by: By,
}

impl Term {
    /// The regions with the eyes if the owner and if the attacker moves first; `None` if that was not
    /// asked or had no answer.
    pub(crate) fn solved(regions: Vec<usize>, stops: Option<[Stop; 2]>) -> Self {
        let (value, ko) = match stops {
            Some([Stop::Eyes(owner), Stop::Eyes(attacker)]) => {
                (Some(Value::switch(Value::eyes(owner), Value::eyes(attacker))), false)
            }
            Some(_) => (None, true),
            None => (None, false),
        };
        Self { regions, value, ko, by: By::Exact }
    }

    /// Returns `true` if the value is not the tree of play, which a sum needs, but only what comes out
    /// if either side begins and both answer there: {1|0} for {{2|1}|0} too.
    pub(crate) fn has_stops_only(&self) -> bool {
        let is_switch = |value: &Value| value.owner_first() != value.attacker_first();
        self.by == By::Exact && self.value.as_ref().is_some_and(is_switch)
    }
}
