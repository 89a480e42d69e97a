//! `eyes` on the figures of Chen and Chen.

use std::fmt::Write as _;

use serde_json::Value;

use super::run;
use placed::{Placed, figures};

// The boards are those of the tests of the library.
#[allow(dead_code)]
#[path = "../../../eyes/tests/theory/placed.rs"]
mod placed;

/// The status and the value of the group of `placed` in an answer.
fn group(answer: &Value, placed: &Placed) -> (String, String) {
    let side = &answer[placed.owner.as_str()]["groups"];
    let stone = Value::from(placed.grid.name(placed.stone));
    let groups = side.as_array().expect("groups").iter();
    let mut groups =
        groups.filter(|group| group["stones"].as_array().expect("stones").contains(&stone));
    let group = groups.next().expect("the group of a stone");
    let text = |key: &str| group[key].as_str().unwrap_or("none").to_owned();
    (text("status"), text("value"))
}

#[test]
fn every_figure_has_its_status_in_all_symmetries_and_colors() {
    let mut input = String::new();
    let mut boards: Vec<(String, String, Option<String>, Placed)> = Vec::new();
    for figure in figures() {
        let [left, right] = figure.claims.claimed;
        let claimed = if left == right { left.to_string() } else { format!("{{{left}|{right}}}") };
        // The paper says nothing of eyes there.
        let by_status_alone = ["chen-19", "chen-27"].iter().any(|id| figure.id.starts_with(id));
        let status = if figure.id.starts_with("chen-27") { "seki" } else { &figure.claims.status };
        for way in 0..8 {
            let turned = figure.placed(0).turned(way);
            for placed in [turned.swapped(), turned] {
                let board = placed.board.to_string();
                writeln!(input, "{}\n", board.trim_end()).expect("text");
                let value = (!by_status_alone).then(|| claimed.clone());
                boards.push((figure.id.clone(), status.to_owned(), value, placed));
            }
        }
    }
    let ran = run(&["eyes", "--json"], &input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let answers = ran.answers();
    assert_eq!((boards.len(), answers.len()), (26 * 16, 26 * 16));
    let mut wrong = Vec::new();
    for ((id, status, value, placed), answer) in boards.iter().zip(&answers) {
        let (found, eyes) = group(answer, placed);
        if found != *status || value.as_ref().is_some_and(|value| *value != eyes) {
            wrong.push(format!("{id}: {found} {eyes}, not {status} {value:?}{placed}"));
        }
    }
    let right = boards.len() - wrong.len();
    println!("{right} of {} boards have the status and the value of the paper", boards.len());
    assert!(wrong.is_empty(), "{} wrong, such as {}", wrong.len(), wrong[0]);
}
