//! The statements of the published texts about their figures.

use std::collections::BTreeSet;

use pass_alive::{
    Analysis, BlockId, Board, Color, Grid, Illegal, Point, RegionId, RegionKind, RegionRule, Rules,
    Suicide,
};

use crate::boards::{moment_in, names, picture, points};
use crate::literal::Definition;
use crate::positions::cited;

fn figure(id: &str) -> (Grid, Board, Analysis) {
    let cited = cited().into_iter().find(|cited| cited.id == id).expect("a figure");
    let (grid, board) = picture(&cited.board);
    let analysis = analyze(&board, Suicide::Forbidden);
    (grid, board, analysis)
}

fn analyze(board: &Board, suicide: Suicide) -> Analysis {
    let rules = Rules { suicide, regions: RegionRule::Enclosed };
    Analysis::new(board, Color::Black, rules).expect("every block has a liberty")
}

fn block(grid: Grid, analysis: &Analysis, name: &str) -> BlockId {
    analysis.block_at(points(grid, &[name])[0]).expect("a stone").id()
}

fn region(grid: Grid, analysis: &Analysis, name: &str) -> RegionId {
    analysis.region_at(points(grid, &[name])[0]).expect("a region").id()
}

/// White plays these points one after the other; the stones captured by the last.
fn white_plays(grid: Grid, board: &Board, moves: &[&str], suicide: Suicide) -> Vec<String> {
    let mut board = board.clone();
    let mut captured = Vec::new();
    for point in points(grid, moves) {
        captured = board.play(Color::White, point, suicide).expect("a legal move").captured;
    }
    names(grid, &captured)
}

#[test]
fn figure_2_has_blocks_of_all_three_kinds() {
    let (_, board, _) = figure("benson-2");
    let (color, rules) = (Color::Black, Rules::default());
    let definition = Definition::new(&board, color, rules);
    let count = |stone| definition.components(|p| board.get(p) == stone).len();
    let counts = [Some(Color::Black), Some(Color::White), None].map(count);
    assert_eq!(counts, [2, 1, 4]);
}

#[test]
fn figure_3_white_may_play_in_neither_eye() {
    let (grid, board, analysis) = figure("benson-3");
    assert_eq!(analysis.blocks().len(), 1);
    let liberties = analysis.block(BlockId::new(0)).liberties();
    assert_eq!(names(grid, &liberties), ["A4", "C4"]);
    for point in liberties {
        let played = board.clone().play(Color::White, point, Suicide::Forbidden);
        assert_eq!(played, Err(Illegal::Suicide));
    }
}

/// The number of ways to go on playing inside `wanted` until no legal move is left there.
fn leaves(board: &Board, wanted: &[Point]) -> u32 {
    let next = wanted.iter().filter_map(|&point| {
        let mut after = board.clone();
        after.play(Color::White, point, Suicide::Forbidden).ok().map(|_| after)
    });
    let leaves: u32 = next.map(|after| leaves(&after, wanted)).sum();
    leaves.max(1)
}

#[test]
fn figure_4_white_has_24_ways_to_fill_liberties() {
    let (_, board, analysis) = figure("benson-4");
    assert_eq!(leaves(&board, &analysis.block(BlockId::new(0)).liberties()), 24);
}

#[test]
fn figure_5_has_three_outside_liberties() {
    let (grid, _, analysis) = figure("benson-5");
    let outside: BTreeSet<Point> =
        analysis.blocks().flat_map(|block| block.outside_liberties()).collect();
    let outside: Vec<Point> = outside.into_iter().collect();
    assert_eq!(names(grid, &outside), ["E3", "A2", "J2"]);
}

#[test]
fn figure_6_has_a_small_region_healthy_for_nobody() {
    let (grid, board, analysis) = figure("benson-6");
    let corner = analysis.region(region(grid, &analysis, "A4"));
    assert!(corner.is_small());
    assert_eq!((corner.neighbors().len(), corner.kind()), (2, None));
    let capture = |moves: &[&str]| white_plays(grid, &board, moves, Suicide::Forbidden);
    assert_eq!(capture(&["B4", "C3"])[0], "C4");
    assert_eq!(capture(&["A4", "B3", "C3"])[0], "A3");
}

#[test]
fn figure_7_has_a_joiner_that_saves_nobody() {
    let (grid, board, analysis) = figure("benson-7");
    let joiner = analysis.region(region(grid, &analysis, "B3"));
    assert_eq!((joiner.healthy_for().count(), joiner.kind()), (2, Some(RegionKind::Joiner)));
    for order in [
        ["B3", "C3", "D3"],
        ["B3", "D3", "C3"],
        ["C3", "B3", "D3"],
        ["C3", "D3", "B3"],
        ["D3", "B3", "C3"],
        ["D3", "C3", "B3"],
    ] {
        let captured = white_plays(grid, &board, &order, Suicide::Forbidden);
        assert_eq!(captured.len(), 10, "both blocks at once");
    }
}

#[test]
fn figure_8_falls_from_both_ends() {
    let (grid, _, analysis) = figure("benson-8");
    let vital = |name: &str, round| {
        analysis
            .block(block(grid, &analysis, name))
            .vital_regions(moment_in(&analysis, round))
            .count()
    };
    assert_eq!([vital("A3", 1), vital("C3", 1), vital("E3", 1)], [1, 2, 1]);
    assert_eq!(vital("C3", 2), 0);
}

#[test]
fn a_region_vital_to_one_block_only_saves_neither() {
    let (grid, board, analysis) = figure("sensei-vital-and-notalive");
    let (a3, c4) = (block(grid, &analysis, "A3"), block(grid, &analysis, "C4"));
    let (left, right) = (region(grid, &analysis, "A4"), region(grid, &analysis, "C3"));
    let vital =
        |id| analysis.block(id).vital_regions(moment_in(&analysis, 1)).map(|region| region.id());
    assert!(vital(a3).eq([left, right]));
    assert!(vital(c4).eq([right]));
    assert_eq!(white_plays(grid, &board, &["B4", "C3"], Suicide::Forbidden), ["C4"]);
}

#[test]
fn suicide_in_the_corner_captures() {
    let (grid, board, analysis) = figure("sensei-suicide-corner");
    assert_eq!(analysis.alive().count(), 7);
    assert!(analyze(&board, Suicide::Allowed).alive().next().is_none());
    // The first B4 removes White's own two stones, the second is a new stone.
    assert_eq!(white_plays(grid, &board, &["B4", "B4", "C3"], Suicide::Allowed), ["C4"]);
    let b4 = points(grid, &["B4"])[0];
    let played = board.clone().play(Color::White, b4, Suicide::Forbidden);
    assert_eq!(played, Err(Illegal::Suicide));
}
