//! Every capture that is claimed can be played, and every obstruction holds. The referee
//! is [`Board::play`], which knows nothing of regions.

use std::fs;

use pass_alive::proof::{Attack, NotAllBlocks, Reason, Sequence, Squeeze};
use pass_alive::{Analysis, BlockId, Board, Color, Grid, Point, Rules, Suicide};
use pass_alive_notation as notation;
use proptest::prelude::*;

use crate::big::{falling_chain, random_board};
use crate::boards::{SUICIDE, boards, names, picture, points, round_of};
use crate::positions::cited;
use crate::random::Random;

fn analyze(board: &Board, color: Color, suicide: Suicide) -> Analysis {
    let rules = Rules { suicide, ..Rules::default() };
    Analysis::new(board, color, rules).expect("every block has a liberty")
}

/// Plays the attacker's moves, whose opponent passes, and gives the last position.
fn play_out(analysis: &Analysis, sequence: &Sequence) -> Board {
    let mut board = analysis.board().clone();
    let attacker = analysis.color().other();
    let stands =
        |board: &Board, block| board.get(analysis.block(block).first()) == Some(analysis.color());
    for step in sequence.steps() {
        let shown = || format!("{step:?} on {:?}", board.stones());
        assert!(stands(&board, step.target), "{}", shown());
        let mut after = board.clone();
        let played = after.play(attacker, step.point, analysis.rules().suicide);
        let played = played.unwrap_or_else(|why| panic!("{why}: {}", shown()));
        let mut captured: Vec<Point> = Vec::new();
        for &block in step.captured {
            captured.extend(analysis.block(block).points());
        }
        captured.sort_unstable();
        assert_eq!(played.captured, captured, "{}", shown());
        let emptied = step.emptied.map(|region| analysis.region(region).points());
        assert_eq!(played.suicide, emptied.unwrap_or_default(), "{}", shown());
        assert_eq!(step.reason == Reason::Capture, !captured.is_empty(), "{}", shown());
        board = after;
    }
    board
}

/// The reason of each move is true when it is played.
fn check_reasons(analysis: &Analysis, sequence: &Sequence) {
    let mut gone = vec![false; analysis.blocks().len()];
    for step in sequence.steps() {
        let region = analysis.region_at(step.point).expect("a region");
        let healthy = region.is_healthy_for(step.target);
        let open = region.neighbors().any(|block| gone[block.id().index()]);
        match step.reason {
            Reason::Unhealthy => assert!(!healthy && !open),
            Reason::Open => assert!(open),
            Reason::Last => assert!(healthy && !open),
            Reason::Capture => {}
        }
        step.captured.iter().for_each(|&block| gone[block.index()] = true);
    }
}

fn check_captures(analysis: &Analysis, attack: &Attack) {
    for block in analysis.blocks().map(|block| block.id()) {
        let Some(sequence) = attack.capture(block) else {
            assert!(analysis.block(block).is_alive());
            continue;
        };
        assert!(!analysis.block(block).is_alive());
        let last = sequence.steps().last().expect("a move");
        assert!(last.captured.contains(&block));
        play_out(analysis, &sequence);
        check_reasons(analysis, &sequence);
        if analysis.rules().suicide == Suicide::Forbidden {
            let empty = analysis.board().stones().iter().filter(|stone| stone.is_none()).count();
            assert!(sequence.len() <= empty);
        }
    }
}

fn check_all_captures(analysis: &Analysis, attack: &Attack) {
    let captures = attack.capture_all();
    let board = play_out(analysis, &captures);
    check_reasons(analysis, &captures);
    for point in board.points() {
        if let Some(block) = analysis.block_at(point) {
            let stands = board.get(point) == Some(analysis.color());
            assert_eq!(stands, block.is_alive(), "{:?}", analysis.board().stones());
        }
    }
    let round = |block| round_of(analysis, analysis.block(block).cast_out_at());
    let waves: Vec<_> = captures.steps().map(|step| round(step.target)).collect();
    assert!(waves.is_sorted(), "one round after the other");
}

