//! `pass-alive search`: whether each block is safe, by trying every line of play.

use std::io::{self, Write};
use std::ops::ControlFlow;

use indicatif::{ProgressBar, ProgressStyle};
use pass_alive::search::{GivenUp, Method, Search, Searched};
use pass_alive::{Analysis, Color, Space};
use serde::Serialize;

use crate::arguments;
use crate::drawing::name;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::report::{Report, write_reports};
use crate::summary::{named, plural};

/// Searches for a capture of every block of every position.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn search(
    options: &arguments::Search,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    options
        .common
        .positions()
        .each(input, output, |position, output| answer(options, position, output))
}

fn answer(
    options: &arguments::Search,
    position: &Position<'_>,
    output: &mut Output,
) -> io::Result<()> {
    let analysis = &options.common.analysis;
    let Some(analyses) = position.analyses(analysis, output)? else { return Ok(()) };
    let answer = position.answer(analysis.rules(), &analyses);
    let space = position.space;
    let searches = analyses.iter().filter_map(|analysis| {
        // A board that was analysed can be searched.
        let found = search_all(options, analysis)?;
        Some(SearchReport { method: options.method, space, analysis, found })
    });
    write_reports(searches, options.common.json, &answer, output)
}

fn search_all(options: &arguments::Search, analysis: &Analysis) -> Option<Vec<Searched>> {
    let (color, suicide) = (analysis.color(), analysis.rules().suicide);
    let search = Search::new(analysis.board(), color, suicide, options.method).ok()?;
    let bar = progress();
    let blocks = analysis.blocks().map(|block| {
        bar.set_prefix(block.name());
        search.run_with(block.first(), options.limits(), &mut |arrangements| {
            bar.set_position(arrangements);
            ControlFlow::Continue(())
        })
    });
    let found = blocks.collect();
    bar.finish_and_clear();
    found
}

/// Counts arrangements on a terminal.
fn progress() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{prefix}: {human_pos} arrangements") {
        bar.set_style(style);
    }
    bar
}

/// The searches for the blocks of one colour.
struct SearchReport<'a> {
    method: Method,
    space: Space,
    analysis: &'a Analysis,
    /// For each block, in order.
    found: Vec<Searched>,
}

impl Report for SearchReport<'_> {
    fn color(&self) -> Color {
        self.analysis.color()
    }

    fn json(&self) -> impl Serialize {
        pass_alive_json::search(self.space, self.analysis, self.method, &self.found)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let color = name(self.analysis.color());
        if self.found.is_empty() {
            return writeln!(out, "{color}: no stones");
        }
        let (method, rounds) = (self.method, self.analysis.trace().round_count() as usize);
        let rounds = format!("{rounds} {}", plural(rounds, "round"));
        writeln!(out, "{color}, {method} search; casting-out takes {rounds}")?;
        for (block, found) in self.analysis.blocks().zip(&self.found) {
            let verdict = match found.safe {
                Ok(true) => "is safe",
                Ok(false) => "can be captured",
                Err(GivenUp::Memory) => "is given up for lack of memory",
                Err(_) => "is given up",
            };
            let number = found.arrangements;
            let arrangements = plural(number as usize, "arrangement");
            let block = named(self.space, block);
            writeln!(out, "  {block} {verdict}: {number} {arrangements} reached")?;
        }
        Ok(())
    }
}
