//! The steps of a record: the form that every reader gives its text.

use crate::cursor::{Cursor, LineColumn};
use crate::diagnostics::Diagnostics;
use crate::segmented::Segmented;
use crate::{Fault, MoveQuality, ReadError, Warning, WarningKind};
use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::{Color, MarkKind, Move, Point, Space};

/// No point: a pass, or a mark beside the board.
pub(crate) const NOWHERE: Point = Point::new(u32::MAX);

/// No branch.
pub(crate) const NONE: u32 = u32::MAX;

/// A tree of branches with steps. Both lists are flat, so that no shape of a text can
/// exhaust the stack: a branch comes after the one that it grows from, and its steps are
/// those up to the next one's.
///
/// Only the steps of nodes are kept, and only the offsets of comments and labels, so that a
/// script takes at most eight times the memory of its text.
#[derive(Debug, Clone)]
pub(crate) struct Script {
    /// The text that it was read from, empty for rows, and its place in the text around it.
    pub(crate) text: String,
    pub(crate) at: LineColumn,
    /// The size of the board.
    pub(crate) space: Space,
    /// A semicolon stands in the midst of the root.
    pub(crate) is_torn: bool,
    /// True for the record of a game, which may count prisoners.
    pub(crate) is_game: bool,
    /// The stones before the first step; empty if there are none.
    pub(crate) start: Vec<Option<Color>>,
    /// The marks that stay from the start to the end.
    pub(crate) drawn: Vec<Drawn>,
    branches: Segmented<Branch>,
    steps: Segmented<Step>,
    /// A node has been started that has no step yet.
    new_node: bool,
    /// True if marks stay after a move, as the marks of a diagram do.
    pub(crate) lasting: bool,
    /// Warnings of the whole record.
    pub(crate) warnings: Diagnostics<Warning>,
    /// Faults, each with the branch that it is in, or [`NONE`] if it is in all of them.
    pub(crate) complaints: Diagnostics<(u32, ReadError)>,
}

/// A mark of a diagram.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Drawn {
    pub(crate) point: Point,
    pub(crate) mark: DrawnMark,
}

/// The kinds of marks of a diagram, the numbers of its moves excluded.
#[derive(Debug, Clone, Copy)]
pub(crate) enum DrawnMark {
    Shape(Shape),
    /// A lower-case letter.
    Letter(u8),
    /// A number that shows while a stone of this colour is on the point.
    Number(Color, u8),
}

/// Nodes of which each but the last has exactly one that follows.
#[derive(Debug, Clone, Copy)]
struct Branch {
    /// Always earlier in the list.
    parent: u32,
    first_step: u32,
    /// The number of moves from the root to its end.
    moves: u32,
    /// The index of the first line of play that goes through it: the number of earlier branches
    /// that end a line.
    line: u32,
}

/// One thing done to the position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    pub(crate) action: Action,
    /// The first one of its node.
    pub(crate) starts_node: bool,
    /// The points: a rectangle from its top left to its bottom right.
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// Its offset in the record's text, in bytes.
    pub(crate) offset: u32,
}

impl Step {
    /// The move, if it is one.
    pub(crate) fn played(&self) -> Option<Move> {
        let Action::Play(color) = self.action else { return None };
        Some(Move { color, point: Some(self.from).filter(|&point| point != NOWHERE) })
    }
}

/// The kinds of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    /// Puts stones on the points, or takes them away.
    SetUp(Option<Color>),
    /// Plays on the point, or passes.
    Play(Color),
    /// Moves were played that the record does not show, so a ko is over.
    LiftKo,
    /// Gives the turn to a colour.
    Turn(Color),
    /// Comments on the position with a value of SGF.
    Comment,
    /// Judges the last move.
    Judge(MoveQuality),
    /// Marks the points.
    Shape(Shape),
    /// Labels the point `from` as a value of SGF says.
    Label,
    /// Labels the point `from` with a letter, given by its number: 0 for `a`.
    Letter(u8),
    /// Labels the point `from` with a number while a stone of this colour is on it.
    Number(Color, u8),
}

/// A mark other than a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Circle,
    Square,
    Triangle,
    Cross,
}

impl Shape {
    pub(crate) fn kind(self) -> MarkKind {
        match self {
            Shape::Circle => MarkKind::Circle,
            Shape::Square => MarkKind::Square,
            Shape::Triangle => MarkKind::Triangle,
            Shape::Cross => MarkKind::Cross,
        }
    }
}

impl Script {
    /// An empty script for a board of this size, whose text starts at `at`.
    pub(crate) fn new(space: impl Into<Space>, at: LineColumn) -> Self {
        Self {
            text: String::new(),
            at,
            space: space.into(),
            is_torn: false,
            is_game: false,
            start: Vec::new(),
            drawn: Vec::new(),
            branches: Segmented::default(),
            steps: Segmented::default(),
            new_node: false,
            lasting: false,
            warnings: Diagnostics::default(),
            complaints: Diagnostics::default(),
        }
    }

