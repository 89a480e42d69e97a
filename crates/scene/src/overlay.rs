//! What lies over stones: marks and labels, the last move, the selection, the cursor.

use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::Point;
use pass_alive::notation::MarkKind;

use crate::layout::at;
use crate::mark::{Place, Scene, Shape, disc, sharp};
use crate::names::{Names, length};
use crate::outline;
use crate::regions::{CLEARING, ground_at};
use crate::role::Role;
use crate::stones::on;
use crate::view::{Layers, Selected, View};

const MARK: i32 = 24;
const MARK_WIDTH: i32 = 7;
const LAST_MOVE: i32 = 12;
const SELECTION_WIDTH: i32 = 9;
const NEIGHBOR_WIDTH: i32 = 5;
const INSET: i32 = 3;
const ROUNDING: i32 = 24;
const CURSOR_WIDTH: i32 = 9;
const CURSOR: i32 = 48;
const CURSOR_ARM: i32 = 18;
/// Labels longer than this are cut.
const LABEL_LENGTH: usize = 4;

pub(crate) fn draw(view: &View<'_>, names: &Names, scene: &mut Scene) {
    marks(view, names, scene);
    selection(view, scene);
    if let Some(point) = view.existing(view.cursor) {
        scene.lines(Role::Cursor, CURSOR_WIDTH, brackets(at(view.grid, point)));
    }
}

fn marks(view: &View<'_>, names: &Names, scene: &mut Scene) {
    let role = |point: Point, black, white, empty| {
        view.board.get(point).map_or(empty, |color| on(color, black, white))
    };
    let mut last_move_shown = view.layers.contain(Layers::LABELS);
    for mark in view.shown_marks() {
        let point = mark.point;
        last_move_shown &= view.last_move != Some(point);
        let role = role(point, Role::LabelOnBlack, Role::LabelOnWhite, Role::Label);
        let center = at(view.grid, point);
        let ground = view.board.get(point).is_none().then(|| ground_at(view, point));
        draw_mark(&mark.kind, role, ground, center, scene);
    }
    let last_move = view.existing(view.last_move).filter(|_| last_move_shown);
    if let Some(point) = last_move.filter(|&point| names.blocks[point as usize].is_none()) {
        let role = role(point, Role::LastMoveOnBlack, Role::LastMoveOnWhite, Role::Label);
        scene.fill(role, disc(at(view.grid, point), LAST_MOVE));
    }
}

/// Draws a mark, its label on cleared `ground` if it is on an empty point.
fn draw_mark(kind: &MarkKind, role: Role, ground: Option<Role>, center: Place, scene: &mut Scene) {
    let (x, y) = center;
    let shape = match kind {
        MarkKind::Circle => disc(center, MARK),
        MarkKind::Square => {
            let half = MARK * 7 / 8;
            let (left, top, right, bottom) = (x - half, y - half, x + half, y + half);
            sharp(vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]])
        }
        MarkKind::Triangle => {
            let (low, wide) = (y + MARK * 5 / 8, MARK * 9 / 8);
            sharp(vec![vec![(x, y - MARK * 5 / 4), (x + wide, low), (x - wide, low)]])
        }
        MarkKind::Cross => {
            let arm = MARK * 3 / 4;
            Shape::Lines(vec![
                ((x - arm, y - arm), (x + arm, y + arm)),
                ((x - arm, y + arm), (x + arm, y - arm)),
            ])
        }
        MarkKind::Label(text) => {
            let text: String = text.chars().take(LABEL_LENGTH).collect();
            if let Some(ground) = ground {
                scene.fill(ground, disc(center, CLEARING));
            }
            let size = [0, 62, 54, 42].get(length(&text)).copied().unwrap_or(33);
            return scene.write(role, center, size, text);
        }
    };
    scene.pen(role, MARK_WIDTH, shape);
}

/// The ground of a selected region, which lies below the lines of the board.
pub(crate) fn selected_ground(view: &View<'_>, scene: &mut Scene) {
    if let Some((Selected::Region(region), run)) = view.selected() {
        scene.fill(Role::SelectionGround, around(view, &|p| run.region_at(p) == Some(region)));
    }
}

fn selection(view: &View<'_>, scene: &mut Scene) {
    let Some((selected, run)) = view.selected() else { return };
    let block_outline = |block| around(view, &|p| run.block_at(p) == Some(block));
    let shape = match selected {
        Selected::Block(block) => block_outline(block),
        Selected::Region(region) => {
            for block in run.region(region).neighbors() {
                scene.pen(Role::Neighbor, NEIGHBOR_WIDTH, block_outline(block));
            }
            around(view, &|p| run.region_at(p) == Some(region))
        }
    };
    scene.pen(Role::Selection, SELECTION_WIDTH, shape);
}

/// The outline of some points.
fn around(view: &View<'_>, chosen: &dyn Fn(Point) -> bool) -> Shape {
    let outlines = outline::trace(view.grid, INSET, &|p| chosen(p).then_some(0));
    let polygons = outlines.into_iter().map(|(_, outline)| outline).collect();
    Shape::Polygons { polygons, rounding: ROUNDING }
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
