//! The numbered moves of a diagram.

use super::parse::{column, is_anchor};
use super::{Diagram, Move, order};
use crate::notation::place::Line;
use crate::notation::{Warning, WarningKind};

impl Diagram {
    /// Finds the numbered moves, and those that the title puts on a mark.
    pub(super) fn find_moves(&mut self, first: Line, place: impl Fn(usize) -> (u32, u32)) {
        /// Where the moves 1–10 are, and how many points show a character.
        struct Seen {
            index: usize,
            count: u32,
        }
        let mut seen: [Seen; 128] = std::array::from_fn(|_| Seen { index: 0, count: 0 });
        for (index, &c) in self.characters.iter().enumerate() {
            if let Some(seen) = seen.get_mut(c as usize) {
                seen.count += 1;
                seen.index = index;
            }
        }
        let mut moves = Vec::new();
        for (c, seen) in ('\0'..).zip(&seen) {
            let Some(order) = order(c) else { continue };
            let (line, column) = place(seen.index);
            if seen.count > 1 {
                let number = self.header.number.unwrap_or(1) + order - 1;
                let kind = WarningKind::RepeatedNumber(number);
                self.warnings.push(Warning { kind, line, column });
                return;
            }
            if seen.count == 1 {
                let point = self.board_point(seen.index as u32);
                moves.push(Move { order, point, line, column });
            }
        }
        let orders = |number: &str| -> Option<u32> {
            let after = number.parse::<u32>().ok()?.checked_add(1)?;
            after.checked_sub(self.header.number.unwrap_or(1)).filter(|&order| order > 0)
        };
        let mut words = self.header.title.split_whitespace().rev().peekable();
        let mut after = "";
        while let Some(word) = words.next() {
            let number = words.peek().map(|w| w.trim_start_matches('('));
            if word == "at"
                && let Some(order) = number.and_then(orders)
            {
                let mark = after.trim_end_matches([',', '.', ';', ')']);
                let mark = match orders(mark) {
                    Some(10) => Some('0'),
                    Some(order) => char::from_digit(order, 10),
                    None => mark.parse().ok().filter(|&c| is_anchor(c)),
                };
                let seen = mark.and_then(|c| seen.get(c as usize)).filter(|seen| seen.count == 1);
                if let Some(seen) = seen {
                    let point = self.board_point(seen.index as u32);
                    let column = column(first, first.text);
                    moves.push(Move { order, point, line: first.number, column });
                }
            }
            after = word;
        }
        // A number drawn on the board goes before the title's.
        moves.sort_by_key(|m| m.order);
        moves.dedup_by_key(|m| m.order);
        self.moves = moves;
    }
}
