//! What ends a search before the fight does.

use core::ops::ControlFlow;

use pass_alive::{Board, Color, Grid, Point};

use super::field::{Field, Stones};
use super::life::{ONE_EYE, Reach, has_no_room, lives, lives_answering};
use super::moves::tries;
use super::search::{AGAINST_OWNER, Goal, Search};
use super::state::{Keys, State};
use super::table::Table;
use super::walled::Walled;
use crate::shape::Shape;
use crate::side::Side;
use alloc::vec::Vec;

/// A shape in one block of White's, with a line of stones at the left, above, at the right and below if
/// `lines` has the bits 1, 2, 4 and 8, or else the edge of the board, and the number of its corners; `None` if that is not one block.
fn walled(shape: &Shape, lines: u32) -> Option<(Walled, usize)> {
    let line = |bit: u32| (lines / bit) & 1;
    let cells = shape.cells();
    let most = |of: fn(&(u32, u32)) -> u32| cells.iter().map(of).max().unwrap_or(0);
    let columns = line(1) + most(|cell| cell.0) + 1 + line(4);
    let rows = line(2) + most(|cell| cell.1) + 1 + line(8);
    let grid = Grid::new(columns, rows)?;
    let place = |&(column, row): &(u32, u32)| grid.point(column + line(1), row + line(2));
    let playable: Vec<Point> = cells.iter().filter_map(place).collect();
    let mut board = Board::new(grid);
    let wall: Vec<Point> = board.points().filter(|point| !playable.contains(point)).collect();
    let &first = wall.first()?;
    wall.iter().for_each(|&stone| board.set(stone, Some(Color::White)));
    if board.block_at(first).len() < wall.len() {
        return None;
    }
    let is_corner = |&&point: &&Point| board.topology().neighbors(point).len() <= 2;
    let corners = playable.iter().filter(is_corner).count();
    Some((Walled::new(&board, Color::White, &wall, &playable)?, corners))
}

/// Whether White, with an eye elsewhere, comes to live unconditionally with Black moving first and every ko
/// for Black.
fn comes_to_live(walled: &Walled) -> bool {
    let mut progress = |_| ControlFlow::Continue(());
    let mut table = Table::new(1 << 16);
    let field = &walled.fields[1];
    let mut search = Search::new(field, &walled.keys, &mut table, &mut progress);
    search.goal = Goal::Live;
    let start = State::new(&walled.keys, walled.stones, Side::Attacker, AGAINST_OWNER);
    search.decide(&start, u64::MAX) == Some(false)
}

#[test]
fn an_empty_region_has_an_eye_beside_another_one() {
    let mut boards = 0;
    for count in 1..=ONE_EYE {
        for shape in Shape::free(count as usize) {
            for lines in 0..16 {
                let Some((walled, corners)) = walled(&shape, lines) else { continue };
                let at = shape.cells();
                assert!(corners > 1 || comes_to_live(&walled), "{at:?} {lines}");
                boards += 1;
            }
        }
    }
    assert!(boards > 500, "{boards}");
}

/// Points in a row.
fn row(points: usize, free: u128, out: u128) -> Field {
    let next = (0..points).map(|at| (1 << at >> 1 | 1 << (at + 1)) & ((1 << points) - 1)).collect();
    Field { next, free, out, ..Field::of((1 << points) - 1) }
}

#[test]
fn a_way_out_behind_a_stone_that_stays_is_none() {
    // A stone of the group, an open point, a stone of the attacker that stays, and an exit.
    let field = row(4, 0b0100, 0b1000);
    let behind = Stones { own: 0b0001, enemy: 0b0100, key: 0b0001 };
    let reach = Reach::of(&field, behind);
    assert_eq!(reach.points, 0b0011);
    assert!(has_no_room(&field, behind, &reach));
    let state = State::new(&Keys::new(), behind, Side::Owner, [0, 0]);
    assert_eq!(tries(&field, &state).points, 0b0010);
    let open = Stones { enemy: 0, ..behind };
    assert!(!has_no_room(&field, open, &Reach::of(&field, open)));
}

#[test]
fn an_eye_and_an_empty_region_with_room_for_another_are_life_if_the_owner_answers() {
    // Two rows of three on the edge, 0 to 2 and below them 3 to 5, with a wall around them, 6: it is not next to
    // the middle of the lower row. The wall has another eye, 7.
    let next = vec![
        0b0100_1010,
        0b0101_0101,
        0b0110_0010,
        0b0101_0001,
        0b0010_1010,
        0b0101_0100,
        0b1010_1111,
        0b0100_0000,
    ];
    let mut field = Field { next, ..Field::of(0xff) };
    let stones = Stones { own: 1 << 6, enemy: 0, key: 1 << 6 };
    assert!(!lives(&field, stones) && lives_answering(&field, stones));
    // Not with a prisoner in it, and not where nobody plays on the point.
    assert!(!lives_answering(&field, Stones { enemy: 1, ..stones }));
    field.inner = 0;
    assert!(!lives_answering(&field, stones));
}
