//! Executing the moves of a record one after the other.

use crate::board::{Board, Color, Suicide};
use crate::grid::Grid;
use crate::notation::snapshot::{Mark, Snapshot, Warning, WarningKind};
use crate::topology::Point;

/// A record in the middle of being replayed.
#[derive(Debug, Clone)]
pub(super) struct Play {
    pub(super) grid: Grid,
    pub(super) board: Board,
    pub(super) to_play: Option<Color>,
    pub(super) warnings: Vec<Warning>,
    last_move: Option<Point>,
    number: u32,
    ko: Option<Point>,
}

impl Play {
    pub(super) fn new(grid: Grid) -> Self {
        Self {
            grid,
            board: Board::new(grid.topology()),
            to_play: None,
            warnings: Vec::new(),
            last_move: None,
            number: 0,
            ko: None,
        }
    }

    /// Puts stones on the board, one a point in reading order.
    pub(super) fn place_all(&mut self, stones: &[Option<Color>]) {
        (0..).zip(stones).for_each(|(point, &stone)| self.board.set(point, stone));
    }

    /// A set-up stone, or none. A ko ends here.
    pub(super) fn place(&mut self, point: Point, stone: Option<Color>) {
        self.board.set(point, stone);
        self.ko = None;
    }

    /// A move that the record does not show: a ko ends here.
    pub(super) fn play_elsewhere(&mut self) {
        self.ko = None;
    }

    /// Executes a move, or a pass. An illegal move is executed too, with a warning;
    /// `place` tells its line and column in the text.
    pub(super) fn play(
        &mut self,
        color: Color,
        point: Option<Point>,
        place: &mut dyn FnMut() -> (u32, u32),
    ) {
        self.number = self.number.saturating_add(1);
        self.last_move = point;
        self.to_play = Some(color.other());
        let ko = self.ko.take();
        let Some(point) = point else { return };
        match self.board.play(color, point, Suicide::Forbidden, ko) {
            Ok(played) => self.ko = played.ko,
            Err(why) => {
                self.board.execute(color, point);
                let (column, row) = self.grid.place(point);
                let row = self.grid.rows() - row;
                let number = self.number;
                let kind = WarningKind::IllegalMove { number, color, column, row, why };
                let (line, column) = place();
                self.warnings.push(Warning { kind, line, column });
            }
        }
    }

    /// The position now; the warnings move into it.
    pub(super) fn snapshot(&mut self, comment: String, marks: Vec<Mark>) -> Snapshot {
        Snapshot {
            board: self.board.clone(),
            to_play: self.to_play,
            last_move: self.last_move,
            move_number: self.number,
            comment,
            marks,
            warnings: std::mem::take(&mut self.warnings),
        }
    }
}
