//! Boards to ask about: pictures, and random ones on all kinds of topologies.

use std::sync::Arc;

use pass_alive::{
    Analysis, Board, Color, Grid, Moment, Point, RegionRule, Round, Rules, Suicide, Topology,
};
use proptest::prelude::*;

/// Every combination of the two rules.
pub(crate) const ALL_RULES: [Rules; 4] = [
    Rules { suicide: Suicide::Forbidden, regions: RegionRule::Small },
    Rules { suicide: Suicide::Forbidden, regions: RegionRule::Enclosed },
    Rules { suicide: Suicide::Allowed, regions: RegionRule::Small },
    Rules { suicide: Suicide::Allowed, regions: RegionRule::Enclosed },
];

/// Both rules on suicide.
pub(crate) const SUICIDE: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// The board that `rows` show, from the top.
pub(crate) fn picture(rows: &[impl AsRef<str>]) -> (Grid, Board) {
    let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
    let board = Board::from_rows(&rows.join("/")).expect("a board");
    (board.grid().expect("a grid"), board)
}

/// The points with these names.
pub(crate) fn points(grid: Grid, names: &[impl AsRef<str>]) -> Vec<Point> {
    let point = |name: &str| grid.point_named(name).unwrap_or_else(|| panic!("no point {name}"));
    names.iter().map(|name| point(name.as_ref())).collect()
}

/// The names of these points.
pub(crate) fn names(grid: Grid, points: &[Point]) -> Vec<String> {
    points.iter().map(|&point| grid.name(point)).collect()
}

/// The round of a moment at which something left, if it did.
pub(crate) fn round_of(analysis: &Analysis, at: Option<Moment>) -> Option<Round> {
    at.map(|at| analysis.trace().round_of(at))
}

/// A moment of a round.
pub(crate) fn moment_in(analysis: &Analysis, round: u32) -> Moment {
    analysis.trace().round_ends().nth(round as usize).expect("a round")
}

/// A grid of this size.
pub(crate) fn grid(columns: u32, rows: u32) -> Topology {
    Grid::new(columns, rows).expect("a size").into()
}

/// A grid whose opposite sides meet.
pub(crate) fn torus(columns: u32, rows: u32) -> Topology {
    let point = |column: u32, row: u32| row % rows * columns + column % columns;
    let mut edges = Vec::new();
    for (column, row) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
        edges.push((point(column, row), point(column + 1, row)));
        edges.push((point(column, row), point(column, row + 1)));
    }
    Topology::from_edges(columns * rows, &edges).expect("edges")
}

/// A three-dimensional grid; points next to each other differ by one in one coordinate.
pub(crate) fn cuboid(width: u32, height: u32, depth: u32) -> Topology {
    let point = |x: u32, y: u32, z: u32| (z * height + y) * width + x;
    let mut edges = Vec::new();
    for z in 0..depth {
        for y in 0..height {
            for x in 0..width {
                let here = point(x, y, z);
                let ahead = [(x + 1, y, z), (x, y + 1, z), (x, y, z + 1)];
                let on_board = ahead.iter().filter(|p| p.0 < width && p.1 < height && p.2 < depth);
                edges.extend(on_board.map(|&(x, y, z)| (here, point(x, y, z))));
            }
        }
    }
    Topology::from_edges(width * height * depth, &edges).expect("edges")
}

/// Grids, tori, three-dimensional grids and any graph.
pub(crate) fn topologies() -> impl Strategy<Value = Topology> {
    let graph = (1u32..20).prop_flat_map(|points| {
        let edge = (0..points, 0..points);
        prop::collection::vec(edge, 0..40).prop_map(move |mut edges| {
            edges.retain(|(a, b)| a != b);
            Topology::from_edges(points, &edges).expect("edges")
        })
    });
    prop_oneof![
        3 => (1u32..9, 1u32..9).prop_map(|(columns, rows)| grid(columns, rows)),
        1 => (2u32..7, 2u32..7).prop_map(|(columns, rows)| torus(columns, rows)),
        1 => (1u32..5, 1u32..5, 1u32..4).prop_map(|(x, y, z)| cuboid(x, y, z)),
        1 => graph,
    ]
}

/// Stones on `topology`, from sparse to crowded and from even to one-sided, without a
/// block that has no liberty.
pub(crate) fn stones_on(topology: impl Into<Arc<Topology>>) -> impl Strategy<Value = Board> {
    let topology = topology.into();
    let points = topology.len();
    (1u32..8, 0u32..8, 1u32..6).prop_flat_map(move |(black, white, empty)| {
        let topology = Arc::clone(&topology);
        let stone = prop_oneof![
            black => Just(Some(Color::Black)),
            white => Just(Some(Color::White)),
            empty => Just(None),
        ];
        prop::collection::vec(stone, points).prop_map(move |stones| {
            let mut board = Board::new(Arc::clone(&topology));
            for (point, stone) in board.points().zip(stones) {
                board.set(point, stone);
            }
            while let Some(block) = board.block_without_liberties() {
                block.iter().for_each(|&point| board.set(point, None));
            }
            board
        })
    })
}

/// Boards of every kind.
pub(crate) fn boards() -> impl Strategy<Value = Board> {
    topologies().prop_flat_map(stones_on)
}
