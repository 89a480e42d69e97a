//! What a record does, step by step: what every reader makes of its text.

use crate::board::Color;
use crate::notation::cursor::LineColumn;
use crate::notation::{MarkKind, Warning};
use crate::topology::Point;
use alloc::string::String;
use alloc::vec::Vec;

/// No point: a pass, or a mark beside the board.
pub(super) const NOWHERE: Point = Point::MAX;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// A tree of nodes with steps. Both lists are flat, and each node's steps are the range
/// up to the next node's, so that no shape of a text can exhaust the stack.
#[derive(Debug, Clone, Default)]
pub(super) struct Script {
    nodes: Vec<Node>,
    steps: Vec<Step>,
    /// The texts of all steps, one after the other.
    texts: String,
    /// Whether marks stay after a move, as the marks of a diagram do.
    pub(super) lasting: bool,
    /// What is odd from the start.
    pub(super) warnings: Vec<Warning>,
}

#[derive(Debug, Clone, Copy)]
struct Node {
    /// Always earlier in the list.
    parent: u32,
    first_step: u32,
    /// The number of moves from the root to its end.
    moves: u32,
}

/// One thing done to the position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub(super) deed: Deed,
    /// The points: a rectangle from its top left to its bottom right.
    pub(super) from: Point,
    pub(super) to: Point,
    /// Where its text ends; it starts where that of the step before ends.
    text_end: u32,
    /// Where the record says it.
    pub(super) at: LineColumn,
}

/// What a step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    /// Puts stones on the points, or takes them away.
    Place(Option<Color>),
    /// Plays on the point, or passes.
    Play(Color),
    /// Tells that moves were played which the record does not show.
    Elsewhere,
    /// Tells whose turn it is.
    Turn(Color),
    /// Comments on the position with its text.
    Comment,
    /// Marks the points.
    Shape(Shape),
    /// Labels the point with its text; if told, only while this is on the point.
    Label(Option<Option<Color>>),
}

/// A mark other than a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Circle,
    Square,
    Triangle,
    Cross,
}

impl Shape {
    pub(super) fn kind(self) -> MarkKind {
        match self {
            Shape::Circle => MarkKind::Circle,
            Shape::Square => MarkKind::Square,
            Shape::Triangle => MarkKind::Triangle,
            Shape::Cross => MarkKind::Cross,
        }
    }
}

impl Script {
    /// Starts a node after `parent`, which may be [`NONE`]; the steps to come are its own.
    pub(super) fn start_node(&mut self, parent: u32) -> u32 {
        let moves = self.nodes.get(parent as usize).map_or(0, |parent| parent.moves);
        self.nodes.push(Node { parent, first_step: self.steps.len() as u32, moves });
        self.nodes.len() as u32 - 1
    }

    /// The text that the next step is to have.
    pub(super) fn text(&mut self) -> &mut String {
        &mut self.texts
    }

    /// Adds a step to the last node.
    pub(super) fn step(&mut self, deed: Deed, (from, to): (Point, Point), at: LineColumn) {
        if let (Deed::Play(_), Some(node)) = (deed, self.nodes.last_mut()) {
            node.moves += 1;
        }
        self.steps.push(Step { deed, from, to, text_end: self.texts.len() as u32, at });
    }

    /// The number of nodes.
    pub(super) fn nodes(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The node that `node` follows, or [`NONE`].
    pub(super) fn parent(&self, node: u32) -> u32 {
        self.nodes[node as usize].parent
    }

    /// The number of moves from the root to the end of `node`.
    pub(super) fn moves(&self, node: u32) -> u32 {
        self.nodes[node as usize].moves
    }

    /// The first step of a node, and the first one after it.
    pub(super) fn steps_of(&self, node: u32) -> (usize, usize) {
        let end = self.nodes.get(node as usize + 1).map(|next| next.first_step as usize);
        (self.nodes[node as usize].first_step as usize, end.unwrap_or(self.steps.len()))
    }

    pub(super) fn step_at(&self, index: usize) -> Step {
        self.steps[index]
    }

    /// The text of a step.
    pub(super) fn text_of(&self, index: usize) -> &str {
        let start = index.checked_sub(1).map_or(0, |before| self.steps[before].text_end);
        let end = self.steps[index].text_end;
        self.texts.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The last node of each line of play, in the order of the text.
    fn leaves(&self) -> Vec<u32> {
        let mut leaves = Vec::new();
        for node in 0..self.nodes() {
            let next = self.nodes.get(node as usize + 1);
            if next.is_none_or(|next| next.parent != node) {
                leaves.push(node);
            }
        }
        leaves
    }

    /// The number of moves on each line of play.
    pub(super) fn lines(&self) -> Vec<u32> {
        let mut lines = self.leaves();
        for line in &mut lines {
            *line = self.moves(*line);
        }
        lines
    }

    /// The nodes of a line of play from its last to the root; none if there is no such line.
    pub(super) fn path(&self, line: usize) -> Vec<u32> {
        let mut path = Vec::new();
        let mut node = self.leaves().get(line).copied().unwrap_or(NONE);
        while node != NONE {
            path.push(node);
            node = self.parent(node);
        }
        path
    }
}
