//! Runs of the program that is checked, with limits of time and output.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{ExitStatus, Stdio, exit};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessGroup;
use process_wrap::std::{ChildWrapper, CommandWrap};

/// Bytes of complaints that are kept: the last ones.
const KEPT: usize = 600;

/// The time between two looks whether the program has ended.
const LOOK: Duration = Duration::from_millis(20);

/// After the program has ended, the time for output that is still under way: another process that it
/// has started may keep its output open.
const AFTER_END: Duration = Duration::from_millis(500);

pub(super) struct Limits {
    pub(super) time: Duration,
    pub(super) bytes: usize,
}

/// The program's output, and how it ended.
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

/// Runs the program, one run at a time. Whatever it has started ends with the run, and with
/// pass-alive if that is interrupted.
pub(super) struct Runner {
    running: Arc<Mutex<Running>>,
}

/// The program of the current run, the first of a group of processes.
type Running = Option<Box<dyn ChildWrapper>>;

/// The exit status of a program that is interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

impl Runner {
    pub(super) fn new() -> Self {
        let running = Arc::default();
        let interrupted = Arc::clone(&running);
        // The terminal interrupts only the group of pass-alive itself.
        let handled = ctrlc::set_handler(move || {
            let mut running = lock(&interrupted);
            let _ = end(&mut running);
            exit(INTERRUPTED);
        });
        drop(handled);
        Self { running }
    }

    /// Runs the program with this input.
    ///
    /// # Errors
    /// If it cannot be started or waited for.
    pub(super) fn run(
        &self,
        program: &[OsString],
        input: String,
        limits: &Limits,
    ) -> io::Result<Ran> {
        let start = Instant::now();
        let mut running = lock(&self.running);
        let child = running.insert(spawn(program)?);
        let (send, parts) = mpsc::sync_channel(16);
        if let Some(mut stdin) = child.stdin().take() {
            // A program that does not read all of its input is no fault of the input.
            thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        }
        if let Some(stdout) = child.stdout().take() {
            read_all(Stream::Output, stdout, send.clone());
        }
        if let Some(stderr) = child.stderr().take() {
            read_all(Stream::Complaints, stderr, send);
        }
        drop(running);
        let ran = self.follow(&parts, start, limits);
        // Nobody waits for the threads: they end with the pipes that they have.
        end(&mut lock(&self.running))?;
        ran
    }

    /// The exit status of the program, once it has ended.
    fn status(&self) -> io::Result<Option<ExitStatus>> {
        lock(&self.running).as_mut().map_or(Ok(None), |child| child.try_wait())
    }

    /// Collects the program's output until it has ended or a limit is reached.
    fn follow(&self, parts: &Receiver<Part>, start: Instant, limits: &Limits) -> io::Result<Ran> {
        let (mut output, mut complaints) = (Vec::new(), Vec::new());
        let mut open = 2;
        let mut ended: Option<(ExitStatus, Instant)> = None;
        let end = loop {
            if ended.is_none() {
                ended = self.status()?.map(|status| (status, Instant::now()));
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
}

/// Starts the program in a group of processes of its own.
fn spawn(program: &[OsString]) -> io::Result<Box<dyn ChildWrapper>> {
    let mut command = CommandWrap::with_new(&program[0], |command| {
        command.args(&program[1..]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    });
    #[cfg(unix)]
    command.wrap(ProcessGroup::leader());
    #[cfg(windows)]
    command.wrap(JobObject);
    command.spawn()
}

/// Kills the program and the rest of its group.
fn end(running: &mut Running) -> io::Result<()> {
    let Some(mut child) = running.take() else { return Ok(()) };
    // An error if the whole group has ended by itself.
    let _ = child.start_kill();
    child.wait().map(drop)
}

fn lock(running: &Mutex<Running>) -> MutexGuard<'_, Running> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
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
