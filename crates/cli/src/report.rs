//! Reports on each colour of a position, as lines of JSON or in words.

use std::io::{self, Write};

use pass_alive::{Analysis, BlockId};
use serde::Serialize;

use crate::answer::{Answer, point_names};
use crate::heading::Heading;
use crate::output::Output;
use crate::summary;

/// A report on the blocks of one colour.
pub(crate) trait Report {
    /// Its line of JSON.
    fn json(&self, answer: &Answer) -> impl Serialize;

    /// For human readers.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    fn write(&self, out: &mut impl Write) -> io::Result<()>;
}

/// Writes the reports on a position, each as soon as it is made.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn write_reports<F: Report>(
    reports: impl Iterator<Item = F>,
    as_json: bool,
    answer: &Answer,
    output: &mut Output,
) -> io::Result<()> {
    let out = output.answers();
    if !as_json {
        summary::write_heading(answer, out)?;
    }
    for report in reports {
        if as_json {
            serde_json::to_writer(&mut *out, &report.json(answer))?;
            writeln!(out)?;
        } else {
            report.write(out)?;
        }
        out.flush()?;
    }
    if as_json { Ok(()) } else { writeln!(out) }
}

/// A line of JSON with an entry for each block of a colour.
#[derive(Serialize)]
pub(crate) struct BlocksJson<T> {
    #[serde(flatten)]
    heading: Heading,
    color: String,
    blocks: Vec<BlockJson<T>>,
}

#[derive(Serialize)]
struct BlockJson<T> {
    name: String,
    points: Vec<String>,
    #[serde(flatten)]
    entry: T,
}

impl<T> BlocksJson<T> {
    /// With an `entry` for each block that has one.
    pub(crate) fn new(
        answer: &Answer,
        analysis: &Analysis,
        entry: impl Fn(BlockId) -> Option<T>,
    ) -> Self {
        let blocks = analysis.blocks().filter_map(|block| {
            Some(BlockJson {
                name: block.name(),
                points: point_names(answer.space, block.points()),
                entry: entry(block.id())?,
            })
        });
        Self {
            heading: Heading::new(answer),
            color: analysis.color().to_string(),
            blocks: blocks.collect(),
        }
    }
}
