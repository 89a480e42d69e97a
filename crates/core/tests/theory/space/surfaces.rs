//! Surfaces of regions: Kim's Definition 1, printed and corrected.

use std::collections::BTreeSet;

use pass_alive::{Analysis, Color, Form, Grid, Point, Rules, Space, Surface, Topology};

use super::{EXAMPLE_3, cuboid, formed, points, solid};
use crate::random::Random;

/// The connected parts of the points that are not in `set`.
fn parts_outside(space: Space, set: &[Point]) -> usize {
    let topology = Topology::from(space);
    let mut left: BTreeSet<Point> = space.points().collect();
    set.iter().for_each(|point| assert!(left.remove(point)));
    let mut parts = 0;
    while let Some(first) = left.pop_first() {
        parts += 1;
        let mut found = vec![first];
        while let Some(point) = found.pop() {
            found.extend(topology.neighbors(point).iter().filter(|&q| left.remove(q)));
        }
    }
    parts
}

/// All sets of `order` points.
fn subsets(points: u32, order: u32) -> Vec<Vec<Point>> {
    let mut sets: Vec<Vec<Point>> = vec![Vec::new()];
    for _ in 0..order {
        sets = sets
            .into_iter()
            .flat_map(|set| {
                let first = set.last().map_or(0, |last: &Point| last.number() + 1);
                (first..points).map(move |point| [&set[..], &[Point::new(point)]].concat())
            })
            .collect();
    }
    sets
}

#[test]
fn on_4x4x4_exactly_the_eight_corners_have_a_surface_of_order_3_and_none_is_smaller() {
    let space = cuboid(4, 4, 4);
    for (order, expected) in [(1, 0), (2, 0), (3, 8)] {
        let separating: Vec<Vec<Point>> =
            subsets(64, order).into_iter().filter(|set| parts_outside(space, set) > 1).collect();
        assert_eq!(separating.len(), expected, "order {order}");
        for set in separating {
            let corner = |point: Point| Surface::new(space, &[point]).points == set;
            assert!(space.points().any(corner), "{set:?}");
        }
    }
}

/// The distance of two points in each direction.
fn apart(space: Space, a: Point, b: Point) -> [u32; 3] {
    let (a, b) = (space.coordinates(a), space.coordinates(b));
    [a.0.abs_diff(b.0), a.1.abs_diff(b.1), a.2.abs_diff(b.2)]
}

/// True if two points are neighbours over a face or an edge, as the paper has it on page 197.
fn touch(space: Space, a: Point, b: Point) -> bool {
    let steps = apart(space, a, b);
    steps.iter().all(|&step| step <= 1) && (1..=2).contains(&steps.iter().sum::<u32>())
}

/// True if the stones, at most three in reading order, are a segment of a line along a side of the board,
/// or, if `diagonals`, along a diagonal too.
fn is_segment(space: Space, stones: &[Point], diagonals: bool) -> bool {
    let touching = stones.windows(2).all(|pair| {
        touch(space, pair[0], pair[1])
            && (diagonals || apart(space, pair[0], pair[1]).iter().sum::<u32>() == 1)
    });
    // The steps are the same, and not only as long.
    touching
        && stones.windows(3).all(|three| {
            three[1].number() - three[0].number() == three[2].number() - three[1].number()
        })
}

/// True if the stones, at most three, are a weak simple closed curve: two ends on the border of the
/// board, which do not touch each other if a stone between them does.
fn is_weak_curve(space: Space, stones: &[Point]) -> bool {
    let border = |point: Point| Topology::from(space).neighbors(point).len() < 6;
    let joins = |a: Point, b: Point| touch(space, a, b);
    match *stones {
        [a, b] => joins(a, b) && border(a) && border(b),
        [a, b, c] => [(a, b, c), (b, c, a), (c, a, b)].into_iter().any(|(end, middle, other)| {
            joins(end, middle)
                && joins(middle, other)
                && !joins(end, other)
                && border(end)
                && border(other)
        }),
        _ => false,
    }
}

/// Definition 1 as printed, for sets of three stones (a strong closed curve has four or more): the
/// stones with the same place in one direction are a closed curve, a segment or one vertex. The
/// paper does not say if a segment may be diagonal.
fn is_closed_surface_as_printed(space: Space, set: &[Point], diagonals: bool) -> bool {
    let places = set.iter().map(|&point| {
        let (column, row, layer) = space.coordinates(point);
        [column, row, layer]
    });
    let places: Vec<[u32; 3]> = places.collect();
    (0..3).all(|direction| {
        places.iter().all(|place| {
            let here =
                set.iter().zip(&places).filter(|(_, other)| other[direction] == place[direction]);
            let section: Vec<Point> = here.map(|(&point, _)| point).collect();
            is_segment(space, &section, diagonals) || is_weak_curve(space, &section)
        })
    })
}

