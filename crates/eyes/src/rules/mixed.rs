//! Mixed regions: section 10.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Point, Suicide};

use crate::area::Area;
use crate::level::Level;
use crate::rules::Ruling;
use crate::rules::points::Points;
use crate::sum::{Sum, sum};
use crate::trace::Event;
use crate::value::Value;

/// The value of a region of any other type (Chen and Chen 1999, section 10). `after` gives
/// the rulings on the eye regions into which the points of this region fall on a board that is one
/// move further.
///
/// A point is *separating* if the owner, playing there, divides the region into eye regions that
/// give two eyes together even if the attacker moves next. The region gives two eyes if the
/// attacker may not play on a separating point, or leaves another one wherever he plays on one.
/// Without separating points the paper is silent.
///
/// ```text
/// O O O O O O O
/// O . X . . X O    The owner captures in the middle of the lower
/// O O . O . O O    line, and has an eye on each side.
/// O O O O O O O
/// ```
pub(super) fn mixed(
    area: &Area<'_>,
    after: &mut dyn FnMut(&Board) -> Vec<Ruling>,
    events: &mut Vec<Event>,
) -> Ruling {
    if area.open.is_some() {
        return Ruling::UNKNOWN;
    }
    downgrade(area, events);
    let attacker = area.owner.other();
    let empty: Vec<Point> =
        area.sites.iter().filter(|site| site.prisoner.is_none()).map(|site| site.point).collect();
    let separating: Vec<Point> =
        empty.iter().copied().filter(|&at| separates(area, area.board, at, after)).collect();
    if separating.is_empty() {
        return Ruling::UNKNOWN;
    }
    let attacked: Vec<(Point, Option<Board>)> =
        separating.iter().map(|&at| (at, played(area.board, attacker, at))).collect();
    for (at, board) in &attacked {
        events.push(Event::Separating { at: *at, forbidden: board.is_none() });
    }
    if attacked.iter().any(|(_, board)| board.is_none()) {
        return Ruling::Value(Value::eyes(2));
    }
    let survives = attacked.iter().filter_map(|(_, board)| board.as_ref()).all(|board| {
        // Most likely one of the others is left.
        let moves = separating.iter().chain(&empty);
        moves.into_iter().any(|&at| separates(area, board, at, after))
            || total(&after(board)).owner_first >= 2
    });
    Ruling::Value(if survives { Value::eyes(2) } else { Value::one_and_a_half() })
}

/// Returns `true` if the owner, playing `at` on `board`, divides the region into two eyes.
fn separates(
    area: &Area<'_>,
    board: &Board,
    at: Point,
    after: &mut dyn FnMut(&Board) -> Vec<Ruling>,
) -> bool {
    played(board, area.owner, at)
        .is_some_and(|board| is_divided(area, &board) && total(&after(&board)).attacker_first >= 2)
}

/// Returns `true` if the points of the region without a stone of the owner are not connected.
fn is_divided(area: &Area<'_>, board: &Board) -> bool {
    let is_left = |point: Point| board.get(point) != Some(area.owner);
    let points = Points::new(area);
    let Some(first) = points.all().find(|&index| is_left(points.point(index))) else {
        return false;
    };
    let mut reached = vec![false; area.sites.len()];
    reached[first] = true;
    let mut open = Vec::from([first]);
    while let Some(index) = open.pop() {
        for next in points.neighbors(index) {
            if !reached[next] && is_left(points.point(next)) {
                reached[next] = true;
                open.push(next);
            }
        }
    }
    points.all().any(|index| !reached[index] && is_left(points.point(index)))
}

/// The sum of the eyes that the rules are sure of.
fn total(rulings: &[Ruling]) -> Sum {
    let alone = rulings.len() == 1;
    let sure = rulings.iter().map(|ruling| match ruling {
        Ruling::Value(value) => value.clone(),
        Ruling::Seki => Value::eyes(if alone { 2 } else { 1 }),
        Ruling::LookAhead { .. } => Value::eyes(0),
    });
    sum(&sure.collect::<Vec<_>>())
}

/// Downgrading rules 4 to 6. They say which points are eye points; whether a point separates is
/// seen on the board.
fn downgrade(area: &Area<'_>, events: &mut Vec<Event>) {
    let mut points = Points::new(area);
    for by in points.with(Level::False, false) {
        if played(area.board, area.owner.other(), points.point(by)).is_some() {
            for index in points.prisoner_neighbors(by) {
                let to = points.level(index).map(|level| level.lowered(1));
                points.lower(index, to, (4, by), events);
            }
        }
    }
    for by in points.prisoners() {
        for index in points.empty_neighbors(by) {
            points.lower(index, None, (5, by), events);
        }
    }
    for by in points.with(Level::False, true) {
        for index in points.prisoner_neighbors(by) {
            points.lower(index, None, (6, by), events);
        }
    }
}

/// The board after a move, `None` if it is not legal.
fn played(board: &Board, color: Color, at: Point) -> Option<Board> {
    let mut board = board.clone();
    board.play(color, at, Suicide::Forbidden).is_ok().then_some(board)
}
