//! Exact values of regions whose wall can be lost in part, each found once for all symmetries.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Mutex;

use pass_alive::Point;
use pass_alive_exact::{Limits, Local, solve};
use pass_alive_eyes::Side;

use crate::placed::Rows;

/// The lines of [`Rows::on_a_whole_board`] below, which have nothing to do with the wall.
const BELOW: usize = 2;

#[derive(Debug, Default)]
pub(crate) struct Solver {
    known: Mutex<HashMap<Vec<Vec<char>>, [u8; 2]>>,
}

impl Solver {
    /// The exact eyes for the owner and for the attacker moving first, every ko against the owner. The
    /// largest block of the wall must not be captured, the others can be lost. If several are equally
    /// large, there is an answer for each of them.
    pub(crate) fn eyes(&self, rows: &Rows) -> Vec<[u8; 2]> {
        let blocks = largest_first(rows);
        let whole = self.solved(rows);
        // Where no block can be captured, it does not matter whether it could be lost.
        if blocks.len() == 1 || whole == [2, 2] {
            return vec![whole];
        }
        let largest = blocks.iter().take_while(|block| block.len() == blocks[0].len());
        largest.map(|block| self.solved(&rows.with_wall(block))).collect()
    }

    fn solved(&self, rows: &Rows) -> [u8; 2] {
        let rows = Rows(rows.0[..rows.0.len() - BELOW].to_vec()).canonical();
        if let Some(&known) = self.known.lock().expect("no panic").get(&rows.0) {
            return known;
        }
        let limits = Limits { points: Local::MAX_POINTS, arrangements: 20_000_000, bytes: 1 << 30 };
        let local = rows.local().expect("a part of a board");
        let solution = solve(&local, limits).expect("within the limits");
        let eyes = Side::BOTH.map(|first| solution.eyes(first));
        self.known.lock().expect("no panic").insert(rows.0, eyes);
        eyes
    }
}

/// The blocks of the wall, the largest first, and those that are equally large in reading order.
fn largest_first(rows: &Rows) -> Vec<Vec<Point>> {
    let mut blocks = rows.wall();
    blocks.sort_by_key(|block| Reverse(block.len()));
    blocks
}
