//! The rules for the value of one region.

use alloc::vec::Vec;

use pass_alive::Board;

use crate::area::{Area, Kind};
use crate::trace::Event;
use crate::value::Value;

/// What the rules say about the value of a region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Ruling {
    /// The value.
    Value(Value),
    /// Neither side may move first: enough to live if the group has no other region, one eye otherwise.
    Seki,
    /// The rules do not decide. Some give an upper bound.
    LookAhead {
        /// The value is not higher.
        bound: Option<Value>,
    },
}

/// Applies the rules for regions of type `kind`. `after` gives the rulings on the regions into which
/// this one falls on a changed board.
pub(crate) fn rule(
    area: &Area<'_>,
    kind: Kind,
    after: &mut dyn FnMut(&Board) -> Vec<Ruling>,
    events: &mut Vec<Event>,
) -> Ruling {
    let _ = (area, kind, after, events);
    Ruling::LookAhead { bound: None }
}

/// The same without trying moves: a mixed region needs look-ahead.
pub(crate) fn rule_without_moves(area: &Area<'_>, kind: Kind, events: &mut Vec<Event>) -> Ruling {
    rule(area, kind, &mut |_| Vec::new(), events)
}
