//! All regions of a kind, each walled in on a board in the centre.

use std::collections::BTreeMap;

use pass_alive::{Color, Point};
use pass_alive_eyes::exact::{Limits, Local, solve};
use pass_alive_eyes::{Choices, Eyes, LookAhead, Region, Shape, Side};

use crate::placed::{Place, Rows, walled};

/// All pure regions of up to `points` points, with each choice of at most `defects` diagonal points
/// of the wall that are a living enemy stone or open to the enemy. No liberties outside.
pub(crate) fn with_defects(points: usize, defects: usize) -> Vec<Rows> {
    let mut boards = Vec::new();
    for shape in (1..=points).flat_map(Shape::free) {
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
            boards.push(rows.on_a_whole_board(&[]));
        }
    }
    boards
}

/// All regions of up to `points` points with a whole wall, two liberties outside, and prisoners
/// that have a liberty each.
pub(crate) fn with_prisoners(points: usize) -> Vec<Rows> {
    let mut boards = Vec::new();
    for shape in (1..=points).flat_map(Shape::free) {
        let empty = walled(shape.cells(), Place::Centre).on_a_whole_board(&[0, 2]);
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
    }
    boards
}

/// The region inside as the whole analysis sees it, without looking ahead.
pub(crate) fn analysed(rows: &Rows) -> Region {
    let (grid, board) = rows.board();
    let inside = rows.inside();
    let dead = inside.iter().copied().filter(|&point| board.get(point).is_some()).collect();
    let choices = Choices { dead, ..Choices::default() };
    let eyes = Eyes::new(grid, &board, Color::White, &choices, LookAhead::Skip).expect("liberties");
    let mut regions = eyes.groups.into_iter().flat_map(|group| group.regions);
    regions.find(|region| region.points == inside).unwrap_or_else(|| panic!("no region\n{rows}"))
}

/// The exact eyes for the owner and for the attacker moving first, every ko against the owner. The
/// largest block of the wall must not be captured; the others can be lost.
pub(crate) fn exact(rows: &Rows) -> [u8; 2] {
    let board = rows.board().1;
    let limits = Limits { points: Local::MOST_POINTS, arrangements: 20_000_000, bytes: 1 << 30 };
    let solved = |wall: &[Point], playable: &[Point]| {
        let local = Local::new(&board, Color::White, wall, playable).expect("a part of a board");
        let solution = solve(&local, limits).expect("within the limits");
        Side::BOTH.map(|first| solution.eyes(first))
    };
    let blocks = rows.wall();
    // Where no block can be captured, it does not matter whether it could be lost.
    let whole = solved(&blocks.concat(), &rows.playable());
    if blocks.len() == 1 || whole == [2, 2] {
        return whole;
    }
    solved(&blocks[0], &[rows.playable(), blocks[1..].concat()].concat())
}

/// On how many regions the rules agree with the exact solver, and where they do not.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) right: u32,
    pub(crate) silent: u32,
    /// By what the rules say and what is exact.
    pub(crate) wrong: BTreeMap<([u8; 2], [u8; 2]), u32>,
}

impl Count {
    pub(crate) fn of(regions: &[Rows], counts: impl Fn(&Region) -> bool) -> Self {
        let mut count = Self::default();
        for rows in regions {
            let region = analysed(rows);
            if counts(&region) {
                count.add(&region, rows);
            }
        }
        count
    }

    fn add(&mut self, region: &Region, rows: &Rows) {
        let Some(value) = &region.value else {
            self.silent += 1;
            return;
        };
        let ruled = match region.seki {
            true => [2, 2],
            false => [value.owner_first(), value.attacker_first()],
        };
        let exact = exact(rows);
        if exact == ruled {
            self.right += 1;
        } else {
            *self.wrong.entry((ruled, exact)).or_default() += 1;
        }
    }

    /// Prints the count, and returns the number of regions that agree, of those with a value, and
    /// of the others.
    pub(crate) fn print(&self, what: &str) -> [u32; 3] {
        let valued = self.right + self.wrong.values().sum::<u32>();
        println!("{what}: {} of {valued}, {} need look-ahead", self.right, self.silent);
        for (([a, b], [c, d]), count) in &self.wrong {
            println!("  rules {a}, {b}, exact {c}, {d}: {count}");
        }
        [self.right, valued, self.silent]
    }
}
