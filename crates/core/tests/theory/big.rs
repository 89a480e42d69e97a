//! Boards of any size: random ones, and those whose blocks fall one by one.

use pass_alive::{Board, Color, Grid, Point, Space};

/// Random stones, every second black and every fourth white, so that each has a liberty.
pub(crate) fn random_board(space: impl Into<Space>, seed: u32) -> Board {
    let space = space.into();
    let mut board = Board::new(space);
    // Each other point is next to one of these, except at the sides, where points are left empty
    // instead. In a plane they are a knight's move apart.
    let spread = if space.layers() == 1 { 5 } else { 7 };
    let kept_empty = |point: Point| {
        let (column, row, layer) = space.coordinates(point);
        (column + 2 * row + 3 * layer) % spread == 0
    };
    // A linear congruential generator, of which the first bits are good.
    let mut random = seed;
    for point in space.points() {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let stone = match random >> 30 {
            0 => None,
            1 => Some(Color::White),
            _ => Some(Color::Black),
        };
        let mut neighbors = board.topology().neighbors(point).iter();
        if !kept_empty(point) && neighbors.any(|&q| kept_empty(q)) {
            board.set(point, stone);
        }
    }
    board
}

/// Crosses of five black stones in one long chain that winds over the whole grid, each
/// sharing a one-point joiner with the one before and the one after. The last has nothing
/// else and falls in round 1, the one before it in round 2, and so on to the first, which
/// has an eye.
///
/// ```text
/// . X . X . . . X . . .
/// . X X X X . X X X . .
/// . . . X . X . X . X .     the last four rows of three
/// . . . . X X X . X X X     crosses are cut off here
/// ```
///
/// Returns the board and the number of crosses. The grid must have at least 12 columns and
/// 5 rows.
pub(crate) fn falling_chain(grid: Grid) -> (Board, u32) {
    let mut board = Board::new(grid);
    let mut put = |column: u32, row: u32| {
        board.set(grid.point(column, row).expect("a point"), Some(Color::Black));
    };
    for (column, row) in [(1, 0), (1, 1)] {
        put(column, row);
    }
    let centers = centers(grid);
    for &(column, row) in &centers {
        let cross = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)];
        cross.iter().for_each(|(right, down)| put(column + right - 1, row + down - 1));
    }
    (board, Point::new(centers.len() as u32).number())
}

/// Bands of five rows with one between, walked to the right and to the left in turn, up
/// and down in each, with one cross more to turn around at the end of a band.
fn centers(grid: Grid) -> Vec<(u32, u32)> {
    let crosses = (grid.columns() - 8) / 4 * 2;
    let bands = (grid.rows() + 1) / 6;
    let column = |cross: u32| 3 + 2 * cross;
    let mut centers = Vec::new();
    for band in 0..bands {
        let top = 6 * band + 1;
        for step in 0..crosses {
            let cross = if band % 2 == 0 { step } else { crosses - 1 - step };
            centers.push((column(cross), top + step % 2 * 2));
        }
        if band + 1 < bands {
            centers.push((if band % 2 == 0 { column(crosses) } else { 1 }, top + 4));
        }
    }
    centers
}
