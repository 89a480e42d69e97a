//! Pure and semi-pure regions.

use alloc::vec::Vec;

use pass_alive::{Point, Suicide};

use crate::area::Area;
use crate::level::Level;
use crate::rules::Ruling;
use crate::rules::points::Points;
use crate::rules::suppose::suppose;
use crate::shape::Shape;
use crate::survey::sorted;
use crate::trace::{Adjustment, Event};
use crate::value::Value;

/// The value of a pure or semi-pure region (Chen and Chen 1999, "Imperfect pure eye-regions"
/// and "Semi-pure eye-region").
///
/// Levels are lowered beside false points; full points are looked up in Table 3, and half points
/// limit or raise what is found. Beyond the paper, a half prisoner makes a switch (figure 22 needs
/// it), and a region whose vital point is forbidden to the attacker gives two eyes (exact search
/// finds four such regions of up to six points).
///
/// ```text
/// X O O O O X
/// X O . . O X    A false point at the end of the row of four: its
/// X . . . O X    neighbour is half, which limits the rest to {2|1}.
/// ```
pub(super) fn space(area: &Area<'_>, events: &mut Vec<Event>) -> Ruling {
    if let Some(ruling) = Points::new(area).too_open() {
        return ruling;
    }
    suppose(area, &|site| site.prisoner.is_some(), &without_half_prisoners, events)
}

fn without_half_prisoners(area: &Area<'_>, events: &mut Vec<Event>) -> Ruling {
    let mut points = Points::new(area);
    downgrade(&mut points, events);
    let (full, half) = (points.at_level(Level::Full), points.at_level(Level::Half));
    events.push(Event::Condensed { full: full.clone(), half: half.clone() });
    let halves = match estimate(&points, full, &half, events) {
        Ok(halves) => halves,
        Err(bound) => return Ruling::LookAhead { bound },
    };
    let mut value = Value::from_halves(halves);
    if halves > 0 && is_false_corridor(&points) {
        adjust(&mut value, halves + 1, (Adjustment::Corridor, None), events);
    }
    if let Some(vital) = forbidden(&points, &value) {
        adjust(&mut value, 4, (Adjustment::Forbidden, Some(vital)), events);
    }
    Ruling::Value(value)
}

/// Downgrading rules 1 to 3.
fn downgrade(points: &mut Points<'_>, events: &mut Vec<Event>) {
    let prisoners: Vec<(usize, usize)> = points
        .all()
        .filter(|&index| points.is_prisoner(index))
        .filter_map(|index| Some((index, points.empty_neighbors(index).next()?)))
        .collect();
    // Rule 3: the liberty of a false prisoner is false.
    for &(prisoner, liberty) in &prisoners {
        if points.level(prisoner) == Some(Level::False) {
            points.lower(liberty, Some(Level::False), (3, prisoner), events);
        }
    }
    // Rule 1: empty points next to a false empty point are one level lower, for each of them.
    let mut fallen = points.with(Level::False, false);
    let mut next = 0;
    while next < fallen.len() {
        let by = fallen[next];
        next += 1;
        for index in points.empty_neighbors(by) {
            let Some(from) = points.level(index).filter(|&level| level > Level::False) else {
                continue;
            };
            // Rule 2: not those that are liberties of full prisoners.
            let full = |&&(prisoner, liberty): &&(usize, usize)| {
                liberty == index && points.level(prisoner) == Some(Level::Full)
            };
            if let Some(&(prisoner, _)) = prisoners.iter().find(full) {
                let (at, by) = (points.point(index), points.point(prisoner));
                events.push(Event::Downgraded { rule: 2, at, by, from, to: Some(from) });
                continue;
            }
            points.lower(index, Some(from.lowered(1)), (1, by), events);
            if from == Level::Half {
                fallen.push(index);
            }
        }
    }
}

