//! Which candidates are chosen.

use std::cmp::Reverse;

use pass_alive_learn::{Model, PoolBoard};

use super::information::information;

/// The number of boards on which every two readers differ, if there are so many.
const FOR_EACH_PAIR: usize = 16;

/// So many candidates: for every two of `readers` several on which they differ, and then those that
/// tell most; in the order of their rows.
pub(super) fn chosen(
    mut candidates: Vec<PoolBoard>,
    number: usize,
    readers: &[Model],
) -> Vec<PoolBoard> {
    let thousandths = |board: &PoolBoard| Reverse((1000.0 * information(board, readers)) as u32);
    candidates.sort_by_cached_key(|board| (thousandths(board), board.plane));
    let differ =
        |board: &PoolBoard, pair: (Model, Model)| board.staying(pair.0) != board.staying(pair.1);
    let pairs = readers.iter().enumerate();
    let mut pairs: Vec<(Model, Model)> = pairs
        .flat_map(|(place, &one)| readers[..place].iter().map(move |&other| (one, other)))
        .collect();
    let count = |pair: &(Model, Model)| candidates.iter().filter(|it| differ(it, *pair)).count();
    // The rarest first.
    pairs.sort_by_cached_key(count);
    let mut is_chosen = vec![false; candidates.len()];
    let places = 0..candidates.len();
    for pair in pairs {
        let able = || places.clone().filter(|&place| differ(&candidates[place], pair));
        let have = able().filter(|&place| is_chosen[place]).count();
        let more = able().filter(|&place| !is_chosen[place]);
        let more: Vec<usize> = more.take(FOR_EACH_PAIR.saturating_sub(have)).collect();
        more.into_iter().for_each(|place| is_chosen[place] = true);
    }
    let needed = is_chosen.iter().filter(|&&it| it).count();
    let rest: Vec<usize> = places.filter(|&place| !is_chosen[place]).collect();
    rest.into_iter().take(number.saturating_sub(needed)).for_each(|it| is_chosen[it] = true);
    let kept = candidates.into_iter().zip(is_chosen).filter(|(_, is_chosen)| *is_chosen);
    let mut chosen: Vec<PoolBoard> = kept.map(|(board, _)| board).collect();
    chosen.sort_by_key(|board| board.plane.to_rows());
    chosen
}
