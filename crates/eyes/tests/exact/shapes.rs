//! All shapes of one to seven points, in the centre, on the edge and in the corner.

use std::collections::BTreeMap;
use std::fs;

use pass_alive_exact::{Exact, Limits, Outcome, Side, solve};
use pass_alive_eyes::{Shape, Value};
use serde::Deserialize;

use crate::placed::{Place, walled};

#[derive(Deserialize)]
struct Known {
    n: usize,
    shape: Vec<String>,
    value: [u8; 2],
}

fn known() -> Vec<(Shape, Value)> {
    #[derive(Deserialize)]
    struct File {
        shapes: Vec<Known>,
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/positions/eye-values.json");
    let text = fs::read_to_string(file).expect("the file of shapes");
    let shapes = serde_json::from_str::<File>(&text).expect("shapes").shapes;
    let read = |known: Known| {
        let shape = shape(&known.shape);
        assert_eq!(shape.len(), known.n);
        (shape, Value::switch(Value::eyes(known.value[0]), Value::eyes(known.value[1])))
    };
    shapes.into_iter().map(read).collect()
}

fn shape(rows: &[impl AsRef<str>]) -> Shape {
    let rows = (0u32..).zip(rows);
    let cells = rows.flat_map(|(row, text)| {
        let letters = (0u32..).zip(text.as_ref().chars());
        letters.filter(|&(_, letter)| letter == '.').map(move |(column, _)| (column, row))
    });
    Shape::new(cells).expect("a shape")
}

/// The value and, if the attacker moves first, the outcome.
fn solved(cells: &[(u32, u32)], place: Place, outside: u8) -> (Exact, Outcome) {
    let part = walled(cells, place).local().expect("a part of a board");
    let part = part.with_outside(outside).expect("liberties");
    let solution = solve(&part, Limits::default()).expect("within the limits");
    (solution.value(), solution.outcome(Side::Attacker))
}

#[test]
fn all_shapes_have_their_values_in_the_centre_and_on_the_edge() {
    let (mut shapes, mut boards) = (0, 0);
    for (shape, value) in known() {
        assert_eq!(shape.value(), value);
        for place in [Place::Centre, Place::Edge] {
            for turned in shape.symmetric() {
                for outside in 0..=3 {
                    let (exact, _) = solved(turned.cells(), place, outside);
                    let board = (place, outside, turned.cells());
                    assert_eq!(exact, Exact::Value(value.clone()), "{board:?}");
                    boards += 1;
                }
            }
        }
        shapes += 1;
    }
    println!("exact values of shapes, centre and edge: {shapes} of 164, on {boards} boards");
    assert_eq!(shapes, 164);
}

/// The shapes whose value is another in the corner, with the attacker moving first: rows from the
/// corner at the upper left, and the outcomes with 0, 1, 2 and 3 outside liberties.
fn corners() -> Vec<(Vec<&'static str>, [Outcome; 4])> {
    let (ko, one, two) = (Outcome::Ko, Outcome::Eyes(1), Outcome::Eyes(2));
    vec![
        (vec!["...", "."], [ko, ko, two, two]),
        (vec!["...", "..."], [one, ko, two, two]),
        (vec!["....", "..."], [ko, ko, ko, two]),
        (vec!["...", "...", ".."], [ko, ko, two, two]),
    ]
}

#[test]
fn all_shapes_have_their_values_in_the_corner_with_four_exceptions() {
    let mut different: BTreeMap<Shape, [Outcome; 4]> = BTreeMap::new();
    let eight = Shape::free(8).into_iter().map(|shape| (shape.value(), shape));
    let shapes = known().into_iter().map(|(shape, value)| (value, shape)).chain(eight);
    for (value, shape) in shapes {
        for turned in shape.symmetric() {
            if !turned.cells().contains(&(0, 0)) {
                continue;
            }
            let outcomes =
                [0, 1, 2, 3].map(|outside| solved(turned.cells(), Place::Corner, outside));
            if outcomes.iter().all(|(exact, _)| *exact == Exact::Value(value.clone())) {
                continue;
            }
            different.insert(turned, outcomes.map(|(_, attacker_first)| attacker_first));
        }
    }
    let expected = corners().into_iter().flat_map(|(rows, outcomes)| {
        let shape = shape(&rows);
        let across = Shape::new(shape.cells().iter().map(|&(x, y)| (y, x))).expect("a shape");
        [(shape, outcomes), (across, outcomes)]
    });
    println!("exact values of shapes that are different in the corner: {}", corners().len());
    assert_eq!(different, expected.collect());
}
