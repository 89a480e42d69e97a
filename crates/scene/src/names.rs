//! The points that carry the names of blocks and regions.

use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::{Analysis, Color};

use crate::sheet::{Sheet, SheetPoint};
use crate::view::{Layers, View};

/// The names on points with stones, and the points for the diamonds of regions.
pub(crate) struct Names {
    /// The name on each point with a stone, if there is one.
    pub(crate) blocks: Vec<Option<String>>,
    /// The point for the diamond and name of each region of the stepped run.
    pub(crate) regions: Vec<Option<SheetPoint>>,
}

impl Names {
    /// Finds a point for every name and diamond. The marks of a diagram or game come first:
    /// what has room on marked points only goes without.
    pub(crate) fn of(sheet: &Sheet<'_>) -> Self {
        let view = &sheet.view;
        let mut names = Self { blocks: vec![None; sheet.len()], regions: Vec::new() };
        if view.layers.contain(Layers::NAMES) {
            for color in Color::BOTH {
                let Some((run, _)) = view.run(color) else { continue };
                let points = best(sheet, run.blocks().len(), &|point| {
                    sheet.block_at(run, point).map(|block| block.id().index())
                });
                for (block, point) in run.blocks().zip(points) {
                    let Some(point) = point else { continue };
                    names.blocks[point.index()] =
                        Some(view.block_names.name(block.id()) + prime(view, run));
                }
            }
        }
        if let Some(run) = view.stepped {
            let empty = |point: SheetPoint| {
                let region = sheet.region_at(run, point).filter(|_| sheet.stone(point).is_none());
                region.map(|region| region.id().index())
            };
            names.regions = best(sheet, run.regions().len(), &empty);
        }
        names
    }
}

/// The number of characters of a short text: to count those of a long one fast, as the core
/// library does, takes more code than it would be worth.
pub(crate) fn length(text: &str) -> usize {
    text.chars().fold(0, |length, _| length + 1)
}

/// The size of a name on a stone: the more characters, the smaller.
pub(crate) fn size_on_stone(name: &str) -> i32 {
    [0, 60, 58, 45, 38].get(length(name)).copied().unwrap_or(32)
}

/// Black's names are plain, White's carry a prime where both are shown.
pub(crate) fn prime(view: &View<'_>, run: &Analysis) -> &'static str {
    let both = view.stepped.is_some() && view.other.is_some();
    if both && run.color() == Color::White { "\u{2032}" } else { "" }
}

/// The first point of each class, which locates it in sentences, or the first one without a
/// mark; rather not the last move's.
pub(crate) fn best(
    sheet: &Sheet<'_>,
    classes: usize,
    class: &dyn Fn(SheetPoint) -> Option<usize>,
) -> Vec<Option<SheetPoint>> {
    // The worth of each point; 0 if it carries a mark, is there twice, or is not shown.
    let mut worths = vec![2; sheet.len()];
    if let Some(point) = sheet.last_move {
        worths[point.index()] = 1;
    }
    for (point, _) in &sheet.marks {
        worths[point.index()] = 0;
    }
    for (worth, point) in worths.iter_mut().zip(sheet.points()) {
        if sheet.is_nameless(point) {
            *worth = 0;
        }
    }
    let mut best = vec![None; classes];
    let mut known = vec![0; classes];
    for (point, worth) in sheet.points().zip(worths) {
        let Some(own) = class(point).filter(|_| worth > 0) else { continue };
        if worth > known[own] {
            known[own] = worth;
            best[own] = Some(point);
        }
    }
    best
}
