//! The point under a place on the drawing.

use pass_alive::{Block, BlockId, Point, Region, RegionId};

use crate::layout::{SPACING, margin};
use crate::view::View;

/// The point, block and region at a place on the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// The nearest point.
    pub point: Point,
    /// The block of the stepped colour there.
    pub block: Option<BlockId>,
    /// The region of the stepped colour there.
    pub region: Option<RegionId>,
}

/// The point, block and region at `x`, `y`, in board units from the top left corner of the
/// drawing; `None` in the margin.
pub fn hit(view: &View<'_>, x: i32, y: i32) -> Option<Hit> {
    let line = |offset: i32| {
        let line = offset.checked_sub(margin(view) - SPACING / 2)?.div_euclid(SPACING);
        u32::try_from(line).ok()
    };
    let point = view.grid().point(line(x)?, line(y)?)?;
    Some(hit_at(view, point))
}

/// The block and region on `point`, with it.
pub(crate) fn hit_at(view: &View<'_>, point: Point) -> Hit {
    Hit {
        point,
        block: view.stepped.and_then(|run| run.block_at(point)).map(Block::id),
        region: view.stepped.and_then(|run| run.region_at(point)).map(Region::id),
    }
}
