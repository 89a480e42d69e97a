//! Unconditional life on many boards.

use numpy::{PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pass_alive::{BadBoards, Boards, ByColor, Coding, Grid, Judge, Mask, Point, Suicide};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::threads::Threads;
use crate::words::{coding, suicide_rule};

/// Points decided between two looks at Python's signals, such as that of Ctrl+C.
const BETWEEN_SIGNALS: usize = 1 << 23;

/// Writes the alive stones and held points of Black, then of White, into masks of the shape of
/// `boards`. All are C-contiguous.
#[pyfunction]
pub(crate) fn alive(
    py: Python<'_>,
    boards: PyReadonlyArrayDyn<'_, u8>,
    mut masks: [PyReadwriteArrayDyn<'_, bool>; 4],
    suicide: &str,
    white: i32,
    threads: usize,
) -> PyResult<()> {
    let shape = boards.shape();
    let batch = Batch {
        shape,
        grid: grid(shape)?,
        stones: boards.as_slice()?,
        coding: coding(white)?,
        suicide: suicide_rule(suicide)?,
    };
    let [black_alive, black_held, white_alive, white_held] = &mut masks;
    let masks = ByColor {
        black: Mask { alive: black_alive.as_slice_mut()?, held: black_held.as_slice_mut()? },
        white: Mask { alive: white_alive.as_slice_mut()?, held: white_held.as_slice_mut()? },
    };
    batch.decide(py, &Threads::new(threads, batch.stones.len()), masks)
}

/// The grid of boards in an array of this shape.
fn grid(shape: &[usize]) -> PyResult<Grid> {
    let &[.., rows, columns] = shape else {
        let problem = format!("boards have {} axes: expected (…, rows, columns)", shape.len());
        return Err(PyValueError::new_err(problem));
    };
    let side = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
    Grid::new(side(columns), side(rows)).ok_or_else(|| {
        let most = Grid::MAX_SIDE;
        let problem =
            format!("a board has {rows} rows and {columns} columns: expected 1 to {most}");
        PyValueError::new_err(problem)
    })
}

/// Boards in the memory of an array, and the rule to decide them by.
struct Batch<'a> {
    shape: &'a [usize],
    grid: Grid,
    stones: &'a [u8],
    coding: Coding,
    suicide: Suicide,
}

impl Batch<'_> {
    /// Decides all boards, without Python's lock.
    fn decide(&self, py: Python<'_>, threads: &Threads, masks: ByColor<Mask<'_>>) -> PyResult<()> {
        let boards = (BETWEEN_SIGNALS / self.grid.len()).max(1);
        let points = boards * self.grid.len();
        let ByColor { black, white } = masks.map(|Mask { alive, held }| {
            let parts = alive.chunks_mut(points).zip(held.chunks_mut(points));
            parts.map(|(alive, held)| Mask { alive, held })
        });
        let masks = black.zip(white).map(|(black, white)| ByColor { black, white });
        for (number, (stones, masks)) in self.stones.chunks(points).zip(masks).enumerate() {
            let decided = py.detach(|| self.decide_part(stones, threads, masks));
            decided.map_err(|bad| self.describe(bad, number * boards))?;
            py.check_signals()?;
        }
        Ok(())
    }

    fn decide_part(
        &self,
        stones: &[u8],
        threads: &Threads,
        masks: ByColor<Mask<'_>>,
    ) -> Result<(), BadBoards> {
        let boards = Boards::new(self.grid, stones, self.coding)?;
        match threads {
            Threads::Caller => Judge::new().mark_each(boards, self.suicide, masks),
            Threads::Pool(pool) => {
                pool.install(|| Judge::par_mark_each(boards, self.suicide, masks))
            }
        }
    }

    /// The exception for a bad board, with the index of its point; `before` it there are so
    /// many boards more than it counts.
    fn describe(&self, bad: BadBoards, before: usize) -> PyErr {
        let index = |board: usize, point: Point| {
            index_in(self.shape, (before + board) * self.grid.len() + point.index())
        };
        let problem = match bad {
            BadBoards::Stone { board, point, byte } => {
                let white = if self.coding == Coding::Signed { -1 } else { 2 };
                let (index, number) = (index(board, point), byte as i8);
                format!("boards{index} is {number}: expected 0, 1 or {white}")
            }
            BadBoards::NoLiberty { board, point } => {
                format!("boards{}: the block of this stone has no liberty", index(board, point))
            }
            bad => bad.to_string(),
        };
        PyValueError::new_err(problem)
    }
}

/// The index of an element, such as `[0, 3, 2]`, by its number in C order.
fn index_in(shape: &[usize], mut number: usize) -> String {
    let mut index: Vec<usize> = shape
        .iter()
        .rev()
        .map(|&length| {
            let along = number % length;
            number /= length;
            along
        })
        .collect();
    index.reverse();
    format!("{index:?}")
}
