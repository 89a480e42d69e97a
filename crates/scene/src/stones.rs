//! Stones, and what has become of their blocks.

use pass_alive::{BlockStatus, Color, Point};

use crate::layout::at;
use crate::mark::{Place, Scene, Shape, disc};
use crate::names::Names;
use crate::role::Role;
use crate::view::{Layers, View};

const STONE: i32 = 46;
const SMALL_STONE: i32 = 33;
const GHOST: i32 = 36;
const RING: i32 = 33;
const RING_WIDTH: i32 = 8;
const CROSS: i32 = 22;
const CROSS_WIDTH: i32 = 11;
const SLASH: i32 = 19;
const SLASH_WIDTH: i32 = 8;
/// How much of a cross or slash is left at each end when a name is in its middle.
const END: i32 = 8;

pub(crate) fn draw(view: &View<'_>, names: &Names, scene: &mut Scene) {
    for point in 0..view.grid.len() as Point {
        let Some(color) = view.board.get(point) else { continue };
        let center = at(view.grid, point);
        let status = status(view, color, point);
        let out = matches!(status, Some(BlockStatus::CastOut | BlockStatus::Outside));
        let radius = if out { SMALL_STONE } else { STONE };
        scene.fill(on(color, Role::BlackStone, Role::WhiteStone), disc(center, radius));
        let name = &names.blocks[point as usize];
        if let Some(status) = status {
            mark(status, color, center, name.is_some(), scene);
        }
        if let Some(name) = name {
            let room = if out { 75 } else { 100 };
            let size = [0, 60, 48, 38].get(name.chars().count()).copied().unwrap_or(30);
            let role = on(color, Role::NameOnBlack, Role::NameOnWhite);
            scene.write(role, center, size * room / 100, name.clone());
        }
    }
    let ghost = view.ghost.filter(|&(point, _)| view.existing(Some(point)).is_some());
    if let Some((point, color)) = ghost {
        let role = on(color, Role::GhostBlack, Role::GhostWhite);
        scene.fill(role, disc(at(view.grid, point), GHOST));
    }
}

/// The role for a stone of `color`.
pub(crate) fn on(color: Color, black: Role, white: Role) -> Role {
    match color {
        Color::Black => black,
        Color::White => white,
    }
}

/// What has become of the block on `point`, if that is shown.
fn status(view: &View<'_>, color: Color, point: Point) -> Option<BlockStatus> {
    if !view.layers.contain(Layers::STATUSES) {
        return None;
    }
    let (run, moment) = view.run(color)?;
    run.block_at(point).map(|block| run.block_status(block, moment))
}

fn mark(status: BlockStatus, color: Color, center: Place, named: bool, scene: &mut Scene) {
    match status {
        BlockStatus::In | BlockStatus::Outside => {}
        BlockStatus::Alive => {
            let role = on(color, Role::AliveOnBlack, Role::AliveOnWhite);
            let radius = if named { RING + 4 } else { RING };
            scene.pen(role, RING_WIDTH, disc(center, radius));
        }
        BlockStatus::CastOutNow => {
            let role = on(color, Role::CastOutOnBlack, Role::CastOutOnWhite);
            let reach = if named { CROSS + END } else { CROSS };
            let mut lines = stroke(center, (reach, -reach), named);
            lines.extend(stroke(center, (reach, reach), named));
            scene.pen(role, CROSS_WIDTH, Shape::Lines(lines));
        }
        BlockStatus::CastOut => {
            let role = on(color, Role::EarlierOnBlack, Role::EarlierOnWhite);
            let lines = stroke(center, (SLASH, -SLASH), named);
            scene.pen(role, SLASH_WIDTH, Shape::Lines(lines));
        }
    }
}

/// A line through `center`, or only its two ends when a name is in its middle.
fn stroke((x, y): Place, (dx, dy): (i32, i32), broken: bool) -> Vec<(Place, Place)> {
    let end = |sign: i32, less: i32| {
        let toward = |d: i32| d - d.signum() * less;
        (x + sign * toward(dx), y + sign * toward(dy))
    };
    if broken {
        vec![(end(-1, 0), end(-1, END)), (end(1, END), end(1, 0))]
    } else {
        vec![(end(-1, 0), end(1, 0))]
    }
}
