//! The search of the crate, by both of its methods, finds safe what survives.

use std::ops::ControlFlow;
use std::sync::Arc;

use pass_alive::search::{GivenUp, Limits, Method, Search, Searched, Survey};
use pass_alive::{Analysis, Board, Color, Point, Rules, Suicide, Topology};

use crate::boards::{SUICIDE, cuboid, grid, picture, torus};
use crate::random::Random;

const METHODS: [Method; 2] = [Method::Full, Method::Split];

/// Limits of which only the number of arrangements is ever reached.
fn limits(arrangements: u64) -> Limits {
    Limits { arrangements, bytes: u64::MAX }
}

fn survey(search: &Search, limit: u64) -> Survey {
    search.survey(limits(limit), &mut |_| ControlFlow::Continue(()))
}

/// Compares one method with the casting-out on every black block, one by one and all at once,
/// and gives the number of blocks that the search decided within `limit` arrangements.
pub(crate) fn compare(board: &Board, suicide: Suicide, method: Method, limit: u64) -> u32 {
    let rules = Rules { suicide, ..Rules::default() };
    let analysis = Analysis::new(board, Color::Black, rules).expect("liberties");
    let search = Search::new(board, Color::Black, suicide, method).expect("liberties");
    let survey = survey(&search, limit);
    assert_eq!(survey.captured.len(), analysis.blocks().len());
    let mut decided = 0;
    for block in analysis.blocks() {
        let shown = (board.stones(), block.first(), suicide, method);
        let (captured, alive) = (survey.captured[block.id().index()], block.is_alive());
        let finished = survey.given_up.is_none();
        assert!(if finished { captured != alive } else { !captured || !alive }, "{shown:?}");
        let searched = search.run(block.first(), limits(limit)).expect("a stone");
        assert!(searched.arrangements <= limit);
        let Ok(safe) = searched.safe else { continue };
        decided += 1;
        assert_eq!(safe, alive, "{shown:?}");
        // If a block is safe, every arrangement that can be reached is reached.
        if safe {
            assert!(finished, "{shown:?}");
            assert_eq!(searched.arrangements, survey.arrangements, "{shown:?}");
        }
    }
    decided
}

/// Every position: the digits of its number are the points.
fn positions(topology: Topology) -> impl Iterator<Item = Board> {
    let topology = Arc::new(topology);
    (0..3u32.pow(topology.len() as u32)).filter_map(move |number| {
        let mut board = Board::new(Arc::clone(&topology));
        let mut rest = number;
        for point in board.points() {
            let stones = [None, Some(Color::Black), Some(Color::White)];
            board.set(point, stones[rest as usize % 3]);
            rest /= 3;
        }
        board.block_without_liberties().is_none().then_some(board)
    })
}

fn compare_all(topology: Topology) {
    for board in positions(topology) {
        for suicide in SUICIDE {
            for method in METHODS {
                compare(&board, suicide, method, u64::MAX);
            }
        }
    }
}

#[test]
fn both_searches_find_every_position_of_3x3_as_safe_as_it_is() {
    compare_all(grid(3, 3));
    compare_all(torus(3, 3));
    compare_all(cuboid(2, 2, 2));
}

#[test]
fn both_searches_find_every_position_of_3x4_as_safe_as_it_is() {
    compare_all(grid(3, 4));
}

#[test]
fn both_searches_agree_with_casting_out_on_larger_boards() {
    let mut random = Random::new(45);
    for topology in [grid(4, 5), grid(5, 5), cuboid(3, 3, 2)] {
        let topology = Arc::new(topology);
        let mut decided = [0; 2];
        for _ in 0..2000 {
            let board = random.board(&topology);
            for suicide in SUICIDE {
                for (method, decided) in METHODS.into_iter().zip(&mut decided) {
                    *decided += compare(&board, suicide, method, 2000);
                }
            }
        }
        assert!(decided.into_iter().all(|decided| decided > 4000), "{decided:?}");
    }
}

