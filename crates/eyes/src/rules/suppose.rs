//! Half points whose level decides the value of their whole region.

use alloc::vec::Vec;
use core::cmp::Ordering;

use pass_alive::{Grid, Point};

use crate::area::{Area, Site};
use crate::level::Level;
use crate::measures;
use crate::rules::Ruling;
use crate::side::Side;
use crate::trace::{Adjustment, Event};
use crate::value::Value;

/// The ruling on an area in which `half` are points that are half, and each becomes full or false.
/// `rule` rules on an area without such points.
///
/// Beside one half point the value is {value with a stone of the owner there | value with a stone
/// of the attacker}. Beside several each side plays where it gains most, and then the other plays.
pub(super) fn suppose(
    area: &Area<'_>,
    half: &dyn Fn(&Site) -> bool,
    rule: &dyn Fn(&Area<'_>, &mut Vec<Event>) -> Ruling,
    events: &mut Vec<Event>,
) -> Ruling {
    let open: Vec<&Site> =
        area.sites.iter().filter(|site| half(site) && decides(area, site)).collect();
    if open.is_empty() {
        return rule(area, events);
    }
    if open.len() > measures::rules::HALF_POINTS {
        return Ruling::UNKNOWN;
    }
    let best = |by: Side, events: &mut Vec<Event>| {
        let mut best: Option<(Ruling, Vec<Event>)> = None;
        for site in &open {
            let at = site.open_diagonals[0];
            let sites = played(area, at, by);
            let mut trace = Vec::from([Event::Supposed { at, by }]);
            let ruling = suppose(&Area { sites: &sites, ..*area }, half, rule, &mut trace);
            let better = |(known, _): &(Ruling, _)| by.prefers_ruling(&ruling, known);
            if best.as_ref().is_none_or(better) {
                best = Some((ruling, trace));
            }
        }
        let (ruling, mut trace) = best?;
        events.append(&mut trace);
        Some(ruling)
    };
    match (best(Side::Owner, events), best(Side::Attacker, events)) {
        (Some(Ruling::Value(left)), Some(Ruling::Value(right))) => {
            let to = Value::switch(left.clone(), right);
            let (why, at) = (Adjustment::HalfPrisoner, Some(open[0].point));
            events.push(Event::Adjusted { why, at, from: left, to: to.clone() });
            Ruling::Value(to)
        }
        (Some(Ruling::Seki), Some(Ruling::Seki)) => Ruling::Seki,
        _ => Ruling::UNKNOWN,
    }
}

/// Returns `true` if a stone beside the point decides its level.
fn decides(area: &Area<'_>, site: &Site) -> bool {
    site.level == Level::Half && !site.open_diagonals.is_empty() && area.open != Some(site.point)
}

/// The points of the area after `by` has played on the empty diagonal point `at`.
fn played(area: &Area<'_>, at: Point, by: Side) -> Vec<Site> {
    let mut sites = area.sites.to_vec();
    for site in &mut sites {
        if site.open_diagonals.contains(&at) {
            site.open_diagonals.retain(|&open| open != at);
            site.doubled_index = match by {
                Side::Owner => site.doubled_index.saturating_add(1),
                Side::Attacker => site.doubled_index.saturating_sub(1),
            };
            site.level = Level::of_index(site.doubled_index, is_first_line(area.grid, site.point));
        }
    }
    sites
}

fn is_first_line(grid: Grid, point: Point) -> bool {
    let (column, row) = grid.coordinates(point);
    column == 0 || row == 0 || column + 1 == grid.columns() || row + 1 == grid.rows()
}

impl Side {
    /// `true` if ruling `a` suits this side better than `b`, with the other side to move.
    fn prefers_ruling(self, a: &Ruling, b: &Ruling) -> bool {
        match (a, b) {
            (Ruling::Value(a), Ruling::Value(b)) => {
                let stops =
                    |value: &Value| [value.played_out(self.other()), value.played_out(self)];
                let order = stops(a).cmp(&stops(b));
                order == if self == Side::Owner { Ordering::Greater } else { Ordering::Less }
            }
            // A ruling that is no value makes the whole unknown.
            (Ruling::Value(_), _) => false,
            (_, Ruling::Value(_)) => true,
            _ => false,
        }
    }
}
