//! Shapes and figures as parts of boards.

use std::fmt;

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_exact::{Local, NotLocal};
use pass_alive_eyes::Part;

use crate::plain::Plain;

/// Rows of letters: `O` the wall, `o` a stone of the owner that can be lost, `x` a prisoner, `.`
/// a playable point, `X` an attacker's stone that stays, `,` an empty point outside, `e` an eye
/// of the wall, `=` an eye of the attackers, `:` a playable point open to the attackers.
#[derive(Debug, Clone)]
pub(crate) struct Rows(pub(crate) Vec<Vec<char>>);

impl Rows {
    pub(crate) fn new(rows: &[impl AsRef<str>]) -> Self {
        Self(rows.iter().map(|row| row.as_ref().chars().collect()).collect())
    }

    /// The points with one of the letters, in reading order.
    pub(crate) fn at(&self, letters: &str) -> Vec<Point> {
        let all = (0..).map(Point::new).zip(self.0.iter().flatten());
        all.filter(|(_, letter)| letters.contains(**letter)).map(|(point, _)| point).collect()
    }

    /// The board with the wall in white.
    pub(crate) fn board(&self) -> (Grid, Board) {
        let grid = Grid::new(self.0[0].len() as u32, self.0.len() as u32).expect("a size");
        let mut board = Board::new(grid);
        self.at("Oo").into_iter().for_each(|point| board.set(point, Some(Color::White)));
        self.at("Xx").into_iter().for_each(|point| board.set(point, Some(Color::Black)));
        (grid, board)
    }

    /// The part that is played out.
    pub(crate) fn local(&self) -> Result<Local, NotLocal> {
        Local::new(&self.board().1, Color::White, &self.at("O"), &self.playable())
    }

    /// The points of the region inside.
    pub(crate) fn inside(&self) -> Vec<Point> {
        self.at("x.")
    }

    /// The points on which both sides play.
    pub(crate) fn playable(&self) -> Vec<Point> {
        self.at("ox.:")
    }

    /// The blocks of the wall, in reading order.
    pub(crate) fn wall(&self) -> Vec<Vec<Point>> {
        let (_, board) = self.board();
        let mut blocks: Vec<Vec<Point>> = Vec::new();
        for stone in self.at("O") {
            if !blocks.iter().any(|block| block.contains(&stone)) {
                blocks.push(board.block_at(stone));
            }
        }
        blocks
    }

    /// The same with `kept` as the wall: the other stones of the wall can be lost.
    pub(crate) fn with_wall(&self, kept: &[Point]) -> Self {
        let mut rows = self.clone();
        for (point, letter) in (0..).map(Point::new).zip(rows.0.iter_mut().flatten()) {
            if *letter == 'O' && !kept.contains(&point) {
                *letter = 'o';
            }
        }
        rows
    }

    /// The first in alphabetical order of the eight ways to turn and mirror the board.
    pub(crate) fn canonical(&self) -> Self {
        let mut turned = self.0.clone();
        let mut all = Vec::new();
        for _ in 0..4 {
            let column = |x: usize| turned.iter().rev().map(|row| row[x]).collect();
            turned = (0..turned[0].len()).map(column).collect();
            all.push(turned.clone());
            all.push(turned.iter().rev().cloned().collect());
        }
        Self(all.into_iter().min().expect("eight ways"))
    }

    /// The same for the search with the static analysis at its leaves.
    pub(crate) fn part(&self) -> Part {
        Part { wall: self.at("O"), playable: self.at("ox.") }
    }

    /// The same for plain search.
    pub(crate) fn plain(&self) -> Plain {
        Plain {
            board: self.board().1,
            wall: self.at("O"),
            playable: self.playable(),
            outside: self.at(",e"),
        }
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|row| writeln!(f, "{}", row.iter().collect::<String>()))
    }
}

/// Where a shape stands on its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Centre,
    /// With its uppermost cells on the edge.
    Edge,
    /// With its uppermost and its leftmost cells on the edges.
    Corner,
}

impl Place {
    pub(crate) const ALL: [Place; 3] = [Place::Centre, Place::Edge, Place::Corner];
}

