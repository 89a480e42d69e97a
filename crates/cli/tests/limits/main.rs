//! The memory and the work that the program takes for texts made to cost much of both,
//! counted by the allocator: times would depend on the machine.

mod counting;

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use counting::{Allocated, count};
use pass_alive_cli::{Streams, run};

const MEGABYTE: usize = 1 << 20;

/// A stream that only counts what is written.
#[derive(Clone, Default)]
struct Counted(Arc<AtomicU64>);

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.fetch_add(bytes.len() as u64, Relaxed);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A text that is made while it is read: a start, a part again and again, and an end as
/// long as `closing` times the number of parts.
struct Text {
    start: &'static [u8],
    part: &'static [u8],
    /// The text that follows once for each part.
    closing: &'static [u8],
    end: &'static [u8],
}

impl Text {
    fn of(&self, bytes: usize) -> Box<dyn Read + Send> {
        let number = bytes / (self.part.len() + self.closing.len());
        Box::new(
            self.start
                .chain(Repeated::new(self.part, number))
                .chain(Repeated::new(self.closing, number))
                .chain(self.end),
        )
    }
}

/// A part, again and again.
struct Repeated {
    part: &'static [u8],
    left: usize,
    at: usize,
}

impl Repeated {
    fn new(part: &'static [u8], number: usize) -> Self {
        Self { part, left: part.len() * number, at: 0 }
    }
}

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = buffer.len().min(self.left);
        for byte in &mut buffer[..length] {
            *byte = self.part[self.at];
            self.at = (self.at + 1) % self.part.len();
        }
        self.left -= length;
        Ok(length)
    }
}

const fn repeated(part: &'static [u8]) -> Text {
    Text { start: b"", part, closing: b"", end: b"" }
}

const fn in_a_game(part: &'static [u8]) -> Text {
    Text { start: b"(;SZ[19]", part, closing: b"", end: b")" }
}

const TEXTS: [(&str, Text); 19] = [
    ("nested variations", Text { start: b"", part: b"(;B[]", closing: b")", end: b"" }),
    ("variations never closed", repeated(b"(;B[]")),
    ("branches", Text { start: b"(;B[aa]", part: b"(;W[bb])", closing: b"", end: b")" }),
    ("empty branches", Text { start: b"(;B[aa]", part: b"(;)", closing: b"", end: b")" }),
    ("set-up", in_a_game(b";AB[aa:ss]AE[aa:ss]")),
    ("set-up of one point", Text { start: b"(;AB", part: b"[aa]", closing: b"", end: b")" }),
    ("one comment", Text { start: b"(;C[", part: b"x", closing: b"", end: b"])" }),
    (
        "one comment of Latin-1",
        Text { start: b"(;C[", part: b"caf\xe9 ", closing: b"", end: b"])" },
    ),
    ("comments", in_a_game(b"C[x]")),
    ("labels", Text { start: b"(;LB", part: b"[aa:x]", closing: b"", end: b")" }),
    ("properties without a meaning", in_a_game(b"X[y]")),
    ("games", repeated(b"(;)")),
    ("empty nodes", in_a_game(b";")),
    ("moves", in_a_game(b";B[aa];W[bb];B[ab];W[cc];AE[aa:cc]")),
    ("passes", in_a_game(b";B[];W[]")),
    ("illegal moves", in_a_game(b";B[aa]")),
    ("rows", repeated(b"X\n\n")),
    ("diagrams", repeated(b"$$B\n$$ . X .\n\n")),
    ("prose", repeated(b"To be, or not to be. ")),
];

/// Tests run at the same time, but only one may count.
static ALONE: Mutex<()> = Mutex::new(());

/// A stream whose reader is slow.
struct Slow;

impl Write for Slow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        thread::sleep(Duration::from_micros(20));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs the program, and says what it has allocated and how many bytes it has answered.
fn allocated(arguments: &[&str], input: Box<dyn Read + Send>) -> (Allocated, u64) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let arguments: Vec<OsString> =
        ["pass-alive"].iter().chain(arguments).map(OsString::from).collect();
    let (answers, complaints) = (Counted::default(), Counted::default());
    let streams = Streams {
        input,
        answers: Box::new(answers.clone()),
        complaints: Box::new(complaints.clone()),
    };
    let (status, allocated) = count(|| run(arguments, streams));
    let (answered, complained) = (answers.0.load(Relaxed), complaints.0.load(Relaxed));
    assert!(status <= 1, "called rightly");
    assert!(answered + complained > 0, "something is said");
    (allocated, answered)
}

/// Answers every hostile text of so many bytes with `command`, within `most` bytes of memory.
fn answer_all_within(command: &str, bytes: usize, most: usize) {
    for (name, text) in &TEXTS {
        let (Allocated { peak, .. }, _) = allocated(&[command, "--json"], text.of(bytes));
        println!("{command:>8}  {:>6} KB of {name}: {:>7} KB", bytes >> 10, peak >> 10);
        assert!(peak <= most, "{command}, {bytes} bytes of {name}: {peak} bytes");
    }
}

/// The bytes that the program needs for any text: buffers, and for each core the answers
/// that wait for those before them.
fn always() -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    MEGABYTE + cores * 2 * MEGABYTE
}

