//! The marks and letters of the diagram or game, and the last move.

use alloc::string::String;
use pass_alive::Color;
use pass_alive::MarkKind;

use crate::mark::{Place, Scene, Shape, disc, sharp, square};
use crate::names::{Names, length};
use crate::regions::Regions;
use crate::role::{Role, on};
use crate::selection;
use crate::sheet::{Sheet, SheetPoint};

const MARK: i32 = 24;
const MARK_WIDTH: i32 = 7;
const LAST_MOVE: i32 = 12;
/// How far below the middle of a stone that carries a name the dot is.
const BELOW_NAME: i32 = 33;
/// The radius that a letter on an empty point clears of the lines of the board.
const CLEARING: i32 = 36;
/// Labels longer than this are cut.
const LABEL_LENGTH: usize = 4;

pub(crate) fn draw(sheet: &Sheet<'_>, regions: &Regions<'_, '_>, names: &Names, scene: &mut Scene) {
    for &(point, kind) in &sheet.marks {
        let stone = sheet.stone(point);
        let ground = stone.is_none().then(|| ground_at(sheet, regions, point));
        draw_mark(kind, role_on(stone), ground, sheet.place(point), scene);
    }
    let is_free = |&point: &SheetPoint| {
        sheet.shows_last_move(point) && sheet.marks.iter().all(|&(marked, _)| marked != point)
    };
    if let Some(point) = sheet.last_move.filter(is_free) {
        let is_named = names.blocks[point.index()].is_some();
        draw_last_move(sheet.stone(point), is_named, sheet.place(point), scene);
    }
}

/// The dot of the last move, on its stone; below the name if that carries one.
pub(crate) fn draw_last_move(
    stone: Option<Color>,
    is_named: bool,
    (x, y): Place,
    scene: &mut Scene,
) {
    let role =
        stone.map_or(Role::Label, |color| on(color, Role::LastMoveOnBlack, Role::LastMoveOnWhite));
    let below = if is_named { BELOW_NAME } else { 0 };
    scene.fill(role, disc((x, y + below), LAST_MOVE));
}

/// The colour of the board on `point`, to clear lines with.
fn ground_at(sheet: &Sheet<'_>, regions: &Regions<'_, '_>, point: SheetPoint) -> Role {
    if selection::covers(sheet, point) {
        Role::SelectionGround
    } else if regions.is_vital_at(point) {
        Role::VitalGround
    } else {
        Role::Board
    }
}

/// The role of a mark or label on a point with `stone`.
pub(crate) fn role_on(stone: Option<Color>) -> Role {
    stone.map_or(Role::Label, |color| on(color, Role::LabelOnBlack, Role::LabelOnWhite))
}

/// Draws a mark, its label on cleared `ground` if it is on an empty point.
pub(crate) fn draw_mark(
    kind: &MarkKind,
    role: Role,
    ground: Option<Role>,
    center: Place,
    scene: &mut Scene,
) {
    let (x, y) = center;
    let shape = match kind {
        MarkKind::Circle => disc(center, MARK),
        MarkKind::Square => sharp(vec![square(center, MARK * 7 / 8)]),
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
