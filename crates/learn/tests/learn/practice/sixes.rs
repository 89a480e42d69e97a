//! Sets of six boards that are as hard as the others, to see how well a reader does over time.

use std::collections::BTreeSet;

use pass_alive_learn::{Plane, Random};

use super::grade::{Grade, hardness};
use super::level::MADE;
use super::made::made;

/// The bands of hardness, of which each set has a board, in thousandths.
pub(super) const BANDS: [(u32, u32); 6] =
    [(60, 90), (100, 130), (140, 170), (180, 210), (220, 250), (260, 300)];

/// The mean hardness of every set is within this of the others'.
pub(super) const APART: u32 = 10;

/// So many sets of six boards that are not among `others`, which are canonical.
pub(super) fn sixes(number: usize, others: &BTreeSet<Plane>, random: &mut Random) -> Vec<Plane> {
    let mut seen = others.clone();
    let middle: u32 = BANDS.iter().map(|band| (band.0 + band.1) / 2).sum::<u32>() / 6;
    let mut bands: [Vec<Plane>; 6] = Default::default();
    let mut sets = Vec::new();
    for attempt in 0.. {
        let Some(board) = made(&MADE[1 + attempt % 3], random) else { continue };
        let hard = hardness(&board);
        let Some(band) = BANDS.iter().position(|band| (band.0..=band.1).contains(&hard)) else {
            continue;
        };
        if bands[band].len() >= 8 || !seen.insert(board.canonical()) {
            continue;
        }
        bands[band].push(board);
        // The set that the new board completes.
        let others: Vec<&Vec<Plane>> = bands.iter().collect();
        let chosen: Option<Vec<usize>> = choose(&others, middle);
        let Some(chosen) = chosen else { continue };
        let mut set: Vec<Plane> =
            bands.iter_mut().zip(chosen).map(|(band, place)| band.remove(place)).collect();
        sets.append(&mut set);
        if sets.len() == 6 * number {
            break;
        }
    }
    sets
}

/// Whether a set is as hard as it should be, and between 40 and 60 % of its blocks stay.
pub(super) fn is_even(set: &[&Plane], middle: u32) -> bool {
    let hard = set.iter().map(|board| hardness(board)).sum::<u32>() / set.len() as u32;
    let grades = set.iter().filter_map(|board| Grade::of(board));
    let (staying, blocks) =
        grades.fold((0, 0), |sum, grade| (sum.0 + grade.staying, sum.1 + grade.blocks));
    hard.abs_diff(middle) <= APART / 2 && (40..=60).contains(&(100 * staying / blocks))
}

fn choose(bands: &[&Vec<Plane>], middle: u32) -> Option<Vec<usize>> {
    if bands.iter().any(|band| band.is_empty()) {
        return None;
    }
    let counts: usize = bands.iter().map(|band| band.len()).product();
    (0..counts.min(200)).find_map(|mut number| {
        let places: Vec<usize> = bands
            .iter()
            .map(|band| {
                let place = number % band.len();
                number /= band.len();
                place
            })
            .collect();
        let set: Vec<&Plane> = bands.iter().zip(&places).map(|(band, &at)| &band[at]).collect();
        is_even(&set, middle).then_some(places)
    })
}
