//! The memory of a search stays within its limit, whatever it searches. Bytes, never time.

use std::ops::ControlFlow;

use allocation_counter::measure;
use pass_alive::search::{GivenUp, Limits, Method, Search};
use pass_alive::{Board, Color, Grid, Point, Suicide};

/// Runs `work` and gives the most bytes that it held at a time. Only this thread's count: the
/// other tests and what runs them allocate as they like.
fn peak<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let mut result = None;
    let counted = measure(|| result = Some(work()));
    (result.expect("the work was done"), counted.bytes_max)
}

/// A block with two eyes in a corner, which no line of play captures, and nothing else.
fn eyes(side: u32) -> Board {
    let grid = Grid::new(side, side).expect("a size");
    let mut board = Board::new(grid);
    for (column, row) in [(1, 0), (3, 0), (0, 1), (1, 1), (2, 1), (3, 1)] {
        board.set(grid.point(column, row).expect("a point"), Some(Color::Black));
    }
    board
}

/// With suicide allowed a line of play is as long as there are arrangements, and each may hold
/// many stones that were removed.
fn searches() -> Vec<Search> {
    let boards = [eyes(19), eyes(1000), {
        let mut line = Board::new(Grid::new(40, 1).expect("a size"));
        line.set(Point::new(20), Some(Color::Black));
        line
    }];
    let mut searches = Vec::new();
    for board in &boards {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            for method in [Method::Full, Method::Split] {
                let search = Search::new(board, Color::Black, suicide, method);
                searches.push(search.expect("liberties"));
            }
        }
    }
    searches
}

#[test]
fn a_search_holds_no_more_than_its_limit() {
    let searches = searches();
    for bytes in [0, 1000, 30_000, 1 << 20, 20_000_000] {
        let limits = Limits { bytes, arrangements: 50_000 };
        for search in &searches {
            let (survey, peak) = peak(|| search.survey(limits, &mut |_| ControlFlow::Continue(())));
            // The answer itself is a byte for each block, beside the limit.
            assert!(peak <= bytes + survey.captured.len() as u64, "{peak} of {bytes}: {survey:?}");
        }
    }
}

/// Each arrangement of this board has a million bits.
#[test]
fn a_block_on_a_million_points_is_given_up_within_the_limit() {
    let search = Search::new(&eyes(1000), Color::Black, Suicide::Forbidden, Method::Full);
    let search = search.expect("liberties");
    let limits = Limits { bytes: 40_000_000, ..Limits::default() };
    let (searched, most) = peak(|| search.run(Point::new(1), limits).expect("a stone"));
    assert_eq!(searched.safe, Err(GivenUp::Memory));
    assert!(searched.arrangements > 100, "{searched:?}");
    assert!((20_000_000..=40_000_000).contains(&most), "{most}");
}

#[test]
fn where_there_is_no_memory_nothing_is_allocated() {
    let search = Search::new(&eyes(1000), Color::Black, Suicide::Allowed, Method::Full);
    let search = search.expect("liberties");
    let limits = Limits { bytes: 999_999, ..Limits::default() };
    let (searched, most) = peak(|| search.run(Point::new(1), limits).expect("a stone"));
    assert_eq!((searched.safe, searched.arrangements), (Err(GivenUp::Memory), 0));
    assert_eq!(most, 0);
}

/// The default leaves room for all the arrangements of a board of nineteen lines that the
/// default admits: a tenth of them take less than a tenth of it.
#[test]
fn on_nineteen_lines_arrangements_run_out_before_memory() {
    let search = Search::new(&eyes(19), Color::Black, Suicide::Forbidden, Method::Full);
    let search = search.expect("liberties");
    let limits = Limits::default();
    let tenth = Limits { arrangements: limits.arrangements / 10, ..limits };
    let (searched, most) = peak(|| search.run(Point::new(1), tenth).expect("a stone"));
    let given_up = (Err(GivenUp::Arrangements), tenth.arrangements);
    assert_eq!((searched.safe, searched.arrangements), given_up);
    assert!(most < limits.bytes / 10, "{most} bytes");
}

/// The limit in bytes does not change the result of a search that stays within it.
#[test]
fn a_search_that_ends_within_its_limit_ends_as_without_one() {
    let search = Search::new(&eyes(5), Color::Black, Suicide::Forbidden, Method::Full);
    let search = search.expect("liberties");
    let run = |bytes| {
        search.run(Point::new(1), Limits { bytes, arrangements: u64::MAX }).expect("a stone")
    };
    let (whole, most) = peak(|| run(u64::MAX));
    assert_eq!(whole.safe, Ok(true));
    assert_eq!(run(most), whole);
    let less = run(most / 2);
    assert_eq!(less.safe, Err(GivenUp::Memory));
    assert!((1..whole.arrangements).contains(&less.arrangements), "{less:?}");
}
