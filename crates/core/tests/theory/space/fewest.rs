//! The fewest stones that live in a corner, on an edge, on a face and in the middle, without white ones.
//!
//! A block that is alive has two vital regions, and all points around them hold stones. The search takes
//! every such pair and completes the blocks in every way: one that is not healthy with two of the
//! regions grows by a stone on a liberty, or keeps its liberties empty and has another region among them.
//! With larger regions, or two further apart, there would be more stones than are allowed.

use std::collections::BTreeSet;

use pass_alive::{Point, Topology};

use super::cuboid;

/// The points of the largest regions.
const LARGEST: usize = 4;
/// The steps between the first points of two regions.
const FURTHEST: u32 = 8;
/// The steps from the first region to a wall that it is near.
const NEAR: u32 = 4;
/// The steps from the first region to all other walls.
const FAR: u32 = 11;

#[derive(Clone, Copy, PartialEq)]
enum Cell {
    Open,
    Stone,
    /// Stays empty.
    Free,
}

struct Region {
    points: BTreeSet<Point>,
    /// The points next to them.
    around: Vec<Point>,
}

struct Search<'a> {
    topology: &'a Topology,
    cells: Vec<Cell>,
    stones: Vec<Point>,
    regions: Vec<BTreeSet<Point>>,
    most: usize,
}

fn around(topology: &Topology, set: &BTreeSet<Point>) -> BTreeSet<Point> {
    let around = set.iter().flat_map(|&point| topology.neighbors(point)).copied();
    around.filter(|point| !set.contains(point)).collect()
}

/// All connected sets of up to [`LARGEST`] points that contain `first` and otherwise allowed points.
fn regions(topology: &Topology, first: Point, allowed: impl Fn(Point) -> bool) -> Vec<Region> {
    let mut sets = BTreeSet::from([BTreeSet::from([first])]);
    let mut largest = sets.clone();
    for _ in 1..LARGEST {
        let grown = |set: &BTreeSet<Point>| {
            let next = around(topology, set).into_iter().filter(|&point| allowed(point));
            next.map(|point| set.iter().copied().chain([point]).collect()).collect::<Vec<_>>()
        };
        largest = largest.iter().flat_map(grown).collect();
        sets.extend(largest.iter().cloned());
    }
    let region =
        |points| Region { around: around(topology, &points).into_iter().collect(), points };
    sets.into_iter().map(region).collect()
}

impl<'a> Search<'a> {
    fn new(topology: &'a Topology, most: usize) -> Self {
        let cells = vec![Cell::Open; topology.len()];
        Self { topology, cells, stones: Vec::new(), regions: Vec::new(), most }
    }

    fn cell(&self, point: Point) -> Cell {
        self.cells[point.index()]
    }

    fn set(&mut self, point: Point, cell: Cell) {
        self.cells[point.index()] = cell;
    }

    fn block(&self, stone: Point) -> BTreeSet<Point> {
        let mut block = BTreeSet::from([stone]);
        let mut found = vec![stone];
        while let Some(point) = found.pop() {
            for &next in self.topology.neighbors(point) {
                if self.cell(next) == Cell::Stone && block.insert(next) {
                    found.push(next);
                }
            }
        }
        block
    }

    /// Runs `then` with another region, unless that is impossible or takes too many stones.
    fn with_region(&mut self, region: &Region, then: impl FnOnce(&mut Self) -> bool) -> bool {
        let Region { points, around } = region;
        let added: Vec<Point> =
            around.iter().copied().filter(|&point| self.cell(point) == Cell::Open).collect();
        if self.stones.len() + added.len() > self.most
            || around.iter().any(|&point| self.cell(point) == Cell::Free)
            || points.iter().any(|&point| self.cell(point) == Cell::Stone)
        {
            return false;
        }
        let before: Vec<(Point, Cell)> = points.iter().map(|&p| (p, self.cell(p))).collect();
        points.iter().for_each(|&point| self.set(point, Cell::Free));
        added.iter().for_each(|&point| self.set(point, Cell::Stone));
        self.stones.extend(&added);
        self.regions.push(points.clone());
        let found = then(self);
        self.regions.pop();
        self.stones.truncate(self.stones.len() - added.len());
        added.iter().for_each(|&point| self.set(point, Cell::Open));
        before.into_iter().for_each(|(point, cell)| self.set(point, cell));
        found
    }

