//! The marks and letters of the diagram or game, and the last move.

use alloc::string::String;
use pass_alive::Point;
use pass_alive::notation::MarkKind;

use crate::layout::at;
use crate::mark::{Place, Scene, Shape, disc, sharp};
use crate::names::{Names, length};
use crate::regions::Regions;
use crate::role::{Role, on};
use crate::selection;
use crate::view::{Layers, View};

const MARK: i32 = 24;
const MARK_WIDTH: i32 = 7;
const LAST_MOVE: i32 = 12;
/// The radius that a letter on an empty point clears of the lines of the board.
const CLEARING: i32 = 36;
/// Labels longer than this are cut.
const LABEL_LENGTH: usize = 4;

pub(crate) fn draw(view: &View<'_>, regions: &Regions<'_>, names: &Names, scene: &mut Scene) {
    let role = |point: Point, black, white, empty| {
        view.board.get(point).map_or(empty, |color| on(color, black, white))
    };
    let mut last_move_shown = view.layers.contain(Layers::LABELS);
    for mark in view.shown_marks() {
        let point = mark.point;
        last_move_shown &= view.last_move != Some(point);
        let role = role(point, Role::LabelOnBlack, Role::LabelOnWhite, Role::Label);
        let center = at(view.grid, point);
        let ground = view.board.get(point).is_none().then(|| ground_at(view, regions, point));
        draw_mark(&mark.kind, role, ground, center, scene);
    }
    let last_move = view.existing(view.last_move).filter(|_| last_move_shown);
    if let Some(point) = last_move.filter(|&point| names.blocks[point as usize].is_none()) {
        let role = role(point, Role::LastMoveOnBlack, Role::LastMoveOnWhite, Role::Label);
        scene.fill(role, disc(at(view.grid, point), LAST_MOVE));
    }
}

/// The colour of the board on `point`, to clear lines with.
fn ground_at(view: &View<'_>, regions: &Regions<'_>, point: Point) -> Role {
    if selection::covers(view, point) {
        Role::SelectionGround
    } else if regions.is_vital_at(point) {
        Role::VitalGround
    } else {
        Role::Board
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
