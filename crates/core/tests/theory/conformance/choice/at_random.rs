//! Boards with stones at random.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use pass_alive::{Color, Grid, Suicide, Topology};

use super::super::file::{BOTH, caught};
use super::super::flawed::verdict;
use super::super::mistake::Spoils;
use super::Chosen;
use super::candidates::SIZES;
use crate::boards::picture;
use crate::random::Random;
use pass_alive_learn::Plane;

impl Chosen {
    /// Boards without life, which every program gets right, and living ones that most get right.
    pub(super) fn add_plain(&mut self) {
        const BY_HAND: [&[&str]; 10] = [
            &["."],
            &["....."],
            &[".", ".", "."],
            &["....", "....", "...."],
            &[".......", ".......", ".......", ".......", ".......", ".......", "......."],
            &["X."],
            &["...", ".O.", "..."],
            &[".....", "..X..", ".....", "...O.", "....."],
            &["OO.", "O.O", ".OO"],
            &["..X..", "..X..", "..X..", "..X..", "..X.."],
        ];
        for rows in BY_HAND {
            let (grid, board) = picture(rows);
            self.add("plain", &Plane::of(grid, &board), "By hand.".to_owned());
        }
        let mut random = Random::new(7);
        let mut found = [BTreeSet::new(), BTreeSet::new()];
        for _ in 0..4000 {
            let (columns, rows) = SIZES[random.below(12) as usize];
            let grid = Grid::new(columns, rows).expect("a size");
            let plane = Plane::of(grid, &random.board(&Arc::new(Topology::from(grid))));
            let alive = verdict(&plane, Color::Black, Suicide::Forbidden, None).alive;
            let caught = BOTH.into_iter().flat_map(|suicide| caught(&plane, suicide));
            let caught = caught.filter(|mistake| mistake.spoils() == Spoils::Alive).count();
            let stones = (plane.black | plane.white).count_ones();
            // The fullest boards of those that show the fewest mistakes.
            found[usize::from(alive != 0)].insert((caught, Reverse(stones), plane));
        }
        for found in found {
            for (_, _, plane) in found.into_iter().take(10) {
                self.add("plain", &plane, "At random, with few mistakes to show.".to_owned());
            }
        }
    }

    /// Boards at random on which blocks fall in many rounds.
    pub(super) fn add_crowded(&mut self) {
        let mut random = Random::new(8);
        let mut found = BTreeSet::new();
        for (columns, rows) in [(6, 6), (5, 7), (7, 6), (7, 7)] {
            let grid = Grid::new(columns, rows).expect("a size");
            let topology = Arc::new(Topology::from(grid));
            for _ in 0..20_000 {
                let plane = Plane::of(grid, &random.board(&topology));
                let rounds = |color| verdict(&plane, color, Suicide::Forbidden, None).falls.len();
                let rounds = Color::BOTH.map(rounds).into_iter().max();
                if rounds.is_some_and(|rounds| rounds < 10) {
                    found.insert((rounds, plane));
                }
                if found.len() > 30 {
                    found.pop_first();
                }
            }
        }
        for (_, plane) in found.into_iter().rev() {
            self.add("crowded", &plane, "At random, with many rounds.".to_owned());
        }
    }
}
