//! The layers of a board, from the lowest to the topmost.

use crate::ground;
use crate::labels;
use crate::mark::Scene;
use crate::names::Names;
use crate::regions::Regions;
use crate::selection;
use crate::sheet::Sheet;
use crate::stones;
use crate::{cursor, seals};

/// Adds marks above the stones of a sheet.
pub(crate) type Overlay<'a> = dyn Fn(&Sheet<'_>, &mut Scene) + 'a;

/// Adds what `view` shows, with the top left point of its grid at (0, 0), and below the cursor `overlay`.
pub(crate) fn draw(view: &Sheet<'_>, overlay: &Overlay<'_>, scene: &mut Scene) {
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
    overlay(view, scene);
    cursor::draw(view, scene);
}
