//! Turning a board, exchanging the colours, and moving what is away from the edge change nothing.

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::{Choices, Eyes, Group, LookAhead};
use proptest::prelude::*;

use crate::placed::turned;

/// A group by its points, without names and order.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Summary {
    stones: Vec<Point>,
    interior: Vec<Point>,
    prisoners: Vec<Point>,
    /// The points and the final levels of the eye points.
    levels: Vec<(Point, Option<&'static str>)>,
    /// The points, the type and the value of each region.
    regions: Vec<(Vec<Point>, &'static str, Option<String>)>,
    value: Option<String>,
    status: &'static str,
    save: Vec<Point>,
    kill: Vec<Point>,
}

/// The groups of `color`, with each point taken to another by `at`.
fn groups(grid: Grid, board: &Board, color: Color, at: &dyn Fn(Point) -> Point) -> Vec<Summary> {
    let eyes = Eyes::new(grid, board, color, &Choices::default(), LookAhead::Exact);
    let groups = eyes.expect("every block has a liberty").groups;
    let mut summaries: Vec<_> = groups.iter().map(|group| summary(group, at)).collect();
    summaries.sort();
    summaries
}

fn summary(group: &Group, at: &dyn Fn(Point) -> Point) -> Summary {
    let moved = |points: &[Point]| sorted(points.iter().map(|&point| at(point)));
    let text = |value: &pass_alive_eyes::Value| value.to_string();
    Summary {
        stones: moved(&group.stones()),
        interior: moved(&group.interior),
        prisoners: sorted(group.prisoners.iter().map(|&(point, _)| at(point))),
        levels: sorted(
            group
                .points
                .iter()
                .map(|point| (at(point.at), point.last.map(pass_alive_eyes::Level::as_str))),
        ),
        regions: sorted(group.regions.iter().map(|region| {
            (moved(&region.points), region.kind.as_str(), region.value.as_ref().map(text))
        })),
        value: group.value.as_ref().map(text),
        status: group.status.as_str(),
        save: moved(&group.save),
        kill: moved(&group.kill),
    }
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort();
    items
}

/// Boards with more stones than empty points, as they are where eyes matter; blocks without
/// liberties are taken off.
fn boards() -> impl Strategy<Value = (Grid, Board)> {
    (3u32..9, 3u32..9).prop_flat_map(|(columns, rows)| {
        let grid = Grid::new(columns, rows).expect("a size");
        let stone = prop_oneof![
            4 => Just(None),
            4 => Just(Some(Color::Black)),
            3 => Just(Some(Color::White)),
        ];
        proptest::collection::vec(stone, grid.len()).prop_map(move |stones| {
            let mut board = Board::new(grid);
            for (point, stone) in board.points().zip(stones) {
                board.set(point, stone);
            }
            while let Some(block) = board.block_without_liberties() {
                block.iter().for_each(|&point| board.set(point, None));
            }
            (grid, board)
        })
    })
}

/// The groups of Black, and those of the turned board, turned back.
fn turned_groups(grid: Grid, board: &Board, way: u32) -> (Vec<Summary>, Vec<Summary>) {
    let image = |point: Point| turned(grid, way, point);
    let other_grid = image(Point::new(0)).0;
    let mut other = Board::new(other_grid);
    let mut back = vec![Point::default(); board.len()];
    for point in board.points() {
        other.set(image(point).1, board.get(point));
        back[image(point).1.index()] = point;
    }
    let here = groups(grid, board, Color::Black, &|point| point);
    (here, groups(other_grid, &other, Color::Black, &|point| back[point.index()]))
}

/// Of regions that depend on each other two choices are equally good at first sight; a move breaks up
/// a group whose two largest blocks are equally large; a result rests on a repetition; the first move
/// captures in a ko; a point outside is beside stones of the owner that stay; the limit is nearly reached.
#[test]
fn ties_are_decided_alike_on_a_turned_board() {
    for rows in [
        ".OX./O.XX/X.OX/.OOO/..X./XX.X/XO../X...",
        ".X...X/.XXX../.OO.O./....XX/.XXXO./OOX..O/.X.OO.",
        "O.X.O.../.OX.O.../O.XXO.../OX.O..../XXXO..../XXXO....",
        "XX.O./XX.XO/X.XO.",
        ".X.X/XX../.XO./...X/OO../..XO/O.XO",
        ".O.O/.X../O.X./..X./O..X",
    ] {
        let board = Board::from_rows(rows).expect("a board");
        let grid = board.grid().expect("a grid");
        for way in 1..8 {
            let (here, there) = turned_groups(grid, &board, way);
            assert_eq!(here, there, "{rows}, way {way}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn the_eight_symmetries_commute_with_the_analysis((grid, board) in boards()) {
        for way in 1..8 {
            let (here, there) = turned_groups(grid, &board, way);
            prop_assert_eq!(&here, &there, "way {}", way);
        }
    }

    #[test]
    fn exchanging_the_colors_exchanges_the_groups((grid, board) in boards()) {
        let mut swapped = board.clone();
        for point in board.points() {
            swapped.set(point, board.get(point).map(Color::other));
        }
        for color in Color::BOTH {
            let here = groups(grid, &board, color, &|point| point);
            prop_assert_eq!(here, groups(grid, &swapped, color.other(), &|point| point));
        }
    }

    /// The board lies somewhere on a larger one that is otherwise empty.
    #[test]
    fn away_from_the_edge_the_place_does_not_matter(
        (grid, board) in boards(),
        left in 0u32..4,
        top in 0u32..4,
    ) {
        let margin = 4;
        let size = |side: u32| side + 2 * margin + 3;
        let large = Grid::new(size(grid.columns()), size(grid.rows())).expect("a size");
        let place = |left: u32, top: u32| {
            let mut placed = Board::new(large);
            let nowhere = Point::new(u32::MAX);
            let mut back = vec![nowhere; large.len()];
            for point in board.points() {
                let (column, row) = grid.coordinates(point);
                let at = large.point(column + margin + left, row + margin + top).expect("a point");
                placed.set(at, board.get(point));
                back[at.index()] = point;
            }
            // The empty points around get numbers beyond the board, the same ones at each place.
            for (at, point) in large.points().zip(&mut back) {
                if *point == nowhere {
                    let (column, row) = large.coordinates(at);
                    let (column, row) = (column + 8 - left, row + 8 - top);
                    *point = Point::new(1000 + row * 100 + column);
                }
            }
            groups(large, &placed, Color::White, &|point| back[point.index()])
        };
        prop_assert_eq!(place(0, 0), place(left.min(3), top.min(3)));
    }
}
