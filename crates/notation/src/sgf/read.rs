//! The trees of a collection.

use super::name::{self, Name};
use super::node::{Effect, Root, add_step, effect};
use super::opening::{Opened, Opening};
use super::tokens::{Kind, Tokens, Value, values};
use super::value;
use crate::cursor::{Cursor, LineColumn, is_white};
use crate::script::{Action, NONE, Script};
use crate::segmented::Segmented;
use crate::{Fault, Format, ReadError, Record, Warning, WarningKind};
use pass_alive::Grid;

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
pub(crate) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    let Some(start) = find_tree(cursor) else {
        *cursor = cursor.end();
        return None;
    };
    let mut reader = Reader::new(start);
    reader.tree();
    *cursor = reader.tokens.cursor.clone();
    Some(reader.finish())
}

/// A game tree in the middle of being read.
struct Reader<'a> {
    start: Cursor<'a>,
    tokens: Tokens<'a>,
    /// The end of the readable part.
    end: Cursor<'a>,
    root: Root,
    script: Script,
    /// The reason why there is no record.
    refused: Option<ReadError>,
    /// The start of the current node's properties.
    node: Cursor<'a>,
    /// The branch of the current node.
    branch: u32,
    /// The branches that closing brackets return to.
    open: Segmented<u32>,
    /// The number of open brackets at a move that could not be read: everything up to the next
    /// closing one of them is skipped.
    ended: Option<usize>,
    /// The current node has comments or marks.
    annotated: bool,
    /// A property has been read.
    any: bool,
    /// The properties read so far are those of a root without its semicolon, which may follow.
    is_torn: bool,
    lower_case: bool,
}

/// A property whose values are being read.
struct Property<'a> {
    name: &'a str,
    start: LineColumn,
    values: u32,
}

impl<'a> Reader<'a> {
    fn new(start: Cursor<'a>) -> Self {
        Self {
            script: Script::new(Grid::STANDARD, start.at()),
            tokens: Tokens::new(start.clone()),
            end: start.clone(),
            node: start.clone(),
            start,
            root: Root::default(),
            refused: None,
            branch: NONE,
            open: Segmented::default(),
            ended: None,
            annotated: false,
            any: false,
            is_torn: false,
            lower_case: false,
        }
    }

    /// Complains about the text as a whole.
    fn fail(&mut self, fault: Fault, at: LineColumn) {
        self.script.complaints.push((NONE, ReadError::new(fault, at)));
    }

    fn warn(&mut self, kind: WarningKind, at: LineColumn) {
        self.script.warnings.push(Warning::new(kind, at));
    }

    /// One game tree, from its `(` to the `)` that closes it.
    fn tree(&mut self) {
        // A bracket has been read, and no node since.
        let mut fresh = true;
        let mut property: Option<Property> = None;
        loop {
            let Some(token) = self.tokens.next() else {
                let open = self.open.len() as u32;
                self.fail(Fault::Truncated { open }, self.tokens.cursor.at());
                break;
            };
            let at = token.start.at();
            if let Some(Property { start, values: 0, .. }) = property
                && !matches!(token.kind, Kind::Value(_) | Kind::Unclosed)
            {
                self.fail(Fault::NoValue, start);
            }
            match token.kind {
                Kind::Open => {
                    self.finish_node();
                    self.open.push(self.branch);
                    fresh = true;
                }
                Kind::Close => {
                    self.finish_node();
                    self.branch = self.open.pop().unwrap_or(NONE);
                    if self.ended.is_some_and(|depth| self.open.len() < depth) {
                        self.ended = None;
                    }
                    if self.open.len() == 0 {
                        self.end = self.tokens.cursor.clone();
                        break;
                    }
                    fresh = true;
                }
                Kind::Semicolon => {
                    self.finish_node();
                    self.start_node(fresh, at, self.tokens.cursor.clone());
                    fresh = false;
                }
                Kind::Name(name) => {
                    if fresh {
                        self.warn(WarningKind::NoSemicolon, at);
                        self.is_torn = self.script.branches() == 0;
                        self.start_node(fresh, at, token.start.clone());
                        fresh = false;
                    }
                    property = Some(Property { name, start: at, values: 0 });
                    continue;
                }
                Kind::Value(text) => match &mut property {
                    Some(Property { name, values, .. }) => {
                        let value = Value { name, index: *values, text };
                        *values += 1;
                        self.value(&value);
                        self.end = self.tokens.cursor.clone();
                        continue;
                    }
                    None => self.fail(Fault::UnknownCharacter('['), at),
                },
                Kind::Stray(c) => self.fail(Fault::UnknownCharacter(c), at),
                Kind::Unclosed => {
                    self.fail(Fault::UnclosedValue, at);
                    break;
                }
            }
            property = None;
            self.end = self.tokens.cursor.clone();
        }
        self.finish_node();
        if let Some(at) = self.tokens.zero {
            self.warn(WarningKind::ControlCharacter, at);
        }
    }

