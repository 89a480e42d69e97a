//! The trees of a collection.

use super::name::Name;
use super::node::{Game, Value};
use super::opening::{Opened, Opening};
use crate::notation::cursor::{Cursor, is_white};
use crate::notation::script::NONE;
use crate::notation::{Fault, Format, ReadError, Record};
use alloc::vec::Vec;

/// The next place where a game tree starts.
fn find_tree<'a>(from: &Cursor<'a>) -> Option<Cursor<'a>> {
    let mut opening = Opening::default();
    let mut start = None;
    let mut cursor = from.clone();
    loop {
        let here = cursor.clone();
        let c = cursor.next()?;
        match opening.step(c, is_white(c)) {
            Opened::Perhaps => start = Some(here),
            Opened::Yes => return start,
            Opened::No => {}
        }
    }
}

/// Reads the next game tree of a collection; text around the trees is ignored.
pub(in crate::notation) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    let Some(start) = find_tree(cursor) else {
        *cursor = cursor.end();
        return None;
    };
    let mut reader = Reader { cursor: start.clone(), game: Game::default(), error: None };
    reader.tree();
    *cursor = reader.cursor.clone();
    Some(reader.finish(&start))
}

/// A game tree in the middle of being read.
struct Reader<'a> {
    cursor: Cursor<'a>,
    game: Game<'a>,
    /// The first thing that is wrong; what follows in the tree is passed over.
    error: Option<ReadError>,
}

impl<'a> Reader<'a> {
    fn fail(&mut self, fault: Fault, at: &Cursor) {
        if self.error.is_none() {
            self.error = Some(ReadError::new(fault, at.at()));
        }
    }

    /// One game tree, from its `(` to the `)` that closes it.
    fn tree(&mut self) {
        // The node that the next one follows, and those that closing brackets return to.
        let mut parent = NONE;
        let mut branches = Vec::new();
        loop {
            let here = self.cursor.clone();
            match self.cursor.next() {
                Some('(') => branches.push(parent),
                Some(')') => {
                    parent = branches.pop().unwrap_or(NONE);
                    if branches.is_empty() {
                        break;
                    }
                }
                Some(';') => {
                    self.finish_node();
                    // A root besides the root; the file has lost a bracket.
                    if parent == NONE && self.game.script.nodes() > 0 {
                        self.fail(Fault::UnknownCharacter(';'), &here);
                    }
                    parent = self.game.script.start_node(parent);
                }
                Some(c) if c.is_ascii_alphabetic() => self.property(here),
                Some(c) if is_white(c) => {}
                Some(c) => {
                    self.fail(Fault::UnknownCharacter(c), &here);
                    if c == '[' {
                        self.cursor = here;
                        self.values(None);
                    }
                }
                None => {
                    self.fail(Fault::Truncated { open: branches.len() as u32 }, &here);
                    break;
                }
            }
        }
        self.finish_node();
    }

    /// A name and its values.
    fn property(&mut self, start: Cursor<'a>) {
        self.cursor.go_past(|c| c.is_ascii_alphanumeric());
        let name = Name::new(start.until(&self.cursor).text().as_bytes());
        self.cursor.skip_white();
        match self.cursor.peek() {
            Some('[') => self.values(Some(name)),
            Some(_) => self.fail(Fault::NoValue, &start),
            None => {}
        }
    }

    /// One or more values in brackets.
    fn values(&mut self, name: Option<Name>) {
        let mut index = 0;
        loop {
            let open = self.cursor.clone();
            if !self.cursor.eat("[") {
                return;
            }
            let start = self.cursor.clone();
            loop {
                let end = self.cursor.clone();
                match self.cursor.next() {
                    Some(']') => {
                        if let Some(name) = name {
                            let text = start.until(&end);
                            self.game.values.push(Value { name, index, text });
                        }
                        break;
                    }
                    Some('\\') => {
                        self.cursor.next();
                    }
                    Some(_) => {}
                    None => return self.fail(Fault::UnclosedValue, &open),
                }
            }
            index += 1;
            self.cursor.skip_white();
        }
    }

    fn finish_node(&mut self) {
        let result = self.game.finish_node();
        if let Err((fault, at)) = result {
            self.fail(fault, &at);
        }
    }

    fn finish(self, start: &Cursor) -> Result<Record, ReadError> {
        let title = self.game.title();
        match self.error {
            Some(error) => Err(error),
            None => {
                let mut record =
                    Record::new(Format::Sgf, start.at(), self.game.grid(), self.game.script);
                record.title = title;
                record.text.push_str(start.until(&self.cursor).text());
                Ok(record)
            }
        }
    }
}
