//! Playing the numbered moves of a diagram.

use super::{Diagram, order, stone};
use crate::notation::play::Play;
use crate::notation::{Mark, MarkKind};

/// A diagram in the middle of being replayed.
#[derive(Debug, Clone)]
pub(in crate::notation) struct DiagramPlay<'a> {
    diagram: &'a Diagram,
    /// The number of moves played, once it has started.
    played: Option<usize>,
    /// For each point the order of the last move on it, or 0.
    orders: Vec<u32>,
}

impl Diagram {
    pub(in crate::notation) fn play(&self) -> DiagramPlay<'_> {
        DiagramPlay { diagram: self, played: None, orders: vec![0; self.grid.len()] }
    }
}

impl DiagramPlay<'_> {
    /// Puts up the start, or plays one move; false if there is none left.
    pub(in crate::notation) fn step(&mut self, play: &mut Play) -> bool {
        let diagram = self.diagram;
        let Some(played) = self.played else {
            self.start(play);
            return true;
        };
        let Some(next) = diagram.moves.get(played) else { return false };
        let before = played.checked_sub(1).map(|last| diagram.moves[last].order);
        if before.is_some_and(|before| before + 1 != next.order) {
            play.play_elsewhere();
        }
        let color = diagram.color_of(next.order);
        play.play(color, Some(next.point), &mut || (diagram.line, 1));
        self.orders[next.point as usize] = next.order;
        self.played = Some(played + 1);
        true
    }

    fn start(&mut self, play: &mut Play) {
        let diagram = self.diagram;
        for (point, c) in diagram.points() {
            let number = order(c).filter(|_| diagram.moves.is_empty());
            play.place(point, number.map(|order| diagram.color_of(order)).or(stone(c)));
        }
        let first = diagram.moves.first().map(|m| diagram.color_of(m.order));
        play.to_play = first.or(diagram.header.first);
        play.warnings.extend_from_slice(&diagram.warnings);
        self.played = Some(0);
    }

    /// The marks drawn, and the numbers of the moves whose stones are on the board.
    pub(in crate::notation) fn marks(&self, play: &Play) -> Vec<Mark> {
        let diagram = self.diagram;
        let mut marks = Vec::new();
        let on_board = |mark: &Mark| {
            !matches!(mark.kind, MarkKind::Label(_)) || play.board.get(mark.point).is_none()
        };
        for (point, c) in diagram.points() {
            if let Some(order) = order(c).filter(|_| diagram.moves.is_empty()) {
                marks.push(Mark { point, kind: diagram.label_of(order) });
            }
            marks.extend(Diagram::mark(point, c).filter(on_board));
        }
        for (point, &order) in (0..).zip(&self.orders) {
            if order > 0 && play.board.get(point) == Some(diagram.color_of(order)) {
                marks.push(Mark { point, kind: diagram.label_of(order) });
            }
        }
        marks
    }
}
