//! The steps of a record: the form that every reader gives its text.

use crate::chunked::Chunked;
use crate::remarks::Remarks;
use crate::{MoveQuality, ReadError, Warning};
use alloc::vec::Vec;
use pass_alive::{Color, MarkKind, Point};

/// No point: a pass, or a mark beside the board.
pub(crate) const NOWHERE: Point = Point::MAX;

/// No branch.
pub(crate) const NONE: u32 = u32::MAX;

/// A tree of branches with steps. Both lists are flat, so that no shape of a text can
/// exhaust the stack: a branch comes after the one that it grows from, and its steps are
/// those up to the next one's.
///
/// Only the steps of nodes are kept, and only the offsets of comments and labels, so that a
/// script takes at most eight times the memory of its text.
#[derive(Debug, Clone, Default)]
pub(crate) struct Script {
    /// The stones before the first step; empty if there are none.
    pub(crate) start: Vec<Option<Color>>,
    branches: Chunked<Branch>,
    steps: Chunked<Step>,
    /// A node has been started that has no step yet.
    new_node: bool,
    /// True if marks stay after a move, as the marks of a diagram do.
    pub(crate) lasting: bool,
    /// Warnings of the whole record.
    pub(crate) warnings: Remarks<Warning>,
    /// Faults, each with the branch that it is in, or [`NONE`] if it is in all of them.
    pub(crate) complaints: Remarks<(u32, ReadError)>,
}

/// Nodes of which each but the last has exactly one that follows.
#[derive(Debug, Clone, Copy)]
struct Branch {
    /// Always earlier in the list.
    parent: u32,
    first_step: u32,
    /// The number of moves from the root to its end.
    moves: u32,
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
    /// Labels the point `from` with the letter whose number is `to`, 0 for `a`.
    Letter,
    /// Labels the point `from` with the number `to` while a stone of this colour is on it.
    Number(Color),
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
    /// Starts a branch after `parent`, which may be [`NONE`]; the steps to come are its own.
    pub(crate) fn start_branch(&mut self, parent: u32) -> u32 {
        let moves = self.branches.get(parent as usize).map_or(0, |parent| parent.moves);
        self.branches.push(Branch { parent, first_step: self.steps.len() as u32, moves });
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

    /// The last branch of each line of play, in the order of the text, and the number of
    /// moves on the line.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let ends = |&branch: &u32| {
            let next = self.branches.get(branch as usize + 1);
            next.is_none_or(|next| next.parent != branch)
        };
        (0..self.branches()).filter(ends).map(move |branch| (branch, self.moves(branch)))
    }

    /// The branches of a line of play from its last to the root; none if there is no such
    /// line.
    pub(crate) fn path(&self, line: usize) -> Vec<u32> {
        let last = self.lines().nth(line).map_or(NONE, |(last, _)| last);
        let up = || {
            let from = |branch: u32| Some(branch).filter(|&branch| branch != NONE);
            core::iter::successors(from(last), move |&branch| from(self.parent(branch)))
        };
        let mut path = Vec::with_capacity(up().count());
        path.extend(up());
        path
    }
}
