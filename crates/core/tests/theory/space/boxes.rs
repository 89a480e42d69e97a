//! Boxes, cylinders and tori are boards like any other.

use std::sync::Arc;

use pass_alive::search::Method;
use pass_alive::{Board, Color, Form, Grid, Point, Space, Suicide, Topology};
use proptest::prelude::*;

use super::cuboid;
use crate::boards::{ALL_RULES, stones_on};
use crate::random::Random;
use crate::symmetry::by_point;
use crate::{captures, lookahead};

const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// A way to turn and mirror a box: where each of its three directions comes from, and which of the
/// new directions are counted from the other end.
struct Turn {
    from: [usize; 3],
    mirrored: [bool; 3],
}

impl Turn {
    /// All 48.
    fn all() -> impl Iterator<Item = Turn> {
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        orders.into_iter().flat_map(|from| {
            (0..8).map(move |way| Turn { from, mirrored: [0, 1, 2].map(|bit| way >> bit & 1 == 1) })
        })
    }

    fn space(&self, space: Space) -> Space {
        let sides = self.from.map(|direction| sides(space)[direction]);
        cuboid(sides[0], sides[1], sides[2])
    }

    fn point(&self, space: Space, point: Point) -> Point {
        let (column, row, layer) = space.coordinates(point);
        let mut to = self.from.map(|direction| [column, row, layer][direction]);
        let turned = self.space(space);
        for (direction, mirrored) in self.mirrored.into_iter().enumerate() {
            if mirrored {
                to[direction] = sides(turned)[direction] - 1 - to[direction];
            }
        }
        turned.point(to[0], to[1], to[2]).expect("a point")
    }

    fn board(&self, space: Space, board: &Board) -> Board {
        let mut turned = Board::new(self.space(space));
        for point in board.points() {
            turned.set(self.point(space, point), board.get(point));
        }
        turned
    }
}

fn sides(space: Space) -> [u32; 3] {
    [space.layer().columns(), space.layer().rows(), space.layers()]
}

fn spaces(form: Form) -> impl Strategy<Value = (Space, Board)> {
    (1u32..5, 1u32..5, 1u32..5).prop_flat_map(move |(columns, rows, layers)| {
        let grid = Grid::new(columns, rows).expect("a size");
        let space = Space::new(grid, layers, form).expect("a size");
        (Just(space), stones_on(Topology::from(space)))
    })
}

fn turning_changes_nothing(space: Space, board: &Board) -> Result<(), TestCaseError> {
    for rules in ALL_RULES {
        let here = by_point(board, Color::Black, rules);
        for turn in Turn::all() {
            let there = by_point(&turn.board(space, board), Color::Black, rules);
            for point in board.points() {
                let image = turn.point(space, point);
                prop_assert_eq!(here[point.index()], there[image.index()]);
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_48_symmetries_of_the_cube_commute_with_the_analysis((space, board) in spaces(Form::Box)) {
        turning_changes_nothing(space, &board)?;
    }

    /// Lying on a layer or standing on a row or column.
    #[test]
    fn a_board_of_one_layer_has_exactly_the_answers_of_the_plane(
        (columns, rows) in (1u32..8, 1u32..8),
        seed in any::<u64>(),
    ) {
        let grid = Grid::new(columns, rows).expect("a size");
        let plane = Random::new(seed).board(&Arc::new(Topology::from(grid)));
        for order in [[0, 1, 2], [0, 2, 1], [2, 0, 1], [1, 0, 2]] {
            let turn = Turn { from: order, mirrored: [false; 3] };
            let laid = turn.board(Space::from(grid), &plane);
            for rules in ALL_RULES {
                let flat = by_point(&plane, Color::White, rules);
                let there = by_point(&laid, Color::White, rules);
                for point in plane.points() {
                    let image = turn.point(Space::from(grid), point);
                    prop_assert_eq!(flat[point.index()], there[image.index()]);
                }
            }
        }
    }
}

#[test]
fn a_space_of_one_layer_is_the_grid() {
    for (columns, rows) in [(1, 1), (1, 7), (2, 3), (9, 9)] {
        let grid = Grid::new(columns, rows).expect("a size");
        assert_eq!(Topology::from(Space::from(grid)), Topology::from(grid));
        assert_eq!(Topology::from(cuboid(columns, rows, 1)), Topology::from(grid));
    }
}

/// Boards with joined edges too.
fn some_space(random: &mut Random) -> Space {
    let grid = Grid::new(1 + random.below(4), 1 + random.below(4)).expect("a size");
    let forms = [Form::Box, Form::Cylinder, Form::Torus];
    Space::new(grid, 1 + random.below(4), forms[random.below(3) as usize]).expect("a size")
}

#[test]
fn captures_on_boxes_cylinders_and_tori_can_be_played() {
    let mut random = Random::new(14);
    for _ in 0..20_000 {
        let topology = Arc::new(Topology::from(some_space(&mut random)));
        let board = random.board(&topology);
        for suicide in BOTH {
            captures::check(&board, Color::Black, suicide);
        }
    }
}

#[test]
fn samples_of_3x3x3_are_as_safe_as_search_finds() {
    let mut random = Random::new(333);
    let topology = Arc::new(Topology::from(cuboid(3, 3, 3)));
    let mut decided = 0;
    for _ in 0..1_000 {
        let board = random.board(&topology);
        for suicide in BOTH {
            decided += lookahead::compare(&board, suicide, Method::Split, 20_000);
        }
    }
    assert!(decided > 2_000, "{decided}");
}

#[test]
fn small_cylinders_and_tori_in_space_are_as_safe_as_search_finds() {
    let mut random = Random::new(233);
    let grid = Grid::new(3, 2).expect("a size");
    for form in [Form::Cylinder, Form::Torus] {
        let topology = Arc::new(Topology::from(Space::new(grid, 3, form).expect("a size")));
        let mut decided = 0;
        for _ in 0..1_000 {
            let board = random.board(&topology);
            for suicide in BOTH {
                decided += lookahead::compare(&board, suicide, Method::Split, 20_000);
            }
        }
        assert!(decided > 1_000, "{decided}");
    }
}
