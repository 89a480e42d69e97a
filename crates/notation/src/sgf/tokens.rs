//! The tokens of a game tree.

use crate::cursor::{Cursor, LineColumn};

/// The tokens that follow a cursor, without white space between them.
#[derive(Clone)]
pub(super) struct Tokens<'a> {
    pub(super) cursor: Cursor<'a>,
    /// The place of the first zero byte within a value.
    pub(super) zero: Option<LineColumn>,
}

/// A piece of a game tree, and where it starts.
pub(super) struct Token<'a> {
    pub(super) start: Cursor<'a>,
    pub(super) kind: Kind<'a>,
}

pub(super) enum Kind<'a> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Semicolon,
    /// Letters and digits.
    Name(&'a str),
    /// The text between brackets, escapes included.
    Value(Cursor<'a>),
    /// A value that the end of the text cuts off.
    Unclosed,
    /// Something that SGF gives no meaning here.
    Stray(char),
}

impl<'a> Tokens<'a> {
    pub(super) fn new(cursor: Cursor<'a>) -> Self {
        Self { cursor, zero: None }
    }

    /// A value, after its opening bracket.
    fn value(&mut self) -> Kind<'a> {
        let start = self.cursor.clone();
        loop {
            let end = self.cursor.clone();
            match self.cursor.next() {
                Some(']') => return Kind::Value(start.until(&end)),
                Some('\\') => {
                    self.cursor.next();
                }
                Some('\0') => self.zero = self.zero.or(Some(end.at())),
                Some(_) => {}
                None => return Kind::Unclosed,
            }
        }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.cursor.skip_white();
        let start = self.cursor.clone();
        let kind = match self.cursor.next()? {
            '(' => Kind::Open,
            ')' => Kind::Close,
            ';' => Kind::Semicolon,
            '[' => self.value(),
            c if c.is_ascii_alphabetic() => {
                self.cursor.go_past(|c| c.is_ascii_alphanumeric());
                Kind::Name(start.until(&self.cursor).text())
            }
            c => Kind::Stray(c),
        };
        Some(Token { start, kind })
    }
}

/// The values of the node whose properties start at `start`.
pub(super) fn values(start: Cursor<'_>) -> impl Iterator<Item = Value<'_>> {
    let mut name = "";
    let mut index = 0;
    let tokens = Tokens::new(start).take_while(|token| {
        !matches!(token.kind, Kind::Open | Kind::Close | Kind::Semicolon | Kind::Unclosed)
    });
    tokens.filter_map(move |token| match token.kind {
        Kind::Value(text) if !name.is_empty() => {
            index += 1;
            Some(Value { name, index: index - 1, text })
        }
        Kind::Name(next) => {
            (name, index) = (next, 0);
            None
        }
        Kind::Value(_) => None,
        _ => {
            name = "";
            None
        }
    })
}

/// A value of a property.
pub(super) struct Value<'a> {
    pub(super) name: &'a str,
    /// Its number among the values of the property, from 0.
    pub(super) index: u32,
    /// The text between the brackets, escapes included.
    pub(super) text: Cursor<'a>,
}
