//! Prisoner regions.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::area::Area;
use crate::level::Level;
use crate::measures;
use crate::rules::Ruling;
use crate::rules::points::Points;
use crate::rules::suppose::suppose;
use crate::shape::Shape;
use crate::survey::sorted;
use crate::trace::Event;
use crate::value::Value;

/// The value of a region with one prisoner block, of which every empty point is a liberty (Chen
/// and Chen 1999, "Prisoner eye-region"). The group must have two liberties outside, so that the
/// attacker cannot win a race.
///
/// The shape of the prisoner decides, and what it becomes when the attacker fills its liberties.
/// Unlike in the paper, a region is *fixable* also if the owner reaches a seki: exact search finds
/// 16 regions of up to six points with three liberties that need it.
///
/// ```text
/// O O O O O O O
/// O . X X X . O    Neither side may play: seki.
/// -------------
/// ```
pub(super) fn prisoner(area: &Area<'_>, events: &mut Vec<Event>) -> Ruling {
    if area.open.is_some() {
        return Ruling::UNKNOWN;
    }
    suppose(area, &|_| true, &without_half_points, events)
}

fn without_half_points(area: &Area<'_>, events: &mut Vec<Event>) -> Ruling {
    let mut points = Points::new(area);
    downgrade(&mut points, events);
    let prisoner: Vec<Point> =
        points.with(Level::Full, true).into_iter().map(|index| points.point(index)).collect();
    let mut liberties: Vec<Point> = Vec::new();
    for index in points.with(Level::Full, false) {
        let mut next = points.neighbors(index).map(|next| points.point(next));
        if next.any(|next| prisoner.binary_search(&next).is_ok()) {
            liberties.push(points.point(index));
        }
    }
    let full = sorted([&prisoner[..], &liberties[..]].concat());
    let nothing = full.is_empty() && points.with(Level::Full, false).is_empty();
    events.push(Event::Condensed { full, half: Vec::new() });
    if nothing {
        return Ruling::Value(Value::eyes(0));
    }
    if Shape::of_points(area.grid, &prisoner).is_none()
        || liberties.len() > measures::rules::LIBERTIES
    {
        return Ruling::UNKNOWN;
    }
    let known = vec![None; 1 << (2 * liberties.len())];
    let mut play = Liberties { points: &points, prisoner, liberties, known };
    let outcome = play.explained(events);
    match outcome {
        Outcome::One => Ruling::Value(Value::eyes(1)),
        Outcome::Critical => Ruling::Value(Value::one_and_a_half()),
        Outcome::Two => Ruling::Value(Value::eyes(2)),
        Outcome::Seki => Ruling::Seki,
    }
}

/// False prisoners and their neighbours do not count, nor do prisoners next to a false empty
/// point.
fn downgrade(points: &mut Points<'_>, events: &mut Vec<Event>) {
    for by in points.with(Level::False, true) {
        for index in points.prisoner_neighbors(by) {
            if points.level(index) != Some(Level::False) {
                points.lower(index, None, (6, by), events);
            }
        }
    }
    for by in points.with(Level::False, false) {
        for index in points.prisoner_neighbors(by) {
            let to = points.level(index).map(|level| level.lowered(1));
            points.lower(index, to, (4, by), events);
        }
    }
}

/// The possible values of a prisoner region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    One,
    /// {2|1}.
    Critical,
    Two,
    Seki,
}

/// Sets of liberties, one bit for each.
type Liberty = u16;

/// A prisoner and its liberties, some of which the attacker has filled and added to the prisoner,
/// and some the owner has filled.
struct Liberties<'a> {
    points: &'a Points<'a>,
    prisoner: Vec<Point>,
    liberties: Vec<Point>,
    /// The outcomes found so far, by the liberties added and those left.
    known: Vec<Option<Outcome>>,
}

impl Liberties<'_> {
    /// The value, with the events that explain it.
    fn explained(&mut self, events: &mut Vec<Event>) -> Outcome {
        let all = self.all();
        self.points.table(self.prisoner.clone(), events);
        if all.count_ones() == 2 {
            for liberty in bits(all) {
                self.points.table(self.enlarged(liberty), events);
            }
        }
        let outcome = self.value(0, all);
        if all.count_ones() > 2
            && let Some(at) = self.reducible(0, all)
        {
            events.push(Event::Reducible { at: self.point(at) });
            events.extend(self.fixable(0, all).map(|at| Event::Fixable { at: self.point(at) }));
        }
        outcome
    }

    fn all(&self) -> Liberty {
        (1 << self.liberties.len()) - 1
    }

    fn point(&self, liberty: Liberty) -> Point {
        self.liberties[liberty.trailing_zeros() as usize]
    }

    /// The prisoner with the liberties `added`.
    fn enlarged(&self, added: Liberty) -> Vec<Point> {
        let mut points = self.prisoner.clone();
        points.extend(bits(added).map(|liberty| self.point(liberty)));
        sorted(points)
    }

    /// Returns `true` if the prisoner with the liberties `added` leaves two eyes when it is
    /// captured.
    fn lives(&self, added: Liberty) -> bool {
        let shape = Shape::of_points(self.points.area.grid, &self.enlarged(added));
        shape.is_some_and(|shape| shape.value() == Value::eyes(2))
    }

    fn value(&mut self, added: Liberty, left: Liberty) -> Outcome {
        let place = usize::from(added) << self.liberties.len() | usize::from(left);
        if let Some(known) = self.known[place] {
            return known;
        }
        let outcome = match left.count_ones() {
            0 | 1 if self.lives(added) => Outcome::Two,
            0 | 1 => Outcome::One,
            2 => {
                let all = bits(left).all(|liberty| self.lives(added | liberty));
                match (self.lives(added), all) {
                    (true, true) => Outcome::Two,
                    (true, false) => Outcome::Critical,
                    (false, true) => Outcome::Seki,
                    (false, false) => Outcome::One,
                }
            }
            _ if self.reducible(added, left).is_none() => Outcome::Two,
            _ if self.fixable(added, left).is_some() => Outcome::Critical,
            _ => Outcome::One,
        };
        self.known[place] = Some(outcome);
        outcome
    }

    /// A liberty with which the prisoner becomes one eye.
    fn reducible(&mut self, added: Liberty, left: Liberty) -> Option<Liberty> {
        bits(left).find(|liberty| self.value(added | liberty, left & !liberty) == Outcome::One)
    }

    /// A liberty that the owner can fill to live.
    fn fixable(&mut self, added: Liberty, left: Liberty) -> Option<Liberty> {
        bits(left).find(|liberty| {
            matches!(self.value(added, left & !liberty), Outcome::Two | Outcome::Seki)
        })
    }
}

/// The single bits of a set.
fn bits(set: Liberty) -> impl Iterator<Item = Liberty> {
    (0..Liberty::BITS).map(|bit| 1 << bit).filter(move |bit| set & bit != 0)
}
