//! Unconditional life is what no play can take away: on small boards every position is
//! searched. Black passes always, White plays anything legal, and a black stone is safe if
//! no sequence captures it (Benson 1976, Theorems 1 and 2).

use pass_alive::graph::{CastingOut, Partition};
use pass_alive::{Board, Color, Judge, Point, RegionRule, Suicide, Topology};

use crate::boards::{SUICIDE, cuboid, grid, torus};
use crate::every_position::{Bits, Search};

/// The number of legal positions, of those with a black stone, and of those with a safe one.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    legal: u32,
    with_black: u32,
    with_safe: u32,
}

/// Compares casting-out with the search on every legal position of `topology`.
fn compare(topology: Topology, suicide: Suicide) -> Counts {
    compare_against(1, topology, suicide)
}

/// The same against several stones at the same time.
fn compare_against(stones: u32, topology: Topology, suicide: Suicide) -> Counts {
    let search = Search::new(&topology, suicide, stones);
    let mut board = Board::new(topology);
    let mut judge = Judge::new();
    let mut casting_out = CastingOut::default();
    let mut counts = Counts { legal: 0, with_black: 0, with_safe: 0 };
    for index in search.legal() {
        let position = search.position(index);
        for point in board.points() {
            board.set(
                point,
                match (position.black >> point.number() & 1, position.white >> point.number() & 1) {
                    (1, _) => Some(Color::Black),
                    (_, 1) => Some(Color::White),
                    _ => None,
                },
            );
        }
        let points = board.points();
        let alive = |is_alive: &dyn Fn(Point) -> bool| {
            points.fold(0, |bits, point| bits | Bits::from(is_alive(point)) << point.number())
        };
        let alive = if stones == 1 {
            let life = judge.decide_color(&board, Color::Black, suicide).expect("liberties");
            alive(&|point| life.is_alive(point))
        } else {
            let partition = Partition::new(&board, Color::Black, suicide);
            let (incidences, small) = (partition.incidences(), RegionRule::Small);
            let survives = casting_out.run_against(stones, incidences, small, &mut ());
            alive(&|point| partition.block_at(point).is_some_and(|b| survives[b.index()]))
        };
        assert_eq!(alive, search.safe(index), "{:?}, suicide {suicide:?}", board.stones());
        counts.legal += 1;
        counts.with_black += u32::from(position.black != 0);
        counts.with_safe += u32::from(alive != 0);
    }
    counts
}

#[test]
fn every_position_of_3x3_is_as_safe_as_search_finds() {
    let counts = compare(grid(3, 3), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 12_675, with_black: 12_164, with_safe: 883 });
    assert_eq!(compare(grid(3, 3), Suicide::Allowed).with_safe, 883 - 248);
}

#[test]
fn every_position_of_3x4_is_as_safe_as_search_finds() {
    let counts = compare(grid(3, 4), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 321_689, with_black: 317_594, with_safe: 14_246 });
    compare(grid(4, 3), Suicide::Allowed);
}

#[test]
fn every_position_of_a_small_torus_is_as_safe_as_search_finds() {
    assert_eq!(compare(torus(3, 3), Suicide::Forbidden).with_safe, 600);
    compare(torus(3, 3), Suicide::Allowed);
}

#[test]
fn every_position_of_a_small_cuboid_is_as_safe_as_search_finds() {
    let counts = compare(cuboid(2, 2, 2), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 5_273, with_black: 5_018, with_safe: 224 });
    assert_eq!(compare(cuboid(2, 2, 2), Suicide::Allowed).with_safe, 224 - 72);
    let counts = compare(cuboid(2, 2, 3), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 415_865, with_black: 411_770, with_safe: 17_923 });
    assert_eq!(compare(cuboid(2, 2, 3), Suicide::Allowed).with_safe, 12_547);
}

#[test]
fn every_position_of_a_line_is_as_safe_as_search_finds() {
    for suicide in SUICIDE {
        for points in 1..=9 {
            compare(grid(points, 1), suicide);
        }
    }
}

/// Against m stones at the same time a block needs m + 1 vital regions.
#[test]
fn every_position_is_as_safe_from_several_stones_at_once_as_search_finds() {
    for stones in [2, 3] {
        let boards = [grid(3, 3), cuboid(2, 2, 2), grid(7, 1)];
        let safe = boards.map(|board| compare_against(stones, board, Suicide::Forbidden).with_safe);
        assert!(safe[0] < 883 && safe[1] < 224, "{safe:?}");
    }
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_position_of_3x4_is_as_safe_from_several_stones_at_once_as_search_finds() {
    for stones in [2, 3] {
        compare_against(stones, grid(3, 4), Suicide::Forbidden);
        compare_against(stones, cuboid(2, 2, 3), Suicide::Forbidden);
    }
}

/// 24 million positions twice: some minutes.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_position_of_4x4_is_as_safe_as_search_finds() {
    let counts = compare(grid(4, 4), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 24_318_165, with_black: 24_252_630, with_safe: 694_682 });
    compare(grid(4, 4), Suicide::Allowed);
}

/// 32 million positions twice: some minutes.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_position_of_2x4x2_is_as_safe_as_search_finds() {
    let counts = compare(cuboid(2, 4, 2), Suicide::Forbidden);
    assert_eq!((counts.with_black, counts.with_safe), (32_508_086, 1_054_263));
    compare(cuboid(2, 4, 2), Suicide::Allowed);
}
