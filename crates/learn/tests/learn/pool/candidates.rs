//! The boards among which those of the pool are chosen.
//!
//! Random boards and positions of random games are taken on which two readers differ; every stone
//! goes that is not needed for that, and White is put around what is left.

use std::collections::BTreeMap;
use std::thread;

use pass_alive_learn::{Mistake, Model, Plane, PoolBoard, Random, played_out, scattered};

use super::tidy::has_both_kinds;
use super::trim::{Loss, trimmed};

/// The readers who are to be told apart: all that do not guess.
pub(super) fn readers() -> Vec<Model> {
    Model::all().filter(|model| !matches!(model, Model::Guessing(_))).collect()
}

type Sizes = [(u32, u32); 9];

const SMALL: Sizes = [(5, 4), (5, 5), (5, 5), (6, 5), (6, 5), (6, 6), (6, 6), (7, 6), (7, 7)];
const MIXED: Sizes = [(5, 4), (5, 5), (6, 5), (6, 6), (6, 6), (7, 6), (7, 6), (7, 7), (7, 7)];
const LARGE: Sizes = [(5, 5), (6, 5), (6, 6), (6, 6), (7, 6), (7, 6), (7, 7), (7, 7), (7, 7)];

/// Readers who differ on few random boards, and are looked for by themselves.
const RARE: [(Model, Mistake); 6] = [
    (Model::Faultless, Mistake::TwoRounds),
    (Model::Faultless, Mistake::OnlyVitalGo),
    (Model::Mistaken(Mistake::OneRound), Mistake::OnlyVitalGo),
    (Model::Faultless, Mistake::HealthyForOne),
    (Model::Faultless, Mistake::PointsCounted),
    (Model::Faultless, Mistake::Seki),
];

/// The number of boards that are trimmed for each two readers, and how many are tried for the rare.
const TRIMMED: u32 = 40;
const TRIED: u32 = 400;

/// Tidy boards; of those that differ by symmetry and exchange of the colours one.
#[derive(Default)]
pub(super) struct Candidates(BTreeMap<Plane, PoolBoard>);

impl Candidates {
    /// Those of three searches: small boards, larger ones that lose no information by trimming, and
    /// boards for readers who seldom differ.
    pub(super) fn of(seed: u64) -> Vec<PoolBoard> {
        let searches: [fn(&mut Self, &mut Random); 3] = [
            |found, random| {
                found.search(random, LARGE, 30_000, Loss { trimmed: 0.0, surrounded: 0.0 })
            },
            |found, random| {
                found.search(random, SMALL, 40_000, Loss { trimmed: 0.3, surrounded: 0.1 })
            },
            |found, random| found.search_rare(random, 160_000),
        ];
        let found = thread::scope(|scope| {
            let searched = searches.map(|search| {
                scope.spawn(move || {
                    let mut found = Self::default();
                    search(&mut found, &mut Random::new(seed));
                    found
                })
            });
            searched.map(|search| search.join().expect("boards"))
        });
        let mut all = Self::default();
        found.into_iter().flat_map(|found| found.0.into_values()).for_each(|it| all.add(it));
        all.0.into_values().collect()
    }

    fn add(&mut self, board: PoolBoard) {
        self.0.entry(board.plane.canonical()).or_insert(board);
    }

    fn search(&mut self, random: &mut Random, sizes: Sizes, attempts: u32, loss: Loss) {
        let readers = readers();
        let mut counts: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for _ in 0..attempts {
            let Some(board) = PoolBoard::new(board(random, sizes)) else { continue };
            let answers: Vec<u32> = readers.iter().map(|&reader| board.staying(reader)).collect();
            let pairs = (0..readers.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
            let differing = pairs.filter(|&(one, other)| answers[one] != answers[other]);
            let count = |pair: &(usize, usize)| counts.get(pair).copied().unwrap_or(0);
            let rarest = differing.map(|pair| (count(&pair), pair)).min();
            let Some((_, pair)) = rarest.filter(|&(count, _)| count < TRIMMED) else { continue };
            let pair_of = (readers[pair.0], readers[pair.1]);
            if let Some(board) = trimmed(board.plane, pair_of, loss, random) {
                *counts.entry(pair).or_insert(0) += 1;
                self.add(board);
            }
        }
        println!("{} candidates", self.0.len());
    }

    fn search_rare(&mut self, random: &mut Random, attempts: u32) {
        let loss = Loss { trimmed: 0.8, surrounded: 0.0 };
        for pair in RARE.map(|(one, other)| (one, Model::Mistaken(other))) {
            let (mut tried, mut added) = (0, 0);
            for _ in 0..attempts {
                let plane = board(random, MIXED);
                if !has_both_kinds(&plane) || pair.0.staying(&plane) == pair.1.staying(&plane) {
                    continue;
                }
                tried += 1;
                if let Some(board) = trimmed(plane, pair, loss, random) {
                    self.add(board);
                    added += 1;
                }
                if added == TRIMMED || tried == TRIED {
                    break;
                }
            }
            println!("{} candidates with those for {}", self.0.len(), pair.1.name());
        }
    }
}

/// A board at random.
fn board(random: &mut Random, sizes: Sizes) -> Plane {
    let (columns, rows) = sizes[random.below(sizes.len() as u32) as usize];
    let make = if random.once_in(2) { scattered } else { played_out };
    make(Plane::empty(columns, rows), random)
}
