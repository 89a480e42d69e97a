//! Laws that hold on every board: numbers are only names, and suicide only helps the
//! attacker.

use pass_alive::{Analysis, Board, Color, Point, Rules, Suicide, Topology};
use proptest::prelude::*;

use crate::boards::{ALL_RULES, boards, round_of};

fn analyze(board: &Board, color: Color, rules: Rules) -> Analysis {
    Analysis::new(board, color, rules).expect("every block has a liberty")
}

/// The same board with the point `p` called `numbers[p]`.
fn renumbered(board: &Board, numbers: &[Point]) -> Board {
    let topology = board.topology();
    let mut edges = Vec::new();
    for point in board.points() {
        let neighbors = topology.neighbors(point).iter();
        edges.extend(
            neighbors.map(|&q| (numbers[point.index()].number(), numbers[q.index()].number())),
        );
    }
    let mut other = Board::new(Topology::from_edges(board.len() as u32, &edges).expect("edges"));
    for point in board.points() {
        other.set(numbers[point.index()], board.get(point));
    }
    other
}

/// All that an analysis says, with blocks and regions called by their points, and without
/// their order.
fn unordered(analysis: &Analysis, number: &dyn Fn(Point) -> Point) -> Vec<String> {
    let points = |points: &[Point]| {
        let mut points: Vec<Point> = points.iter().map(|&point| number(point)).collect();
        points.sort_unstable();
        points
    };
    let blocks = analysis.blocks().map(|block| {
        let mut vital: Vec<_> = block
            .vital_regions(analysis.trace().last_moment())
            .map(|region| points(region.points()))
            .collect();
        vital.sort();
        let liberties = points(&block.liberties());
        format!(
            "{:?} {liberties:?} {:?} {vital:?}",
            points(block.points()),
            round_of(analysis, block.cast_out_at())
        )
    });
    let regions = analysis.regions().map(|region| {
        let mut healthy_for: Vec<_> =
            region.healthy_for().map(|block| points(block.points())).collect();
        healthy_for.sort();
        let left = (round_of(analysis, region.discarded_at()), region.cleared_at().is_some());
        let (of, small) = (points(region.points()), region.is_small());
        format!("{of:?} {left:?} {small} {healthy_for:?} {:?}", region.kind())
    });
    let mut said: Vec<String> = blocks.chain(regions).collect();
    said.sort();
    said
}

/// A board and an order of its points.
fn shuffled() -> impl Strategy<Value = (Board, Vec<Point>)> {
    boards().prop_flat_map(|board| {
        let numbers: Vec<Point> = board.points().collect();
        (Just(board), Just(numbers).prop_shuffle())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn renumbering_the_points_changes_nothing_but_the_order((board, numbers) in shuffled()) {
        let other = renumbered(&board, &numbers);
        for color in Color::BOTH {
            for rules in ALL_RULES {
                let expected =
                    unordered(&analyze(&board, color, rules), &|point| numbers[point.index()]);
                prop_assert_eq!(unordered(&analyze(&other, color, rules), &|point| point), expected);
            }
        }
    }

    #[test]
    fn what_is_alive_with_suicide_is_alive_without(board in boards()) {
        for color in Color::BOTH {
            let [allowed, forbidden] = [Suicide::Allowed, Suicide::Forbidden]
                .map(|suicide| analyze(&board, color, Rules { suicide, ..Rules::default() }));
            for block in allowed.blocks().filter(|block| block.is_alive()) {
                prop_assert!(forbidden.block(block.id()).is_alive(), "{}", block.name());
            }
        }
    }
}
