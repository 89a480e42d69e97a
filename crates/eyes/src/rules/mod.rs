//! The rules that give an eye region its value.

mod mixed;
mod points;
mod prisoner;
mod ruling;
mod space;
mod suppose;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;

use pass_alive::Board;

use crate::area::{Area, Kind};
use crate::trace::Event;

pub(crate) use ruling::Ruling;

/// The ruling on a region of type `kind`. `after` gives the rulings on the regions into which its
/// points fall on a board that is a move further.
pub(crate) fn rule(
    area: &Area<'_>,
    kind: Kind,
    after: &mut dyn FnMut(&Board) -> Vec<Ruling>,
    events: &mut Vec<Event>,
) -> Ruling {
    match kind {
        Kind::Pure | Kind::SemiPure => space::space(area, events),
        Kind::Prisoner => prisoner::prisoner(area, events),
        Kind::Mixed => mixed::mixed(area, after, events),
    }
}

/// The ruling without trying moves: on mixed regions there is none.
pub(crate) fn rule_without_moves(area: &Area<'_>, kind: Kind, events: &mut Vec<Event>) -> Ruling {
    match kind {
        Kind::Mixed => Ruling::UNKNOWN,
        _ => rule(area, kind, &mut |_| Vec::new(), events),
    }
}
