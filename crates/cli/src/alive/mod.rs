//! `pass-alive analyze --alive`: the verdict alone, a line of points for each position.

mod names;

use std::io::{self, Write};

use pass_alive::ByColor;

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
        let Self { judge, names, alive, line } = self;
        let (board, suicide) = (&position.snapshot.board, options.rules().suicide);
        let colors = options.color.list();
        let life = match *colors {
            [color] => judge.decide_color(board, color, suicide).map(|life| vec![life]),
            _ => judge.decide(board, suicide).map(|ByColor { black, white }| vec![black, white]),
        };
        match life {
            Err(problem) => position.refuse(output, problem.on(position.space))?,
            Ok(life) => {
                names.learn(position.space);
                let mut between = "";
                for (color, life) in colors.iter().zip(&life) {
                    line.extend_from_slice(between.as_bytes());
                    line.extend_from_slice(color.word().as_bytes());
                    between = "; ";
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
                }
            }
        }
        line.push(b'\n');
        output.answers().write_all(line)?;
        line.clear();
        Ok(())
    }
}
