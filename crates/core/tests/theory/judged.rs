//! The judge says what the analysis says at its end.

use pass_alive::{Analysis, Board, Color, Judge, Point, Rules, Suicide, Unanalyzable};

use crate::boards::grid;
use crate::random::Random;

fn check(judge: &mut Judge, board: &Board, suicide: Suicide) {
    let both = judge.decide(board, suicide).expect("liberties");
    for color in Color::BOTH {
        let rules = Rules { suicide, ..Rules::default() };
        let analysis = Analysis::new(board, color, rules).expect("liberties");
        let shown = || format!("{color} {suicide:?} {board:?}");
        let life = &both[color];
        assert!(life.alive().eq(analysis.alive()), "{}", shown());
        assert!(life.held().eq(analysis.held()), "{}", shown());
        let counts = (life.alive_count(), life.held_count());
        assert_eq!(counts, (analysis.alive().count(), analysis.held().count()), "{}", shown());
        let points = board.points();
        assert!(points.clone().filter(|&p| life.is_alive(p)).eq(analysis.alive()), "{}", shown());
        assert!(points.filter(|&p| life.is_held(p)).eq(analysis.held()), "{}", shown());
        assert_eq!(judge.decide_color(board, color, suicide).as_ref(), Ok(life), "{}", shown());
    }
}

#[test]
fn one_judge_says_of_any_boards_what_their_analyses_say() {
    let mut random = Random::new(36);
    let mut judge = Judge::new();
    for _ in 0..20_000 {
        let topology = random.topology();
        let board = random.board(&topology);
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            check(&mut judge, &board, suicide);
        }
    }
}

#[test]
fn a_block_without_liberties_is_refused_and_the_next_board_is_judged() {
    let mut board = Board::new(grid(2, 1));
    (0..2).for_each(|point| board.set(Point::new(point), Some(Color::White)));
    let mut judge = Judge::default();
    assert_eq!(
        judge.decide(&board, Suicide::Forbidden),
        Err(Unanalyzable::NoLiberty {
            color: Color::White,
            points: vec![Point::new(0), Point::new(1)]
        })
    );
    board.set(Point::new(0), None);
    check(&mut judge, &board, Suicide::Forbidden);
}
