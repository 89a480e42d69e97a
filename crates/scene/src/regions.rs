//! The regions of the stepped run by their relations to its blocks: grounds, hatches and
//! outlines.

use alloc::vec::Vec;
use pass_alive::{Analysis, Grid, Point, Region, RegionId, RegionStatus, Relation};

use crate::layout::{HALF, at};
use crate::mark::{Place, Scene, Shape};
use crate::outline;
use crate::role::Role;
use crate::view::{Layers, Selected, View};

/// The distance of a region's outline from the edges of its squares, and its rounding.
const INSET: i32 = 3;
const ROUNDING: i32 = 16;
pub(crate) const OUTLINE: i32 = 6;
const THIN: i32 = 4;
const HATCH_WIDTH: i32 = 5;
const DASH: i32 = 13;
/// The distance of two lines of a hatch, across the board.
const HATCH: i32 = HALF;

/// The regions of the stepped run, if there is one, and the look of each.
pub(crate) struct Regions<'a> {
    run: Option<&'a Analysis>,
    looks: Vec<Look>,
    /// The outlines of those shown, by their relation.
    vital: Vec<Vec<Place>>,
    healthy: Vec<Vec<Place>>,
    listed: Vec<Vec<Place>>,
}

/// The look of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Look {
    hatch: Option<Role>,
    relation: Option<Relation>,
}

impl<'a> Regions<'a> {
    pub(crate) fn of(view: &View<'a>) -> Self {
        let run = view.stepped;
        let (vital, healthy, listed) = (Vec::new(), Vec::new(), Vec::new());
        let mut regions = Self { run, looks: Vec::new(), vital, healthy, listed };
        let Some(run) = run else { return regions };
        regions.looks = run.regions().map(|region| look(view, region)).collect();
        let shown = |p| {
            let region = run.region_at(p)?.id();
            regions.relation(region).map(|_| region.number())
        };
        for (region, polygon) in outline::trace(view.grid, INSET, &shown) {
            match regions.relation(RegionId::new(region)) {
                Some(Relation::Vital) => regions.vital.push(polygon),
                Some(Relation::Healthy) => regions.healthy.push(polygon),
                _ => regions.listed.push(polygon),
            }
        }
        regions
    }

    /// The relation to a block by which `region` is shown.
    pub(crate) fn relation(&self, region: RegionId) -> Option<Relation> {
        self.looks[region.index()].relation
    }

    /// Returns `true` if `point` is on the background of a region that is shown as vital.
    pub(crate) fn is_vital_at(&self, point: Point) -> bool {
        let region = self.run.and_then(|run| run.region_at(point));
        region.is_some_and(|region| self.relation(region.id()) == Some(Relation::Vital))
    }

    /// The grounds of vital regions, which lie below the lines of the board.
    pub(crate) fn grounds(&self, scene: &mut Scene) {
        if !self.vital.is_empty() {
            scene.fill(Role::VitalGround, rounded(&self.vital));
        }
    }

    /// The hatches of discarded regions.
    pub(crate) fn hatches(&self, grid: Grid, scene: &mut Scene) {
        let Some(run) = self.run else { return };
        for (role, width) in [(Role::Discarded, THIN), (Role::DiscardedNow, HATCH_WIDTH)] {
            let mut lines = Vec::new();
            for point in 0..grid.len() as Point {
                let region = run.region_at(point);
                if region.is_some_and(|region| self.looks[region.id().index()].hatch == Some(role))
                {
                    add_hatch(&mut lines, at(grid, point));
                }
            }
            scene.lines(role, width, lines);
        }
    }

    pub(crate) fn outlines(&self, scene: &mut Scene) {
        if !self.listed.is_empty() {
            scene.pen(Role::Listed, THIN, rounded(&self.listed));
        }
        if !self.healthy.is_empty() {
            scene.dashes(Role::Healthy, OUTLINE, DASH, rounded(&self.healthy));
        }
        if !self.vital.is_empty() {
            scene.pen(Role::Vital, OUTLINE, rounded(&self.vital));
        }
    }
}

fn rounded(polygons: &[Vec<Place>]) -> Shape {
    Shape::Polygons { polygons: polygons.to_vec(), rounding: ROUNDING }
}

/// The look of `region` at the moment of the view, by its best relation to a block still in,
/// or by that to the selected block.
fn look(view: &View<'_>, region: Region<'_>) -> Look {
    let nothing = Look { hatch: None, relation: None };
    if !view.layers.contain(Layers::REGIONS) {
        return nothing;
    }
    let status = region.status(view.moment);
    let hatch = match status {
        RegionStatus::DiscardedNow => Some(Role::DiscardedNow),
        RegionStatus::Discarded | RegionStatus::Cleared => Some(Role::Discarded),
        RegionStatus::NotListed | RegionStatus::Listed => None,
    };
    let hatch = hatch.filter(|_| region.is_small());
    let listed = status == RegionStatus::Listed;
    let stepped = view.stepped.map(Analysis::color);
    let relation = match view.selected() {
        Some((Selected::Block(block), asked)) if Some(asked.color()) == stepped => {
            let relation = region.relation_to(block, view.moment);
            match relation {
                Relation::NotAdjacent => return Look { relation: None, hatch },
                Relation::Neighbor => Some(relation).filter(|_| listed),
                Relation::Healthy | Relation::Vital => Some(relation),
            }
        }
        _ if listed => {
            let blocks = region.neighbors();
            blocks.map(|block| region.relation_to(block.id(), view.moment)).max()
        }
        _ => None,
    };
    Look { hatch, relation }
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
