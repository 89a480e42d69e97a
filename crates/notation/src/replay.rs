//! Replaying one line of play of a record.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use crate::cursor::{Cursor, LineColumn};
use crate::diagnostics::Diagnostics;
use crate::escapes;
use crate::marks::Marks;
use crate::script::{Action, Drawn, DrawnMark, NOWHERE, Script, Step};
use crate::snapshot::{MoveQuality, Snapshot, Warning, WarningKind};
use crate::unpainted::Unpainted;
use pass_alive::{Board, Color, Game, Grid, Mark, Move, Point, Prisoners, Topology};

/// Up to this many set-ups are applied in turn; beyond that, as in a text that repeats a rectangle a
/// hundred thousand times, each point is set once.
const MAX_IN_TURN: usize = 64;

/// A line of play in the middle of being replayed.
#[derive(Debug)]
pub(crate) struct Replay<'a> {
    script: &'a Script,
    /// The branches still to enter, the next one last.
    path: Vec<u32>,
    /// The steps of the branch entered last that are still to come.
    next: usize,
    end: usize,
    started: bool,
    /// The stones, the ko and the prisoners; its turn is only set for each move.
    game: Game,
    /// No prisoners are missing: the record is of a game from its beginning.
    from_beginning: bool,
    to_play: Option<Color>,
    last_move: Option<Move>,
    number: u32,
    quality: Option<MoveQuality>,
    comment: String,
    /// The steps with stones that are not on the board yet.
    set_ups: Vec<u32>,
    /// The steps that mark the position.
    marks: Vec<u32>,
    /// The marks are those of an earlier node.
    marks_are_old: bool,
    warnings: Diagnostics<Warning>,
    /// The places up to which lines and columns have been counted, for warnings of moves and of
    /// marks.
    counted: [Cursor<'a>; 2],
}

/// One of the two counts of lines and columns.
#[derive(Clone, Copy)]
enum Counted {
    Moves,
    Marks,
}

impl<'a> Replay<'a> {
    /// Before the start of the line with the branches `path`, the root last, on a board of the
    /// script's size.
    pub(crate) fn new(script: &'a Script, path: Vec<u32>, topology: Arc<Topology>) -> Self {
        let mut board = Board::new(topology);
        for (point, &stone) in board.points().zip(&script.start) {
            board.set(point, stone);
        }
        let mut warnings = Diagnostics::default();
        script.warnings_on(&path).into_iter().for_each(|warning| warnings.push(warning));
        Self {
            script,
            path,
            next: 0,
            end: 0,
            started: false,
            game: Game::new(board, Color::Black),
            from_beginning: script.is_game,
            to_play: None,
            last_move: None,
            number: 0,
            quality: None,
            comment: String::new(),
            set_ups: Vec::new(),
            marks: Vec::new(),
            marks_are_old: false,
            warnings,
            counted: [script.cursor(), script.cursor()],
        }
    }

