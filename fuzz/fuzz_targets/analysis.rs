//! Any board on any topology is analysed or refused, the laws hold, and every capture that is
//! claimed can be played.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use pass_alive::proof::{Attack, OwnMoves, Sequence};
use pass_alive::search::{Limits, Method, Search};
use pass_alive::{
    Analysis, Board, Color, Judge, Point, RegionRule, Rules, Suicide, Support, Unanalyzable,
};
use pass_alive_fuzz::{SUICIDES, board, empty_points, topology};

/// The laws of one run.
fn check_run(board: &Board, color: Color, suicide: Suicide, judge: &mut Judge) {
    let analyze = |regions| Analysis::new(board, color, Rules { suicide, regions });
    let (small, enclosed) = (analyze(RegionRule::Small), analyze(RegionRule::Enclosed));
    assert_eq!(small.is_err(), board.block_without_liberties().is_some());
    let (Ok(small), Ok(enclosed)) = (small, enclosed) else { return };
    assert!(small.alive().eq(enclosed.alive()) && small.held().eq(enclosed.held()));
    for analysis in [&small, &enclosed] {
        let trace = analysis.trace();
        for moment in trace.moments() {
            assert_eq!(trace.moment(trace.step_number(moment)), moment);
        }
    }
    let life = judge.decide_color(board, color, suicide).expect("liberties");
    assert_eq!(life.held_count(), small.held().count());
    for block in small.blocks() {
        assert_eq!(life.is_alive(block.first()), block.is_alive());
    }
    // The blocks that are alive are so on their own strength.
    let alive: Vec<Point> = small.alive().collect();
    let again = Analysis::starting_from(board, color, small.rules(), &alive);
    assert_eq!(again.map(|again| again.alive().collect()), Ok(alive));
    check_proofs(&small);
}

/// Plays the attacker's moves, whose opponent passes.
fn play_out(analysis: &Analysis, sequence: &Sequence) -> Board {
    let mut board = analysis.board().clone();
    for step in sequence.steps() {
        let attacker = analysis.color().other();
        let played = board.play(attacker, step.point, analysis.rules().suicide).expect("legal");
        let mut captured: Vec<Point> = step
            .captured
            .iter()
            .flat_map(|&block| analysis.block(block).points())
            .copied()
            .collect();
        captured.sort_unstable();
        assert_eq!(played.captured, captured);
        assert_eq!(!played.suicide.is_empty(), step.emptied.is_some());
    }
    board
}

fn check_proofs(analysis: &Analysis) {
    let color = analysis.color();
    let attack = Attack::new(analysis).expect("all blocks");
    for block in analysis.blocks() {
        let capture = attack.capture(block.id());
        assert_eq!(capture.is_none(), block.is_alive());
        if let Some(capture) = capture {
            let after = play_out(analysis, &capture);
            assert!(block.points().iter().all(|&point| after.get(point) != Some(color)));
        }
    }
    let squeeze = attack.squeeze();
    let mut board = play_out(analysis, squeeze.captures());
    for block in analysis.blocks() {
        assert_eq!(board.get(block.first()) == Some(color), block.is_alive());
        assert_eq!(squeeze.obstruction(block.id()).is_some(), block.is_alive());
    }
    for &point in squeeze.fills() {
        let played = board.play(color.other(), point, Suicide::Forbidden).expect("room");
        assert!(played.captured.is_empty());
    }
    assert_eq!(&board, squeeze.board());
    for point in empty_points(&board) {
        let played = board.clone().play(color.other(), point, Suicide::Allowed);
        let played = played.expect("an empty point");
        assert!(played.captured.is_empty() && !played.suicide.is_empty());
    }
}

/// A run from any set of blocks. The points need not be stones of the colour, nor on the board.
fn check_start(board: &Board, bytes: &mut Unstructured<'_>) -> Result<()> {
    let color = Color::BOTH[usize::from(bytes.arbitrary::<bool>()?)];
    let suicide = SUICIDES[usize::from(bytes.arbitrary::<bool>()?)];
    let mut start = Vec::new();
    for _ in 0..bytes.int_in_range(0..=6)? {
        start.push(Point::new(bytes.int_in_range(0..=board.len() as u32)?));
    }
    let rules = Rules { suicide, ..Rules::default() };
    let run = Analysis::starting_from(board, color, rules, &start);
    let Ok(whole) = Analysis::new(board, color, rules) else {
        assert!(matches!(run, Err(Unanalyzable::NoLiberty { .. })));
        return Ok(());
    };
    let is_own = |&&point: &&Point| board.stones().get(point.index()) == Some(&Some(color));
    let Ok(run) = run else {
        assert!(start.iter().filter(is_own).count() < start.len());
        return Ok(());
    };
    let alive: Vec<Point> = whole.alive().collect();
    assert!(run.alive().all(|point| alive.contains(&point)));
    assert!(whole.blocks().len() != 1 || Attack::new(&run).is_err() == start.is_empty());
    let chosen: Vec<_> = start.iter().filter_map(|&p| whole.block_at(p)).map(|b| b.id()).collect();
    let _ = Support::new(&whole, &chosen);
    if board.len() <= 30 {
        check_small(&whole);
    }
    Ok(())
}

/// Checks that take many tries: single moves, and lookahead.
fn check_small(analysis: &Analysis) {
    let (board, color, suicide) = (analysis.board(), analysis.color(), analysis.rules().suicide);
    let own = OwnMoves::of(analysis, u64::MAX).expect("no limit");
    for block in analysis.blocks() {
        let moves = [own.saving(block.id()), own.losing(block.id())];
        assert!(moves[usize::from(!block.is_alive())].is_empty());
    }
    for method in [Method::Full, Method::Split] {
        let search = Search::new(board, color, suicide, method).expect("liberties");
        let limits = Limits { arrangements: 2000, bytes: 300_000 };
        let survey = search.survey(limits, &mut |_| ControlFlow::Continue(()));
        for (block, captured) in analysis.blocks().zip(&survey.captured) {
            assert!(!captured || !block.is_alive());
            assert!(survey.given_up.is_some() || *captured != block.is_alive());
        }
    }
}

fn run(mut bytes: Unstructured<'_>) -> Result<()> {
    let topology = topology(&mut bytes)?;
    let board = board(&topology, &mut bytes)?;
    let mut judge = Judge::new();
    for color in Color::BOTH {
        for suicide in SUICIDES {
            check_run(&board, color, suicide, &mut judge);
        }
    }
    check_start(&board, &mut bytes)
}

fuzz_target!(|bytes: &[u8]| {
    let _ = run(Unstructured::new(bytes));
});
