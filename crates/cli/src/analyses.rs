//! The analyses of a position that the options ask for.

use pass_alive::{Analysis, Board, Color, Point, Space, Unanalyzable};

use crate::arguments::AnalysisOptions;

/// Analyses a board for each chosen colour.
///
/// # Errors
/// A sentence, if the board or the starting set is impossible.
pub(crate) fn analyses(
    space: Space,
    board: &Board,
    options: &AnalysisOptions,
) -> Result<Vec<Analysis>, String> {
    let colors = options.color.list();
    let start = options.start.as_deref().unwrap_or_default();
    let start = points_of(space, board, colors, start, "to start from")?;
    let analyze = |&color: &Color| {
        let rules = options.rules();
        if options.start.is_none() {
            return Analysis::new(board, color, rules);
        }
        let own = |&point: &Point| board.get(point) == Some(color);
        let start: Vec<Point> = start.iter().copied().filter(own).collect();
        Analysis::starting_from(board, color, rules, &start)
    };
    let analyses: Result<_, _> = colors.iter().map(analyze).collect();
    analyses.map_err(|problem: Unanalyzable| problem.on(space).to_string())
}

/// The points with these names, each with a stone of one of `colors` that has a `purpose`.
///
/// # Errors
/// A sentence, if there is no such stone.
pub(crate) fn points_of(
    space: impl Into<Space>,
    board: &Board,
    colors: &[Color],
    names: &[String],
    purpose: &str,
) -> Result<Vec<Point>, String> {
    let space = space.into();
    let point_of = |name: &String| {
        let point = space.point_named(name).ok_or_else(|| no_point(space, name))?;
        if board.get(point).is_some_and(|stone| colors.contains(&stone)) {
            return Ok(point);
        }
        let kind = match colors {
            [color] => format!("{color} "),
            _ => String::new(),
        };
        Err(format!("there is no {kind}stone on {} {purpose}", space.name(point)))
    };
    names.iter().map(point_of).collect()
}

fn no_point(space: Space, name: &str) -> String {
    let example = match (space.layers(), name.contains(':')) {
        (2.., false) => format!(": it has {} layers, so write 1:{name}", space.layers()),
        _ => String::new(),
    };
    format!("the board has no point {name}{example}")
}
