//! How the positions of the set were chosen: by a search that always chooses the same.

mod at_random;
mod candidates;
mod patterns;
mod wanted;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use pass_alive::{Board, Color, Grid, Suicide};

use pass_alive_notation as notation;

use super::file::Entry;
use super::flawed::verdict;
use super::mistake::Mistake;
use crate::boards::picture;
use crate::positions::cited;
use candidates::{Best, SIZES, simple_random, smallest};
use pass_alive_learn::Plane;
use wanted::Wanted;

/// The positions chosen so far; of boards alike only the first.
#[derive(Default)]
pub(crate) struct Chosen {
    seen: BTreeSet<Plane>,
    files: BTreeMap<&'static str, Vec<Entry>>,
}

impl Chosen {
    fn add(&mut self, theme: &'static str, plane: &Plane, note: String) -> bool {
        let is_new = self.seen.insert(plane.canonical());
        if is_new {
            let file = self.files.entry(theme).or_default();
            file.push(Entry::of(format!("{theme}-{}", file.len() + 1), note, plane));
        }
        is_new
    }

    fn add_first(&mut self, theme: &'static str, wanted: Wanted, best: &Best, number: usize) {
        let candidates = best.0.get(&wanted).into_iter().flatten();
        let mut added = 0;
        for candidate in candidates {
            if added == number {
                break;
            }
            added += usize::from(self.add(theme, &candidate.plane, wanted.note()));
        }
    }

    fn add_for_mistakes(&mut self) {
        let smallest = smallest();
        let sizes = SIZES.map(|(columns, rows)| simple_random(columns, rows));
        let mut all: BTreeSet<Wanted> = smallest.0.keys().copied().collect();
        all.extend(sizes.iter().flat_map(|best| best.0.keys()));
        for (place, wanted) in all.into_iter().enumerate() {
            let theme = wanted.mistake.theme();
            self.add_first(theme, wanted, &smallest, 2);
            let of = |best: &&Best| best.0.contains_key(&wanted);
            let possible: Vec<&Best> = sizes.iter().filter(of).collect();
            // Three sizes from small to large, others for each mistake.
            for third in 0..possible.len().min(3) {
                let steps = possible.len().div_ceil(3);
                let size = (third * steps + place % steps).min(possible.len() - 1);
                self.add_first(theme, wanted, possible[size], 1);
            }
        }
    }

    /// One board of 9×9 for each mistake, for programs that know no other size, and several for
    /// that of minigo, which is one of them.
    fn add_nine(&mut self) {
        let best = simple_random(9, 9);
        for &wanted in best.0.keys() {
            let of_minigo = wanted.mistake == Mistake::NeighborsByLiberties;
            self.add_first("nine", wanted, &best, if of_minigo { 5 } else { 1 });
        }
    }

    /// Positions of whole games on 9×9: ends, and when the first stones are alive.
    fn add_games(&mut self) {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games/selfplay9.sgf");
        let text = fs::read_to_string(file).expect("the games");
        for (number, record) in (1..=24).zip(notation::read(&text)) {
            let record = record.expect("a game");
            let plane = |board: &Board| Plane::of(Grid::new(9, 9).expect("a size"), board);
            let mut positions = record.positions(0);
            let found = match number % 2 {
                0 => Some((plane(&record.last().board), "At the end".to_owned())),
                _ => positions.find_map(|position| {
                    let plane = plane(&position.board);
                    let alive = |c| verdict(&plane, c, Suicide::Forbidden, None).alive != 0;
                    let first = Color::BOTH.into_iter().any(alive);
                    first.then(|| (plane, format!("After move {}", position.move_number)))
                }),
            };
            let Some((plane, when)) = found else { continue };
            let note = format!("{when} of game {number} of tests/games/selfplay9.sgf.");
            self.add("games", &plane, note);
        }
    }

    /// The positions that texts and other programs have, if they are small.
    fn add_cited(&mut self) {
        for cited in cited().into_iter().filter(|cited| cited.board.len() <= 9) {
            let theme = match cited.id.split('-').next() {
                Some("minigo") => "minigo",
                Some("tsumego") => "tsumego-js",
                _ => "cited",
            };
            let (grid, board) = picture(&cited.board);
            let note = format!("{} of tests/positions.", cited.id);
            self.add(theme, &Plane::of(grid, &board), note);
        }
    }

    /// The whole set: the positions of each file.
    pub(crate) fn files() -> BTreeMap<&'static str, Vec<Entry>> {
        let mut chosen = Self::default();
        chosen.add_cited();
        chosen.add_games();
        chosen.add_plain();
        chosen.add_patterns();
        chosen.add_crowded();
        chosen.add_for_mistakes();
        chosen.add_nine();
        chosen.files
    }
}
