//! Which points carry the names of blocks and regions.

use pass_alive::{Analysis, Color, Point};

use crate::view::{Layers, View};

/// What is written on points, and where the diamond of each region is.
pub(crate) struct Names {
    /// The name on each point with a stone, if there is one.
    pub(crate) blocks: Vec<Option<String>>,
    /// The point for the diamond and name of each region of the stepped run.
    pub(crate) regions: Vec<Option<Point>>,
}

/// Finds a point for every name: one that carries no mark, if there is one.
pub(crate) fn place(view: &View<'_>) -> Names {
    let mut taken = vec![false; view.grid.len()];
    for mark in view.shown_marks() {
        taken[mark.point as usize] = true;
    }
    let last_move = view.last_move.filter(|_| view.layers.contain(Layers::LABELS));
    let ghost = view.ghost.map(|(point, _)| point);
    for point in [last_move, ghost].into_iter().flat_map(|point| view.existing(point)) {
        taken[point as usize] = true;
    }
    let mut names = Names { blocks: vec![None; view.grid.len()], regions: Vec::new() };
    if view.layers.contain(Layers::NAMES) {
        for color in Color::BOTH {
            let Some((run, _)) = view.run(color) else { continue };
            for (block, point) in best(view, &taken, run.blocks().len(), &|p| run.block_at(p)) {
                names.blocks[point as usize] = Some(run.block(block).name() + prime(view, run));
            }
        }
    }
    if let Some(run) = view.stepped {
        let count = run.regions().len();
        names.regions = vec![None; count];
        let empty = |point: Point| run.region_at(point).filter(|_| view.board.get(point).is_none());
        for (region, point) in best(view, &taken, count, &empty) {
            names.regions[region as usize] = Some(point);
        }
    }
    names
}

/// Black's names are plain, White's carry a prime where both are shown.
pub(crate) fn prime(view: &View<'_>, run: &Analysis) -> &'static str {
    let both = view.stepped.is_some() && view.other.is_some();
    if both && run.color() == Color::White { "\u{2032}" } else { "" }
}

/// The best point of each class: free, and with as many points of its class around it as
/// there are; of those the first. Blocks, whose first stone locates them in sentences,
/// do not ask for points around.
fn best(
    view: &View<'_>,
    taken: &[bool],
    classes: usize,
    class: &dyn Fn(Point) -> Option<u32>,
) -> Vec<(u32, Point)> {
    let mut found: Vec<Option<(usize, Point)>> = vec![None; classes];
    for point in 0..view.grid.len() as Point {
        let Some(own) = class(point) else { continue };
        let around = match view.board.get(point) {
            None => view.board.topology().neighbors(point),
            Some(_) => &[],
        };
        let company = around.iter().filter(|&&q| class(q) == Some(own)).count();
        let worth = company + if taken[point as usize] { 0 } else { 5 };
        let best = &mut found[own as usize];
        if best.is_none_or(|(known, _)| worth > known) {
            *best = Some((worth, point));
        }
    }
    (0..).zip(found).filter_map(|(class, best)| Some((class, best?.1))).collect()
}