fn check_squeeze(analysis: &Analysis, squeeze: &Squeeze) {
    let attacker = analysis.color().other();
    let suicide = analysis.rules().suicide;
    let mut board = play_out(analysis, squeeze.captures());
    for &point in squeeze.fills() {
        let played = board.play(attacker, point, suicide).expect("there is room");
        assert!(played.captured.is_empty() && played.suicide.is_empty());
    }
    assert_eq!(&board, squeeze.board());
    for point in board.points().filter(|&point| board.get(point).is_none()) {
        let mut after = board.clone();
        let played = after.play(attacker, point, Suicide::Allowed).expect("it is empty");
        assert!(!played.suicide.is_empty() && played.captured.is_empty(), "{:?}", board.stones());
    }
    for block in analysis.blocks().map(|block| block.id()) {
        let obstruction = squeeze.obstruction(block);
        assert_eq!(obstruction.is_some(), analysis.block(block).is_alive());
        let Some(obstruction) = obstruction else { continue };
        let [one, other] = &obstruction.last_points;
        assert_ne!(one.region, other.region);
        for last in [one, other] {
            let region = analysis.region(last.region);
            assert!(region.is_healthy_for(block));
            let left: Vec<Point> =
                region.points().iter().copied().filter(|&p| board.get(p).is_none()).collect();
            assert_eq!(left, [last.point]);
            let saved: Vec<BlockId> = last.other_liberties.iter().map(|other| other.0).collect();
            assert!(region.neighbors().map(|block| block.id()).eq(saved));
            for &(block, liberty) in &last.other_liberties {
                assert!(liberty != last.point && board.get(liberty).is_none());
                let mut around = board.topology().neighbors(liberty).iter();
                assert!(around.any(|&q| analysis.block_at(q).is_some_and(|b| b.id() == block)));
            }
        }
    }
}

pub(crate) fn check(board: &Board, color: Color, suicide: Suicide) {
    let analysis = analyze(board, color, suicide);
    let attack = Attack::new(&analysis).expect("all blocks were asked");
    check_captures(&analysis, &attack);
    check_all_captures(&analysis, &attack);
    check_squeeze(&analysis, &attack.squeeze());
}

fn check_seeds(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut random = Random::new(seed);
        let topology = random.topology();
        let board = random.board(&topology);
        for suicide in SUICIDE {
            check(&board, Color::Black, suicide);
        }
    }
}

#[test]
fn what_is_claimed_of_very_many_positions_can_be_played() {
    check_seeds(0..100_000);
}

/// A million positions more, under both rules.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn what_is_claimed_of_a_million_positions_can_be_played() {
    check_seeds(1_000_000..2_000_000);
}

#[test]
fn what_is_claimed_of_large_boards_can_be_played() {
    let grid = Grid::new(19, 19).expect("a size");
    let topology = grid.into();
    for seed in 0..40 {
        for suicide in SUICIDE {
            check(&random_board(grid, seed), Color::Black, suicide);
            check(&Random::new(seed.into()).board(&topology), Color::Black, suicide);
        }
    }
}

#[test]
fn what_is_claimed_of_games_can_be_played() {
    for lines in [9, 13, 19] {
        let path = format!("../../tests/games/selfplay{lines}.sgf");
        let text = fs::read_to_string(path).expect("games");
        for game in notation::read(&text) {
            let game = game.expect("a game");
            let step = if lines == 9 { 3 } else { 29 };
            let last = game.last();
            let positions = game.positions(0).step_by(step).chain([last]);
            for position in positions {
                for (color, suicide) in Color::BOTH.into_iter().zip(SUICIDE) {
                    check(&position.board, color, suicide);
                    check(&position.board, color.other(), suicide);
                }
            }
        }
    }
}

#[test]
fn what_is_claimed_of_cited_positions_can_be_played() {
    for cited in cited() {
        let (_, board) = picture(&cited.board);
        for suicide in SUICIDE {
            check(&board, Color::Black, suicide);
            check(&board, Color::White, suicide);
        }
    }
}

proptest! {
    /// The smallest position that fails is found here.
    #[test]
    fn what_is_claimed_of_any_position_can_be_played(board in boards()) {
        for suicide in SUICIDE {
            check(&board, Color::Black, suicide);
        }
    }
}

