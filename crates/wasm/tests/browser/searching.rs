//! Lookahead.

use js_sys::Function;
use pass_alive_wasm::{Study, lenses::Lookahead};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, code_at, json};

/// The upper block is alive, the stone below it is not.
const UPPER: &str = concat!(".X.X.", "XXXXX", ".....", "..X..");

/// Long enough to be told about on the way.
const WORKED: &str = concat!("X.X.XX", ".XXX.X", "XX....", "X..XXX", "X.X.X.", "X..XXX");

fn of(columns: u32, rows: u32, stones: &str) -> Study {
    Study::new(columns, rows, stones).expect("a position")
}

fn found(search: &Lookahead, limit: u32, report: &str) -> String {
    json(&search.run(limit, &Function::new_with_args("found", report)).expect("an answer"))
}

#[wasm_bindgen_test]
fn a_search_says_what_it_saw_captured_and_how_much_it_saw() {
    for (method, arrangements) in [("full", 575), ("split", 1)] {
        let search =
            Lookahead::new(&of(5, 4, UPPER), "black", "forbidden", method).expect("a search");
        let expected = format!(
            r#"{{"captured":[1],"arrangements":{arrangements},"finished":true,"givenUp":null}}"#
        );
        assert_eq!(found(&search, 5_000_000, ""), expected);
    }
}

#[wasm_bindgen_test]
fn a_search_is_given_up_at_its_limit_and_by_an_error() {
    let search = Lookahead::new(&of(6, 6, WORKED), "black", "forbidden", "full").expect("a search");
    let all = r#"{"captured":[2,3,4],"arrangements":24314,"finished":true,"givenUp":null}"#;
    assert_eq!(found(&search, 24_314, ""), all);
    let given_up =
        r#"{"captured":[2,3,4],"arrangements":24313,"finished":false,"givenUp":"arrangements"}"#;
    assert_eq!(found(&search, 24_313, ""), given_up);
    assert_eq!(found(&search, 24_314, "found.captured = []"), all);
    assert!(
        found(&search, 24_314, "throw found").ends_with(r#""finished":false,"givenUp":"stopped"}"#)
    );
}

#[wasm_bindgen_test]
fn what_cannot_be_asked_is_refused() {
    assert_eq!(code(Lookahead::new(&of(5, 4, UPPER), "red", "forbidden", "full")), "bad-option");
    assert_eq!(code(Lookahead::new(&of(5, 4, UPPER), "black", "", "full")), "bad-option");
    assert_eq!(code(Lookahead::new(&of(5, 4, UPPER), "black", "forbidden", "")), "bad-option");
    let none = Lookahead::new(&of(2, 1, "XO"), "black", "forbidden", "full");
    assert_eq!(code_at(none), ("no-liberty".to_owned(), "[0]".to_owned()));
}
