//! Who holds each point, as the owner of the eyes sees it.

use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point};

use crate::area::Site;
use crate::level::Level;

/// The state of a point (Chen and Chen 1999, "Eye-points").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Hold {
    /// A stone of the owner.
    Own,
    /// An enemy stone that is not a prisoner.
    Enemy,
    /// An enemy stone that is thought dead.
    Prisoner,
    /// Empty, and controlled by the owner.
    Controlled,
    /// Empty, and open to the attacker.
    Open,
}

/// The state of every point of a board.
#[derive(Debug, Clone)]
pub(crate) struct Holds {
    pub(crate) grid: Grid,
    pub(crate) owner: Color,
    pub(crate) of_point: Vec<Hold>,
}

impl Holds {
    pub(crate) fn at(&self, point: Point) -> Hold {
        self.of_point[point.index()]
    }

    /// The four points diagonal to `point`; `None` off the board.
    pub(crate) fn diagonals(&self, point: Point) -> [Option<Point>; 4] {
        let (column, row) = self.grid.coordinates(point);
        let at = |column: u32, row: u32| self.grid.point(column, row);
        let (left, up) = (column.wrapping_sub(1), row.wrapping_sub(1));
        [at(left, up), at(column + 1, up), at(left, row + 1), at(column + 1, row + 1)]
    }

    /// The diagonal index of `point`, doubled: 0 to 8 (Chen and Chen 1999, "Eye-points").
    pub(crate) fn doubled_index(&self, point: Point) -> u8 {
        self.index_if(point, |hold| hold)
    }

    /// The level of `point`.
    pub(crate) fn level(&self, point: Point) -> Level {
        self.level_of(point, self.doubled_index(point))
    }

    /// The level of `point` once the attacker has a stone on every open diagonal point.
    pub(crate) fn lowest_level(&self, point: Point) -> Level {
        let taken = |hold| if hold == Hold::Open { Hold::Enemy } else { hold };
        self.level_of(point, self.index_if(point, taken))
    }

    fn index_if(&self, point: Point, change: impl Fn(Hold) -> Hold) -> u8 {
        let count = |diagonal: Option<Point>| match diagonal.map(|point| change(self.at(point))) {
            None | Some(Hold::Own | Hold::Prisoner | Hold::Controlled) => 2,
            Some(Hold::Open) => 1,
            Some(Hold::Enemy) => 0,
        };
        self.diagonals(point).into_iter().map(count).sum()
    }

    fn level_of(&self, point: Point, doubled_index: u8) -> Level {
        let (column, row) = self.grid.coordinates(point);
        let first_line = column == 0
            || row == 0
            || column + 1 == self.grid.columns()
            || row + 1 == self.grid.rows();
        Level::of_index(doubled_index, first_line)
    }

    /// The points of a region as the rules are given them. The prisoner blocks of the region are
    /// numbered by `board`.
    pub(crate) fn sites(&self, board: &Board, points: &[Point], open: Option<Point>) -> Vec<Site> {
        let mut prisoners = Vec::new();
        points
            .iter()
            .map(|&point| Site {
                point,
                doubled_index: self.doubled_index(point),
                level: if open == Some(point) { Level::False } else { self.level(point) },
                prisoner: (self.at(point) == Hold::Prisoner)
                    .then(|| number(board, point, &mut prisoners)),
                open_diagonals: self
                    .diagonals(point)
                    .into_iter()
                    .flatten()
                    .filter(|&diagonal| self.at(diagonal) == Hold::Open)
                    .collect(),
            })
            .collect()
    }
}

/// The number of the block on `point` among those met so far.
fn number(board: &Board, point: Point, blocks: &mut Vec<Vec<Point>>) -> u32 {
    let known = blocks.iter().position(|block| block.contains(&point));
    known.unwrap_or_else(|| {
        blocks.push(board.block_at(point));
        blocks.len() - 1
    }) as u32
}