/// Blocks depend on each other as deep as they like: no stack overflows.
#[test]
fn a_chain_of_dependencies_is_captured_from_its_end() {
    let (board, crosses) = falling_chain(Grid::new(300, 300).expect("a size"));
    let analysis = analyze(&board, Color::Black, Suicide::Forbidden);
    let attack = Attack::new(&analysis).expect("all blocks were asked");
    let first = analysis.trace().events().iter().rev().find_map(|event| match *event {
        pass_alive::Event::CastOut(block) => Some(block),
        _ => None,
    });
    let sequence = attack.capture(first.expect("a block")).expect("it falls");
    assert_eq!(sequence.captured().len() as u32, crosses);
    play_out(&analysis, &attack.capture_all());
}

#[test]
fn a_partial_starting_set_proves_no_capture() {
    let (_, board) = picture(&[".X.X."]);
    let of_none = Analysis::starting_from(&board, Color::Black, Rules::default(), &[]);
    assert_eq!(Attack::new(&of_none.expect("liberties")).err(), Some(NotAllBlocks));
}

/// The position `id` of `tests/positions`.
fn known(id: &str) -> (Grid, Board) {
    let cited = cited().into_iter().find(|cited| cited.id == id).expect("a position");
    picture(&cited.board)
}

/// Filling C's liberty B3 before A is captured, as the published proof does, makes its
/// region healthy for A, and A, B and C unconditionally alive.
#[test]
fn the_published_order_saves_what_it_was_to_capture() {
    let (grid, board) = known("wrong-order-2x5");
    let analysis = analyze(&board, Color::Black, Suicide::Forbidden);
    let [b3] = points(grid, &["B3"])[..] else { panic!("a point") };
    let target = analysis.block_at(points(grid, &["B2"])[0]).expect("a block").id();
    let mut published = board.clone();
    published.play(Color::White, b3, Suicide::Forbidden).expect("legal");
    let after = analyze(&published, Color::Black, Suicide::Forbidden);
    assert_eq!(after.alive().count(), 5, "nothing falls any more");

    let attack = Attack::new(&analysis).expect("all blocks were asked");
    let sequence = attack.capture(target).expect("it falls");
    let played: Vec<Point> = sequence.steps().map(|step| step.point).collect();
    let captures: Vec<usize> = sequence.steps().map(|step| step.captured.len()).collect();
    assert_eq!(names(grid, &played), ["B4", "A5", "B3", "A2", "B1"]);
    assert_eq!(captures, [0, 1, 0, 1, 2]);
    check(&board, Color::Black, Suicide::Forbidden);
}

/// A move of the attacker can make a block safe: only safety is lasting.
#[test]
fn an_attacker_can_blunder() {
    let (grid, board) = known("attacker-blunder");
    let analysis = analyze(&board, Color::Black, Suicide::Forbidden);
    let corner = points(grid, &["A1"])[0];
    let attack = Attack::new(&analysis).expect("all blocks were asked");
    assert!(attack.capture(analysis.block_at(corner).expect("a block").id()).is_some());
    let saving: Vec<Point> = board
        .points()
        .filter(|&point| {
            let mut after = board.clone();
            after.play(Color::White, point, Suicide::Forbidden).is_ok()
                && analyze(&after, Color::Black, Suicide::Forbidden).alive().any(|p| p == corner)
        })
        .collect();
    assert_eq!(names(grid, &saving), ["C1"]);
}

/// With suicide allowed White fills the corner, takes the stones off by filling it to the
/// end, and fills it again without A3.
#[test]
fn a_region_kept_from_health_by_a_stone_is_filled_twice() {
    let (grid, board) = known("suicide-sensei-2x3");
    let analysis = analyze(&board, Color::Black, Suicide::Allowed);
    let attack = Attack::new(&analysis).expect("all blocks were asked");
    let captures = attack.capture_all();
    assert!(captures.steps().any(|step| step.emptied.is_some()), "{:?}", grid);
    check(&board, Color::Black, Suicide::Allowed);
    check(&board, Color::Black, Suicide::Forbidden);
}