    /// Goes to the start, or plays the next move; then does everything up to the move
    /// after it. False if no move is left.
    pub(crate) fn advance(&mut self) -> bool {
        let mut moved = !self.started;
        self.started = true;
        loop {
            while self.next == self.end {
                let Some(branch) = self.path.pop() else { return moved };
                (self.next, self.end) = self.script.steps_of(branch);
            }
            let Some(step) = self.script.step_at(self.next) else { return moved };
            if let Action::Play(color) = step.action {
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
        self.marks_are_old |= step.starts_node;
        match step.action {
            Action::Play(color) => self.play(color, step),
            Action::SetUp(_) => self.set_ups.push(index as u32),
            Action::LiftKo => self.game.lift_ko(),
            Action::Turn(color) => self.to_play = Some(color),
            Action::Judge(quality) => self.quality = (self.number > 0).then_some(quality),
            // Of several nodes without a move the comments are joined by a blank line, and
            // the last one with marks has them.
            Action::Comment => {
                if !self.comment.is_empty() {
                    self.comment.push_str("\n\n");
                }
                escapes::push_comment(&mut self.comment, self.script.text_of(step));
            }
            _ => {
                if self.marks_are_old && !self.script.lasting {
                    self.marks.clear();
                }
                self.marks_are_old = false;
                self.marks.push(index as u32);
            }
        }
    }

    /// Puts the stones of the steps since the last move on the board.
    fn set_up(&mut self) {
        if self.set_ups.is_empty() {
            return;
        }
        let grid = self.script.space.layer();
        let board = self.game.board_mut();
        let mut unpainted = None;
        if self.set_ups.len() > MAX_IN_TURN {
            // The last stone on a point counts.
            self.set_ups.reverse();
            unpainted = Some(Unpainted::new(grid.len()));
        }
        for index in self.set_ups.drain(..) {
            let step = self.script.step_at(index as usize);
            let Some(step @ Step { action: Action::SetUp(stone), .. }) = step else { continue };
            for points in ranges(grid, &step) {
                match &mut unpainted {
                    None => board.fill(points, stone),
                    Some(rest) => rest.take_each(points, |point| board.set(point, stone)),
                }
            }
        }
    }

    /// Plays a move, or passes. An illegal move is executed too, with a warning.
    fn play(&mut self, color: Color, step: &Step) {
        self.set_up();
        self.comment.clear();
        self.quality = None;
        if !self.script.lasting {
            self.marks.clear();
        }
        if self.number == 0 {
            self.from_beginning &= !self.has_both_colors();
        }
        self.number = self.number.saturating_add(1);
        self.to_play = Some(color.other());
        self.game.set_to_play(color);
        self.last_move = step.played();
        let Some(point) = self.last_move.and_then(|last| last.point) else {
            return self.game.pass();
        };
        match self.game.play(point) {
            Ok(_) => {}
            Err(why) => {
                self.game.execute(point);
                let grid = self.script.space.layer();
                let (column, row) = grid.coordinates(point);
                let row = grid.rows() - row;
                let number = self.number;
                let kind = WarningKind::IllegalMove { number, color, column, row, why };
                self.warn(kind, step, Counted::Moves);
            }
        }
    }

    /// The prisoners taken so far; `None` if the record does not show them, because it is not
    /// a game or begins with stones of both colours.
    fn prisoners(&self) -> Option<Prisoners> {
        let known = self.from_beginning && (self.number > 0 || !self.has_both_colors());
        known.then(|| self.game.prisoners())
    }

    fn has_both_colors(&self) -> bool {
        Color::BOTH.into_iter().all(|color| self.game.board().stones().contains(&Some(color)))
    }

    fn warn(&mut self, kind: WarningKind, step: &Step, counted: Counted) {
        let at = self.location(step, counted);
        self.warnings.push(Warning::new(kind, at));
    }

    /// The line and column of a step. Those of moves, and those of marks, are asked for in the
    /// order of the text, so that each line is counted once.
    fn location(&mut self, step: &Step, counted: Counted) -> LineColumn {
        let counted = &mut self.counted[counted as usize];
        if counted.offset() > step.offset as usize {
            *counted = self.script.cursor();
        }
        while counted.offset() < step.offset as usize && counted.next().is_some() {}
        counted.at()
    }

    /// The position now; its comment and the warnings move into the snapshot.
    pub(crate) fn snapshot(&mut self) -> Snapshot {
        self.set_up();
        Snapshot {
            board: self.game.board().clone(),
            to_play: self.to_play,
            prisoners: self.prisoners(),
            ko: self.game.ko(),
            last_move: self.last_move,
            move_number: self.number,
            quality: self.quality,
            comment: core::mem::take(&mut self.comment),
            marks: self.marks(),
            warnings: core::mem::take(&mut self.warnings).list(Warning::more),
        }
    }

    fn marks(&mut self) -> Vec<Mark> {
        let mut marks = Marks::new(self.script.space.len());
        for i in 0..self.marks.len() {
            // Of a diagram's numbers on a point the last one shows.
            let i = if self.script.lasting { self.marks.len() - 1 - i } else { i };
            let Some(step) = self.script.step_at(self.marks[i] as usize) else { continue };
            match step.action {
                _ if step.from == NOWHERE => {
                    self.warn(WarningKind::MarkOffBoard, &step, Counted::Marks);
                }
                Action::Shape(shape) => {
                    ranges(self.script.space.layer(), &step)
                        .for_each(|points| marks.put_shapes(points, &shape.kind()));
                }
                Action::Number(color, _) if self.game.board().get(step.from) != Some(color) => {}
                _ => marks.put_label(step.from, || self.label(&step)),
            }
        }
        for &Drawn { point, mark } in &self.script.drawn {
            match mark {
                DrawnMark::Shape(shape) => marks.put_shape(point, &shape.kind()),
                DrawnMark::Letter(letter) => {
                    marks.put_label(point, || char::from(letter).to_string());
                }
                DrawnMark::Number(color, _) if self.game.board().get(point) != Some(color) => {}
                DrawnMark::Number(_, number) => marks.put_label(point, || number.to_string()),
            }
        }
        marks.list()
    }

    fn label(&self, step: &Step) -> String {
        let mut label = String::new();
        match step.action {
            Action::Letter(number) => label.push(char::from(b'a' + number)),
            Action::Number(_, number) => return number.to_string(),
            _ => escapes::push_label(&mut label, self.script.text_of(step)),
        }
        label
    }
}

/// The points of a step's rectangle, row by row, or all at once where its rows follow each other.
fn ranges(grid: Grid, step: &Step) -> impl Iterator<Item = Range<Point>> + use<> {
    let ((left, _), (right, _)) = (grid.coordinates(step.from), grid.coordinates(step.to));
    let width = right - left + 1;
    let (first, last) = (step.from.number(), step.to.number());
    let length = if width == grid.columns() { last + 1 - first } else { width };
    let starts = (first..=last).step_by(grid.columns().max(length) as usize);
    starts.map(move |start| Point::new(start)..Point::new(start + length))
}
