//! The memory that batches take, counted by the allocator.
#![allow(clippy::unwrap_used)]

mod counting;

use pass_alive::{Boards, ByColor, Coding, Grid, Judge, Mask, Point, Suicide};

use counting::{allocated, alone};

#[test]
fn a_batch_allocates_nothing_for_a_board_after_the_first() {
    let _alone = alone();
    for side in [9, 19, 25] {
        let grid = Grid::new(side, side).unwrap();
        // Every second point is empty, so that each stone has a liberty.
        let stone = |point: usize| {
            let (column, row) = grid.coordinates(Point::new((point % grid.len()) as u32));
            [1, 0, 2, 0][((column + row) % 4) as usize]
        };
        let number = 1000;
        let stones: Vec<u8> = (0..number * grid.len()).map(stone).collect();
        let [mut a, mut b, mut c, mut d] = [(); 4].map(|()| vec![false; stones.len()]);
        let mut judge = Judge::new();
        let mut for_boards = |boards: usize| {
            let points = ..boards * grid.len();
            let boards = Boards::new(grid, &stones[points], Coding::Unsigned).unwrap();
            let masks = ByColor {
                black: Mask { alive: &mut a[points], held: &mut b[points] },
                white: Mask { alive: &mut c[points], held: &mut d[points] },
            };
            let before = allocated();
            judge.mark_each(boards, Suicide::Allowed, masks).unwrap();
            allocated() - before
        };
        for_boards(1);
        assert_eq!([for_boards(number), for_boards(1), for_boards(number)], [0; 3]);
    }
}
