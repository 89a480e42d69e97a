//! One game, move by move.

use std::fmt::Write as _;

use pass_alive::notation::{LineColumn, Record, Snapshot};
use pass_alive::{Change, Chronicle, Color, Grid, Turn};
use serde::Serialize;

use crate::answer::{Answer, point_names};
use crate::arguments::Game;
use crate::drawing::name;
use crate::game::tally::Tally;
use crate::game::{Said, Told};
use crate::heading::Heading;
use crate::input::Input;
use crate::selection::sentence;
use crate::summary::plural;

/// A game that is followed.
pub(super) struct Course<'a> {
    input: &'a Input,
    index: usize,
    record: &'a Record,
    asked: &'a Game,
    told: Told,
}

#[derive(Serialize)]
struct Json {
    #[serde(flatten)]
    heading: Heading,
    settled: Sides,
    became: Vec<TurnJson>,
    ceased: Vec<TurnJson>,
    rounds: Sides,
}

/// A number for each colour asked about.
#[derive(Serialize)]
struct Sides {
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<u32>,
}

#[derive(Serialize)]
struct TurnJson {
    color: String,
    points: Vec<String>,
}

impl<'a> Course<'a> {
    /// What there is to say of the main line of `record`.
    pub(super) fn of(input: &'a Input, index: usize, record: &'a Record, asked: &'a Game) -> Told {
        let told = Told { tally: Tally::of_one(record), ..Told::default() };
        let mut course = Self { input, index, record, asked, told };
        course.follow();
        course.told
    }

    fn follow(&mut self) {
        let suicide = self.asked.question.rules().suicide;
        let mut chronicle = None;
        let mut text =
            if self.asked.json || self.asked.summary { String::new() } else { self.head() };
        for snapshot in self.record.positions(0) {
            for warning in &snapshot.warnings {
                let place = self.input.place(warning.line, warning.column).to_string();
                self.told.said.push(Said::Warning(place, warning.to_string()));
            }
            let followed = match &mut chronicle {
                None => Chronicle::begin(&snapshot.board, suicide).map(|begun| {
                    chronicle = Some(begun);
                    Change::default()
                }),
                Some(chronicle) => chronicle.follow(&snapshot.board, snapshot.last_move),
            };
            let mut change = match followed {
                Ok(change) => change,
                Err(problem) => {
                    let LineColumn { line, column } = self.record.start();
                    let problem = sentence(self.record.grid(), problem);
                    let problem = format!("after move {}: {problem}", snapshot.move_number);
                    let place = self.input.place(line, column).to_string();
                    self.told.said.push(Said::Complaint(place, problem));
                    continue;
                }
            };
            let Some(chronicle) = &chronicle else { continue };
            let colors = self.asked.question.color.asked();
            change.became.retain(|turn| colors.contains(&turn.color));
            change.ceased.retain(|turn| colors.contains(&turn.color));
            self.told.tally.note(&snapshot, chronicle, colors);
            if self.asked.summary {
                continue;
            }
            if self.asked.json {
                let json = self.json(&snapshot, chronicle, &change);
                text += &serde_json::to_string(&json).unwrap_or_default();
                text.push('\n');
            } else {
                self.write_change(snapshot.move_number, &change, &mut text);
            }
        }
        if let (false, false, Some(chronicle)) = (self.asked.json, self.asked.summary, chronicle) {
            self.write_end(&chronicle, &mut text);
        }
        self.told.said.push(Said::Answer(text));
    }

    fn json(&self, snapshot: &Snapshot, chronicle: &Chronicle, change: &Change) -> Json {
        let colors = self.asked.question.color.asked();
        let sides = |of: &dyn Fn(Color) -> u32| Sides {
            black: colors.contains(&Color::Black).then(|| of(Color::Black)),
            white: colors.contains(&Color::White).then(|| of(Color::White)),
        };
        let grid = self.record.grid();
        let turn = |turn: &Turn| TurnJson {
            color: turn.color.to_string(),
            points: point_names(grid, &turn.points),
        };
        let answer = Answer {
            source: &self.input.source,
            index: self.index,
            record: self.record,
            snapshot,
            rules: self.asked.question.rules(),
            analyses: &[],
        };
        Json {
            heading: Heading::new(&answer),
            settled: sides(&|color| chronicle.settled(color)),
            became: change.became.iter().map(turn).collect(),
            ceased: change.ceased.iter().map(turn).collect(),
            rounds: sides(&|color| chronicle.rounds(color)),
        }
    }

    fn head(&self) -> String {
        let mut text = format!("{}, {}", self.input.source, self.index);
        let title = self.record.title();
        if !title.is_empty() {
            let _ = write!(text, ": {}", title.replace(char::is_control, " "));
        }
        let grid = self.record.grid();
        let moves = self.record.lines()[0] as usize;
        let (columns, rows) = (grid.columns(), grid.rows());
        let _ = writeln!(text, "\n{columns}×{rows}, {moves} {}", plural(moves, "move"));
        text
    }

    fn write_change(&self, number: u32, change: &Change, text: &mut String) {
        for (turns, what) in [(&change.became, "becomes"), (&change.ceased, "ceases to be")] {
            for turn in turns {
                let block = located(self.record.grid(), turn);
                let _ = writeln!(text, "  move {number}: {block} {what} unconditionally alive");
            }
        }
    }

    fn write_end(&self, chronicle: &Chronicle, text: &mut String) {
        let sides = self.asked.question.color.asked().iter().map(|&color| {
            let settled = chronicle.settled(color);
            format!("{} {settled} {}", name(color), plural(settled as usize, "point"))
        });
        let sides: Vec<String> = sides.collect();
        let _ = writeln!(text, "  settled at the end: {}\n", sides.join(", "));
    }
}

/// `Black C3 (4 stones)`.
fn located(grid: Grid, turn: &Turn) -> String {
    let stones = turn.points.len();
    let at = grid.name(turn.points[0]);
    format!("{} {at} ({stones} {})", name(turn.color), plural(stones, "stone"))
}
