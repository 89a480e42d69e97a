//! Groups that players know by name, in all eight symmetries and both colours.

use pass_alive_eyes::solve::Solver;
use serde::Deserialize;

use crate::boards::{solved, symmetries};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Named {
    id: String,
    rows: Vec<String>,
    status: String,
    by_ko: bool,
}

#[test]
fn groups_with_names_have_the_status_that_players_know() {
    let text = include_str!("../../../../tests/positions/named-groups.json");
    let all: Vec<Named> = serde_json::from_str(text).expect("the documented form");
    assert_eq!(all.len(), 17);
    let mut solver = Solver::default();
    for Named { id, rows, status, by_ko } in &all {
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        for (grid, board, owner) in symmetries(&rows) {
            let (arena, solved) = solved(&mut solver, grid, &board, owner);
            assert_eq!(solved.verdict.as_str(), status, "{id}\n{board}");
            assert_eq!(solved.attacker_first.contested, *by_ko, "{id}\n{board}");
            assert!(arena.is_closed(), "{id}\n{board}");
        }
    }
}
