//! The first keys of every line of JSON.

use serde::Serialize;

use crate::answer::{Answer, RulesJson, topology};

/// The keys that every answer has.
#[derive(Serialize)]
pub(crate) struct Heading {
    version: u32,
    source: String,
    index: usize,
    #[serde(rename = "move")]
    move_number: u32,
    rules: RulesJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    topology: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding: Option<&'static str>,
}

impl Heading {
    pub(crate) fn new(answer: &Answer) -> Self {
        Self {
            version: 1,
            source: answer.piece.source.to_string(),
            index: answer.index,
            move_number: answer.snapshot.move_number,
            rules: RulesJson::new(answer.rules),
            topology: topology(answer.space),
            assumed: answer.record.assumes_outside_empty().then_some("outside empty"),
            encoding: answer.piece.guessed,
        }
    }
}
