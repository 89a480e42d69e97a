//! Regions drawn as text.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point};

use crate::area::{Area, Kind, Site};
use crate::level::Level;
use crate::rules::{Ruling, rule};
use crate::trace::Event;

/// A drawn region: `O` stones of the owner, `X` living enemy stones, `x` prisoners, `.` the empty
/// points of the region, `*` the one that is open, `,` empty points open to the attacker.
pub(super) struct Drawn {
    pub(super) grid: Grid,
    pub(super) board: Board,
    pub(super) marks: Vec<u8>,
    pub(super) outside_liberties: u32,
}

impl Drawn {
    pub(super) fn new(picture: &str) -> Self {
        let rows: Vec<&str> = picture.split_whitespace().collect();
        let grid = Grid::new(rows[0].len() as u32, rows.len() as u32).expect("a size");
        let marks: Vec<u8> = rows.concat().into_bytes();
        assert_eq!(marks.len(), grid.len(), "rows of equal length");
        let mut board = Board::new(grid);
        for (&mark, point) in marks.iter().zip(0..) {
            board.set(
                Point::new(point),
                match mark {
                    b'O' => Some(Color::White),
                    b'X' | b'x' => Some(Color::Black),
                    _ => None,
                },
            );
        }
        Self { grid, board, marks, outside_liberties: 2 }
    }

    fn site(&self, board: &Board, point: Point, blocks: &mut BTreeMap<Point, u32>) -> Site {
        let (column, row) = self.grid.coordinates(point);
        let (left, up) = (column.wrapping_sub(1), row.wrapping_sub(1));
        let corners = [(left, up), (column + 1, up), (left, row + 1), (column + 1, row + 1)];
        let diagonals = corners.map(|(column, row)| self.grid.point(column, row));
        let mark = |diagonal: &Point| match self.marks[diagonal.index()] {
            b',' if board.get(*diagonal).is_none() => b',',
            b'X' => b'X',
            _ => b'O',
        };
        let doubled_index = diagonals
            .iter()
            .map(|diagonal| match diagonal.as_ref().map(mark) {
                Some(b',') => 1,
                Some(b'X') => 0,
                _ => 2,
            })
            .sum();
        let open = diagonals.into_iter().flatten().filter(|diagonal| mark(diagonal) == b',');
        let first = board.block_at(point).into_iter().min();
        let known = blocks.len() as u32;
        Site {
            point,
            doubled_index,
            level: Level::of_index(doubled_index, diagonals.contains(&None)),
            prisoner: first.map(|first| *blocks.entry(first).or_insert(known)),
            open_diagonals: open.collect(),
        }
    }

    /// The regions into which the points fall, each with its ruling. Mixed regions are followed for
    /// up to `moves` moves.
    pub(super) fn rule(&self, board: &Board, moves: u32, events: &mut Vec<Event>) -> Vec<Ruling> {
        self.rule_within(board, &self.all(), moves, events)
    }

    fn rule_within(
        &self,
        board: &Board,
        points: &[Point],
        moves: u32,
        events: &mut Vec<Event>,
    ) -> Vec<Ruling> {
        self.regions(board, points, |area| {
            let points: Vec<Point> = area.sites.iter().map(|site| site.point).collect();
            let mut after = |board: &Board| match moves.checked_sub(1) {
                Some(moves) => self.rule_within(board, &points, moves, &mut Vec::new()),
                None => Vec::new(),
            };
            rule(area, area.kind(), &mut after, events)
        })
    }

    /// The type of the first region.
    pub(super) fn kind(&self) -> Kind {
        self.regions(&self.board, &self.all(), |area| area.kind())[0]
    }

    /// The points of all regions.
    pub(super) fn all(&self) -> Vec<Point> {
        let marked = self.marks.iter().zip(self.board.points());
        marked.filter(|(mark, _)| b".x*".contains(mark)).map(|(_, point)| point).collect()
    }

    /// The result of `each` for each of the regions into which `points` fall.
    pub(super) fn regions<T>(
        &self,
        board: &Board,
        points: &[Point],
        mut each: impl FnMut(&Area<'_>) -> T,
    ) -> Vec<T> {
        let inside =
            |point: Point| points.contains(&point) && board.get(point) != Some(Color::White);
        let mut found: Vec<Point> = Vec::new();
        let mut results = Vec::new();
        for &first in points {
            if !inside(first) || found.contains(&first) {
                continue;
            }
            let mut points = Vec::from([first]);
            let mut next = 0;
            while next < points.len() {
                for &neighbor in board.topology().neighbors(points[next]) {
                    if inside(neighbor) && !points.contains(&neighbor) {
                        points.push(neighbor);
                    }
                }
                next += 1;
            }
            points.sort_unstable();
            found.extend(&points);
            let mut blocks = BTreeMap::new();
            let sites: Vec<Site> =
                points.iter().map(|&point| self.site(board, point, &mut blocks)).collect();
            let area = Area {
                grid: self.grid,
                board,
                owner: Color::White,
                sites: &sites,
                open: points.iter().copied().find(|&point| self.marks[point.index()] == b'*'),
                outside_liberties: self.outside_liberties,
            };
            results.push(each(&area));
        }
        results
    }
}
