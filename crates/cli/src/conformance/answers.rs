//! The program's answers: the points that it names for each position.

use std::cmp::Ordering;
use std::ffi::OsString;
use std::io;
use std::time::Duration;

use pass_alive::{Grid, Point};

use super::program::{End, Limits, Ran, Runner};
use super::set::Position;
use crate::arguments::Conformance;

/// The answer for one position.
pub(super) enum Answer {
    Points(Vec<Point>),
    /// The fault.
    Fault(String),
}

/// All answers, and the faults of the program's run as a whole.
pub(super) struct Answers {
    pub(super) answers: Vec<Answer>,
    pub(super) problem: Option<String>,
}

/// The bytes that are more than anybody needs for the points of one position.
const BYTES: usize = 1 << 16;

/// Runs that take too long, after which no other is begun.
const MAX_TOO_LONG: usize = 3;

/// Asks the program about all positions in one run.
pub(super) fn of_all(
    runner: &Runner,
    positions: &[Position],
    program: &[OsString],
    options: &Conformance,
) -> Answers {
    let input = positions.iter().map(Position::text).collect();
    let limits = limits(options, BYTES + 1024 * positions.len());
    let ran = match runner.run(program, input, &limits) {
        Ok(ran) => ran,
        Err(error) => return Answers { answers: vec![], problem: Some(not_started(&error)) },
    };
    let text = String::from_utf8_lossy(&ran.output);
    let mut lines: Vec<&str> = text.lines().collect();
    if !matches!(ran.end, End::Status(_)) && !text.ends_with('\n') {
        lines.pop();
    }
    // An empty line at the end may be meant as one after the last.
    while lines.len() > positions.len() && lines.last().is_some_and(|line| line.trim().is_empty()) {
        lines.pop();
    }
    let (number, needed) = (lines.len(), positions.len());
    let counted = match number.cmp(&needed) {
        Ordering::Equal => None,
        Ordering::Less => Some(format!("it wrote {number} of {needed} lines")),
        Ordering::Greater => Some(format!("it wrote {number} lines for {needed} positions")),
    };
    let faults: Vec<String> = fault(&ran, &limits).into_iter().chain(counted).collect();
    let problem = (!faults.is_empty()).then(|| faults.join("; "));
    if number > needed {
        // It is not known which line belongs to which position.
        return Answers { answers: vec![], problem };
    }
    let of_line = |(position, line): (&Position, &&str)| points(position.grid, line);
    Answers { answers: positions.iter().zip(&lines).map(of_line).collect(), problem }
}

/// Asks the program about each position in a run of its own.
pub(super) fn of_each(
    runner: &Runner,
    positions: &[Position],
    program: &[OsString],
    options: &Conformance,
) -> Answers {
    let limits = limits(options, BYTES);
    let mut answers = Vec::new();
    let mut too_long = 0;
    for position in positions {
        let ran = match runner.run(program, position.text(), &limits) {
            Ok(ran) => ran,
            Err(error) => return Answers { answers, problem: Some(not_started(&error)) },
        };
        answers.push(match fault(&ran, &limits) {
            Some(fault) => Answer::Fault(fault),
            None => points(position.grid, &String::from_utf8_lossy(&ran.output)),
        });
        too_long += usize::from(ran.end == End::TooLong);
        if too_long == MAX_TOO_LONG {
            let problem = format!("given up, because {MAX_TOO_LONG} positions took too long");
            return Answers { answers, problem: Some(problem) };
        }
    }
    Answers { answers, problem: None }
}

fn limits(options: &Conformance, bytes: usize) -> Limits {
    Limits { time: Duration::from_secs(options.seconds.into()), bytes }
}

fn not_started(error: &io::Error) -> String {
    format!("cannot run it: {error}")
}

/// The fault at the end of a run, if there is one.
fn fault(ran: &Ran, limits: &Limits) -> Option<String> {
    let how = match &ran.end {
        End::Status(status) if status.success() => return None,
        End::Status(status) => format!("it ended with {status}"),
        End::TooLong => format!("it took longer than {} s and was ended", limits.time.as_secs()),
        End::TooMuch => format!("it wrote more than {} bytes and was ended", limits.bytes),
    };
    let complaints = String::from_utf8_lossy(&ran.complaints);
    Some(match complaints.lines().rfind(|line| !line.trim().is_empty()) {
        Some(last) => format!("{how}, its last error line {last:?}"),
        None => how,
    })
}

/// Reads points, and words for the colours between them.
fn points(grid: Grid, text: &str) -> Answer {
    let words = text.split(|c: char| c.is_whitespace() || ",;:".contains(c));
    let words = words.filter(|word| !["", "black", "white"].contains(&&*word.to_lowercase()));
    let mut points = Vec::new();
    for word in words {
        match grid.point_named(word) {
            Some(point) => points.push(point),
            None => {
                let shown: String = word.chars().take(20).collect();
                let (columns, rows) = (grid.columns(), grid.rows());
                return Answer::Fault(format!("{shown:?} is not a point of {columns}×{rows}"));
            }
        }
    }
    Answer::Points(points)
}