#[test]
fn memory_is_at_most_fifteen_times_the_text() {
    for command in ["analyze", "game", "score"] {
        answer_all_within(command, 100_000, 1_500_000 + always());
    }
}

/// Crosses of stones with liberties on a large board, without text that would count.
#[test]
fn a_large_board_takes_at_most_two_hundred_bytes_a_point() {
    let side: usize = 500;
    let stone = |point: usize| {
        let (column, row) = (point % side, point / side);
        [b'X', b'X', b'.', b'O', b'O'][(column + 2 * row) % 5]
    };
    let rows: Vec<u8> = (0..side * side)
        .flat_map(|point| {
            [stone(point), b'\n'].into_iter().take(1 + usize::from((point + 1) % side == 0))
        })
        .collect();
    for arguments in [
        &["analyze"][..],
        &["analyze", "--json"],
        &["analyze", "--alive"],
        &["score"],
        &["score", "--json"],
    ] {
        let (Allocated { peak, .. }, _) =
            allocated(arguments, Box::new(io::Cursor::new(rows.clone())));
        println!("{arguments:?}: {} bytes a point", peak / (side * side));
        assert!(peak < 200 * side * side + always(), "{arguments:?}: {peak}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn twenty_megabytes_are_answered_within_three_hundred() {
    for command in ["analyze", "game", "score"] {
        answer_all_within(command, 20_000_000, 300_000_000);
    }
}

#[test]
#[ignore = "takes minutes"]
fn fifty_megabytes_are_answered_within_seven_hundred() {
    for command in ["analyze", "game", "score"] {
        answer_all_within(command, 50_000_000, 700_000_000);
    }
}

/// On the standard input 100,000 positions once held 665 MB.
#[test]
fn any_number_of_positions_takes_the_memory_of_a_few() {
    let texts = [
        repeated(b"X.O.X\nXX.OO\n\n"),
        repeated(b"(;SZ[5];B[aa];W[bb])\n"),
        repeated(b"$$B\n$$ . X . |\n\n"),
    ];
    for command in ["analyze", "game", "score", "svg", "html", "prove", "support"] {
        let more: &[&str] = match command {
            "support" => &["--json", "--of", "A1"],
            "svg" | "html" => &["--color", "black"],
            _ => &["--json"],
        };
        for text in &texts {
            let arguments = [&[command], more].concat();
            let (Allocated { peak, .. }, _) = allocated(&arguments, text.of(60_000));
            assert!(peak < always(), "{command}: {peak}");
        }
    }
}

/// Neither a line without end nor a game without end is kept as a whole.
#[test]
fn a_session_of_the_go_text_protocol_takes_a_few_megabytes() {
    let move_and_back = Text {
        start: b"boardsize 25\n",
        part: b"play b a1\nplay w pass\nplay b pass\nclear_board\n",
        closing: b"",
        end: b"quit",
    };
    let texts = [
        repeated(b"name "),
        Text { start: b"name # ", part: b"comment ", closing: b"", end: b"\nname" },
        Text { start: b"17 komi ", part: b" ", closing: b"", end: b"7\nname" },
        Text { start: b"boardsize 25\n", part: b"play b pass\n", closing: b"", end: b"" },
        move_and_back,
        repeated(b"\n"),
        repeated(b"\x07"),
        repeated(b"\xff\n"),
    ];
    for text in &texts {
        let input = Box::new(text.of(2_000_000).chain(&b"\nname\n"[..]));
        let (Allocated { peak, .. }, _) = allocated(&["gtp"], input);
        assert!(peak < 10 * MEGABYTE, "{:?}: {peak}", text.part.escape_ascii());
    }
}

/// Answers and warnings in turn, which cannot be written together, wait for a slow reader
/// only up to a limit.
#[test]
fn a_slow_reader_makes_the_program_wait() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let input = in_a_game(b";B[aa]").of(200_000);
    let streams = Streams { input, answers: Box::new(Slow), complaints: Box::new(Slow) };
    let arguments = ["pass-alive", "game", "--json"].map(OsString::from);
    let (status, Allocated { peak, .. }) = count(|| run(arguments, streams));
    assert_eq!(status, 0);
    assert!(peak < always() + 3_000_000, "{peak}");
}

/// Twice as many moves are at most twice as much work: no position is replayed from the
/// start.
#[test]
fn work_grows_with_the_length_of_a_game() {
    let texts = [
        in_a_game(b";B[aa];W[ba];B[ab];W[bb]AE[aa:bb]"),
        in_a_game(b";B[aa]"),
        Text { start: b"(;SZ[19]", part: b"(;B[aa];W[];B[];W[]", closing: b")", end: b")" },
    ];
    let commands: [&[&str]; 4] = [
        &["score", "--json", "--every", "1"],
        &["analyze", "--json", "--every", "1", "--color", "black"],
        &["game", "--json"],
        &["analyze"],
    ];
    for text in &texts {
        for command in commands {
            let ever = |bytes| allocated(command, text.of(bytes)).0.ever;
            let (once, twice) = (ever(10_000), ever(20_000));
            assert!(twice < once * 9 / 4 + MEGABYTE, "{command:?}: {once}, then {twice}");
        }
    }
}
