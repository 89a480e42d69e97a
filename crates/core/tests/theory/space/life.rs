//! Which stones live in space, and which do not.

use std::sync::Arc;

use pass_alive::graph::{CastingOut, Partition};
use pass_alive::{Board, Color, Form, Judge, Point, RegionRule, Space, Suicide};

use super::{EXAMPLE_3, cuboid, formed, hypercube, solid};
use crate::random::Random;

pub(super) const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// The number of black stones that are unconditionally alive.
pub(super) fn living(board: &Board, suicide: Suicide) -> usize {
    Judge::new().decide_color(board, Color::Black, suicide).expect("liberties").alive_count()
}

fn black_stones(board: &Board) -> Vec<Point> {
    let black = |&point: &Point| board.get(point) == Some(Color::Black);
    board.points().filter(black).collect()
}

#[test]
fn example_3_is_one_block_of_nine_and_lives_in_both_readings() {
    let (_, board) = solid(EXAMPLE_3);
    let stones = black_stones(&board);
    assert_eq!((stones.len(), board.block_at(stones[0]).len()), (9, 9));
    for suicide in BOTH {
        assert_eq!(living(&board, suicide), 9);
    }
}

#[test]
fn each_stone_of_example_3_is_necessary() {
    let (_, board) = solid(EXAMPLE_3);
    for stone in black_stones(&board) {
        let mut without = board.clone();
        without.set(stone, None);
        assert_eq!(BOTH.map(|suicide| living(&without, suicide)), [0, 0]);
    }
}

#[test]
fn two_stones_at_once_would_take_example_3() {
    let (_, board) = solid(EXAMPLE_3);
    let partition = Partition::new(&board, Color::Black, Suicide::Forbidden);
    let survives = |stones| {
        let (incidences, small) = (partition.incidences(), RegionRule::Small);
        CastingOut::default().run_against(stones, incidences, small, &mut ()).to_vec()
    };
    assert_eq!((survives(1), survives(2)), (vec![true], vec![false]));
}

/// All sets of up to eight points of the three boxes that can be laid into a corner with at
/// most eight stones and their eyes, but for turning them.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn nine_stones_are_the_least_that_live_in_a_corner() {
    let space = cuboid(5, 5, 5);
    let mut judge = Judge::new();
    for (columns, rows, layers) in [(3, 3, 3), (2, 4, 3), (2, 5, 2)] {
        let corner: Vec<Point> = space
            .points()
            .filter(|&point| {
                let (column, row, layer) = space.coordinates(point);
                column < columns && row < rows && layer < layers
            })
            .collect();
        let mut board = Board::new(space);
        let mut lives = |set: u32| {
            for (place, &point) in corner.iter().enumerate() {
                board.set(point, (set >> place & 1 == 1).then_some(Color::Black));
            }
            let black = judge.decide_color(&board, Color::Black, Suicide::Forbidden);
            black.expect("liberties").alive_count() > 0
        };
        for stones in 1..=8 {
            // All numbers with so many bits set, in increasing order.
            let mut set: u32 = (1 << stones) - 1;
            while set < 1 << corner.len() {
                assert!(!lives(set), "{set:b} in {columns}x{rows}x{layers}");
                let lowest = set & set.wrapping_neg();
                let carried = set + lowest;
                set = carried | ((set ^ carried) / lowest) >> 2;
            }
        }
    }
}

/// The points of the plane at `at` in a direction: 0 for columns, 1 for rows, 2 for layers.
fn plane(space: Space, direction: usize, at: u32) -> Vec<Point> {
    let lies = |&point: &Point| {
        let (column, row, layer) = space.coordinates(point);
        [column, row, layer][direction] == at
    };
    space.points().filter(lies).collect()
}

fn fill(board: &mut Board, points: &[Point], color: Color) {
    points.iter().for_each(|&point| board.set(point, Some(color)));
}

fn remove_captured(board: &mut Board) {
    while let Some(block) = board.block_without_liberties() {
        block.iter().for_each(|&stone| board.set(stone, None));
    }
}

/// Kim's Theorem 2, the part that holds by any rule on suicide.
#[test]
fn stones_in_one_plane_never_live_unless_they_fill_it() {
    let mut random = Random::new(2);
    for space in [cuboid(3, 3, 3), cuboid(4, 4, 4), cuboid(3, 4, 5), cuboid(2, 2, 4)] {
        let sides = [space.layer().columns(), space.layer().rows(), space.layers()];
        for _ in 0..2_000 {
            let direction = random.below(3) as usize;
            let plane = plane(space, direction, random.below(sides[direction]));
            let (white, gaps) = (random.below(5), 1 + random.below(3));
            let mut board = Board::new(space);
            for point in space.points() {
                board.set(point, (random.below(4) < white).then_some(Color::White));
            }
            fill(&mut board, &plane, Color::Black);
            for _ in 0..gaps {
                let gap = plane[random.below(plane.len() as u32) as usize];
                board.set(gap, (random.below(2) == 0).then_some(Color::White));
            }
            remove_captured(&mut board);
            assert_eq!(BOTH.map(|suicide| living(&board, suicide)), [0, 0], "{:?}", board.stones());
        }
    }
}

