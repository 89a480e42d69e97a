//! The numbered moves of a diagram.

use super::Diagram;
use super::drawn::is_anchor;
use crate::cursor::Cursor;
use crate::diagnostics::Diagnostics;
use crate::{Warning, WarningKind};
use alloc::vec::Vec;

/// The highest order of a move: its label is its number modulo this.
const LAST: usize = 100;

/// No drawn point.
pub(super) const NOT_DRAWN: u32 = u32::MAX;

/// A move of a diagram.
#[derive(Debug, Clone, Copy)]
pub(super) struct Numbered {
    /// Its drawn point, or [`NOT_DRAWN`].
    pub(super) index: u32,
    /// The place of the move in the text; the first line if the title gives the move's point.
    pub(super) offset: u32,
}

/// Too many drawn points to say which.
const SEVERAL: u32 = u32::MAX - 1;

impl Diagram<'_> {
    /// The drawn points with the moves 1, 2 …, if they have one: the numbers, and the moves
    /// that the title puts on a mark. There are none, but a warning, if a number is repeated.
    pub(super) fn moves(&self, warnings: &mut Diagnostics<Warning>) -> Vec<Numbered> {
        let mut moves = vec![Numbered { index: NOT_DRAWN, offset: 0 }; LAST];
        // The point that shows a character.
        let mut shown = vec![NOT_DRAWN; 128];
        // The points on which the moves are drawn.
        let mut offsets = [0; 11];
        for (index, drawn) in (0..).zip(self.inside.points(&self.lines)) {
            let Some(shown) = shown.get_mut(drawn.character as usize) else { continue };
            if *shown == NOT_DRAWN {
                *shown = index;
                if let Some(order) = drawn.order() {
                    offsets[order as usize] = self.offset(&drawn.at);
                }
                continue;
            }
            *shown = SEVERAL;
            if let Some(order) = drawn.order() {
                let kind = WarningKind::RepeatedNumber(self.header.number_of(order));
                warnings.push(Warning::new(kind, drawn.at.at()));
                return moves;
            }
        }
        for order in 1..=10 {
            moves[order as usize - 1] =
                Numbered { index: shown[character_of(order)], offset: offsets[order as usize] };
        }
        let mut title = Cursor::new(self.header.title);
        let (mut number, mut at) = ("", title.word());
        loop {
            let mark = title.word();
            if mark.is_empty() {
                return moves;
            }
            if at == "at"
                && let Some(order) = self.order_in(number)
                && let Some(Numbered { index: free @ NOT_DRAWN, .. }) =
                    moves.get_mut(order as usize - 1)
            {
                let index = shown[self.character_in(mark)];
                if index < SEVERAL {
                    *free = index;
                }
            }
            (number, at) = (at, mark);
        }
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
