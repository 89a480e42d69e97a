//! Reports on each colour of a position, as JSON or in words.

use std::io::{self, Write};

use pass_alive::Color;
use serde::Serialize;

use crate::answer::Answer;
use crate::output::Output;
use crate::summary;

/// A report on the blocks of one colour.
pub(crate) trait Report {
    /// The colour.
    fn color(&self) -> Color;

    /// Its part of the JSON of a position.
    fn json(&self) -> impl Serialize;

    /// For human readers.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    fn write(&self, out: &mut impl Write) -> io::Result<()>;
}

/// Writes the reports on a position: in words each as soon as it is made, as JSON one object.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn write_reports<R: Report>(
    reports: impl Iterator<Item = R>,
    as_json: bool,
    answer: &Answer,
    output: &mut Output,
) -> io::Result<()> {
    let out = output.answers();
    if as_json {
        let reports: Vec<R> = reports.collect();
        let report = |color: Color| reports.iter().find(|report| report.color() == color);
        answer.write_json(|color| Some(report(color)?.json()), out)?;
        return out.flush();
    }
    summary::write_heading(answer, out)?;
    for report in reports {
        report.write(out)?;
        out.flush()?;
    }
    writeln!(out)
}
