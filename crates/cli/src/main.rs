//! The program `pass-alive`: which Go stones can never be captured, for files and pipes.
#![forbid(unsafe_code)]

mod answer;
mod arguments;
mod drawing;
mod finding;
mod folder;
mod game;
mod heading;
mod input;
mod lookahead;
mod output;
mod positions;
mod prove;
mod run;
mod scoring;
mod selection;
mod snippet;
mod summary;
mod supporters;
mod turning;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use output::Output;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut output = Output::default();
    let written = match arguments.command {
        Command::Analyze(analyze) => run::analyze(&analyze, &mut output),
        Command::Svg(svg) => drawing::draw_all(&svg, &mut output),
        Command::Html(html) => snippet::write_all(&html, &mut output),
        Command::Prove(inquiry) => prove::prove(&inquiry, &mut output),
        Command::Search(search) => lookahead::search(&search, &mut output),
        Command::Game(game) => game::follow(&game, &mut output),
        Command::Score(inquiry) => scoring::score(&inquiry, &mut output),
        Command::Support(support) => supporters::support(&support, &mut output),
        Command::Turn(inquiry) => turning::turn(&inquiry, &mut output),
    };
    output.finish(written)
}