/// The value in halves of a region with these points left, or an upper bound where only play
/// decides.
fn estimate(
    points: &Points<'_>,
    full: Vec<Point>,
    half: &[Point],
    events: &mut Vec<Event>,
) -> Result<u32, Option<Value>> {
    if full.is_empty() {
        return Ok(u32::from(!half.is_empty()));
    }
    let both = sorted([&full[..], half].concat());
    let beside_square = half.iter().copied().find(|&at| extends_square(points, &full, at));
    let Some(mut value) = points.table(full, events) else {
        // Without the half points the region would fall apart.
        let bound = points.table(both, events);
        return match bound.as_ref().and_then(Value::halves) {
            Some(halves) if halves < 4 => Ok(halves),
            _ => Err(bound),
        };
    };
    if let Some(at) = beside_square
        && let Some(halves) = value.halves()
    {
        adjust(&mut value, halves + 1, (Adjustment::SquareFour, Some(at)), events);
    }
    if !half.is_empty()
        && let Some(cap) = points.table(both, events).as_ref().and_then(Value::halves)
        && value.halves().is_some_and(|halves| halves > cap)
    {
        adjust(&mut value, cap, (Adjustment::Cap, None), events);
    }
    Ok(value.halves().unwrap_or(0))
}

/// Changes the value to so many halves, at most four.
fn adjust(
    value: &mut Value,
    halves: u32,
    (why, at): (Adjustment, Option<Point>),
    events: &mut Vec<Event>,
) {
    let to = Value::from_halves(halves.min(4));
    let from = core::mem::replace(value, to.clone());
    if from != to {
        events.push(Event::Adjusted { why, at, from, to });
    }
}

/// Returns `true` if the half point is next to a square of four full points and has at most two
/// empty neighbours.
fn extends_square(points: &Points<'_>, full: &[Point], at: Point) -> bool {
    let area = points.area;
    let neighbors = area.board.topology().neighbors(at);
    if neighbors.iter().filter(|&&next| area.board.get(next).is_none()).count() > 2 {
        return false;
    }
    let is_full = |column: Option<u32>, row: Option<u32>| {
        let point = column.zip(row).and_then(|(column, row)| area.grid.point(column, row));
        point.is_some_and(|point| full.binary_search(&point).is_ok())
    };
    neighbors.iter().filter(|next| full.binary_search(next).is_ok()).any(|&next| {
        let (column, row) = area.grid.coordinates(next);
        let beside = |at: u32| [at.checked_sub(1), at.checked_add(1)];
        beside(column).into_iter().any(|other_column| {
            beside(row).into_iter().any(|other_row| {
                is_full(other_column, Some(row))
                    && is_full(Some(column), other_row)
                    && is_full(other_column, other_row)
            })
        })
    })
}

/// Returns `true` if the points are one after the other, with false prisoners at both ends.
fn is_false_corridor(points: &Points<'_>) -> bool {
    let mut ends = 0;
    for index in points.all() {
        match points.neighbors(index).count() {
            0 | 3.. => return false,
            2 => {}
            _ if points.is_prisoner(index) && points.level(index) == Some(Level::False) => {
                ends += 1
            }
            _ => return false,
        }
    }
    ends == 2
}

/// The vital point of a region of full points with the value {2|1}, if the attacker may not play
/// there.
fn forbidden(points: &Points<'_>, value: &Value) -> Option<Point> {
    let area = points.area;
    if value.halves() != Some(3) || !points.all().all(|i| points.level(i) == Some(Level::Full)) {
        return None;
    }
    let all = points.at_level(Level::Full);
    let shape = Shape::of_points(area.grid, &all)?;
    let &[vital] = &shape.vital()[..] else { return None };
    let place = shape.cells().iter().position(|&cell| cell == vital)?;
    let vital = all[place];
    let played = area.board.clone().play(area.owner.other(), vital, Suicide::Forbidden);
    (area.board.get(vital).is_none() && played.is_err()).then_some(vital)
}
