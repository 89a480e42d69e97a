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

/// Adds what `sheet` shows, with its top left point at (0, 0), and below the cursor `overlay`.
pub(crate) fn draw(sheet: &Sheet<'_>, overlay: &Overlay<'_>, scene: &mut Scene) {
    let names = Names::of(sheet);
    let regions = Regions::of(sheet);
    ground::coordinates(&sheet.view, scene);
    regions.grounds(scene);
    selection::ground(sheet, scene);
    ground::lines(sheet, scene);
    regions.hatches(scene);
    regions.outlines(scene);
    seals::draw(sheet, &regions, &names, scene);
    stones::draw(sheet, &names, scene);
    labels::draw(sheet, &regions, &names, scene);
    selection::outlines(sheet, scene);
    overlay(sheet, scene);
    cursor::draw(sheet, scene);
}