fn eyes() -> Board {
    picture(&[".X.X..", "XXXX..", "..OOO.", "......"]).1
}

/// The lookahead tries what casting-out need not: thousands of arrangements for two eyes,
/// where filling the outside liberties first leaves one.
#[test]
fn the_numbers_of_arrangements_are_those_of_the_definition() {
    let run = |method| {
        let search = Search::new(&eyes(), Color::Black, Suicide::Forbidden, method);
        search.expect("liberties").run(Point::new(1), limits(u64::MAX)).expect("a stone")
    };
    let empty = eyes().stones().iter().filter(|stone| stone.is_none()).count() as u32;
    // White plays on any empty points but the two eyes, and never fills all others.
    let arrangements = 2u64.pow(empty - 2) - 1;
    assert_eq!(run(Method::Full), Searched { safe: Ok(true), arrangements });
    assert_eq!(run(Method::Split), Searched { safe: Ok(true), arrangements: 1 });
}

#[test]
fn a_search_gives_up_at_its_limit_and_when_told() {
    let search = Search::new(&eyes(), Color::Black, Suicide::Forbidden, Method::Full);
    let search = search.expect("liberties");
    let all = search.run(Point::new(1), limits(u64::MAX)).expect("a stone").arrangements;
    assert_eq!(search.run(Point::new(1), limits(all)).expect("a stone").safe, Ok(true));
    let given_up = Searched { safe: Err(GivenUp::Arrangements), arrangements: all - 1 };
    assert_eq!(search.run(Point::new(1), limits(all - 1)), Some(given_up));
    let mut reports = 0;
    let stopped = search.run_with(Point::new(1), limits(u64::MAX), &mut |_| {
        reports += 1;
        if reports == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((stopped.expect("a stone").safe, reports), (Err(GivenUp::Stopped), 2));
    assert_eq!(search.run(Point::new(0), limits(10)), None, "there is no stone");
}

/// Of the first two blocks one is alive and one is not; all can be captured of the last two.
#[test]
fn a_search_for_all_blocks_goes_on_until_all_are_captured_or_everything_was_tried() {
    let run = |rows: &[&str], limit| {
        let board = picture(rows).1;
        let search = Search::new(&board, Color::Black, Suicide::Forbidden, Method::Full);
        survey(&search.expect("liberties"), limit)
    };
    let one_alive = [".X.X.", "XXXXX", ".....", "..X.."];
    let tried = run(&one_alive, u64::MAX);
    assert_eq!((&tried.captured[..], tried.given_up), (&[false, true][..], None));
    let given_up = run(&one_alive, tried.arrangements - 1);
    assert_eq!(given_up.given_up, Some(GivenUp::Arrangements));
    assert_eq!(given_up.arrangements, tried.arrangements - 1);
    // White fills in reading order, and captures with the last stones on the way.
    let none_alive = run(&["X..", "...", "..X"], u64::MAX);
    assert_eq!((&none_alive.captured[..], none_alive.given_up), (&[true, true][..], None));
    assert!(none_alive.arrangements < 20, "{none_alive:?}");
    let no_block = run(&["...", "OO."], u64::MAX);
    assert_eq!(no_block, Survey { captured: vec![], arrangements: 1, given_up: None });
}

#[test]
fn a_search_for_all_blocks_reports_and_is_stopped() {
    let board = picture(&[".X.X..", "XXXX..", "..OOO.", "......"]).1;
    let search = Search::new(&board, Color::Black, Suicide::Forbidden, Method::Full);
    let search = search.expect("liberties");
    let mut reported = Vec::new();
    let stopped = search.survey(limits(u64::MAX), &mut |so_far| {
        reported.push(so_far.arrangements);
        if reported.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped.given_up, Some(GivenUp::Stopped));
    assert_eq!(reported.len(), 2);
    assert!(reported[0] < reported[1] && reported[1] <= stopped.arrangements, "{reported:?}");
}
