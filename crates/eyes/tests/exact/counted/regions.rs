//! All regions of a kind, each walled in on a board in the centre.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pass_alive::{Color, Point};
use pass_alive_eyes::{Choices, Eyes, LookAhead, Region, Shape};

use super::solver::Solver;
use crate::placed::{Place, Rows, walled};

/// All pure regions of up to `points` points, with each choice of at most `defects` diagonal points
/// of the wall that are a living enemy stone or open to the enemy. No liberties outside.
pub(crate) fn with_defects(points: usize, defects: usize) -> Vec<Rows> {
    let shapes = (1..=points).flat_map(Shape::free);
    let all = shapes.flat_map(|shape| walls(&shape, defects));
    all.map(|rows| rows.on_a_whole_board(&[])).collect()
}

/// The walls around a shape with at most so many defects, the whole one first.
fn walls(shape: &Shape, defects: usize) -> Vec<Rows> {
    let mut walls = Vec::new();
    let perfect = walled(shape.cells(), Place::Centre);
    let diagonals = perfect.places(&['O']);
    for choice in 0..3usize.pow(diagonals.len() as u32) {
        let letters = (0..diagonals.len()).map(|place| choice / 3usize.pow(place as u32) % 3);
        if letters.clone().filter(|&letter| letter != 0).count() > defects {
            continue;
        }
        let mut rows = perfect.clone();
        for (&(x, y), letter) in diagonals.iter().zip(letters) {
            rows.0[y][x] = ['O', 'X', ':'][letter];
        }
        walls.push(rows);
    }
    walls
}

/// All regions of up to `points` points with a whole wall, two liberties outside, and prisoners
/// that have a liberty each.
pub(crate) fn with_prisoners(points: usize) -> Vec<Rows> {
    let shapes = (1..=points).flat_map(Shape::free);
    shapes.flat_map(|shape| filled(walled(shape.cells(), Place::Centre))).collect()
}

/// The same with one or more defects of the wall, as in [`with_defects`], which leave every block of it a
/// liberty that counts.
pub(crate) fn with_prisoners_and_defects(points: usize, defects: usize) -> Vec<Rows> {
    let shapes = (1..=points).flat_map(Shape::free);
    let all = shapes.flat_map(|shape| walls(&shape, defects).split_off(1)).flat_map(filled);
    let breathes =
        |rows: &Rows| rows.wall().iter().all(|block| rows.with_wall(block).local().is_ok());
    all.filter(breathes).collect()
}

/// A region inside a wall with each set of prisoners, and two liberties outside.
fn filled(wall: Rows) -> Vec<Rows> {
    let mut boards = Vec::new();
    let empty = wall.on_a_whole_board(&[0, 2]);
    let inside = empty.places(&[]);
    for set in 1..1 << inside.len() {
        let mut rows = empty.clone();
        for (place, &(x, y)) in inside.iter().enumerate() {
            if set >> place & 1 == 1 {
                rows.0[y][x] = 'x';
            }
        }
        if rows.board().1.block_without_liberties().is_none() {
            boards.push(rows);
        }
    }
    boards
}

/// Who says which stones are prisoners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Prisoners {
    /// The caller does.
    Told,
    /// The analysis finds them.
    Found,
}

/// The region inside as the whole analysis sees it, without looking ahead, and whether a downgrading rule
/// fired in it; `None` if it sees another.
fn seen(rows: &Rows, prisoners: Prisoners) -> Option<(Region, bool)> {
    let (grid, board) = rows.board();
    let inside = rows.inside();
    let is_told = |&point: &Point| prisoners == Prisoners::Told && board.get(point).is_some();
    let choices =
        Choices { dead: inside.iter().copied().filter(is_told).collect(), ..Choices::default() };
    let eyes = Eyes::new(grid, &board, Color::White, &choices, LookAhead::Skip).expect("liberties");
    let mut points = eyes.groups.iter().flat_map(|group| &group.points);
    let is_downgraded = points.any(|point| inside.contains(&point.at) && !point.rules.is_empty());
    let mut regions = eyes.groups.into_iter().flat_map(|group| group.regions);
    Some((regions.find(|region| region.points == inside)?, is_downgraded))
}

