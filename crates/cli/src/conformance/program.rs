//! One run of the program that is checked, with limits of time and output.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// Bytes of complaints that are kept: the last ones.
const KEPT: usize = 600;

/// The time between two looks whether the program has ended.
const LOOK: Duration = Duration::from_millis(20);

/// After the program has ended, the time for output that is still under way. If it has left
/// another process behind, its output has no end.
const AFTER_END: Duration = Duration::from_millis(500);

pub(super) struct Limits {
    pub(super) time: Duration,
    pub(super) bytes: usize,
}

/// What the program wrote, and how it ended.
pub(super) struct Ran {
    pub(super) output: Vec<u8>,
    pub(super) complaints: Vec<u8>,
    pub(super) end: End,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum End {
    Status(ExitStatus),
    /// It was ended because it took too long, or wrote too much.
    TooLong,
    TooMuch,
}

#[derive(Clone, Copy)]
enum Stream {
    Output,
    Complaints,
}

/// A part of a stream; an empty one is its end.
type Part = (Stream, Vec<u8>);

/// Runs the program with this input.
///
/// # Errors
/// If it cannot be started or waited for.
pub(super) fn run(program: &[OsString], input: String, limits: &Limits) -> io::Result<Ran> {
    let start = Instant::now();
    let mut command = Command::new(&program[0]);
    command.args(&program[1..]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let (send, parts) = mpsc::sync_channel(16);
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read all of its input is no fault of the input.
        thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    }
    if let Some(stdout) = child.stdout.take() {
        read_all(Stream::Output, stdout, send.clone());
    }
    if let Some(stderr) = child.stderr.take() {
        read_all(Stream::Complaints, stderr, send);
    }
    let ran = follow(&mut child, &parts, start, limits);
    // Nobody waits for the threads: they end with the pipes that they have.
    let _ = child.kill();
    child.wait()?;
    ran
}

fn read_all(stream: Stream, mut from: impl Read + Send + 'static, to: SyncSender<Part>) {
    thread::spawn(move || {
        let mut buffer = [0; 1 << 13];
        loop {
            let length = match from.read(&mut buffer) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                read => read.unwrap_or(0),
            };
            if to.send((stream, buffer[..length].to_vec())).is_err() || length == 0 {
                return;
            }
        }
    });
}

/// Gathers what the program writes until it has ended or a limit is reached.
fn follow(
    child: &mut Child,
    parts: &Receiver<Part>,
    start: Instant,
    limits: &Limits,
) -> io::Result<Ran> {
    let (mut output, mut complaints) = (Vec::new(), Vec::new());
    let mut open = 2;
    let mut ended: Option<(ExitStatus, Instant)> = None;
    let end = loop {
        if ended.is_none() {
            ended = child.try_wait()?.map(|status| (status, Instant::now()));
        }
        match ended {
            Some((status, at)) if open == 0 || at.elapsed() > AFTER_END => {
                break End::Status(status);
            }
            None if start.elapsed() > limits.time => break End::TooLong,
            _ => {}
        }
        match parts.recv_timeout(LOOK) {
            Ok((_, part)) if part.is_empty() => open -= 1,
            Ok((Stream::Output, part)) => {
                output.extend(part);
                if output.len() > limits.bytes {
                    break End::TooMuch;
                }
            }
            Ok((Stream::Complaints, part)) => {
                complaints.extend(part);
                complaints.drain(..complaints.len().saturating_sub(KEPT));
            }
            Err(RecvTimeoutError::Timeout) => {}
            // Both streams are closed, and the program goes on.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(LOOK),
        }
    };
    Ok(Ran { output, complaints, end })
}
