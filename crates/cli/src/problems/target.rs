//! The group that a problem is about.

use std::cmp::Reverse;
use std::collections::VecDeque;

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::{Because, Eyes, Group};

use super::solution::Solution;
use super::verdict::Goal;

/// The colour of the group that a problem is about: the task tells it, or a marked stone; else
/// it is the colour that is farther from the open board.
pub(super) fn owner(problem: &Solution) -> Color {
    let marked = problem.marked_stone.and_then(|point| problem.board.get(point));
    match problem.goal {
        Some(Goal::Live) => problem.player,
        Some(Goal::Kill) => problem.player.other(),
        None => marked.unwrap_or_else(|| inner_color(&problem.board)),
    }
}

/// The group of the owner that a problem is about: that of the marked stone; else of those that are not
/// unconditionally alive the one with most stones, and of several the one nearest to the edge. The
/// solution is not looked at.
pub(super) fn group<'a>(grid: Grid, problem: &Solution, eyes: &'a Eyes) -> Option<&'a Group> {
    let has = |group: &&Group, stone: Point| group.blocks.iter().any(|b| b.contains(&stone));
    if let Some(stone) = problem.marked_stone
        && let Some(group) = eyes.groups.iter().find(|group| has(group, stone))
    {
        return Some(group);
    }
    let from_edge = |&stone: &Point| {
        let (column, row) = grid.coordinates(stone);
        let (right, bottom) = (grid.columns() - 1 - column, grid.rows() - 1 - row);
        column.min(row).min(right).min(bottom)
    };
    let candidates = eyes.groups.iter().filter(|group| group.because != Because::Unconditional);
    candidates.max_by_key(|group| {
        let stones = group.stones();
        (stones.len(), stones.iter().map(from_edge).min().map(Reverse))
    })
}

/// The colour whose stones are farther from the open board on average: those that are
/// surrounded.
fn inner_color(board: &Board) -> Color {
    let depths = depths(board);
    let mean = |color: Color| {
        let own = board.points().zip(board.stones()).filter(|&(_, &stone)| stone == Some(color));
        let own: Vec<f64> = own.map(|(point, _)| depths[point.index()].into()).collect();
        own.iter().sum::<f64>() / own.len().max(1) as f64
    };
    if mean(Color::Black) > mean(Color::White) { Color::Black } else { Color::White }
}

/// The number of steps over empty points from the open board to each point. A point that cannot
/// be reached so is one step deeper than all others.
fn depths(board: &Board) -> Vec<u32> {
    let all = || board.points().zip(board.stones());
    let stones = all().filter_map(|(point, stone)| stone.map(|_| point));
    let from_stones = steps(board, stones.collect(), |_| true);
    let open = from_stones.iter().copied().max().unwrap_or(0).min(OPEN);
    let outside = board.points().zip(&from_stones).filter(|&(_, &steps)| steps >= open);
    let outside = outside.map(|(point, _)| point);
    let depths = steps(board, outside.collect(), |point| board.get(point).is_none());
    let deepest = depths.iter().copied().filter(|&depth| depth < u32::MAX).max().unwrap_or(0);
    depths.iter().map(|&depth| depth.min(deepest + 1)).collect()
}

/// The steps from all stones after which a point is on the open board.
const OPEN: u32 = 4;

/// The number of steps from the nearest of some points to each point, [`u32::MAX`] if none leads
/// there; those points that do not lead on end there.
fn steps(board: &Board, mut queue: VecDeque<Point>, leads_on: impl Fn(Point) -> bool) -> Vec<u32> {
    let mut steps = vec![u32::MAX; board.len()];
    for &point in &queue {
        steps[point.index()] = 0;
    }
    while let Some(point) = queue.pop_front() {
        let next_step = steps[point.index()] + 1;
        if next_step > 1 && !leads_on(point) {
            continue;
        }
        for &next in board.topology().neighbors(point) {
            if steps[next.index()] == u32::MAX {
                steps[next.index()] = next_step;
                queue.push_back(next);
            }
        }
    }
    steps
}
