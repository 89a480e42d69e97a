//! How much a board tells about who is asked.

use std::collections::BTreeMap;

use pass_alive_learn::{Model, PoolBoard};

/// In bits, if every reader is as likely as the others and none slips.
pub(super) fn information(board: &PoolBoard, readers: &[Model]) -> f64 {
    let mut answers: BTreeMap<u32, f64> = BTreeMap::new();
    for &reader in readers {
        *answers.entry(board.staying(reader)).or_insert(0.0) += 1.0 / readers.len() as f64;
    }
    answers.values().map(|share| -share * share.log2()).sum()
}