    /// Starts a node whose properties start at `node`; `fresh` says that it does not follow
    /// the node before it.
    fn start_node(&mut self, fresh: bool, at: LineColumn, node: Cursor<'a>) {
        self.node = node;
        if fresh {
            // A second root: the file has lost a bracket.
            if self.branch == NONE && self.script.branches() > 0 {
                self.fail(Fault::UnknownCharacter(';'), at);
                self.branch = 0;
                self.ended = self.ended.or(Some(self.open.len()));
            }
            self.branch = self.script.start_branch(self.branch);
        } else {
            self.script.start_node();
        }
        // Some files have empty nodes before the one with the properties of the root.
        let joins = !fresh && self.joins_root();
        self.script.is_torn |= joins;
        if !self.any || joins {
            for value in values(self.node.clone()) {
                if let Err(fault) = self.root.take(&value, &mut self.script) {
                    let error = ReadError::new(fault, value.text.at());
                    self.refused = self.refused.or(Some(error));
                }
            }
        }
    }

    /// True for a node that goes on with the root: its semicolon stands in the midst of the root's
    /// properties, because it has the size of the board, on which no point depends yet.
    fn joins_root(&mut self) -> bool {
        let mut values = values(self.node.clone());
        core::mem::take(&mut self.is_torn)
            && self.script.is_pointless()
            && self.root.lacks_size()
            && values.any(|value| Name::new(value.name.as_bytes()) == name::SZ)
    }

    /// Takes a value of the current node. Changes of the position are made at once; comments and
    /// marks wait for the end of the node, so that they come after its move.
    fn value(&mut self, value: &Value<'a>) {
        self.any = true;
        let name = Name::new(value.name.as_bytes());
        let effect = effect(name, &value.text);
        if !matches!(effect, Effect::None) && value.index == 0 && !self.lower_case {
            self.lower_case = value.name.bytes().all(|b| b.is_ascii_lowercase());
            if self.lower_case {
                self.warn(WarningKind::LowerCase, self.node.at());
            }
        }
        if self.ended.is_some() || self.refused.is_some() {
            return;
        }
        match effect {
            Effect::None => {}
            Effect::Annotation(_) => self.annotated = true,
            Effect::Change(action) => {
                let offset = self.offset(value);
                if value::is_broken(&value.text) && !matches!(action, Action::Turn(_)) {
                    self.warn(WarningKind::BrokenValue, value.text.at());
                }
                let added = add_step(&mut self.script, self.root.grid(), action, value, offset);
                let Err(fault) = added else { return };
                let error = ReadError::new(fault, value.text.at());
                self.script.complaints.push((self.branch, error));
                if let Action::Play(_) = action {
                    self.ended = Some(self.open.len());
                }
            }
        }
    }

    fn finish_node(&mut self) {
        if !core::mem::take(&mut self.annotated) || self.ended.is_some() {
            return;
        }
        for value in values(self.node.clone()) {
            let name = Name::new(value.name.as_bytes());
            if let Effect::Annotation(action) = effect(name, &value.text) {
                let offset = self.offset(&value);
                // Marks outside the board cause a warning with the position.
                let _ = add_step(&mut self.script, self.root.grid(), action, &value, offset);
            }
        }
    }

    /// The offset of a value in the record's text.
    fn offset(&self, value: &Value) -> u32 {
        (value.text.offset() - self.start.offset()) as u32
    }

    fn finish(self) -> Result<Record, ReadError> {
        let nothing = self.script.complaints.first().filter(|_| !self.any);
        if let Some(error) = self.refused.or(nothing.map(|(_, error)| error)) {
            return Err(error);
        }
        let mut script = self.script;
        script.space = self.root.grid().into();
        script.is_game = true;
        script.text.push_str(self.start.until(&self.end).text());
        let (format, title, drawn) = (Format::Sgf, self.root.title(), self.root.view());
        Ok(Record { format, title, assumes_outside_empty: false, drawn, script })
    }
}
