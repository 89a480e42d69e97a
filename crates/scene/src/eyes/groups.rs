//! The outlines of groups, and their names.

use pass_alive::Grid;

use super::around::around;
use super::content::Eyes;
use crate::mark::Scene;
use crate::names::{self, Names};
use crate::role::Role;
use crate::sheet::{Sheet, SheetPoint};
use crate::view::Layers;

const INSET: i32 = 0;
const ROUNDING: i32 = 24;
const WIDTH: i32 = 4;
const CHOSEN_WIDTH: i32 = 9;

/// Adds the names of the groups to those on stones, if the view has names.
pub(super) fn name(sheet: &Sheet<'_>, eyes: &Eyes, names: &mut Names) {
    let view = &sheet.view;
    if !view.layers.contain(Layers::NAMES) {
        return;
    }
    let mut classes = vec![None; view.grid().len()];
    for (index, group) in eyes.groups.iter().enumerate().filter(|(_, it)| !it.name.is_empty()) {
        for &stone in &group.stones {
            if view.existing(Some(stone)).is_some_and(|point| view.board.get(point).is_some()) {
                classes[stone.index()] = Some(index);
            }
        }
    }
    let class = |point: SheetPoint| classes[point.index()];
    for (group, point) in eyes.groups.iter().zip(names::best(sheet, eyes.groups.len(), &class)) {
        if let Some(point) = point {
            names.blocks[point.index()] = Some(group.name.clone());
        }
    }
}

/// The outlines of the groups, that of the chosen one above the others.
pub(super) fn outlines(grid: Grid, eyes: &Eyes, scene: &mut Scene) {
    for (chosen, role, width) in
        [(false, Role::Group, WIDTH), (true, Role::ChosenGroup, CHOSEN_WIDTH)]
    {
        for group in eyes.groups.iter().filter(|group| group.chosen == chosen) {
            let points = [&group.stones[..], &group.interior].concat();
            if let Some(outline) = around(grid, INSET, ROUNDING, &points) {
                scene.pen(role, width, outline);
            }
        }
    }
}
