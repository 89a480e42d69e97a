//! The groups of every position of a text, as JSON.

use std::num::NonZeroU32;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use pass_alive::{Color, Form, Rules};
use pass_alive_eyes::solve::{Limits, Moves};
use pass_alive_json::{EyesQuestion, Refusal, Solve, answer, eyes as groups};
use pyo3::prelude::*;

use crate::texts::{Answers, Texts, colors, names, selection};

/// Finds the groups of positions of a text, on all cores. Points are names separated by commas.
#[pyfunction]
#[pyo3(signature = (text, *, color, solve, all_moves, limit, group, join, part, dead, alive, doubt, number, every))]
#[expect(clippy::too_many_arguments, reason = "the options of Python's `eyes`")]
pub(crate) fn eyes(
    py: Python<'_>,
    text: &[u8],
    color: &str,
    solve: bool,
    all_moves: bool,
    limit: u64,
    group: Option<&str>,
    join: Vec<String>,
    part: Vec<String>,
    dead: Option<&str>,
    alive: Option<&str>,
    doubt: Option<&str>,
    number: Option<u32>,
    every: Option<NonZeroU32>,
) -> PyResult<Answers> {
    let list = |points: Option<&str>| points.map_or(Ok(Vec::new()), names);
    let lists = |all: Vec<String>| all.iter().map(|points| names(points)).collect();
    let colors = colors(color)?;
    let [group, dead, alive, doubt] = [list(group)?, list(dead)?, list(alive)?, list(doubt)?];
    let (join, part): (PyResult<Vec<_>>, PyResult<Vec<_>>) = (lists(join), lists(part));
    let (join, part) = (join?, part?);
    let question = EyesQuestion {
        colors: &colors,
        group: &group,
        join: join.iter().map(Vec::as_slice).collect(),
        part: part.iter().map(Vec::as_slice).collect(),
        dead: &dead,
        alive: &alive,
        solve: solve.then_some(Solve {
            limits: Limits { positions: limit },
            moves: if all_moves { Moves::All } else { Moves::One },
            doubt: &doubt,
        }),
    };
    let texts = Texts { moves: selection(number, every), form: Form::Box, rules: Rules::default() };
    texts.answers(py, text, |position, stop| {
        let layers = position.space.layers();
        let grid = position.space.grid().ok_or(Refusal::Layers { layers })?;
        let mut go_on = |_| match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        let sides = question.answers(grid, position.board, &mut go_on)?;
        let side = |color: Color| Some(groups(sides.iter().find(|side| side.eyes.color == color)?));
        Ok(serde_json::to_string(&answer(position, side)).expect("all keys are texts"))
    })
}
