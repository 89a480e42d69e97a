//! What the program writes, and how it ends.

use std::fmt::Display;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

/// Answers go to the standard output, complaints to the standard error.
pub(crate) struct Output {
    answers: BufWriter<StdoutLock<'static>>,
    some_input_was_bad: bool,
}

impl Default for Output {
    fn default() -> Self {
        Self { answers: BufWriter::new(io::stdout().lock()), some_input_was_bad: false }
    }
}

impl Output {
    /// Where answers are written.
    pub(crate) fn answers(&mut self) -> &mut impl Write {
        &mut self.answers
    }

    /// Says what is wrong with some input. The answers before it are shown first.
    pub(crate) fn complain(
        &mut self,
        place: impl Display,
        problem: impl Display,
    ) -> io::Result<()> {
        self.some_input_was_bad = true;
        self.remark(place, problem)
    }

    /// Says what is odd about some input that is answered all the same.
    pub(crate) fn warn(&mut self, place: impl Display, problem: impl Display) -> io::Result<()> {
        self.remark(place, format_args!("warning: {problem}"))
    }

    fn remark(&mut self, place: impl Display, problem: impl Display) -> io::Result<()> {
        self.answers.flush()?;
        // Nobody reading complaints is no reason to stop.
        let _ = writeln!(io::stderr(), "{place}: {problem}");
        Ok(())
    }

    /// Ends the program. A reader that has gone away, such as `head`, is no fault.
    pub(crate) fn finish(mut self, written: io::Result<()>) -> ExitCode {
        match written.and_then(|()| self.answers.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                let _ = writeln!(io::stderr(), "pass-alive: cannot write: {error}");
                ExitCode::FAILURE
            }
            _ if self.some_input_was_bad => ExitCode::FAILURE,
            _ => ExitCode::SUCCESS,
        }
    }
}
