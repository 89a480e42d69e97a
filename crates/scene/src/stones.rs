//! Stones, and what has become of their blocks.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use pass_alive::{BlockStatus, Color};

use crate::mark::{Place, Scene, disc};
use crate::names::{Names, size_on_stone};
use crate::role::{Role, on};
use crate::sheet::{Sheet, SheetPoint};
use crate::view::{Layers, STONE};

/// The least and largest radius of stones that a view can say: marks keep within the least, and stones
/// beside each other do not overlap.
const STONES: (i32, i32) = (40, 50);
/// The sizes of what is on a stone of the usual radius.
const SMALL_STONE: i32 = 33;
const GHOST: i32 = 36;
const RING: i32 = 35;
const RING_WIDTH: i32 = 10;
const CROSS: i32 = 22;
const CROSS_WIDTH: i32 = 11;
const SLASH: i32 = 19;
const SLASH_WIDTH: i32 = 8;
/// The inner and outer ends of a cross around a name, and those of a slash around a name on
/// a small stone, which are outside it.
const TICK: (i32, i32) = (20, 29);
const SMALL_TICK: (i32, i32) = (26, 42);

/// A stone with its status and name.
pub(crate) struct Stone<'a> {
    pub(crate) color: Color,
    center: Place,
    /// The status of its block, if that is shown.
    status: Option<BlockStatus>,
    /// The name that it carries.
    name: Option<&'a str>,
    /// The radius of stones that have not been cast out.
    full: i32,
}

impl<'a> Stone<'a> {
    /// The stone on `point`, drawn at `center`.
    pub(crate) fn on(
        sheet: &Sheet<'_>,
        names: &'a Names,
        point: SheetPoint,
        center: Place,
    ) -> Option<Self> {
        let view = &sheet.view;
        let color = sheet.stone(point)?;
        let run = view.run(color).filter(|_| view.layers.contain(Layers::STATUSES));
        let status = run
            .and_then(|(run, moment)| sheet.block_at(run, point).map(|block| block.status(moment)));
        let full = view.stone_radius.clamp(STONES.0, STONES.1);
        Some(Self { color, center, status, name: names.blocks[point.index()].as_deref(), full })
    }

    pub(crate) fn radius(&self) -> i32 {
        self.scaled(if is_out(self.status) { SMALL_STONE } else { STONE })
    }

    /// A length on a stone of the usual size, on this one.
    fn scaled(&self, length: i32) -> i32 {
        length * self.full / STONE
    }
}

pub(crate) fn draw(sheet: &Sheet<'_>, names: &Names, scene: &mut Scene) {
    let stone = |point| Stone::on(sheet, names, point, sheet.place(point));
    let stones: Vec<_> = sheet.points().filter_map(stone).collect();
    for color in Color::BOTH {
        let role = on(color, Role::BlackStone, Role::WhiteStone);
        for stone in stones.iter().filter(|stone| stone.color == color) {
            scene.fill(role, disc(stone.center, stone.radius()));
        }
    }
    for color in Color::BOTH {
        marks(&stones, color, scene);
    }
    if let Some((point, color)) = sheet.ghost {
        draw_ghost(color, sheet.place(point), scene);
    }
}

/// A stone that a click would place.
pub(crate) fn draw_ghost(color: Color, center: Place, scene: &mut Scene) {
    scene.fill(on(color, Role::GhostBlack, Role::GhostWhite), disc(center, GHOST));
}

/// Statuses and names on the stones of `color`.
pub(crate) fn marks(stones: &[Stone<'_>], color: Color, scene: &mut Scene) {
    statuses(stones, color, scene);
    let role = on(color, Role::NameOnBlack, Role::NameOnWhite);
    for stone in stones.iter().filter(|stone| stone.color == color) {
        let Some(name) = stone.name else { continue };
        let room = match stone.status {
            None | Some(BlockStatus::In) => 100,
            Some(BlockStatus::Alive) => 80,
            Some(_) => 72,
        };
        let size = stone.scaled(size_on_stone(name) * room / 100);
        scene.write(role, stone.center, size, name.to_owned());
    }
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
                scene.pen(role, RING_WIDTH, disc(center, stone.scaled(RING)));
            }
            (Some(BlockStatus::CastOutNow), None) => {
                let reach = stone.scaled(CROSS);
                crosses.push(stroke(center, 1, reach));
                crosses.push(stroke(center, -1, reach));
            }
            (Some(BlockStatus::CastOutNow), Some(_)) => {
                let ends = (stone.scaled(TICK.0), stone.scaled(TICK.1));
                add_ticks(&mut crosses, center, 1, ends);
                add_ticks(&mut crosses, center, -1, ends);
            }
            (Some(BlockStatus::CastOut), None) => {
                slashes.push(stroke(center, -1, stone.scaled(SLASH)));
            }
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
