//! Ends of games, whole or in part.

use std::fs;

use pass_alive::Color;
use pass_alive_learn::{Bits, Plane, Random};
use pass_alive_notation as notation;

/// The positions at the end of a game, on a square board.
pub(super) struct End {
    side: u32,
    /// Black's and White's stones, in rows of `side`.
    stones: Vec<Vec<Option<Color>>>,
}

/// The last third of each game of `tests/games`.
pub(super) fn ends() -> Vec<End> {
    let of_size = |side: u32| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games/selfplay");
        let text = fs::read_to_string(format!("{folder}{side}.sgf")).expect("games");
        let games: Vec<End> = notation::read(&text)
            .map(|record| {
                let record = record.expect("a game");
                let positions = record.positions(0);
                let all: Vec<_> = positions.map(|it| it.board.stones().to_vec()).collect();
                let stones = all[all.len() * 2 / 3..].to_vec();
                End { side, stones }
            })
            .collect();
        games
    };
    [9, 13, 19].into_iter().flat_map(of_size).collect()
}

impl End {
    /// A part of a position with these sides, or of the whole side if that is less; of either colour.
    pub(super) fn part(&self, (columns, rows): (u32, u32), random: &mut Random) -> Plane {
        let (columns, rows) = (columns.min(self.side), rows.min(self.side));
        let stones = &self.stones[random.below(self.stones.len() as u32) as usize];
        // At an edge half of the time, beside which most groups live.
        let mut offset = |length: u32| match random.below(4) {
            0 => 0,
            1 => self.side - length,
            _ => random.below(self.side - length + 1),
        };
        let (left, top) = (offset(columns), offset(rows));
        let set = |color| {
            let points = (0..columns * rows).filter(|point| {
                let (column, row) = (point % columns + left, point / columns + top);
                stones[(row * self.side + column) as usize] == Some(color)
            });
            points.fold(0, |all: Bits, point| all | 1 << point)
        };
        let [black, white] = Color::BOTH.map(set);
        let plane = Plane { black, white, ..Plane::empty(columns, rows) };
        if random.once_in(2) { plane } else { plane.with_colors_exchanged() }
    }
}
