//! The parts into which a region falls when a point is taken out of it.

use crate::id::Point;
use crate::topology::Topology;
use alloc::vec::Vec;

/// The memory of floods from several sources at the same time.
#[derive(Debug, Clone, Default)]
pub(super) struct Flood {
    /// For each point the last flood that reached it, by number, and its source.
    reached: Vec<(u32, u32)>,
    number: u32,
    sources: Vec<Source>,
    /// The number of sources in use.
    used: usize,
}

#[derive(Debug, Clone, Default)]
struct Source {
    /// The source itself, or one that its flood has met.
    met: u32,
    found: Vec<Point>,
    /// The number of points found whose neighbours have been visited.
    done: usize,
}

impl Flood {
    pub(super) fn new(points: usize) -> Self {
        Self { reached: vec![(0, 0); points], ..Self::default() }
    }

    /// Finds the parts into which a connected set falls when `gap` has been taken out of it.
    /// Calls `part` for all but one, whose points are not all visited. `is_in` is true for the
    /// points of the set without the gap.
    ///
    /// The floods take turns, a step each, so the work is in proportion to the smaller parts.
    /// Most gaps make no parts: then the floods around the gap meet in the first step.
    pub(super) fn parts(
        &mut self,
        topology: &Topology,
        gap: Point,
        is_in: impl Fn(Point) -> bool,
        mut part: impl FnMut(&[Point]),
    ) {
        self.start(topology.neighbors(gap).iter().copied().filter(|&point| is_in(point)));
        let mut open = self.used;
        if open <= 1 {
            return;
        }
        for source in 0..self.used {
            open -= self.step(topology, source, &is_in);
        }
        while open > 1 {
            for source in 0..self.used {
                open -= self.step(topology, source, &is_in);
                if open <= 1 {
                    return;
                }
                if let Some(points) = self.take_if_found(source) {
                    part(&points);
                    open -= 1;
                }
            }
        }
    }

    fn start(&mut self, points: impl Iterator<Item = Point>) {
        self.number += 1;
        self.used = 0;
        for point in points {
            if self.used == self.sources.len() {
                self.sources.push(Source::default());
            }
            let source = &mut self.sources[self.used];
            source.met = self.used as u32;
            source.found.clear();
            source.found.push(point);
            source.done = 0;
            self.reached[point.index()] = (self.number, self.used as u32);
            self.used += 1;
        }
    }

    /// Visits the neighbours of one more point of the flood from `source`. Returns the number
    /// of other floods that it met.
    fn step(
        &mut self,
        topology: &Topology,
        source: usize,
        is_in: &impl Fn(Point) -> bool,
    ) -> usize {
        let Some(&point) = self.sources[source].found.get(self.sources[source].done) else {
            return 0;
        };
        self.sources[source].done += 1;
        let mut met = 0;
        for &q in topology.neighbors(point) {
            let (number, other) = self.reached[q.index()];
            if number == self.number {
                let (one, other) = (self.root(source), self.root(other as usize));
                if one != other {
                    self.sources[one].met = other as u32;
                    met += 1;
                }
            } else if is_in(q) {
                self.reached[q.index()] = (self.number, source as u32);
                self.sources[source].found.push(q);
            }
        }
        met
    }

    fn root(&self, mut source: usize) -> usize {
        while self.sources[source].met as usize != source {
            source = self.sources[source].met as usize;
        }
        source
    }

    /// Takes the points of the flood from `source` and of all that it has met, if there are
    /// no more to be found.
    fn take_if_found(&mut self, source: usize) -> Option<Vec<Point>> {
        let root = self.root(source);
        let mut points = Vec::new();
        for other in (0..self.used).filter(|&other| self.root(other) == root) {
            let Source { found, done, .. } = &self.sources[other];
            if *done < found.len() {
                return None;
            }
            points.extend_from_slice(found);
        }
        for other in 0..self.used {
            if self.root(other) == root {
                self.sources[other].found.clear();
            }
        }
        (!points.is_empty()).then_some(points)
    }
}
