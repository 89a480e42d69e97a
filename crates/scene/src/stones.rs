//! Stones, and what has become of their blocks.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use pass_alive::{BlockStatus, Color, Point};

use crate::layout::at;
use crate::mark::{Place, Scene, disc};
use crate::names::{Names, length};
use crate::role::{Role, on};
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
/// The inner and outer ends of a cross around a name, and those of a slash around a name on
/// a small stone, which are outside it.
const TICK: (i32, i32) = (20, 29);
const SMALL_TICK: (i32, i32) = (26, 42);

/// A stone and what is known of it.
struct Stone<'a> {
    color: Color,
    center: Place,
    /// The status of its block, if that is shown.
    status: Option<BlockStatus>,
    /// The name that it carries.
    name: Option<&'a str>,
}

pub(crate) fn draw(view: &View<'_>, names: &Names, scene: &mut Scene) {
    let stones = stones(view, names);
    for color in Color::BOTH {
        let role = on(color, Role::BlackStone, Role::WhiteStone);
        for stone in stones.iter().filter(|stone| stone.color == color) {
            let radius = if is_out(stone.status) { SMALL_STONE } else { STONE };
            scene.fill(role, disc(stone.center, radius));
        }
    }
    for color in Color::BOTH {
        statuses(&stones, color, scene);
        let role = on(color, Role::NameOnBlack, Role::NameOnWhite);
        for stone in stones.iter().filter(|stone| stone.color == color) {
            let Some(name) = stone.name else { continue };
            let room = match stone.status {
                None | Some(BlockStatus::In) => 100,
                Some(BlockStatus::Alive) => 80,
                Some(_) => 72,
            };
            let size = [0, 60, 48, 38].get(length(name)).copied().unwrap_or(30);
            scene.write(role, stone.center, size * room / 100, name.to_owned());
        }
    }
    let ghost = view.ghost.filter(|&(point, _)| view.existing(Some(point)).is_some());
    if let Some((point, color)) = ghost {
        let role = on(color, Role::GhostBlack, Role::GhostWhite);
        scene.fill(role, disc(at(view.grid, point), GHOST));
    }
}

fn stones<'a>(view: &View<'_>, names: &'a Names) -> Vec<Stone<'a>> {
    let shown = view.layers.contain(Layers::STATUSES);
    let mut stones = Vec::new();
    for point in 0..view.grid.len() as Point {
        let Some(color) = view.board.get(point) else { continue };
        let status = view
            .run(color)
            .filter(|_| shown)
            .and_then(|(run, moment)| run.block_at(point).map(|block| block.status(moment)));
        let name = names.blocks[point as usize].as_deref();
        stones.push(Stone { color, center: at(view.grid, point), status, name });
    }
    stones
}

fn is_out(status: Option<BlockStatus>) -> bool {
    matches!(status, Some(BlockStatus::CastOut | BlockStatus::Outside))
}

/// Rings, crosses and slashes on the stones of `color`.
fn statuses(stones: &[Stone<'_>], color: Color, scene: &mut Scene) {
    let (mut crosses, mut slashes, mut ends) = (Vec::new(), Vec::new(), Vec::new());
    for stone in stones.iter().filter(|stone| stone.color == color) {
        let center = stone.center;
        match (stone.status, stone.name) {
            (Some(BlockStatus::Alive), _) => {
                let role = on(color, Role::AliveOnBlack, Role::AliveOnWhite);
                scene.pen(role, RING_WIDTH, disc(center, RING));
            }
            (Some(BlockStatus::CastOutNow), None) => {
                crosses.push(stroke(center, 1, CROSS));
                crosses.push(stroke(center, -1, CROSS));
            }
            (Some(BlockStatus::CastOutNow), Some(_)) => {
                add_ticks(&mut crosses, center, 1, TICK);
                add_ticks(&mut crosses, center, -1, TICK);
            }
            (Some(BlockStatus::CastOut), None) => slashes.push(stroke(center, -1, SLASH)),
            (Some(BlockStatus::CastOut), Some(_)) => {
                add_ticks(&mut ends, center, -1, SMALL_TICK);
            }
            (Some(BlockStatus::In | BlockStatus::Outside) | None, _) => {}
        }
    }
    let crossed = on(color, Role::CastOutOnBlack, Role::CastOutOnWhite);
    let slashed = on(color, Role::EarlierOnBlack, Role::EarlierOnWhite);
    scene.lines(crossed, CROSS_WIDTH, crosses);
    scene.lines(slashed, SLASH_WIDTH, slashes);
    scene.lines(Role::Earlier, SLASH_WIDTH, ends);
}

/// A falling (`slope` 1) or rising (-1) line through `center`.
fn stroke((x, y): Place, slope: i32, reach: i32) -> (Place, Place) {
    ((x - reach, y - slope * reach), (x + reach, y + slope * reach))
}

/// Adds the two ends of such a line, clear of a name in the middle.
fn add_ticks(lines: &mut Vec<(Place, Place)>, (x, y): Place, slope: i32, (from, to): (i32, i32)) {
    for sign in [-1, 1] {
        let end = |reach: i32| (x + sign * reach, y + sign * slope * reach);
        lines.push((end(from), end(to)));
    }
}
