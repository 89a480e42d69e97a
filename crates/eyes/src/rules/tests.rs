//! The rules on the regions of the paper's figures, and on boards beside them.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Board, Color, Grid, Point};

use crate::area::{Area, Site};
use crate::level::Level;
use crate::rules::{Ruling, rule};
use crate::trace::{Adjustment, Event};

/// A drawn region: `O` stones of the owner, `X` living enemy stones, `x` prisoners, `.` the empty
/// points of the region, `*` the one that is open, `,` empty points open to the attacker.
struct Drawn {
    grid: Grid,
    board: Board,
    marks: Vec<u8>,
}

impl Drawn {
    fn new(picture: &str) -> Self {
        let rows: Vec<&str> = picture.split_whitespace().collect();
        let grid = Grid::new(rows[0].len() as u32, rows.len() as u32).expect("a size");
        let marks: Vec<u8> = rows.concat().into_bytes();
        assert_eq!(marks.len(), grid.len(), "rows of equal length");
        let mut board = Board::new(grid.topology());
        for (&mark, point) in marks.iter().zip(0..) {
            board.set(
                point,
                match mark {
                    b'O' => Some(Color::White),
                    b'X' | b'x' => Some(Color::Black),
                    _ => None,
                },
            );
        }
        Self { grid, board, marks }
    }

    fn site(&self, board: &Board, point: Point, blocks: &mut BTreeMap<Point, u32>) -> Site {
        let (column, row) = self.grid.coordinates(point);
        let (left, up) = (column.wrapping_sub(1), row.wrapping_sub(1));
        let corners = [(left, up), (column + 1, up), (left, row + 1), (column + 1, row + 1)];
        let diagonals = corners.map(|(column, row)| self.grid.point(column, row));
        let mark = |diagonal: &Point| match self.marks[*diagonal as usize] {
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

    /// The regions into which the points fall, each with its ruling.
    fn rule(&self, board: &Board, events: &mut Vec<Event>) -> Vec<Ruling> {
        let inside = |point: Point| {
            matches!(self.marks[point as usize], b'.' | b'x' | b'*')
                && board.get(point) != Some(Color::White)
        };
        let mut found: Vec<Point> = Vec::new();
        let mut rulings = Vec::new();
        for first in 0..board.len() as Point {
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
                open: points.iter().copied().find(|&point| self.marks[point as usize] == b'*'),
                outside_liberties: 2,
            };
            let mut after = |board: &Board| self.rule(board, &mut Vec::new());
            rulings.push(rule(&area, area.kind(), &mut after, events));
        }
        rulings
    }
}

fn word(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Value(value) => value.to_string(),
        Ruling::Seki => "seki".into(),
        Ruling::LookAhead { bound: None } => "look ahead".into(),
        Ruling::LookAhead { bound: Some(bound) } => alloc::format!("at most {bound}"),
    }
}

/// Checks the rulings on all regions of the picture, in reading order, and returns the events.
#[track_caller]
fn check(picture: &str, expected: &[&str]) -> Vec<Event> {
    let drawn = Drawn::new(picture);
    let mut events = Vec::new();
    let rulings: Vec<String> = drawn.rule(&drawn.board, &mut events).iter().map(word).collect();
    assert_eq!(rulings, expected, "{picture} {events:#?}");
    events
}

fn adjustments(events: &[Event]) -> Vec<Adjustment> {
    let why = |event: &Event| match event {
        Event::Adjusted { why, .. } => Some(*why),
        _ => None,
    };
    events.iter().filter_map(why).collect()
}

/// The numbers of the downgrading rules in the order in which they fired.
fn rules(events: &[Event]) -> Vec<u8> {
    let rule = |event: &Event| match event {
        Event::Downgraded { rule, .. } => Some(*rule),
        _ => None,
    };
    events.iter().filter_map(rule).collect()
}

#[test]
fn pure_regions_of_figures() {
    // 9: limited to what full and half points give together.
    let events = check("XOOOOOX,, XO...OXX, XO....OX,", &["{2|1}"]);
    assert_eq!(rules(&events), [1]);
    let events = check("XOOOOOX,, XOO..OXX, XO....OX,", &["{2|1}"]);
    assert_eq!(adjustments(&events), [Adjustment::Cap]);
    // 10 and 11: a half point beside a square of four.
    let events = check(",XXXOOOOX ,XXOO..OX ,XO....OX", &["{2|1}"]);
    assert_eq!(adjustments(&events), [Adjustment::SquareFour]);
    check("XXXXX,,,, XOOOX,,,, XO.OOXX,, XO..OOXX, XO....OX,", &["2"]);
    // 12, and with the stone on the diagonal point missing.
    check("XXOOOOOX XO....OX", &["1"]);
    check("X,OOOOOX XO....OX", &["{2|1}"]);
    // 13, 14 and 15: points that become false lower others in turn.
    check("XXOOOX XO..OX", &["{1|0}"]);
    check("XXOOOXX XO...OX", &["0"]);
    let events = check("XXOOOXX XXO.OXX XO...OX", &["{1|0}"]);
    assert_eq!(rules(&events), [1, 1, 1]);
    // 18: two regions.
    check("XOOOXXXXX XO.OOOOXX XO..O..OX", &["{2|1}", "{1|0}"]);
}

