//! One game, move by move.

use std::fmt::Write as _;
use std::io::{self, Write};

use pass_alive::{ChangedBlock, Changes, Chronicle, Color, Grid};
use pass_alive_notation::{LineColumn, Record, Snapshot};
use pass_alive_streams::{Piece, Printable};

use crate::answer::Answer;
use crate::arguments::Game;
use crate::drawing::name;
use crate::game::tally::Tally;
use crate::output::Output;
use crate::summary::plural;
use crate::warnings::Warnings;

/// A game that is followed along its main line.
pub(super) struct FollowedGame<'a> {
    pub(super) piece: &'a Piece,
    pub(super) index: usize,
    pub(super) record: &'a Record,
    pub(super) grid: Grid,
    /// The number of moves on the main line.
    pub(super) moves: u32,
    pub(super) options: &'a Game,
}

impl FollowedGame<'_> {
    /// Reports the changes at each move, and counts over the whole game.
    ///
    /// # Errors
    /// If the answers cannot be written.
    pub(super) fn follow(&self, output: &mut Output) -> io::Result<Tally> {
        let Self { piece, record, options, .. } = self;
        let suicide = options.analysis.rules().suicide;
        let in_words = !options.json && !options.summary;
        let mut tally = Tally::of_one(self.moves);
        let mut chronicle = None;
        let mut warnings = Warnings::new(piece);
        if in_words {
            output.answers().write_all(self.head().as_bytes())?;
        }
        for snapshot in record.positions(0) {
            warnings.add(&snapshot.warnings, output)?;
            let followed = match &mut chronicle {
                None => Chronicle::begin(&snapshot.board, suicide).map(|begun| {
                    chronicle = Some(begun);
                    Changes::default()
                }),
                Some(chronicle) => chronicle.follow(&snapshot.board, snapshot.last_point()),
            };
            let mut change = match followed {
                Ok(change) => change,
                Err(problem) => {
                    let LineColumn { line, column } = record.start();
                    let problem = problem.on(self.grid);
                    let problem = format!("after move {}: {problem}", snapshot.move_number);
                    output.complain(piece.place(line, column), problem)?;
                    continue;
                }
            };
            let Some(chronicle) = &chronicle else { continue };
            let colors = options.analysis.color.list();
            change.became.retain(|turn| colors.contains(&turn.color));
            change.ceased.retain(|turn| colors.contains(&turn.color));
            tally.note(&snapshot, chronicle, colors);
            if options.json && !options.summary {
                self.write_json(&snapshot, chronicle, &change, output)?;
            } else if in_words {
                self.write_change(snapshot.move_number, &change, output)?;
            }
        }
        warnings.finish(output)?;
        if let (true, Some(chronicle)) = (in_words, chronicle) {
            self.write_end(&chronicle, output)?;
        }
        Ok(tally)
    }

    fn write_json(
        &self,
        snapshot: &Snapshot,
        chronicle: &Chronicle,
        change: &Changes,
        output: &mut Output,
    ) -> io::Result<()> {
        let answer = Answer {
            piece: self.piece,
            index: self.index,
            record: self.record,
            space: self.grid.into(),
            moves: self.moves,
            snapshot,
            rules: self.options.analysis.rules(),
            analyses: &[],
        };
        let colors = self.options.analysis.color.list();
        let side = |color: Color| {
            let is_wanted = colors.contains(&color);
            is_wanted.then(|| pass_alive_json::changes(answer.space, chronicle, change, color))
        };
        answer.write_json(side, output.answers())
    }

    fn head(&self) -> String {
        let mut text = format!("{}, {}", Printable(&self.piece.source), self.index);
        let title = self.record.title();
        if !title.is_empty() {
            let _ = write!(text, ": {}", Printable(title));
        }
        let moves = self.moves as usize;
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let _ = writeln!(text, "\n{columns}×{rows}, {moves} {}", plural(moves, "move"));
        text
    }

    fn write_change(&self, number: u32, change: &Changes, output: &mut Output) -> io::Result<()> {
        for (turns, what) in [(&change.became, "becomes"), (&change.ceased, "ceases to be")] {
            for turn in turns {
                let block = located(self.grid, turn);
                writeln!(
                    output.answers(),
                    "  move {number}: {block} {what} unconditionally alive"
                )?;
            }
        }
        Ok(())
    }

    fn write_end(&self, chronicle: &Chronicle, output: &mut Output) -> io::Result<()> {
        let sides = self.options.analysis.color.list().iter().map(|&color| {
            let settled = chronicle.held_count(color);
            format!("{} {settled} {}", name(color), plural(settled, "point"))
        });
        let sides: Vec<String> = sides.collect();
        writeln!(output.answers(), "  settled at the end: {}\n", sides.join(", "))
    }
}

/// `Black C3 (4 stones)`.
fn located(grid: Grid, turn: &ChangedBlock) -> String {
    let stones = turn.points.len();
    let at = grid.name(turn.points[0]);
    format!("{} {at} ({stones} {})", name(turn.color), plural(stones, "stone"))
}
