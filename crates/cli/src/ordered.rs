//! The pieces of all files answered by all cores, in the order of the input.
//!
//! One thread reads and cuts, some answer, and the calling one writes. Answers wait for
//! those before them in queues of fixed length, and pieces are read only as long as those
//! not yet answered are small together, so memory is bounded by the largest piece.

use std::io::{self, ErrorKind, Write};
use std::mem;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::input::{Input, Piece, unreadable};
use crate::output::{Block, Output};

/// How many batches may be read and not yet written.
const BATCHES: usize = 64;

/// A batch with so many bytes is complete.
const BATCH: usize = 1 << 14;

/// How many bytes of pieces may be read and not yet answered, unless it is one batch alone.
const BYTES: usize = 1 << 20;

/// How many blocks of a batch's answers may wait.
const BLOCKS: usize = 4;

/// What the writing thread is to do next.
enum Event<R> {
    Answers(Receiver<Block>, Receiver<Answered<R>>),
    Complaint { source: String, problem: String },
    EndOfFile,
}

/// What is known when a batch is answered.
struct Answered<R> {
    results: Vec<R>,
    error: Option<io::Error>,
    complained: bool,
}

/// Some pieces to be answered one after another.
struct Batch<'a, R> {
    pieces: Vec<Piece>,
    blocks: SyncSender<Block>,
    answered: SyncSender<Answered<R>>,
    _room: Taken<'a>,
}

/// Answers every piece of every file. `take` gets what `answer` gives for each piece, and
/// `end_of_file` is called after each file, both in order.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn answer_all<R: Send>(
    files: &[PathBuf],
    input: &mut Input,
    output: &mut Output,
    answer: impl Fn(&Piece, &mut Output) -> io::Result<R> + Sync,
    mut take: impl FnMut(R),
    mut end_of_file: impl FnMut(),
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let room = Room::default();
    let (events, to_write) = mpsc::sync_channel(BATCHES);
    let (batches, to_answer) = mpsc::channel();
    let to_answer = Mutex::new(to_answer);
    thread::scope(|scope| {
        // Dropped at the end of this block, which ends the other threads.
        let to_write = to_write;
        let reader = Reader { room: &room, events, batches, pieces: Vec::new(), bytes: 0 };
        scope.spawn(|| reader.read_all(files, input));
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(batch) = next_batch(&to_answer) {
                    answer_batch(batch, &answer);
                }
            });
        }
        while let Some(event) = next_event(&to_write, output)? {
            match event {
                Event::Answers(blocks, answered) => {
                    blocks.iter().try_for_each(|block| output.put(block))?;
                    let Ok(answered) = answered.recv() else { continue };
                    if answered.complained {
                        output.note_complaint();
                    }
                    answered.results.into_iter().for_each(&mut take);
                    answered.error.map_or(Ok(()), Err)?;
                }
                Event::Complaint { source, problem } => output.complain(source, problem)?,
                Event::EndOfFile => end_of_file(),
            }
        }
        Ok(())
    })
}

/// The next event. While there is none, what was written is to be seen.
fn next_event<R>(events: &Receiver<Event<R>>, output: &mut Output) -> io::Result<Option<Event<R>>> {
    match events.try_recv() {
        Ok(event) => Ok(Some(event)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            output.flush()?;
            Ok(events.recv().ok())
        }
    }
}

fn next_batch<T>(batches: &Mutex<Receiver<T>>) -> Option<T> {
    locked(batches).recv().ok()
}

fn answer_batch<R>(batch: Batch<'_, R>, answer: &impl Fn(&Piece, &mut Output) -> io::Result<R>) {
    let mut output = Output::sent(batch.blocks);
    let mut results = Vec::new();
    let answered = batch.pieces.into_iter().try_for_each(|piece| {
        results.push(answer(&piece, &mut output)?);
        Ok(())
    });
    let error = answered.and_then(|()| output.flush()).err();
    let complained = output.has_complained();
    let _ = batch.answered.send(Answered { results, error, complained });
}

/// The thread that reads and cuts.
struct Reader<'a, R> {
    room: &'a Room,
    events: SyncSender<Event<R>>,
    batches: Sender<Batch<'a, R>>,
    /// The next batch, as far as it is read.
    pieces: Vec<Piece>,
    bytes: usize,
}

impl<R> Reader<'_, R> {
    fn read_all(mut self, files: &[PathBuf], input: &mut Input) {
        // An error means that nobody writes any more.
        let _ = files.iter().try_for_each(|file| {
            let read = input.pieces(file).and_then(|mut pieces| {
                while let Some(piece) = pieces.next(&mut || self.send())? {
                    self.bytes += piece.len();
                    self.pieces.push(piece);
                    if self.bytes >= BATCH {
                        self.send()?;
                    }
                }
                Ok(())
            });
            self.send()?;
            match read {
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return Err(error),
                Err(error) => self.tell(Event::Complaint {
                    source: file.display().to_string(),
                    problem: unreadable(&error),
                })?,
                Ok(()) => {}
            }
            self.tell(Event::EndOfFile)
        });
    }

    /// Sends the batch to be answered.
    fn send(&mut self) -> io::Result<()> {
        if self.pieces.is_empty() {
            return Ok(());
        }
        let pieces = mem::take(&mut self.pieces);
        let _room = self.room.take(mem::take(&mut self.bytes));
        let (blocks, to_write) = mpsc::sync_channel(BLOCKS);
        let (answered, result) = mpsc::sync_channel(1);
        self.tell(Event::Answers(to_write, result))?;
        let batch = Batch { pieces, blocks, answered, _room };
        self.batches.send(batch).map_err(|_| ErrorKind::BrokenPipe.into())
    }

    fn tell(&self, event: Event<R>) -> io::Result<()> {
        self.events.send(event).map_err(|_| ErrorKind::BrokenPipe.into())
    }
}

/// Room for the bytes that are read and not yet answered.
#[derive(Default)]
struct Room {
    taken: Mutex<usize>,
    left: Condvar,
}

/// Room that is taken until this is dropped.
struct Taken<'a> {
    room: &'a Room,
    bytes: usize,
}

impl Room {
    /// Waits until there is room for `bytes`, or nothing else is in it.
    fn take(&self, bytes: usize) -> Taken<'_> {
        let mut taken = locked(&self.taken);
        while *taken > 0 && *taken + bytes > BYTES {
            taken = self.left.wait(taken).unwrap_or_else(PoisonError::into_inner);
        }
        *taken += bytes;
        Taken { room: self, bytes }
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        *locked(&self.room.taken) -= self.bytes;
        self.room.left.notify_one();
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
