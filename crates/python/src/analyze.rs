//! Every position of a text with its analyses, as JSON.

use std::num::NonZeroU32;

use pass_alive::{Color, Rules};
use pass_alive_json::{Question, analysis, answer};
use pyo3::prelude::*;

use crate::texts::{Answers, Texts, colors, names, selection};
use crate::words::parsed;

/// Analyses positions of a text, on all cores.
#[pyfunction]
#[pyo3(signature = (text, *, color, suicide, regions, topology, start, number, every))]
#[expect(clippy::too_many_arguments, reason = "the options of Python's `analyze`")]
pub(crate) fn analyze(
    py: Python<'_>,
    text: &[u8],
    color: &str,
    suicide: &str,
    regions: &str,
    topology: &str,
    start: Option<&str>,
    number: Option<u32>,
    every: Option<NonZeroU32>,
) -> PyResult<Answers> {
    let colors = colors(color)?;
    let rules =
        Rules { suicide: parsed("suicide", suicide)?, regions: parsed("regions", regions)? };
    let start = start.map(names).transpose()?;
    let question = Question { colors: &colors, rules, start: start.as_deref() };
    let texts =
        Texts { moves: selection(number, every), form: parsed("topology", topology)?, rules };
    texts.answers(py, text, |position, _| {
        let analyses = question.analyses(position.space, position.board)?;
        let side = |color: Color| {
            let own = analyses.iter().find(|analysis| analysis.color() == color)?;
            Some(analysis(position.space, own))
        };
        Ok(serde_json::to_string(&answer(position, side)).expect("all keys are texts"))
    })
}
