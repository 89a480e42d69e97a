//! The program `pass-alive` as a function of its arguments and streams. It is a library only
//! for its tests, which count what it reads and allocates; use the package `pass-alive` instead.
#![forbid(unsafe_code)]

mod alive;
mod analyze;
mod answer;
mod arguments;
mod conformance;
mod drawing;
mod eyes;
mod files;
mod folder;
mod game;
mod gtp;
mod input;
mod lookahead;
mod ordered;
mod output;
mod positions;
mod problems;
mod prove;
mod report;
mod scoring;
mod snippet;
mod summary;
mod supporters;
mod turning;
mod warnings;

use std::ffi::OsString;
use std::io::{Read, Write};

use clap::Parser;

use arguments::{Arguments, Command};
use input::Input;
use output::Output;

/// The standard streams.
pub struct Streams {
    /// The standard input.
    pub input: Box<dyn Read + Send>,
    /// The standard output.
    pub answers: Box<dyn Write>,
    /// The standard error.
    pub complaints: Box<dyn Write>,
}

/// Runs the program. The first of `arguments` is its name; the result is its exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>, streams: Streams) -> u8 {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            let _ = error.print();
            return error.exit_code().try_into().unwrap_or(2);
        }
    };
    let mut input = Input::new(streams.input);
    let mut output = Output::new(streams.answers, streams.complaints);
    let written = match arguments.command {
        Command::Analyze(analyze) => analyze::analyze(&analyze, &mut input, &mut output),
        Command::Conformance(options) => conformance::check(&options, &mut output),
        Command::Svg(svg) => drawing::draw_all(&svg, &mut input, &mut output),
        Command::Html(html) => snippet::write_all(&html, &mut input, &mut output),
        Command::Prove(common) => prove::prove(&common, &mut input, &mut output),
        Command::Search(search) => lookahead::search(&search, &mut input, &mut output),
        Command::Problems(problems) => problems::check(&problems, &mut input, &mut output),
        Command::Eyes(eyes) => eyes::eyes(&eyes, &mut input, &mut output),
        Command::Game(game) => game::follow(&game, &mut input, &mut output),
        Command::Gtp(gtp) => gtp::serve(&gtp, &mut input, &mut output),
        Command::Score(score) => scoring::score(&score, &mut input, &mut output),
        Command::Support(support) => supporters::support(&support, &mut input, &mut output),
        Command::Turn(common) => turning::turn(&common, &mut input, &mut output),
    };
    output.finish(written)
}
