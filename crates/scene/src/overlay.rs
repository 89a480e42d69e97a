//! What lies over stones: signs and labels, the last move, the selection, the cursor.

use pass_alive::{Analysis, Point};

use crate::layout::{HALF, at};
use crate::mark::{Place, Scene, Shape, disc, sharp};
use crate::outline;
use crate::regions::CLEARING;
use crate::role::Role;
use crate::stones::on;
use crate::view::{Layers, Selected, Sign, View};

const SIGN: i32 = 24;
const SIGN_WIDTH: i32 = 7;
const LAST_MOVE: i32 = 12;
const SELECTION_WIDTH: i32 = 9;
const NEIGHBOR_WIDTH: i32 = 7;
const CURSOR_WIDTH: i32 = 9;
const CURSOR: i32 = 48;
const CURSOR_ARM: i32 = 18;
/// Labels longer than this are cut.
const LABEL_LENGTH: usize = 4;

pub(crate) fn draw(view: &View<'_>, scene: &mut Scene) {
    signs(view, scene);
    selection(view, scene);
    if let Some(point) = view.existing(view.cursor) {
        scene.pen(Role::Cursor, CURSOR_WIDTH, Shape::Lines(brackets(at(view.grid, point))));
    }
}

fn signs(view: &View<'_>, scene: &mut Scene) {
    let role = |point: Point, black, white, empty| {
        view.board.get(point).map_or(empty, |color| on(color, black, white))
    };
    let mut last_move_shown = view.layers.contain(Layers::LABELS);
    for annotation in view.shown_annotations() {
        let point = annotation.point;
        last_move_shown &= view.last_move != Some(point);
        let role = role(point, Role::LabelOnBlack, Role::LabelOnWhite, Role::Label);
        let center = at(view.grid, point);
        sign(annotation.sign, role, center, scene);
    }
    if let Some(point) = view.existing(view.last_move).filter(|_| last_move_shown) {
        let role = role(point, Role::LastMoveOnBlack, Role::LastMoveOnWhite, Role::Label);
        scene.fill(role, disc(at(view.grid, point), LAST_MOVE));
    }
}

fn sign(sign: Sign<'_>, role: Role, center: Place, scene: &mut Scene) {
    let (x, y) = center;
    let shape = match sign {
        Sign::Circle => disc(center, SIGN),
        Sign::Square => {
            let half = SIGN * 7 / 8;
            let (left, top, right, bottom) = (x - half, y - half, x + half, y + half);
            sharp(vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]])
        }
        Sign::Triangle => {
            let (low, wide) = (y + SIGN * 5 / 8, SIGN * 9 / 8);
            sharp(vec![vec![(x, y - SIGN * 5 / 4), (x + wide, low), (x - wide, low)]])
        }
        Sign::Cross => {
            let arm = SIGN * 3 / 4;
            Shape::Lines(vec![
                ((x - arm, y - arm), (x + arm, y + arm)),
                ((x - arm, y + arm), (x + arm, y - arm)),
            ])
        }
        Sign::Label(text) => {
            let text: String = text.chars().take(LABEL_LENGTH).collect();
            if role == Role::Label {
                scene.fill(Role::Board, disc(center, CLEARING));
            }
            let size = [0, 62, 54, 42].get(text.chars().count()).copied().unwrap_or(33);
            return scene.write(role, center, size, text);
        }
    };
    scene.pen(role, SIGN_WIDTH, shape);
}

fn selection(view: &View<'_>, scene: &mut Scene) {
    let Some((selected, run)) = view.selected() else { return };
    let block = |block: u32| move |p: Point| run.block_at(p).filter(|&own| own == block);
    match selected {
        Selected::Block(index) => {
            around(view, Role::Selection, SELECTION_WIDTH, block(index), scene);
        }
        Selected::Region(region) => {
            let lit = run.region(region).neighbors();
            let neighbors = |p| run.block_at(p).filter(|own| lit.contains(own));
            around(view, Role::Neighbor, NEIGHBOR_WIDTH, neighbors, scene);
            around(view, Role::Selection, SELECTION_WIDTH, same_region(run, region), scene);
        }
    }
}

fn same_region(run: &Analysis, region: u32) -> impl Fn(Point) -> Option<u32> {
    move |p| run.region_at(p).filter(|&own| own == region)
}

/// Outlines the points of some classes.
fn around(
    view: &View<'_>,
    role: Role,
    width: i32,
    class: impl Fn(Point) -> Option<u32>,
    scene: &mut Scene,
) {
    let polygons = outline::trace(view.grid, 0, class).into_iter().map(|(_, outline)| outline);
    scene.pen(role, width, Shape::Polygons { polygons: polygons.collect(), rounding: HALF / 2 });
}

/// Four corners around a point.
fn brackets((x, y): Place) -> Vec<(Place, Place)> {
    let mut lines = Vec::new();
    for (dx, dy) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
        let corner = (x + dx * CURSOR, y + dy * CURSOR);
        lines.push((corner, (corner.0 - dx * CURSOR_ARM, corner.1)));
        lines.push((corner, (corner.0, corner.1 - dy * CURSOR_ARM)));
    }
    lines
}
