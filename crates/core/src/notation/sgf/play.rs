//! Replaying one line of play of a game tree.

use super::game::Action;
use super::name;
use super::tree::Collection;
use super::value;
use crate::board::Color;
use crate::notation::place::Places;
use crate::notation::play::Play;
use crate::notation::words::{split, trim};
use crate::notation::{Mark, MarkKind, Warning, WarningKind};
use crate::topology::Point;

/// A line of play in the middle of being replayed.
pub(in crate::notation) struct GamePlay<'a> {
    collection: &'a Collection,
    /// Where moves are, and where marks are: each asked in the order of the text.
    move_places: Places<'a>,
    mark_places: Places<'a>,
    /// The nodes from the root to the end.
    path: Vec<u32>,
    /// How many nodes of the path have been entered.
    entered: usize,
    /// The properties of the node entered last that have not been executed.
    rest: std::ops::Range<u32>,
    /// The nodes whose comments and marks belong to the position now.
    notes: Vec<u32>,
    started: bool,
}

impl std::fmt::Debug for GamePlay<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GamePlay").finish_non_exhaustive()
    }
}

impl<'a> GamePlay<'a> {
    pub(super) fn new(collection: &'a Collection, path: Vec<u32>) -> Self {
        Self {
            collection,
            move_places: Places::new(&collection.text),
            mark_places: Places::new(&collection.text),
            path,
            entered: 0,
            rest: 0..0,
            notes: Vec::new(),
            started: false,
        }
    }

    /// The next property that does something, after entering nodes as needed.
    fn peek(&mut self) -> Option<(u32, Action)> {
        loop {
            while self.rest.start < self.rest.end {
                if let Some(action) = self.collection.action(self.rest.start) {
                    return Some((self.rest.start, action));
                }
                self.rest.start += 1;
            }
            let node = *self.path.get(self.entered)?;
            self.entered += 1;
            self.rest = self.collection.properties(node);
            if !self.rest.clone().any(|property| self.plays(property)) {
                self.notes.push(node);
            }
        }
    }

    fn plays(&self, property: u32) -> bool {
        matches!(self.collection.action(property), Some(Action::Play(_)))
    }

    /// Goes to the start, or plays one move; then executes everything up to the next
    /// move. False if there is no move left.
    pub(in crate::notation) fn step(&mut self, play: &mut Play) -> bool {
        if self.started {
            let Some((property, Action::Play(color))) = self.peek() else { return false };
            self.notes.clear();
            // Should a node have several moves, its notes belong to the last.
            let mut later = self.rest.start + 1..self.rest.end;
            if !later.any(|property| self.plays(property)) {
                self.notes.push(self.path[self.entered - 1]);
            }
            let value = self.collection.values(property).start;
            let point = value::played(play.grid, self.collection.value(value));
            let offset = self.collection.offset(value);
            play.play(color, point.unwrap_or_default(), &mut || self.move_places.find(offset));
            self.rest.start += 1;
        }
        while let Some((property, action)) = self.peek() {
            let values = self.collection.values(property);
            match action {
                Action::Play(color) => {
                    if !self.started {
                        play.to_play = play.to_play.or(Some(color));
                    }
                    break;
                }
                Action::Place(stone) => {
                    for value in values {
                        let text = self.collection.value(value);
                        // All points have been found to be on the board.
                        let _ = value::points(play.grid, text, &mut |p| play.place(p, stone));
                    }
                }
                Action::ToPlay => match trim(self.collection.value(values.start)).as_bytes() {
                    [b'B' | b'b', ..] => play.to_play = Some(Color::Black),
                    [b'W' | b'w', ..] => play.to_play = Some(Color::White),
                    _ => {}
                },
            }
            self.rest.start += 1;
        }
        self.started = true;
        true
    }

    /// Comment and marks of the position now. Of several nodes without a move the
    /// comments are joined by a blank line, and the last one with marks has them.
    pub(in crate::notation) fn notes(&mut self, play: &mut Play) -> (String, Vec<Mark>) {
        let mut comment = String::new();
        let mut marked = None;
        for &node in &self.notes {
            for property in self.collection.properties(node) {
                if self.collection.name(property) == name::C {
                    for value in self.collection.values(property) {
                        if !comment.is_empty() {
                            comment.push_str("\n\n");
                        }
                        comment.push_str(&value::text(self.collection.value(value), false));
                    }
                } else if self.mark(property).is_some() {
                    marked = Some(node);
                }
            }
        }
        (comment, marked.map_or_else(Vec::new, |node| self.marks(node, play)))
    }

    /// The kind of marks a property makes, if any; labels have their texts in the values.
    #[inline(never)]
    fn mark(&self, property: u32) -> Option<MarkKind> {
        Some(match self.collection.name(property) {
            name::CR => MarkKind::Circle,
            name::SQ => MarkKind::Square,
            name::TR => MarkKind::Triangle,
            name::MA | name::M => MarkKind::Cross,
            name::LB | name::L => MarkKind::Label(String::new()),
            _ => return None,
        })
    }

    fn marks(&mut self, node: u32, play: &mut Play) -> Vec<Mark> {
        let mut marks = Vec::new();
        // One shape and one label a point, so that repeated rectangles stay small.
        let mut shaped = vec![false; play.board.len()];
        let mut labelled = shaped.clone();
        for property in self.collection.properties(node) {
            let Some(mut kind) = self.mark(property) else { continue };
            let is_label = matches!(kind, MarkKind::Label(_));
            let taken = if is_label { &mut labelled } else { &mut shaped };
            let values = self.collection.values(property);
            for value in values.clone() {
                let mut points = self.collection.value(value);
                if is_label {
                    // FF[3]'s `L` letters its points in order.
                    let letter = b'a' + ((value - values.start) % 26) as u8;
                    let mut label = String::from(char::from(letter));
                    if let Some((point, text)) = split(points, b':') {
                        points = point;
                        label = value::text(text, true);
                    }
                    kind = MarkKind::Label(label);
                }
                let mut put = |point: Point| {
                    if !std::mem::replace(&mut taken[point as usize], true) {
                        marks.push(Mark { point, kind: kind.clone() });
                    }
                };
                if value::points(play.grid, points, &mut put).is_err() {
                    let (line, column) = self.mark_places.find(self.collection.offset(value));
                    let kind = WarningKind::MarkOffBoard;
                    play.warnings.push(Warning { kind, line, column });
                }
            }
        }
        marks
    }
}
