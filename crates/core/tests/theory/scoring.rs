//! Rule 3, against a count of its own.

use pass_alive::{Analysis, Board, Color, Point, Prisoners, Rules, Score, SideScore, Suicide};
use pass_alive_notation as notation;
use proptest::prelude::*;

use crate::boards::{boards, grid, picture};
use crate::positions::cited;

const NONE: Prisoners = Prisoners { black: 0, white: 0 };

fn score(board: &Board) -> Score {
    Score::new(board, Suicide::Forbidden, NONE).expect("liberties")
}

fn alive(board: &Board, color: Color) -> Vec<Point> {
    Analysis::new(board, color, Rules::default()).expect("liberties").alive().collect()
}

/// The colours, Black and White, that the area of empty points around `point` is next to.
fn next_to(board: &Board, point: Point) -> (bool, bool) {
    let mut area = vec![point];
    let (mut black, mut white) = (false, false);
    let mut next = 0;
    while let Some(&point) = area.get(next) {
        next += 1;
        for &q in board.topology().neighbors(point) {
            match board.get(q) {
                Some(Color::Black) => black = true,
                Some(Color::White) => white = true,
                None if !area.contains(&q) => area.push(q),
                None => {}
            }
        }
    }
    (black, white)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn every_point_counts_once(board in boards(), by_black in 0u32..9, by_white in 0u32..9) {
        let score = Score::new(&board, Suicide::Forbidden, Prisoners { black: by_black, white: by_white });
        let score = score.expect("liberties");
        let standing: Vec<Vec<Point>> =
            Color::BOTH.into_iter().map(|color| alive(&board, color)).collect();
        let mut expected =
            [by_black, by_white].map(|prisoners| SideScore { prisoners, ..SideScore::default() });
        let (mut removed, mut neutral) = (Vec::new(), Vec::new());
        let mut counted = [Vec::new(), Vec::new()];
        for point in board.points() {
            let stone = board.get(point);
            let stands = standing.iter().any(|stones| stones.contains(&point));
            prop_assert_eq!(score.board.get(point), stone.filter(|_| stands));
            match stone {
                Some(color) if stands => expected[color as usize].stones += 1,
                Some(color) => {
                    expected[color.other() as usize].prisoners += 1;
                    removed.push(point);
                }
                None => {}
            }
            match (stands, next_to(&score.board, point)) {
                (true, _) => {}
                (false, (true, false)) => counted[0].push(point),
                (false, (false, true)) => counted[1].push(point),
                (false, _) => neutral.push(point),
            }
        }
        for color in Color::BOTH {
            let points = &counted[color as usize];
            expected[color as usize].area = points.len() as u32;
            prop_assert_eq!(score.points(color), points);
        }
        prop_assert_eq!([score[Color::Black], score[Color::White]], expected);
        prop_assert_eq!((&score.removed, &score.neutral), (&removed, &neutral));
    }
}

/// The white stone is removed, and with it what made its region healthy: scored again, the
/// board would be empty.
#[test]
fn a_score_is_taken_once() {
    let cited = cited().into_iter().find(|cited| cited.id == "rule3-not-idempotent");
    let once = score(&picture(&cited.expect("a position").board).1);
    assert_eq!(once[Color::Black].total(), 6);
    assert_eq!(score(&once.board)[Color::Black].total(), 0);
    let once = score(&picture(&["OX", ".X", "X."]).1);
    assert_eq!((once[Color::Black].total(), once[Color::White].total()), (4, 0));
    assert_eq!(once[Color::Black].stones_and_area(), 6);
    assert_eq!(score(&once.board)[Color::Black].total(), 0);
}

#[test]
fn the_positions_that_may_not_be_scored_twice_are_counted() {
    let mut board = Board::new(grid(3, 3));
    let mut found = 0;
    for number in 0..3u32.pow(9) {
        let mut rest = number;
        for point in 0..9 {
            board.set(
                Point::new(point),
                [None, Some(Color::Black), Some(Color::White)][rest as usize % 3],
            );
            rest /= 3;
        }
        if board.block_without_liberties().is_none() {
            let once = score(&board);
            let black = |board: &Board| alive(board, Color::Black);
            found += u32::from(black(&once.board) != black(&board));
        }
    }
    assert_eq!(found, 248);
}

#[test]
fn prisoners_are_counted_where_the_record_tells() {
    let text = "(;SZ[3];B[ba];W[aa];B[ab];W[bb];B[ca];W[cb];B[cc];W[])";
    let record = notation::read(text).next().expect("a record").expect("a game");
    let taken = |moves| record.position(0, moves).expect("a move").prisoners.expect("a game");
    assert_eq!(taken(2), NONE);
    assert_eq!(taken(3), Prisoners { black: 1, white: 0 });
    assert_eq!(taken(6), taken(8));
    let only_stones =
        notation::read("(;SZ[3]AB[ba]AW[aa];B[ab])").next().expect("a record").expect("a game");
    let last = only_stones.last();
    assert_eq!(last.prisoners, None, "taken before, who knows");
    let rows = notation::read(".X./X.X/.X.").next().expect("a record").expect("a board");
    assert_eq!(rows.last().prisoners, None);
    let suicide = notation::read("(;SZ[3];W[ba];B[cc];W[ab];B[aa])")
        .next()
        .expect("a record")
        .expect("a game");
    assert_eq!(suicide.last().prisoners, Some(Prisoners { black: 0, white: 1 }));
}

#[test]
fn a_record_shows_the_ko_of_its_last_move() {
    let taken = "(;SZ[4];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb]";
    let ko = |text: &str| {
        let record = notation::read(text).next().expect("a record").expect("a game");
        let last = record.last();
        last.ko.map(|point| record.space().name(point).to_string())
    };
    assert_eq!(ko(&format!("{taken})")).as_deref(), Some("C3"));
    assert_eq!(ko(&format!("{taken};B[])")), None, "a pass lifts it");
}
