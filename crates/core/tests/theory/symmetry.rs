//! Symmetries: turning a board, mirroring it and exchanging the colours change nothing.

use pass_alive::{Analysis, Board, Color, Grid, Point, Round, Rules, Topology};
use proptest::prelude::*;

use crate::boards::{ALL_RULES, boards, round_of, stones_on};

/// For every point when its block or region leaves, and whether it is held.
pub(crate) fn by_point(
    board: &Board,
    color: Color,
    rules: Rules,
) -> Vec<(Option<Round>, Option<u32>, bool)> {
    let analysis = Analysis::new(board, color, rules).expect("every block has a liberty");
    let held: Vec<Point> = analysis.held().collect();
    board
        .points()
        .map(|point| {
            let block =
                analysis.block_at(point).map(|block| round_of(&analysis, block.cast_out_at()));
            let region =
                analysis.region_at(point).map(|region| round_of(&analysis, region.discarded_at()));
            // A survivor is never, and a point of no class is round u32::MAX.
            let left = block.or(region).unwrap_or(Some(Round::new(u32::MAX)));
            let cleared = analysis.region_at(point).and_then(|region| region.cleared_at());
            (left, cleared.map(|_| 1), held.contains(&point))
        })
        .collect()
}

/// The eight ways to turn and mirror a grid: the point that `point` goes to.
pub(crate) fn turned(grid: Grid, way: u32, point: Point) -> (Grid, Point) {
    let (mut column, mut row) = grid.coordinates(point);
    let (mut columns, mut rows) = (grid.columns(), grid.rows());
    if way & 1 != 0 {
        column = columns - 1 - column;
    }
    if way & 2 != 0 {
        row = rows - 1 - row;
    }
    if way & 4 != 0 {
        (column, row, columns, rows) = (row, column, rows, columns);
    }
    let grid = Grid::new(columns, rows).expect("the same sides");
    (grid, grid.point(column, row).expect("a point"))
}

fn grids() -> impl Strategy<Value = (Grid, Board)> {
    (1u32..10, 1u32..10).prop_flat_map(|(columns, rows)| {
        let grid = Grid::new(columns, rows).expect("a size");
        (Just(grid), stones_on(Topology::from(grid)))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn the_eight_symmetries_commute_with_the_analysis((grid, board) in grids()) {
        for rules in ALL_RULES {
            let here = by_point(&board, Color::Black, rules);
            for way in 1..8 {
                let mut other = Board::new(turned(grid, way, Point::new(0)).0);
                for point in board.points() {
                    other.set(turned(grid, way, point).1, board.get(point));
                }
                let there = by_point(&other, Color::Black, rules);
                for point in board.points() {
                    let image = turned(grid, way, point).1;
                    prop_assert_eq!(here[point.index()], there[image.index()]);
                }
            }
        }
    }

    #[test]
    fn swapping_the_colors_swaps_the_answers(board in boards()) {
        let mut swapped = board.clone();
        for point in board.points() {
            swapped.set(point, board.get(point).map(Color::other));
        }
        for rules in ALL_RULES {
            for color in Color::BOTH {
                prop_assert_eq!(by_point(&board, color, rules), by_point(&swapped, color.other(), rules));
            }
        }
    }
}