    /// The start of its text.
    pub(crate) fn cursor(&self) -> Cursor<'_> {
        Cursor::starting_at(&self.text, self.at)
    }

    /// The text from the place of a step on.
    pub(crate) fn text_of(&self, step: &Step) -> &str {
        self.text.get(step.offset as usize..).unwrap_or_default()
    }

    /// Starts a branch after `parent`, which may be [`NONE`]; the steps to come are its own.
    pub(crate) fn start_branch(&mut self, parent: u32) -> u32 {
        let moves = self.branches.get(parent as usize).map_or(0, |parent| parent.moves);
        let before = self.branches.len() as u32;
        let line =
            self.branches.last_mut().map_or(0, |last| last.line + u32::from(parent + 1 != before));
        self.branches.push(Branch { parent, first_step: self.steps.len() as u32, moves, line });
        self.new_node = true;
        self.branches.len() as u32 - 1
    }

    /// Starts the next node of the last branch.
    pub(crate) fn start_node(&mut self) {
        self.new_node = true;
    }

    /// Adds a step to the last node.
    pub(crate) fn step(&mut self, action: Action, (from, to): (Point, Point), offset: u32) {
        if let (Action::Play(_), Some(branch)) = (action, self.branches.last_mut()) {
            branch.moves += 1;
        }
        let starts_node = core::mem::take(&mut self.new_node);
        self.steps.push(Step { action, starts_node, from, to, offset });
    }

    /// True if no step has points.
    pub(crate) fn is_pointless(&self) -> bool {
        let mut steps = (0..self.steps.len()).filter_map(|index| self.steps.get(index));
        steps.all(|step| step.from == NOWHERE)
    }

    /// The number of branches.
    pub(crate) fn branches(&self) -> u32 {
        self.branches.len() as u32
    }

    /// The branch that `branch` grows from, or [`NONE`].
    pub(crate) fn parent(&self, branch: u32) -> u32 {
        self.branches.get(branch as usize).map_or(NONE, |branch| branch.parent)
    }

    /// The number of moves from the root to the end of a branch.
    pub(crate) fn moves(&self, branch: u32) -> u32 {
        self.branches.get(branch as usize).map_or(0, |branch| branch.moves)
    }

    /// The first step of a branch, and the first one after it.
    pub(crate) fn steps_of(&self, branch: u32) -> (usize, usize) {
        let first = |branch: usize| {
            self.branches.get(branch).map_or(self.steps.len(), |b| b.first_step as usize)
        };
        (first(branch as usize), first(branch as usize + 1))
    }

    pub(crate) fn step_at(&self, index: usize) -> Option<Step> {
        self.steps.get(index)
    }

    /// The moves of a branch.
    pub(crate) fn moves_of(&self, branch: u32) -> impl Iterator<Item = Move> + '_ {
        let (first, end) = self.steps_of(branch);
        (first..end).filter_map(|index| self.step_at(index)?.played())
    }

    /// The last branch of each line of play, in the order of the text, and the number of
    /// moves on the line.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let ends = |&branch: &u32| {
            let next = self.branches.get(branch as usize + 1);
            next.is_none_or(|next| next.parent != branch)
        };
        (0..self.branches()).filter(ends).map(move |branch| (branch, self.moves(branch)))
    }

    /// The last branch of a line of play, found by halving.
    fn last_branch(&self, line: usize) -> Option<u32> {
        let line_of =
            |branch: u32| self.branches.get(branch as usize).map_or(0, |it| it.line as usize);
        let (mut first, mut end) = (0, self.branches());
        while first < end {
            let middle = first.midpoint(end);
            if line_of(middle) <= line {
                first = middle + 1;
            } else {
                end = middle;
            }
        }
        first.checked_sub(1).filter(|&last| line_of(last) == line)
    }

    /// The branches of a line of play from its last to the root; none if there is no such
    /// line.
    pub(crate) fn path(&self, line: usize) -> Vec<u32> {
        let last = self.last_branch(line).unwrap_or(NONE);
        let up = || {
            let from = |branch: u32| Some(branch).filter(|&branch| branch != NONE);
            core::iter::successors(from(last), move |&branch| from(self.parent(branch)))
        };
        let mut path = Vec::with_capacity(up().count());
        path.extend(up());
        path
    }

    /// All faults, each with the branch that it is in.
    fn faults(&self) -> impl Iterator<Item = (u32, ReadError)> {
        let more = |count, (_, error): (u32, ReadError)| {
            (NONE, ReadError { fault: Fault::More(count), ..error })
        };
        self.complaints.list(more).into_iter()
    }

    /// The faults that affect the line of play with the branches `path`.
    pub(crate) fn complaints_on(&self, path: &[u32]) -> Vec<ReadError> {
        let faults = self.faults().filter(|(branch, _)| touches(path, *branch));
        faults.map(|(_, error)| error).collect()
    }

    /// The warnings that are known before the first move of the line of play with the branches `path`.
    pub(crate) fn warnings_on(&self, path: &[u32]) -> Vec<Warning> {
        let mut warnings = self.warnings.list(Warning::more);
        let elsewhere = self.faults().filter(|(branch, _)| !touches(path, *branch));
        warnings.extend(elsewhere.map(|(_, ReadError { fault, line, column })| Warning {
            kind: WarningKind::OnOtherLine(fault),
            line,
            column,
        }));
        warnings
    }
}

/// True if a line of play goes through a branch, or if that is [`NONE`].
fn touches(path: &[u32], branch: u32) -> bool {
    // From the last branch to the root, so in falling order.
    branch == NONE || path.binary_search_by(|other| branch.cmp(other)).is_ok()
}
