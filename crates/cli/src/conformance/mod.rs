//! `pass-alive conformance`: another program against positions with known answers.

mod answers;
mod difference;
mod hints;
mod program;
mod set;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

use pass_alive::Suicide;
use pass_alive_streams::Printable;

use crate::arguments::Conformance;
use crate::files;
use crate::output::Output;

use answers::{Answer, Answers};
use difference::Difference;
use program::Runner;
use set::Position;

/// The exit status if the program gets a position wrong.
const DIFFERS: u8 = 1;

/// The exit status if not all positions could be checked, which is not the program's opinion of them.
const NOT_CHECKED: u8 = 3;

/// Checks the program under each rule.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn check(options: &Conformance, output: &mut Output) -> io::Result<()> {
    output.set_failure(NOT_CHECKED);
    let mut positions = Vec::new();
    for file in files::all(&options.files, "json", output)? {
        match set::read(&file) {
            Ok(read) => positions.extend(read),
            Err(message) => output.complain(file.display(), message)?,
        }
    }
    positions.retain(|position| options.size.is_none_or(|size| position.grid == size));
    if positions.is_empty() {
        return output.complain("pass-alive", "there are no positions to check");
    }
    let runner = Runner::new();
    let mut rules = options.rules().into_iter();
    rules.try_for_each(|rule| check_rule(options, &runner, &positions, rule, output))
}

fn check_rule(
    options: &Conformance,
    runner: &Runner,
    positions: &[Position],
    suicide: Suicide,
    output: &mut Output,
) -> io::Result<()> {
    let program = options.program(suicide);
    let Answers { answers, problem } = match options.each {
        true => answers::of_each(runner, positions, &program, options),
        false => answers::of_all(runner, positions, &program, options),
    };
    let answered = answers.len();
    let mut differences: Vec<Difference<'_>> = positions
        .iter()
        .zip(&answers)
        .filter_map(|(position, answer)| {
            let answer = match answer {
                Answer::Points(points) => Ok(points.as_slice()),
                Answer::Fault(fault) => Err(fault.as_str()),
            };
            Difference::of(position, answer, suicide, options.held)
        })
        .collect();
    // The smallest are the easiest to read.
    differences.sort_by_key(|difference| difference.position.grid.len());
    let right = answered - differences.len();
    let of_all = positions.len();
    writeln!(output.answers(), "suicide {suicide}: {right} of {of_all} positions are right")?;
    write_differences(options, positions, &differences, suicide, output)?;
    if let Some(problem) = problem {
        let name = Path::new(&program[0]).display();
        output.complain(name, problem)?;
        if let Some(first) = positions.get(answered).filter(|_| answered > 0) {
            writeln!(
                output.answers(),
                "\nThe first position without an answer is {}:",
                Printable(&first.id)
            )?;
            for row in first.text().lines() {
                writeln!(output.answers(), "{}", Printable(row))?;
            }
        }
    }
    Ok(())
}

fn write_differences(
    options: &Conformance,
    positions: &[Position],
    differences: &[Difference<'_>],
    suicide: Suicide,
    output: &mut Output,
) -> io::Result<()> {
    if differences.is_empty() {
        return Ok(());
    }
    output.note_status(DIFFERS);
    let (shown, named) = differences.split_at(options.show.min(differences.len()));
    shown.iter().try_for_each(|difference| difference.write(output.answers()))?;
    let id = |difference: &Difference<'_>| difference.position.id.clone();
    if !named.is_empty() {
        let ids: Vec<String> = named.iter().map(id).collect();
        writeln!(output.answers(), "\nAlso wrong: {}", Printable(ids.join(" ")))?;
    }
    let differ: BTreeSet<&str> = differences
        .iter()
        .filter(|difference| difference.is_answered())
        .map(|difference| difference.position.id.as_str())
        .collect();
    match differ.is_empty() {
        true => Ok(()),
        false => hints::write(output.answers(), positions, &differ, suicide, options.held),
    }
}
