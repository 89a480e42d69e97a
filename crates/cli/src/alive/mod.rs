//! `pass-alive analyze --alive`: the verdict alone, a line of points for each position.

mod names;

use std::io::{self, Write};

use pass_alive::{ByColor, Color, Life};
use pass_alive_json::Refusal;

use crate::arguments::AnalysisOptions;
use crate::output::Output;
use crate::positions::Position;

use names::Names;

/// The bytes of a line that are written before the line is complete.
const BLOCK: usize = 1 << 16;

/// Writes the alive stones of one position after another.
#[derive(Default)]
pub(crate) struct Judge {
    judge: pass_alive::Judge,
    names: Names,
    /// For each point, `true` if a stone of the colour is alive there.
    alive: Vec<bool>,
    /// The end of the line that is not written yet.
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
        let (board, suicide) = (&position.snapshot.board, options.rules().suicide);
        let decided = match *options.color.list() {
            [color] => match self.judge.decide_color(board, color, suicide) {
                Ok(life) => self.add(color, &life, position, output),
                Err(problem) => position
                    .refuse(output, &Refusal::Unanalyzable { problem, space: position.space }),
            },
            _ => match self.judge.decide(board, suicide) {
                Ok(ByColor { black, white }) => {
                    self.add(Color::Black, &black, position, output)?;
                    self.line.extend_from_slice(b"; ");
                    self.add(Color::White, &white, position, output)
                }
                Err(problem) => position
                    .refuse(output, &Refusal::Unanalyzable { problem, space: position.space }),
            },
        };
        decided?;
        self.line.push(b'\n');
        output.answers().write_all(&self.line)?;
        self.line.clear();
        Ok(())
    }

    /// Adds `black C3 D3` to the line.
    fn add(
        &mut self,
        color: Color,
        life: &Life,
        position: &Position<'_>,
        output: &mut Output,
    ) -> io::Result<()> {
        let Self { names, alive, line, .. } = self;
        names.learn(position.space);
        line.extend_from_slice(color.as_str().as_bytes());
        alive.resize(position.space.len(), false);
        life.mark_alive(alive);
        let columns = position.space.layer().columns() as usize;
        for (row, alive) in alive.chunks(columns).enumerate() {
            names.add(row, alive, line);
            if line.len() >= BLOCK {
                output.answers().write_all(line)?;
                line.clear();
            }
        }
        Ok(())
    }
}
