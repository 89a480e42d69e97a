//! Patterns over the whole board.

use super::Chosen;
use crate::boards::picture;
use pass_alive_learn::Plane;

impl Chosen {
    /// Patterns over the whole board: many blocks, many regions, and long ones.
    pub(super) fn add_patterns(&mut self) {
        type Pattern = fn(u32, u32, u32) -> bool;
        const PATTERNS: [(&str, Pattern); 9] = [
            ("A checkerboard.", |column, row, _| (column + row) % 2 == 0),
            ("The other checkerboard.", |column, row, _| (column + row) % 2 == 1),
            ("A checkerboard of squares.", |column, row, _| (column / 2 + row / 2) % 2 == 0),
            ("Every second column.", |column, _, _| column % 2 == 1),
            ("A grid with an eye in each mesh.", |column, row, _| column % 2 == 1 || row % 2 == 1),
            ("A comb.", |column, row, last| column % 2 == 1 || row == last),
            ("Steps.", |column, row, _| (column + row) % 3 != 0),
            ("Bricks.", |column, row, _| row % 2 == 1 || (column + row) % 4 == 1),
            ("Rings.", |column, row, last| {
                column.min(row).min(last - column.min(last)).min(last - row) % 2 == 1
            }),
        ];
        const BY_HAND: [(&str, &[&str]); 4] = [
            (
                "A spiral that leaves one region.",
                &[
                    "XXXXXXXXX",
                    "........X",
                    "XXXXXXX.X",
                    "X.....X.X",
                    "X.XXX.X.X",
                    "X.X...X.X",
                    "X.XXXXX.X",
                    "X.......X",
                    "XXXXXXXXX",
                ],
            ),
            (
                "A spiral with two eyes at its end.",
                &[
                    "XXXXXXXXX",
                    "........X",
                    "XXXXXXX.X",
                    "X.....X.X",
                    "X.XXX.X.X",
                    "X.X.XXX.X",
                    "X.X.X.X.X",
                    "X.XXXXX.X",
                    "X.......X",
                ],
            ),
            (
                "A snake between two eyes.",
                &[
                    ".X.......",
                    "XX.XXXXX.",
                    "X..X...X.",
                    "X..X...X.",
                    "XXXX..XX.",
                    "......X..",
                    "..XXXXX..",
                    ".XX......",
                    ".X.X.....",
                ],
            ),
            (
                "Two colours, row by row.",
                &[
                    ".X.X.X.X.",
                    "XXXXXXXXX",
                    ".........",
                    "OOOOOOOOO",
                    ".O.O.O.O.",
                    "OOOOOOOOO",
                    ".........",
                    "XXXXXXXXX",
                    ".X.X.X.X.",
                ],
            ),
        ];
        for (columns, rows) in [(9, 9), (8, 9), (5, 5)] {
            for (note, pattern) in PATTERNS {
                let mut plane = Plane::empty(columns, rows);
                for point in 0..columns * rows {
                    let stone = pattern(point % columns, point / columns, rows - 1);
                    plane.black |= u128::from(stone) << point;
                }
                self.add("patterns", &plane, note.to_owned());
            }
        }
        for (note, rows) in BY_HAND {
            let (grid, board) = picture(rows);
            self.add("patterns", &Plane::of(grid, &board), note.to_owned());
        }
    }
}
