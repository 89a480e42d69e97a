//! Kim's counting, against a count of its own and beside Rule 3.

use pass_alive::{Analysis, Board, Color, Counting, Point, Prisoners, Rules, Score, Suicide};
use proptest::prelude::*;

use super::solid;
use crate::boards::boards;

fn score(board: &Board, counting: Counting, suicide: Suicide) -> Score {
    Score::with_counting(board, counting, suicide, Prisoners::default()).expect("liberties")
}

fn totals(board: &Board, counting: Counting) -> [u32; 2] {
    let score = score(board, counting, Suicide::Forbidden);
    Color::BOTH.map(|color| score[color].total())
}

/// The stones of a colour that are unconditionally alive, from the analysis.
fn living(board: &Board, color: Color, suicide: Suicide) -> Vec<bool> {
    let rules = Rules { suicide, ..Rules::default() };
    let analysis = Analysis::new(board, color, rules).expect("liberties");
    let mut living = vec![false; board.len()];
    analysis.alive().for_each(|point| living[point.index()] = true);
    living
}

/// The areas between the living stones of `color`, as the definition has them, each with the
/// answer to whether the colour encloses it.
fn areas(board: &Board, own: &[bool], enemy: &[bool]) -> Vec<(Vec<Point>, bool)> {
    let mut entered = own.to_vec();
    let mut areas = Vec::new();
    for first in board.points() {
        if std::mem::replace(&mut entered[first.index()], true) {
            continue;
        }
        let mut area = vec![first];
        let mut touches = false;
        let mut next = 0;
        while let Some(&point) = area.get(next) {
            next += 1;
            for &q in board.topology().neighbors(point) {
                touches |= own[q.index()];
                if !std::mem::replace(&mut entered[q.index()], true) {
                    area.push(q);
                }
            }
        }
        let is_free = area.iter().all(|&point| !enemy[point.index()]);
        areas.push((area, touches && is_free));
    }
    areas
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Components of the board without the living stones of a colour, with no living enemy: their
    /// empty points, two for each dead enemy stone, and the prisoners taken before.
    #[test]
    fn kims_score_is_its_definition(board in boards(), by_black in 0u32..9, by_white in 0u32..9) {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let before = Prisoners { black: by_black, white: by_white };
            let score = Score::with_counting(&board, Counting::Kim, suicide, before).expect("liberties");
            for color in Color::BOTH {
                let own = living(&board, color, suicide);
                let enemy = living(&board, color.other(), suicide);
                let mut total = if color == Color::Black { by_black } else { by_white };
                for (area, enclosed) in areas(&board, &own, &enemy) {
                    for &point in area.iter().filter(|_| enclosed) {
                        total += match board.get(point) {
                            None => 1,
                            Some(stone) if stone != color => 2,
                            Some(_) => 0,
                        };
                    }
                }
                prop_assert_eq!(score[color].total(), total);
                let shown = score.points(color).len() as u32;
                prop_assert_eq!(score[color].area, shown);
                let standing = score.board.stones().iter().filter(|&&s| s == Some(color)).count();
                prop_assert_eq!(score[color].stones, standing as u32);
            }
            // Each point is a stone that stays, somebody's, or nobody's.
            let stones = score[Color::Black].stones + score[Color::White].stones;
            let areas = score[Color::Black].area + score[Color::White].area;
            prop_assert_eq!((stones + areas) as usize + score.neutral.len(), board.len());
            for point in board.points() {
                let stays = board.get(point).filter(|_| !score.removed.contains(&point));
                prop_assert_eq!(score.board.get(point), stays);
            }
        }
    }

    /// Rule 3 counts besides the enclosed areas only the points of a colour's own dead stones there,
    /// and prisoners: those stones, and the dead ones that nobody encloses.
    #[test]
    fn kims_score_is_rule_3_without_own_and_open_dead_stones(board in boards()) {
        let suicide = Suicide::Forbidden;
        let [rule3, kim] = [Counting::Rule3, Counting::Kim].map(|c| score(&board, c, suicide));
        for color in Color::BOTH {
            let inside = |points: &[Point], stone| {
                points.iter().filter(|&&point| board.get(point) == Some(stone)).count() as u32
            };
            let own = inside(rule3.points(color), color);
            let enemys_own = inside(rule3.points(color.other()), color.other());
            let open = inside(&rule3.neutral, color.other());
            prop_assert_eq!(rule3[color].total(), kim[color].total() + own + enemys_own + open);
        }
    }
}

#[test]
fn both_countings_agree_where_every_dead_stone_is_enclosed_by_the_enemy() {
    // The corner of nine stones with a white stone beside it, which Black encloses.
    let (_, board) = solid(".X../X...//XX../X...//.X../X...//XX../....//..../...O");
    assert_eq!(totals(&board, Counting::Rule3), totals(&board, Counting::Kim));
    assert_eq!(totals(&board, Counting::Kim), [40 - 10 + 2, 0]);
}

/// If dead stones could enclose, either of two lone stones would enclose all of the board.
#[test]
fn a_dead_stone_encloses_nothing() {
    let (_, board) = solid(".../.X.//.O./...");
    assert_eq!(totals(&board, Counting::Kim), [0, 0]);
    assert_eq!(totals(&board, Counting::Rule3), [1, 1]);
}

/// By surfaces of any stones, and both sides of each, two dead corners would each have all of the board.
#[test]
fn two_colours_would_score_the_same_points_if_dead_stones_could_enclose() {
    let (_, board) = solid(
        "\
        .X../X.../..../....//X.../..../..../....//\
        ..../..../..../...O//..../..../...O/..O.",
    );
    for color in Color::BOTH {
        assert!(!living(&board, color, Suicide::Forbidden).contains(&true));
        let analysis = Analysis::new(&board, color, Rules::default()).expect("liberties");
        let regions: Vec<&[Point]> = analysis.regions().map(|region| region.points()).collect();
        let is_enemy = |point: &&Point| board.get(**point) == Some(color.other());
        // A point for each that is enclosed, and one more for an enemy stone there.
        let count = |region: &&[Point]| region.len() + region.iter().filter(is_enemy).count();
        assert_eq!(regions.iter().map(count).sum::<usize>(), board.len());
    }
    assert_eq!(totals(&board, Counting::Kim), [0, 0]);
}

/// A sum over surfaces would count the inner eye of the cube for both of its surfaces.
#[test]
fn an_area_inside_another_counts_once() {
    let cube = "XXX/XXX/XXX//XXX/X.X/XXX//XXX/XXX/XXX";
    let (_, board) = solid(&cube.replacen("XXX/XXX/XXX//", "XXX/X.X/XXX//XXX/XXX/XXX//", 1));
    let score = score(&board, Counting::Kim, Suicide::Forbidden);
    assert_eq!(score[Color::Black].total(), 2);
}