#[test]
fn figure_8_with_one_stone_missing_is_open_at_one_point() {
    let with = check("XXOOOOOOOXX XO.......OX", &["{2|1}"]);
    assert_eq!(rules(&with).len(), 2);
    let without = check("XXOOOOOOOXX XO.......*X", &["{2|1}"]);
    assert_eq!(rules(&without).len(), 2);
}

#[test]
fn a_region_open_beside_several_points_needs_look_ahead() {
    // 16 and 17.
    check("XOOOOOX XO.*.OX XOOXOOX", &["look ahead"]);
    check("XOOOOOX XO...OX XX*..OX", &["look ahead"]);
}

#[test]
fn full_points_apart_need_look_ahead_with_a_bound() {
    let events = check("OOOOOOO O.....O OOO.OOO XXXOXXX", &["at most 2"]);
    assert!(matches!(events.last(), Some(Event::Table { points, .. }) if points.len() == 5));
}

#[test]
fn semi_pure_regions_of_figures() {
    // 20: a false prisoner makes its liberty false.
    let events = check("XXOOOOOOX ,Ox....OX", &["1"]);
    assert_eq!(rules(&events), [3, 1]);
    // 21: the liberty of a full prisoner is not lowered.
    let events = check("XXOOOXX XXOxOOX XO...OX", &["{2|1}"]);
    assert_eq!(rules(&events), [2]);
    // 22: a half prisoner.
    let events = check("X,OOOOOX ,Ox...OX", &["{2|1}"]);
    assert_eq!(adjustments(&events), [Adjustment::HalfPrisoner]);
    // 23: a corridor between false prisoners.
    let events = check("XXOOOOOOXX ,Ox....xO,", &["1"]);
    assert_eq!(adjustments(&events), [Adjustment::Corridor]);
    check("XXOOOOXX ,Ox..xO,", &["0"]);
}

#[test]
fn a_vital_point_forbidden_to_the_attacker_gives_two_eyes() {
    let events = check(",,,,, OOOOO Ox.xO OOOOO", &["2"]);
    assert_eq!(adjustments(&events), [Adjustment::Forbidden]);
    check(",,,,, OOOOO Ox..O OOOOO", &["{2|1}"]);
}

#[test]
fn the_corner_makes_exceptions() {
    let drawn = "O,,,, OOOO, ...OO .OO.O";
    let bent = "OOO,, .OOO, ...O, OOOO,";
    check(drawn, &["2", "1"]);
    check(bent, &["2"]);
}

#[test]
fn prisoner_regions_of_figures() {
    check("XXXXXXX XOOOOOX XOxxxOX XOxx.OX", &["1"]); // 24
    check("X,XOOOOOOOX ,OOxxxxx.OX", &["1"]); // 25
    check("XXXOOOOX XOOO.xO, XO.xxxOX", &["{2|1}"]); // 26
    check("XOOOOOOOX XO.xxx.OX", &["seki"]); // 27
    let events = check("XOOOOOX XOxxxOX XO...OX", &["{2|1}"]); // 28
    assert!(events.iter().any(|event| matches!(event, Event::Reducible { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::Fixable { .. })));
    check("X,OOOOOOX ,Oxxxx.OX", &["{2|1}"]); // 29
    check("XXXOOOXXX X,OO.OO,X ,OxxxxxO,", &["{{2|1}|1}"]); // 30
}

#[test]
fn a_straight_three_with_a_liberty_at_one_end_and_two_at_the_side_can_be_fixed_by_seki() {
    check("OOOOOOO OOxxx.O OO..OOO OOOOOOO", &["{2|1}"]);
}

#[test]
fn mixed_regions() {
    // One point divides the row of four, and the attacker can take it.
    let events = check(",,,,,, OOOOOO O..x.O", &["{2|1}"]);
    assert!(events.iter().any(|event| matches!(event, Event::Separating { forbidden: false, .. })));
    // A row of five is divided on either side of the prisoner.
    check(",,,,,,, OOOOOOO O..x..O", &["2"]);
    check(",,,,,,, OOOOOOO OxO.OxO O.xxx.O", &["2"]);
    check(",,,,,, OOOOOO Ox.x.O", &["{2|1}"]);
}
