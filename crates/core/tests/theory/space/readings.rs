//! Kim's Theorem 1 by other readings of the paper: which of them hold on every position.

use pass_alive::graph::{CastingOut, Incidences};
use pass_alive::{BlockId, Color, Point, RegionRule, Space, Suicide, Topology};

use super::{cuboid, solid};
use crate::every_position::{Bits, Position, Search};

/// A reading of the paper: which stones connect, what suicide does, and which points of a
/// region must be next to a block for the region to be healthy for it.
#[derive(Clone, Copy)]
struct Reading {
    connects: Connects,
    suicide: Suicide,
    health: Health,
}

#[derive(Clone, Copy, PartialEq)]
enum Connects {
    /// Over the six faces.
    Faces,
    /// Over the six faces and the twelve edges.
    FacesAndEdges,
}

#[derive(Clone, Copy, PartialEq)]
enum Health {
    EveryEmptyPoint,
    EveryPoint,
}

use Connects::{Faces, FacesAndEdges};
use Health::{EveryEmptyPoint, EveryPoint};

/// The positions in which a block that is unconditionally alive by the definition can be captured,
/// and those in which a block that cannot be captured is not unconditionally alive.
#[derive(Debug, PartialEq)]
struct Failures {
    alive_but_captured: u32,
    safe_but_not_alive: u32,
}

const NONE: Failures = Failures { alive_but_captured: 0, safe_but_not_alive: 0 };

/// Points one step apart in one direction or in each of two.
pub(super) fn with_edges(space: Space) -> Topology {
    let apart = |a: Point, b: Point| {
        let (a, b) = (space.coordinates(a), space.coordinates(b));
        let steps = [a.0.abs_diff(b.0), a.1.abs_diff(b.1), a.2.abs_diff(b.2)];
        steps.iter().all(|&step| step <= 1) && (1..=2).contains(&steps.iter().sum::<u32>())
    };
    let all = space.points();
    let pairs = all.clone().flat_map(|a| all.clone().map(move |b| (a, b)));
    let edges = pairs.filter(|&(a, b)| a < b && apart(a, b));
    let edges: Vec<_> = edges.map(|(a, b)| (a.number(), b.number())).collect();
    Topology::from_edges(space.len() as u32, &edges).expect("edges")
}

impl Reading {
    fn search(self, space: Space) -> Search {
        let topology = Topology::from(space);
        match self.connects {
            Faces => Search::new(&topology, self.suicide, 1),
            FacesAndEdges => Search::connecting(&topology, &with_edges(space), self.suicide, 1),
        }
    }

    fn failures(self, space: Space) -> Failures {
        let search = self.search(space);
        let mut failures = NONE;
        for index in search.legal() {
            let (alive, safe) = (self.alive(&search, index), search.safe(index));
            failures.alive_but_captured += u32::from(alive & !safe != 0);
            failures.safe_but_not_alive += u32::from(safe & !alive != 0);
        }
        failures
    }

    /// The black stones that are unconditionally alive in a position.
    fn alive(self, search: &Search, index: usize) -> Bits {
        let position = search.position(index);
        let (mut blocks, mut rest) = (Vec::new(), position.black);
        while rest != 0 {
            blocks.push(search.block(rest & rest.wrapping_neg(), rest));
            rest &= !blocks.last().expect("a block");
        }
        let mut regions = Vec::new();
        let mut rest = search.all() & !position.black;
        while rest != 0 {
            let region = search.area(rest & rest.wrapping_neg(), rest);
            rest &= !region;
            let required = match self.health {
                EveryEmptyPoint => region & !position.white,
                EveryPoint => region,
            };
            let neighbors: Vec<(BlockId, bool)> = (0..)
                .zip(&blocks)
                .map(|(block, &stones)| (BlockId::new(block), search.next_to(stones)))
                .filter(|(_, around)| around & region != 0)
                .map(|(block, around)| (block, required & !around == 0))
                .collect();
            regions.push((true, neighbors));
        }
        let incidences = Incidences::new(blocks.len() as u32, regions).expect("a graph");
        let mut casting_out = CastingOut::default();
        let survives = casting_out.run(&incidences, RegionRule::Enclosed, &mut ());
        blocks
            .iter()
            .zip(survives)
            .filter(|(_, alive)| **alive)
            .fold(0, |all, (block, _)| all | block)
    }
}

