//! The figures of Chen and Chen's paper.

use std::fs;

use pass_alive_exact::{Exact, Limits, Status, solve};
use pass_alive_eyes::Value;
use serde::Deserialize;

use crate::placed::Rows;

#[derive(Deserialize)]
pub(crate) struct Figure {
    pub(crate) id: String,
    board: String,
    claims: Claims,
}

#[derive(Deserialize)]
struct Claims {
    exact: [u8; 2],
    status: String,
}

impl Figure {
    pub(crate) fn rows(&self) -> Rows {
        Rows::new(&self.board.split('/').collect::<Vec<_>>())
    }
}

pub(crate) fn figures() -> Vec<Figure> {
    #[derive(Deserialize)]
    struct File {
        figures: Vec<Figure>,
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/scenes/figures.json");
    let text = fs::read_to_string(file).expect("the file of figures");
    serde_json::from_str::<File>(&text).expect("figures").figures
}

/// Figure 30 has twelve playable points, the others at most ten.
pub(crate) const LIMITS: Limits = Limits { points: 12, arrangements: 400_000, bytes: 32 << 20 };

#[test]
fn figures_have_their_exact_values() {
    let (mut right, mut all) = (0, 0);
    for figure in figures() {
        let [owner, attacker] = figure.claims.exact.map(Value::eyes);
        let expected = Exact::Value(Value::switch(owner, attacker));
        for outside in 0..=3 {
            let part = figure.rows().local().expect("a part of a board");
            let part = part.with_outside(outside).expect("liberties");
            let solution = solve(&part, LIMITS).expect("within the limits");
            assert_eq!(solution.value(), expected, "{}, {outside} outside", figure.id);
            let status = solution.status().expect("within the limits").as_str();
            assert_eq!(status, figure.claims.status, "{}, {outside} outside", figure.id);
            if status == Status::Critical.as_str() {
                assert!(!solution.save().is_empty(), "{}", figure.id);
            }
        }
        right += 1;
        all += 1;
    }
    println!("exact values of figures, with 0 to 3 outside liberties: {right} of {all}");
    assert_eq!((right, all), (26, 26));
}
