//! The choice of positions from a record, and the analyses of one.

use std::sync::Arc;

use pass_alive::{Analysis, Board, Color, Point, Space, Topology, Unanalyzable};
use pass_alive_notation::{Record, Snapshot};

use crate::arguments::AnalysisOptions;

/// A choice of positions from the main line.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Selection {
    Last,
    One(u32),
    /// 0, N, 2N … and the last.
    Every(u32),
}

impl Selection {
    /// The positions of a record in order, on boards of `topology`; its main line has `last`
    /// moves.
    ///
    /// # Errors
    /// A sentence, if the record has too few moves.
    pub(crate) fn of(
        self,
        record: &Record,
        topology: Arc<Topology>,
        last: u32,
    ) -> Result<Box<dyn Iterator<Item = Snapshot> + '_>, String> {
        Ok(match self {
            Selection::Last => Box::new([record.last_on(topology)].into_iter()),
            Selection::One(number) => match record.positions_on(topology, 0).nth(number as usize) {
                Some(snapshot) => Box::new([snapshot].into_iter()),
                None => return Err(format!("there is no move {number}: the last is {last}")),
            },
            Selection::Every(step) => {
                let mut positions = record.positions_on(topology, 0);
                let mut skip = 0;
                let mut number = 0;
                Box::new(std::iter::from_fn(move || {
                    let snapshot = positions.nth(skip as usize)?;
                    let next = number + step.min(last - number);
                    skip = (next - number).saturating_sub(1);
                    number = next;
                    Some(snapshot)
                }))
            }
        })
    }
}

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
