//! What the regions of the stepped run are to its blocks.

use alloc::vec::Vec;
use pass_alive::{Analysis, Point, RegionId, RegionStatus, Relation};

use crate::layout::{HALF, at};
use crate::mark::{Place, Scene, Shape, diamond, disc, sharp};
use crate::names::{Names, length, prime};
use crate::outline;
use crate::role::Role;
use crate::view::{Layers, Selected, View};
use crate::{ground, overlay};

/// How far inside the squares of a region its outline runs, and how round it is.
const INSET: i32 = 3;
const ROUNDING: i32 = 16;
const OUTLINE: i32 = 6;
const THIN: i32 = 4;
const HATCH_WIDTH: i32 = 5;
const DASH: i32 = 13;
/// The diamond alone, and with a name in it.
const DIAMOND: i32 = 27;
const NAMED_DIAMOND: i32 = 44;
/// What a name on the board clears of the lines behind it.
pub(crate) const CLEARING: i32 = 36;
/// The distance of two lines of a hatch, across the board.
const HATCH: i32 = HALF;

/// How a region is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Look {
    hatch: Option<Role>,
    relation: Option<Relation>,
}

pub(crate) fn draw(view: &View<'_>, names: &Names, scene: &mut Scene) {
    let Some(run) = view.stepped else {
        overlay::selected_ground(view, scene);
        return ground::lines(view.grid, scene);
    };
    let looks: Vec<Look> = run.regions().map(|region| look(view, run, region.id())).collect();
    outlines(view, run, &looks, scene);
    seals(view, run, &looks, names, scene);
}

/// How `region` is shown at the moment of the view: by its best relation to a block
/// still in, or to the selected block.
fn look(view: &View<'_>, run: &Analysis, region: RegionId) -> Look {
    let nothing = Look { hatch: None, relation: None };
    if !view.layers.contain(Layers::REGIONS) {
        return nothing;
    }
    let status = run.region_status(region, view.moment);
    let is_small = run.region(region).is_small();
    let hatch = match status {
        RegionStatus::DiscardedNow => Some(Role::DiscardedNow),
        RegionStatus::Discarded | RegionStatus::Cleared => Some(Role::Discarded),
        RegionStatus::NotListed | RegionStatus::Listed => None,
    };
    let hatch = hatch.filter(|_| is_small);
    let listed = status == RegionStatus::Listed;
    let relation = match view.selected() {
        Some((Selected::Block(block), asked)) if asked.color() == run.color() => {
            let relation = run.relation(region, block, view.moment);
            match relation {
                Relation::NotAdjacent => return Look { relation: None, hatch },
                Relation::Neighbor => Some(relation).filter(|_| listed),
                Relation::Healthy | Relation::Vital => Some(relation),
            }
        }
        _ if listed => run
            .region(region)
            .neighbors()
            .into_iter()
            .map(|block| run.relation(region, block, view.moment))
            .max(),
        _ => None,
    };
    Look { hatch, relation }
}

/// The colour of the board on `point`, to clear lines with.
pub(crate) fn ground_at(view: &View<'_>, point: Point) -> Role {
    if let Some((Selected::Region(region), run)) = view.selected()
        && run.region_at(point) == Some(region)
    {
        return Role::SelectionGround;
    }
    let vital = view.stepped.is_some_and(|run| {
        let look = run.region_at(point).map(|region| look(view, run, region));
        look.is_some_and(|look| look.relation == Some(Relation::Vital))
    });
    if vital { Role::VitalGround } else { Role::Board }
}

/// Grounds, lines of the board, hatches and outlines, in this order.
fn outlines(view: &View<'_>, run: &Analysis, looks: &[Look], scene: &mut Scene) {
    let shown = |p| {
        let region = run.region_at(p)?;
        looks[region.index()].relation.map(|_| region.number())
    };
    let mut vital = Vec::new();
    let mut healthy = Vec::new();
    let mut listed = Vec::new();
    for (region, polygon) in outline::trace(view.grid, INSET, &shown) {
        match looks[region as usize].relation {
            Some(Relation::Vital) => vital.push(polygon),
            Some(Relation::Healthy) => healthy.push(polygon),
            _ => listed.push(polygon),
        }
    }
    let rounded = |polygons| Shape::Polygons { polygons, rounding: ROUNDING };
    if !vital.is_empty() {
        scene.fill(Role::VitalGround, rounded(vital.clone()));
    }
    overlay::selected_ground(view, scene);
    ground::lines(view.grid, scene);
    for (role, width) in [(Role::Discarded, THIN), (Role::DiscardedNow, HATCH_WIDTH)] {
        let mut lines = Vec::new();
        for point in 0..view.grid.len() as u32 {
            let region = run.region_at(point);
            if region.is_some_and(|region| looks[region.index()].hatch == Some(role)) {
                add_hatch(&mut lines, at(view.grid, point));
            }
        }
        scene.lines(role, width, lines);
    }
    if !listed.is_empty() {
        scene.pen(Role::Listed, THIN, rounded(listed));
    }
    if !healthy.is_empty() {
        scene.dashes(Role::Healthy, OUTLINE, DASH, rounded(healthy));
    }
    if !vital.is_empty() {
        scene.pen(Role::Vital, OUTLINE, rounded(vital));
    }
}

/// Adds the falling lines of a hatch in the square around a point; they meet those of the
/// squares beside it and leave the point itself free. Slashes on stones rise.
fn add_hatch(lines: &mut Vec<(Place, Place)>, (x, y): Place) {
    for odd in [-3, -1, 1, 3] {
        let ahead = odd * HATCH / 2;
        let (low, high) = ((ahead - HALF).max(-HALF), (ahead + HALF).min(HALF));
        lines.push(((x + low, y + low - ahead), (x + high, y + high - ahead)));
    }
}

/// The diamonds of regions, and their names.
fn seals(view: &View<'_>, run: &Analysis, looks: &[Look], names: &Names, scene: &mut Scene) {
    let named = view.layers.contain(Layers::NAMES);
    let half = if named { NAMED_DIAMOND } else { DIAMOND };
    let (mut filled, mut hollow) = (Vec::new(), Vec::new());
    let places =
        || names.regions.iter().zip(looks).filter_map(|(&point, look)| Some((point?, look)));
    for (point, look) in places() {
        let center = at(view.grid, point);
        match look.relation {
            Some(Relation::Vital) => filled.push(diamond(center, half)),
            Some(Relation::Healthy) => hollow.push(diamond(center, half - OUTLINE / 2)),
            _ if named => scene.fill(ground_at(view, point), disc(center, CLEARING)),
            _ => {}
        }
    }
    if !filled.is_empty() {
        scene.fill(Role::Vital, sharp(filled));
    }
    if !hollow.is_empty() {
        scene.fill(Role::Board, sharp(hollow.clone()));
        scene.pen(Role::Healthy, OUTLINE, sharp(hollow));
    }
    if !named {
        return;
    }
    for on_vital in [false, true] {
        let role = if on_vital { Role::NameOnVital } else { Role::Name };
        for (point, look) in places() {
            let center = at(view.grid, point);
            let here = (look.relation == Some(Relation::Vital)) == on_vital;
            if let Some(region) = run.region_at(point).filter(|_| here) {
                let name = run.region(region).name() + prime(view, run);
                let size = [0, 58, 46, 36].get(length(&name)).copied().unwrap_or(28);
                scene.write(role, center, size, name);
            }
        }
    }
}
