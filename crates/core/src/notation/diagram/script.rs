//! The script of a diagram: its start, and its numbered moves.

use super::Diagram;
use super::moves::NOT_DRAWN;
use crate::id::push_number;
use crate::notation::cursor::LineColumn;
use crate::notation::script::{Deed, NONE, NOWHERE, Script};
use crate::notation::{Warning, WarningKind};

impl Diagram<'_> {
    /// What the diagram does, from the position that it draws; `start` is where it starts.
    pub(super) fn script(&self, start: LineColumn) -> Script {
        let mut script = Script::default();
        script.lasting = true;
        if let Some(drawn) = self.inside.first_left_out() {
            script.warnings.push(Warning::new(WarningKind::LeftOut, drawn.at));
        }
        let moves = self.moves(&mut script.warnings);
        let mut parent = script.start_node(NONE);
        let no_moves = moves.iter().all(|&index| index == NOT_DRAWN);
        for (index, drawn) in (0..).zip(&self.inside.points) {
            let point = self.board_point(index);
            let mut put = |deed| script.step(deed, (point, point), drawn.at);
            // Without an order the numbers are labels on stones.
            let order = drawn.order().filter(|_| no_moves);
            let stone = order.map(|order| self.header.color_of(order)).or(drawn.stone());
            if stone.is_some() {
                put(Deed::Place(stone));
            }
            if let Some(shape) = drawn.shape() {
                put(Deed::Shape(shape));
            }
            if let Some(order) = order {
                push_number(script.text(), self.header.number_of(order) % 100);
            } else if drawn.character.is_ascii_lowercase() {
                script.text().push(drawn.character);
            } else {
                continue;
            }
            script.step(Deed::Label(Some(stone)), (point, point), drawn.at);
        }
        if no_moves && let Some(first) = self.header.first {
            script.step(Deed::Turn(first), (NOWHERE, NOWHERE), start);
        }
        let mut before = 0;
        for (order, &index) in (1..).zip(&moves) {
            if index == NOT_DRAWN {
                continue;
            }
            let point = self.board_point(index);
            let points = (point, point);
            // A move that the title puts on a mark is told by the first line.
            let drawn = self.inside.points[index as usize];
            let at = if drawn.order() == Some(order) { drawn.at } else { start };
            let color = self.header.color_of(order);
            parent = script.start_node(parent);
            if order != before + 1 {
                script.step(Deed::Elsewhere, points, at);
            }
            script.step(Deed::Play(color), points, at);
            push_number(script.text(), self.header.number_of(order) % 100);
            script.step(Deed::Label(Some(Some(color))), points, at);
            before = order;
        }
        script
    }
}
