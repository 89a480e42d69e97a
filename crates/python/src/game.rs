//! The positions of game records.

use numpy::PyReadwriteArrayDyn;
use pass_alive::{Chronicle, Color, Grid, Point, Suicide, Unanalyzable};
use pass_alive_notation::{self as notation, Record as Text, Snapshot};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::words::{suicide_rule, white_byte};

/// Line, column and sentence.
type Fault = (u32, u32, String);

/// A game, diagram or board of a text.
#[pyclass(frozen, module = "pass_alive._native")]
pub(crate) struct Record {
    text: Text,
    grid: Grid,
}

/// The records of a text, and the faults of those that cannot be read.
#[pyfunction]
pub(crate) fn records(py: Python<'_>, text: &str) -> (Vec<Record>, Vec<Fault>) {
    py.detach(|| {
        let (mut records, mut faults) = (Vec::new(), Vec::new());
        for read in notation::read(text) {
            match read.and_then(|text| Ok(Record { grid: text.grid()?, text })) {
                Ok(record) => records.push(record),
                Err(error) => faults.push((error.line, error.column, error.to_string())),
            }
        }
        (records, faults)
    })
}

#[pymethods]
impl Record {
    /// Rows and columns.
    #[getter]
    fn size(&self) -> (u32, u32) {
        (self.grid.rows(), self.grid.columns())
    }

    #[getter]
    fn title(&self) -> String {
        self.text.title()
    }

    /// What is lost of its main line.
    fn faults(&self) -> Vec<Fault> {
        let faults = self.text.complaints(0).into_iter();
        faults.map(|fault| (fault.line, fault.column, fault.to_string())).collect()
    }

    /// What is odd on its main line.
    fn warnings(&self, py: Python<'_>) -> Vec<Fault> {
        let warnings = py.detach(|| self.text.last()).warnings.into_iter();
        warnings.map(|warning| (warning.line, warning.column, warning.to_string())).collect()
    }

    /// Row and column of each move, `None` for a pass.
    fn moves(&self, py: Python<'_>) -> Vec<Option<(u32, u32)>> {
        let place = |point: Point| {
            let (column, row) = self.grid.coordinates(point);
            (row, column)
        };
        py.detach(|| self.text.moves_on(0).map(|played| played.point.map(place)).collect())
    }

    /// Writes the stones of each position into `boards`.
    fn paint_boards(
        &self,
        py: Python<'_>,
        mut boards: PyReadwriteArrayDyn<'_, u8>,
        white: i32,
    ) -> PyResult<()> {
        let white = white_byte(white)?;
        let boards = boards.as_slice_mut()?.chunks_exact_mut(self.grid.len());
        py.detach(|| {
            for (board, position) in boards.zip(self.text.positions(0)) {
                for (byte, stone) in board.iter_mut().zip(position.board.stones()) {
                    *byte = stone.map_or(0, |color| if color == Color::Black { 1 } else { white });
                }
            }
        });
        Ok(())
    }

    /// Writes what is alive and held in each position into masks: those of Black, then of White.
    fn paint_settled(
        &self,
        py: Python<'_>,
        mut masks: [PyReadwriteArrayDyn<'_, bool>; 4],
        suicide: &str,
    ) -> PyResult<()> {
        let suicide = suicide_rule(suicide)?;
        let [black_alive, black_held, white_alive, white_held] = &mut masks;
        let mut colors = [
            (Color::Black, black_alive.as_slice_mut()?, black_held.as_slice_mut()?),
            (Color::White, white_alive.as_slice_mut()?, white_held.as_slice_mut()?),
        ];
        let settled = py.detach(|| {
            let mut chronicle = None;
            for (number, position) in self.text.positions(0).enumerate() {
                let chronicle = following(&mut chronicle, &position, suicide)
                    .map_err(|problem| (position.move_number, problem))?;
                let first = number * self.grid.len();
                for (color, alive, held) in &mut colors {
                    for point in chronicle.alive(*color) {
                        alive[first + point.index()] = true;
                    }
                    for point in chronicle.held(*color) {
                        held[first + point.index()] = true;
                    }
                }
            }
            Ok(())
        });
        settled.map_err(|(number, problem): (u32, Unanalyzable)| {
            let problem = problem.on(self.grid);
            PyValueError::new_err(format!("after move {number}: {problem}"))
        })
    }
}

/// The chronicle of a game up to `position`, which follows the one before.
fn following<'a>(
    chronicle: &'a mut Option<Chronicle>,
    position: &Snapshot,
    suicide: Suicide,
) -> Result<&'a Chronicle, Unanalyzable> {
    if let Some(chronicle) = chronicle {
        chronicle.follow(&position.board, position.last_point())?;
    }
    let begun = chronicle.take().map_or_else(|| Chronicle::begin(&position.board, suicide), Ok)?;
    Ok(chronicle.insert(begun))
}
