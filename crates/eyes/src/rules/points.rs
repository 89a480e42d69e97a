//! The points of a region while rules lower them.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::area::{Area, Site};
use crate::level::Level;
use crate::rules::Ruling;
use crate::shape::{Corner, Shape};
use crate::trace::Event;
use crate::value::Value;

/// The points of an [`Area`] with their present levels. An index is a place in `area.sites`.
pub(super) struct Points<'a> {
    pub(super) area: &'a Area<'a>,
    /// `None` if the point is no eye point any more.
    levels: Vec<Option<Level>>,
}

impl<'a> Points<'a> {
    pub(super) fn new(area: &'a Area<'a>) -> Self {
        let level = |site: &Site| {
            Some(if area.open == Some(site.point) { Level::False } else { site.level })
        };
        Self { area, levels: area.sites.iter().map(level).collect() }
    }

    pub(super) fn all(&self) -> core::ops::Range<usize> {
        0..self.levels.len()
    }

    pub(super) fn prisoners(&self) -> impl Iterator<Item = usize> + use<'a> {
        let sites = self.area.sites;
        (0..sites.len()).filter(|&index| sites[index].prisoner.is_some())
    }

    pub(super) fn level(&self, index: usize) -> Option<Level> {
        self.levels[index]
    }

    pub(super) fn point(&self, index: usize) -> Point {
        self.area.sites[index].point
    }

    pub(super) fn is_prisoner(&self, index: usize) -> bool {
        self.area.sites[index].prisoner.is_some()
    }

    /// The points of the region next to one of them.
    pub(super) fn neighbors(&self, index: usize) -> impl Iterator<Item = usize> + use<'a> {
        let sites = self.area.sites;
        let next = self.area.board.topology().neighbors(sites[index].point).iter();
        next.filter_map(|next| sites.binary_search_by_key(next, |site| site.point).ok())
    }

    pub(super) fn empty_neighbors(&self, index: usize) -> impl Iterator<Item = usize> + use<'a> {
        let sites = self.area.sites;
        self.neighbors(index).filter(|&next| sites[next].prisoner.is_none())
    }

    pub(super) fn prisoner_neighbors(&self, index: usize) -> impl Iterator<Item = usize> + use<'a> {
        let sites = self.area.sites;
        self.neighbors(index).filter(|&next| sites[next].prisoner.is_some())
    }

    /// The points, empty or prisoners as asked, with the level.
    pub(super) fn with(&self, level: Level, prisoner: bool) -> Vec<usize> {
        let fits = |&index: &usize| {
            self.levels[index] == Some(level) && self.is_prisoner(index) == prisoner
        };
        self.all().filter(fits).collect()
    }

    /// All points with the level, in reading order.
    pub(super) fn at_level(&self, level: Level) -> Vec<Point> {
        let fits = |&index: &usize| self.levels[index] == Some(level);
        self.all().filter(fits).map(|index| self.point(index)).collect()
    }

    /// Gives a point another level, by a downgrading rule. Nothing happens if it has it already.
    pub(super) fn lower(
        &mut self,
        index: usize,
        to: Option<Level>,
        (rule, by): (u8, usize),
        events: &mut Vec<Event>,
    ) {
        if let Some(from) = self.levels[index]
            && to != Some(from)
        {
            let (at, by) = (self.point(index), self.point(by));
            events.push(Event::Downgraded { rule, at, by, from, to });
            self.levels[index] = to;
        }
    }

    /// The value of some points by Table 3 and its exceptions in the corner; `None` if they are
    /// not connected.
    pub(super) fn table(&self, points: Vec<Point>, events: &mut Vec<Event>) -> Option<Value> {
        let shape = Shape::of_points(self.area.grid, &points)?;
        // Empty points of the region that do not count are liberties like those outside.
        let empty = self.area.sites.iter().filter(|site| site.prisoner.is_none());
        let beside = empty.filter(|site| points.binary_search(&site.point).is_err()).count();
        let outside = self.area.outside_liberties.saturating_add(beside as u32);
        let corner = Corner::of(self.area.grid, &points, outside).is_some();
        let value = if corner { Value::one_and_a_half() } else { shape.value() };
        let exterior = shape.exterior();
        events.push(Event::Table { points, exterior, value: value.clone(), corner });
        Some(value)
    }

    /// Unless the region is closed, or open beside a single empty point, the rules say nothing.
    pub(super) fn too_open(&self) -> Option<Ruling> {
        let open = self.area.open?;
        let index = self.area.sites.iter().position(|site| site.point == open)?;
        (self.empty_neighbors(index).count() > 1).then_some(Ruling::UNKNOWN)
    }
}