/// A board on which the empty `cells` are walled in on all sides and diagonally, among enemies.
pub(crate) fn walled(cells: &[(u32, u32)], place: Place) -> Rows {
    let (left, top) = match place {
        Place::Centre => (3, 3),
        Place::Edge => (3, 0),
        Place::Corner => (0, 0),
    };
    let width = cells.iter().map(|cell| cell.0).max().expect("a cell") + left + 4;
    let height = cells.iter().map(|cell| cell.1).max().expect("a cell") + top + 4;
    let at = |column: u32, row: u32| {
        let near = |reach: u32| {
            cells
                .iter()
                .any(|&(x, y)| (x + left).abs_diff(column).max((y + top).abs_diff(row)) <= reach)
        };
        match (near(0), near(1)) {
            (true, _) => '.',
            (_, true) => 'O',
            _ => 'X',
        }
    };
    Rows((0..height).map(|row| (0..width).map(|column| at(column, row)).collect()).collect())
}

impl Rows {
    /// More rows below with two eyes for the enemies, and as many outside liberties as can be
    /// made of the `spaces` asked for, each a point of the enemies next to the wall.
    pub(crate) fn on_a_whole_board(mut self, spaces: &[usize]) -> Self {
        let width = self.0[0].len();
        self.0.push(vec!['X'; width]);
        self.0.push((0..width).map(|x| if x == 0 || x == 2 { '=' } else { 'X' }).collect());
        let last = self.0.len() - 2;
        let near = |rows: &Vec<Vec<char>>, x: usize, y: usize| {
            let beside = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
            beside.map(|(x, y)| rows.get(y).and_then(|row| row.get(x)).copied().unwrap_or(' '))
        };
        for &space in spaces {
            let places: Vec<_> = (0..last)
                .flat_map(|y| (0..width).map(move |x| (x, y)))
                .filter(|&(x, y)| self.0[y][x] == 'X')
                .filter(|&(x, y)| {
                    let beside = near(&self.0, x, y);
                    beside.contains(&'O') && !beside.iter().any(|letter| ".ox,".contains(*letter))
                })
                .collect();
            if let Some(&(x, y)) = places.get(space % places.len().max(1)) {
                self.0[y][x] = ',';
            }
        }
        self
    }

    /// The columns and rows of the playable points or, if `letters` are given, of the points with
    /// such a letter that are next to none of them, but diagonal to one.
    pub(crate) fn places(&self, letters: &[char]) -> Vec<(usize, usize)> {
        let at = |x: usize, y: usize| self.0.get(y).and_then(|row| row.get(x)).copied();
        let is_playable = |x: usize, y: usize| at(x, y).is_some_and(|c| "ox.".contains(c));
        let fits = |&(x, y): &(usize, usize)| {
            let near = |dx: usize, dy: usize| {
                is_playable((x + dx).wrapping_sub(1), (y + dy).wrapping_sub(1))
            };
            let beside = near(0, 1) || near(1, 0) || near(1, 2) || near(2, 1);
            let diagonal = near(0, 0) || near(0, 2) || near(2, 0) || near(2, 2);
            match letters {
                [] => is_playable(x, y),
                _ => !beside && diagonal && at(x, y).is_some_and(|c| letters.contains(&c)),
            }
        };
        let (width, height) = (self.0[0].len(), self.0.len());
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        all.filter(fits).collect()
    }

    /// Whether the attacker can fill all outside liberties at any time, as the exact solver has it: not in
    /// a corner that the wall has to itself.
    pub(crate) fn outside_is_open(&self) -> bool {
        let (_, board) = self.board();
        self.plain().outside.into_iter().all(|point| {
            let mut around = board.topology().neighbors(point).iter();
            around.any(|&next| board.get(next) == Some(Color::Black))
        })
    }

    /// Whether all attacker's stones that stay are one block.
    pub(crate) fn enemies_are_one(&self) -> bool {
        let (_, board) = self.board();
        let stones = self.at("X");
        stones.first().is_some_and(|&first| {
            let block = board.block_at(first);
            stones.iter().all(|stone| block.contains(stone))
        })
    }
}
