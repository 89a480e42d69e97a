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
const RING: i32 = 31;
const RING_WIDTH: i32 = 10;
const CROSS: i32 = 22;
const CROSS_WIDTH: i32 = 11;
const SLASH: i32 = 19;
const SLASH_WIDTH: i32 = 8;
/// Where the ends of a cross are, and outside the stone those of a slash, when a name is
/// in the middle.
const TICK: (i32, i32) = (20, 29);
const SMALL_TICK: (i32, i32) = (26, 42);

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
            let role = on(color, Role::NameOnBlack, Role::NameOnWhite);
            let room = match status {
                None | Some(BlockStatus::In) => 100,
                Some(BlockStatus::Alive) => 80,
                Some(_) => 72,
            };
            let size = [0, 60, 48, 38].get(name.chars().count()).copied().unwrap_or(30);
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
            scene.pen(role, RING_WIDTH, disc(center, RING));
        }
        BlockStatus::CastOutNow => {
            let role = on(color, Role::CastOutOnBlack, Role::CastOutOnWhite);
            let cross = if named {
                [ticks(center, 1, TICK), ticks(center, -1, TICK)].concat()
            } else {
                vec![stroke(center, 1, CROSS), stroke(center, -1, CROSS)]
            };
            scene.pen(role, CROSS_WIDTH, Shape::Lines(cross));
        }
        BlockStatus::CastOut if named => {
            let ticks = ticks(center, -1, SMALL_TICK).to_vec();
            scene.pen(Role::Earlier, SLASH_WIDTH, Shape::Lines(ticks));
        }
        BlockStatus::CastOut => {
            let role = on(color, Role::EarlierOnBlack, Role::EarlierOnWhite);
            scene.pen(role, SLASH_WIDTH, Shape::Lines(vec![stroke(center, -1, SLASH)]));
        }
    }
}

/// A falling (`slope` 1) or rising (-1) line through `center`.
fn stroke((x, y): Place, slope: i32, reach: i32) -> (Place, Place) {
    ((x - reach, y - slope * reach), (x + reach, y + slope * reach))
}

/// The two ends of such a line, clear of a name in the middle.
fn ticks((x, y): Place, slope: i32, (from, to): (i32, i32)) -> [(Place, Place); 2] {
    [-1, 1].map(|sign| {
        let end = |reach: i32| (x + sign * reach, y + sign * slope * reach);
        (end(from), end(to))
    })
}
