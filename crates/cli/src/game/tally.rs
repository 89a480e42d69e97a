//! Statistics of many games.

use std::io::{self, Write};

use pass_alive::{Chronicle, Color};
use pass_alive_notation::Snapshot;
use serde::Serialize;

use crate::arguments::AnalysisOptions;
use crate::summary::{percent, plural};

/// Counts over games.
#[derive(Default)]
pub(super) struct Tally {
    games: u32,
    /// For each number of rounds how many positions took it, each colour with stones for
    /// itself.
    rounds: Vec<u32>,
    /// The same at the ends of the games.
    last_rounds: Vec<u32>,
    /// Of each game that has one, the move after which a block is unconditionally alive.
    first_alive: Vec<u32>,
    /// The number of moves of the only game.
    moves: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Json<'a> {
    version: u32,
    suicide: &'static str,
    games: u32,
    rounds: &'a [u32],
    last_rounds: &'a [u32],
    games_with_alive: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_alive: Option<Spread>,
}

#[derive(Serialize)]
struct Spread {
    first: u32,
    median: u32,
    last: u32,
}

impl Tally {
    pub(super) fn of_one(moves: u32) -> Self {
        Self { games: 1, moves, ..Self::default() }
    }

    pub(super) fn games(&self) -> u32 {
        self.games
    }

    /// Counts a position of the only game.
    pub(super) fn note(&mut self, snapshot: &Snapshot, chronicle: &Chronicle, colors: &[Color]) {
        for &color in colors {
            if !snapshot.board.stones().contains(&Some(color)) {
                continue;
            }
            count(&mut self.rounds, chronicle.rounds(color), 1);
            if snapshot.move_number == self.moves {
                count(&mut self.last_rounds, chronicle.rounds(color), 1);
            }
            if self.first_alive.is_empty() && chronicle.held_count(color) > 0 {
                self.first_alive.push(snapshot.move_number);
            }
        }
    }

    pub(super) fn add(&mut self, other: Self) {
        self.games += other.games;
        for (rounds, positions) in (0..).zip(other.rounds) {
            count(&mut self.rounds, rounds, positions);
        }
        for (rounds, positions) in (0..).zip(other.last_rounds) {
            count(&mut self.last_rounds, rounds, positions);
        }
        self.first_alive.extend(other.first_alive);
    }

    fn spread(&self) -> Option<Spread> {
        let mut moves = self.first_alive.clone();
        moves.sort_unstable();
        let (first, last) = (*moves.first()?, *moves.last()?);
        Some(Spread { first, median: moves[(moves.len() - 1) / 2], last })
    }

    pub(super) fn json(&self, options: &AnalysisOptions) -> Json<'_> {
        Json {
            version: 1,
            suicide: options.rules().suicide.as_str(),
            games: self.games,
            rounds: &self.rounds,
            last_rounds: &self.last_rounds,
            games_with_alive: self.first_alive.len(),
            first_alive: self.spread(),
        }
    }

    pub(super) fn write(&self, options: &AnalysisOptions, out: &mut impl Write) -> io::Result<()> {
        let suicide = options.rules().suicide.as_str();
        let alive = self.first_alive.len();
        let games = plural(self.games as usize, "game");
        writeln!(out, "{} {games}, suicide {suicide}", self.games)?;
        let share = percent(alive as u32, self.games);
        writeln!(out, "with an unconditionally alive block at some move: {alive}{share}")?;
        if let Some(Spread { first, median, last }) = self.spread() {
            writeln!(out, "the first at move {median} in the median, from {first} to {last}")?;
        }
        let (all, ends) = (self.rounds.iter().sum(), self.last_rounds.iter().sum());
        writeln!(out, "rounds of casting-out, one colour of one position each:")?;
        writeln!(out, "{:>6}  {:>22}  {:>22}", "rounds", "after every move", "at the end")?;
        for (rounds, &positions) in self.rounds.iter().enumerate() {
            let last = self.last_rounds.get(rounds).copied().unwrap_or(0);
            let cell = |number: u32, of: u32| format!("{number}{}", percent(number, of));
            let (all, last) = (cell(positions, all), cell(last, ends));
            writeln!(out, "{rounds:>6}  {all:>22}  {last:>22}")?;
        }
        Ok(())
    }
}

fn count(histogram: &mut Vec<u32>, rounds: u32, positions: u32) {
    let rounds = rounds as usize;
    if histogram.len() <= rounds {
        histogram.resize(rounds + 1, 0);
    }
    histogram[rounds] += positions;
}
