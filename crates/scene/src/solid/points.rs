//! The marks of one point of a solid: its stone, or what its region is.

use alloc::vec::Vec;
use pass_alive::Mark;
use pass_alive::{Color, Point, Region, Relation};

use super::shown::Showing;
use crate::labels;
use crate::lens::{self, LensMarkKind};
use crate::mark::{Place, Scene, Shape, diamond, disc, sharp};
use crate::names::Names;
use crate::regions::{OUTLINE, Regions};
use crate::role::{Role, on};
use crate::seals;
use crate::sheet::{Sheet, SheetPoint};
use crate::stones::{self, Stone};

/// The gap around a stone, in which nothing that lies behind it is seen.
const GAP: i32 = 6;
/// The light on a black stone, to the upper left: its radius, and its way from the middle.
const SHINE: (i32, i32) = (15, 15);
/// The edge of a white stone, half of it outside its circle, and the shade inside.
const EDGE: (i32, i32) = (1, 2);
const SHADE: i32 = 6;
/// A diamond on each point of a region, beside the one with its name.
const DIAMOND: i32 = 18;
/// The falling strokes on each point of a region that has been discarded, like the hatch of a layer: how
/// far they are from the middle, and half their size. The last two stand out beside a name.
const HATCH: [(i32, i32); 5] = [(-11, 11), (0, 19), (11, 11), (-26, 14), (26, 14)];
const STROKE_WIDTH: i32 = 5;
/// The ring around an empty point that is lit.
const RING: i32 = 27;
/// The stones that are not among the chosen.
const FADED_STONE: i32 = 20;
const FADED: u8 = 55;

/// Draws points, of a view in the state that `regions` and `names` tell.
pub(super) struct Pencil<'s, 'a> {
    pub(super) sheet: &'s Sheet<'a>,
    pub(super) regions: &'s Regions<'s, 'a>,
    pub(super) names: &'s Names,
    /// The marks of the diagram on each point.
    pub(super) marks: &'s [Vec<&'a Mark>],
    /// The marks of the lens on each point.
    pub(super) lens_marks: &'s [Vec<LensMarkKind>],
}

impl<'a> Pencil<'_, 'a> {
    /// Draws `point` at `center`, with `fade` percent of the ground on its stone.
    pub(super) fn draw(
        &self,
        point: Point,
        center: Place,
        showing: Showing,
        fade: u8,
        scene: &mut Scene,
    ) {
        if showing.is_faded {
            return self.faded(point, center, scene);
        }
        let (sheet, view) = (self.sheet, &self.sheet.view);
        let here = SheetPoint::new(point);
        match Stone::on(sheet, self.names, here, center) {
            Some(stone) => self.stone(&stone, center, showing, fade, scene),
            None => self.empty(point, center, showing, scene),
        }
        let stone = view.board.get(point);
        let own = &self.marks[point.index()];
        for mark in own {
            let ground = stone.is_none().then_some(Role::Wall);
            labels::draw_mark(&mark.kind, labels::role_on(stone), ground, center, scene);
        }
        if sheet.shows_last_move(here) && own.is_empty() {
            let is_named = self.names.blocks[point.index()].is_some();
            labels::draw_last_move(stone, is_named, center, scene);
        }
        if let Some((_, color)) = view.ghost.filter(|&(its, _)| its == point) {
            stones::draw_ghost(color, center, scene);
        }
        for &kind in &self.lens_marks[point.index()] {
            lens::draw_at(kind, stone, center, scene);
        }
    }

    fn stone(
        &self,
        stone: &Stone<'_>,
        center: Place,
        showing: Showing,
        fade: u8,
        scene: &mut Scene,
    ) {
        let radius = stone.radius();
        let (light, width) = showing.light.unwrap_or((Role::Wall, GAP));
        scene.flat(light, disc(center, radius + width));
        if showing.light.is_some() {
            scene.flat(Role::Wall, disc(center, radius));
        }
        let from = scene.marks.len();
        match stone.color {
            Color::Black => {
                scene.flat(Role::BlackStone, disc(center, radius));
                let (radius, by) = SHINE;
                scene.flat(Role::BlackShine, disc((center.0 - by, center.1 - by), radius));
            }
            Color::White => {
                let inner = radius - EDGE.1;
                scene.flat(Role::WhiteEdge, disc(center, radius + EDGE.0));
                scene.flat(Role::WhiteShade, disc(center, inner));
                scene.flat(Role::WhiteStone, disc(center, inner - SHADE));
            }
        }
        for mark in &mut scene.marks[from..] {
            mark.fade = fade;
        }
        for color in Color::BOTH {
            stones::marks(core::slice::from_ref(stone), color, scene);
        }
    }

    /// The sign of the region that an empty point is in.
    fn empty(&self, point: Point, center: Place, showing: Showing, scene: &mut Scene) {
        if let Some((role, width)) = showing.light {
            scene.fill(Role::Wall, disc(center, RING));
            scene.pen(role, width, disc(center, RING));
        }
        let view = &self.sheet.view;
        let Some(region) = view.stepped.and_then(|run| run.region_at(point)) else { return };
        if self.names.regions[region.id().index()] == Some(SheetPoint::new(point)) {
            self.hatch(region, center, &HATCH, scene);
            return seals::draw_at(view, self.regions, &[(region, center)], scene);
        }
        self.sign(region, center, scene);
    }

    fn sign(&self, region: Region<'a>, center: Place, scene: &mut Scene) {
        if !region.is_small() {
            return;
        }
        self.hatch(region, center, &HATCH[..3], scene);
        let diamond = sharp(vec![diamond(center, DIAMOND)]);
        match self.regions.relation(region.id()) {
            Some(Relation::Vital) => scene.fill(Role::Vital, diamond),
            Some(Relation::Healthy) => scene.pen(Role::Healthy, OUTLINE, diamond),
            _ => {}
        }
    }

    /// The strokes of a discarded region.
    fn hatch(&self, region: Region<'a>, (x, y): Place, strokes: &[(i32, i32)], scene: &mut Scene) {
        let Some(role) = self.regions.hatch(region.id()) else { return };
        let stroke = |&(aside, reach): &(i32, i32)| {
            ((x + aside - reach, y - aside - reach), (x + aside + reach, y - aside + reach))
        };
        scene.lines(role, STROKE_WIDTH, strokes.iter().map(stroke).collect());
    }

    /// A small stone through which the chosen ones can be seen.
    fn faded(&self, point: Point, center: Place, scene: &mut Scene) {
        let Some(color) = self.sheet.view.board.get(point) else { return };
        let from = scene.marks.len();
        let shape = Shape::Disc { center, radius: FADED_STONE };
        scene.fill(on(color, Role::BlackStone, Role::WhiteStone), shape);
        scene.marks[from].fade = FADED;
    }
}