/// Definition 1 does not say that the stones hang together: most of the sets that meet it do not. The
/// surfaces of the corners are among them, and no other encloses a point.
#[test]
fn of_7552_sets_of_three_stones_that_are_closed_surfaces_as_printed_on_4x4x4_eight_enclose_a_point()
{
    let space = cuboid(4, 4, 4);
    for (diagonals, expected) in [(false, [7_552, 1_072, 8]), (true, [9_360, 1_872, 8])] {
        let sets = subsets(Point::new(64).number(), 3).into_iter();
        let sets: Vec<Vec<Point>> =
            sets.filter(|set| is_closed_surface_as_printed(space, set, diagonals)).collect();
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let together = |set: &&Vec<Point>| {
            pairs.iter().filter(|&&(a, b)| touch(space, set[a], set[b])).count() >= 2
        };
        let enclosing = |set: &&Vec<Point>| parts_outside(space, set) > 1;
        let counts = [
            sets.len(),
            sets.iter().filter(together).count(),
            sets.iter().filter(enclosing).count(),
        ];
        assert_eq!(counts, expected);
        assert!(sets.contains(&points(space, &["1:A4", "2:D2", "4:B1"])), "far apart");
        assert!(
            sets.contains(&vec![Point::new(20), Point::new(21), Point::new(22)]),
            "a straight line"
        );
    }
}

/// A connected set of up to `most` points.
fn blob(random: &mut Random, space: Space, most: u32) -> Vec<Point> {
    let topology = Topology::from(space);
    let mut blob = vec![Point::new(random.below(space.len() as u32))];
    for _ in 0..random.below(most) {
        let from = blob[random.below(blob.len() as u32) as usize];
        let around = topology.neighbors(from);
        let next = around[random.below(around.len() as u32) as usize];
        if !blob.contains(&next) {
            blob.push(next);
        }
    }
    blob
}

#[test]
fn the_surface_of_a_region_with_connected_outside_is_18_connected() {
    let mut random = Random::new(18);
    let mut seen = 0;
    for space in [cuboid(4, 4, 4), cuboid(5, 3, 4), cuboid(6, 5, 1)] {
        for _ in 0..20_000 {
            let region = blob(&mut random, space, 30);
            let surface = Surface::new(space, &region);
            assert!(surface.points.iter().all(|point| !region.contains(point)));
            assert_eq!(surface.order(), surface.pieces.iter().map(Vec::len).sum::<usize>());
            if parts_outside(space, &region) <= 1 {
                seen += 1;
                assert!(surface.is_18_connected, "{region:?}");
            }
        }
    }
    assert!(seen > 30_000, "{seen}");
}

#[test]
fn the_surfaces_of_example_3_are_its_two_eyes_and_the_outside() {
    let (space, board) = solid(EXAMPLE_3);
    let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let surfaces: Vec<Surface> =
        analysis.regions().map(|region| Surface::new(space, region.points())).collect();
    let orders: Vec<usize> = surfaces.iter().map(Surface::order).collect();
    assert_eq!(orders, [3, 8, 4]);
    assert!(surfaces.iter().all(|surface| surface.is_18_connected));
    assert_eq!(surfaces[0].points, points(space, &["1:B5", "1:A4", "2:A5"]));
    let pieces: Vec<usize> = surfaces.iter().map(|surface| surface.pieces.len()).collect();
    assert_eq!(pieces, [3, 2, 4]);
}

#[test]
fn a_surface_may_have_pieces_that_do_not_touch() {
    // The space between an inner stone and a shell.
    let space = cuboid(5, 5, 5);
    let shell = |point: &Point| {
        let (column, row, layer) = space.coordinates(*point);
        [column, row, layer].iter().all(|at| (1..4).contains(at))
    };
    let center = points(space, &["3:C3"])[0];
    let region: Vec<Point> =
        space.points().filter(shell).filter(|&point| point != center).collect();
    let surface = Surface::new(space, &region);
    assert_eq!((surface.order(), surface.is_18_connected), (1 + 6 * 9, false));
    assert_eq!(surface.pieces.len(), 7);
    assert!(surface.pieces.contains(&vec![center]));
}

#[test]
fn surfaces_hang_together_over_joined_edges() {
    let grid = Grid::new(5, 4).expect("a size");
    for (form, connected) in [(Form::Box, false), (Form::Cylinder, true), (Form::Torus, true)] {
        let space = Space::new(grid, 1, form).expect("a size");
        // A column, in whose surface are the ones beside it: the first and the last.
        let column = [1, 2, 3].map(|column| (0..4).map(move |row| row * 5 + column)).into_iter();
        let column: Vec<Point> = column.flatten().map(Point::new).collect();
        assert_eq!(Surface::new(space, &column).is_18_connected, connected, "{form}");
    }
    let (space, board) = formed("X.X/.../X.X", Form::Torus);
    let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    assert_eq!(analysis.blocks().len(), 1, "the corners of a torus are next to each other");
    let region = analysis.regions().next().expect("a region").points();
    assert_eq!(Surface::new(space, region).order(), 4);
}
