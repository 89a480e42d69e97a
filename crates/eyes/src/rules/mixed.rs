//! Mixed regions.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Point, Suicide};

use crate::area::Area;
use crate::level::Level;
use crate::rules::Ruling;
use crate::rules::points::Points;
use crate::sum::{Sum, sum};
use crate::trace::Event;
use crate::value::Value;

/// The value of a region of any other type (Chen and Chen 1999, "Mixed region"). `after` gives
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
    let dividing = dividing(area);
    let separating: Vec<Point> =
        dividing.iter().copied().filter(|&at| separates(area, area.board, at, after)).collect();
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
        dividing.iter().any(|&at| separates(area, board, at, after))
            || total(&after(board)).owner_first >= 2
    });
    Ruling::Value(if survives { Value::eyes(2) } else { Value::one_and_a_half() })
}

/// The empty points without which the others are not connected: captures leave all of them in the
/// region, so that no other move divides it.
fn dividing(area: &Area<'_>) -> Vec<Point> {
    let points = Points::new(area);
    let next: Vec<Vec<usize>> =
        points.all().map(|index| points.neighbors(index).collect()).collect();
    let divides = |&without: &usize| {
        let [first, _, ..] = next[without][..] else { return false };
        let mut reached = vec![false; next.len()];
        (reached[without], reached[first]) = (true, true);
        let mut open = Vec::from([first]);
        while let Some(index) = open.pop() {
            for &neighbor in &next[index] {
                if !core::mem::replace(&mut reached[neighbor], true) {
                    open.push(neighbor);
                }
            }
        }
        reached.contains(&false)
    };
    let empty = points.all().filter(|&index| !points.is_prisoner(index));
    empty.filter(divides).map(|index| points.point(index)).collect()
}

/// Returns `true` if the owner, playing on the dividing point `at` of `board`, has two eyes.
fn separates(
    area: &Area<'_>,
    board: &Board,
    at: Point,
    after: &mut dyn FnMut(&Board) -> Vec<Ruling>,
) -> bool {
    played(board, area.owner, at).is_some_and(|board| total(&after(&board)).attacker_first >= 2)
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
