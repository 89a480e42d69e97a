//! The fast run and the literal definition give the same rounds.

use std::collections::BTreeSet;

use pass_alive::{
    Analysis, Block, Board, Color, Event, Moment, NotVital, Point, Region, RegionKind, Round,
    Rules, Suicide,
};
use proptest::prelude::*;

use crate::boards::{ALL_RULES, boards, round_of};
use crate::literal::{Definition, Points, Run, Sets};

fn set(points: &[Point]) -> Points {
    points.iter().copied().collect()
}

/// Compares everything that an analysis says with the definition.
fn check(analysis: &Analysis, definition: &Definition, start: &Sets) {
    let run = definition.run(start);
    check_partition(analysis, definition);
    check_rounds(analysis, definition, &run);
    check_evidence(analysis, definition, &run);
    check_moments(analysis);
}

fn check_partition(analysis: &Analysis, definition: &Definition) {
    let blocks: Vec<Points> = analysis.blocks().map(|block| set(block.points())).collect();
    let regions: Vec<Points> = analysis.regions().map(|region| set(region.points())).collect();
    assert_eq!(blocks.iter().cloned().collect::<Sets>(), definition.blocks());
    assert_eq!(regions.iter().cloned().collect::<Sets>(), definition.regions());
    assert!(blocks.is_sorted() && regions.is_sorted(), "names follow the first points");
    for block in analysis.blocks() {
        let liberties = set(&block.liberties());
        assert_eq!(liberties, definition.liberties(&blocks[block.id().index()]));
        let inside = set(&block.inside_liberties());
        let outside = set(&block.outside_liberties());
        assert!(inside.is_disjoint(&outside));
        assert_eq!(&inside | &outside, liberties);
        let in_small = |p: &Point| {
            regions.iter().any(|region| region.contains(p) && definition.is_small(region))
        };
        assert!(inside.iter().all(in_small) && !outside.iter().any(in_small));
    }
    for region in analysis.regions() {
        let points = &regions[region.id().index()];
        let named = |block: Block<'_>| blocks[block.id().index()].clone();
        let neighbors: Sets = region.neighbors().map(named).collect();
        assert_eq!(neighbors, definition.neighbors(points));
        let healthy: Sets = region.healthy_for().map(named).collect();
        let expected: Sets = neighbors
            .iter()
            .filter(|block| definition.is_healthy(points, block))
            .cloned()
            .collect();
        assert_eq!(healthy, expected);
        assert_eq!(region.is_small(), definition.is_small(points));
        assert!(healthy.is_empty() || region.is_small(), "a healthy region is small");
        assert_eq!(region.not_small_at().is_none(), region.is_small());
        assert_eq!(
            region.kind(),
            match (healthy.len(), neighbors.len()) {
                (0, _) => None,
                (_, 1) => Some(RegionKind::Eye),
                _ => Some(RegionKind::Joiner),
            }
        );
    }
}

fn check_rounds(analysis: &Analysis, definition: &Definition, run: &Run) {
    let trace = analysis.trace();
    assert_eq!(trace.round_count() as usize, run.blocks.len() - 1);
    let rounds = (0..).map(Round::new);
    for (round, (blocks, regions)) in rounds.zip(run.blocks.iter().zip(&run.regions)) {
        let in_set = |left: Option<Round>| left.is_none_or(|left| left > round);
        let z = analysis.blocks().filter(|block| in_set(round_of(analysis, block.cast_out_at())));
        assert_eq!(z.map(|block| set(block.points())).collect::<Sets>(), *blocks);
        let r =
            analysis.regions().filter(|region| in_set(round_of(analysis, region.discarded_at())));
        assert_eq!(r.map(|region| set(region.points())).collect::<Sets>(), *regions);
    }
    let survivors = &run.blocks[run.blocks.len() - 1];
    let alive: Points = survivors.iter().flatten().copied().collect();
    assert_eq!(analysis.alive().collect::<Points>(), alive);
    let last = &run.regions[run.regions.len() - 1];
    let vital = survivors
        .iter()
        .flat_map(|block| definition.vital_regions(block, last, survivors))
        .flatten();
    assert_eq!(analysis.held().collect::<Points>(), vital.chain(alive).collect());
}

/// Each step's evidence is true when its round begins.
fn check_evidence(analysis: &Analysis, definition: &Definition, run: &Run) {
    let trace = analysis.trace();
    for block in analysis.blocks() {
        let last = trace.round_of(block.cast_out_at().unwrap_or(trace.last_moment()));
        // Every step of a round is judged by the sets at its start.
        for moment in trace.moments().skip(1).filter(|&it| trace.round_of(it) <= last) {
            let number = trace.round_of(moment).number();
            let (z, r) = (&run.blocks[number as usize - 1], &run.regions[number as usize - 1]);
            let vital = block.vital_regions(moment);
            let expected = definition.vital_regions(&set(block.points()), r, z);
            assert_eq!(vital.clone().map(|r| set(r.points())).collect::<Sets>(), expected);
            for region in block.regions() {
                let why = region.why_not_vital(block.id(), moment);
                assert_eq!(why.is_none(), vital.clone().any(|r| r.id() == region.id()));
                check_why(analysis, region, block, moment, why);
            }
        }
    }
    for region in analysis.regions() {
        let mut lost = region.lost_neighbors();
        let left = round_of(analysis, region.discarded_at());
        assert!(lost.clone().all(|block| round_of(analysis, block.cast_out_at()) == left));
        assert!(left.is_none_or(|left| left == Round::START) || lost.next().is_some());
    }
}

