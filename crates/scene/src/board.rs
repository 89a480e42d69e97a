//! The layers of a board, from the lowest to the topmost.

use crate::ground;
use crate::labels;
#[cfg(feature = "solid")]
use crate::lens_mark;
use crate::mark::Scene;
use crate::names::Names;
use crate::regions::Regions;
use crate::selection;
use crate::sheet::Sheet;
use crate::stones;
use crate::{cursor, seals};

/// Adds what `view` shows, with the top left point of its grid at (0, 0).
pub(crate) fn draw(view: &Sheet<'_>, scene: &mut Scene) {
    let names = Names::of(view);
    let regions = Regions::of(view);
    ground::coordinates(view, scene);
    regions.grounds(scene);
    selection::ground(view, scene);
    ground::lines(view, scene);
    regions.hatches(view.grid, scene);
    regions.outlines(scene);
    seals::draw(view, &regions, &names, scene);
    stones::draw(view, &names, scene);
    labels::draw(view, &regions, &names, scene);
    selection::outlines(view, scene);
    #[cfg(feature = "solid")]
    {
        lens_mark::draw(view, scene);
        selection::outline(view, view.outlined, scene);
    }
    cursor::draw(view, scene);
}
