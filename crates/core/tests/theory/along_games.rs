//! Followed move by move, a game is analysed as if each position were new.

use std::fs;

use std::sync::Arc;

use pass_alive::{
    Analysis, Board, ChangedBlock, Changes, Chronicle, Color, Point, Rules, Suicide, Topology,
};
use pass_alive_notation as notation;
use proptest::prelude::*;

use crate::boards::{SUICIDE, grid, torus};
use crate::random::Random;

fn analyze(board: &Board, color: Color, suicide: Suicide) -> Analysis {
    let rules = Rules { suicide, ..Rules::default() };
    Analysis::new(board, color, rules).expect("liberties")
}

/// The changes between two boards, by their definition.
fn change(before: &Board, after: &Board, last: Option<Point>, suicide: Suicide) -> Changes {
    let mut change = Changes::default();
    for color in Color::BOTH {
        let was_alive = analyze(before, color, suicide);
        let was_alive: Vec<Point> = was_alive.alive().collect();
        let analysis = analyze(after, color, suicide);
        for block in analysis.blocks() {
            let points = block.points().to_vec();
            let stood: Vec<Point> =
                points.iter().copied().filter(|&p| before.get(p) == Some(color)).collect();
            assert!(stood.len() == points.len() || last.is_none_or(|p| points.contains(&p)));
            let turn = ChangedBlock { color, points };
            let was = |p: &Point| was_alive.contains(p);
            if block.is_alive() {
                if stood.is_empty() || !stood.iter().all(was) {
                    change.became.push(turn);
                }
            } else if stood.iter().any(was) {
                change.ceased.push(turn);
            }
        }
    }
    change.became.sort_by_key(|turn| turn.points[0]);
    change.ceased.sort_by_key(|turn| turn.points[0]);
    change
}

fn check(chronicle: &Chronicle, suicide: Suicide) {
    for color in Color::BOTH {
        let analysis = analyze(chronicle.board(), color, suicide);
        let shown = || format!("{color} {suicide:?} {:?}", chronicle.board());
        assert!(analysis.alive().eq(chronicle.alive(color)), "{}", shown());
        assert!(analysis.held().eq(chronicle.held(color)), "{}", shown());
        assert_eq!(chronicle.held_count(color), analysis.held().count(), "{}", shown());
        assert_eq!(chronicle.rounds(color), analysis.trace().round_count(), "{}", shown());
    }
}

#[test]
fn every_move_of_every_game_is_as_if_it_were_analysed_anew() {
    let mut turns = 0;
    for lines in [9, 13, 19] {
        let path = format!("../../tests/games/selfplay{lines}.sgf");
        for game in notation::read(&fs::read_to_string(path).expect("games")) {
            let game = game.expect("a game");
            for suicide in SUICIDE {
                let mut positions = game.positions(0);
                let mut before = positions.next().expect("a start").board;
                let mut chronicle = Chronicle::begin(&before, suicide).expect("liberties");
                for position in positions {
                    let followed = chronicle.follow(&position.board, position.last_point());
                    let followed = followed.expect("liberties");
                    check(&chronicle, suicide);
                    let expected = change(&before, &position.board, position.last_point(), suicide);
                    assert_eq!(followed, expected);
                    turns += followed.became.len() + followed.ceased.len();
                    before = position.board;
                }
            }
        }
    }
    assert!(turns > 500, "{turns} turns");
}

/// Random play goes where games do not: captures of many blocks, fillings of own eyes,
/// suicides; and leaps to other boards.
#[test]
fn every_move_of_random_play_is_as_if_it_were_analysed_anew() {
    for seed in 0..2000 {
        let mut random = Random::new(seed);
        let topology = random.topology();
        let suicide = SUICIDE[random.below(2) as usize];
        let mut board = random.board(&topology);
        let mut chronicle = Chronicle::begin(&board, suicide).expect("liberties");
        check(&chronicle, suicide);
        for _ in 0..60 {
            let before = board.clone();
            let point = Point::new(random.below(board.len() as u32));
            let color = Color::BOTH[random.below(2) as usize];
            let leaps = random.below(50) == 0;
            if leaps {
                board = random.board(&topology);
            } else if board.play(color, point, suicide).is_err() {
                continue;
            }
            let last = (!leaps).then_some(point);
            let expected = change(&before, &board, last, suicide);
            let followed = chronicle.follow(&board, last).expect("liberties");
            assert_eq!(chronicle.board(), &board);
            check(&chronicle, suicide);
            assert_eq!(followed, expected, "{before:?}");
        }
    }
}

