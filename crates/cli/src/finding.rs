//! What is found out about each colour of a position, told as lines of JSON or as a summary.

use std::io::{self, Write};

use pass_alive::{Analysis, BlockId};
use serde::Serialize;

use crate::answer::{Answer, point_names};
use crate::heading::Heading;
use crate::output::Output;
use crate::summary;

/// What is found out about one colour.
pub(crate) trait Finding {
    /// Its line of JSON.
    fn json(&self, answer: &Answer) -> impl Serialize;

    /// For human readers.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    fn write(&self, out: &mut impl Write) -> io::Result<()>;
}

/// Tells what is found out about a position, each finding as soon as it is there.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn tell<F: Finding>(
    findings: impl Iterator<Item = F>,
    as_json: bool,
    answer: &Answer,
    output: &mut Output,
) -> io::Result<()> {
    let out = output.answers();
    if !as_json {
        summary::write_heading(answer, out)?;
    }
    for finding in findings {
        if as_json {
            serde_json::to_writer(&mut *out, &finding.json(answer))?;
            writeln!(out)?;
        } else {
            finding.write(out)?;
        }
        out.flush()?;
    }
    if as_json { Ok(()) } else { writeln!(out) }
}

/// A line of JSON that says something of each block of a colour.
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
    said: T,
}

impl<T> BlocksJson<T> {
    /// With what `said` gives for each block; a block of which it gives nothing
    /// is left out.
    pub(crate) fn new(
        answer: &Answer,
        analysis: &Analysis,
        said: impl Fn(BlockId) -> Option<T>,
    ) -> Self {
        let blocks = analysis.blocks().filter_map(|block| {
            Some(BlockJson {
                name: block.name(),
                points: point_names(answer.record.grid(), block.points()),
                said: said(block.id())?,
            })
        });
        Self {
            heading: Heading::new(answer),
            color: analysis.color().to_string(),
            blocks: blocks.collect(),
        }
    }
}