/// The failures on 2×2×2 and on 2×2×3.
fn failures(connects: Connects, suicide: Suicide, health: Health) -> [Failures; 2] {
    let reading = Reading { connects, suicide, health };
    [cuboid(2, 2, 2), cuboid(2, 2, 3)].map(|space| reading.failures(space))
}

fn captured(alive_but_captured: u32) -> Failures {
    Failures { alive_but_captured, ..NONE }
}

fn missed(safe_but_not_alive: u32) -> Failures {
    Failures { safe_but_not_alive, ..NONE }
}

#[test]
fn reading_a_without_suicide_and_health_over_every_empty_point_holds() {
    assert_eq!(failures(Faces, Suicide::Forbidden, EveryEmptyPoint), [NONE, NONE]);
}

#[test]
fn reading_b_with_suicide_and_health_over_every_point_holds() {
    assert_eq!(failures(Faces, Suicide::Allowed, EveryPoint), [NONE, NONE]);
}

#[test]
fn health_over_every_point_misses_72_and_5400_positions_without_suicide() {
    let failures = failures(Faces, Suicide::Forbidden, EveryPoint);
    assert_eq!(failures, [missed(72), missed(5_400)]);
}

#[test]
fn health_over_every_empty_point_fails_in_72_and_5400_positions_with_suicide() {
    let failures = failures(Faces, Suicide::Allowed, EveryEmptyPoint);
    assert_eq!(failures, [captured(72), captured(5_400)]);
}

#[test]
fn blocks_by_18_neighbors_fail_in_542_and_62786_positions_without_suicide() {
    let failures = failures(FacesAndEdges, Suicide::Forbidden, EveryEmptyPoint);
    assert_eq!(failures, [captured(542), captured(62_786)]);
}

#[test]
fn blocks_by_18_neighbors_fail_in_566_and_63798_positions_with_suicide() {
    let failures = failures(FacesAndEdges, Suicide::Allowed, EveryEmptyPoint);
    assert_eq!(failures, [captured(566), captured(63_798)]);
}

/// The first board has a stone that White takes off the board by suicide, to come back without it.
/// On the others White leaves an eye over an edge.
#[test]
fn the_smallest_boards_on_which_the_readings_fail() {
    let shown = |reading: Reading, text: &str| {
        let (space, board) = solid(text);
        let search = reading.search(space);
        let bits = |color| {
            let stone = |bits, point: Point| {
                bits | Bits::from(board.get(point) == Some(color)) << point.number()
            };
            board.points().fold(0, stone)
        };
        let position = Position { black: bits(Color::Black), white: bits(Color::White) };
        let index = search.index(position);
        let [alive, safe] = [reading.alive(&search, index), search.safe(index)]
            .map(|stones| stones == position.black);
        (alive, safe)
    };
    let [faces, edges] = [Faces, FacesAndEdges]
        .map(|connects| move |suicide, health| Reading { connects, suicide, health });
    let (forbidden, allowed) = (Suicide::Forbidden, Suicide::Allowed);
    let board = ".X/XX//X./.O";
    assert_eq!(shown(faces(forbidden, EveryEmptyPoint), board), (true, true));
    assert_eq!(shown(faces(allowed, EveryPoint), board), (false, false));
    assert_eq!(shown(faces(forbidden, EveryPoint), board), (false, true));
    assert_eq!(shown(faces(allowed, EveryEmptyPoint), board), (true, false));
    for board in [".X/X.//X./.O", "X./.X//.X/X.//../..", ".X./X.X/..."] {
        assert_eq!(shown(edges(forbidden, EveryEmptyPoint), board), (true, false), "{board}");
    }
}
