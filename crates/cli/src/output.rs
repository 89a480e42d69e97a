//! Answers and complaints.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::mem;

use pass_alive_streams::Printable;

/// Bytes gathered before they are written.
const BLOCK: usize = 1 << 16;

/// The standard stream that a text is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stream {
    Answers,
    Complaints,
}

/// A text for one of the streams.
#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) stream: Stream,
    pub(crate) text: Vec<u8>,
}

/// Buffered output: answers to the standard output, complaints and warnings to the standard
/// error, in order.
pub(crate) struct Output {
    to: Destination,
    gathered: Block,
    /// The exit status of the program.
    status: u8,
    /// The exit status after a complaint.
    failure: u8,
}

/// Sends a block to the thread that writes it.
pub(crate) type Send = Box<dyn FnMut(Block) -> io::Result<()>>;

enum Destination {
    Streams {
        answers: Box<dyn Write>,
        complaints: Box<dyn Write>,
    },
    /// To the thread that has the streams.
    Thread(Send),
}

impl Output {
    /// Output that is written to these streams.
    pub(crate) fn new(answers: Box<dyn Write>, complaints: Box<dyn Write>) -> Self {
        Self::to(Destination::Streams { answers, complaints })
    }

    /// Output that is sent to the thread that writes it.
    pub(crate) fn sent(send: Send) -> Self {
        Self::to(Destination::Thread(send))
    }

    fn to(to: Destination) -> Self {
        let gathered = Block { stream: Stream::Answers, text: Vec::new() };
        Self { to, gathered, status: 0, failure: 1 }
    }

    /// The standard output.
    ///
    /// # Errors
    /// If the complaints before them cannot be sent.
    pub(crate) fn answers(&mut self) -> &mut impl Write {
        self
    }

    /// Sets the exit status after a complaint, which is 1 otherwise.
    pub(crate) fn set_failure(&mut self, status: u8) {
        self.failure = status;
    }

    /// Reports a fault of some input, which decides the exit status.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn complain(
        &mut self,
        place: impl Display,
        problem: impl Display,
    ) -> io::Result<()> {
        self.note_status(self.failure);
        self.remark(format_args!("{place}: {problem}"))
    }

    /// Reports an oddity of input that can be answered all the same.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn warn(&mut self, place: impl Display, problem: impl Display) -> io::Result<()> {
        self.remark(format_args!("{place}: warning: {problem}"))
    }

    /// Writes one line, whatever the names and labels in it contain.
    fn remark(&mut self, line: impl Display) -> io::Result<()> {
        self.begin(Stream::Complaints)?;
        writeln!(self.gathered.text, "{}", Printable(line))?;
        self.send_full()
    }

    /// Writes a text that another output has gathered.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn put(&mut self, block: Block) -> io::Result<()> {
        self.send()?;
        self.gathered = block;
        self.send()
    }

    /// The exit status so far.
    pub(crate) fn status(&self) -> u8 {
        self.status
    }

    /// Makes the exit status at least `status`.
    pub(crate) fn note_status(&mut self, status: u8) {
        self.status = self.status.max(status);
    }

    fn begin(&mut self, stream: Stream) -> io::Result<()> {
        if self.gathered.stream != stream {
            self.send()?;
            self.gathered.stream = stream;
        }
        Ok(())
    }

    fn send_full(&mut self) -> io::Result<()> {
        if self.gathered.text.len() >= BLOCK { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> io::Result<()> {
        if self.gathered.text.is_empty() {
            return Ok(());
        }
        let stream = self.gathered.stream;
        match &mut self.to {
            Destination::Thread(send) => {
                let text = mem::take(&mut self.gathered.text);
                send(Block { stream, text })
            }
            Destination::Streams { answers, complaints } => {
                let text = &mut self.gathered.text;
                let written = match stream {
                    Stream::Answers => answers.write_all(text).and_then(|()| answers.flush()),
                    // A closed standard error is no reason to stop.
                    Stream::Complaints => {
                        let _ = complaints.write_all(text);
                        Ok(())
                    }
                };
                text.clear();
                text.shrink_to(BLOCK);
                written
            }
        }
    }

    /// Ends the program with its exit status. A closed pipe, as after `head`, is not an error.
    pub(crate) fn finish(mut self, written: io::Result<()>) -> u8 {
        match written.and_then(|()| self.send()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                if let Destination::Streams { complaints, .. } = &mut self.to {
                    let _ = writeln!(complaints, "pass-alive: cannot write: {error}");
                }
                self.failure
            }
            _ => self.status,
        }
    }
}

impl Write for Output {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.begin(Stream::Answers)?;
        self.gathered.text.extend_from_slice(text);
        self.send_full()?;
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.send()
    }
}
