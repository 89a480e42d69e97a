//! `pass-alive problems`: the rules of `eyes`, and its solver, against the solutions of
//! life-and-death problems.

mod one;
mod solution;
mod tally;
mod target;
mod verdict;

use std::io::{self, Write};

use pass_alive_eyes::solve::{Limits, Solver};
use pass_alive_streams::Piece;

use crate::arguments::Problems;
use crate::files;
use crate::input::Input;
use crate::ordered::answer_all;
use crate::output::Output;
use crate::positions::each_of_one_layer;

use one::Problem;
use tally::Tally;

/// Answers every problem of every file, and counts.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn check(options: &Problems, input: &mut Input, output: &mut Output) -> io::Result<()> {
    let files = files::all(&options.files, "sgf", output)?;
    let bar = files::progress(files.len(), !options.summary);
    let mut tally = Tally::default();
    answer_all(
        &files,
        input,
        output,
        |(), piece, output| check_all(options, piece, output),
        |problems: Tally| tally.add(&problems),
        || bar.inc(1),
    )?;
    bar.finish_and_clear();
    match (options.json, options.summary) {
        (true, true) => {
            serde_json::to_writer(output.answers(), &tally.json())?;
            writeln!(output.answers())
        }
        (true, false) => Ok(()),
        (false, _) => tally.write(output.answers()),
    }
}

fn check_all(options: &Problems, piece: &Piece, output: &mut Output) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut solver = Solver::new(Limits { positions: options.limit });
    each_of_one_layer(piece, output, |index, record, grid, output| {
        let problem = Problem { piece, index, record, grid };
        let checked = problem.check(&mut solver);
        match &checked {
            Ok(checked) => tally.note(checked.analysis.outcome, checked.solver.outcome),
            Err(why) => tally.leave_out(*why),
        }
        if options.summary {
            Ok(())
        } else {
            problem.write(&checked, options.json, output.answers())
        }
    })?;
    Ok(tally)
}
