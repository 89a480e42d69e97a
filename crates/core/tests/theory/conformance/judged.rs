//! A [`Judge`] answers as the set says, one by one and for many boards at once.

use std::collections::BTreeMap;

use pass_alive::{Boards, ByColor, Coding, Color, Grid, Judge, Mask};

use super::file::{BOTH, Entry};
use super::flawed::verdict;
use super::set::set;
use pass_alive_learn::Bits;

/// The points that are `true`.
fn points(mask: impl IntoIterator<Item = bool>) -> Bits {
    mask.into_iter().zip(0..).fold(0, |points, (is_in, point)| points | Bits::from(is_in) << point)
}

#[test]
fn a_judge_answers_as_the_set_says() {
    let mut judge = Judge::new();
    for entry in set() {
        let plane = entry.plane();
        let board = plane.board();
        for (suicide, color) in BOTH.into_iter().flat_map(|s| Color::BOTH.map(|c| (s, c))) {
            let expected = verdict(&plane, color, suicide, None);
            let judged = judge.decide_color(&board, color, suicide).expect("liberties");
            let alive = points(board.points().map(|point| judged.is_alive(point)));
            assert_eq!(alive, expected.alive, "{} {color} {suicide}", entry.id);
            assert_eq!(judged.held_count() as u32, expected.held.count_ones(), "{}", entry.id);
        }
    }
}

#[test]
fn many_boards_at_once_are_judged_as_the_set_says() {
    let mut of_grid: BTreeMap<(u32, u32), Vec<Entry>> = BTreeMap::new();
    for entry in set() {
        let plane = entry.plane();
        of_grid.entry((plane.columns, plane.rows)).or_default().push(entry);
    }
    let mut judge = Judge::new();
    for ((columns, rows), entries) in of_grid {
        let byte = |stone| match stone {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
        let boards = entries.iter().map(|entry| entry.plane().board());
        let stones: Vec<u8> = boards
            .flat_map(|board| board.stones().iter().copied().map(byte).collect::<Vec<_>>())
            .collect();
        let grid = Grid::new(columns, rows).expect("a size");
        for suicide in BOTH {
            let boards = Boards::new(grid, &stones, Coding::Unsigned).expect("whole boards");
            let mut masks: [Vec<bool>; 4] = [const { Vec::new() }; 4];
            masks.iter_mut().for_each(|mask| mask.resize(stones.len(), false));
            let [black_alive, black_held, white_alive, white_held] = &mut masks;
            let into = ByColor {
                black: Mask { alive: black_alive, held: black_held },
                white: Mask { alive: white_alive, held: white_held },
            };
            judge.mark_each(boards, suicide, into).expect("liberties");
            for (number, entry) in entries.iter().enumerate() {
                let of = |mask: &Vec<bool>| {
                    points(mask[number * grid.len()..][..grid.len()].iter().copied())
                };
                let [black, white] =
                    Color::BOTH.map(|color| verdict(&entry.plane(), color, suicide, None));
                let expected = [black.alive, black.held, white.alive, white.held];
                assert_eq!(masks.each_ref().map(of), expected, "{} {suicide}", entry.id);
            }
        }
    }
}
