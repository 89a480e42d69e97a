//! Replaying one line of play of a record.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::board::{Board, Color};
use crate::game::{Game, Prisoners};
use crate::grid::Grid;
use crate::notation::cursor::LineColumn;
use crate::notation::script::{Deed, NONE, NOWHERE, Script, Step};
use crate::notation::snapshot::{Mark, MarkKind, Snapshot, Warning, WarningKind};
use crate::topology::Point;

/// A line of play in the middle of being replayed.
#[derive(Debug)]
pub(super) struct Replay<'a> {
    script: &'a Script,
    grid: Grid,
    /// The nodes still to enter, the next one last.
    path: Vec<u32>,
    /// The node entered last, and those of its steps that are still to come.
    node: u32,
    next: usize,
    end: usize,
    started: bool,
    /// The stones, the ko and the prisoners; its turn is only set for each move.
    game: Game,
    /// Whether the prisoners are all there are: the record is of a game, from its beginning.
    from_beginning: bool,
    to_play: Option<Color>,
    last_move: Option<Point>,
    number: u32,
    comment: String,
    /// The steps that mark the position, and the node that the last of them is in.
    marks: Vec<u32>,
    marks_node: u32,
    warnings: Vec<Warning>,
}

impl<'a> Replay<'a> {
    /// Before the start of the line with the nodes `path`, the root last. `is_game` says
    /// that prisoners have been taken from the first move on.
    pub(super) fn new(grid: Grid, script: &'a Script, path: Vec<u32>, is_game: bool) -> Self {
        Self {
            script,
            grid,
            path,
            node: NONE,
            next: 0,
            end: 0,
            started: false,
            game: Game::new(Board::new(grid.topology()), Color::Black),
            from_beginning: is_game,
            to_play: None,
            last_move: None,
            number: 0,
            comment: String::new(),
            marks: Vec::new(),
            marks_node: NONE,
            warnings: script.warnings.clone(),
        }
    }

    /// Goes to the start, or plays the next move; then does everything up to the move
    /// after it. False if no move is left.
    pub(super) fn advance(&mut self) -> bool {
        let mut moved = !self.started;
        self.started = true;
        loop {
            while self.next == self.end {
                let Some(node) = self.path.pop() else { return moved };
                self.node = node;
                (self.next, self.end) = self.script.steps_of(node);
            }
            let step = self.script.step_at(self.next);
            if let Deed::Play(color) = step.deed {
                if moved {
                    self.to_play = self.to_play.or(Some(color));
                    return true;
                }
                moved = true;
            }
            self.execute(self.next, &step);
            self.next += 1;
        }
    }

    fn execute(&mut self, index: usize, step: &Step) {
        match step.deed {
            Deed::Play(color) => self.play(color, step.from, step.at),
            Deed::Place(stone) => {
                for row in rows(self.grid, step) {
                    self.game.board_mut().fill(row, stone);
                }
            }
            Deed::Elsewhere => self.game.lift_ko(),
            Deed::Turn(color) => self.to_play = Some(color),
            // Of several nodes without a move the comments are joined by a blank line, and
            // the last one with marks has them.
            Deed::Comment => {
                if !self.comment.is_empty() {
                    self.comment.push_str("\n\n");
                }
                self.comment.push_str(self.script.text_of(index));
            }
            Deed::Shape(_) | Deed::Label(_) => {
                if self.marks_node != self.node && !self.script.lasting {
                    self.marks.clear();
                }
                self.marks_node = self.node;
                self.marks.push(index as u32);
            }
        }
    }

    /// Plays a move, or passes. An illegal move is executed too, with a warning.
    fn play(&mut self, color: Color, point: Point, at: LineColumn) {
        self.comment.clear();
        if !self.script.lasting {
            self.marks.clear();
        }
        if self.number == 0 {
            self.from_beginning &= !self.has_both_colors();
        }
        self.number = self.number.saturating_add(1);
        self.to_play = Some(color.other());
        self.game.set_to_play(color);
        self.last_move = Some(point).filter(|&point| point != NOWHERE);
        let Some(point) = self.last_move else { return self.game.pass() };
        match self.game.play(point) {
            Ok(_) => {}
            Err(why) => {
                self.game.execute(point);
                let (column, row) = self.grid.place(point);
                let row = self.grid.rows() - row;
                let number = self.number;
                self.warn(WarningKind::IllegalMove { number, color, column, row, why }, at);
            }
        }
    }

    /// The prisoners taken so far. Nothing if the record does not tell: it is no game, or
    /// begins with stones of both colours.
    fn prisoners(&self) -> Option<Prisoners> {
        let known = self.from_beginning && (self.number > 0 || !self.has_both_colors());
        known.then(|| self.game.prisoners())
    }

    fn has_both_colors(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.game.board().stones().contains(&Some(color)))
    }

    fn warn(&mut self, kind: WarningKind, at: LineColumn) {
        self.warnings.push(Warning::new(kind, at));
    }

    /// The position now; its comment and the warnings move into the snapshot.
    pub(super) fn snapshot(&mut self) -> Snapshot {
        Snapshot {
            board: self.game.board().clone(),
            to_play: self.to_play,
            prisoners: self.prisoners(),
            last_move: self.last_move,
            move_number: self.number,
            comment: core::mem::take(&mut self.comment),
            marks: self.marks(),
            warnings: core::mem::take(&mut self.warnings),
        }
    }

    fn marks(&mut self) -> Vec<Mark> {
        let mut marks = Vec::new();
        // One shape and one label a point, so that repeated rectangles stay small.
        let mut taken = vec![[false; 2]; self.game.board().len()];
        for i in 0..self.marks.len() {
            // Of a diagram's numbers on a point the last one shows.
            let i = if self.script.lasting { self.marks.len() - 1 - i } else { i };
            let index = self.marks[i] as usize;
            let step = self.script.step_at(index);
            if step.from == NOWHERE {
                self.warn(WarningKind::MarkOffBoard, step.at);
                continue;
            }
            let is_label = matches!(step.deed, Deed::Label(_));
            for row in rows(self.grid, &step) {
                for point in row {
                    if let Deed::Label(Some(on)) = step.deed
                        && self.game.board().get(point) != on
                    {
                        continue;
                    }
                    let taken = &mut taken[point as usize][usize::from(is_label)];
                    if core::mem::replace(taken, true) {
                        continue;
                    }
                    let kind = match step.deed {
                        Deed::Shape(shape) => shape.kind(),
                        _ => MarkKind::Label(self.script.text_of(index).to_owned()),
                    };
                    marks.push(Mark { point, kind });
                }
            }
        }
        marks
    }
}

/// The rows of a step's rectangle, each the points from its left to its right.
fn rows(grid: Grid, step: &Step) -> impl Iterator<Item = Range<Point>> + use<> {
    let (left, top) = grid.place(step.from);
    let (right, bottom) = grid.place(step.to);
    (top..=bottom).map(move |row| grid.point(left, row)..grid.point(right, row) + 1)
}