fn check_why(
    analysis: &Analysis,
    region: Region<'_>,
    block: Block<'_>,
    moment: Moment,
    why: Option<NotVital>,
) {
    match why {
        None => {}
        Some(NotVital::Unhealthy(point)) => {
            let exterior = block.exterior();
            assert!(region.points().contains(&point));
            assert!(!exterior.contains(&point));
            let empty = analysis.board().get(point).is_none();
            assert!(empty || analysis.rules().suicide == Suicide::Allowed);
        }
        Some(NotVital::OutsideStart(lost)) => {
            assert_eq!(analysis.block(lost).cast_out_at(), Some(Moment::START));
            assert!(region.neighbors().any(|block| block.id() == lost));
        }
        Some(NotVital::Discarded { at, lost }) => {
            assert!(at <= analysis.trace().round_start(moment));
            assert_eq!(region.discarded_at(), Some(at));
            assert_eq!(region.lost_neighbors().next().map(|block| block.id()), Some(lost));
        }
    }
}

/// The steps go round by round, blocks before regions, each in order of name.
fn check_moments(analysis: &Analysis) {
    let trace = analysis.trace();
    let last = round_of(analysis, Some(trace.last_moment()));
    let key = |event: &Event| match *event {
        Event::CastOut(block) => {
            (round_of(analysis, analysis.block(block).cast_out_at()), 0, block.number())
        }
        Event::Discarded(region) => {
            (round_of(analysis, analysis.region(region).discarded_at()), 1, region.number())
        }
        Event::Stable => (last, 2, 0),
        Event::Cleared(region) => (last, 3, region.number()),
    };
    let keys: Vec<_> = trace.events().iter().map(key).collect();
    assert!(keys.is_sorted(), "{keys:?}");
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "each leaves once");
    for moment in trace.moments() {
        let place = trace.step_number(moment);
        assert_eq!(trace.moment(place), moment);
        assert_eq!(place.to_string().parse(), Ok(place));
        if let Some(event) =
            moment.number().checked_sub(1).map(|step| &trace.events()[step as usize])
        {
            assert_eq!(key(event).0, Some(place.round));
        }
    }
    assert_eq!(trace.events()[trace.stable_moment().number() as usize - 1], Event::Stable);
}

fn analyze(board: &Board, color: Color, rules: Rules) -> Analysis {
    Analysis::new(board, color, rules).expect("every block has a liberty")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn the_fast_run_gives_the_rounds_of_the_definition(board in boards()) {
        for rules in ALL_RULES {
            for color in Color::BOTH {
                let definition = Definition::new(&board, color, rules);
                check(&analyze(&board, color, rules), &definition, &definition.blocks());
            }
        }
    }

    #[test]
    fn from_any_starting_set_too(board in boards(), chosen in prop::collection::vec(any::<bool>(), 64)) {
        for rules in ALL_RULES {
            let definition = Definition::new(&board, Color::Black, rules);
            let blocks: Vec<Points> = definition.blocks().into_iter().collect();
            let start: Sets =
                blocks.iter().zip(&chosen).filter(|(_, chosen)| **chosen).map(|(b, _)| b.clone()).collect();
            let stones: Vec<Point> = start.iter().filter_map(|block| block.last()).copied().collect();
            let analysis = Analysis::starting_from(&board, Color::Black, rules, &stones)
                .expect("the points have black stones");
            check(&analysis, &definition, &start);
        }
    }

    #[test]
    fn small_and_enclosed_agree_on_blocks(board in boards()) {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let [small, enclosed] = ALL_RULES.map(|rules| Rules { suicide, ..rules })[..2] else {
                unreachable!()
            };
            let small = analyze(&board, Color::Black, small);
            let enclosed = analyze(&board, Color::Black, enclosed);
            for block in small.blocks().map(|block| block.id()) {
                let round =
                    |analysis: &Analysis| round_of(analysis, analysis.block(block).cast_out_at());
                prop_assert_eq!(round(&small), round(&enclosed));
            }
            prop_assert!(small.alive().eq(enclosed.alive()));
            prop_assert!(small.held().eq(enclosed.held()));
            for region in enclosed.regions() {
                let stays = region.discarded_at().is_none() && region.cleared_at().is_none();
                prop_assert!(!stays || small.region(region.id()).discarded_at().is_none());
            }
        }
    }
}

#[test]
fn a_starting_set_off_the_board_or_without_a_stone_is_refused() {
    let (_, board) = crate::boards::picture(&[".X.", "..O"]);
    let start = |points: &[Point]| {
        Analysis::starting_from(&board, Color::Black, Rules::default(), points).map(|_| ())
    };
    assert_eq!(start(&[Point::new(1)]), Ok(()));
    for point in [0, 5, 6, u32::MAX].map(Point::new) {
        assert_eq!(start(&[Point::new(1), point]), Err(pass_alive::Unanalyzable::NoBlock(point)));
    }
}