/// The region inside, with the stones in it as prisoners.
pub(crate) fn analysed(rows: &Rows) -> Region {
    seen(rows, Prisoners::Told).unwrap_or_else(|| panic!("no region\n{rows}")).0
}

/// On how many regions the rules agree with the exact solver, and where they do not.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) right: u32,
    pub(crate) silent: u32,
    /// Where a downgrading rule fired: how many agree, of how many with a value.
    pub(crate) downgraded: [u32; 2],
    /// Where the analysis sees another region, or none.
    pub(crate) unseen: u32,
    /// By what the rules say and what is exact.
    pub(crate) wrong: BTreeMap<([u8; 2], [u8; 2]), u32>,
    /// The boards where it depends on which of several equally large blocks of the wall must not be
    /// captured, with `true` for those that count as right.
    pub(crate) tied: Vec<(String, bool)>,
}

/// Each thread may need a gigabyte.
const MOST_THREADS: usize = 4;

impl Count {
    pub(crate) fn of(regions: &[Rows], counts: impl Fn(&Region) -> bool + Sync) -> Self {
        Self::with(regions, Prisoners::Told, counts)
    }

    /// The same with prisoners that are told or found; which regions count is asked with those told.
    pub(crate) fn with(
        regions: &[Rows],
        prisoners: Prisoners,
        counts: impl Fn(&Region) -> bool + Sync,
    ) -> Self {
        let (solver, next) = (Solver::default(), AtomicUsize::new(0));
        let some = || {
            let mut count = Self::default();
            while let Some(rows) = regions.get(next.fetch_add(1, Ordering::Relaxed)) {
                if !counts(&analysed(rows)) {
                    continue;
                }
                match seen(rows, prisoners) {
                    Some((region, is_downgraded)) => {
                        count.add(&region, is_downgraded, rows, &solver);
                    }
                    None => count.unseen += 1,
                }
            }
            count
        };
        let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
        let mut all = Self::default();
        thread::scope(|scope| {
            let parts: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
            parts.into_iter().for_each(|part| all.join(part.join().expect("no panic")));
        });
        all
    }

    fn add(&mut self, region: &Region, is_downgraded: bool, rows: &Rows, solver: &Solver) {
        let Some(value) = &region.value else {
            self.silent += 1;
            return;
        };
        let ruled = match region.seki {
            true => [2, 2],
            false => [value.owner_first(), value.attacker_first()],
        };
        let exact = solver.eyes(rows);
        let is_right = exact[0] == ruled;
        if is_downgraded {
            self.downgraded[0] += u32::from(is_right);
            self.downgraded[1] += 1;
        }
        if is_right {
            self.right += 1;
        } else {
            *self.wrong.entry((ruled, exact[0])).or_default() += 1;
        }
        if exact.iter().any(|&eyes| (eyes == ruled) != is_right) {
            self.tied.push((rows.to_string(), is_right));
        }
    }

    fn join(&mut self, other: Self) {
        self.right += other.right;
        self.silent += other.silent;
        self.unseen += other.unseen;
        (0..2).for_each(|place| self.downgraded[place] += other.downgraded[place]);
        for (values, count) in other.wrong {
            *self.wrong.entry(values).or_default() += count;
        }
        self.tied.extend(other.tied);
    }

    /// Prints the count, and returns the number of regions that agree, of those with a value, and
    /// of the others.
    pub(crate) fn print(&self, what: &str) -> [u32; 3] {
        let valued = self.right + self.wrong.values().sum::<u32>();
        println!("{what}: {} of {valued}, {} need look-ahead", self.right, self.silent);
        let [right, all] = self.downgraded;
        println!(
            "  a downgrading rule fired: {right} of {all}; another region seen: {}",
            self.unseen
        );
        for (([a, b], [c, d]), count) in &self.wrong {
            println!("  rules {a}, {b}, exact {c}, {d}: {count}");
        }
        for (rows, is_right) in &self.tied {
            let counted = if *is_right { "right" } else { "wrong" };
            println!("  {counted}, but not with another of the largest blocks kept:\n{rows}");
        }
        [self.right, valued, self.silent]
    }
}
