//! The star points of grids.

use alloc::vec::Vec;
use pass_alive::Grid;

use crate::layout::SPACING;
use crate::mark::Place;

/// The star points: the corners from 8 lines on, the middle of odd boards from 5 lines
/// on, but of 9 lines at most together with corners; the sides from 17 lines on.
pub(crate) fn stars(grid: Grid) -> Vec<Place> {
    // For each side: the lines with stars, and which of them is the middle.
    let side = |count: u32| {
        let middle = count / 2;
        match count {
            0..5 => vec![],
            5 | 7 => vec![middle],
            6 => vec![],
            8 | 10 => vec![2, count - 3],
            9 | 11 => vec![2, middle, count - 3],
            12.. if count.is_multiple_of(2) => vec![3, count - 4],
            12.. => vec![3, middle, count - 4],
        }
    };
    let (columns, rows) = (side(grid.columns()), side(grid.rows()));
    // Below 17 lines a star in the middle of one side only belongs to no convention.
    let sides = grid.columns().min(grid.rows()) >= 17;
    let mut stars = Vec::new();
    for &row in &rows {
        for &column in &columns {
            let between = (2 * column + 1 == grid.columns()) != (2 * row + 1 == grid.rows());
            if sides || !between || columns.len() == 1 || rows.len() == 1 {
                stars.push((column as i32 * SPACING, row as i32 * SPACING));
            }
        }
    }
    stars
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::borrow::ToOwned;
    use alloc::string::String;

    fn named_stars(columns: u32, rows: u32) -> Vec<String> {
        let grid = Grid::new(columns, rows).expect("a size");
        let point = |(x, y): Place| {
            grid.point((x / SPACING) as u32, (y / SPACING) as u32).expect("a point")
        };
        stars(grid).into_iter().map(|star| grid.name(point(star))).collect()
    }

    #[test]
    fn star_points_are_where_players_expect_them() {
        let count = |n| named_stars(n, n).len();
        assert_eq!([1, 2, 3, 4, 6].map(count), [0; 5]);
        assert_eq!([5, 7].map(count), [1, 1]);
        assert_eq!([8, 10, 12, 14, 16].map(count), [4; 5]);
        assert_eq!([9, 11, 13, 15].map(count), [5; 4]);
        assert_eq!([17, 19, 21].map(count), [9; 3]);
        assert_eq!(named_stars(9, 9), ["C7", "G7", "E5", "C3", "G3"]);
        assert_eq!(named_stars(13, 13), ["D10", "K10", "G7", "D4", "K4"]);
        assert_eq!(named_stars(5, 5), ["C3"]);
        assert!(named_stars(19, 19).contains(&"K4".to_owned()));
    }
}
