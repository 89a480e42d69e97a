//! `pass-alive support`: which blocks keep some others alive.

use std::io::{self, Write};

use pass_alive::{Analysis, BlockId, Color, Point, Space, Support, failing};
use serde::Serialize;

use crate::arguments;
use crate::drawing::name;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::report::{Report, write_reports};
use crate::summary::named;
use pass_alive_json::stones_named;

/// Reports for every position which blocks keep the chosen ones alive.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn support(
    options: &arguments::Support,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    options
        .common
        .positions()
        .each(input, output, |position, output| answer(options, position, output))
}

fn answer(
    options: &arguments::Support,
    position: &Position<'_>,
    output: &mut Output,
) -> io::Result<()> {
    let analysis = &options.common.analysis;
    let Some(analyses) = position.analyses(analysis, output)? else { return Ok(()) };
    let (space, board) = (position.space, &position.snapshot.board);
    let colors = analysis.color.list();
    let chosen = match stones_named(space, board, colors, &options.of, "to ask about") {
        Ok(chosen) => chosen,
        Err(problem) => return position.complain(output, problem),
    };
    let answer = position.answer(analysis.rules(), &analyses);
    let found = analyses.iter().filter_map(|analysis| Chosen::of(space, analysis, &chosen));
    write_reports(found, options.common.json, &answer, output)
}

/// The chosen blocks of one colour, and the blocks that support them.
struct Chosen<'a> {
    space: Space,
    analysis: &'a Analysis,
    blocks: Vec<BlockId>,
    support: Support,
}

impl<'a> Chosen<'a> {
    /// `None` if none of `points` has a stone of the colour.
    fn of(space: Space, analysis: &'a Analysis, points: &[Point]) -> Option<Self> {
        let mut blocks: Vec<BlockId> =
            points.iter().filter_map(|&p| analysis.block_at(p)).map(|b| b.id()).collect();
        blocks.sort_unstable();
        blocks.dedup();
        let support = Support::new(analysis, &blocks);
        (!blocks.is_empty()).then_some(Self { space, analysis, blocks, support })
    }
}

impl Report for Chosen<'_> {
    fn color(&self) -> Color {
        self.analysis.color()
    }

    fn json(&self) -> impl Serialize {
        pass_alive_json::support(self.space, self.analysis, &self.blocks, &self.support)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let names = |blocks: &[BlockId]| {
            let names: Vec<String> =
                blocks.iter().map(|&block| named(self.space, self.analysis.block(block))).collect();
            if names.is_empty() { "none".to_owned() } else { names.join(", ") }
        };
        let color = name(self.analysis.color());
        writeln!(out, "{color}, blocks asked about: {}", names(&self.blocks))?;
        let failing = failing(self.analysis, &self.blocks);
        let alone = if failing.is_empty() {
            "unconditionally alive".to_owned()
        } else {
            format!("not alive: fewer than two vital regions for {}", names(&failing))
        };
        writeln!(out, "  without the others: {alone}")?;
        writeln!(out, "  region-connected: {}", names(&self.support.connected))?;
        writeln!(out, "  supporters: {}", names(&self.support.supporters))?;
        writeln!(out, "  of these, alive: {}", names(&self.support.support))?;
        let mut covers = self.support.covers.iter();
        covers.try_for_each(|cover| writeln!(out, "  minimal cover: {}", names(cover)))
    }
}
