//! The score of a position: `pass-alive score`.

use alloc::vec::Vec;

use pass_alive::{Color, Counting, Point, Score};
use serde::Serialize;

use crate::Position;
use crate::answer::answer_with;
use crate::names::PointNames;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Common<'a> {
    counting: &'static str,
    neutral: PointNames<'a>,
    prisoners_known: bool,
}

#[derive(Serialize)]
struct Count<'a> {
    area: u32,
    prisoners: u32,
    score: u32,
    stones: u32,
    removed: PointNames<'a>,
}

/// The score of a position for some `colors`. `prisoners_known` says that the record shows the stones
/// taken before.
pub fn score<'a>(
    position: &'a Position<'a>,
    score: &'a Score,
    counting: Counting,
    prisoners_known: bool,
    colors: &[Color],
) -> impl Serialize + 'a {
    let Position { space, board, .. } = *position;
    let neutral = PointNames::new(space, &score.neutral);
    let common = Common { counting: counting.as_str(), neutral, prisoners_known };
    answer_with(position, common, move |color| {
        if !colors.contains(&color) {
            return None;
        }
        let own = |&point: &Point| board.get(point) == Some(color);
        let removed: Vec<Point> = score.removed.iter().copied().filter(own).collect();
        Some(Count {
            area: score[color].area,
            prisoners: score[color].prisoners,
            score: score[color].total(),
            stones: score[color].stones,
            removed: PointNames::new(space, removed),
        })
    })
}
