//! The regions of the stepped run by their relations to its blocks: grounds, hatches and
//! outlines.

use alloc::vec::Vec;
use pass_alive::{Analysis, Region, RegionId, RegionStatus, Relation};

use crate::layout::HALF;
use crate::mark::{Place, Scene, Shape};
use crate::outline;
use crate::role::Role;
use crate::sheet::{Sheet, SheetPoint};
use crate::view::{Layers, Selected, View};

/// The distance of a region's outline from the edges of its squares, and its rounding.
const INSET: i32 = 3;
const ROUNDING: i32 = 16;
pub(crate) const OUTLINE: i32 = 6;
const THIN: i32 = 4;
const HATCH_WIDTH: i32 = 5;
const DASH: i32 = 13;
const DOT: i32 = 5;
/// The distance of two lines of a hatch, across the board.
const HATCH: i32 = HALF;

/// The regions of the stepped run, if there is one, and the look of each.
pub(crate) struct Regions<'s, 'a> {
    sheet: &'s Sheet<'a>,
    looks: Vec<Look>,
    /// The outlines of those shown, by their relation.
    vital: Vec<Vec<Place>>,
    healthy: Vec<Vec<Place>>,
    listed: Vec<Vec<Place>>,
    /// The outlines of those that are not small and not in the list.
    not_small: Vec<Vec<Place>>,
}

/// The look of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Look {
    hatch: Option<Role>,
    relation: Option<Relation>,
    /// Has an outline: by its relation, or else because it is not small.
    is_outlined: bool,
}

impl<'s, 'a> Regions<'s, 'a> {
    pub(crate) fn of(sheet: &'s Sheet<'a>) -> Self {
        let mut regions = Self::without_outlines(sheet);
        let Some(run) = sheet.view.stepped else { return regions };
        let shown = |point| {
            let region = sheet.region_at(run, point)?.id();
            regions.looks[region.index()].is_outlined.then(|| region.number())
        };
        for (region, polygon) in outline::trace(sheet.grid, INSET, &shown) {
            match regions.relation(RegionId::new(region)) {
                Some(Relation::Vital) => regions.vital.push(polygon),
                Some(Relation::Healthy) => regions.healthy.push(polygon),
                Some(_) => regions.listed.push(polygon),
                None => regions.not_small.push(polygon),
            }
        }
        regions
    }

    /// Their looks alone.
    pub(crate) fn without_outlines(sheet: &'s Sheet<'a>) -> Self {
        let view = &sheet.view;
        let looks = |run: &'a Analysis| run.regions().map(|region| look(view, region)).collect();
        Self {
            sheet,
            looks: view.stepped.map(looks).unwrap_or_default(),
            vital: Vec::new(),
            healthy: Vec::new(),
            listed: Vec::new(),
            not_small: Vec::new(),
        }
    }

    /// The role of the hatch of `region`, if it has been discarded.
    pub(crate) fn hatch(&self, region: RegionId) -> Option<Role> {
        self.looks[region.index()].hatch
    }

    /// The relation to a block by which `region` is shown.
    pub(crate) fn relation(&self, region: RegionId) -> Option<Relation> {
        self.looks[region.index()].relation
    }

    /// Returns `true` if `point` is on the background of a region that is shown as vital.
    pub(crate) fn is_vital_at(&self, point: SheetPoint) -> bool {
        let region = self.sheet.view.stepped.and_then(|run| self.sheet.region_at(run, point));
        region.is_some_and(|region| self.relation(region.id()) == Some(Relation::Vital))
    }

    /// The grounds of vital regions, which lie below the lines of the board.
    pub(crate) fn grounds(&self, scene: &mut Scene) {
        if !self.vital.is_empty() {
            scene.fill(Role::VitalGround, rounded(&self.vital));
        }
    }

    /// The hatches of discarded regions.
    pub(crate) fn hatches(&self, scene: &mut Scene) {
        let Some(run) = self.sheet.view.stepped else { return };
        for (role, width) in [(Role::Discarded, THIN), (Role::DiscardedNow, HATCH_WIDTH)] {
            let mut lines = Vec::new();
            for point in self.sheet.points() {
                let region = self.sheet.region_at(run, point);
                if region.is_some_and(|region| self.looks[region.id().index()].hatch == Some(role))
                {
                    add_hatch(&mut lines, self.sheet.place(point));
                }
            }
            scene.lines(role, width, lines);
        }
    }

    pub(crate) fn outlines(&self, scene: &mut Scene) {
        if !self.not_small.is_empty() {
            scene.dashes(Role::NotSmall, THIN, DOT, rounded(&self.not_small));
        }
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

/// The look of `region` at the moment of the view.
fn look(view: &View<'_>, region: Region<'_>) -> Look {
    if !view.layers.contain(Layers::REGIONS) {
        return Look { hatch: None, relation: None, is_outlined: false };
    }
    let hatch = match region.status(view.moment) {
        RegionStatus::DiscardedNow => Some(Role::DiscardedNow),
        RegionStatus::Discarded | RegionStatus::Cleared => Some(Role::Discarded),
        RegionStatus::NotListed | RegionStatus::Listed => None,
    };
    let relation = relation(view, region);
    Look {
        hatch: hatch.filter(|_| region.is_small()),
        relation,
        is_outlined: relation.is_some() || !region.is_small(),
    }
}

/// The relation by which `region` is shown: its best one to a block still in, or that to the
/// selected block.
fn relation(view: &View<'_>, region: Region<'_>) -> Option<Relation> {
    let is_listed = region.status(view.moment) == RegionStatus::Listed;
    let stepped = view.stepped.map(Analysis::color);
    match view.selected() {
        Some((Selected::Block(block), asked)) if Some(asked.color()) == stepped => {
            let relation = region.relation_to(block, view.moment);
            match relation {
                Relation::NotAdjacent => None,
                Relation::Neighbor => Some(relation).filter(|_| is_listed),
                Relation::Healthy | Relation::Vital => Some(relation),
            }
        }
        _ if is_listed => {
            let blocks = region.neighbors();
            blocks.map(|block| region.relation_to(block.id(), view.moment)).max()
        }
        _ => None,
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
