//! The script of a diagram: its start, and its numbered moves.

use super::Diagram;
use super::drawn::Drawn;
use super::moves::{NOT_DRAWN, Numbered};
use crate::cursor::Cursor;
use crate::script::{self, Action, DrawnMark, NONE, NOWHERE, Script};
use crate::{Warning, WarningKind};
use alloc::vec::Vec;
use pass_alive::Color;

impl Diagram<'_> {
    /// The moves of the diagram, after the position that it draws.
    pub(super) fn script(&self) -> Script {
        let mut script = Script::new(self.grid, self.lines.text().at());
        script.lasting = true;
        if let Some(drawn) = self.first_left_out() {
            script.warnings.push(Warning::new(WarningKind::LeftOut, drawn.at.at()));
        }
        let moves = self.moves(&mut script.warnings);
        let has_moves = has_moves(&moves);
        script.start_branch(NONE);
        script.start = self.stones(has_moves);
        script.drawn = Vec::with_capacity(self.marks(has_moves).count());
        script.drawn.extend(self.marks(has_moves));
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
            script.step(Action::Number(color, self.label_of(order)), points, offset);
            before = order;
        }
        script
    }

    /// The marks that are drawn on points, but the numbers of moves.
    fn marks(&self, has_moves: bool) -> impl Iterator<Item = script::Drawn> + '_ {
        let marked = move |(index, drawn): (u32, Drawn)| {
            let mark = if let Some(shape) = drawn.shape() {
                DrawnMark::Shape(shape)
            } else if let Some(order) = drawn.order().filter(|_| !has_moves) {
                // Without an order the numbers are labels on stones.
                DrawnMark::Number(self.header.color_of(order), self.label_of(order))
            } else if drawn.character.is_ascii_lowercase() {
                DrawnMark::Letter(drawn.character as u8)
            } else {
                return None;
            };
            Some(script::Drawn { point: self.board_point(index), mark })
        };
        (0..).zip(self.inside.points(&self.lines)).filter_map(marked)
    }

    /// The number that labels a move: its last two digits.
    fn label_of(&self, order: u32) -> u8 {
        (self.header.number_of(order) % 100) as u8
    }

    /// The stones that are drawn; numbers are stones where there are no moves.
    fn stones(&self, has_moves: bool) -> Vec<Option<Color>> {
        let mut stones = vec![None; self.grid.len()];
        for (index, drawn) in (0..).zip(self.inside.points(&self.lines)) {
            let order = drawn.order().filter(|_| !has_moves);
            let stone = order.map(|order| self.header.color_of(order)).or(drawn.stone());
            stones[self.board_point(index).index()] = stone;
        }
        stones
    }

    /// The offset in the record's text of a cursor in one of its lines.
    pub(super) fn offset(&self, at: &Cursor) -> u32 {
        (at.offset() - self.lines.text().offset()) as u32
    }
}

fn has_moves(moves: &[Numbered]) -> bool {
    moves.iter().any(|numbered| numbered.index != NOT_DRAWN)
}
