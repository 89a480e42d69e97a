//! An allocator that counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
static EVER: AtomicUsize = AtomicUsize::new(0);

fn take(bytes: usize) {
    let in_use = IN_USE.fetch_add(bytes, Relaxed) + bytes;
    PEAK.fetch_max(in_use, Relaxed);
    EVER.fetch_add(bytes, Relaxed);
}

fn give_back(bytes: usize) {
    IN_USE.fetch_sub(bytes, Relaxed);
}

// SAFETY: every call is passed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        take(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        give_back(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) }
    }

    // The system moves large blocks without a copy, so they are not in use twice.
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        take(size.saturating_sub(layout.size()));
        give_back(layout.size().saturating_sub(size));
        // SAFETY: the caller's promise.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The memory that a run has allocated.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Allocated {
    /// The most bytes that were in use at the same time.
    pub(crate) peak: usize,
    /// All bytes that ever were allocated.
    pub(crate) ever: usize,
}

/// Counts what `work` allocates. Nothing else may run meanwhile.
pub(crate) fn count<T>(work: impl FnOnce() -> T) -> (T, Allocated) {
    let (in_use, ever) = (IN_USE.load(Relaxed), EVER.load(Relaxed));
    PEAK.store(in_use, Relaxed);
    let result = work();
    let peak = PEAK.load(Relaxed).saturating_sub(in_use);
    (result, Allocated { peak, ever: EVER.load(Relaxed) - ever })
}
