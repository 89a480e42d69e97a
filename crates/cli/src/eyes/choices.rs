//! The caller's decisions about groups and prisoners.

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::Choices;

use crate::arguments::{self, Points};
use pass_alive_json::{Refusal, stones_named};

/// The choices of the command line on a board.
///
/// # Errors
/// A sentence, if there is no stone on one of the points, or if stones of both colours are to be
/// joined or parted.
pub(super) fn choices(
    grid: Grid,
    board: &Board,
    options: &arguments::Eyes,
) -> Result<Choices, String> {
    let stones = |names: &[String], purpose: &'static str| {
        let named = stones_named(grid, board, &Color::BOTH, names, purpose);
        named.map_err(|refusal| refusal.to_string())
    };
    let pairs = |lists: &[Points], purpose: &'static str| {
        let mut pairs: Vec<(Point, Point)> = Vec::new();
        for Points(names) in lists {
            let points = stones(names, purpose)?;
            if let Some(other) = points.iter().find(|&&p| board.get(p) != board.get(points[0])) {
                let (one, other) = (grid.name(points[0]), grid.name(*other));
                return Err(format!("{one} and {other} are of different colours {purpose}"));
            }
            for (place, &one) in points.iter().enumerate() {
                pairs.extend(points[place + 1..].iter().map(|&other| (one, other)));
            }
        }
        Ok(pairs)
    };
    Ok(Choices {
        join: pairs(&options.join, "to join")?,
        part: pairs(&options.part, "to part")?,
        dead: stones(&options.dead, "to call dead")?,
        alive: stones(&options.alive, "to call alive")?,
    })
}

/// The points of the command line where nothing is taken for granted.
///
/// # Errors
/// If the board has no such point.
pub(super) fn doubts(grid: Grid, options: &arguments::Eyes) -> Result<Vec<Point>, Refusal> {
    let point = |name: &String| {
        grid.point_named(name).ok_or_else(|| Refusal::NoPoint { name: name.clone(), layers: 1 })
    };
    options.doubt.iter().map(point).collect()
}
