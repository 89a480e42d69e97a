//! The program `pass-alive`: which Go stones can never be captured, for files and pipes.
#![forbid(unsafe_code)]

use std::env;
use std::io;
use std::process::ExitCode;

use pass_alive_cli::{Streams, run};

fn main() -> ExitCode {
    let streams = Streams {
        input: Box::new(io::stdin()),
        answers: Box::new(io::stdout()),
        complaints: Box::new(io::stderr()),
    };
    ExitCode::from(run(env::args_os(), streams))
}
