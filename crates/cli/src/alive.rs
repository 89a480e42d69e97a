//! `pass-alive analyze --alive`: the verdict alone, a line of points for each position.

use std::io::{self, Write};

use pass_alive::{Board, Color, ColumnName, Point, Space, Verdict};

use crate::arguments::AnalysisOptions;
use crate::output::Output;
use crate::positions::Position;

/// Writes the alive stones of one position after another.
#[derive(Default)]
pub(crate) struct Judge {
    judge: pass_alive::Judge,
    names: Names,
    /// The line of the position.
    line: Vec<u8>,
}

impl Judge {
    /// Writes `black C3 D3; white G7`, or an empty line and a complaint.
    ///
    /// # Errors
    /// If the answer cannot be written.
    pub(crate) fn answer(
        &mut self,
        options: &AnalysisOptions,
        position: &Position<'_>,
        output: &mut Output,
    ) -> io::Result<()> {
        let Self { judge, names, line } = self;
        let board = &position.snapshot.board;
        line.clear();
        match judge.prepare(board) {
            Err(problem) => position.refuse(output, problem.on(position.space))?,
            Ok(mut prepared) => {
                names.learn(position.space);
                for &color in options.color.list() {
                    if !line.is_empty() {
                        line.extend_from_slice(b"; ");
                    }
                    line.extend_from_slice(color.word().as_bytes());
                    let verdict = prepared.decide(color, options.rules().suicide);
                    names.write_alive(board, color, verdict, line);
                }
            }
        }
        line.push(b'\n');
        output.answers().write_all(line)
    }
}

/// The names of the points of one board after another, in parts.
#[derive(Default)]
struct Names {
    space: Option<Space>,
    /// `A`, `B` …
    columns: Vec<String>,
    /// From the top, with a space before each layer: the last one is `1`.
    rows: Vec<String>,
}

impl Names {
    fn learn(&mut self, space: Space) {
        if self.space == Some(space) {
            return;
        }
        let grid = space.layer();
        self.space = Some(space);
        self.columns = (0..grid.columns()).map(|column| ColumnName(column).to_string()).collect();
        self.rows = (1..=grid.rows()).rev().map(|row| row.to_string()).collect();
    }

    /// Adds the names of the alive stones of a colour, each with a space before it.
    fn write_alive(&self, board: &Board, color: Color, verdict: Verdict<'_>, line: &mut Vec<u8>) {
        let points = (0..).zip(board.stones());
        let mut points =
            points.map(|(point, &stone)| stone == Some(color) && verdict.is_alive(point as Point));
        let layers = board.len() / (self.columns.len() * self.rows.len());
        for layer in 1..=layers {
            for row in &self.rows {
                for (column, is_alive) in self.columns.iter().zip(points.by_ref()) {
                    if !is_alive {
                        continue;
                    }
                    line.push(b' ');
                    if layers > 1 {
                        line.extend_from_slice(format!("{layer}:").as_bytes());
                    }
                    line.extend_from_slice(column.as_bytes());
                    line.extend_from_slice(row.as_bytes());
                }
            }
        }
    }
}
