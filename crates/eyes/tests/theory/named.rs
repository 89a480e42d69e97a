//! Groups that players know by name, in all eight symmetries and both colours.

use std::ops::ControlFlow;

use pass_alive::{Board, Color, Judge, Point, Suicide};
use pass_alive_eyes::solve::{Limits, Moves, Outcome, Solver};
use serde::Deserialize;

use crate::boards::{largest_fight, symmetries};

#[derive(Deserialize)]
struct File {
    groups: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    id: String,
    board: String,
    claims: Claims,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Claims {
    status: String,
    by_ko: bool,
    first: String,
    line: Vec<String>,
}

/// Enough for the carpenter's square.
const POSITIONS: u64 = 3_000_000;

/// A group that takes more positions is solved as it stands, and each of its turned boards is looked at with
/// [`FEW`].
const MANY: u64 = 100_000;
const FEW: u64 = 5_000;

fn all() -> Vec<Named> {
    let text = include_str!("../../../../web/scenes/named.json");
    serde_json::from_str::<File>(text).expect("the documented form").groups
}

#[test]
fn groups_with_names_have_the_status_that_is_claimed_however_they_are_turned() {
    let mut solver = Solver::new(Limits { positions: POSITIONS });
    let mut brief = Solver::new(Limits { positions: FEW });
    let go_on = &mut |_| ControlFlow::Continue(());
    for Named { id, board, claims } in &all() {
        let rows: Vec<&str> = board.split('/').collect();
        let (mut positions, mut outcomes) = (0, None);
        for (grid, board, owner) in symmetries(&rows) {
            let arena = largest_fight(grid, &board, owner);
            if positions <= MANY {
                let solved = solver.solve(&arena, Moves::One, go_on);
                assert_eq!(solved.verdict.as_str(), claims.status, "{id}\n{board}");
                assert_eq!(solved.attacker_first.contested, claims.by_ko, "{id}\n{board}");
                positions = solved.positions;
            }
            let looked = brief.solve(&arena, Moves::One, go_on);
            let found = [looked.owner_first.outcome, looked.attacker_first.outcome];
            let found = (found, looked.positions);
            assert_eq!(*outcomes.get_or_insert(found), found, "{id}\n{board}");
        }
    }
}

#[test]
fn a_move_on_the_edge_is_named_first_only_where_no_other_is_found() {
    let mut solver = Solver::default();
    let go_on = &mut |_| ControlFlow::Continue(());
    let (mut either, mut on_edge) = (0, Vec::new());
    let groups = all();
    for Named { id, board: rows, .. } in &groups {
        let board = Board::from_rows(&rows.replace('/', "\n")).expect("rows");
        let grid = board.grid().expect("a grid");
        let arena = largest_fight(grid, &board, Color::White);
        let one = solver.solve(&arena, Moves::One, go_on);
        if one.positions > MANY {
            continue;
        }
        let is_inner = |point: &&Point| board.topology().neighbors(**point).len() == 4;
        let all = solver.solve(&arena, Moves::All, go_on);
        for (one, all) in
            [(&one.owner_first, &all.owner_first), (&one.attacker_first, &all.attacker_first)]
        {
            if let Some(first) = one.moves.first() {
                let inner = all.moves.iter().filter(is_inner).count();
                either += usize::from(inner > 0 && inner < all.moves.len());
                if inner > 0 && !is_inner(&first) {
                    on_edge.push(id.as_str());
                }
                assert_eq!(one.line[0], Some(*first), "{id}");
            }
        }
    }
    // Of eleven with either kind these four, where the others take more work.
    assert_eq!(either, 11);
    let expected = ["l-group", "l-group-with-liberties", "l-plus-one-long", "l-plus-one-short"];
    assert_eq!(on_edge, expected);
}

#[test]
fn lines_that_are_told_of_named_groups_can_be_played_and_end_as_claimed() {
    for Named { id, board: rows, claims } in &all() {
        let rows: Vec<&str> = rows.split('/').collect();
        // The first of the boards is turned.
        let board = Board::from_rows(&rows.join("\n")).expect("rows");
        let grid = board.grid().expect("a grid");
        let arena = largest_fight(grid, &board, Color::White);
        let points = arena.points();
        let own = points.iter().filter(|&&point| board.get(point) == Some(Color::White));
        let group: Vec<Point> = own.copied().collect();
        let mut color = if claims.first == "owner" { Color::White } else { Color::Black };
        let mut end = board.clone();
        for name in &claims.line {
            if name != "pass" {
                let point = grid.point_named(name).expect("a point");
                end.play(color, point, Suicide::Forbidden).expect("a legal move");
            }
            color = color.other();
        }
        let life = Judge::new().decide_color(&end, Color::White, Suicide::Forbidden).unwrap();
        let lives = group.iter().any(|&point| life.is_alive(point));
        let stays = group.iter().any(|&point| end.get(point) == Some(Color::White));
        match claims.status.as_str() {
            // A seki has no line: whoever goes on loses by that.
            "alive" => assert!(lives || stays && claims.line.is_empty(), "{id}\n{end}"),
            _ => assert!(!lives, "{id}\n{end}"),
        }
    }
}

/// The pages of Sensei's Library say of these what Black can do, moving first.
#[test]
fn groups_that_are_known_for_a_seki_or_a_ko_have_one() {
    let known = [("long-l", Outcome::Ko), ("long-l-with-liberty", Outcome::Seki)];
    let mut solver = Solver::default();
    for (id, outcome) in known {
        let groups = all();
        let named = groups.iter().find(|named| named.id == id).expect("the group");
        let board = Board::from_rows(&named.board.replace('/', "\n")).expect("rows");
        let arena = largest_fight(board.grid().expect("a grid"), &board, Color::White);
        let solved = solver.solve(&arena, Moves::One, &mut |_| ControlFlow::Continue(()));
        assert_eq!(solved.attacker_first.outcome, Some(outcome), "{id}");
    }
}
