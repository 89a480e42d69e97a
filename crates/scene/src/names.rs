//! The points that carry the names of blocks and regions.

use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::{Analysis, Color, Point};

use crate::sheet::Sheet;
use crate::view::{Layers, View};

/// The names on points with stones, and the points for the diamonds of regions.
pub(crate) struct Names {
    /// The name on each point with a stone, if there is one.
    pub(crate) blocks: Vec<Option<String>>,
    /// The point for the diamond and name of each region of the stepped run.
    pub(crate) regions: Vec<Option<Point>>,
}

impl Names {
    /// Finds a point for every name and diamond. The marks of a diagram or game come first:
    /// what has room on marked points only goes without.
    pub(crate) fn of(view: &Sheet<'_>) -> Self {
        let mut names = Self { blocks: vec![None; view.board.len()], regions: Vec::new() };
        if view.layers.contain(Layers::NAMES) {
            for color in Color::BOTH {
                let Some((run, _)) = view.run(color) else { continue };
                let points = best(view, run.blocks().len(), &|point| {
                    view.block_at(run, point).map(|block| block.id().index())
                });
                for (block, point) in run.blocks().zip(points) {
                    let Some(point) = point else { continue };
                    names.blocks[point as usize] = Some(block.name() + prime(view, run));
                }
            }
        }
        if let Some(run) = view.stepped {
            let empty = |point: Point| {
                let region = view.region_at(run, point).filter(|_| view.board.get(point).is_none());
                region.map(|region| region.id().index())
            };
            names.regions = best(view, run.regions().len(), &empty);
        }
        names
    }
}

/// The number of characters of a short text: to count those of a long one fast, as the core
/// library does, takes more code than it would be worth.
pub(crate) fn length(text: &str) -> usize {
    text.chars().fold(0, |length, _| length + 1)
}

/// Black's names are plain, White's carry a prime where both are shown.
pub(crate) fn prime(view: &View<'_>, run: &Analysis) -> &'static str {
    let both = view.stepped.is_some() && view.other.is_some();
    if both && run.color() == Color::White { "\u{2032}" } else { "" }
}

/// The first point of each class, which locates it in sentences, or the first one without a
/// mark; rather not the last move's.
pub(crate) fn best(
    view: &Sheet<'_>,
    classes: usize,
    class: &dyn Fn(Point) -> Option<usize>,
) -> Vec<Option<Point>> {
    // The worth of each point; 0 if it carries a mark, is there twice, or is not shown.
    let mut worths = vec![2; view.board.len()];
    if let Some(point) = view.existing(view.last_move) {
        worths[point as usize] = 1;
    }
    for mark in view.shown_marks() {
        worths[mark.point as usize] = 0;
    }
    for (worth, point) in worths.iter_mut().zip(0..) {
        if view.is_nameless(point) {
            *worth = 0;
        }
    }
    let mut best = vec![None; classes];
    let mut known = vec![0; classes];
    for (point, worth) in (0..).zip(worths) {
        let Some(own) = class(point).filter(|_| worth > 0) else { continue };
        if worth > known[own] {
            known[own] = worth;
            best[own] = Some(point);
        }
    }
    best
}
