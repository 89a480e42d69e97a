//! The script of a diagram: its start, and its numbered moves.

use super::Diagram;
use crate::notation::cursor::Place;
use crate::notation::script::{Deed, NONE, NOWHERE, Script};
use crate::notation::writer::push_number;

impl Diagram<'_> {
    /// What the diagram does, from the position that it draws; `start` is where it starts.
    pub(super) fn script(&mut self, start: Place) -> Script {
        let moves = self.moves(start);
        let mut script = Script::default();
        script.lasting = true;
        script.warnings = std::mem::take(&mut self.warnings);
        let mut parent = script.start_node(NONE);
        let no_moves = moves.iter().all(|m| m.is_none());
        for (index, drawn) in self.points.iter().enumerate() {
            let point = self.board_point(index);
            let mut put = |deed| script.step(deed, (point, point), drawn.place);
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
            script.step(Deed::Label(Some(stone)), (point, point), drawn.place);
        }
        if no_moves && let Some(first) = self.header.first {
            script.step(Deed::Turn(first), (NOWHERE, NOWHERE), start);
        }
        let mut before = 0;
        for (order, played) in (1..).zip(&moves) {
            let Some(played) = played else { continue };
            let points = (played.point, played.point);
            let color = self.header.color_of(order);
            parent = script.start_node(parent);
            if order != before + 1 {
                script.step(Deed::Elsewhere, points, played.place);
            }
            script.step(Deed::Play(color), points, played.place);
            push_number(script.text(), self.header.number_of(order) % 100);
            script.step(Deed::Label(Some(Some(color))), points, played.place);
            before = order;
        }
        script
    }
}
