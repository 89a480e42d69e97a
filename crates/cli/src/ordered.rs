//! The pieces of all files answered by all cores, in the order of the input.
//!
//! One thread reads and cuts, several answer, and the calling thread writes. Reading pauses
//! while the pieces not yet answered are large, and answering pauses while the answers that
//! wait for their turn are, so memory is bounded by the largest piece.

use std::io::{self, ErrorKind, Write};
use std::mem;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use pass_alive_streams::Piece;

use crate::input::{Input, unreadable};
use crate::output::{Block, Output};

/// Batches read and not yet written, at most.
const BATCHES: usize = 64;

/// The bytes in a complete batch.
const BATCH: usize = 1 << 15;

/// Bytes of pieces read and not yet answered, at most, unless a single batch has more.
const BYTES: usize = 1 << 20;

/// Bytes of answers that wait for those before them, at most, for each core.
const ANSWERS: usize = 1 << 21;

/// The next thing for the writing thread to do.
enum Event<R> {
    Answers { blocks: Receiver<Block>, answered: Receiver<Answered<R>> },
    Complaint { source: String, problem: String },
    EndOfFile,
}

/// The result of a batch.
struct Answered<R> {
    results: Vec<R>,
    error: Option<io::Error>,
    status: u8,
}

/// Some pieces to be answered one after another.
struct Batch<'a, R> {
    pieces: Vec<Piece>,
    /// Its number among all batches.
    number: usize,
    blocks: Sender<Block>,
    answered: SyncSender<Answered<R>>,
    _room: Taken<'a>,
}

/// Answers every piece of every file. `answer` is given the memory of the core that it runs on;
/// `take` gets what it gives for each piece, and `end_of_file` is called after each file, both in
/// order.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn answer_all<M: Default, R: Send>(
    files: &[PathBuf],
    input: &mut Input,
    output: &mut Output,
    answer: impl Fn(&mut M, &Piece, &mut Output) -> io::Result<R> + Sync,
    mut take: impl FnMut(R),
    mut end_of_file: impl FnMut(),
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let room = Room::default();
    let queue = Arc::new(Queue::new(ANSWERS * cores));
    let (events, to_write) = mpsc::sync_channel(BATCHES);
    let (batches, to_answer) = mpsc::channel();
    let to_answer = Mutex::new(to_answer);
    thread::scope(|scope| {
        // Dropped at the end of this block, which ends the other threads.
        let to_write = to_write;
        let writer = Writer(&queue);
        let reader = Reader::new(&room, events, batches);
        scope.spawn(|| reader.read_all(files, input));
        for _ in 0..cores {
            scope.spawn(|| {
                let mut memory = M::default();
                while let Some(batch) = next_batch(&to_answer) {
                    let answer =
                        |piece: &Piece, output: &mut Output| answer(&mut memory, piece, output);
                    answer_batch(batch, &queue, answer);
                }
            });
        }
        while let Some(event) = next_event(&to_write, output)? {
            match event {
                Event::Answers { blocks, answered } => {
                    blocks.iter().try_for_each(|block| {
                        writer.0.has_left(size(&block));
                        output.put(block)
                    })?;
                    writer.0.next_batch();
                    let Ok(answered) = answered.recv() else { continue };
                    output.note_status(answered.status);
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

/// The next event. Flushes the output before it waits, so that the answers so far can be seen.
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

fn answer_batch<R>(
    batch: Batch<'_, R>,
    queue: &Arc<Queue>,
    mut answer: impl FnMut(&Piece, &mut Output) -> io::Result<R>,
) {
    let queue = queue.clone();
    let mut output = Output::sent(Box::new(move |block: Block| {
        queue.wait_for_room(batch.number, size(&block));
        batch.blocks.send(block).map_err(|_| ErrorKind::BrokenPipe.into())
    }));
    let mut results = Vec::new();
    let answered = batch.pieces.into_iter().try_for_each(|piece| {
        results.push(answer(&piece, &mut output)?);
        Ok(())
    });
    let error = answered.and_then(|()| output.flush()).err();
    let status = output.status();
    let _ = batch.answered.send(Answered { results, error, status });
}

/// The thread that reads and cuts.
struct Reader<'a, R> {
    room: &'a Room,
    events: SyncSender<Event<R>>,
    batches: Sender<Batch<'a, R>>,
    /// The next batch, as far as it is read.
    pieces: Vec<Piece>,
    bytes: usize,
    number: usize,
}

impl<'a, R> Reader<'a, R> {
    fn new(room: &'a Room, events: SyncSender<Event<R>>, batches: Sender<Batch<'a, R>>) -> Self {
        Self { room, events, batches, pieces: Vec::new(), bytes: 0, number: 0 }
    }

    fn read_all(mut self, files: &[PathBuf], input: &mut Input) {
        // An error means that the writing thread has ended.
        let _ = files.iter().try_for_each(|file| {
            let read = input.pieces(file).and_then(|mut pieces| {
                while let Some(piece) = pieces.next(&mut || self.send())? {
                    self.bytes += piece.size();
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
        let number = self.number;
        self.number += 1;
        let (to_write, blocks) = mpsc::channel();
        let (result, answered) = mpsc::sync_channel(1);
        self.tell(Event::Answers { blocks, answered })?;
        let batch = Batch { pieces, number, blocks: to_write, answered: result, _room };
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

/// The answers that wait to be written.
struct Queue {
    limit: usize,
    state: Mutex<Waiting>,
    changed: Condvar,
}

struct Waiting {
    bytes: usize,
    /// The batch whose answers are written now.
    batch: usize,
    /// Nothing is written any more.
    is_over: bool,
}

impl Queue {
    fn new(limit: usize) -> Self {
        let state = Mutex::new(Waiting { bytes: 0, batch: 0, is_over: false });
        Self { limit, state, changed: Condvar::new() }
    }

    /// Waits until there is room for a block of a batch.
    fn wait_for_room(&self, batch: usize, bytes: usize) {
        let mut state = locked(&self.state);
        // The batch whose turn it is has half of the room for itself.
        while !state.is_over
            && (state.bytes > self.limit
                || batch > state.batch && state.bytes + bytes > self.limit / 2)
        {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.bytes += bytes;
    }

    fn has_left(&self, bytes: usize) {
        locked(&self.state).bytes -= bytes;
        self.changed.notify_all();
    }

    fn next_batch(&self) {
        locked(&self.state).batch += 1;
        self.changed.notify_all();
    }
}

/// The bytes that a waiting block takes.
fn size(block: &Block) -> usize {
    block.text.capacity() + 2 * size_of::<Block>()
}

/// The thread that writes. When it ends, for any reason, it releases all threads that wait.
struct Writer<'a>(&'a Queue);

impl Drop for Writer<'_> {
    fn drop(&mut self) {
        locked(&self.0.state).is_over = true;
        self.0.changed.notify_all();
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
