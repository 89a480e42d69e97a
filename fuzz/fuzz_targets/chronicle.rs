//! A chronicle follows any board to any other, whatever the last move, and knows what an
//! analysis of each board alone knows.
#![no_main]

use libfuzzer_sys::arbitrary::{Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use pass_alive::{Analysis, Board, Chronicle, Color, Rules, Point, Suicide};
use pass_alive_fuzz::{SUICIDES, board, topology};

fn check(chronicle: &Chronicle, board: &Board, suicide: Suicide) {
    assert_eq!(chronicle.board(), board);
    for color in Color::BOTH {
        let rules = Rules { suicide, ..Rules::default() };
        let analysis = Analysis::new(board, color, rules).expect("liberties");
        assert!(analysis.alive().eq(chronicle.alive(color)));
        assert!(analysis.held().eq(chronicle.held(color)));
        assert_eq!(chronicle.held_count(color), analysis.held().count());
        assert_eq!(chronicle.rounds(color), analysis.trace().rounds());
    }
}

/// The next board: a move, legal or executed all the same; a leap; or a stone more or less.
fn next(
    now: &Board,
    suicide: Suicide,
    bytes: &mut Unstructured<'_>,
) -> Result<(Board, Option<Point>)> {
    let color = Color::BOTH[usize::from(bytes.arbitrary::<bool>()?)];
    let point = Point::new(bytes.int_in_range(0..=now.len() as u32)?);
    let mut board = now.clone();
    let last_move = match bytes.int_in_range(0..=9u8)? {
        0 => {
            let topology = topology(bytes)?;
            board = pass_alive_fuzz::board(&topology, bytes)?;
            bytes.arbitrary::<Option<u32>>()?.map(Point::new)
        }
        1 => {
            board = pass_alive_fuzz::board(now.topology(), bytes)?;
            bytes.arbitrary::<Option<u32>>()?.map(Point::new)
        }
        2 if point.index() < now.len() => {
            board.set(point, Some(color).filter(|_| now.get(point).is_none()));
            Some(point)
        }
        3 if point.index() < now.len() => {
            board.execute(color, point);
            Some(point)
        }
        _ => {
            let _ = board.play(color, point, suicide);
            Some(point)
        }
    };
    Ok((board, last_move))
}

fn run(mut bytes: Unstructured<'_>) -> Result<()> {
    let suicide = SUICIDES[usize::from(bytes.arbitrary::<bool>()?)];
    let topology = topology(&mut bytes)?;
    let mut now = board(&topology, &mut bytes)?;
    let begun = Chronicle::begin(&now, suicide);
    assert_eq!(begun.is_err(), now.block_without_liberties().is_some());
    let Ok(mut chronicle) = begun else { return Ok(()) };
    check(&chronicle, &now, suicide);
    for _ in 0..64 {
        if bytes.is_empty() {
            break;
        }
        let (board, last_move) = next(&now, suicide, &mut bytes)?;
        let followed = chronicle.follow(&board, last_move);
        assert_eq!(followed.is_err(), board.block_without_liberties().is_some());
        if followed.is_ok() {
            check(&chronicle, &board, suicide);
        }
        now = board;
    }
    Ok(())
}

fuzz_target!(|bytes: &[u8]| {
    let _ = run(Unstructured::new(bytes));
});
