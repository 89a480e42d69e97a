//! `pass-alive prove`: how each block is captured, or why it cannot be.

use std::io::{self, Write};

use pass_alive::proof::{Attack, Reason, Sequence, Squeeze, Step};
use pass_alive::{Analysis, BlockId, Color, Point, Round, Space};
use pass_alive_json::point_names;
use serde::Serialize;

use crate::arguments::CommonOptions;
use crate::drawing::name;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::report::{Report, write_reports};
use crate::summary::{self, named, plural};

/// The maximum number of points of the boards of a position's blocks together, each block
/// with a board of its own: a proof for each may be as long.
const MAX_POINTS: usize = 50_000_000;

/// Proves the verdict on every block of every position.
///
/// # Errors
/// If the proofs cannot be written.
pub(crate) fn prove(
    options: &CommonOptions,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    options.positions().each(input, output, |position, output| answer(options, position, output))
}

fn answer(options: &CommonOptions, position: &Position<'_>, output: &mut Output) -> io::Result<()> {
    let Some(analyses) = position.analyses(&options.analysis, output)? else { return Ok(()) };
    let (points, blocks) =
        (position.snapshot.board.len(), analyses.iter().map(|analysis| analysis.blocks().len()));
    if blocks.sum::<usize>() * points > MAX_POINTS {
        return position.complain(output, "there are too many blocks to write a proof for each");
    }
    let answer = position.answer(options.analysis.rules(), &analyses);
    let space = position.space;
    let proofs = analyses.iter().filter_map(|analysis| {
        let attack = Attack::new(analysis).ok()?;
        Some(Proofs { space, analysis, attack })
    });
    write_reports(proofs, options.json, &answer, output)
}

struct Proofs<'a> {
    space: Space,
    analysis: &'a Analysis,
    attack: Attack<'a>,
}

impl Report for Proofs<'_> {
    fn color(&self) -> Color {
        self.analysis.color()
    }

    fn json(&self) -> impl Serialize {
        pass_alive_json::proof(self.space, &self.attack)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let name = name(self.analysis.color());
        let blocks = self.analysis.blocks().len();
        if blocks == 0 {
            return writeln!(out, "{name}: no stones");
        }
        let squeeze = self.attack.squeeze();
        let captured = squeeze.captures().captured().len();
        writeln!(
            out,
            "{name}: {captured} of {blocks} {} can be captured",
            plural(blocks, "block")
        )?;
        self.write_waves(squeeze.captures(), out)?;
        for block in self.analysis.blocks() {
            if let Some(sequence) = self.attack.capture(block.id()) {
                let moves: Vec<String> = sequence.steps().map(|step| self.step(step)).collect();
                writeln!(
                    out,
                    "  {} is captured by {}",
                    named(self.space, block),
                    moves.join(", ")
                )?;
            }
        }
        if captured < blocks {
            self.write_squeeze(&squeeze, out)?;
        }
        Ok(())
    }
}

impl Proofs<'_> {
    fn points(&self, points: &[Point]) -> Vec<String> {
        point_names(self.space, points)
    }

    /// All captures, the blocks of one round after those of the round before.
    fn write_waves(&self, captures: &Sequence, out: &mut impl Write) -> io::Result<()> {
        let steps: Vec<Step<'_>> = captures.steps().collect();
        let trace = self.analysis.trace();
        let round = |step: &Step<'_>| {
            let fell = self.analysis.block(step.target).cast_out_at();
            fell.map_or(Round::START, |at| trace.round_of(at))
        };
        for wave in steps.chunk_by(|one, other| round(one) == round(other)) {
            let moves: Vec<String> = wave.iter().map(|&step| self.step(step)).collect();
            writeln!(out, "  wave {}: {}", round(&wave[0]), moves.join(", "))?;
        }
        Ok(())
    }

    /// `B3 (open)`, `A1 takes A and C`.
    fn step(&self, step: Step<'_>) -> String {
        let at = self.space.name(step.point);
        let why = match step.reason {
            Reason::Unhealthy => " (unhealthy region)",
            Reason::Open => " (open region)",
            Reason::Last => " (last region)",
            Reason::Capture => {
                let names: Vec<String> = step.captured.iter().map(BlockId::to_string).collect();
                return format!("{at} takes {}", names.join(" and "));
            }
        };
        let emptied = if step.emptied.is_some() { ", suicide" } else { "" };
        format!("{at}{why}{emptied}")
    }

    fn write_squeeze(&self, squeeze: &Squeeze, out: &mut impl Write) -> io::Result<()> {
        if summary::is_printed(self.space) {
            let then: Vec<String> = self.points(squeeze.fills());
            let then = if then.is_empty() { "nothing more".to_owned() } else { then.join(" ") };
            writeln!(out, "  then {then}; every move left is suicide:\n")?;
            let alive: Vec<Point> = self.analysis.alive().collect();
            summary::write_board(self.space, squeeze.board(), &alive, out)?;
        }
        for obstruction in self.analysis.blocks().filter_map(|b| squeeze.obstruction(b.id())) {
            let block = self.analysis.block(obstruction.block);
            let last = obstruction.last_points.map(|last| {
                let saved = last
                    .other_liberties
                    .iter()
                    .map(|&(block, liberty)| format!("{block} has {}", self.space.name(liberty)));
                let saved: Vec<String> = saved.collect();
                let (at, region) = (self.space.name(last.point), last.region);
                format!("{at} in {region} takes nothing ({})", saved.join(", "))
            });
            writeln!(out, "  {} is alive: {}", named(self.space, block), last.join("; "))?;
        }
        Ok(())
    }
}
