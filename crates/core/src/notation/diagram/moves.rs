//! The numbered moves of a diagram.

use super::parse::is_anchor;
use super::{Diagram, Move, order};
use crate::notation::words::{after, number, part, whole_number, word};
use crate::notation::{Warning, WarningKind};

/// The highest order of a move: its label is its number modulo this.
const LAST: usize = 100;

/// How many points show a character, and the last of them.
#[derive(Clone, Copy, Default)]
struct Seen {
    count: u32,
    index: usize,
}

impl Diagram {
    /// Finds the numbered moves, and those that the title puts on a mark. `place` tells line
    /// and column of a drawn point.
    pub(super) fn find_moves(&mut self, place: &dyn Fn(usize) -> (u32, u32)) {
        let mut seen = [Seen::default(); 128];
        for (index, &c) in self.characters.iter().enumerate() {
            if let Some(seen) = seen.get_mut(c as usize) {
                *seen = Seen { count: seen.count + 1, index };
            }
        }
        let mut moves: [Option<Move>; LAST] = [None; LAST];
        for c in b'0'..=b'9' {
            let Seen { count, index } = seen[usize::from(c)];
            let Some(order) = order(c.into()).filter(|_| count > 0) else { continue };
            if count > 1 {
                let (line, column) = place(index);
                let number = self.header.number.unwrap_or(1) + order - 1;
                let kind = WarningKind::RepeatedNumber(number);
                self.warnings.push(Warning { kind, line, column });
                return;
            }
            let point = self.board_point(index as u32);
            moves[order as usize - 1] = Some(Move { order, point });
        }
        let mut title = self.header.title.as_str();
        let (mut moved, mut at) = ("", word(&mut title));
        loop {
            let mark = word(&mut title);
            if mark.is_empty() {
                break;
            }
            if at == "at"
                && let Some(order) =
                    self.order_of(whole_number(after(moved, b'(').unwrap_or(moved)))
                && let Some(place @ None) = moves.get_mut(order as usize - 1)
                && let Seen { count: 1, index } = seen[usize::from(self.character_of(mark))]
            {
                let point = self.board_point(index as u32);
                *place = Some(Move { order, point });
            }
            (moved, at) = (at, mark);
        }
        for found in moves.into_iter().flatten() {
            self.moves.push(found);
        }
    }

    /// The order of the move with this number.
    fn order_of(&self, number: Option<u32>) -> Option<u32> {
        let before = self.header.number.unwrap_or(1) - 1;
        number?.checked_sub(before).filter(|&order| order > 0)
    }

    /// The character that a mark in the title means: `a`, or `7` for the seventh move.
    /// Zero if it means none.
    fn character_of(&self, mark: &str) -> u8 {
        let mut rest = mark;
        let number = number(&mut rest);
        let character = match (self.order_of(number), mark.as_bytes()) {
            (Some(10), _) => b'0',
            (Some(order @ 1..=9), _) => b'0' + order as u8,
            (_, &[c, ..]) if is_anchor(c) => {
                rest = part(mark, 1, mark.len());
                c
            }
            _ => 0,
        };
        if rest.bytes().all(|b| b.is_ascii_punctuation()) { character } else { 0 }
    }
}
