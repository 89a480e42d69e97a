//! The words for each fault of a text: those of `tests/faults.json`, which the page, the widget
//! and the package use too.

use serde_json::Value;

use crate::run;

#[test]
fn each_fault_is_worded_as_the_page_words_it() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../../../../tests/faults.json")).expect("JSON");
    for case in &cases {
        let text = case["text"].as_str().expect("a text");
        let (outcome, words) = (&case["outcome"], case["words"].as_str().expect("words"));
        // The texts that show encodings are given byte by byte.
        let is_encoding = outcome == "encoding";
        let bytes: Vec<u8> = if is_encoding {
            text.chars().map(|byte| u32::from(byte) as u8).collect()
        } else {
            text.into()
        };
        // A command that makes no sense in space.
        let command = if case["code"] == "layers" { "eyes" } else { "analyze" };
        let ran = run(&[command, "--json"], &bytes);
        let is_warning = is_encoding || outcome == "warning";
        let warning = if is_warning { "warning: " } else { "" };
        let expected = format!("-:{}:{}: {warning}{words}\n", case["line"], case["column"]);
        assert_eq!(ran.err, expected, "{text:?}");
        assert_eq!(ran.code, i32::from(!is_warning), "{text:?}");
        assert_eq!(ran.answers().len(), usize::from(outcome != "refused"), "{text:?}");
    }
}
