//! The tree of a collection: three flat lists of byte positions in the text.

use crate::notation::Fault;

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
    /// The byte its first bracket is at.
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
    /// Start and end of its name.
    name: (u32, u32),
    first_value: u32,
}

/// The next place from `from` on where a game tree starts.
pub(super) fn find_tree(bytes: &[u8], from: usize) -> Option<usize> {
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
    pub(super) fn parse(text: &str) -> Self {
        let mut parser = Parser {
            bytes: text.as_bytes(),
            at: 0,
            collection: Self {
                text: text.into(),
                trees: Vec::new(),
                nodes: Vec::new(),
                properties: Vec::new(),
                values: Vec::new(),
            },
        };
        while let Some(start) = find_tree(parser.bytes, parser.at) {
            parser.at = start;
            parser.tree();
        }
        parser.collection
    }

    /// The node that `node` follows, unless it is a root.
    pub(super) fn parent(&self, node: u32) -> Option<u32> {
        Some(self.nodes[node as usize].parent).filter(|&parent| parent != NONE)
    }

    /// The properties of a node.
    pub(super) fn properties(&self, node: u32) -> std::ops::Range<u32> {
        let end = self.nodes.get(node as usize + 1).map(|next| next.first_property);
        self.nodes[node as usize].first_property..end.unwrap_or(self.properties.len() as u32)
    }

    /// The name as written; FF\[3\] allows lower-case letters that mean nothing.
    pub(super) fn name(&self, property: u32) -> &str {
        let (start, end) = self.properties[property as usize].name;
        &self.text[start as usize..end as usize]
    }

    /// Whether the property is called `name`.
    pub(super) fn is(&self, property: u32, name: &str) -> bool {
        let letters = self.name(property).bytes().filter(u8::is_ascii_uppercase);
        letters.eq(name.bytes())
    }

    /// The values of a property as they are written.
    pub(super) fn values(&self, property: u32) -> impl Iterator<Item = &str> {
        let start = self.properties[property as usize].first_value;
        let end = self.properties.get(property as usize + 1).map(|next| next.first_value);
        let values = start as usize..end.map_or(self.values.len(), |end| end as usize);
        self.values[values].iter().map(|&(start, end)| &self.text[start as usize..end as usize])
    }

    /// The first value of the first property `name` of `node`.
    pub(super) fn value(&self, node: u32, name: &str) -> Option<&str> {
        let property = self.properties(node).find(|&property| self.is(property, name))?;
        self.values(property).next()
    }

    /// The byte position of `part`, a piece of the text.
    pub(super) fn offset(&self, part: &str) -> usize {
        part.as_ptr() as usize - self.text.as_ptr() as usize
    }
}

struct Parser<'a> {
    bytes: &'a [u8],
    at: usize,
    collection: Collection,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// One game tree, from its `(` to the `)` that closes it. After a fault the rest of
    /// the tree is passed over.
    fn tree(&mut self) {
        let start = self.at;
        let first = self.collection.nodes.len() as u32;
        let mut fault = None;
        // The node that the next one follows, and those that closing brackets return to.
        let mut parent = NONE;
        let mut branches = Vec::new();
        while let Some(b) = self.peek() {
            let at = self.at;
            self.at += 1;
            match b {
                b'(' => branches.push(parent),
                b')' => {
                    parent = branches.pop().unwrap_or(NONE);
                    if branches.is_empty() {
                        return self.finish(start, first, fault);
                    }
                }
                b';' => {
                    // A root besides the root; the file has lost a bracket.
                    if parent == NONE && self.collection.nodes.len() as u32 > first {
                        fault = fault.or(Some((Fault::UnknownCharacter(';'), at)));
                    }
                    self.collection.nodes.push(Node {
                        parent,
                        first_property: self.collection.properties.len() as u32,
                    });
                    parent = self.collection.nodes.len() as u32 - 1;
                }
                _ if b.is_ascii_alphabetic() => {
                    let error = self.property(at).err();
                    fault = fault.or(error);
                }
                b'[' => {
                    fault = fault.or(Some((Fault::UnknownCharacter('['), at)));
                    self.at = at;
                    self.values().ok();
                }
                _ if b.is_ascii_whitespace() => {}
                _ => {
                    let c = self.collection.text[at..].chars().next().unwrap_or('\u{fffd}');
                    self.at = at + c.len_utf8();
                    fault = fault.or(Some((Fault::UnknownCharacter(c), at)));
                }
            }
        }
        let end = self.bytes.len();
        fault = fault.or(Some((Fault::Truncated { open: branches.len() as u32 }, end)));
        self.finish(start, first, fault);
    }

    fn finish(&mut self, start: usize, first: u32, fault: Option<(Fault, usize)>) {
        let end = self.collection.nodes.len() as u32;
        self.collection.trees.push(Tree { start, first, end, fault });
    }

    /// A name, whose first letter has been read, and its values.
    fn property(&mut self, start: usize) -> Result<(), (Fault, usize)> {
        while self.peek().is_some_and(|b| b.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        let name = (start as u32, self.at as u32);
        let first_value = self.collection.values.len() as u32;
        self.collection.properties.push(Property { name, first_value });
        self.skip_white_space();
        match self.peek() {
            Some(b'[') => self.values(),
            Some(_) => Err((Fault::NoValue, start)),
            None => Ok(()),
        }
    }

    fn skip_white_space(&mut self) {
        while self.peek().is_some_and(|b| b.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// One or more values in brackets.
    fn values(&mut self) -> Result<(), (Fault, usize)> {
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
                        self.at = self.bytes.len();
                        return Err((Fault::UnclosedValue, open));
                    }
                }
            }
            self.collection.values.push((open as u32 + 1, self.at as u32));
            self.at += 1;
            self.skip_white_space();
        }
        Ok(())
    }
}
