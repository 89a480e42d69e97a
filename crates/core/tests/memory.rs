//! The memory that reading takes at most, counted by the allocator.
#![allow(clippy::unwrap_used)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use pass_alive::notation;

/// Counts the bytes in use and the most that ever were.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let in_use = IN_USE.fetch_add(layout.size(), Relaxed) + layout.size();
        PEAK.fetch_max(in_use, Relaxed);
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

/// The bytes that `work` needs at the same time.
fn peak(work: impl FnOnce()) -> usize {
    let _alone = ALONE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
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
    for record in ["X\n\n", "XO/.X\n", "(;)", "(;SZ[5];B[aa];W[bb])\n", "(;])", "$$\n$$ .\n\n"] {
        let text = record.repeat(MEGABYTE / 2 / record.len());
        let bytes = peak(|| read_all(&text));
        assert!(bytes < MEGABYTE / 16, "{record:?}: {bytes}");
    }
}
