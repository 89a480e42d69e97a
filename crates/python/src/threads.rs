//! The threads that decide the boards of one call.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Fewer points are decided before other threads have started.
const WORTH_STARTING: usize = 1 << 15;

/// The threads of one call. They end with it: those of rayon's global pool would be missing in
/// the child processes that Python forks, which would wait for them for ever.
pub(crate) enum Threads {
    /// The thread that called.
    Caller,
    /// As many as were asked for.
    Pool(ThreadPool),
}

impl Threads {
    /// So many threads, 0 for one on each core, or fewer if there is little to do or if the
    /// system gives no more.
    pub(crate) fn new(number: usize, points: usize) -> Self {
        if number == 1 || points < WORTH_STARTING {
            return Self::Caller;
        }
        let pool = ThreadPoolBuilder::new().num_threads(number).build();
        pool.map_or(Self::Caller, Self::Pool)
    }
}