#[test]
fn a_board_that_cannot_be_analysed_is_left_behind() {
    let (_, good) = crate::boards::picture(&[".X.", "XX.", "..."]);
    let (_, bad) = crate::boards::picture(&["OXX", "XXX", "XXX"]);
    let mut chronicle = Chronicle::begin(&good, Suicide::Forbidden).expect("liberties");
    assert!(chronicle.follow(&bad, None).is_err());
    assert!(chronicle.follow(&bad, None).is_err());
    assert!(chronicle.follow(&good, None).is_ok());
    check(&chronicle, Suicide::Forbidden);
    assert!(Chronicle::begin(&bad, Suicide::Forbidden).is_err());
}

#[test]
fn a_board_of_another_size_is_followed_too() {
    let large = crate::boards::picture(&[".X.X.", "XXXXX", ".....", "OOOOO", ".O.O."]).1;
    let small = crate::boards::picture(&[".X.", "XX.", "..."]).1;
    let mut chronicle = Chronicle::begin(&large, Suicide::Forbidden).expect("liberties");
    for board in [&small, &large, &small] {
        chronicle.follow(board, Some(Point::new(0))).expect("liberties");
        check(&chronicle, Suicide::Forbidden);
        let mut next = board.clone();
        next.execute(Color::White, Point::new(0));
        if next.get(Point::new(0)).is_some() {
            chronicle.follow(&next, Some(Point::new(0))).expect("liberties");
            check(&chronicle, Suicide::Forbidden);
        }
    }
}

/// Every pair of a small and a large board, with a last move on neither, either or both of
/// them, on an empty point or a stone.
#[test]
fn a_last_move_outside_the_old_or_the_new_board_is_no_move() {
    let topologies = [
        Topology::from_edges(0, &[]).expect("no edge"),
        grid(1, 1),
        grid(3, 3),
        // As many points, joined otherwise.
        torus(3, 3),
        grid(5, 5),
    ];
    let mut boards = Vec::new();
    for topology in topologies.map(Arc::new) {
        boards.push(Board::new(Arc::clone(&topology)));
        for color in Color::BOTH {
            let mut board = Board::new(Arc::clone(&topology));
            for point in board.points().step_by(2) {
                board.set(point, Some(color));
            }
            if board.block_without_liberties().is_none() {
                boards.push(board);
            }
        }
    }
    let last_moves =
        (0..30).chain([u32::MAX - 1, u32::MAX]).map(Point::new).map(Some).chain([None]);
    for (old, new) in boards.iter().flat_map(|old| boards.iter().map(move |new| (old, new))) {
        for last_move in last_moves.clone() {
            let mut chronicle = Chronicle::begin(old, Suicide::Forbidden).expect("liberties");
            chronicle.follow(new, last_move).expect("liberties");
            assert_eq!(chronicle.board(), new);
            check(&chronicle, Suicide::Forbidden);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// Boards that have nothing to do with each other, and last moves that nobody made.
    #[test]
    fn any_boards_with_any_last_moves_are_followed(
        seed in any::<u64>(),
        allowed in any::<bool>(),
        last_moves in prop::collection::vec(
            prop_oneof![Just(None), (0..90u32).prop_map(Some), any::<u32>().prop_map(Some)],
            1..12,
        ),
    ) {
        let mut random = Random::new(seed);
        let suicide = SUICIDE[usize::from(allowed)];
        let topologies = [random.topology(), random.topology()];
        let board = random.board(&topologies[0]);
        let mut chronicle = Chronicle::begin(&board, suicide).expect("liberties");
        for last_move in last_moves {
            let topology = &topologies[random.below(2) as usize];
            let mut board = random.board(topology);
            // Sometimes the same board, with or without a stone played on it.
            if random.below(3) == 0 {
                board = chronicle.board().clone();
                let color = Color::BOTH[random.below(2) as usize];
                let _ = board.play(color, Point::new(last_move.unwrap_or(0)), suicide);
            }
            chronicle.follow(&board, last_move.map(Point::new)).expect("liberties");
            prop_assert_eq!(chronicle.board(), &board);
            check(&chronicle, suicide);
        }
    }
}