    /// The liberties of each block that is not healthy with two of the regions.
    fn unfinished(&self) -> Vec<BTreeSet<Point>> {
        let mut seen = BTreeSet::new();
        let mut unfinished = Vec::new();
        for &stone in &self.stones {
            if !seen.contains(&stone) {
                let block = self.block(stone);
                let liberties = around(self.topology, &block);
                if self.regions.iter().filter(|region| region.is_subset(&liberties)).count() < 2 {
                    unfinished.push(liberties);
                }
                seen.extend(block);
            }
        }
        unfinished
    }

    /// Returns `true` if the stones can be completed to blocks that all live.
    fn can_live(&mut self) -> bool {
        let unfinished = self.unfinished();
        let open = |liberties: &BTreeSet<Point>| -> Vec<Point> {
            liberties.iter().copied().filter(|&point| self.cell(point) == Cell::Open).collect()
        };
        let Some(liberties) = unfinished.iter().min_by_key(|liberties| open(liberties).len())
        else {
            return true;
        };
        let open = open(liberties);
        // One stone connects at most six blocks.
        let mut found = self.stones.len() + unfinished.len().div_ceil(6) <= self.most
            && open.iter().any(|&point| {
                self.set(point, Cell::Stone);
                self.stones.push(point);
                let found = self.can_live();
                self.stones.pop();
                self.set(point, Cell::Free);
                found
            });
        found = found
            || liberties.iter().any(|&first| {
                self.regions.iter().all(|region| !region.contains(&first))
                    && regions(self.topology, first, |point| liberties.contains(&point))
                        .iter()
                        .any(|region| self.with_region(region, Self::can_live))
            });
        open.iter().for_each(|&point| self.set(point, Cell::Open));
        found
    }
}

/// Returns `true` if so many stones can live near as many walls.
fn live(walls: usize, most: usize) -> bool {
    let side = |direction| FAR + 1 + if direction < walls { NEAR } else { FAR };
    let space = cuboid(side(0), side(1), side(2));
    let place = |point| -> [u32; 3] { space.coordinates(point).into() };
    let is_first = |&point: &Point| {
        (0..3).all(|direction| {
            let at = place(point)[direction];
            if direction < walls { at <= NEAR } else { at == FAR }
        })
    };
    let apart = |a: Point, b: Point| -> u32 {
        (0..3).map(|direction| place(a)[direction].abs_diff(place(b)[direction])).sum()
    };
    let topology = Topology::from(space);
    let points = space.points();
    let firsts: Vec<Point> = points.clone().filter(is_first).collect();
    // The regions by their first points.
    let from: Vec<Vec<Region>> = points
        .clone()
        .map(|point| {
            let is_near = firsts.iter().any(|&first| apart(first, point) <= FURTHEST);
            if is_near { regions(&topology, point, |other| other > point) } else { Vec::new() }
        })
        .collect();
    let mut search = Search::new(&topology, most);
    firsts.iter().any(|&first| {
        let near = points.clone().filter(|&point| apart(first, point) <= FURTHEST);
        let near: Vec<&Region> = near.flat_map(|point| &from[point.index()]).collect();
        from[first.index()].iter().any(|one| {
            search.with_region(one, |search| {
                near.iter().any(|other| {
                    other.points.is_disjoint(&one.points)
                        && search.with_region(other, Search::can_live)
                })
            })
        })
    })
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_fewest_stones_live_in_a_corner_on_an_edge_on_a_face_and_in_the_middle() {
    for (walls, fewest) in [(3, 9), (2, 11), (1, 13), (0, 16)] {
        assert!(live(walls, fewest), "{fewest} stones near {walls} walls");
        assert!(!live(walls, fewest - 1), "fewer than {fewest} stones near {walls} walls");
    }
}
