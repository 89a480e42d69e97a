//! The tree of a collection: three flat lists of byte positions in the text.

use std::ops::Range;

use super::name::Name;
use crate::notation::Fault;
use crate::notation::words::part;

/// No node.
const NONE: u32 = u32::MAX;

/// All game trees of a text. Nodes, properties and values are in the order of the text,
/// so that each list is also a list of ranges of the next one.
#[derive(Debug)]
pub(super) struct Collection {
    pub(super) text: Box<str>,
    pub(super) trees: Vec<Tree>,
    nodes: Vec<Node>,
    properties: Vec<Property>,
    /// Start and end of the text between the brackets, escapes and all.
    values: Vec<(u32, u32)>,
}

#[derive(Debug)]
pub(super) struct Tree {
    /// The byte at which it starts.
    pub(super) start: usize,
    /// Its nodes are `first..end`; the first is the root.
    pub(super) first: u32,
    pub(super) end: u32,
    /// What is wrong with its syntax, and at which byte.
    pub(super) fault: Option<(Fault, usize)>,
}

#[derive(Debug)]
struct Node {
    /// Always earlier in the list.
    parent: u32,
    first_property: u32,
}

#[derive(Debug)]
struct Property {
    name: Name,
    /// Start and end of its name.
    written: (u32, u32),
    first_value: u32,
}

/// The next place from `from` on where a game tree starts: `(`, perhaps white space, `;`.
#[inline(never)]
pub(in crate::notation) fn find_tree(bytes: &[u8], from: usize) -> Option<usize> {
    let mut start = None;
    for (i, &b) in bytes.iter().enumerate().skip(from) {
        match b {
            b'(' => start = Some(i),
            b';' if start.is_some() => return start,
            _ if b.is_ascii_whitespace() => {}
            _ => start = None,
        }
    }
    None
}

impl Collection {
    /// Reads all trees of a text of less than 4 GB.
    pub(super) fn parse(text: &str) -> Self {
        let mut parser = Parser {
            text,
            at: 0,
            trees: Vec::new(),
            nodes: Vec::new(),
            properties: Vec::new(),
            values: Vec::new(),
        };
        while let Some(start) = find_tree(text.as_bytes(), parser.at) {
            parser.at = start;
            parser.tree();
        }
        let Parser { trees, nodes, properties, values, .. } = parser;
        Self { text: text.into(), trees, nodes, properties, values }
    }

    /// The node that `node` follows, unless it is a root.
    pub(super) fn parent(&self, node: u32) -> Option<u32> {
        Some(self.nodes[node as usize].parent).filter(|&parent| parent != NONE)
    }

    /// The properties of a node.
    #[inline(never)]
    pub(super) fn properties(&self, node: u32) -> Range<u32> {
        let first = |node: &Node| node.first_property;
        let end = self.nodes.get(node as usize + 1).map_or(self.properties.len() as u32, first);
        first(&self.nodes[node as usize])..end
    }

    pub(super) fn name(&self, property: u32) -> Name {
        self.properties[property as usize].name
    }

    pub(super) fn written_name(&self, property: u32) -> &str {
        let (start, end) = self.properties[property as usize].written;
        part(&self.text, start as usize, end as usize)
    }

    /// The values of a property.
    #[inline(never)]
    pub(super) fn values(&self, property: u32) -> Range<u32> {
        let first = |property: &Property| property.first_value;
        let next = self.properties.get(property as usize + 1);
        first(&self.properties[property as usize])..next.map_or(self.values.len() as u32, first)
    }

    /// A value as it is written; empty if there is none.
    #[inline(never)]
    pub(super) fn value(&self, value: u32) -> &str {
        let &(start, end) = self.values.get(value as usize).unwrap_or(&(0, 0));
        part(&self.text, start as usize, end as usize)
    }

    /// The byte at which a value starts.
    #[inline(never)]
    pub(super) fn offset(&self, value: u32) -> usize {
        self.values.get(value as usize).map_or(0, |&(start, _)| start as usize)
    }

    /// The first value of the first property `name` of `node`.
    #[inline(never)]
    pub(super) fn first_value(&self, node: u32, name: Name) -> Option<u32> {
        let property = self.properties(node).find(|&property| self.name(property) == name)?;
        self.values(property).next()
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    trees: Vec<Tree>,
    nodes: Vec<Node>,
    properties: Vec<Property>,
    values: Vec<(u32, u32)>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// One game tree, from its `(` to the `)` that closes it. After a fault the rest of
    /// the tree is passed over.
    fn tree(&mut self) {
        let (start, first) = (self.at, self.nodes.len() as u32);
        let mut fault: Option<(Fault, usize)> = None;
        // The node that the next one follows, and those that closing brackets return to.
        let mut parent = NONE;
        let mut branches = Vec::new();
        while let Some(b) = self.peek() {
            let at = self.at;
            self.at += 1;
            let mut unknown = false;
            match b {
                b'(' => branches.push(parent),
                b')' => {
                    parent = branches.pop().unwrap_or(NONE);
                    if branches.is_empty() {
                        break;
                    }
                }
                b';' => {
                    // A second root: the file has lost a bracket.
                    unknown = parent == NONE && self.nodes.len() as u32 > first;
                    let first_property = self.properties.len() as u32;
                    self.nodes.push(Node { parent, first_property });
                    parent = self.nodes.len() as u32 - 1;
                }
                b'[' => {
                    unknown = true;
                    self.at = at;
                    // Whatever is wrong with the value, the bracket was wrong before.
                    self.read_values();
                }
                _ if b.is_ascii_alphabetic() => {
                    let error = self.property(at).err();
                    fault = fault.or(error);
                }
                _ => unknown = !b.is_ascii_whitespace(),
            }
            if unknown {
                let c = part(self.text, at, self.text.len()).chars().next();
                // Bytes inside a character come after its first one.
                fault = fault.or(c.map(|c| (Fault::UnknownCharacter(c), at)));
            }
        }
        if !branches.is_empty() {
            let open = branches.len() as u32;
            fault = fault.or(Some((Fault::Truncated { open }, self.text.len())));
        }
        let end = self.nodes.len() as u32;
        self.trees.push(Tree { start, first, end, fault });
    }

    /// A name, whose first letter has been read, and its values.
    fn property(&mut self, start: usize) -> Result<(), (Fault, usize)> {
        while self.peek().is_some_and(|b| b.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        self.properties.push(Property {
            name: Name::new(part(self.text, start, self.at).as_bytes()),
            written: (start as u32, self.at as u32),
            first_value: self.values.len() as u32,
        });
        self.skip_white_space();
        match self.peek() {
            Some(b'[') => self.read_values().map_or(Ok(()), Err),
            Some(_) => Err((Fault::NoValue, start)),
            None => Ok(()),
        }
    }

    fn skip_white_space(&mut self) {
        while self.peek().is_some_and(|b| b.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// One or more values in brackets; what is wrong with them, and where.
    #[inline(never)]
    fn read_values(&mut self) -> Option<(Fault, usize)> {
        while self.peek() == Some(b'[') {
            let open = self.at;
            self.at += 1;
            loop {
                match self.peek() {
                    Some(b']') => break,
                    // The escaped byte may be the first of several; the others are no
                    // bracket anyway.
                    Some(b'\\') => self.at += 2,
                    Some(_) => self.at += 1,
                    None => {
                        self.at = self.text.len();
                        return Some((Fault::UnclosedValue, open));
                    }
                }
            }
            self.values.push((open as u32 + 1, self.at as u32));
            self.at += 1;
            self.skip_white_space();
        }
        None
    }
}
