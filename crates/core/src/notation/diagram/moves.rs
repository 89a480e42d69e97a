//! The numbered moves of a diagram.

use super::Diagram;
use super::drawn::is_anchor;
use crate::notation::cursor::{Cursor, Place};
use crate::notation::{Warning, WarningKind};
use crate::topology::Point;

/// The highest order of a move: its label is its number modulo this.
const LAST: usize = 100;

/// Where a move is played, and where the text says so.
#[derive(Clone, Copy)]
pub(super) struct Move {
    pub(super) point: Point,
    pub(super) place: Place,
}

/// The moves by their order less one.
pub(super) type Moves = [Option<Move>; LAST];

/// How many points show a character, and the last of them.
#[derive(Clone, Copy, Default)]
struct Seen {
    count: u32,
    index: usize,
}

impl Diagram<'_> {
    /// The numbered moves, and those that the title puts on a mark. There are none, but a
    /// warning, if a number is repeated. `start` is where the diagram starts.
    pub(super) fn moves(&mut self, start: Place) -> Moves {
        let mut seen = [Seen::default(); 128];
        for (index, drawn) in self.points.iter().enumerate() {
            if let Some(seen) = seen.get_mut(drawn.character as usize) {
                *seen = Seen { count: seen.count + 1, index };
            }
        }
        let mut moves = [None; LAST];
        for order in 1..=10 {
            let Seen { count, index } = seen[character_of(order)];
            if count == 0 {
                continue;
            }
            let place = self.points[index].place;
            if count > 1 {
                let kind = WarningKind::RepeatedNumber(self.header.number_of(order));
                self.warnings.push(Warning { kind, line: place.0, column: place.1 });
                return [None; LAST];
            }
            moves[order as usize - 1] = Some(Move { point: self.board_point(index), place });
        }
        let mut title = Cursor::new(self.header.title);
        let (mut number, mut at) = ("", title.word());
        loop {
            let mark = title.word();
            if mark.is_empty() {
                break;
            }
            if at == "at"
                && let Some(order) = self.order_in(number)
                && let Some(free @ None) = moves.get_mut(order as usize - 1)
                && let Seen { count: 1, index } = seen[self.character_in(mark)]
            {
                *free = Some(Move { point: self.board_point(index), place: start });
            }
            (number, at) = (at, mark);
        }
        moves
    }

    /// The order of the move that the title calls `word`: its number, perhaps after a
    /// bracket.
    fn order_in(&self, word: &str) -> Option<u32> {
        let mut number = Cursor::new(word);
        number.eat("(");
        let order = self.header.order_of(number.number());
        order.filter(|_| number.next().is_none())
    }

    /// The character of the mark that the title calls `word`: `a`, or `7` for the seventh
    /// move, and perhaps punctuation. Zero if there is no such mark.
    fn character_in(&self, word: &str) -> usize {
        let mut word = Cursor::new(word);
        let mut character = word.peek().filter(|&c| is_anchor(c)).map_or(0, |c| c as usize);
        match word.number() {
            Some(number) => {
                if let Some(order @ 1..=10) = self.header.order_of(Some(number)) {
                    character = character_of(order);
                }
            }
            None => {
                word.next();
            }
        }
        if word.all(|c| c.is_ascii_punctuation()) { character } else { 0 }
    }
}

/// The digit that draws the move with this order, from 1 to 10.
fn character_of(order: u32) -> usize {
    '0' as usize + order as usize % 10
}
