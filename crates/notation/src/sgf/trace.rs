//! Writing a run of casting-out as a line of nodes.

use super::write::{put_note, start};
use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::{Analysis, BlockStatus, Mark, MarkKind, Moment, Point, RegionStatus};

/// Writes a run as a game tree with one node for each moment: the root is the start. The
/// comment of moment `m` is `comments[m]`, if there is one.
///
/// Each block still in the set and each region still in the list has its name as a label on
/// its first point. Crosses mark the stones and points removed at the moment, and squares the
/// stones cast out earlier. In the last node circles mark the unconditionally alive stones,
/// and triangles the points of regions vital to their blocks.
///
/// Returns `None` if the board is no rectangle, or if a side is longer than 52, which SGF cannot
/// express.
///
/// ```
/// use pass_alive::{Analysis, Board, Color, Rules};
/// use pass_alive_notation::sgf;
/// let board = Board::from_rows(".X..").unwrap();
/// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// let comments = ["Black has one block.", "It had one vital region."].map(String::from);
/// assert_eq!(sgf::write_trace(&analysis, &comments).unwrap(), "\
/// (;GM[1]FF[4]CA[UTF-8]SZ[4:1]AB[ba]LB[ba:A][aa:a]C[Black has one block.]
/// ;MA[ba]LB[aa:a]C[It had one vital region.]
/// ;MA[ba][aa]
/// ;SQ[ba])
/// ");
/// ```
pub fn write_trace(analysis: &Analysis, comments: &[String]) -> Option<String> {
    let (grid, mut text) = start(analysis.board(), None)?;
    for moment in analysis.trace().moments() {
        if moment > Moment::START {
            text.push_str("\n;");
        }
        let comment = comments.get(moment.number() as usize).map_or("", |comment| comment);
        put_note(&mut text, grid, comment, &marks(analysis, moment));
    }
    text.push_str(")\n");
    Some(text)
}

fn marks(analysis: &Analysis, moment: Moment) -> Vec<Mark> {
    let mut marks = Vec::new();
    for block in analysis.blocks() {
        let (name, shape) = match block.status(moment) {
            BlockStatus::In => (true, None),
            BlockStatus::Alive => (true, Some(MarkKind::Circle)),
            BlockStatus::CastOutNow => (false, Some(MarkKind::Cross)),
            BlockStatus::CastOut | BlockStatus::Outside => (false, Some(MarkKind::Square)),
        };
        put(&mut marks, block.points(), name.then(|| block.name()), shape);
    }
    for region in analysis.regions() {
        let (name, shape) = match region.status(moment) {
            RegionStatus::Listed => (true, None),
            RegionStatus::DiscardedNow => (false, Some(MarkKind::Cross)),
            _ => (false, None),
        };
        put(&mut marks, region.points(), name.then(|| region.name()), shape);
    }
    if moment >= analysis.trace().stable_moment() {
        for point in analysis.held() {
            if analysis.board().get(point) != Some(analysis.color()) {
                put(&mut marks, &[point], None, Some(MarkKind::Triangle));
            }
        }
    }
    marks
}

/// Puts a name on the first point and a shape on all.
#[inline(never)]
fn put(marks: &mut Vec<Mark>, points: &[Point], name: Option<String>, shape: Option<MarkKind>) {
    if let Some(name) = name {
        marks.push(Mark { point: points[0], kind: MarkKind::Label(name) });
    }
    if let Some(kind) = shape {
        for &point in points {
            marks.push(Mark { point, kind: kind.clone() });
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::read;
    use pass_alive::{Board, Color, RegionRule, Rules};

    #[test]
    fn every_moment_has_a_node_with_its_comment() {
        let board = Board::from_rows(".X.X / XXXX / X... / ....").unwrap();
        let rules = Rules { regions: RegionRule::Enclosed, ..Rules::default() };
        let analysis = Analysis::new(&board, Color::Black, rules).unwrap();
        let moments = analysis.trace().last_moment().number();
        let comments: Vec<String> = (0..=moments).map(|moment| moment.to_string()).collect();
        let text = write_trace(&analysis, &comments).unwrap();
        assert_eq!(text.matches("\n;").count(), moments as usize);
        assert!(text.ends_with(&format!("C[{moments}])\n")), "{text}");
        let settled = text.split("\n;").nth(1).unwrap();
        assert!(settled.starts_with("CR[ba][da][ab][bb][cb][db][ac]"), "{settled}");
        assert!(read(&text).next().unwrap().is_ok());
    }
}