#[test]
fn without_white_stones_only_a_full_plane_with_one_on_each_side_lives() {
    for space in [cuboid(3, 3, 3), cuboid(2, 2, 3)] {
        for layer in 0..3 {
            let plane = plane(space, 2, layer);
            for set in 1..1u32 << plane.len() {
                let mut board = Board::new(space);
                for (place, &point) in plane.iter().enumerate() {
                    board.set(point, (set >> place & 1 == 1).then_some(Color::Black));
                }
                let full = set + 1 == 1 << plane.len();
                for suicide in BOTH {
                    assert_eq!(living(&board, suicide) > 0, full && layer == 1);
                }
            }
        }
    }
    for layer in 0..4 {
        let space = cuboid(4, 4, 4);
        let mut board = Board::new(space);
        fill(&mut board, &plane(space, 2, layer), Color::Black);
        assert_eq!(BOTH.map(|suicide| living(&board, suicide)), [0, 0]);
    }
}

#[test]
fn without_suicide_a_full_plane_lives_beside_white_stones_and_with_suicide_it_does_not() {
    for space in [cuboid(9, 9, 9), cuboid(2, 2, 4)] {
        let mut board = Board::new(space);
        let second = plane(space, 2, 1);
        fill(&mut board, &second, Color::Black);
        for layer in 3..space.layers() {
            fill(&mut board, &plane(space, 2, layer), Color::White);
        }
        let living = BOTH.map(|suicide| living(&board, suicide));
        assert_eq!(living, [second.len(), 0]);
    }
}

#[test]
fn with_suicide_no_plane_lives_where_every_side_has_four_points() {
    let mut random = Random::new(4);
    for space in [cuboid(4, 4, 4), cuboid(4, 5, 6)] {
        let sides = [space.layer().columns(), space.layer().rows(), space.layers()];
        for _ in 0..2_000 {
            let direction = random.below(3) as usize;
            let white = random.below(5);
            let mut board = Board::new(space);
            for point in space.points() {
                board.set(point, (random.below(4) < white).then_some(Color::White));
            }
            let plane = plane(space, direction, random.below(sides[direction]));
            fill(&mut board, &plane, Color::Black);
            remove_captured(&mut board);
            assert_eq!(living(&board, Suicide::Allowed), 0, "{:?}", board.stones());
        }
    }
}

/// Kim's problem: stones in a flat of fewer dimensions than the board.
#[test]
fn stones_in_a_flat_never_live_unless_they_fill_a_hyperplane() {
    let mut random = Random::new(5);
    for (dimensions, flat) in [(3, 1), (3, 2), (4, 1), (4, 2), (4, 3)] {
        let topology = Arc::new(hypercube(dimensions, 3));
        let middle: u32 = (flat..dimensions).map(|direction| 3u32.pow(direction)).sum();
        let size = 3u32.pow(flat);
        let points: Vec<_> = (middle..middle + size).map(Point::new).collect();
        for _ in 0..1_000 {
            let white = random.below(5);
            let mut board = Board::new(Arc::clone(&topology));
            for point in board.points() {
                board.set(point, (random.below(4) < white).then_some(Color::White));
            }
            fill(&mut board, &points, Color::Black);
            for _ in 0..random.below(4) + u32::from(flat + 1 == dimensions) {
                board.set(points[random.below(size) as usize], None);
            }
            remove_captured(&mut board);
            assert_eq!(BOTH.map(|suicide| living(&board, suicide)), [0, 0], "{:?}", board.stones());
        }
        let mut full = Board::new(topology);
        fill(&mut full, &points, Color::Black);
        let expected = if flat + 1 == dimensions { size as usize } else { 0 };
        assert_eq!(BOTH.map(|suicide| living(&full, suicide)), [expected; 2]);
    }
}

#[test]
fn two_eyes_across_an_edge_live_on_a_cylinder_and_a_torus_only() {
    let text = "......./XX..XXX/.X..X.X/XX..XXX/.......";
    for (form, expected) in [(Form::Box, 0), (Form::Cylinder, 13), (Form::Torus, 13)] {
        let (_, board) = formed(text, form);
        assert_eq!(BOTH.map(|suicide| living(&board, suicide)), [expected; 2], "{form}");
    }
}

/// What lives in a plane has liberties above and below when it is laid into space.
#[test]
fn a_group_that_lives_in_the_plane_falls_in_space() {
    let plane = ".X.X./XXXXX/...../...../.....";
    let empty = "...../...../...../...../.....";
    let (_, flat) = solid(plane);
    assert_eq!(living(&flat, Suicide::Forbidden), 7);
    let (_, laid) = solid(&[plane, empty, empty].join("//"));
    assert_eq!(BOTH.map(|suicide| living(&laid, suicide)), [0, 0]);
}
