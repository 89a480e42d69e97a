//! Wrong numbers of a caller are refused, never dropped or wrapped.

use std::panic::catch_unwind;

use pass_alive::graph::{BadIncidences, CastingOut, Incidences, Partition, WrongStart};
use pass_alive::{
    Analysis, BadEdges, BlockId, Color, Form, Grid, Moment, Point, RegionId, RegionRule, Round,
    Rules, Space, StepNumber, Suicide, Topology,
};

use crate::boards::{cuboid, picture, torus};

#[test]
fn an_edge_that_leads_outside_or_nowhere_is_refused() {
    assert_eq!(Topology::from_edges(3, &[(0, 1), (1, 3)]), Err(BadEdges::Outside(1, 3)));
    assert_eq!(Topology::from_edges(3, &[(u32::MAX, 1)]), Err(BadEdges::Outside(u32::MAX, 1)));
    assert_eq!(Topology::from_edges(3, &[(2, 2)]), Err(BadEdges::Loop(2)));
    assert_eq!(Topology::from_edges(1 << 30, &[]), Err(BadEdges::TooMany));
    let twice = Topology::from_edges(2, &[(0, 1), (1, 0), (0, 1)]).expect("edges");
    assert_eq!(twice.adjacencies(), 2);
}

#[test]
fn a_starting_set_of_another_length_is_refused() {
    let (_, board) = picture(&[".X.", "...", "X.X"]);
    let partition = Partition::new(&board, Color::Black, Suicide::Forbidden);
    let mut casting_out = CastingOut::default();
    let mut run = |start: &[bool]| {
        let (incidences, small) = (partition.incidences(), RegionRule::Small);
        casting_out.run_from(start, incidences, small, &mut ()).map(<[bool]>::len)
    };
    assert_eq!(run(&[true; 3]), Ok(3));
    for given in [0, 2, 4] {
        assert_eq!(run(&vec![true; given]), Err(WrongStart { given, blocks: 3 }));
    }
}

#[test]
fn a_point_outside_a_grid_has_no_number_and_no_name() {
    let grid = Grid::new(3, 2).expect("a size");
    assert_eq!(grid.point(2, 1), Some(Point::new(5)));
    for (column, row) in [(3, 0), (0, 2), (u32::MAX, 0), (0, u32::MAX)] {
        assert_eq!(grid.point(column, row), None);
    }
    assert_eq!(grid.name(Point::new(5)), "C1");
    for point in [6, u32::MAX] {
        assert!(catch_unwind(|| grid.name(Point::new(point))).is_err(), "{point}");
        assert!(catch_unwind(|| grid.coordinates(Point::new(point))).is_err(), "{point}");
    }
}

#[test]
fn a_block_or_region_that_is_not_there_is_refused() {
    let (_, board) = picture(&[".X."]);
    let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("a liberty");
    assert_eq!((analysis.blocks().len(), analysis.regions().len()), (1, 2));
    assert!(catch_unwind(|| analysis.block(BlockId::new(1)).id()).is_err());
    assert!(catch_unwind(|| analysis.region(RegionId::new(2)).id()).is_err());
    assert_eq!(analysis.get_block(BlockId::new(1)).map(|block| block.id()), None);
    assert_eq!(analysis.get_region(RegionId::new(2)).map(|region| region.id()), None);
}

/// Listed twice, a region would count as two eyes.
#[test]
fn a_graph_that_no_board_has_is_refused() {
    let [a, b] = [0, 1].map(BlockId::new);
    let (region, second) = (RegionId::new(0), RegionId::new(1));
    let refused = |regions: &[(bool, &[(BlockId, bool)])]| {
        Incidences::new(1, regions.iter().map(|&(small, pairs)| (small, pairs.iter().copied())))
            .err()
    };
    let eye = (true, &[(a, true)][..]);
    assert_eq!(refused(&[eye, eye]), None);
    let block = a;
    assert_eq!(
        refused(&[(true, &[(a, true), (a, true)])]),
        Some(BadIncidences::Twice { region, block })
    );
    assert_eq!(
        refused(&[eye, (true, &[(a, true), (a, false)])]),
        Some(BadIncidences::Twice { region: second, block })
    );
    assert_eq!(
        refused(&[eye, (true, &[(b, true)])]),
        Some(BadIncidences::NoBlock { region: second, block: b })
    );
    assert_eq!(refused(&[(false, &[(a, true)])]), Some(BadIncidences::NotSmall { region, block }));
    assert_eq!(refused(&[(false, &[(a, false)])]), None);
}

#[test]
fn a_round_or_moment_after_the_last_is_the_last() {
    let (_, board) = picture(&[".X.."]);
    let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("a liberty");
    let trace = analysis.trace();
    let late = Round::new(u32::MAX);
    assert!(trace.events_in(late).is_empty());
    assert_eq!(trace.moment(StepNumber::end_of(late)), trace.last_moment());
    assert_eq!(trace.round_of(Moment::new(u32::MAX)), trace.round_of(trace.last_moment()));
    assert_eq!(trace.moment(StepNumber { round: Round::new(1), step: 9 }).number(), 2);
    let last = trace.step_number(trace.last_moment());
    assert_eq!(trace.step_number(Moment::new(u32::MAX)), last);
}

#[test]
fn every_word_leads_back_to_its_value() {
    assert_eq!("black".parse(), Ok(Color::Black));
    assert_eq!(Suicide::Allowed.to_string().parse(), Ok(Suicide::Allowed));
    assert_eq!(RegionRule::Enclosed.to_string().parse(), Ok(RegionRule::Enclosed));
    let unknown = "Black".parse::<Color>().expect_err("a capital letter");
    assert_eq!(unknown.to_string(), "expected black or white");
}

/// The topologies that are built in, against edges written down one by one.
#[test]
fn tori_and_boxes_are_what_their_edges_make_them() {
    let built_in = |columns, rows, layers, form| {
        let grid = Grid::new(columns, rows).expect("a size");
        Topology::from(Space::new(grid, layers, form).expect("a size"))
    };
    for columns in 2..6 {
        for rows in 2..6 {
            assert_eq!(built_in(columns, rows, 1, Form::Torus), torus(columns, rows));
            for layers in 1..4 {
                let cuboid = cuboid(columns, rows, layers);
                assert_eq!(built_in(columns, rows, layers, Form::Box), cuboid);
            }
        }
    }
    assert_eq!(built_in(1, 4, 1, Form::Torus), built_in(4, 1, 1, Form::Torus));
    assert_eq!(built_in(1, 1, 1, Form::Torus).adjacencies(), 0);
    assert_eq!(built_in(1, 1, 1, Form::Box).adjacencies(), 0);
}
