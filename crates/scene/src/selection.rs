//! The block or region that the reader asks about.

use pass_alive::{Block, Region};

use crate::mark::{Scene, Shape};
use crate::outline;
use crate::role::Role;
use crate::sheet::{Sheet, SheetPoint};
use crate::view::Selected;

const WIDTH: i32 = 9;
const NEIGHBOR_WIDTH: i32 = 5;
const INSET: i32 = 3;
const ROUNDING: i32 = 24;

/// The background of a selected region, below the lines of the board.
pub(crate) fn ground(sheet: &Sheet<'_>, scene: &mut Scene) {
    if let Some((Selected::Region(region), run)) = sheet.view.selected() {
        scene.fill(
            Role::SelectionGround,
            around(sheet, &|p| sheet.region_at(run, p).map(Region::id) == Some(region)),
        );
    }
}

/// Returns `true` if `point` is on that background.
pub(crate) fn covers(sheet: &Sheet<'_>, point: SheetPoint) -> bool {
    match sheet.view.selected() {
        Some((Selected::Region(region), run)) => {
            sheet.region_at(run, point).map(Region::id) == Some(region)
        }
        _ => false,
    }
}

/// The outline of the selection, and of the blocks next to a selected region.
pub(crate) fn outlines(sheet: &Sheet<'_>, scene: &mut Scene) {
    let Some((selected, run)) = sheet.view.selected() else { return };
    let block_outline =
        |block| around(sheet, &|p| sheet.block_at(run, p).map(Block::id) == Some(block));
    let shape = match selected {
        Selected::Block(block) => block_outline(block),
        Selected::Region(region) => {
            for block in run.region(region).neighbors() {
                scene.pen(Role::Neighbor, NEIGHBOR_WIDTH, block_outline(block.id()));
            }
            around(sheet, &|p| sheet.region_at(run, p).map(Region::id) == Some(region))
        }
    };
    scene.pen(Role::Selection, WIDTH, shape);
}

/// The outline of other points, given for each point of the whole board.
pub(crate) fn outline(sheet: &Sheet<'_>, chosen: &[bool], scene: &mut Scene) {
    if chosen.contains(&true) {
        scene.pen(
            Role::Selection,
            WIDTH,
            around(sheet, &|point| chosen[sheet.on_board(point).index()]),
        );
    }
}

/// The outline of some points.
fn around(sheet: &Sheet<'_>, chosen: &dyn Fn(SheetPoint) -> bool) -> Shape {
    let outlines = outline::trace(sheet.grid, INSET, &|p| chosen(p).then_some(0));
    let polygons = outlines.into_iter().map(|(_, outline)| outline).collect();
    Shape::Polygons { polygons, rounding: ROUNDING }
}
