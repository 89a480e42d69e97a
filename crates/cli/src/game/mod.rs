//! `pass-alive game`: when blocks become unconditionally alive, and what is settled.

mod course;
mod files;
mod tally;

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use pass_alive::notation;
use rayon::prelude::*;

use crate::arguments::Game;
use crate::input::Input;
use crate::output::Output;

use course::Course;
use tally::Tally;

/// How many files are read before their answers are written.
const FILES_AT_ONCE: usize = 256;

/// Follows every game of every file.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn follow(asked: &Game, output: &mut Output) -> io::Result<()> {
    let files = files::all(&asked.files, output)?;
    let bar = progress(files.len());
    let mut tally = Tally::default();
    for files in files.chunks(FILES_AT_ONCE) {
        let told = |file| {
            let told = tell(asked, file);
            bar.inc(1);
            told
        };
        let all: Vec<Told> = files.par_iter().map(|file| told(file)).collect();
        bar.suspend(|| all.iter().try_for_each(|told| told.write(output)))?;
        all.into_iter().for_each(|told| tally.add(told.tally));
    }
    bar.finish_and_clear();
    match (asked.json, asked.summary || tally.games() > 1) {
        (true, _) if asked.summary => {
            serde_json::to_writer(output.answers(), &tally.json(&asked.question))?;
            writeln!(output.answers())
        }
        (false, true) => tally.write(&asked.question, output.answers()),
        _ => Ok(()),
    }
}

/// A bar on a terminal, from the second file on.
fn progress(files: usize) -> ProgressBar {
    if files < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} files, {eta}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// What there is to say of one file, in order.
#[derive(Default)]
struct Told {
    said: Vec<Said>,
    tally: Tally,
}

enum Said {
    Answer(String),
    Warning(String, String),
    Complaint(String, String),
}

impl Told {
    fn write(&self, output: &mut Output) -> io::Result<()> {
        self.said.iter().try_for_each(|said| match said {
            Said::Answer(text) => output.answers().write_all(text.as_bytes()),
            Said::Warning(place, problem) => output.warn(place, problem),
            Said::Complaint(place, problem) => output.complain(place, problem),
        })
    }

    fn add(&mut self, other: Self) {
        self.said.extend(other.said);
        self.tally.add(other.tally);
    }

    fn complaint(place: impl ToString, problem: impl ToString) -> Self {
        let said = vec![Said::Complaint(place.to_string(), problem.to_string())];
        Self { said, ..Self::default() }
    }
}

fn tell(asked: &Game, path: &Path) -> Told {
    let input = match Input::read(path) {
        Ok(input) => input,
        Err(problem) => return Told::complaint(path.display(), problem),
    };
    let mut told = Told::default();
    if let Some(problem) = input.problem() {
        told.said.push(Said::Warning(input.source.clone(), problem));
    }
    let records: Vec<_> = notation::read(&input.text).enumerate().collect();
    let games = records.into_par_iter().map(|(index, record)| match record {
        Ok(record) => Course::of(&input, index, &record, asked),
        Err(error) => Told::complaint(input.place(error.line, error.column), error),
    });
    games.collect::<Vec<Told>>().into_iter().for_each(|game| told.add(game));
    told
}
