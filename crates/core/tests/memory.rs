//! The memory that reading takes at most, counted by the allocator.
#![allow(clippy::unwrap_used)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};

use pass_alive::{Boards, Coding, Grid, Judge, Masks, Suicide, notation};

/// Counts the bytes in use, the most that ever were, and all that were asked for.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// All bytes that this thread asked for. The thread that runs the tests asks for some at any time.
    static ALLOCATED: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let in_use = IN_USE.fetch_add(layout.size(), Relaxed) + layout.size();
        PEAK.fetch_max(in_use, Relaxed);
        ALLOCATED.set(ALLOCATED.get() + layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        IN_USE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Tests run at the same time, but only one may count.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// The bytes that `work` needs at the same time.
fn peak(work: impl FnOnce()) -> usize {
    let before = IN_USE.load(Relaxed);
    PEAK.store(before, Relaxed);
    work();
    PEAK.load(Relaxed).saturating_sub(before)
}

/// Reads every record and its last position.
fn read_all(text: &str) {
    for record in notation::read(text).flatten() {
        record.last();
    }
}

const MEGABYTE: usize = 1 << 20;

#[test]
fn many_records_take_the_memory_of_one() {
    let _alone = alone();
    for record in ["X\n\n", "XO/.X\n", "(;)", "(;SZ[5];B[aa];W[bb])\n", "(;])", "$$\n$$ .\n\n"] {
        let text = record.repeat(MEGABYTE / 2 / record.len());
        let bytes = peak(|| read_all(&text));
        assert!(bytes < MEGABYTE / 16, "{record:?}: {bytes}");
    }
}

/// Reads the first record and asks for its last positions and lines.
fn read_one(text: &str) {
    for record in notation::read(text).take(1).flatten() {
        record.last();
        record.complaints(0);
        record.game_info();
        let last = record.variations().count() - 1;
        record.position(last, 0);
    }
}

#[test]
fn one_record_takes_at_most_fifteen_times_its_text() {
    let _alone = alone();
    let long = 3 * MEGABYTE / 2;
    let repeat = |text: &str| text.repeat(long / text.len());
    for text in [
        // Depth.
        repeat("(;"),
        format!("(;{}", repeat("(")),
        format!("{}{}", "(;".repeat(long / 3), ")".repeat(long / 3)),
        format!("(;{}{})", "(;B[aa](;W[bb])".repeat(long / 16), ")".repeat(long / 16)),
        format!("(;{})", repeat("(;)")),
        format!("(;SZ[5]{})", repeat("(;B[aa])")),
        // Length.
        format!("(;{})", repeat(";")),
        format!("(;{})", repeat(";B[]")),
        format!("(;{})", repeat("B[]")),
        format!("(;SZ[19]{})", repeat(";B[aa];W[bb]")),
        format!("(;SZ[5]{})", repeat(";B[aa]")),
        format!("(;SZ[5]{})", repeat("(;B[zz])")),
        format!("(;{})", repeat("]")),
        format!("(;{})", repeat("a")),
        format!("(;C[{}])", repeat("comment\n")),
        format!("(;C[{}", repeat("comment\n")),
        format!("(;{})", repeat("C[]")),
        format!("(;{})", repeat(";C[a]")),
        format!("(;GN[{}])", repeat("title ")),
        format!("(;LB{})", repeat("[]")),
        format!("(;LB{})", repeat("[aa:x]")),
        format!("(;TR{})", repeat("[]")),
        format!("(;{})", repeat("TR[a]")),
        format!("(;SZ[52]AB{})", repeat("[aa:ZZ]")),
        format!("(;AB{})", repeat("[]")),
        // Diagrams and rows.
        format!("$$\n{}", repeat("$$.\n")),
        format!("$$\n{}", repeat("$$ [\n")),
        format!("$$ {}\n$$ .", repeat("1 at 2 ")),
        format!("$$\n{}", repeat("$$ X O X O X O X O\n")),
        format!("$$\n$$ {}", repeat("X")),
        repeat("X.O/"),
        repeat("X"),
        // No record.
        repeat("nothing "),
        repeat("( "),
        repeat("é"),
    ] {
        let bytes = peak(|| read_one(&text));
        let start: String = text.chars().take(30).collect();
        let allowed = 15 * text.len();
        assert!(bytes < allowed, "{start}: {:.1} times", bytes as f64 / text.len() as f64);
    }
}

/// A board of a thousand by a thousand points, drawn; what its position takes is not counted.
#[test]
fn reading_a_drawn_board_takes_at_most_fifteen_times_its_text() {
    let _alone = alone();
    let board = |before: &str, row: &str| format!("{before}{}\n", row.repeat(1000)).repeat(1000);
    for (start, text) in [
        ("rows", board("", "X")),
        ("stones", format!("$$\n{}", board("$$", "X"))),
        ("letters", format!("$$\n{}", board("$$", "a"))),
        ("circles", format!("$$\n{}", board("$$", "B"))),
        ("numbers", format!("$$\n{}", board("$$", "1"))),
        ("left out", format!("$$\n{}", board("$$", "?"))),
    ] {
        let bytes = peak(|| assert!(notation::read(&text).next().unwrap().is_ok()));
        let times = bytes as f64 / text.len() as f64;
        assert!(bytes < 15 * text.len(), "{start}: {times:.1} times");
    }
}

/// All that is asked of the allocator grows as the text does, however it is nested or wrong.
#[test]
fn twice_the_text_takes_at_most_twice_the_allocations() {
    let _alone = alone();
    let allocated = |text: &str| {
        let before = ALLOCATED.get();
        read_one(text);
        ALLOCATED.get() - before
    };
    type Text = fn(usize) -> String;
    let texts: [(&str, Text); 5] = [
        ("nested", |n| format!("{}{}", "(;B[aa]".repeat(n), ")".repeat(n))),
        ("branches", |n| format!("(;{})", "(;B[aa];W[bb])".repeat(n))),
        ("illegal moves", |n| format!("(;{})", ";B[aa];W[aa]".repeat(n))),
        ("bad points", |n| format!("(;SZ[5]{})", "(;B[zz])".repeat(n))),
        ("marks beside the board", |n| format!("(;SZ[5]{})", "TR[zz]".repeat(n))),
    ];
    for (what, text) in texts {
        let [once, twice] = [20_000, 40_000].map(|n| allocated(&text(n)));
        assert!(twice < once * 21 / 10 + 100_000, "{what}: {once}, then {twice}");
    }
}

#[test]
fn a_batch_allocates_nothing_for_a_board_after_the_first() {
    let _alone = alone();
    for side in [9, 19, 25] {
        let grid = Grid::new(side, side).unwrap();
        // Every second point is empty, so that each stone has a liberty.
        let stone = |point: usize| {
            let (column, row) = grid.coordinates((point % grid.len()) as u32);
            [1, 0, 2, 0][((column + row) % 4) as usize]
        };
        let number = 1000;
        let stones: Vec<u8> = (0..number * grid.len()).map(stone).collect();
        let [mut a, mut b, mut c, mut d] = [(); 4].map(|()| vec![false; stones.len()]);
        let mut judge = Judge::new();
        let mut allocated = |boards: usize| {
            let points = ..boards * grid.len();
            let boards = Boards::new(grid, &stones[points], Coding::Counted).unwrap();
            let masks = Masks {
                black_alive: &mut a[points],
                black_held: &mut b[points],
                white_alive: &mut c[points],
                white_held: &mut d[points],
            };
            let before = ALLOCATED.get();
            judge.many(boards, Suicide::Allowed, masks).unwrap();
            ALLOCATED.get() - before
        };
        allocated(1);
        assert_eq!([allocated(number), allocated(1), allocated(number)], [0; 3]);
    }
}
