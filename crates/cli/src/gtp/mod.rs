//! `pass-alive gtp`: the Go Text Protocol, version 2, draft 2 (Gunnar Farnebäck, October 2002). The
//! numbers in this folder are the sections of that document. Where it leaves something open, the
//! behaviour is that of GNU Go, as its section 1.5 recommends.

mod analyze;
mod command;
mod commands;
mod dragon;
mod engine;
mod failure;
mod genmove;
mod handicap;
mod lines;
mod load;
mod play;
mod setup;
mod show;
mod status;
mod words;

use std::io::{self, Write};

use crate::arguments;
use crate::input::{Input, unreadable};
use crate::output::Output;
use command::Command;
use engine::Engine;
use failure::Failure;
use lines::Lines;

/// Answers the commands of the standard input, until `quit` or its end.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn serve(
    options: &arguments::Gtp,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    let mut lines = Lines::new(input.take_standard());
    let mut engine = Engine::new(options.suicide);
    while !engine.has_quit() {
        let line = match lines.next() {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(error) => return output.complain("-", unreadable(&error)),
        };
        let command = Command::of(&line);
        let id = command.id;
        match commands::run(command, &mut engine) {
            Ok(result) => write!(output.answers(), "={id} {result}\n\n")?,
            Err(failure) => {
                if let Failure::CannotLoad { path, reason } = &failure {
                    output.warn(path, reason)?;
                }
                write!(output.answers(), "?{id} {failure}\n\n")?;
            }
        }
        output.flush()?;
    }
    Ok(())
}
