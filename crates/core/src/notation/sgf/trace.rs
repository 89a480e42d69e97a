//! A run of casting-out as an SGF variation.

use super::{Note, write};
use crate::analysis::{Analysis, BlockStatus, RegionStatus};
use crate::grid::Grid;
use crate::notation::{Mark, MarkKind};
use crate::topology::Point;

/// Writes the run of `analysis` as a game tree with a node for each moment, the start
/// first. `comments` are the comments of the moments in order; a moment without one has
/// none.
///
/// Every node labels the blocks and regions with their names. A block still in has no
/// shape until the run has settled and then a circle on each stone; one cast out in the
/// moment's round has crosses. A region discarded in the moment's round has squares.
/// Nothing if a side of the board is longer than 52, which SGF cannot say.
///
/// # Panics
/// If `analysis` is of a board with another number of points than `grid`.
pub fn write_trace(grid: Grid, analysis: &Analysis, comments: &[String]) -> Option<String> {
    let notes: Vec<Note> = (0..=analysis.trace().last_moment())
        .map(|moment| Note {
            comment: comments.get(moment as usize).cloned().unwrap_or_default(),
            marks: marks(analysis, moment),
        })
        .collect();
    write(grid, analysis.board(), None, &notes)
}

fn marks(analysis: &Analysis, moment: u32) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut name = |points: Vec<Point>, name: String, kind: Option<MarkKind>| {
        marks.push(Mark { point: points[0], kind: MarkKind::Label(name) });
        let shape =
            |kind: MarkKind| points.iter().map(move |&point| Mark { point, kind: kind.clone() });
        marks.extend(kind.into_iter().flat_map(shape));
    };
    for block in analysis.blocks() {
        let kind = match analysis.block_status(block.index(), moment) {
            BlockStatus::Alive => Some(MarkKind::Circle),
            BlockStatus::CastOutNow => Some(MarkKind::Cross),
            BlockStatus::Outside | BlockStatus::In | BlockStatus::CastOut => None,
        };
        name(block.points().to_vec(), block.name(), kind);
    }
    for region in analysis.regions() {
        let kind = match analysis.region_status(region.index(), moment) {
            RegionStatus::DiscardedNow => Some(MarkKind::Square),
            _ => None,
        };
        name(region.points().to_vec(), region.name(), kind);
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::notation::{read, rows};
    use crate::{RegionRule, Rules};

    #[test]
    fn every_moment_has_a_node_with_its_comment() {
        let (grid, board) = rows::read(".X.X / XXXX / X... / ....").unwrap();
        let rules = Rules { regions: RegionRule::Enclosed, ..Rules::default() };
        let analysis = Analysis::new(&board, Color::Black, rules).unwrap();
        let moments = analysis.trace().last_moment();
        let comments: Vec<String> = (0..=moments).map(|moment| moment.to_string()).collect();
        let text = write_trace(grid, &analysis, &comments).unwrap();
        assert_eq!(text.matches("\n;").count(), moments as usize);
        assert!(text.ends_with(&format!("C[{moments}])\n")), "{text}");
        let settled = text.split("\n;").nth(1).unwrap();
        assert!(settled.starts_with("CR[ba][da][ab][bb][cb][db][ac]"), "{settled}");
        assert!(read(&text)[0].is_ok());
    }
}
