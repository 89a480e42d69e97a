//! Writing a run of casting-out as a line of nodes.

use super::write::{Note, write};
use crate::analysis::{Analysis, BlockStatus, RegionStatus, Relation};
use crate::grid::Grid;
use crate::notation::{Mark, MarkKind};
use crate::topology::Point;

/// Writes a run as a game tree: the root is the start, and each further node one moment
/// more, up to the last. The comment of moment `m` is `comments[m]`, if there is one.
///
/// A label names each block still in and each region still listed, on its first point. A
/// cross is on what falls at the moment, a square on stones cast out before, and at the
/// end a circle on each stone unconditionally alive and a triangle on each point of a
/// region vital to one of their blocks.
///
/// Nothing if a side of the board is longer than 52, which SGF cannot say.
///
/// ```
/// use pass_alive::{Analysis, Color, Rules, notation::{rows, sgf}};
/// let (grid, board) = rows::read(".X..").unwrap();
/// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// let comments = ["Black has one block.", "It had one vital region."].map(String::from);
/// assert_eq!(sgf::write_trace(grid, &analysis, &comments).unwrap(), "\
/// (;GM[1]FF[4]CA[UTF-8]SZ[4:1]AB[ba]LB[ba:A][aa:a]C[Black has one block.]
/// ;MA[ba]LB[aa:a]C[It had one vital region.]
/// ;MA[ba][aa]
/// ;SQ[ba])
/// ");
/// ```
///
/// # Panics
/// If the board analysed has another number of points than `grid`.
pub fn write_trace(grid: Grid, analysis: &Analysis, comments: &[String]) -> Option<String> {
    let moments = 0..=analysis.trace().last_moment();
    let notes: Vec<Note> = moments
        .map(|moment| Note {
            comment: comments.get(moment as usize).cloned().unwrap_or_default(),
            marks: marks(analysis, moment),
        })
        .collect();
    write(grid, analysis.board(), None, &notes)
}

fn marks(analysis: &Analysis, moment: u32) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut put = |points: &[Point], kind: Option<MarkKind>| {
        let mark = |&point| kind.clone().map(|kind| Mark { point, kind });
        marks.extend(points.iter().filter_map(mark));
    };
    for block in analysis.blocks() {
        let (name, shape) = match analysis.block_status(block.index(), moment) {
            BlockStatus::In => (true, None),
            BlockStatus::Alive => (true, Some(MarkKind::Circle)),
            BlockStatus::CastOutNow => (false, Some(MarkKind::Cross)),
            BlockStatus::CastOut | BlockStatus::Outside => (false, Some(MarkKind::Square)),
        };
        put(&[block.first()], name.then(|| MarkKind::Label(block.name())));
        put(block.points(), shape);
    }
    for region in analysis.regions() {
        let holds = |&block: &u32| {
            analysis.block_status(block, moment) == BlockStatus::Alive
                && analysis.relation(region.index(), block, moment) == Relation::Vital
        };
        let (name, shape) = match analysis.region_status(region.index(), moment) {
            RegionStatus::Listed => {
                let held = region.neighbors().iter().any(holds);
                (true, held.then_some(MarkKind::Triangle))
            }
            RegionStatus::DiscardedNow => (false, Some(MarkKind::Cross)),
            _ => (false, None),
        };
        put(&[region.first()], name.then(|| MarkKind::Label(region.name())));
        put(region.points(), shape);
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
