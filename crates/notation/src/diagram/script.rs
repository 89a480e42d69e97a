//! The script of a diagram: its start, and its numbered moves.

use super::Diagram;
use super::moves::{NOT_DRAWN, Numbered};
use crate::cursor::Cursor;
use crate::remarks::Remarks;
use crate::script::{Action, NONE, NOWHERE, Script};
use crate::{Warning, WarningKind};
use alloc::string::ToString;
use alloc::vec::Vec;
use pass_alive::{Color, MarkKind, Point};

impl Diagram<'_> {
    /// The moves of the diagram, after the position that it draws.
    pub(super) fn script(&self) -> Script {
        let mut script = Script::default();
        script.lasting = true;
        if let Some(drawn) = self.first_left_out() {
            script.warnings.push(Warning::new(WarningKind::LeftOut, drawn.at.at()));
        }
        let moves = self.moves(&mut script.warnings);
        let has_moves = has_moves(&moves);
        script.start_branch(NONE);
        script.start = self.stones(has_moves);
        if let Some(first) = self.header.first.filter(|_| !has_moves) {
            script.step(Action::Turn(first), (NOWHERE, NOWHERE), 0);
        }
        let mut before = 0;
        for (order, &Numbered { index, offset }) in (1..).zip(&moves) {
            if index == NOT_DRAWN {
                continue;
            }
            let point = self.board_point(index);
            let points = (point, point);
            let color = self.header.color_of(order);
            script.start_node();
            if order != before + 1 {
                script.step(Action::LiftKo, points, offset);
            }
            script.step(Action::Play(color), points, offset);
            let number = self.header.number_of(order) % 100;
            script.step(Action::Number(color), (point, number), offset);
            before = order;
        }
        script
    }

    /// Gives each mark that is drawn on a point to `put`, but the numbers of moves: what it
    /// looks like, and what must be on the point for a label to show.
    pub(super) fn marks(&self, mut put: impl FnMut(Point, MarkKind, Option<Color>)) {
        let moves = self.moves(&mut Remarks::default());
        let has_moves = has_moves(&moves);
        for (index, drawn) in (0..).zip(self.inside.points(&self.lines)) {
            let point = self.board_point(index);
            if let Some(shape) = drawn.shape() {
                put(point, shape.kind(), None);
            }
            // Without an order the numbers are labels on stones.
            if let Some(order) = drawn.order().filter(|_| !has_moves) {
                let label = (self.header.number_of(order) % 100).to_string();
                put(point, MarkKind::Label(label), Some(self.header.color_of(order)));
            } else if drawn.character.is_ascii_lowercase() {
                put(point, MarkKind::Label(drawn.character.into()), None);
            }
        }
    }

    /// The stones that are drawn; numbers are stones where there are no moves.
    fn stones(&self, has_moves: bool) -> Vec<Option<Color>> {
        let mut stones = vec![None; self.grid.len()];
        for (index, drawn) in (0..).zip(self.inside.points(&self.lines)) {
            let order = drawn.order().filter(|_| !has_moves);
            let stone = order.map(|order| self.header.color_of(order)).or(drawn.stone());
            stones[self.board_point(index) as usize] = stone;
        }
        stones
    }

    /// The offset in the record's text of a cursor in one of its lines.
    pub(super) fn offset(&self, at: &Cursor) -> u32 {
        let start = self.lines.text().text().as_ptr() as usize;
        (at.text().as_ptr() as usize - start) as u32
    }
}

fn has_moves(moves: &[Numbered]) -> bool {
    moves.iter().any(|numbered| numbered.index != NOT_DRAWN)
}
